"""A territory: the tiles of one clan, where the next ones may lie, and what they form.

Everything a goal asks for is kept up to date while tiles are placed: areas and roads are sets of
nodes that are joined when tiles meet (union-find), and each set knows its tiles, its open edges
and its items. Every free cell beside the territory carries the edges that it forbids, so that
one AND tells whether a tile fits.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from skerry.core.compiled import bits
from skerry.core.compiled.ints import copied
from skerry.games.skye.rules import tables

if TYPE_CHECKING:
    Ints = vec[i64]

# At most 19 tiles lie in a territory (the castle and three a round), so that x and y stay within
# -19 to 19 with the free cells around them: 39 columns, and one more keeps the rows apart.
REACH: Final = 19
WIDTH: Final = 40
CASTLE_CELL: Final = REACH * WIDTH + REACH

_TILES: Final = 19
MOST_FREE: Final = 2 * _TILES + 2
"""The most free cells beside a territory."""
# No 19 tiles have more areas and roads than that together; a test checks it.
_NODES: Final = 88
_HALF: Final = _NODES // 2

# The grid needs no place for every cell: two cells that share one, `cell & 255`, are at least 21
# steps apart, and no territory reaches that far, with the free cells around it. A test checks it.
_GRID: Final = 256
_GRID_MASK: Final = _GRID - 1
# A cell of the grid is 0 (nothing near), plot + 1 (a tile), or _FREE + the number of a free cell.
_FREE: Final = 64

CELL_BITS: Final = 11
"""The number of bits of a cell."""
CELL_MASK: Final = (1 << CELL_BITS) - 1
_NODE_AT: Final = CELL_BITS + 9
_PLACED_MASK: Final = (1 << _NODE_AT) - 1

STEPS: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])
"""Per side: the way to the next cell."""


def cell_at(x: i64, y: i64) -> i64:
    """The number of the cell at (x, y); the castle lies at (0, 0), x grows east, y south."""
    return (y + REACH) * WIDTH + x + REACH


def x_of(cell: i64) -> i64:
    """The x of a cell's number."""
    return cell % WIDTH - REACH


def y_of(cell: i64) -> i64:
    """The y of a cell's number."""
    return cell // WIDTH - REACH


