"""A match: a game being played, and the only mutable thing in the rules packages."""

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import Generic, NamedTuple, TypeVar

from skerry.core.chance import pick
from skerry.core.event import Event, Seat
from skerry.core.game import CHANCE, Draw, Game, Move, Options, Step
from skerry.core.legal import Legal
from skerry.core.score import Result

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M", bound=Move)


class NoUndo(StrEnum):
    """Why a move cannot be taken back."""

    NOTHING = "nothing"
    DRAWN = "drawn"
    REVEALED = "revealed"
    OTHERS = "others"

    @property
    def sentence(self) -> str:
        """The same in English."""
        return _SENTENCES[self]


_SENTENCES = {
    NoUndo.NOTHING: "you have made no move yet",
    NoUndo.DRAWN: "something was drawn since your move",
    NoUndo.REVEALED: "your move revealed something",
    NoUndo.OTHERS: "somebody else has moved since",
}


class _Entry(NamedTuple, Generic[S]):
    """One answer of the match so far: the state before it, and the step that it made."""

    before: S
    answer: Move | Draw
    step: Step[S]


class Match(Generic[S, V, M]):
    """A game being played by some seats, with its whole past.

    >>> from random import Random
    >>> from skerry.skye import SKYE
    >>> match = Match(SKYE, 2)
    >>> match.draw(Random(1))
    >>> sorted(match.awaits)
    [0, 1]
    >>> len(match.legal(0))
    30
    """

    def __init__(self, game: Game[S, V, M], seats: int, options: Options | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.state: S = game.start(seats, options)
        self._past: list[_Entry[S]] = []

    @property
    def awaits(self) -> frozenset[Seat]:
        """The seats that must answer, {CHANCE}, or none: the game is over."""
        return self.game.awaits(self.state)

    @property
    def answers(self) -> Sequence[Move | Draw]:
        """All moves and draws so far; played again from the start they give the same match."""
        return [entry.answer for entry in self._past]

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far, with nothing hidden."""
        return [told.event for entry in self._past for told in entry.step.told]

    def told(self, seat: Seat | None) -> list[Event]:
        """Everything that a seat (None: a spectator) has learned so far."""
        return [event for entry in self._past for event in entry.step.events(seat)]

    @property
    def result(self) -> Result | None:
        """The standings, or None while the match goes on."""
        return self.game.result(self.state)

    def view(self, seat: Seat | None) -> V:
        """What a seat (None: a spectator) may know now."""
        return self.game.view(self.state, seat)

    def legal(self, seat: Seat) -> Legal[M]:
        """The moves that a seat can make now."""
        return self.game.legal(self.view(seat))

    def play(self, answer: M | Draw) -> Step[S]:
        """Make a move or force a draw; IllegalMove leaves the match as it was."""
        step = self.game.play(self.state, answer)
        self._past.append(_Entry(self.state, answer, step))
        self.state = step.state
        return step

    def draw(self, random: Random) -> None:
        """Let chance answer until a seat is awaited or the game is over."""
        while CHANCE in self.awaits:
            self.play(pick(self.game.outcomes(self.state), random))

    def why_not_undo(self, seat: Seat) -> NoUndo | None:
        """Why a seat cannot take back its last move, or None if it can.

        It can as long as nothing was drawn, nothing was revealed and nobody else has acted since.
        """
        moves = (entry.answer for entry in self._past if isinstance(entry.answer, Move))
        if not any(move.seat == seat for move in moves):
            return NoUndo.NOTHING
        last = self._past[-1]
        if not isinstance(last.answer, Move):
            return NoUndo.DRAWN
        if last.answer.seat != seat:
            return NoUndo.OTHERS
        if last.step.revealed:
            return NoUndo.REVEALED
        return None

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last move; ValueError says why it cannot be."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise ValueError(f"cannot undo: {refusal.sentence}")
        self.state = self._past.pop().before
