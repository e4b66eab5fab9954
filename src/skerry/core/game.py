"""The Game protocol: the eight verbs by which people, bots, learners and servers use any game."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import ClassVar, Generic, Protocol, TypeVar

import msgspec

from skerry.core.event import Announcement, Event, Seat
from skerry.core.legal import Legal
from skerry.core.score import Result
from skerry.core.text.notation import write

_ENCODE = msgspec.json.Encoder().encode

CHANCE: Seat = -1
"""Chance, used in place of a seat; it answers with draws."""


class Move(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """A seat's answer to a question, or an interjection."""

    interjects: ClassVar[bool] = False
    """Whether a seat that is not awaited may make the move."""

    seat: Seat

    def __str__(self) -> str:
        return write(self)


class Draw(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """Chance's answer."""

    def __str__(self) -> str:
        return write(self)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table chooses before the game; each game has its own, all with defaults."""


S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M")
State_co = TypeVar("State_co", covariant=True)


class Step(Generic[State_co]):
    """A new state and the events that explain it.

    `revealed`: something secret was shown, so that earlier moves can no longer be undone.
    """

    __slots__ = ("_public", "announcements", "revealed", "state")

    def __init__(
        self, state: State_co, announcements: tuple[Announcement, ...], *, revealed: bool = False
    ) -> None:
        self.state = state
        self.announcements = announcements
        self.revealed = revealed
        self._public: tuple[Event, ...] | None = None
        for one in announcements:
            if one.audience is not None:
                return
        self._public = tuple([one.event for one in announcements])

    def events_for(self, seat: Seat | None) -> tuple[Event, ...]:
        """The events as a seat (None: a spectator) sees them."""
        if self._public is not None:
            return self._public
        found: list[Event] = []
        for one in self.announcements:
            event = one.seen_by(seat)
            if event is not None:
                found.append(event)
        return tuple(found)

    def recorded(self) -> list[Event]:
        """The whole events, as records keep them."""
        return [one.event for one in self.announcements if one.event.recorded]


class Game(Protocol[S, V, M]):
    """A game's rules as pure functions over values."""

    name: str
    version: int
    """Increased whenever legality or scoring changes."""

    def start(self, seats: int, options: Options | None = None) -> S:
        """The state before the first draw; ValueError if the game cannot be played this way."""

    def awaits(self, state: S) -> frozenset[Seat]:
        """The seats that must answer now, {CHANCE} for a draw, or none: the game is over."""

    def outcomes(self, state: S) -> Sequence[tuple[Draw, int]]:
        """What chance can draw, with exact integer weights; empty unless it is chance's turn.

        Each draw is listed once, in an order that is the same for equal states: draws from a seed
        depend on the order.
        """

    def play(self, state: S, move: M | Draw) -> Step[S]:
        """The state after a move or draw; the given state does not change.

        Raises IllegalMove, with a Reason, if the rules refuse it.
        """

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know; None stands for a spectator."""

    def legal(self, view: V) -> Legal[M]:
        """The moves that the view's seat can make now."""

    def guess(self, view: V, random: Random) -> S:
        """Some state that the view cannot rule out: `view(guess(view), seat) == view`."""

    def result(self, state: S) -> Result | None:
        """The standings, or None before the end."""


def viewer_of(game: Game[S, V, M], state: S) -> Callable[[Seat | None], V]:
    """The views of a state that does not change meanwhile, by seat.

    A game may have a method `viewer(state)` that returns this function: it makes only once what
    all views of the state share.
    """
    shared: Callable[[S], Callable[[Seat | None], V]] | None = getattr(game, "viewer", None)
    return partial(game.view, state) if shared is None else shared(state)


def view_writer_of(game: Game[S, V, M], state: S) -> Callable[[Seat | None], bytes]:
    """The views of a state that does not change meanwhile as JSON, by seat.

    A game may have a method `view_writer(state)` that returns this function: it writes, byte for
    byte, what msgspec makes of the views, but only once what they share.
    """
    direct: Callable[[S], Callable[[Seat | None], bytes]] | None = getattr(
        game, "view_writer", None
    )
    if direct is not None:
        return direct(state)
    view = viewer_of(game, state)
    return lambda seat: _ENCODE(view(seat))


def writes_views(game: Game[S, V, M]) -> bool:
    """Whether a game has a method `view_writer`; then equal views are also written equally."""
    return hasattr(game, "view_writer")


def legal_in(game: Game[S, V, M], state: S, seat: Seat) -> Legal[M]:
    """The moves of a seat in a state that does not change meanwhile.

    They are the same as those of the seat's view. A game may have a method `legal_in` that lists
    them without making a state from the view again.
    """
    direct: Callable[[S, Seat], Legal[M]] | None = getattr(game, "legal_in", None)
    if direct is None:
        return game.legal(game.view(state, seat))
    return direct(state, seat)


def may_move_in(game: Game[S, V, M], state: S, seat: Seat) -> bool:
    """Whether a seat has any legal move in a state.

    A game may have a method `may_move_in` that answers without a list of the moves.
    """
    direct: Callable[[S, Seat], bool] | None = getattr(game, "may_move_in", None)
    return bool(legal_in(game, state, seat)) if direct is None else direct(state, seat)