@mypyc_attr(acyclic=True)
class Territory:
    """The tiles of one clan in the order in which they were placed, the castle first.

    A tile's place in that order is its *plot*; sets of tiles are bit masks of plots.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self.items: i64 = 0
        """All items of the territory, counted and packed."""
        self.whisky: i64 = 0
        """The plots that carry a barrel."""
        self.cattle: i64 = 0
        """The plots that carry cattle."""
        self.scrolls: i64 = 0
        """The plots that carry a scroll."""
        self.frees: i64 = 0
        self.nodes: i64 = 0
        """How many areas and roads all tiles have together."""
        self.tiles = vec[i64]()
        """Per plot: the number of its first node, its face and its cell, each in its own bits."""
        self.free = vec[i64]()
        """Where a tile could lie next: the edges that the first `frees` cells forbid, in each lane,
        and from MOST_FREE on the cells themselves."""
        self.sets = vec[i64]()
        """Per node that stands for its set: the set's plots, its terrain, and its sums as in
        NODE_SET, each in its own bits. Per other node: MOVED and another node of its set."""
        # The nodes that stand for completed areas, as bits: the first half of all nodes, and the
        # others.
        self._completed: i64 = 0
        self._completed_later: i64 = 0
        self._grid = vec[u8]()

    def copy(self) -> "Territory":
        """An independent copy."""
        other = Territory()
        self.copy_to(other)
        return other

    def copy_to(self, other: "Territory") -> None:
        """Make another territory equal to this one."""
        other.size = self.size
        other.items = self.items
        other.whisky = self.whisky
        other.cattle = self.cattle
        other.scrolls = self.scrolls
        other.frees = self.frees
        other.nodes = self.nodes
        other._completed = self._completed
        other._completed_later = self._completed_later
        other.tiles = copied(self.tiles, other.tiles)
        other.free = self.free[:]
        other.sets = self.sets[:]
        other._grid = self._grid[:]

    def __copy__(self) -> "Territory":
        return self.copy()

    def lay_castle(self, castle: i64) -> None:
        """Lay the castle, the first tile."""
        self.tiles = vec[i64]([0] * _TILES)
        self.free = vec[i64]([0] * (2 * MOST_FREE))
        self.sets = vec[i64]([0] * _NODES)
        self._grid = vec[u8]([u8(0)] * _GRID)
        self._lay(castle * 4, CASTLE_CELL)

    def place(self, face: i64, cell: i64) -> None:
        """Lay a tile on a free cell where it fits; nothing is checked here."""
        self._take_free(self._at(cell) - _FREE)
        self._lay(face, cell)

    def face(self, plot: i64) -> i64:
        """The tile on a plot and how it is turned."""
        return (self.tiles[plot] & _PLACED_MASK) >> CELL_BITS

    def tile(self, plot: i64) -> i64:
        """The tile on a plot."""
        return (self.tiles[plot] & _PLACED_MASK) >> (CELL_BITS + 2)

    def cell(self, plot: i64) -> i64:
        """The cell of a plot."""
        return self.tiles[plot] & CELL_MASK

    def placed(self, plot: i64) -> i64:
        """The face and the cell of a plot: face << CELL_BITS | cell."""
        return self.tiles[plot] & _PLACED_MASK

    def node(self, plot: i64, number: i64) -> i64:
        """An area or a road of the tile on a plot: areas come first, then roads."""
        return (self.tiles[plot] >> _NODE_AT) + number

    def fits(self, face: i64, cell: i64) -> bool:
        """Whether this tile, turned this way, fits on this cell."""
        return self.is_free(cell) and tables.EDGES[face] & self.forbids(cell) == 0

    def has_place(self, tile: i64) -> bool:
        """Whether the tile fits anywhere, in any rotation."""
        free = self.free
        turns = tables.TURNS[tile]
        for number in range(self.frees):
            if tables.misfits(turns, free[number]) != tables.LANES:
                return True
        return False

    def plot_at(self, cell: i64) -> i64:
        """The plot on a cell, or -1."""
        plot = self.plot_near(cell)
        if plot >= 0 and self.cell(plot) == cell:
            return plot
        return -1

    def plot_near(self, cell: i64) -> i64:
        """The plot on a cell that is at most two steps away from one, or -1."""
        found = i64(self._grid[cell & _GRID_MASK])
        if found < _FREE:
            return found - 1
        return -1

    def is_free(self, cell: i64) -> bool:
        """Whether this is an empty cell that touches a tile."""
        number = self._at(cell) - _FREE
        return number >= 0 and self.free_cell(number) == cell

    def forbids(self, cell: i64) -> i64:
        """The edges that a free cell forbids, as an edge mask."""
        return self.free[self._at(cell) - _FREE] & tables.EDGES_MASK

    def free_cell(self, number: i64) -> i64:
        """One of the free cells."""
        return self.free[MOST_FREE + number]

    def root(self, node: i64) -> i64:
        """The node that stands for the whole set of a node."""
        return _root(self.sets, node)

    def next_completed(self, node: i64) -> i64:
        """The first node behind this one that stands for a completed area, or -1."""
        start = node + 1
        if start < _HALF:
            left = self._completed >> start
            if left != 0:
                return start + bits.lowest(left)
            start = _HALF
        left = self._completed_later >> (start - _HALF)
        if left != 0:
            return start + bits.lowest(left)
        return -1

    def linked(self) -> i64:
        """The plots that a road links to the castle, including the castle's own."""
        return self.sets[_root(self.sets, tables.CASTLE_ROAD)] & tables.PLOTS

    def _at(self, cell: i64) -> i64:
        return i64(self._grid[cell & _GRID_MASK])

    def _take_free(self, number: i64) -> None:
        """Forget a free cell; the last one moves to its place."""
        last = self.frees - 1
        self.frees = last
        if number != last:
            free = self.free
            moved = free[MOST_FREE + last]
            free[number] = free[last]
            free[MOST_FREE + number] = moved
            self._grid[moved & _GRID_MASK] = u8(_FREE + number)

    def _lay(self, face: i64, cell: i64) -> None:
        plot = self.size
        self.size = plot + 1
        node = self.nodes
        self.tiles[plot] = node << _NODE_AT | face << CELL_BITS | cell
        printed = tables.ITEMS[face >> 2]
        self.items += printed
        self.whisky |= i64(tables.count(printed, tables.WHISKY) != 0) << plot
        self.cattle |= i64(tables.count(printed, tables.CATTLE) != 0) << plot
        self.scrolls |= i64(tables.SCROLL[face >> 2] >= 0) << plot
        self._add_nodes(face >> 2, plot)
        free = self.free
        grid = self._grid
        grid[cell & _GRID_MASK] = u8(plot + 1)
        for side in range(i64(4)):
            edge = face * 4 + side
            beside = cell + STEPS[side]
            there = i64(grid[beside & _GRID_MASK])
            if there >= _FREE:
                free[there - _FREE] |= tables.BARS[edge]
            elif there != 0:
                self._join(node, edge, there - 1, side ^ 2)
            else:
                number = self.frees
                self.frees = number + 1
                free[number] = tables.BARS[edge]
                free[MOST_FREE + number] = beside
                grid[beside & _GRID_MASK] = u8(_FREE + number)

    def _add_nodes(self, tile: i64, plot: i64) -> None:
        """Each area and each road of a new tile starts as a set of its own."""
        sets = self.sets
        node = self.nodes
        bit = bits.bit(plot)
        for printed in range(tables.FIRST_NODE[tile], tables.FIRST_NODE[tile + 1]):
            starts_as = tables.NODE_SET[printed]
            sets[node] = bit | starts_as
            if starts_as & tables.CLOSED_MASK < tables.CLOSED_ROAD:
                self._complete(node)
            node += 1
        self.nodes = node

    def _join(self, node: i64, here: i64, other: i64, side: i64) -> None:
        """A new tile, with this first node and at this edge, meets the `side` of another plot."""
        sets = self.sets
        placed = self.tiles[other]
        there = ((placed & _PLACED_MASK) >> CELL_BITS) * 4 + side
        other_node = placed >> _NODE_AT
        area = _root(sets, node + tables.AREA_AT[here])
        _unite(sets, area, _root(sets, other_node + tables.AREA_AT[there]))
        # Either way, two edges are no longer open.
        sets[area] -= 2 << tables.SUMS_SHIFT
        if sets[area] & tables.OPEN == 0:
            self._complete(area)
        road = tables.ROAD_AT[here]
        other_road = tables.ROAD_AT[there]
        if road >= 0 and other_road >= 0:
            _unite(sets, _root(sets, node + road), _root(sets, other_node + other_road))

    def _complete(self, node: i64) -> None:
        """Remember that this node stands for a completed area, which never changes again."""
        if node < _HALF:
            self._completed |= bits.bit(node)
        else:
            self._completed_later |= bits.bit(node - _HALF)


def _root(sets: "Ints", node: i64) -> i64:
    """The node that stands for the whole set of a node."""
    found = sets[node]
    while found >= tables.MOVED:
        above = found & tables.PLOTS
        found = sets[above]
        # Shorten the way for the next time.
        if found >= tables.MOVED:
            sets[node] = found
        node = above
    return node


def _unite(sets: "Ints", a: i64, b: i64) -> None:
    """Unite the plots of two sets and add their sums; the terrain is the same."""
    if a != b:
        added = sets[b]
        sets[b] = tables.MOVED | a
        sets[a] = (sets[a] | added & tables.SUMS_BELOW) + (added & ~tables.SUMS_BELOW)


def size_of(mask: i64) -> i64:
    """How many tiles a set of plots holds."""
    return bits.ones(mask & tables.PLOTS)
