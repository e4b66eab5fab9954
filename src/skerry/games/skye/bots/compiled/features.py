"""What a territory shows a bot: a few numbers from which its future points are predicted.

All of them are counted from what the territory keeps up to date anyway, in a microsecond or two.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled import bits
from skerry.games.skye.rules import tables as t
from skerry.games.skye.rules.scoring import scroll
from skerry.games.skye.rules.territory import STEPS, WIDTH, Territory, size_of

if TYPE_CHECKING:
    Ints = vec[i64]

FEATURES: Final = (
    "one",
    "size",
    "sheep",
    "cattle",
    "whisky",
    "ship",
    "broch",
    "farm",
    "lighthouse",
    "linked",
    "barrels",
    "road_ends",
    "frees",
    "corners",
    "holes",
    "one_open_pasture",
    "one_open_mountain",
    "one_open_water",
    "two_open_pasture",
    "two_open_mountain",
    "two_open_water",
    "wide_pasture",
    "wide_mountain",
    "wide_water",
    "nearly_three",
    "open_lake",
    "ship_alone",
    "light_alone",
    "broch_alone",
    "broch_pair",
    "run_of_two",
    "nearly_trio",
    "scroll_one_open",
    "scroll_two_open",
    "scroll_wide",
    "open_scrolls",
)
"""The names of the features, in their order."""

COUNT: Final = 36
"""How many features there are."""

_SIZE: Final = 1
_ITEMS: Final = 2
_LINKED: Final = 9
BARRELS: Final = 10
_ENDS: Final = 11
_FREES: Final = 12
_CORNERS: Final = 13
_HOLES: Final = 14
_ONE_OPEN: Final = 15
_TWO_OPEN: Final = 18
_WIDE: Final = 21
_NEARLY_THREE: Final = 24
_OPEN_LAKE: Final = 25
_SHIP_ALONE: Final = 26
_LIGHT_ALONE: Final = 27
_BROCH_ALONE: Final = 28
_BROCH_PAIR: Final = 29
_RUN_OF_TWO: Final = 30
_NEARLY_TRIO: Final = 31
_SCROLL_OPEN: Final = 32
_OPEN_SCROLLS: Final = 35

_KINDS: Final = 7


def look(land: Territory, out: "Ints") -> None:
    """Fill `out` with the features of a territory."""
    for feature in range(i64(COUNT)):
        out[feature] = 0
    out[0] = 1
    out[_SIZE] = land.size
    for kind in range(i64(_KINDS)):
        out[_ITEMS + kind] = t.count(land.items, kind)
    least = min(out[_ITEMS + t.BROCH], out[_ITEMS + t.FARM], out[_ITEMS + t.LIGHTHOUSE])
    out[_NEARLY_TRIO] = (
        i64(out[_ITEMS + t.BROCH] > least)
        + i64(out[_ITEMS + t.FARM] > least)
        + i64(out[_ITEMS + t.LIGHTHOUSE] > least)
    )
    linked = land.linked()
    out[_LINKED] = size_of(linked)
    out[BARRELS] = size_of(linked & land.whisky)
    _look_at_areas(land, out)
    _look_at_cells(land, out)
    _look_at_plots(land, linked, out)
    if land.scrolls != 0:
        _look_at_scrolls(land, out)


def _look_at_areas(land: Territory, out: "Ints") -> None:
    sets = land.sets
    for node in range(land.nodes):
        area = sets[node]
        if area & t.OPEN == 0:
            continue
        terrain = (area >> t.TERRAIN_SHIFT) & 3
        if terrain == t.ROAD:
            continue
        is_open = (area & t.OPEN) >> t.OPEN_AT
        if is_open == 1:
            out[_ONE_OPEN + terrain] += 1
        elif is_open == 2:
            out[_TWO_OPEN + terrain] += 1
        else:
            out[_WIDE + terrain] += 1
        tiles = size_of(area)
        if is_open <= 2 and tiles >= 2:
            out[_NEARLY_THREE] += 1
        if terrain == t.WATER:
            if is_open <= 3 and tiles > out[_OPEN_LAKE]:
                out[_OPEN_LAKE] = tiles
            ships = area & t.SHIPS
            lights = area & t.LIGHTS
            if ships != 0 and lights == 0:
                out[_SHIP_ALONE] += 1
            elif lights != 0 and ships == 0:
                out[_LIGHT_ALONE] += 1
        elif terrain == t.MOUNTAIN:
            brochs = (area & t.BROCHS) >> t.BROCHS_AT
            if brochs == 1:
                out[_BROCH_ALONE] += 1
            elif brochs == 2:
                out[_BROCH_PAIR] += 1


def _look_at_cells(land: Territory, out: "Ints") -> None:
    out[_FREES] = land.frees
    free = land.free
    for number in range(land.frees):
        bars = free[number]
        # Every tile forbids some edge beside it.
        touched = (
            i64(bars & 7 != 0) + i64(bars & 56 != 0) + i64(bars & 448 != 0) + i64(bars & 3584 != 0)
        )
        if touched == 2:
            out[_CORNERS] += 1
        elif touched > 2:
            out[_HOLES] += 1


def _look_at_plots(land: Territory, linked: i64, out: "Ints") -> None:
    castle = land.root(t.CASTLE_ROAD)
    for plot in range(land.size):
        cell = land.cell(plot)
        below = land.plot_near(cell + WIDTH)
        if below >= 0 and land.plot_near(cell - WIDTH) < 0 and land.plot_near(cell + 2 * WIDTH) < 0:
            out[_RUN_OF_TWO] += 1
        if linked & bits.bit(plot) == 0:
            continue
        edge = land.face(plot) * 4
        for side in range(i64(4)):
            road = t.ROAD_AT[edge + side]
            if (
                road >= 0
                and land.plot_near(cell + STEPS[side]) < 0
                and land.root(land.node(plot, road)) == castle
            ):
                out[_ENDS] += 1


def _look_at_scrolls(land: Territory, out: "Ints") -> None:
    for plot in range(land.size):
        if (land.scrolls >> plot) & 1 == 0:
            continue
        area = land.sets[land.root(land.node(plot, t.SCROLL_AREA[land.tile(plot)]))]
        is_open = (area & t.OPEN) >> t.OPEN_AT
        if is_open > 0:
            out[_SCROLL_OPEN + min(is_open, 3) - 1] += scroll(land, plot)
            out[_OPEN_SCROLLS] += 1
