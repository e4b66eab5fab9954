"""A territory: the tiles of one clan, where the next ones may lie, and what they form.

Everything a goal asks for is kept up to date while tiles are placed: areas and roads are sets of
nodes that are joined when tiles meet (union-find), and each set knows its tiles, its open edges
and its items. Every free cell beside the territory carries the edges that it forbids, so that
one AND tells whether a tile fits.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.skye.rules import tables

if TYPE_CHECKING:
    Ints = vec[i64]

# At most 19 tiles lie in a territory (the castle and three a round), so that x and y stay within
# -19 to 19 with the free cells around them: 39 columns, and one more keeps the rows apart.
REACH: Final = 19
WIDTH: Final = 40
CASTLE_CELL: Final = REACH * WIDTH + REACH

_TILES: Final = 19
_FREES: Final = 2 * _TILES + 2
# No 19 tiles have more areas and roads than that together; a test checks it.
_NODES: Final = 88

# The grid holds eight cells in one integer: copying few integers is what makes copies cheap.
_WORDS: Final = 196
# A cell of the grid is 0 (nothing near), plot + 1 (a tile), or _FREE + the number of a free cell.
_FREE: Final = 64

CELL_BITS: Final = 11
"""The number of bits of a cell."""
CELL_MASK: Final = (1 << CELL_BITS) - 1


def cell_at(x: i64, y: i64) -> i64:
    """The number of the cell at (x, y); the castle lies at (0, 0), x grows east, y south."""
    return (y + REACH) * WIDTH + x + REACH


def x_of(cell: i64) -> i64:
    """The x of a cell's number."""
    return cell % WIDTH - REACH


def y_of(cell: i64) -> i64:
    """The y of a cell's number."""
    return cell // WIDTH - REACH


