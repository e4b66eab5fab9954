"""Rare finds, phase 5 of a day: oshax and treasure cards in turn order."""

from librt.vecs import append, remove
from mypy_extensions import i64

from skerry.core.compiled.ints import emptied
from skerry.games.cats.rules.codes import PASS, PLAY
from skerry.games.cats.rules.state import DAY_END, PLACE_OSHAX, RARE, SISTER, TREASURES, Board
from skerry.games.cats.rules.tables import KIND, OSHAX_CARD
from skerry.games.cats.rules.teller import Teller


def begin_finds(state: Board) -> None:
    """Oshax and treasure cards, one a turn, until all have passed."""
    state.phase = RARE
    state.turn = 0
    for crew in state.crews:
        crew.passed = False
    _seek(state)


def next_find(state: Board) -> None:
    """The turn is over; whose is the next?"""
    state.turn += 1
    _seek(state)


def _seek(state: Board) -> None:
    for _place in range(i64(len(state.order))):
        if state.turn >= len(state.order):
            state.turn = 0
        seat = state.order[state.turn]
        if seat != SISTER and not state.crews[seat].passed:
            return
        state.turn += 1
    state.phase = DAY_END


def find(state: Board, seat: i64, code: i64, teller: Teller) -> None:
    """Play an oshax or treasure card, or pass."""
    crew = state.crews[seat]
    if code == PASS:
        crew.passed = True
        teller.passed(seat, 5)
        next_find(state)
        return
    card = (code - PLAY) // 2
    crew.hand = remove(crew.hand, card)
    state.gone = append(state.gone, card)
    state.card = card
    state.doer = seat
    state.paid = (code - PLAY) % 2
    crew.fish -= state.paid
    state.done_tiles = emptied(state.done_tiles)
    if KIND[card] == OSHAX_CARD:
        state.doing = PLACE_OSHAX
    else:
        state.doing = TREASURES
        state.more = 2
