"""Random games to the end, inside the compiled code, for searches and benchmarks."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.dice import Dice
from skerry.games.cats.rules.codes import CHANCE, NOBODY, fill_menu, is_awaited, mover
from skerry.games.cats.rules.menu import Menu
from skerry.games.cats.rules.rules import State, apply_code, draw_nth, drawn_from
from skerry.games.cats.rules.teller import SILENT
from skerry.games.cats.rules.totals import totals

if TYPE_CHECKING:
    Ints = vec[i64]


def settle(state: State, dice: Dice) -> None:
    """Let chance answer until a seat must decide or the game is over."""
    while is_awaited(state, CHANCE):
        draw(state, dice)


def draw(state: State, dice: Dice) -> None:
    """Let chance answer once."""
    draw_nth(state, dice.below(len(drawn_from(state))), SILENT)


def playout(state: State, dice: Dice) -> None:
    """Play on to the end, in place, with random answers of every seat and of chance."""
    _play_out(state, dice, Menu())


def _play_out(state: State, dice: Dice, menu: Menu) -> None:
    while True:
        seat = mover(state)
        if seat == CHANCE:
            draw(state, dice)
        elif seat == NOBODY:
            return
        else:
            fill_menu(menu, state, seat)
            apply_code(state, seat, menu.nth(dice.below(menu.total)), SILENT)


def playouts(state: State, times: i64, dice: Dice) -> "Ints":
    """The summed points of each seat over many random ends of a state, which does not change."""
    sums = vec[i64]([0] * state.seats)
    menu = Menu()
    for _time in range(times):
        copy = state.copy()
        copy.reserve()
        _play_out(copy, dice, menu)
        points = totals(copy)
        for seat in range(state.seats):
            sums[seat] += points[seat]
    return sums
