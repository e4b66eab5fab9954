"""Lanes, completed areas and copies: what the rules of Isle of Skye pack and use again."""

from itertools import product

from skerry.core.compiled.dice import Dice
from skerry.games.skye.game.game import SKYE
from skerry.games.skye.rules.playout import playout, settle
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.tables import (
    LANE_BITS,
    OPEN,
    ROAD,
    TERRAIN_SHIFT,
    nth_lane,
    sum_of_lanes,
)
from skerry.games.skye.rules.territory import Territory


def lanes_of(numbers: tuple[int, ...]) -> int:
    return sum(number << LANE_BITS * lane for lane, number in enumerate(numbers))


def test_lanes_are_added_up() -> None:
    for numbers in product((0, 1, 7, 40), repeat=4):
        assert sum_of_lanes(lanes_of(numbers)) == sum(numbers)


def test_the_nth_lane_that_holds_a_one() -> None:
    for numbers in product((0, 1), repeat=4):
        ones = [lane for lane, number in enumerate(numbers) if number]
        assert [nth_lane(lanes_of(numbers), nth) for nth in range(len(ones))] == ones


def searched(land: Territory) -> list[int]:
    """The nodes of completed areas, found without what the territory remembers."""
    sets = [int(land.sets[node]) for node in range(land.nodes)]
    return [
        node
        for node, found in enumerate(sets)
        if found & OPEN == 0 and found >> TERRAIN_SHIFT & 3 != ROAD
    ]


def remembered(land: Territory) -> list[int]:
    found = []
    node = land.next_completed(-1)
    while node >= 0:
        found.append(int(node))
        node = land.next_completed(node)
    return found


def test_a_territory_remembers_its_completed_areas() -> None:
    total = 0
    for seed in range(20):
        state = SKYE.start(4)
        playout(state, Dice(seed))
        for clan in state.clans:
            assert remembered(clan.land) == searched(clan.land)
            total += len(searched(clan.land))
    assert total > 100, "some areas are completed"


def sides(state: State) -> list[list[int]]:
    return [list(state.side_of(seat)) for seat in range(state.seats)]


def test_a_state_that_is_used_again_is_a_copy_of_its_own() -> None:
    state = SKYE.start(3)
    settle(state, Dice(1))
    before = sides(state)
    used = SKYE.start(3)
    for seed in range(3):
        playout(used, Dice(seed))
        state.copy_to(used)
        fresh = state.copy()
        assert sides(used) == sides(fresh) == before
        playout(used, Dice(seed))
        playout(fresh, Dice(seed))
        assert sides(used) == sides(fresh)
        assert sides(state) == before
