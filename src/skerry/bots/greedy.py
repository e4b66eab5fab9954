"""The greedy bot: takes what looks best right now, by a game's own judgement."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Generic, TypeVar

from skerry.core.game import Move
from skerry.core.legal import Legal

V = TypeVar("V")
M = TypeVar("M", bound=Move)

Judge = Callable[[V, Legal[M]], Iterable[tuple[int, M]]]
"""Returns the moves worth considering, at least one, each with how good it looks."""


class GreedyBot(Generic[V, M]):
    """Takes the move that looks best; ties are broken at random."""

    name = "greedy"

    def __init__(self, judge: Judge[V, M]) -> None:
        self._judge = judge

    def choose(self, view: V, legal: Legal[M], random: Random) -> M:
        """The move that looks best."""
        judged = list(self._judge(view, legal))
        best = max(worth for worth, _ in judged)
        return random.choice([move for worth, move in judged if worth == best])
