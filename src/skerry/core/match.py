"""A match: a game being played, and the only mutable thing in the rules packages."""

from collections.abc import Callable, Sequence
from copy import copy
from random import Random
from typing import Generic, NamedTuple, TypeVar

from skerry.core.chance import pick
from skerry.core.event import Event, Seat
from skerry.core.game import (
    CHANCE,
    Draw,
    Game,
    Move,
    Options,
    Step,
    legal_in,
    view_writer_of,
    viewer_of,
    writes_views,
)
from skerry.core.legal import IllegalMove, Legal
from skerry.core.no_undo import NoUndo
from skerry.core.score import Result

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M", bound=Move)


class _Entry(NamedTuple, Generic[S, M]):
    """One answer of the match: the state before it, and its step."""

    before: S
    answer: M | Draw
    step: Step[S]
    unnoticed: dict[Seat, bool]
    """What was found out so far about who could not notice it."""
    simultaneous: dict[Seat, bool]
    """The same about whose last move before it was decided at the same time."""


class _Moment(Generic[S, V, M]):
    """A state with what was asked about it so far: who is awaited, and the views of it."""

    __slots__ = ("_awaits", "_game", "_result", "_view", "_views", "_write", "_written", "state")

    def __init__(self, game: Game[S, V, M], state: S) -> None:
        self._game = game
        self.state = state
        self._views: dict[Seat | None, V] | None = None
        self._view: Callable[[Seat | None], V] | None = None
        self._write: Callable[[Seat | None], bytes] | None = None
        self._written: dict[Seat | None, bytes] | None = None
        self._awaits: frozenset[Seat] | None = None
        self._result: Result | None = None

    def __reduce__(self) -> tuple[type["_Moment[S, V, M]"], tuple[Game[S, V, M], S]]:
        return _Moment, (self._game, self.state)

    @property
    def awaits(self) -> frozenset[Seat]:
        """The seats that must answer."""
        if self._awaits is None:
            self._awaits = self._game.awaits(self.state)
        return self._awaits

    @property
    def result(self) -> Result | None:
        """The standings, or None before the end."""
        if self._result is None:
            self._result = self._game.result(self.state)
        return self._result

    def view(self, seat: Seat | None) -> V:
        """What a seat may know."""
        if self._views is None or self._view is None:
            self._views = {}
            self._view = viewer_of(self._game, self.state)
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self._view(seat)
        return found

    def view_json(self, seat: Seat | None) -> bytes:
        """What a seat may know, as JSON."""
        if self._written is None:
            self._written = {}
        found = self._written.get(seat)
        if found is None:
            if self._write is None:
                self._write = view_writer_of(self._game, self.state)
            found = self._written[seat] = self._write(seat)
        return found

    def looks_like(self, other: "_Moment[S, V, M]", seat: Seat | None) -> bool:
        """Whether a seat cannot tell two moments of a match apart."""
        if writes_views(self._game):
            return self.view_json(seat) == other.view_json(seat)
        # Equal views need not have equal JSON: a set has no order.
        return self.view(seat) == other.view(seat)

    def drop_views(self) -> None:
        """Drop the views and scorecards; they can soon be made again from what they share."""
        self._views = self._view = self._written = self._result = None


