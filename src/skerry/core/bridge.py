"""Tables that began under older rules: questions that those did not ask are answered silently."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from skerry.core.game import Draw, Game, Move, Step

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M", bound=Move)


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
