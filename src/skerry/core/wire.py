"""A game's values as JSON, for storing them or sending them to other programs.

Values are written by `msgspec.json.encode`; each kind is read by one strict decoder.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from types import UnionType
from typing import Generic, TypeVar, get_args

import msgspec

from skerry.core.event import Event
from skerry.core.game import Draw, Move, Options
from skerry.core.score import Cell, Scorecard, ScoreLine, ScoreSource, Standing

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M", bound=Move)
T = TypeVar("T")

Shape = type[object] | UnionType
"""A type that msgspec can read, or a union of tagged ones."""

Json = bytes | str | msgspec.Raw


@dataclass(frozen=True)
class Wire(Generic[S, V, M]):
    """The types of a game's values, and states as plain data.

    >>> class Call(Move, frozen=True, tag="call"):
    ...     heads: bool
    >>> class Toss(Draw, frozen=True, tag="toss"):
    ...     heads: bool
    >>> class Tossed(Event, frozen=True, tag="tossed"):
    ...     heads: bool
    >>> wire = Wire(Call, Toss, Tossed, tuple, lambda state: state, lambda view: view)
    >>> wire.read_move(b'{"type": "call", "seat": 0, "heads": true}')
    Call(seat=0, heads=True)
    >>> wire.read_move(b'{"type": "call", "seat": "0", "heads": true}')
    Traceback (most recent call last):
    msgspec.ValidationError: Expected `int`, got `str` - at `$.seat`

    Every `read_` raises only `msgspec.DecodeError`. Not promised: that a move which can be read is
    legal; ask `Legal.why_not`.
    """

    move: Shape
    draw: Shape
    event: Shape
    view: type[V]
    snapshot: Callable[[S], V]
    """A whole state as plain data, with nothing hidden: never show it to a seat."""
    restore: Callable[[V], S]
    """The state that a snapshot describes: it has the same views and outcomes, now and later."""
    options: type[Options] = Options
    source: Shape = ScoreSource
    """What the points of a score line are for: `ScoreSource`, or a union of its subclasses."""

    @cached_property
    def has_interjections(self) -> bool:
        """Whether the game has moves for seats that are not awaited."""
        kinds = get_args(self.move) or (self.move,)
        return any(getattr(kind, "interjects", False) for kind in kinds)

    @cached_property
    def _moves(self) -> "msgspec.json.Decoder[M]":
        return msgspec.json.Decoder(self.move)

    @cached_property
    def _draws(self) -> "msgspec.json.Decoder[Draw]":
        return msgspec.json.Decoder(self.draw)

    @cached_property
    def _events(self) -> "msgspec.json.Decoder[Event]":
        return msgspec.json.Decoder(self.event)

    @cached_property
    def _views(self) -> "msgspec.json.Decoder[V]":
        return msgspec.json.Decoder(self.view)

    @cached_property
    def _options(self) -> "msgspec.json.Decoder[Options]":
        return msgspec.json.Decoder(self.options)

    @cached_property
    def _sources(self) -> "msgspec.json.Decoder[ScoreSource]":
        return msgspec.json.Decoder(self.source)

    def read_move(self, data: Json) -> M:
        """A move from JSON."""
        return _read(self._moves, data)

    def read_draw(self, data: Json) -> Draw:
        """A draw from JSON."""
        return _read(self._draws, data)

    def read_event(self, data: Json) -> Event:
        """An event from JSON, whole or without its secrets."""
        return _read(self._events, data)

    def read_view(self, data: Json) -> V:
        """A view or a snapshot from JSON."""
        return _read(self._views, data)

    def read_scorecard(self, data: Json) -> Scorecard:
        """A scorecard from JSON."""
        card = _read(_SCORECARDS, data)
        return Scorecard(self._read_lines(card.lines), self._read_lines(card.prospects))

    def _read_lines(self, lines: "tuple[_Line, ...]") -> tuple[ScoreLine, ...]:
        return tuple(
            ScoreLine(one.points, _read(self._sources, one.what), one.cells) for one in lines
        )

    def read_standings(self, data: Json) -> tuple[Standing, ...]:
        """The standings of a finished game from JSON."""
        return tuple(
            Standing(one.seat, one.score, self.read_scorecard(one.scorecard))
            for one in _read(_STANDINGS, data)
        )

    def read_options(self, data: Json) -> Options:
        """The options of a table from JSON; those left out have their defaults."""
        return _read(self._options, data)


class _Line(msgspec.Struct, frozen=True):
    """A line of a score whose source is still to be read by the game's types."""

    points: int
    what: msgspec.Raw
    cells: tuple[Cell, ...]


class _Lines(msgspec.Struct, frozen=True):
    lines: tuple[_Line, ...]
    prospects: tuple[_Line, ...] = ()


class _Standing(msgspec.Struct, frozen=True):
    seat: int
    score: int
    scorecard: msgspec.Raw


_SCORECARDS = msgspec.json.Decoder(_Lines)
_STANDINGS = msgspec.json.Decoder(tuple[_Standing, ...])


def _read(decoder: "msgspec.json.Decoder[T]", data: Json) -> T:
    try:
        return decoder.decode(data)
    except UnicodeError:
        raise msgspec.DecodeError("not UTF-8 text") from None
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None
