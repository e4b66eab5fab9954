"""The tiles as data: the known totals, and what the rules rely on."""

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from skerry.games.skye.pieces.tiles import (
    GOALS,
    NUMBER,
    TILES,
    Goal,
    Item,
    Kind,
    Scroll,
    Side,
    Terrain,
    Tile,
    pieces,
)
from skerry.games.skye.rules import scoring, tables, territory
from skerry.games.skye.rules.state import SCORINGS
from skerry.games.skye.rules.track import rounds, scored

LANDSCAPE = pieces().landscape
CASTLES = pieces().castles
SIDES = tuple(Side)
each = pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)

TERRAIN_OF: dict[Kind, set[Terrain]] = {
    Kind.SHEEP: {Terrain.PASTURE},
    Kind.CATTLE: {Terrain.PASTURE},
    Kind.FARM: {Terrain.PASTURE},
    Kind.CASTLE: {Terrain.PASTURE},
    Kind.BROCH: {Terrain.MOUNTAIN},
    Kind.SHIP: {Terrain.WATER},
    Kind.WHISKY: {Terrain.PASTURE, Terrain.MOUNTAIN},
    Kind.SCROLL: set(Terrain),
}


def items() -> Iterator[tuple[Tile, Item]]:
    """Everything that is printed on landscape tiles."""
    for tile in LANDSCAPE:
        for item in tile.items:
            yield tile, item


# --- the totals that are known of the box -------------------------------------------------------


def test_pieces() -> None:
    assert [tile.id for tile in LANDSCAPE] == [f"L{number:02}" for number in range(1, 74)]
    assert {tile.id for tile in CASTLES} == {
        "C-blue",
        "C-yellow",
        "C-red",
        "C-white",
        "C-green",
    }
    assert [TILES[NUMBER[tile.id]] for tile in TILES] == list(TILES)
    assert len(NUMBER) == 78
    assert tables.LANDSCAPE == 73


@pytest.mark.parametrize(
    ("kind", "total"),
    [
        (Kind.SHEEP, 28),
        (Kind.CATTLE, 15),
        (Kind.SHIP, 28),
        (Kind.BROCH, 14),
        (Kind.FARM, 15),
        (Kind.LIGHTHOUSE, 15),
        (Kind.WHISKY, 27),
        (Kind.SCROLL, 14),
        (Kind.CASTLE, 0),
    ],
)
def test_total_of_kind(kind: Kind, total: int) -> None:
    assert sum(tile.count(kind) for tile in LANDSCAPE) == total


def test_two_scrolls_of_each_kind() -> None:
    scrolls = Counter(item.scroll for _, item in items() if item.kind is Kind.SCROLL)
    assert scrolls == dict.fromkeys(Scroll, 2)


def test_edges() -> None:
    edges = Counter(edge for tile in LANDSCAPE for edge in tile.edges)
    assert edges == {"P": 107, "M": 89, "W": 96}


def test_inner_areas() -> None:
    inner = [area.terrain for tile in LANDSCAPE for area in tile.areas if not area.edges]
    assert Counter(inner) == {Terrain.MOUNTAIN: 4, Terrain.PASTURE: 4, Terrain.WATER: 5}


def test_roads() -> None:
    roads = [(tile, road) for tile in LANDSCAPE for road in tile.roads]
    assert len({tile.id for tile, _ in roads}) == 56
    assert Counter(len(road) for _, road in roads) == {1: 6, 2: 41, 3: 11}
    assert all(tile.count(Kind.WHISKY) for tile, road in roads if len(road) == 1)


def test_two_tiles_have_two_roads() -> None:
    double = [tile for tile in LANDSCAPE if len(tile.roads) > 1]
    assert [tile.id for tile in double] == ["L30", "L31"]
    assert all(not tile.count(Kind.WHISKY) and not tile.count(Kind.CATTLE) for tile in double)


def test_cattle_at_roads() -> None:
    assert sum(tile.count(Kind.CATTLE) for tile in LANDSCAPE if tile.roads) == 12


