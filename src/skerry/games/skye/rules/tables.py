"""The tiles as tables of integers, in all four rotations, for the compiled rules.

A *face* is a tile in one of its four turns: `tile * 4 + turn`. Sides are numbered 0 to 3 from
north, clockwise. An edge mask has three bits for each side, one for each terrain.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.games.skye.pieces.tiles import TILES, Kind, Scroll, Side, Terrain, Tile

if TYPE_CHECKING:
    Ints = vec[i64]

LANDSCAPE: Final = 73
"""Tiles with a smaller number are landscape tiles, the others castles."""

# Items are counted in packed integers: six bits for each kind, so that one addition counts all.
COUNT_BITS: Final = 6
COUNT_MASK: Final = 63
SHEEP: Final = 0
CATTLE: Final = 1
WHISKY: Final = 2
SHIP: Final = 3
BROCH: Final = 4
FARM: Final = 5
LIGHTHOUSE: Final = 6

PASTURE: Final = 0
MOUNTAIN: Final = 1
WATER: Final = 2
ROAD: Final = 3
"""Roads are joined by the same code as areas; this stands for their terrain."""

# A set of areas is one integer: a bit for each plot that it touches, its terrain, and from
# SUMS_SHIFT on its sums, packed like items: open edges and the three items that goals ask for.
PLOTS: Final = (1 << 19) - 1
TERRAIN_SHIFT: Final = 20
SUMS_SHIFT: Final = 22
SUMS_BELOW: Final = (1 << SUMS_SHIFT) - 1
OPEN_AT: Final = SUMS_SHIFT
SHIPS_AT: Final = SUMS_SHIFT + 6
BROCHS_AT: Final = SUMS_SHIFT + 12
LIGHTS_AT: Final = SUMS_SHIFT + 18
OPEN: Final = 63 << OPEN_AT
SHIPS: Final = 63 << SHIPS_AT
BROCHS: Final = 63 << BROCHS_AT
LIGHTS: Final = 63 << LIGHTS_AT
# A set without open edges is less than CLOSED_ROAD under this mask, unless it is a road.
CLOSED_MASK: Final = OPEN | 3 << TERRAIN_SHIFT
CLOSED_ROAD: Final = ROAD << TERRAIN_SHIFT
# A node that no longer stands for a set looks like a road with an open edge, so that no goal counts
# it; in the bits of the plots it has another node of its set.
MOVED: Final = 1 << (SUMS_SHIFT + 24) | 1 << OPEN_AT | ROAD << TERRAIN_SHIFT

# The edge masks of a tile's four turns lie side by side in one integer, each in a lane of its own,
# so that one AND tests all turns. A mask has twelve bits; the bit above them is the lane's flag.
LANE_BITS: Final = 16
LANES: Final = 1 | 1 << LANE_BITS | 1 << 2 * LANE_BITS | 1 << 3 * LANE_BITS
_LANE_MASK: Final = (1 << LANE_BITS) - 1
EDGES_MASK: Final = 0xFFF
_MASKS: Final = LANES * EDGES_MASK
_FLAG_AT: Final = 12

CASTLE_ROAD: Final = 3
"""The node of a castle's road, behind its three areas."""

_SIDES: Final = list(Side)
_TERRAINS: Final = list(Terrain)
_COUNTED: Final = [
    Kind.SHEEP,
    Kind.CATTLE,
    Kind.WHISKY,
    Kind.SHIP,
    Kind.BROCH,
    Kind.FARM,
    Kind.LIGHTHOUSE,
]
_SCROLLS: Final = list(Scroll)


def _area_at(tile: Tile, side: int) -> int:
    for number, area in enumerate(tile.areas):
        if _SIDES[side] in area.edges:
            return number
    raise ValueError(f"{tile.id}: no area at side {side}")


def _road_at(tile: Tile, side: int) -> int:
    for number, road in enumerate(tile.roads):
        if _SIDES[side] in road:
            return number
    return -1


def _area_set(tile: Tile, area: int) -> int:
    total = _TERRAINS.index(tile.areas[area].terrain) << TERRAIN_SHIFT
    total += len(tile.areas[area].edges) << OPEN_AT
    for item in tile.items:
        if item.kind is Kind.SHIP and item.area == area:
            total += item.n << SHIPS_AT
        elif item.kind is Kind.BROCH and item.area == area:
            total += item.n << BROCHS_AT
        elif item.kind is Kind.LIGHTHOUSE and area in item.waters:
            total += item.n << LIGHTS_AT
    return total


def _edges() -> "Ints":
    out = vec[i64]()
    for tile in TILES:
        for turn in range(4):
            mask = 0
            for side in range(4):
                terrain = Terrain(tile.edges[(side - turn) % 4])
                mask |= 1 << (3 * side + _TERRAINS.index(terrain))
            out = append(out, mask)
    return out


