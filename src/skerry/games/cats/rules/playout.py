"""Random games to the end, inside the compiled code, for searches and benchmarks."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.dice import Dice
from skerry.games.cats.rules.codes import (
    BASKET_BITS,
    CHANCE,
    CHOOSE,
    NOBODY,
    PLACE,
    TAKE,
    fill_awaited,
    is_awaited,
    mover,
)
from skerry.games.cats.rules.menu import Menu
from skerry.games.cats.rules.rules import State, apply_code, draw_nth, drawn_from
from skerry.games.cats.rules.tables import shape_of
from skerry.games.cats.rules.teller import SILENT
from skerry.games.cats.rules.totals import totals

if TYPE_CHECKING:
    Ints = vec[i64]

TRIES: Final = 12
"""How many answers are drawn before those that fit are looked for."""


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
            apply_code(state, seat, roll(state, seat, menu, dice), SILENT)


def roll(state: State, seat: i64, menu: Menu, dice: Dice) -> i64:
    """A random legal answer of a seat that is awaited, each as likely as any other.

    Most of the time would go into finding which cats and places fit, to take one of them. So one
    of all is drawn, and another if it does not fit; only where few do are they looked for.
    """
    menu.loose = True
    fill_awaited(menu, state, seat)
    if menu.total == 1:
        return menu.nth(0)
    for _try in range(i64(TRIES)):
        code = menu.nth(dice.below(menu.total))
        if _fits(state, seat, code):
            return code
    menu.loose = False
    fill_awaited(menu, state, seat)
    return menu.nth(dice.below(menu.total))


def _fits(state: State, seat: i64, code: i64) -> bool:
    """Whether the cat or the place of an answer fits on the boat; all other answers do."""
    if code < PLACE or code >= CHOOSE:
        return True
    crew = state.crews[seat]
    if code < TAKE:
        return crew.boat.fits(code - PLACE, crew.anywhere > 0)
    return crew.boat.has_place(shape_of((code - TAKE) >> BASKET_BITS), crew.anywhere > 0)


def playouts(state: State, times: i64, dice: Dice) -> "Ints":
    """The summed points of each seat over many random ends of a state, which does not change."""
    sums = vec[i64]([0] * state.seats)
    menu = Menu()
    copy = state.copy()
    copy.reserve()
    for _time in range(times):
        state.copy_to(copy)
        _play_out(copy, dice, menu)
        points = totals(copy)
        for seat in range(state.seats):
            sums[seat] += points[seat]
    return sums