def test_barrels_stand_at_roads_one_to_a_tile() -> None:
    barrels = [(tile, item) for tile, item in items() if item.kind is Kind.WHISKY]
    assert len({tile.id for tile, _ in barrels}) == 27
    assert all(item.n == 1 and item.road is not None for _, item in barrels)


# --- every tile ------------------------------------------------------------------------------


@each
def test_areas_cover_the_edges(tile: Tile) -> None:
    assert len(tile.edges) == 4
    covered = sorted(SIDES.index(side) for area in tile.areas for side in area.edges)
    assert covered == [0, 1, 2, 3]
    for area in tile.areas:
        assert {tile.edges[SIDES.index(side)] for side in area.edges} <= {area.terrain.value}


@each
def test_roads_leave_by_land(tile: Tile) -> None:
    exits = [side for road in tile.roads for side in road]
    assert len(set(exits)) == len(exits)
    assert all(road for road in tile.roads)
    assert all(tile.edges[SIDES.index(side)] != "W" for side in exits)


@each
def test_items_lie_where_they_belong(tile: Tile) -> None:
    for item in tile.items:
        assert item.n >= 1
        assert (item.scroll is not None) == (item.kind is Kind.SCROLL)
        assert item.road is None or item.road in range(len(tile.roads))
        if item.kind is Kind.LIGHTHOUSE:
            assert item.area is None
            assert item.waters
            assert all(tile.areas[water].terrain is Terrain.WATER for water in item.waters)
        else:
            assert item.area is not None
            assert not item.waters
            assert tile.areas[item.area].terrain in TERRAIN_OF[item.kind]


@each
def test_at_most_one_scroll(tile: Tile) -> None:
    assert sum(item.scroll is not None for item in tile.items) <= 1


# --- no two alike ----------------------------------------------------------------------------


def turned(tile: Tile, turn: int) -> str:
    """Everything on a tile after some quarter turns, in an order of its own."""

    def sides(given: tuple[Side, ...]) -> str:
        return "".join(sorted("NESW"[(SIDES.index(side) + turn) % 4] for side in given))

    def things(area: int) -> list[str]:
        found = [item for item in tile.items if item.area == area or area in item.waters]
        return sorted(f"{item.kind}{item.n}{item.scroll}" for item in found)

    areas = sorted(
        f"{area.terrain.value}{sides(area.edges)}{things(number)}"
        for number, area in enumerate(tile.areas)
    )
    return f"{areas} {sorted(map(sides, tile.roads))}"


def face(tile: Tile) -> str:
    """The same for every tile that can be turned into this one."""
    return min(turned(tile, turn) for turn in range(4))


def test_no_two_landscape_tiles_are_alike() -> None:
    alike = Counter(face(tile) for tile in LANDSCAPE)
    assert [shown for shown, tiles in alike.items() if tiles > 1] == []


def mirrored(tile: Tile) -> Tile:
    """East and west change places."""
    swap = {Side.EAST: Side.WEST, Side.WEST: Side.EAST}
    areas = tuple(
        msgspec.structs.replace(area, edges=tuple(swap.get(side, side) for side in area.edges))
        for area in tile.areas
    )
    roads = tuple(tuple(swap.get(side, side) for side in road) for road in tile.roads)
    return msgspec.structs.replace(tile, areas=areas, roads=roads)


def test_castles_are_of_two_mirrored_kinds() -> None:
    one = [castle for castle in CASTLES if castle.edges == "PWPM"]
    other = [castle for castle in CASTLES if castle.edges == "PMPW"]
    assert [castle.id for castle in one] == ["C-blue", "C-yellow", "C-red"]
    assert [castle.id for castle in other] == ["C-white", "C-green"]
    assert len({turned(castle, 0) for castle in one}) == 1
    assert {turned(castle, 0) for castle in other} == {turned(mirrored(one[0]), 0)}
    assert all(castle.count(Kind.CASTLE) == 1 for castle in CASTLES)
    assert all(len(castle.roads) == 1 and len(castle.roads[0]) == 3 for castle in CASTLES)


