"""The pile from which a seat chooses cards now, and how many of them it wants."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.cats.rules.codes import rescue_cards
from skerry.games.cats.rules.state import (
    BUY_CARDS,
    FAMILY_KEEP,
    KEEP,
    LAY,
    NONE,
    NOTHING,
    PAY,
    SOLO,
    Board,
    Crew,
)

if TYPE_CHECKING:
    Ints = vec[i64]

ANY_NUMBER: Final = -1


def asks_cards(state: Board) -> bool:
    """Whether the question is which cards of a pile."""
    if state.doing != NOTHING:
        return state.doing == BUY_CARDS
    if state.watcher != NONE:
        return False
    phase = state.phase
    return phase == KEEP or phase == FAMILY_KEEP or phase == PAY or phase == LAY


def pile_of(state: Board, crew: Crew) -> "Ints":
    """The cards to choose from, in the order of the positions that a code speaks of."""
    if state.doing == BUY_CARDS:
        return crew.drawn
    if state.phase == PAY:
        return crew.kept
    if state.phase == LAY:
        return rescue_cards(crew)
    return crew.pack


def wanted(state: Board) -> i64:
    """How many cards must be chosen, or ANY_NUMBER."""
    if state.doing == BUY_CARDS or state.phase == PAY or state.phase == LAY:
        return ANY_NUMBER
    return 3 if state.mode == SOLO else 2


def costs(state: Board) -> bool:
    """Whether chosen cards are paid for."""
    return state.doing == BUY_CARDS or state.phase == PAY
