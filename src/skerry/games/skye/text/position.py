"""Territories from JSON files: read, checked against the placement rules, and scored."""

from collections.abc import Mapping

import msgspec

from skerry.core.score import Scorecard
from skerry.games.skye.game.explain import Side, scorecard
from skerry.games.skye.game.moves import cell_text
from skerry.games.skye.game.options import SkyeOptions, read_options
from skerry.games.skye.game.view import Placed
from skerry.games.skye.pieces.tiles import GOALS, NUMBER, Goal
from skerry.games.skye.rules.tables import LANDSCAPE
from skerry.games.skye.rules.territory import REACH, Territory, cell_at

MOST_GOLD = 9_999
"""More than any game has."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One territory, or several to be compared, and the goals to score them by."""

    territory: tuple[Placed, ...] | None = None
    gold: int = 0
    territories: tuple[Side, ...] | None = None
    goals: tuple[str, ...] = tuple(Goal)
    options: dict[str, object] = {}
    end: bool = True
    """Whether scrolls and gold count, as at the end of the game."""


def score_cards(given: Mapping[str, object]) -> list[tuple[str, Scorecard]]:
    """The scorecard of each territory; ValueError says what is wrong and where."""
    try:
        position = msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise ValueError(f"not a territory: {error}") from None
    if (position.territory is None) == (position.territories is None):
        raise ValueError('not a territory: one of "territory" and "territories" is needed')
    options: SkyeOptions = read_options(position.options)
    for goal in position.goals:
        if goal not in GOALS:
            raise ValueError(f"unknown goal {goal!r} (there are: {', '.join(GOALS)})")
    goals = [Goal(goal) for goal in position.goals]
    sides = position.territories or (Side(position.territory or (), position.gold),)
    for number, side in enumerate(sides):
        _check(side, f"territory {number}")
    return [
        (f"territory {seat}", scorecard(sides, goals, options, seat=seat, end=position.end))
        for seat in range(len(sides))
    ]


def _check(side: Side, name: str) -> None:
    """A territory must be one that could have been built: castle first, then legal places."""
    if not 0 <= side.gold <= MOST_GOLD:
        raise ValueError(f"{name}: gold is 0 to {MOST_GOLD}, not {side.gold}")
    land = Territory()
    seen: set[str] = set()
    for number, placed in enumerate(side.territory):
        where = f"{name}, tile {number} ({placed.tile} at {cell_text(placed.x, placed.y)})"
        if placed.tile not in NUMBER:
            raise ValueError(f"{where}: there is no such tile")
        if placed.tile in seen:
            raise ValueError(f"{where}: the tile lies there twice")
        seen.add(placed.tile)
        _lay(land, placed, number == 0, where)
    if land.size == 0:
        raise ValueError(f"{name}: there is no tile, not even a castle")


def _lay(land: Territory, placed: Placed, first: bool, where: str) -> None:
    number = NUMBER[placed.tile]
    if first != (number >= LANDSCAPE):
        raise ValueError(f"{where}: the castle comes first, and there is only one")
    if first:
        if (placed.x, placed.y, placed.turn) != (0, 0, 0):
            raise ValueError(f"{where}: the castle lies at x 0, y 0 with turn 0")
        land.lay_castle(number)
        return
    if land.size == 19:
        raise ValueError(f"{where}: a territory has at most 19 tiles")
    near = abs(placed.x) <= REACH and abs(placed.y) <= REACH
    if placed.turn not in range(4):
        raise ValueError(f"{where}: turn is 0 to 3")
    if not near or not land.fits(number * 4 + placed.turn, cell_at(placed.x, placed.y)):
        raise ValueError(f"{where}: it does not fit there, after the tiles before it")
    land.place(number * 4 + placed.turn, cell_at(placed.x, placed.y))