class Match(Generic[S, V, M]):
    """A game being played, with its whole past.

    >>> from random import Random
    >>> from skerry.core.registry import find, names
    >>> match = Match(find(names()[0]).game, 2)
    >>> match.draw(Random(1))
    >>> seat = min(match.awaits)
    >>> match.play(match.legal(seat).choose(Random(1))).state is match.state
    True
    """

    def __init__(
        self,
        game: Game[S, V, M],
        seats: int,
        options: Options | None = None,
        hides_answers: Callable[[S], bool] | None = None,
        state: S | None = None,
    ) -> None:
        """Start a match, or continue from a state; `hides_answers` is that of the game's plugin."""
        self.game = game
        self.seats = seats
        self.options = options
        self._hides_answers = hides_answers
        began = game.start(seats, options) if state is None else state
        self._now: _Moment[S, V, M] = _Moment(game, began)
        self._past: list[_Entry[S, M]] = []
        self._before: _Moment[S, V, M] | None = None
        """The moment before the last answer, while its views may still be asked for."""
        self._refusals: dict[Seat, tuple[int, NoUndo | None]] = {}
        """Why seats cannot undo, and how long the past was when that was found out."""

    @classmethod
    def resume(
        cls,
        game: Game[S, V, M],
        seats: int,
        options: Options | None,
        state: S,
        hides_answers: Callable[[S], bool] | None = None,
    ) -> "Match[S, V, M]":
        """A match that continues from a state; its past is empty, as if it had begun there.

        `answers` and `events` hold only what came later, and no earlier move can be undone.
        Not promised: anything sensible if the state belongs to another table.
        """
        # The start says whether there can be such a table.
        match = cls(game, seats, options, hides_answers)
        match.state = state
        return match

    def fork(self) -> "Match[S, V, M]":
        """A match that continues from here; what is played in one does not happen in the other.

        Both share what they know of the state, which no move changes in place.
        """
        other = Match(self.game, self.seats, self.options, self._hides_answers, self.state)
        other._now = self._now
        other._past = list(self._past)
        other._before = self._before
        other._refusals = dict(self._refusals)
        return other

    def __copy__(self) -> "Match[S, V, M]":
        other = self.fork()
        other.state = copy(self.state)
        return other

    def __reduce__(self) -> tuple[Callable[..., "Match[S, V, M]"], tuple[object, ...]]:
        made_of = (self.game, self.seats, self.options, self._hides_answers, self.state)
        return _with_past, (*made_of, self._past)

    def forget(self) -> None:
        """Clear the past, as if the match had begun here."""
        self._past.clear()
        self._refusals.clear()
        self._before = None

    def drop_views(self) -> None:
        """Drop the views of the last states, which only save work."""
        self._before = None
        self._now.drop_views()

    @property
    def state(self) -> S:
        """The state now. It must not be changed in place: the match remembers its views."""
        return self._now.state

    @state.setter
    def state(self, state: S) -> None:
        self._now = _Moment(self.game, state)

    @property
    def awaits(self) -> frozenset[Seat]:
        """The seats that must answer, {CHANCE}, or none: the game is over."""
        return self._now.awaits

    @property
    def answers(self) -> Sequence[Move | Draw]:
        """All moves and draws so far; replaying them gives the same match."""
        return [entry.answer for entry in self._past]

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far, with nothing hidden."""
        return [one.event for entry in self._past for one in entry.step.announcements]

    def events_for(self, seat: Seat | None) -> list[Event]:
        """Everything that a seat (None: a spectator) has seen so far."""
        return [event for entry in self._past for event in entry.step.events_for(seat)]

    @property
    def result(self) -> Result | None:
        """The standings, or None before the end."""
        return self._now.result

    def view(self, seat: Seat | None) -> V:
        """What a seat (None: a spectator) may know now."""
        return self._now.view(seat)

    def view_json(self, seat: Seat | None) -> bytes:
        """The same as JSON."""
        return self._now.view_json(seat)

    @property
    def differs(self) -> Callable[[Seat | None], bool]:
        """Whether a seat (None: a spectator) sees, after later moves, that they were made."""
        then = self._now
        return lambda seat: not self._now.looks_like(then, seat)

    def legal(self, seat: Seat) -> Legal[M]:
        """The moves that a seat can make now."""
        return legal_in(self.game, self.state, seat)

    def play(self, answer: M | Draw) -> Step[S]:
        """Make a move or force a draw; IllegalMove leaves the match as it was."""
        step = self.game.play(self.state, answer)
        self._past.append(_Entry(self.state, answer, step, {}, {}))
        self._before = self._now
        self.state = step.state
        return step

    def draw(self, random: Random) -> None:
        """Let chance answer until a seat is awaited or the game is over."""
        while CHANCE in self.awaits:
            self.play(pick(self.game.outcomes(self.state), random))

    def why_not_undo(self, seat: Seat) -> NoUndo | None:
        """Why a seat cannot undo its last move, or None if it can.

        It can if since then nothing was drawn, nothing was revealed, and only seats that were
        deciding at the same time have moved: they did not know the move. A move after which others
        can answer unseen, and could not before, cannot be undone: whether they have must not show.
        """
        refusal = self._refusal(seat)
        hides = self._hides_answers
        if refusal is None and hides is not None:
            place = self._last_move(seat)
            assert place is not None, "there is a move to undo"
            entry = self._past[place]
            if hides(entry.step.state) and not hides(entry.before):
                return NoUndo.OTHERS
        return refusal

    def _refusal(self, seat: Seat) -> NoUndo | None:
        """The same, if answers are not hidden; mostly only the last answer must be looked at."""
        length, refusal = self._refusals.get(seat, (0, NoUndo.NOTHING))
        if length != len(self._past):
            if length == len(self._past) - 1:
                refusal = self._refusal_after(self._past[-1], seat, refusal)
            else:
                refusal = self._why_not_undo(seat, self._last_move(seat))
            self._refusals[seat] = len(self._past), refusal
        return refusal

    def _refusal_after(
        self, last: _Entry[S, M], seat: Seat, before: NoUndo | None
    ) -> NoUndo | None:
        """Why a seat cannot undo its last move after one more answer."""
        if isinstance(last.answer, Move) and last.answer.seat == seat:
            return NoUndo.REVEALED if last.step.revealed else None
        if before is NoUndo.NOTHING:
            return before
        if isinstance(last.answer, Draw):
            return NoUndo.DRAWN
        if before in (NoUndo.DRAWN, NoUndo.OTHERS):
            return before
        return self._why_not_undo(seat, self._last_move(seat))

    def _why_not_undo(self, seat: Seat, place: int | None) -> NoUndo | None:
        if place is None:
            return NoUndo.NOTHING
        entry = self._past[place]
        since = self._past[place + 1 :]
        for other in since:
            if isinstance(other.answer, Draw):
                return NoUndo.DRAWN
        # Whether a seat can undo must not give away what it cannot know.
        later = [other for other in since if not self._is_unnoticed(other, seat)]
        for other in later:
            if not self._was_simultaneous(entry, other, seat):
                return NoUndo.OTHERS
        if entry.step.revealed or any(other.step.revealed for other in later):
            return NoUndo.REVEALED
        return None

    def _last_move(self, seat: Seat) -> int | None:
        """The index of the seat's last move in the past."""
        for place in range(len(self._past) - 1, -1, -1):
            answer = self._past[place].answer
            if isinstance(answer, Move) and answer.seat == seat:
                return place
        return None

    def _is_unnoticed(self, other: _Entry[S, M], seat: Seat) -> bool:
        """Whether the seat cannot know of this move: nothing that it sees was changed by it."""
        known = other.unnoticed.get(seat)
        if known is None:
            known = other.unnoticed[seat] = (
                isinstance(other.answer, Move)
                and not other.step.events_for(seat)
                and self._looks_the_same(other, seat)
            )
        return known

    def _looks_the_same(self, other: _Entry[S, M], seat: Seat) -> bool:
        """Whether the seat's view was the same before and after an answer."""
        before, now = self._before, self._now
        if before is not None and before.state is other.before and now.state is other.step.state:
            return now.looks_like(before, seat)
        return self.game.view(other.before, seat) == self.game.view(other.step.state, seat)

    def _was_simultaneous(self, entry: _Entry[S, M], other: _Entry[S, M], seat: Seat) -> bool:
        """Whether a later move answers what was being decided when the seat's last one was made.

        An interjection may change the questions of the others, so it never counts as one.
        """
        known = other.simultaneous.get(seat)
        if known is None:
            deciding = self.game.awaits(entry.before)
            known = other.simultaneous[seat] = (
                _answers_a_question(entry.answer, deciding)
                and _answers_a_question(other.answer, deciding)
                and self.game.awaits(other.before) <= deciding
            )
        return known

    def undo(self, seat: Seat) -> None:
        """Undo the seat's last move; ValueError says why that is not possible.

        Simultaneous answers of others are replayed: the match is then as if the seat had not
        moved yet.
        """
        place = self._last_move(seat)
        refusal = self._why_not_undo(seat, place)
        if refusal is not None:
            raise ValueError(f"cannot undo: {refusal.sentence}")
        assert place is not None, "there is a move to undo"
        state, past = self.state, self._past
        self._refusals.clear()
        self.state, self._past = past[place].before, past[:place]
        try:
            for other in past[place + 1 :]:
                self.play(other.answer)
        except IllegalMove:
            # Somebody has answered a question that this move had brought.
            self.state, self._past = state, past
            raise ValueError(f"cannot undo: {NoUndo.OTHERS.sentence}") from None


def _answers_a_question(answer: Move | Draw, deciding: frozenset[Seat]) -> bool:
    """Whether this is a move of a seat that was asked, and not an interjection."""
    return isinstance(answer, Move) and not answer.interjects and answer.seat in deciding


def _with_past(
    game: Game[S, V, M],
    seats: int,
    options: Options | None,
    hides_answers: Callable[[S], bool] | None,
    state: S,
    past: list[_Entry[S, M]],
) -> Match[S, V, M]:
    """A match that was pickled."""
    match = Match(game, seats, options, hides_answers, state)
    match._past = past
    return match
