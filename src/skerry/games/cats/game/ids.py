"""What people call the numbers of the rules: cells, cards, tiles, fields and modes."""

from collections.abc import Iterable, Iterator
from functools import cache

from skerry.games.cats.game.events import OnCells, SentTo
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


def on_cells(pairs: Iterable[int]) -> tuple[OnCells, ...]:
    """Tiles and their places, one after the other, as tiles on cells."""
    return tuple(OnCells(TILES[tile], cells_of(place)) for tile, place in by_two(pairs))


def sent_to(pairs: Iterable[int]) -> tuple[SentTo, ...]:
    """Tiles and their fields, one after the other; a rare treasure goes to no field."""
    return tuple(
        SentTo(TILES[tile], None if field < 0 else FIELDS[field]) for tile, field in by_two(pairs)
    )


def by_two(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Numbers in pairs."""
    rest = iter(numbers)
    return zip(rest, rest, strict=True)
