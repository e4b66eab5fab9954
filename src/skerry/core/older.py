"""Tables that began under older rules: how they continue, and where their past was different."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from skerry.core.event import Event
from skerry.core.game import Draw, Game, Move, Step

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M", bound=Move)


Compare = Callable[[Sequence[Event]], str | None]
"""Takes the events of a log batch by batch; returns what happened differently then, if anything."""


@dataclass(frozen=True)
class OlderRules(Generic[S, M]):
    """What a game must say about its older versions."""

    bridge: Callable[[int, S], Sequence[M]]
    """Silent answers to questions that older versions did not ask, by version and state.

    A table that began under an older version continues without these questions.
    """
    compare_with: Callable[[int], Compare]
    """What to look for in a log that a version wrote.

    Logs of older servers keep no digests of their events. A change of the rules that shows
    neither in the legality of a move nor in a draw is found only by a comparison made for it.
    """


class Bridged(Generic[S, V, M]):
    """A game whose newer questions are never seen: each step continues to an older one."""

    def __init__(
        self, game: Game[S, V, M], version: int, bridge: Callable[[int, S], Sequence[M]]
    ) -> None:
        self._game = game
        self._bridge = bridge
        self.name = game.name
        self.version = version
        self.start = game.start
        self.awaits = game.awaits
        self.outcomes = game.outcomes
        self.view = game.view
        self.legal = game.legal
        self.guess = game.guess
        self.result = game.result

    def play(self, state: S, move: M | Draw) -> Step[S]:
        """The state after a move and the silent answers that follow it, as one step."""
        step = self._game.play(state, move)
        while answers := self._bridge(self.version, step.state):
            for answer in answers:
                after = self._game.play(step.state, answer)
                announced = (*step.announcements, *after.announcements)
                step = Step(after.state, announced, revealed=step.revealed or after.revealed)
        return step
