"""One seat of a game as the terminal sees it, in this process or on a server."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from skerry.bots import registry as bots
from skerry.bots.seated import Seated
from skerry.core.event import Seat
from skerry.core.game import CHANCE, Move, Options
from skerry.core.match import Match
from skerry.core.record import encode, record_of
from skerry.core.registry import AnyMatch, AnyPlugin
from skerry.core.score import Result

ME: Seat = 0
"""The person's seat in a local game."""


class MoveRefused(Exception):
    """The move or command was not carried out; the message is a sentence without a full stop."""


class SeatSession(Protocol):
    """What the terminal needs from a seat."""

    @property
    def plugin(self) -> AnyPlugin:
        """The game."""

    @property
    def seat(self) -> Seat | None:
        """The seat, or None for a spectator."""

    @property
    def names(self) -> Sequence[str]:
        """The names of all seats."""

    @property
    def asked(self) -> bool:
        """Whether the seat must move now."""

    @property
    def result(self) -> Result | None:
        """The standings, or None while the game is running."""

    def view(self) -> Any:
        """What the seat may know, or None before the game begins."""

    def news(self) -> list[str]:
        """The events since the last call, as sentences."""

    def wait(self) -> str | None:
        """Wait for the others; returns a line typed meanwhile, or None."""

    def read(self) -> str:
        """Read a line at the prompt; "" if the question was withdrawn. Raises EOFError."""

    def play(self, move: Move) -> None:
        """Make a legal move; raises MoveRefused if it comes too late."""

    def why_not_undo(self) -> str | None:
        """Why the last move cannot be undone, or None if it can."""

    def undo(self) -> None:
        """Undo the last move; raises MoveRefused if it is too late."""


class LocalSession:
    """A person's seat in a game against bots, all in this process."""

    def __init__(
        self, plugin: AnyPlugin, options: Options, name: str, bot_names: tuple[str, ...], seed: str
    ) -> None:
        self.plugin = plugin
        self.seed = seed
        self.seat: Seat | None = ME
        self.names: Sequence[str] = [
            name,
            *(f"{bot} {seat}" for seat, bot in enumerate(bot_names, 1)),
        ]
        self._match: AnyMatch = Match(
            plugin.game, len(bot_names) + 1, options, plugin.hides_answers
        )
        self._record_names = [name, *(f"bot:{bot}" for bot in bot_names)]
        self._draw_random = Random(f"{seed}:0")
        self._bots = {
            seat: Seated(bots.find(bot, plugin.game.name), seat, Random(f"{seed}:0:{seat}"))
            for seat, bot in enumerate(bot_names, 1)
        }
        self._events_shown = 0

    @property
    def asked(self) -> bool:
        """Whether the person must move now."""
        return ME in self._match.awaits

    @property
    def result(self) -> Result | None:
        """The standings, or None while the game is running."""
        return self._match.result

    def view(self) -> Any:
        """What the person may know."""
        return self._match.view(ME)

    def news(self) -> list[str]:
        """The events since the last call, as sentences."""
        events = self._match.events_for(ME)
        news = [
            self.plugin.describe_event(event, self.names) for event in events[self._events_shown :]
        ]
        self._events_shown = len(events)
        return news

    def wait(self) -> None:
        """Make the next draw or the next bot's move."""
        if CHANCE in self._match.awaits:
            self._match.draw(self._draw_random)
            return
        player = self._bots[min(self._match.awaits)]
        # Undo shortens the past, so that it is heard anew each time.
        player.rehear(self._match.events_for(player.seat))
        self._match.play(player.move_in(self._match))

    def read(self) -> str:
        """Read a line at the prompt."""
        return input("> ")

    def play(self, move: Move) -> None:
        """Make a legal move."""
        self._match.play(move)

    def why_not_undo(self) -> str | None:
        """Why the last move cannot be undone, or None if it can."""
        refusal = self._match.why_not_undo(ME)
        return None if refusal is None else refusal.sentence

    def undo(self) -> None:
        """Undo the last move."""
        self._match.undo(ME)
        self._events_shown = min(self._events_shown, len(self._match.events_for(ME)))

    def record(self) -> bytes:
        """The record of the game so far."""
        return encode(record_of(self._match, self._record_names))
