"""What people call the numbers of the rules: cells, cards, tiles, fields and modes."""

from collections.abc import Iterable
from functools import cache

from skerry.games.cats.game.options import Difficulty, Mode
from skerry.games.cats.pieces.cards import CARDS, CardId
from skerry.games.cats.pieces.tiles import CELLS, TILES, Cell, Field, TileId
from skerry.games.cats.rules.tables import cells_at

MODES = tuple(Mode)
DIFFICULTIES = tuple(Difficulty)
FIELDS = tuple(Field)


@cache
def cells_of(place: int) -> tuple[Cell, ...]:
    """The cells of a place."""
    return tuple([CELLS[cell] for cell in cells_at(place)])


def card_ids(numbers: Iterable[int]) -> tuple[CardId, ...]:
    """Cards by their numbers."""
    return tuple([CARDS[number].id for number in numbers])


def tile_ids(numbers: Iterable[int]) -> tuple[TileId, ...]:
    """Tiles by their numbers."""
    return tuple([TILES[number] for number in numbers])
