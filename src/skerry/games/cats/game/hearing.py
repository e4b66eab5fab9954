"""What a seat heard in The Isle of Cats, as rows of numbers."""

from typing import get_args

from skerry.core.learners.hearing import Hearing
from skerry.games.cats.game.events import CatsEvent
from skerry.games.cats.game.ids import DIFFICULTIES, FIELDS, MODES
from skerry.games.cats.pieces.cards import CARDS, SISTER, SOLO_LESSONS
from skerry.games.cats.pieces.tiles import BOAT_IDS, CELL_NUMBER, COLOURS, TILES


def most_rows(seats: int) -> int:
    """About half as many rows again as the longest games had that were measured."""
    return 300 + 150 * seats


HEARING = Hearing(
    kinds=get_args(CatsEvent),
    names={
        "tile": TILES,
        "card": [card.id for card in CARDS],
        "colour": COLOURS,
        "field": FIELDS,
        "boat": BOAT_IDS,
        "mode": MODES,
        "difficulty": DIFFICULTIES,
        "card of the sister": [card.id for card in SISTER],
        "lesson of the sister": [lesson.id for lesson in SOLO_LESSONS],
    },
    most_rows=most_rows,
    cells=CELL_NUMBER,
)
