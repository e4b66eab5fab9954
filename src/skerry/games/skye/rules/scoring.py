"""The points of a territory: the sixteen goals and the scrolls.

Each goal is one function. It returns the points and adds each part of them to `lines`, if that
is given: how many points, for what, and on which tiles. So the score that counts and the score
that is explained come from the same code.
"""

from typing import Final

from mypy_extensions import i64

from skerry.core.compiled.bits import bit
from skerry.games.skye.rules import tables as t
from skerry.games.skye.rules.territory import WIDTH, Territory, size_of

# The goals by their numbers, in the order of `tiles.Goal`.
SQUARES: Final = 0
SHEEP_GOAL: Final = 1
BROCHS: Final = 2
WHISKY_GOAL: Final = 3
FARM_GOAL: Final = 4
CATTLE_GOAL: Final = 5
ROADS_GOAL: Final = 6
LAKE: Final = 7
AREAS_GOAL: Final = 8
AREAS3: Final = 9
TRIO: Final = 10
SHIPS: Final = 11
GOLD: Final = 12
HARBOUR: Final = 13
COLUMN: Final = 14
MOUNTAINS: Final = 15

MOST: Final = 5
SECOND: Final = 2


class Lines:
    """Collects the parts of a score: points, the number of items, and the plots of the tiles."""

    def __init__(self) -> None:
        self.parts: list[tuple[int, int, int]] = []

    def add(self, points: i64, things: i64, plots: i64) -> None:
        """Add a part."""
        self.parts.append((int(points), int(things), int(plots & t.PLOTS)))


def is_majority(goal: i64) -> bool:
    """Whether the goal compares the clans with each other."""
    return goal == WHISKY_GOAL or goal == SHIPS or goal == GOLD


def holding(goal: i64, land: Territory, gold: i64) -> i64:
    """How many a clan has of what a majority goal compares."""
    if goal == WHISKY_GOAL:
        return t.count(land.items, t.WHISKY)
    if goal == SHIPS:
        return t.count(land.items, t.SHIP)
    return gold


def majority(mine: i64, ahead: i64) -> i64:
    """5 for the most, 2 for the second most; at least one is needed.

    `ahead` is how many others have more. With a tie for first place, nobody is second.
    """
    if mine == 0:
        return 0
    if ahead == 0:
        return MOST
    if ahead == 1:
        return SECOND
    return 0


def territory_points(
    goal: i64, land: Territory, farm_four: bool, castle_on_roads: bool, lines: Lines | None
) -> i64:
    """The points of one territory for a goal that needs no comparison."""
    if goal == SQUARES:
        return squares(land, lines)
    if goal == SHEEP_GOAL:
        return sheep(land, lines)
    if goal == BROCHS:
        return brochs(land, lines)
    if goal == FARM_GOAL:
        return farm(land, farm_four, lines)
    if goal == CATTLE_GOAL:
        return cattle(land, lines)
    if goal == ROADS_GOAL:
        return roads(land, castle_on_roads, lines)
    if goal == LAKE:
        return lake(land, lines)
    if goal == AREAS_GOAL:
        return completed(land, 1, 1, lines)
    if goal == AREAS3:
        return completed(land, 3, 3, lines)
    if goal == TRIO:
        return trio(land, lines)
    if goal == HARBOUR:
        return harbour(land, lines)
    if goal == COLUMN:
        return column(land, lines)
    return mountains(land, lines)


def squares(land: Territory, lines: Lines | None) -> i64:
    """2 for each block of 2 x 2 tiles; blocks may overlap."""
    points: i64 = 0
    for plot in range(land.size):
        cell = land.cell(plot)
        corner = land.plot_near(cell + WIDTH + 1)
        if corner >= 0:
            east = land.plot_near(cell + 1)
            south = land.plot_near(cell + WIDTH)
            if east >= 0 and south >= 0:
                points += 2
                if lines is not None:
                    lines.add(2, 4, bit(plot) | bit(east) | bit(south) | bit(corner))
    return points


