"""Tiles and boats of The Isle of Cats: legal places, contacts, families."""

from dataclasses import dataclass, field
from typing import NamedTuple

Cell = tuple[int, int]
Cells = frozenset[Cell]


class Tile(NamedTuple):
    """A tile. A cat has a colour; an oshax gets one when it is placed."""

    id: str
    kind: str  # cat, oshax, common or rare
    colour: str | None
    shape: Cells
    small: bool


class Placed(NamedTuple):
    """A tile on a boat, identified by its cells."""

    tile: Tile
    colour: str | None
    cells: Cells


class Plan(NamedTuple):
    """What is printed on a boat."""

    cells: Cells
    rooms: dict[int, Cells]
    rats: Cells
    maps: dict[str, Cell]


@dataclass
class Boat:
    """A plan and, for each covered cell, the tile that covers it."""

    plan: Plan
    tiles: dict[Cell, Placed] = field(default_factory=dict)


def neighbours(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def around(cells: Cells) -> Cells:
    """The neighbouring cells of these cells."""
    return frozenset(other for cell in cells for other in neighbours(cell)) - cells


def touches(cells: Cells, others: Cells) -> bool:
    return bool(around(cells) & others)


# Shapes and places.


def to_corner(cells: Cells) -> Cells:
    """The same shape, moved so that its smallest x and y are 0."""
    left = min(x for x, _ in cells)
    top = min(y for _, y in cells)
    return frozenset((x - left, y - top) for x, y in cells)


def orientations(shape: Cells) -> set[Cells]:
    """The shape in its four rotations, unflipped and flipped."""
    found = set()
    for start in (shape, frozenset((-x, y) for x, y in shape)):
        cells = start
        for _ in range(4):
            cells = frozenset((-y, x) for x, y in cells)
            found.add(to_corner(cells))
    return found


def fits(boat: Boat, cells: Cells, free_spot: bool) -> bool:
    """Whether the cells are on the boat, free, and touch a tile if they must."""
    covered = frozenset(boat.tiles)
    if not cells <= boat.plan.cells or cells & covered:
        return False
    return free_spot or not covered or touches(cells, covered)


def legal_places(boat: Boat, shape: Cells, free_spot: bool) -> set[Cells]:
    """Every set of cells that a tile of this shape can cover."""
    places = set()
    for turned in orientations(shape):
        for left, top in bounding_box(boat.plan.cells):
            cells = frozenset((x + left, y + top) for x, y in turned)
            if fits(boat, cells, free_spot):
                places.add(cells)
    return places


def bounding_box(cells: Cells) -> set[Cell]:
    """All cells in the rectangle around the boat, where a shape's corner can be."""
    right = max(x for x, _ in cells)
    bottom = max(y for _, y in cells)
    return {(x, y) for x in range(right + 1) for y in range(bottom + 1)}


def put(boat: Boat, tile: Tile, colour: str | None, cells: Cells) -> Placed:
    placed = Placed(tile, colour, cells)
    for cell in cells:
        boat.tiles[cell] = placed
    return placed


def remove(boat: Boat, placed: Placed) -> None:
    for cell in placed.cells:
        del boat.tiles[cell]


# Tiles on a boat.


def placed_tiles(boat: Boat) -> set[Placed]:
    return set(boat.tiles.values())


def cats(boat: Boat, colour: str | None = None) -> set[Placed]:
    """All cats, or those of one colour. An oshax counts as a cat of its chosen colour."""
    return {
        placed
        for placed in placed_tiles(boat)
        if placed.tile.kind in ("cat", "oshax") and colour in (None, placed.colour)
    }


def oshax(boat: Boat) -> set[Placed]:
    return {placed for placed in placed_tiles(boat) if placed.tile.kind == "oshax"}


def treasures(boat: Boat, kind: str = "any") -> set[Placed]:
    """The treasures of a kind: common, rare or both."""
    kinds = ("common", "rare") if kind == "any" else (kind,)
    return {placed for placed in placed_tiles(boat) if placed.tile.kind in kinds}


def covered_by(tiles: set[Placed]) -> Cells:
    return frozenset(cell for placed in tiles for cell in placed.cells)


def uncovered(boat: Boat, cells: Cells) -> Cells:
    return cells - frozenset(boat.tiles)


def visible_rats(boat: Boat) -> Cells:
    return uncovered(boat, boat.plan.rats)


def uncovered_maps(boat: Boat) -> Cells:
    return uncovered(boat, frozenset(boat.plan.maps.values()))


def full_rooms(boat: Boat) -> set[int]:
    return {number for number, room in boat.plan.rooms.items() if not uncovered(boat, room)}


def empty_rooms(boat: Boat) -> set[int]:
    return {number for number, room in boat.plan.rooms.items() if uncovered(boat, room) == room}


def edge(plan: Plan) -> Cells:
    """The cells at the edge of the boat."""
    return frozenset(cell for cell in plan.cells if not neighbours(cell) <= plan.cells)


def is_lonely(boat: Boat, cat: Placed) -> bool:
    """Whether no other cat of its colour touches it."""
    others = cats(boat, cat.colour) - {cat}
    return not touches(cat.cells, covered_by(others))


def groups(boat: Boat) -> list[set[Placed]]:
    """The connected groups of cats of one colour, including single cats."""
    unseen = cats(boat)
    found = []
    while unseen:
        start = unseen.pop()
        group = {start}
        waiting = [start]
        while waiting:
            cat = waiting.pop()
            for other in cats(boat, cat.colour) - group:
                if touches(cat.cells, other.cells):
                    group.add(other)
                    waiting.append(other)
        unseen -= group
        found.append(group)
    return found


def families(boat: Boat) -> list[set[Placed]]:
    """The groups of three or more cats."""
    return [group for group in groups(boat) if len(group) >= 3]


def family_sizes(boat: Boat) -> list[int]:
    """The sizes of the families, the largest first."""
    return sorted((len(family) for family in families(boat)), reverse=True)


def one_coloured_columns(boat: Boat, height: int) -> int:
    """The columns of this height that cats of one colour cover from top to bottom."""
    count = 0
    for column in {x for x, _ in boat.plan.cells}:
        cells = {cell for cell in boat.plan.cells if cell[0] == column}
        colours = {boat.tiles[cell].colour if cell in boat.tiles else None for cell in cells}
        if len(cells) == height and len(colours) == 1 and None not in colours:
            count += 1
    return count
