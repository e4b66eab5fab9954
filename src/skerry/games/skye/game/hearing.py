"""What a seat heard in Isle of Skye, as rows of numbers."""

from typing import get_args

from skerry.core.learners.hearing import Hearing
from skerry.games.skye.game.events import SkyeEvent
from skerry.games.skye.pieces.tiles import TILES, Goal, Slot


def most_rows(seats: int) -> int:
    """More rows than any game has: at most 13 a seat in each of six rounds, and the end."""
    return 80 * seats + 20


HEARING = Hearing(
    kinds=get_args(SkyeEvent),
    names={"tile": [tile.id for tile in TILES], "goal": list(Goal), "slot": list(Slot)},
    most_rows=most_rows,
)