def sheep(land: Territory, lines: Lines | None) -> i64:
    """1 for each sheep."""
    if lines is not None:
        for plot in range(land.size):
            here = t.count(_printed(land, plot), t.SHEEP)
            if here > 0:
                lines.add(here, here, bit(plot))
    return t.count(land.items, t.SHEEP)


def brochs(land: Territory, lines: Lines | None) -> i64:
    """1, 3 or 6 for each mountain area with one, two, or more brochs."""
    if t.count(land.items, t.BROCH) == 0:
        return 0
    points: i64 = 0
    sets = land.sets
    for node in range(land.nodes):
        area = sets[node]
        if area & t.BROCHS != 0 and _terrain(area) == t.MOUNTAIN:
            here = (area >> t.BROCHS_AT) & t.COUNT_MASK
            # 1, 3, 6
            gain = min(here, 3) * (min(here, 3) + 1) // 2
            points += gain
            if lines is not None:
                lines.add(gain, here, area)
    return points


def farm(land: Territory, four: bool, lines: Lines | None) -> i64:
    """1 for each sheep or cattle on a farm's tile or on a tile around it.

    Around means all eight neighbours, or four if the options say so.
    """
    if t.count(land.items, t.FARM) == 0:
        return 0
    near = _near_farms(land, four)
    points: i64 = 0
    for plot in range(land.size):
        printed = _printed(land, plot)
        animals = t.count(printed, t.SHEEP) + t.count(printed, t.CATTLE)
        if animals > 0 and (near >> plot) & 1 != 0:
            points += animals
            if lines is not None:
                lines.add(animals, animals, bit(plot))
    return points


def cattle(land: Territory, lines: Lines | None) -> i64:
    """2 for each cattle on a tile that a road links to the castle."""
    points: i64 = 0
    linked = land.linked() & land.cattle
    for plot in range(land.size):
        if (linked >> plot) & 1 != 0:
            here = t.count(_printed(land, plot), t.CATTLE)
            points += 2 * here
            if lines is not None:
                lines.add(2 * here, here, bit(plot))
    return points


def roads(land: Territory, castle_counts: bool, lines: Lines | None) -> i64:
    """1 for each tile that a road links to the castle; the castle itself if the options say so."""
    linked = land.linked()
    if not castle_counts:
        linked &= ~i64(1)
    points = size_of(linked)
    if lines is not None and points > 0:
        lines.add(points, points, linked)
    return points


def lake(land: Territory, lines: Lines | None) -> i64:
    """2 for each tile of the largest completed water area."""
    best: i64 = 0
    where: i64 = 0
    node = land.next_completed(-1)
    while node >= 0:
        area = land.sets[node]
        if _terrain(area) == t.WATER:
            tiles = size_of(area)
            if tiles > best:
                best = tiles
                where = area
        node = land.next_completed(node)
    if lines is not None and best > 0:
        lines.add(2 * best, best, where)
    return 2 * best


def completed(land: Territory, gain: i64, least: i64, lines: Lines | None) -> i64:
    """`gain` for each completed area of at least `least` tiles, whatever its terrain."""
    points: i64 = 0
    node = land.next_completed(-1)
    while node >= 0:
        area = land.sets[node]
        tiles = size_of(area)
        if tiles >= least:
            points += gain
            if lines is not None:
                lines.add(gain, tiles, area)
        node = land.next_completed(node)
    return points


def trio(land: Territory, lines: Lines | None) -> i64:
    """5 for each set of a broch, a farm and a lighthouse; a building counts in one set only."""
    sets = t.count(land.items, t.BROCH)
    sets = min(sets, t.count(land.items, t.FARM))
    sets = min(sets, t.count(land.items, t.LIGHTHOUSE))
    if lines is not None:
        for number in range(sets):
            lines.add(
                5,
                3,
                _nth(land, t.BROCH, number)
                | _nth(land, t.FARM, number)
                | _nth(land, t.LIGHTHOUSE, number),
            )
    return 5 * sets


