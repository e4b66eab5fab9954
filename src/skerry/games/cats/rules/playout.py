"""Random games to the end, inside the compiled code, for searches and benchmarks."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.dice import Dice
from skerry.games.cats.rules.codes import CHANCE, NOBODY, codes_of, is_awaited
from skerry.games.cats.rules.rules import State, apply_code, draws
from skerry.games.cats.rules.teller import SILENT
from skerry.games.cats.rules.totals import total

if TYPE_CHECKING:
    Ints = vec[i64]


def settle(state: State, dice: Dice) -> None:
    """Let chance answer until a seat must decide or the game is over."""
    while is_awaited(state, CHANCE):
        codes = draws(state)
        apply_code(state, CHANCE, codes[dice.below(len(codes))], SILENT)


def playout(state: State, dice: Dice) -> None:
    """Play on to the end, in place, with random answers of every seat and of chance."""
    settle(state, dice)
    seat = state.mover()
    while seat != NOBODY:
        codes = codes_of(state, seat)
        apply_code(state, seat, codes[dice.below(len(codes))], SILENT)
        settle(state, dice)
        seat = state.mover()


def playouts(state: State, times: i64, dice: Dice) -> "Ints":
    """The summed points of each seat over many random ends of a state, which does not change."""
    totals = vec[i64]([0] * state.seats)
    for _time in range(times):
        copy = state.copy()
        playout(copy, dice)
        for seat in range(state.seats):
            totals[seat] += total(copy, seat)
    return totals
