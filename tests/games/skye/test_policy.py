"""Playouts by a policy: its values, its choices, and that it plays better than chance."""

import pytest

from skerry.core.compiled.dice import Dice
from skerry.core.learners.policy import weights
from skerry.games.skye import SKYE
from skerry.games.skye.bots.compiled.policy import (
    FEATURES,
    policy_playout,
    policy_playouts,
    usual_weights,
    value_placements,
    value_purchases,
)
from skerry.games.skye.game.codec import decode
from skerry.games.skye.game.moves import Buy, Pass, Place
from skerry.games.skye.game.view import snapshot
from skerry.games.skye.pieces.tiles import Kind, tile
from skerry.games.skye.rules.codes import NOBODY, codes_of
from skerry.games.skye.rules.playout import playouts, settle
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.scoring import completed
from skerry.games.skye.rules.state import BUILD, BUY
from skerry.games.skye.rules.territory import Territory, cell_at


def moments(phase: int, seed: int) -> list[State]:
    """Some states of a random game in which a seat must answer in a phase."""
    dice = Dice(seed)
    state = SKYE.start(4)
    found = []
    while state.mover() != NOBODY:
        if state.phase == phase:
            found.append(state.copy())
        codes = state.codes()
        state.advance(codes[dice.below(len(codes))])
    return found


def closed_areas(land: Territory) -> int:
    """How many areas have no open edge, counted from scratch."""
    return int(completed(land, 1, 1, None))


def placed(state: State) -> list[tuple[int, Place]]:
    """The mover's placements with their codes."""
    seat = state.mover()
    found = []
    for code in state.codes():
        move = decode(state, seat, code)
        assert isinstance(move, Place)
        found.append((int(code), move))
    return found


def neighbours(state: State, move: Place) -> int:
    land = state.clans[move.seat].land
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    return sum(land.plot_at(cell_at(move.x + x, move.y + y)) >= 0 for x, y in steps)


def test_a_placement_is_worth_what_its_tile_shows() -> None:
    kinds = {kind: number + 1 for number, kind in enumerate(FEATURES[:7])}
    for state in moments(BUILD, 1)[::5]:
        values = value_placements(state, state.mover(), weights(FEATURES, scroll=50, **kinds))
        for (_, move), value in zip(placed(state), values, strict=True):
            shown = tile(move.tile)
            expected = sum(worth * shown.count(Kind(kind)) for kind, worth in kinds.items())
            assert value == expected + 50 * shown.count(Kind.SCROLL)


def test_a_placement_is_worth_the_tiles_that_it_touches() -> None:
    for state in moments(BUILD, 2)[::5]:
        values = value_placements(state, state.mover(), weights(FEATURES, touch=1, tile=10))
        expected = [10 + neighbours(state, move) for _, move in placed(state)]
        assert [int(value) for value in values] == expected


def test_a_linked_placement_is_linked_afterwards() -> None:
    linked = 0
    for state in moments(BUILD, 3)[::3]:
        seat = state.mover()
        values = value_placements(state, seat, weights(FEATURES, linked=1))
        for (code, _), value in zip(placed(state), values, strict=True):
            land = state.clans[seat].land.copy()
            land.place((code >> 11) - 1, code & 2047)
            assert value == land.linked() >> (land.size - 1) & 1
            linked += int(value)
    assert linked > 20


def test_a_closed_area_is_closed_afterwards() -> None:
    closed = 0
    for state in moments(BUILD, 4)[::3]:
        seat = state.mover()
        values = value_placements(state, seat, weights(FEATURES, closed=1))
        for (code, move), value in zip(placed(state), values, strict=True):
            land = state.clans[seat].land.copy()
            before = closed_areas(land)
            land.place((code >> 11) - 1, code & 2047)
            inside = sum(not area.edges for area in tile(move.tile).areas)
            # An area that several edges close together is not counted by the feature.
            assert closed_areas(land) - before - inside >= value
            closed += int(value)
    assert closed > 20


def test_a_purchase_costs_its_price_and_passing_nothing() -> None:
    for state in moments(BUY, 5):
        seat = state.mover()
        values = value_purchases(state, seat, weights(FEATURES, gold=1, tile=100))
        for code, value in zip(codes_of(state, seat), values, strict=True):
            move = decode(state, seat, code)
            if isinstance(move, Pass):
                assert value == 0
                continue
            assert isinstance(move, Buy)
            prices = [
                offer.price
                for clan in snapshot(state).clans
                for offer in clan.stall
                if offer.tile == move.tile
            ]
            assert [100 - value] == prices


def test_values_of_another_phase_are_none() -> None:
    state = moments(BUY, 6)[0]
    assert len(value_placements(state, state.mover(), usual_weights(state))) == 0
    state = moments(BUILD, 6)[0]
    assert len(value_purchases(state, state.mover(), usual_weights(state))) == 0


def test_the_number_of_weights_is_checked() -> None:
    state = SKYE.start(2)
    with pytest.raises(ValueError, match="15 weights, not 2"):
        policy_playout(state, weights(FEATURES[:2]), Dice(1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_policy_ends_every_game_and_plays_better_than_chance(seats: int) -> None:
    dice = Dice(seats)
    state = SKYE.start(seats)
    settle(state, dice)
    before = snapshot(state)
    mine = sum(map(int, policy_playouts(state, 20, usual_weights(state), dice)))
    assert snapshot(state) == before, "the state does not change"
    assert mine > 1.2 * sum(map(int, playouts(state, 20, dice)))
    policy_playout(state, usual_weights(state), dice)
    assert state.mover() == NOBODY


def test_weights_of_nothing_play_on_legally() -> None:
    dice = Dice(9)
    for seed in range(5):
        state = SKYE.start(4)
        settle(state, Dice(seed))
        policy_playout(state, weights(FEATURES), dice)
        assert SKYE.result(state) is not None
