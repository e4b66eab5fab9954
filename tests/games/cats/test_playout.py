"""Random answers: all legal ones, each as likely as any other."""

from collections import Counter

from skerry.core.compiled.dice import Dice
from skerry.games.cats import CATS
from skerry.games.cats.rules.menu import Menu
from skerry.games.cats.rules.playout import roll, settle
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import PLACE_TILE, RESCUE, TREASURES


def state_when(doing: int, phase: int, least: int, seed: int) -> State:
    """A state that asks a seat with some tiles for something, with at least some legal answers."""
    state = CATS.start(3)
    dice = Dice(seed)
    settle(state, dice)
    while not (
        state.doing == doing
        and state.phase == phase
        and len(state.codes()) >= least
        and state.crews[state.mover()].boat.size > 2
    ):
        codes = state.codes()
        state.advance(codes[dice.below(len(codes))])
        settle(state, dice)
    return state


def check_even(state: State) -> None:
    """Every legal answer comes up, nothing else, and none much more often than others."""
    codes = [int(code) for code in state.codes()]
    dice = Dice(11)
    menu = Menu()
    times = 300 * len(codes)
    found = Counter(int(roll(state, state.mover(), menu, dice)) for _ in range(times))
    assert set(found) == set(codes)
    # Five standard deviations around 300.
    assert 210 < min(found.values()) <= max(found.values()) < 390


def test_cats_in_baskets_are_equally_likely() -> None:
    check_even(state_when(0, RESCUE, 8, 3))


def test_places_are_equally_likely() -> None:
    check_even(state_when(PLACE_TILE, RESCUE, 30, 4))


def test_treasures_are_equally_likely() -> None:
    check_even(state_when(TREASURES, 15, 40, 5))


def test_rare_places_are_found() -> None:
    """Where hardly any place fits, the draws fail, and those that fit are looked for."""
    state = state_when(PLACE_TILE, RESCUE, 1, 6)
    boat = state.crews[state.mover()].boat
    codes = [int(code) for code in state.codes()]
    # Only the cells of one place, and those beside it, stay free.
    kept = boat.copy()
    kept.lay(0, codes[0] - (1 << 14), -1)
    boat.free0 &= ~kept.free0
    boat.free1 &= ~kept.free1
    boat.free2 &= ~kept.free2
    boat.free3 &= ~kept.free3
    boat.inner0 = boat.inner1 = boat.inner2 = boat.inner3 = 0
    assert [int(code) for code in state.codes()] == codes[:1]
    menu = Menu()
    dice = Dice(2)
    assert {int(roll(state, state.mover(), menu, dice)) for _ in range(50)} == {codes[0]}
