"""The project's territories against the plain ones: every goal, every place, every scroll."""

from random import Random

import pytest
from tests.differential.territories import MOST, PIECES, build, pair
from tests.plain.skye import GOALS as PLAIN_GOALS
from tests.plain.skye import (
    MAJORITY_GOALS,
    SOLO_GOALS,
    legal_places,
    linked_whisky,
    scroll_points,
    solo_points,
)
from tests.plain.skye import holding as plain_holding
from tests.plain.skye import majority as plain_majority

from skerry.games.skye.game.explain import Side, scorecard
from skerry.games.skye.game.options import Farm, SkyeOptions
from skerry.games.skye.game.view import Placed, territory_of
from skerry.games.skye.pieces.tiles import GOALS, NUMBER, TILES, Goal
from skerry.games.skye.rules.scoring import (
    Lines,
    holding,
    is_majority,
    majority,
    scroll,
    scrolls,
    territory_points,
)
from skerry.games.skye.rules.territory import Territory, size_of, x_of, y_of

SEEDS = range(120)


def ours(goal: str, land: Territory, *, four: bool, castle: bool) -> int:
    return int(territory_points(GOALS.index(Goal(goal)), land, four, castle, None))


def test_both_know_the_same_goals() -> None:
    assert {goal.value for goal in Goal} == set(PLAIN_GOALS)
    assert len(SOLO_GOALS) == 13
    for goal in Goal:
        assert is_majority(GOALS.index(goal)) == (goal in MAJORITY_GOALS)


@pytest.mark.parametrize("goal", SOLO_GOALS)
def test_a_goal_gives_the_same_points(goal: str) -> None:
    points = set()
    for seed in SEEDS:
        land, plain = pair(f"{goal} {seed}")
        found = ours(goal, land, four=False, castle=False)
        assert found == solo_points(goal, plain), f"seed {seed}"
        points.add(found)
    assert len(points) > 1, "some of the territories score"


@pytest.mark.parametrize("four", [False, True])
@pytest.mark.parametrize("castle", [False, True])
def test_options_of_goals(four: bool, castle: bool) -> None:
    farm = "four" if four else "eight"
    for seed in SEEDS:
        land, plain = pair(f"options {seed}")
        for goal in SOLO_GOALS:
            found = ours(goal, land, four=four, castle=castle)
            assert found == solo_points(goal, plain, farm=farm, castle_on_roads=castle), goal


def test_the_parts_of_a_goal_add_up() -> None:
    for seed in SEEDS:
        land, plain = pair(f"parts {seed}")
        for goal in SOLO_GOALS:
            lines = Lines()
            total = territory_points(GOALS.index(Goal(goal)), land, False, False, lines)
            assert sum(points for points, _, _ in lines.parts) == total == solo_points(goal, plain)


def test_what_is_held_for_majorities() -> None:
    for seed in SEEDS:
        land, plain = pair(f"held {seed}")
        for goal in MAJORITY_GOALS:
            found = holding(GOALS.index(Goal(goal)), land, seed)
            assert found == plain_holding(goal, plain, seed)


def test_majorities() -> None:
    random = Random("majorities")
    for _ in range(2000):
        held = [random.randint(0, 4) for _ in range(random.randint(2, 5))]
        points = [int(majority(mine, sum(other > mine for other in held))) for mine in held]
        assert points == plain_majority(held), held


def test_scrolls() -> None:
    doubled = 0
    for seed in range(250):
        land, plain = pair(f"scrolls {seed}")
        found = [
            {"tile": TILES[land.tile(plot)].id, "points": int(scroll(land, plot))}
            for plot in range(land.size)
            if scroll(land, plot) >= 0
        ]
        expected = scroll_points(plain)
        assert sorted(found, key=lambda one: str(one["tile"])) == expected, f"seed {seed}"
        assert scrolls(land) == sum(one["points"] for one in expected)
        doubled += any(one["points"] for one in expected)
    assert doubled > 50


def test_linked_whisky() -> None:
    found = set()
    for seed in range(250):
        land, plain = pair(f"whisky {seed}")
        linked = int(size_of(land.linked() & land.whisky))
        assert linked == linked_whisky(plain), f"seed {seed}"
        found.add(linked)
    assert len(found) > 2


def test_legal_places_of_every_tile() -> None:
    for seed in range(25):
        land, plain = pair(f"places {seed}")
        free = {(int(x_of(cell)), int(y_of(cell))): cell for cell in free_cells(land)}
        for name, tile in PIECES.landscape.items():
            found = {
                (x, y, turn)
                for (x, y), cell in free.items()
                for turn in range(4)
                if land.fits(NUMBER[name] * 4 + turn, cell)
            }
            expected = legal_places(plain, tile)
            assert found == expected, f"seed {seed}, {name}"
            assert land.has_place(NUMBER[name]) == bool(expected)


def free_cells(land: Territory) -> list[int]:
    return [int(land.free_cell(number)) for number in range(land.frees)]


def test_scorecards_tell_the_same_total() -> None:
    random = Random("cards")
    for _ in range(40):
        built = [build(random, random.randint(1, MOST), dense=True) for _ in range(3)]
        purses = [random.randint(0, 12) for _ in built]
        sides = [Side(land, gold) for (land, _), gold in zip(built, purses, strict=True)]
        for seat, (_, plain) in enumerate(built):
            card = scorecard(sides, GOALS, SkyeOptions(Farm.FOUR, True), seat=seat, end=True)
            topics = card.by_topic()
            for goal in SOLO_GOALS:
                points = solo_points(goal, plain, farm="four", castle_on_roads=True)
                assert topics[goal] == points
            for goal in MAJORITY_GOALS:
                held = [
                    plain_holding(goal, other, gold)
                    for (_, other), gold in zip(built, purses, strict=True)
                ]
                assert topics[goal] == plain_majority(held)[seat]
            earned = sum(topics[goal] for goal in Goal)
            end = sum(one["points"] for one in scroll_points(plain)) + purses[seat] // 5
            assert card.total == earned + end


def touches(tile: Placed, cells: set[tuple[int, int]]) -> bool:
    x, y = tile.x, tile.y
    return bool({(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)} & cells)


def test_the_order_of_placing_does_not_matter() -> None:
    """A territory laid in another legal order has the same areas, roads and free cells."""
    random = Random("order")
    for _ in range(40):
        tiles, plain = build(random, 15, dense=True)
        rest = list(tiles[1:])
        laid, cells = [tiles[0]], {(0, 0)}
        while rest:
            placed = random.choice([tile for tile in rest if touches(tile, cells)])
            rest.remove(placed)
            laid.append(placed)
            cells.add((placed.x, placed.y))
        land = territory_of(tuple(laid))
        for goal in SOLO_GOALS:
            assert ours(goal, land, four=False, castle=False) == solo_points(goal, plain)
        assert sorted(free_cells(land)) == sorted(free_cells(territory_of(tiles)))