def harbour(land: Territory, lines: Lines | None) -> i64:
    """3 for each water area with a ship on it and a lighthouse beside it."""
    if t.count(land.items, t.SHIP) == 0 or t.count(land.items, t.LIGHTHOUSE) == 0:
        return 0
    points: i64 = 0
    sets = land.sets
    for node in range(land.nodes):
        area = sets[node]
        if area & t.SHIPS != 0 and area & t.LIGHTS != 0 and _terrain(area) == t.WATER:
            points += 3
            if lines is not None:
                ships = (area >> t.SHIPS_AT) & t.COUNT_MASK
                lights = (area >> t.LIGHTS_AT) & t.COUNT_MASK
                lines.add(3, ships + lights, area)
    return points


def column(land: Territory, lines: Lines | None) -> i64:
    """3 for each unbroken vertical line of at least three tiles, however long."""
    points: i64 = 0
    for plot in range(land.size):
        cell = land.cell(plot)
        if land.plot_near(cell - WIDTH) < 0:
            tiles: i64 = 0
            where: i64 = 0
            below = plot
            while below >= 0:
                tiles += 1
                where |= bit(below)
                cell += WIDTH
                below = land.plot_near(cell)
            if tiles >= 3:
                points += 3
                if lines is not None:
                    lines.add(3, tiles, where)
    return points


def mountains(land: Territory, lines: Lines | None) -> i64:
    """2 for each completed mountain area."""
    points: i64 = 0
    node = land.next_completed(-1)
    while node >= 0:
        area = land.sets[node]
        if _terrain(area) == t.MOUNTAIN:
            points += 2
            if lines is not None:
                lines.add(2, size_of(area), area)
        node = land.next_completed(node)
    return points


def scroll(land: Territory, plot: i64) -> i64:
    """The points of the scroll on a tile at the end, or -1 if there is none.

    Halves are rounded down first; a completed area then doubles the points.
    """
    tile = land.tile(plot)
    kind = t.SCROLL[tile]
    if kind < 0:
        return -1
    points = t.count(land.items, t.SCROLL_COUNTS[kind]) // t.SCROLL_PER[kind]
    if scroll_is_doubled(land, plot):
        points *= 2
    return points


def scroll_is_doubled(land: Territory, plot: i64) -> bool:
    """Whether the scroll on this tile is in a completed area."""
    return _is_closed(_scroll_set(land, plot))


def scroll_area(land: Territory, plot: i64) -> i64:
    """The plots of the area with the scroll of this tile."""
    return _scroll_set(land, plot) & t.PLOTS


def _scroll_set(land: Territory, plot: i64) -> i64:
    return land.sets[land.root(land.node(plot, t.SCROLL_AREA[land.tile(plot)]))]


def scrolls(land: Territory) -> i64:
    """The points of all scrolls of a territory at the end."""
    points: i64 = 0
    for plot in range(land.size):
        if (land.scrolls >> plot) & 1 != 0:
            points += scroll(land, plot)
    return points


def plots_with(land: Territory, kind: i64) -> i64:
    """The plots whose tiles show a kind of item."""
    plots: i64 = 0
    for plot in range(land.size):
        if t.count(_printed(land, plot), kind) > 0:
            plots |= bit(plot)
    return plots


def _printed(land: Territory, plot: i64) -> i64:
    return t.ITEMS[land.tile(plot)]


def _terrain(area: i64) -> i64:
    return area >> t.TERRAIN_SHIFT & 3


def _is_closed(area: i64) -> bool:
    return area & t.OPEN == 0


def _near_farms(land: Territory, four: bool) -> i64:
    """The plots with a farm on them or around them."""
    near: i64 = 0
    for plot in range(land.size):
        if t.count(_printed(land, plot), t.FARM) > 0:
            cell = land.cell(plot)
            for side in range(i64(-1), i64(2)):
                for along in range(i64(-1), i64(2)):
                    if four and side != 0 and along != 0:
                        continue
                    other = land.plot_near(cell + side * WIDTH + along)
                    if other >= 0:
                        near |= bit(other)
    return near


def _nth(land: Territory, kind: i64, number: i64) -> i64:
    """The plot, as a mask, of the nth item of a kind."""
    seen: i64 = 0
    for plot in range(land.size):
        seen += t.count(_printed(land, plot), kind)
        if seen > number:
            return bit(plot)
    return 0
