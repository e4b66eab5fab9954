"""A chair: one seat of a game as a terminal needs it, whether the game is played here or away."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from skerry.bots import registry as bots
from skerry.core.event import Seat
from skerry.core.game import CHANCE, Move, Options
from skerry.core.match import Match
from skerry.core.record import encode, record_of
from skerry.core.registry import AnyMatch, AnyPlugin
from skerry.core.score import Result

ME: Seat = 0
"""Where the person sits in a game that is played here."""


class Declined(Exception):
    """What was asked for was not done; the message is a sentence without its full stop."""


class Chair(Protocol):
    """What a conversation in a terminal asks of a seat and tells it."""

    @property
    def plugin(self) -> AnyPlugin:
        """The game."""

    @property
    def seat(self) -> Seat | None:
        """Which seat it is; None: a spectator's."""

    @property
    def names(self) -> Sequence[str]:
        """The names of all seats."""

    @property
    def asked(self) -> bool:
        """Must the seat answer now?"""

    @property
    def result(self) -> Result | None:
        """The standings, or None while the game goes on."""

    def view(self) -> Any:
        """What the seat may know; None: the game has not begun."""

    def news(self) -> list[str]:
        """What happened since this was last asked, in sentences."""

    def wait(self) -> str | None:
        """Let the others go on for a while; a line that was typed meanwhile, None: none was."""

    def read(self) -> str:
        """A line that is typed at the prompt, "" if the question was withdrawn; EOFError."""

    def play(self, move: Move) -> None:
        """Make a legal move; Declined, if it comes too late."""

    def why_not_undo(self) -> str | None:
        """Why the last move cannot be taken back, or None if it can."""

    def undo(self) -> None:
        """Take back the last move; Declined, if it is too late."""


class LocalChair:
    """A person's seat in a game between them and bots, all in this process."""

    def __init__(
        self, plugin: AnyPlugin, options: Options, name: str, minds: tuple[str, ...], seed: str
    ) -> None:
        self.plugin = plugin
        self.seed = seed
        self.seat: Seat | None = ME
        self.names: Sequence[str] = [
            name,
            *(f"{mind} {seat}" for seat, mind in enumerate(minds, 1)),
        ]
        self._match: AnyMatch = Match(plugin.game, len(minds) + 1, options)
        self._record_names = [name, *(f"bot:{mind}" for mind in minds)]
        self._bots = [bots.find(mind, plugin.game.name) for mind in minds]
        self._luck = Random(f"{seed}:0")
        self._minds = [Random(f"{seed}:0:{seat}") for seat in range(1, len(minds) + 1)]
        self._told = 0

    @property
    def asked(self) -> bool:
        """Must the person answer now?"""
        return ME in self._match.awaits

    @property
    def result(self) -> Result | None:
        """The standings, or None while the game goes on."""
        return self._match.result

    def view(self) -> Any:
        """What the person may know."""
        return self._match.view(ME)

    def news(self) -> list[str]:
        """Everything that happened since it was last told."""
        told = self._match.events_for(ME)
        news = [self.plugin.describe_event(event, self.names) for event in told[self._told :]]
        self._told = len(told)
        return news

    def wait(self) -> None:
        """Let chance or a bot answer."""
        if CHANCE in self._match.awaits:
            self._match.draw(self._luck)
            return
        seat = min(self._match.awaits)
        view = self._match.view(seat)
        legal = self.plugin.game.legal(view)
        self._match.play(self._bots[seat - 1].choose(view, legal, self._minds[seat - 1]))

    def read(self) -> str:
        """A line that is typed."""
        return input("> ")

    def play(self, move: Move) -> None:
        """Make a legal move."""
        self._match.play(move)

    def why_not_undo(self) -> str | None:
        """Why the last move cannot be taken back, or None if it can."""
        refusal = self._match.why_not_undo(ME)
        return None if refusal is None else refusal.sentence

    def undo(self) -> None:
        """Take back the last move."""
        self._match.undo(ME)
        self._told = min(self._told, len(self._match.events_for(ME)))

    def record(self) -> bytes:
        """The record of the game so far."""
        return encode(record_of(self._match, self._record_names))
