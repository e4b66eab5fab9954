"""Reads records of any game: it finds an answer by playing all of them and comparing events."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from skerry.core.audit import Mismatch
from skerry.core.event import Event
from skerry.core.game import CHANCE, Draw, Game, Move, Options
from skerry.core.options import convert_options
from skerry.core.wire import Wire

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M", bound=Move)


class PlainRecordReader(Generic[S, V, M]):
    """A record reader for games in which every answer is recorded by an event of its own.

    Not promised: that it finds an answer which no event of the same step tells, such as one of
    several sealed choices; a game with those brings a reader of its own.
    """

    def __init__(self, game: Game[S, V, M], wire: Wire[S, V, M]) -> None:
        self._game = game
        self._wire = wire

    def read(self, event: msgspec.Raw) -> Event:
        """An event from JSON."""
        found = self._wire.read_event(event)
        if not found.recorded:
            raise msgspec.ValidationError("this event does not stand in records")
        return found

    def canonical(self, event: Event) -> Event:
        """All lists are ordered."""
        return event

    def group(self, event: Event) -> object:
        """Each event is a group of its own: the order of a record is the order of the game."""
        return id(event)

    def read_options(self, given: Mapping[str, object], *, words: bool = False) -> Options:
        """The options of a record or, with `words`, of a command line."""
        return convert_options(given, self._wire.options, self._game.name, words=words)

    def answers(self, state: S, ahead: Sequence[Event]) -> list[tuple[int, M | Draw]]:
        """The answer whose events come next; of several, the one that explains most events."""
        possible = self._possible(state)
        if len(possible) == 1:
            return [(0, possible[0])]
        explained: dict[int, M | Draw] = {}
        for answer in possible:
            events = self._game.play(state, answer).recorded()
            if events and list(ahead[: len(events)]) == events:
                explained.setdefault(len(events), answer)
        if not explained:
            raise Mismatch(0, "expected the events of a legal move or a possible draw")
        return [(0, explained[max(explained)])]

    def _possible(self, state: S) -> list[M | Draw]:
        awaited = self._game.awaits(state)
        if CHANCE in awaited:
            return [draw for draw, _ in self._game.outcomes(state)]
        return [
            move
            for seat in sorted(awaited)
            for move in self._game.legal(self._game.view(state, seat))
        ]
