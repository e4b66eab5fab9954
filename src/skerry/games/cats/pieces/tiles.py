"""The tiles and boats of The Isle of Cats as they are printed: cats, treasures, oshax, rooms."""

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import NewType

import msgspec

TileId = NewType("TileId", str)
"""A cat (`blue-k03`), a rare treasure (`r_t`), a common one (`c2`) or an oshax (`o1`)."""

Cell = tuple[int, int]
"""A cell of a boat: x from the stern, y from the top."""


class Colour(StrEnum):
    """The five colours of cats, in the order of their numbers."""

    BLUE = "blue"
    GREEN = "green"
    RED = "red"
    PURPLE = "purple"
    ORANGE = "orange"


class Field(StrEnum):
    """Where cats wait on the island."""

    LEFT = "left"
    RIGHT = "right"


class Shape(msgspec.Struct, frozen=True):
    """A polyomino as printed; it may be rotated and flipped."""

    id: str
    cells: tuple[Cell, ...]


class Shapes(msgspec.Struct, frozen=True):
    """The shapes of one kind of tile."""

    shapes: tuple[Shape, ...]


class CommonShapes(msgspec.Struct, frozen=True):
    """The common treasures, and how many of each shape there are."""

    shapes: tuple[Shape, ...]
    each_shape_by_players: dict[str, int]


class TileSet(msgspec.Struct, frozen=True):
    """All shapes."""

    cats: Shapes
    rare_treasure: Shapes
    common_treasure: CommonShapes
    oshax: Shapes


class Room(msgspec.Struct, frozen=True):
    """A room of every boat."""

    no: int
    symbol: str | None
    cells: tuple[Cell, ...]


class Grid(msgspec.Struct, frozen=True):
    """What all boats have in common."""

    width: int
    height: int
    column_heights: tuple[int, ...]
    rooms: tuple[Room, ...]
    edge_cells: tuple[Cell, ...]


class BoatPlan(msgspec.Struct, frozen=True):
    """What differs from boat to boat: rats and the colours of the maps."""

    id: str
    maps: dict[Colour, Cell]
    rats: tuple[Cell, ...]


class Pieces(msgspec.Struct, frozen=True):
    """The tiles and boats of the data file."""

    tiles: TileSet
    boat_grid: Grid
    boats: tuple[BoatPlan, ...]


@cache
def pieces() -> Pieces:
    """The tiles and boats.

    >>> len(pieces().tiles.cats.shapes), len(pieces().boats)
    (17, 4)
    """
    data = Path(__file__).with_name("data").joinpath("cats.json").read_bytes()
    return msgspec.json.decode(data, type=Pieces)


COLOURS: tuple[Colour, ...] = tuple(Colour)
GRID: Grid = pieces().boat_grid
BOATS: tuple[BoatPlan, ...] = pieces().boats
BOAT_IDS: tuple[str, ...] = tuple(boat.id for boat in BOATS)

SHAPES: tuple[Shape, ...] = (
    pieces().tiles.cats.shapes
    + pieces().tiles.rare_treasure.shapes
    + pieces().tiles.common_treasure.shapes
    + pieces().tiles.oshax.shapes
)
"""17 shapes of cats, 5 of rare treasures, 4 of common ones, 6 of oshax."""

CATS = 85
TILES: tuple[TileId, ...] = tuple(
    [TileId(f"{colour}-{shape.id}") for colour in COLOURS for shape in SHAPES[:17]]
    + [TileId(shape.id) for shape in SHAPES[17:]]
)
"""Cats by colour, rare and common treasures, oshax; the number of a tile is its index here."""

NUMBER: dict[str, int] = {tile: number for number, tile in enumerate(TILES)}


def cells() -> list[Cell]:
    """All cells of a boat, column by column; the number of a cell is its index here.

    >>> len(cells()), cells()[0]
    (142, (0, 3))
    """
    middle = GRID.height // 2
    return [
        (x, y)
        for x, high in enumerate(GRID.column_heights)
        for y in range(middle - high // 2, middle + high // 2 + 1)
    ]


CELLS: tuple[Cell, ...] = tuple(cells())
CELL_NUMBER: dict[Cell, int] = {cell: number for number, cell in enumerate(CELLS)}


def turned(shape: Shape) -> list[frozenset[Cell]]:
    """A shape in all its different rotations and flips, each in the corner of the grid."""
    found: list[frozenset[Cell]] = []
    cells = list(shape.cells)
    for _ in range(2):
        for _ in range(4):
            left = min(x for x, _ in cells)
            top = min(y for _, y in cells)
            moved = frozenset((x - left, y - top) for x, y in cells)
            if moved not in found:
                found.append(moved)
            cells = [(-y, x) for x, y in cells]
        cells = [(-x, y) for x, y in cells]
    return found