class Territory:
    """The tiles of one clan in the order in which they were placed, the castle first.

    A tile's place in that order is its *plot*; sets of tiles are bit masks of plots.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self.tiles = vec[i64]()
        """Per plot: face << CELL_BITS | cell."""
        self.items: i64 = 0
        """All items of the territory, counted and packed."""
        self.whisky: i64 = 0
        """The plots that carry a barrel."""
        self.frees: i64 = 0
        self.free = vec[i64]()
        """Where a tile could lie next, the first `frees`: forbidden edges << CELL_BITS | cell."""
        self.nodes: i64 = 0
        """How many areas and roads all tiles have together."""
        self.first = vec[i64]()
        """Per plot: the number of the tile's first node; areas come first, then roads."""
        self.parent = vec[i64]()
        """Per node: another node of the same set, itself if the node stands for the set."""
        self.sets = vec[i64]()
        """Per set: its plots, its terrain, and its sums as in AREA_SUM, each in its own bits."""
        self._grid = vec[i64]()

    def copy(self) -> "Territory":
        """An independent copy."""
        other = Territory()
        other.size = self.size
        other.tiles = self.tiles[:]
        other.items = self.items
        other.whisky = self.whisky
        other.frees = self.frees
        other.free = self.free[:]
        other.nodes = self.nodes
        other.first = self.first[:]
        other.parent = self.parent[:]
        other.sets = self.sets[:]
        other._grid = self._grid[:]
        return other

    def __copy__(self) -> "Territory":
        return self.copy()

    def lay_castle(self, castle: i64) -> None:
        """Lay the castle, the first tile."""
        self.tiles = vec[i64]([0] * _TILES)
        self.first = vec[i64]([0] * _TILES)
        self.free = vec[i64]([0] * _FREES)
        self.parent = vec[i64]([0] * _NODES)
        self.sets = vec[i64]([0] * _NODES)
        self._grid = vec[i64]([0] * _WORDS)
        self._lay(castle * 4, CASTLE_CELL)

    def place(self, face: i64, cell: i64) -> None:
        """Lay a tile on a free cell where it fits; nothing is checked here."""
        self._take_free(self._at(cell) - _FREE)
        self._lay(face, cell)

    def face(self, plot: i64) -> i64:
        """The tile on a plot and how it is turned."""
        return self.tiles[plot] >> CELL_BITS

    def tile(self, plot: i64) -> i64:
        """The tile on a plot."""
        return self.tiles[plot] >> (CELL_BITS + 2)

    def cell(self, plot: i64) -> i64:
        """The cell of a plot."""
        return self.tiles[plot] & CELL_MASK

    def fits(self, face: i64, cell: i64) -> bool:
        """Whether this tile, turned this way, fits on this cell."""
        return self.is_free(cell) and tables.EDGES[face] & self.forbids(cell) == 0

    def has_place(self, tile: i64) -> bool:
        """Whether the tile fits anywhere, in any rotation."""
        free = self.free
        turn0 = tables.EDGES[tile * 4]
        turn1 = tables.EDGES[tile * 4 + 1]
        turn2 = tables.EDGES[tile * 4 + 2]
        turn3 = tables.EDGES[tile * 4 + 3]
        for number in range(self.frees):
            bars = free[number] >> CELL_BITS
            if turn0 & bars == 0 or turn1 & bars == 0 or turn2 & bars == 0 or turn3 & bars == 0:
                return True
        return False

    def plot_at(self, cell: i64) -> i64:
        """The plot on a cell, or -1."""
        found = self._at(cell)
        if found < _FREE:
            return found - 1
        return -1

    def is_free(self, cell: i64) -> bool:
        """Whether this is an empty cell that touches a tile."""
        return cell >= 0 and cell < WIDTH * (WIDTH - 1) and self._at(cell) >= _FREE

    def forbids(self, cell: i64) -> i64:
        """The edges that a free cell forbids, as an edge mask."""
        return self.free[self._at(cell) - _FREE] >> CELL_BITS

    def root(self, node: i64) -> i64:
        """The node that stands for the whole set of a node."""
        parent = self.parent
        while True:
            above = parent[node]
            if above == node:
                return node
            parent[node] = parent[above]
            node = above

    def linked(self) -> i64:
        """The plots that a road links to the castle, including the castle's own."""
        return self.sets[self.root(tables.AREAS[self.tile(0)])] & tables.PLOTS

    def _at(self, cell: i64) -> i64:
        return (self._grid[cell >> 3] >> ((cell & 7) << 3)) & 127

    def _mark(self, cell: i64, value: i64) -> None:
        # Apply the difference to the old value: a shifted literal would be a C int, too short.
        grid = self._grid
        word = cell >> 3
        shift = (cell & 7) << 3
        grid[word] ^= (((grid[word] >> shift) & 127) ^ value) << shift

    def _take_free(self, number: i64) -> None:
        """Forget a free cell; the last one moves to its place."""
        last = self.frees - 1
        self.frees = last
        if number != last:
            moved = self.free[last]
            self.free[number] = moved
            self._mark(moved & CELL_MASK, _FREE + number)

    def _lay(self, face: i64, cell: i64) -> None:
        plot = self.size
        self.size = plot + 1
        self.tiles[plot] = face << CELL_BITS | cell
        printed = tables.ITEMS[face >> 2]
        self.items += printed
        self.whisky |= tables.count(printed, tables.WHISKY) << plot
        self._mark(cell, plot + 1)
        self._add_nodes(face >> 2, plot)
        edges = tables.EDGES[face]
        step: i64 = -WIDTH
        for side in range(i64(4)):
            beside = cell + step
            there = self._at(beside)
            if there != 0 and there < _FREE:
                self._join(plot, there - 1, side)
            else:
                # Any other terrain than ours is forbidden there, on the side that faces us.
                bars = ((edges >> (3 * side) & 7) ^ 7) << (3 * (side ^ 2) + CELL_BITS)
                if there == 0:
                    number = self.frees
                    self.frees = number + 1
                    self.free[number] = bars | beside
                    self._mark(beside, _FREE + number)
                else:
                    self.free[there - _FREE] |= bars
            # North, east, south, west.
            step = 1 if side == 0 else WIDTH if side == 1 else -1

    def _add_nodes(self, tile: i64, plot: i64) -> None:
        """Each area and each road of a new tile starts as a set of its own."""
        parent = self.parent
        sets = self.sets
        node = self.nodes
        self.first[plot] = node
        bit = i64(1) << plot
        first = tables.FIRST_AREA[tile]
        for area in range(tables.AREAS[tile]):
            parent[node] = node
            sets[node] = bit | tables.AREA_SET[first + area]
            node += 1
        # A loop variable named _ would be a Python object in the compiled code.
        for _road in range(tables.ROADS[tile]):
            parent[node] = node
            sets[node] = bit | tables.ROAD << tables.TERRAIN_SHIFT
            node += 1
        self.nodes = node

    def _join(self, plot: i64, other: i64, side: i64) -> None:
        """Two tiles meet: `other` lies beside `plot` over its `side`."""
        here = self.face(plot) * 4 + side
        there = self.face(other) * 4 + (side ^ 2)
        a = self.root(self.first[plot] + tables.AREA_AT[here])
        b = self.root(self.first[other] + tables.AREA_AT[there])
        self._unite(a, b)
        # Either way, two edges are no longer open.
        self.sets[a] -= 2 << tables.SUMS_SHIFT
        if tables.ROAD_AT[here] >= 0 and tables.ROAD_AT[there] >= 0:
            a = self.root(self.first[plot] + tables.AREAS[here >> 4] + tables.ROAD_AT[here])
            b = self.root(self.first[other] + tables.AREAS[there >> 4] + tables.ROAD_AT[there])
            self._unite(a, b)

    def _unite(self, a: i64, b: i64) -> None:
        """Unite the plots and add the sums; the terrain is the same."""
        if a != b:
            sets = self.sets
            one = sets[a]
            two = sets[b]
            self.parent[b] = a
            sets[a] = ((one | two) & tables.SUMS_BELOW) | (
                (one >> tables.SUMS_SHIFT) + (two >> tables.SUMS_SHIFT)
            ) << tables.SUMS_SHIFT


def size_of(mask: i64) -> i64:
    """How many tiles a set of plots holds."""
    bits = mask & tables.PLOTS
    total: i64 = 0
    while bits != 0:
        bits &= bits - 1
        total += 1
    return total
