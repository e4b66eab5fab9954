"""The fast API against the typed API: the same answers, the same states."""

from random import Random

import pytest

from skerry.core.compiled.dice import Dice
from skerry.core.game import CHANCE
from skerry.games.skye import SKYE
from skerry.games.skye.game.codec import decode, decode_draw, encode
from skerry.games.skye.game.moves import SkyeDraw, SkyeMove
from skerry.games.skye.game.options import Farm, Money, SkyeOptions, Tie
from skerry.games.skye.game.view import restore, snapshot
from skerry.games.skye.pieces.tiles import Goal
from skerry.games.skye.rules.codes import NOBODY, codes_of
from skerry.games.skye.rules.playout import playout
from skerry.games.skye.rules.rules import State

TABLES = [
    (2, SkyeOptions()),
    (3, SkyeOptions(Farm.FOUR, True, Tie.REMAINDER, Money.OPEN)),
    (4, SkyeOptions(goals=(Goal.GOLD, Goal.SHIPS, Goal.WHISKY, Goal.TRIO))),
    (5, SkyeOptions(money=Money.OPEN)),
]


def friendly_codes(state: State, seat: int) -> list[int]:
    """The answers of a seat, or of chance, as the typed API lists them."""
    if seat == CHANCE:
        return [encode(state, draw)[1] for draw, _ in SKYE.outcomes(state)]
    legal = SKYE.legal(SKYE.view(state, seat))
    codes = [encode(state, move)[1] for move in legal]
    assert codes == list(legal.codes)
    return codes


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=["2", "3", "4", "5"])
@pytest.mark.parametrize("seed", [1, 2])
def test_both_doors_lead_to_the_same_place(seats: int, options: SkyeOptions, seed: int) -> None:
    luck = Random(f"{seats}:{seed}")
    friendly: State = SKYE.start(seats, options)
    fast = friendly.copy()
    while fast.mover() != NOBODY:
        seat = int(fast.mover())
        assert seat in SKYE.awaits(friendly)
        codes = [int(code) for code in fast.codes()]
        assert sorted(friendly_codes(friendly, seat)) == sorted(codes)
        assert len(set(codes)) == len(codes)
        code = luck.choice(codes)
        move: SkyeMove | SkyeDraw = (
            decode_draw(friendly.phase, code) if seat == CHANCE else decode(friendly, seat, code)
        )
        assert encode(friendly, move) == (seat, code)
        friendly = SKYE.play(friendly, move).state
        fast.advance(code)
        assert snapshot(fast) == snapshot(friendly)
    assert SKYE.awaits(friendly) == frozenset()
    assert SKYE.result(fast) == SKYE.result(friendly)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=["2", "3", "4", "5"])
def test_every_awaited_seat_has_the_same_codes_through_both(
    seats: int, options: SkyeOptions
) -> None:
    dice = Dice(seats)
    state = SKYE.start(seats, options)
    while state.mover() != NOBODY:
        for seat in range(seats):
            codes = list(codes_of(state, seat))
            assert bool(codes) == (seat in SKYE.awaits(state))
            assert sorted(friendly_codes(state, seat)) == sorted(codes)
        answers = state.codes()
        state.advance(answers[dice.below(len(answers))])


def test_a_copy_goes_its_own_way() -> None:
    dice = Dice(9)
    state = SKYE.start(4)
    for _ in range(150):
        answers = state.codes()
        state.advance(answers[dice.below(len(answers))])
    before = snapshot(state)
    for seed in range(5):
        playout(state.copy(), Dice(seed))
    assert snapshot(state) == before


def test_a_restored_state_plays_on_to_the_same_end() -> None:
    dice = Dice(9)
    state = SKYE.start(3)
    for step in range(200):
        if step % 40 == 0:
            one, two = state.copy(), restore(snapshot(state))
            luck = Random(step)
            while one.mover() != NOBODY:
                code = luck.choice(sorted(one.codes()))
                one.advance(code)
                two.advance(code)
            assert snapshot(one) == snapshot(two)
            assert SKYE.result(one) == SKYE.result(two)
        if state.mover() != NOBODY:
            answers = state.codes()
            state.advance(answers[dice.below(len(answers))])