def _turns(edges: "Ints") -> "Ints":
    out = vec[i64]()
    for tile in range(len(TILES)):
        lanes = 0
        for turn in range(4):
            lanes |= int(edges[tile * 4 + turn]) << (LANE_BITS * turn)
        out = append(out, lanes)
    return out


def _bars(edges: "Ints") -> "Ints":
    out = vec[i64]()
    for mask in edges:
        for side in range(4):
            bars = ((int(mask) >> (3 * side) & 7) ^ 7) << (3 * (side ^ 2))
            out = append(out, bars * LANES)
    return out


def _at_sides(roads: bool) -> "Ints":
    out = vec[i64]()
    for tile in TILES:
        for turn in range(4):
            for side in range(4):
                printed = (side - turn) % 4
                node = _road_at(tile, printed)
                if not roads:
                    node = _area_at(tile, printed)
                elif node >= 0:
                    node += len(tile.areas)
                out = append(out, node)
    return out


def _first_node() -> "Ints":
    out = vec[i64]()
    total = 0
    for tile in TILES:
        out = append(out, total)
        total += len(tile.areas) + len(tile.roads)
    return append(out, total)


def _node_sets() -> "Ints":
    out = vec[i64]()
    for tile in TILES:
        for area in range(len(tile.areas)):
            out = append(out, _area_set(tile, area))
        for _road in tile.roads:
            out = append(out, ROAD << TERRAIN_SHIFT)
    return out


def _items() -> "Ints":
    out = vec[i64]()
    for tile in TILES:
        packed = 0
        for number, kind in enumerate(_COUNTED):
            packed += tile.count(kind) << (COUNT_BITS * number)
        out = append(out, packed)
    return out


def _scrolls(areas: bool) -> "Ints":
    out = vec[i64]()
    for tile in TILES:
        found = -1
        for item in tile.items:
            if item.scroll is not None and item.area is not None:
                found = item.area if areas else _SCROLLS.index(item.scroll)
        out = append(out, found)
    return out


EDGES: Final = _edges()
"""Per face: the edge mask."""

TURNS: Final = _turns(EDGES)
"""Per tile: the edge masks of its four turns, each in its lane."""

BARS: Final = _bars(EDGES)
"""Per face and side: the edges that the cell beyond that side forbids, in every lane."""

AREA_AT: Final = _at_sides(False)
"""Per face and side: which node of the tile is the area that meets that side."""

ROAD_AT: Final = _at_sides(True)
"""Per face and side: which node of the tile is the road that leaves there, or -1."""

FIRST_NODE: Final = _first_node()
"""Per tile: where its nodes start in NODE_SET, areas first, then roads; the last entry ends it."""

NODE_SET: Final = _node_sets()
"""Per node of a tile: its terrain, its edges and its items, as the set that it starts with."""

ITEMS: Final = _items()
"""Per tile: the counts of all kinds, packed."""

SCROLL: Final = _scrolls(False)
"""Per tile: the kind of its scroll, or -1."""

SCROLL_AREA: Final = _scrolls(True)
"""Per tile: the area in which its scroll lies, or -1."""

SCROLL_COUNTS: Final = vec[i64]([SHEEP, WHISKY, SHIP, CATTLE, BROCH, FARM, LIGHTHOUSE])
"""Per kind of scroll: which items it counts."""

SCROLL_PER: Final = vec[i64]([2, 2, 2, 1, 1, 1, 1])
"""Per kind of scroll: how many items make a point."""


def misfits(turns: i64, bars: i64) -> i64:
    """The turns, 1 in their lanes, that have a barred edge; both masks have four lanes."""
    # A lane with any bit left carries into its flag when all twelve bits are added.
    return ((turns & bars) + _MASKS) >> _FLAG_AT & LANES


def sum_of_lanes(lanes: i64) -> i64:
    """The sum of the four lanes, which fits in a lane."""
    # The product has it in its last lane, since every lane is moved there once.
    return (lanes * LANES) >> (3 * LANE_BITS) & _LANE_MASK


# Moves the bit of each lane beside the others: bits 0, 16, 32 and 48 to 48, 49, 50 and 51.
_GATHER: Final = 1 << 48 | 1 << 33 | 1 << 18 | 1 << 3


def _nth_lanes() -> "Ints":
    out = vec[i64]()
    for gathered in range(16):
        lanes = [lane for lane in range(4) if gathered >> lane & 1]
        for nth in range(4):
            out = append(out, lanes[nth] if nth < len(lanes) else -1)
    return out


_NTH_LANES: Final = _nth_lanes()


def nth_lane(lanes: i64, nth: i64) -> i64:
    """Which lane, from 0, is the nth of those that hold a 1; the others hold 0."""
    return _NTH_LANES[((lanes * _GATHER) >> 48 & 15) * 4 + nth]


def count(items: i64, kind: i64) -> i64:
    """How many of a kind a packed count holds."""
    return (items >> (COUNT_BITS * kind)) & COUNT_MASK
