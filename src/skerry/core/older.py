"""Tables that began under older rules: how they continue, and where their past was different."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from skerry.core.event import Event, Seat
from skerry.core.game import Draw, Game, Move, Options, Step
from skerry.core.legal import Legal
from skerry.core.score import Result

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

    def play(self, state: S, move: M | Draw) -> Step[S]:
        """The state after a move and the silent answers that follow it, as one step."""
        step = self._game.play(state, move)
        while answers := self._bridge(self.version, step.state):
            for answer in answers:
                after = self._game.play(step.state, answer)
                announced = (*step.announcements, *after.announcements)
                step = Step(after.state, announced, revealed=step.revealed or after.revealed)
        return step

    def start(self, seats: int, options: Options | None = None) -> S:
        """The state before the first draw."""
        return self._game.start(seats, options)

    def awaits(self, state: S) -> frozenset[Seat]:
        """The seats that must answer now."""
        return self._game.awaits(state)

    def outcomes(self, state: S) -> Sequence[tuple[Draw, int]]:
        """What chance can draw."""
        return self._game.outcomes(state)

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know."""
        return self._game.view(state, seat)

    def legal(self, view: V) -> Legal[M]:
        """The moves that the view's seat can make now."""
        return self._game.legal(view)

    def guess(self, view: V, random: Random) -> S:
        """Some state that the view cannot rule out."""
        return self._game.guess(view, random)

    def result(self, state: S) -> Result | None:
        """The standings, or None while the game is running."""
        return self._game.result(state)
