"""Random games to the end, inside the compiled code, for searches and benchmarks."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.dice import Dice
from skerry.games.skye.rules.codes import (
    CHANCE,
    PRICE_CODE,
    count_places,
    draws,
    is_awaited,
    nth_place,
    price_count,
    purchases,
    seat_after,
)
from skerry.games.skye.rules.rules import State, apply_code
from skerry.games.skye.rules.state import (
    BUILD,
    BUY,
    DRAW,
    MOST_PURCHASES,
    NONE,
    OVER,
    PRICE,
    STALL,
)
from skerry.games.skye.rules.teller import SILENT

if TYPE_CHECKING:
    Ints = vec[i64]


class Roller:
    """Gives random legal answers, all equally likely."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self._purchases = vec[i64]([0] * (MOST_PURCHASES + 1))
        self._ways = vec[i64]([0] * STALL)

    def roll(self, state: State, seat: i64) -> i64:
        """A random answer of the mover; most are not listed first."""
        phase = state.phase
        if phase == BUILD:
            return self._roll_placement(state, seat)
        if phase == PRICE:
            return PRICE_CODE + self.dice.below(price_count(state.clans[seat].gold))
        if phase == BUY:
            codes = self._purchases
            return codes[self.dice.below(purchases(state, seat, codes))]
        return roll_draw(state, self.dice)

    def _roll_placement(self, state: State, seat: i64) -> i64:
        """Count the ways to place each tile, then find the one that was rolled."""
        land = state.clans[seat].land
        ways = self._ways
        hand = state.hand
        first = STALL * seat
        total: i64 = 0
        for place in range(i64(STALL)):
            tile = hand[first + place]
            found: i64 = 0
            if tile != NONE:
                found = count_places(land, tile)
            ways[place] = found
            total += found
        rolled = self.dice.below(total)
        chosen: i64 = 0
        while rolled >= ways[chosen]:
            rolled -= ways[chosen]
            chosen += 1
        return nth_place(land, hand[first + chosen], rolled)


def roll_draw(state: State, dice: Dice) -> i64:
    """A random answer of chance."""
    if state.phase == DRAW:
        return state.bag[dice.below(state.left)]
    codes = draws(state)
    return codes[dice.below(len(codes))]


def settle(state: State, dice: Dice) -> None:
    """Let chance answer until a seat must decide or the game is over."""
    while state.phase <= DRAW:
        apply_code(state, CHANCE, roll_draw(state, dice), SILENT)


def playout(state: State, dice: Dice) -> None:
    """Play on to the end, in place, with random answers of every seat and of chance."""
    _play(state, Roller(dice))


def _play(state: State, roller: Roller) -> None:
    while state.phase != OVER:
        settle(state, roller.dice)
        phase = state.phase
        for later in range(state.seats):
            seat = seat_after(state, later)
            # Seats that decide at the same time answer in turn order, each until it is done.
            while state.phase == phase and is_awaited(state, seat):
                apply_code(state, seat, roller.roll(state, seat), SILENT)


def playouts(state: State, times: i64, dice: Dice) -> "Ints":
    """The summed points of each seat over many random ends of a state, which does not change."""
    roller = Roller(dice)
    totals = vec[i64]([0] * state.seats)
    copy = state.copy()
    for _time in range(times):
        state.copy_to(copy)
        _play(copy, roller)
        for seat in range(state.seats):
            totals[seat] += copy.clans[seat].points
    return totals