# --- what the rules rely on ------------------------------------------------------------------


def test_no_territory_has_more_areas_and_roads_than_there_is_room_for() -> None:
    nodes = sorted((len(tile.areas) + len(tile.roads) for tile in LANDSCAPE), reverse=True)
    castle = max(len(tile.areas) + len(tile.roads) for tile in CASTLES)
    assert sum(nodes[:18]) + castle <= territory._NODES
    assert territory._TILES == 1 + 6 * 3


def test_no_two_cells_near_a_territory_share_a_place_in_the_grid() -> None:
    # Two tiles are at most 18 steps apart; goals look at cells one step away, also over a corner.
    steps = range(-40, 41)
    shared = [
        abs(x) + abs(y)
        for x in steps
        for y in steps
        if (x or y) and (y * territory.WIDTH + x) % territory._GRID == 0
    ]
    assert min(shared) > 18 + 2


def test_the_road_of_a_castle_comes_after_its_areas() -> None:
    assert {len(castle.areas) for castle in CASTLES} == {tables.CASTLE_ROAD}


def test_the_scorings_of_a_game_have_room() -> None:
    for seats in (4, 5):
        slots = [scored(seats, round) for round in range(1, rounds(seats) + 1)]
        assert sum(int(bits).bit_count() for bits in slots) == SCORINGS


def test_counts_fit_their_bits() -> None:
    most = tables.COUNT_MASK
    for kind in Kind:
        assert sum(tile.count(kind) for tile in LANDSCAPE) <= most
    # Nineteen tiles in a tree have the most open edges.
    assert most >= 4 * 19 - 2 * 18


def test_goals_have_their_numbers() -> None:
    assert len(Goal) == 16
    numbers = {
        Goal.SQUARES: scoring.SQUARES,
        Goal.SHEEP: scoring.SHEEP_GOAL,
        Goal.BROCHS: scoring.BROCHS,
        Goal.WHISKY: scoring.WHISKY_GOAL,
        Goal.FARM: scoring.FARM_GOAL,
        Goal.CATTLE: scoring.CATTLE_GOAL,
        Goal.ROADS: scoring.ROADS_GOAL,
        Goal.LAKE: scoring.LAKE,
        Goal.AREAS: scoring.AREAS_GOAL,
        Goal.AREAS3: scoring.AREAS3,
        Goal.TRIO: scoring.TRIO,
        Goal.SHIPS: scoring.SHIPS,
        Goal.GOLD: scoring.GOLD,
        Goal.HARBOUR: scoring.HARBOUR,
        Goal.COLUMN: scoring.COLUMN,
        Goal.MOUNTAINS: scoring.MOUNTAINS,
    }
    assert numbers == {goal: number for number, goal in enumerate(GOALS)}
    majorities = [goal for goal in GOALS if scoring.is_majority(numbers[goal])]
    assert majorities == [Goal.WHISKY, Goal.SHIPS, Goal.GOLD]


def test_goals_are_those_of_the_box() -> None:
    assert set(GOALS) == {
        "squares",
        "sheep",
        "brochs",
        "whisky",
        "farm",
        "cattle",
        "roads",
        "lake",
        "areas",
        "areas3",
        "trio",
        "ships",
        "gold",
        "harbour",
        "column",
        "mountains",
    }


def test_scrolls_count_their_kinds() -> None:
    counted = {
        Scroll.SHEEP2: (tables.SHEEP, 2),
        Scroll.WHISKY2: (tables.WHISKY, 2),
        Scroll.SHIP2: (tables.SHIP, 2),
        Scroll.CATTLE: (tables.CATTLE, 1),
        Scroll.BROCH: (tables.BROCH, 1),
        Scroll.FARM: (tables.FARM, 1),
        Scroll.LIGHTHOUSE: (tables.LIGHTHOUSE, 1),
    }
    found = zip(tables.SCROLL_COUNTS, tables.SCROLL_PER, strict=True)
    assert dict(zip(Scroll, found, strict=True)) == counted
