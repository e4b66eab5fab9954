"""Perft: the number of sequences of answers, to a given depth, from a position.

Chance's draws count like moves. Seats that decide at the same time answer in turn order, so that
every sequence is counted once. Answers of the last level are counted, not played.

There are two APIs for the same rules: the typed API with `awaits`, `outcomes`, `view`, `legal` and
`play`, and the fast API for searches with `mover`, `codes`, `copy` and `advance`.
"""

from collections.abc import Sequence

from skerry.core.game import CHANCE
from skerry.games.skye import SKYE
from skerry.games.skye.game.codec import decode, decode_draw
from skerry.games.skye.game.moves import SkyeDraw, SkyeMove
from skerry.games.skye.rules.rules import State

Split = dict[str, int]
"""The number of sequences for each first answer."""


def friendly_split(state: State, depth: int) -> Split:
    """The split by the first answer, through the typed API."""
    if depth == 1:
        return {str(answer): 1 for answer in _answers(state)}
    return {
        str(answer): friendly(SKYE.play(state, answer).state, depth - 1)
        for answer in _answers(state)
    }


def friendly(state: State, depth: int) -> int:
    """The number of ways, through the typed API."""
    if depth == 1:
        return _count(state)
    return sum(friendly(SKYE.play(state, answer).state, depth - 1) for answer in _answers(state))


def fast_split(state: State, depth: int) -> Split:
    """The split by the first answer, through the fast API."""
    seat = state.mover()
    split: Split = {}
    for code in state.codes():
        answer = decode_draw(state.phase, code) if seat == CHANCE else decode(state, seat, code)
        split[str(answer)] = 1 if depth == 1 else fast(_after(state, code), depth - 1)
    return split


def fast(state: State, depth: int) -> int:
    """The number of ways, through the fast API."""
    codes = state.codes()
    if depth == 1:
        return len(codes)
    return sum(fast(_after(state, code), depth - 1) for code in codes)


def _after(state: State, code: int) -> State:
    copy = state.copy()
    copy.advance(code)
    return copy


def _first_awaited(state: State) -> int | None:
    """Chance, or of the awaited seats the first in turn order."""
    awaited = SKYE.awaits(state)
    return min(awaited, key=lambda seat: (seat - state.first) % state.seats, default=None)


def _answers(state: State) -> Sequence[SkyeMove | SkyeDraw]:
    seat = _first_awaited(state)
    if seat is None:
        return ()
    if seat == CHANCE:
        return [draw for draw, _ in SKYE.outcomes(state)]
    return list(SKYE.legal(SKYE.view(state, seat)))


def _count(state: State) -> int:
    seat = _first_awaited(state)
    if seat is None:
        return 0
    return len(SKYE.outcomes(state) if seat == CHANCE else SKYE.legal(SKYE.view(state, seat)))
