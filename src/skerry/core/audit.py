"""The audit: checks that a record follows the rules, event by event and number by number.

The record is replayed. Its events say what seats and chance answered; the rules say what must
have happened then, and the record must say the same. Where the format leaves the order open
(simultaneous events of one phase), any order is accepted. The draws come from the record or, to
verify its shuffle, from its seed.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

import msgspec

from skerry.core.chance import Outcomes
from skerry.core.colours import ColouredPieces
from skerry.core.event import Event, Seat
from skerry.core.game import CHANCE, Draw, Game, Move, Options
from skerry.core.legal import IllegalMove
from skerry.core.luck import check_seed, draw_from
from skerry.core.match import Match
from skerry.core.record import BadRecord, Record, outcome_of
from skerry.core.score import Result

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V")
S_contra = TypeVar("S_contra", contravariant=True)

Draws = Callable[[Outcomes, int], Draw]
"""A source of draws: picks one of the outcomes as draw `number` of the game, counted from 0."""


class Mismatch(ValueError):
    """A record that the rules cannot have produced: where, and what was expected."""

    def __init__(self, index: int, expected: str) -> None:
        super().__init__(f"event {index}: {expected}")
        self.index = index
        self.expected = expected


class RecordReader(Protocol[S_contra, M]):
    """What a game must tell an audit about its events."""

    def read(self, event: msgspec.Raw) -> Event:
        """An event from JSON; msgspec.DecodeError if it is not one."""

    def canonical(self, event: Event) -> Event:
        """The same event with every list sorted whose order has no meaning."""

    def group(self, event: Event) -> object:
        """The group of an event; neighbours of the same group may come in any order."""

    def answers(self, state: S_contra, ahead: Sequence[Event]) -> list[tuple[int, M | Draw]]:
        """The answers that the next events stand for, each with the place of its event ahead.

        Several, where seats answer at the same time. Mismatch, with a place ahead, if the next
        events do not answer what the state asks.
        """

    def read_options(self, given: Mapping[str, object], *, words: bool = False) -> Options:
        """Options of a record or, with `words`, of a command line; ValueError says why not."""


E = TypeVar("E", bound=Event)


def one_per_seat(
    seats: int, ahead: Sequence[Event], kind: type[E], name: str
) -> dict[Seat, tuple[int, E]]:
    """The next events, one of a kind for each seat in any order, each with its place ahead."""
    found: dict[Seat, tuple[int, E]] = {}
    for place in range(seats):
        event = ahead[place] if place < len(ahead) else None
        if not isinstance(event, kind):
            missing = min(set(range(seats)) - set(found))
            raise Mismatch(place, f"expected a {name} event of seat {missing}")
        seat = getattr(event, "seat", -1)
        if seat in found or not 0 <= seat < seats:
            raise Mismatch(place, f"expected one {name} event of each seat, found seat {seat}")
        found[seat] = (place, event)
    return found


def audit(
    game: Game[S, V, M], reader: RecordReader[S, M], record: Record, draws: Draws | None = None
) -> None:
    """Check a record; Mismatch or BadRecord says what is wrong with it."""
    result = replay(game, reader, record, draws)
    outcome = outcome_of(result)
    if record.result != outcome:
        raise BadRecord(f"result: expected {_json(outcome)}, found {_json(record.result)}")


def verify(
    game: Game[S, V, M],
    reader: RecordReader[S, M],
    record: Record,
    pieces: ColouredPieces[S] | None = None,
) -> None:
    """Check a record, that its seed fits all commitments, and that the seed gives every draw.

    The game is that of the record's rules: `GamePlugin.game_of_record`. `pieces` are those of its
    plugin: after a toss, their draws may be those of the seed or the players' choice. Without a
    toss the seed promises them, too.
    """
    seed, luck = record.seed, record.luck
    if seed is None or record.commitment is None:
        missing = "seed" if seed is None else "commitment"
        raise BadRecord(f"there is no {missing} in it, so its draws cannot be verified")
    if luck is not None and len(luck.seats) != len(record.seats):
        seats = f"its luck is of {len(luck.seats)} seats, but it has {len(record.seats)}"
        raise BadRecord(seats)
    try:
        check_seed(seed if isinstance(seed, str) else "", record.commitment, luck)
    except ValueError as error:
        raise BadRecord(str(error)) from None
    assert isinstance(seed, str), "it was checked"
    # First with its own draws: any later difference is the seed's, not a broken rule.
    audit(game, reader, record)
    told = [one for one in replay_match(game, reader, record).answers if isinstance(one, Draw)]
    chosen = None if luck is None else pieces

    def draw(outcomes: Outcomes, number: int) -> Draw:
        if chosen is not None and number < len(told) and chosen.decides(told[number]):
            return told[number]
        return draw_from(outcomes, seed, number)

    try:
        audit(game, reader, record, draw)
    except (Mismatch, BadRecord) as error:
        raise BadRecord(f"the seed gives other draws: {error}") from None


def replay(
    game: Game[S, V, M], reader: RecordReader[S, M], record: Record, draws: Draws | None = None
) -> Result:
    """Replay a record to its end and check every event.

    With `draws`, chance's answers come from there; only the moves come from the record.
    """
    result = replay_match(game, reader, record, draws).result
    assert result is not None, "nobody is awaited, so the game is over"
    return result


def replay_match(
    game: Game[S, V, M], reader: RecordReader[S, M], record: Record, draws: Draws | None = None
) -> Match[S, V, M]:
    """The match of a record, with its whole past; checked like `replay`."""
    if record.game != game.name:
        raise BadRecord(f"this is a record of {record.game}, not of {game.name}")
    match = Match(game, *_table(reader, record))
    events = []
    for index, raw in enumerate(record.events):
        try:
            events.append(reader.canonical(reader.read(raw)))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Mismatch(index, f"not an event of {game.name}: {error}") from None
    _Walk(match, reader, events, draws).to_the_end()
    return match


def _table(reader: RecordReader[S, M], record: Record) -> tuple[int, Options]:
    given = dict(record.options)
    seats = len(record.seats)
    players = given.pop("players", seats)
    if type(players) is not int or players != seats:
        raise BadRecord(f"options.players is {_json(players)}, but there are {seats} seats")
    try:
        return seats, reader.read_options(given)
    except ValueError as error:
        raise BadRecord(f"options: {error}") from None


class _Walk(Generic[S, V, M]):
    """The walk through a record: how far it is, and which events are due before new answers."""

    def __init__(
        self,
        match: Match[S, V, M],
        reader: RecordReader[S, M],
        events: list[Event],
        draws: Draws | None,
    ) -> None:
        self.match = match
        self.reader = reader
        self.events = events
        self.index = 0
        self.due: list[Event] = []
        self.draws = draws
        self.drawn = 0

    def to_the_end(self) -> None:
        while self.due or self.match.awaits:
            if self.due and self._take_due():
                continue
            if self.due and not self._goes_on():
                raise Mismatch(self.index, self._expected())
            self._answer()
        if self.index < len(self.events):
            raise Mismatch(self.index, f"the game is over, found {_json(self._next())}")

    def _next(self) -> Event | None:
        return self.events[self.index] if self.index < len(self.events) else None

    def _open(self) -> list[Event]:
        """The due events that may come now: those of the first group."""
        first = self.reader.group(self.due[0])
        found = []
        for event in self.due:
            if self.reader.group(event) != first:
                break
            found.append(event)
        return found

    def _take_due(self) -> bool:
        event = self._next()
        if event is not None and event in self._open():
            self.due.remove(event)
            self.index += 1
            return True
        return False

    def _goes_on(self) -> bool:
        """Whether an answer may come before the due events: only within their own group."""
        event = self._next()
        same = event is not None and self.reader.group(event) == self.reader.group(self.due[0])
        return same and bool(self.match.awaits)

    def _expected(self) -> str:
        found = self._next()
        ending = "the record ends" if found is None else f"found {_json(found)}"
        allowed = self._open()
        near = [event for event in allowed if _is_near(event, found)]
        return f"expected {_json((near or allowed)[0])}, {ending}"

    def _answer(self) -> None:
        if self.draws is not None and CHANCE in self.match.awaits:
            draw = self.draws(self.match.game.outcomes(self.match.state), self.drawn)
            self.drawn += 1
            self._play(draw)
            return
        try:
            answers = self.reader.answers(self.match.state, self.events[self.index :])
        except Mismatch as error:
            # A missing event explains more than an unanswered question.
            text = self._expected() if self.due else error.expected
            raise Mismatch(self.index + error.index, text) from None
        for place, answer in answers:
            try:
                self._play(answer)
            except IllegalMove as error:
                raise Mismatch(self.index + place, f"expected a legal move: {error}") from None

    def _play(self, answer: M | Draw) -> None:
        step = self.match.play(answer)
        self.due += [self.reader.canonical(event) for event in step.recorded()]


def _is_near(event: Event, found: Event | None) -> bool:
    """Whether this is probably the event that was meant: the same kind, of the same seat."""
    seat = getattr(event, "seat", None)
    return type(event) is type(found) and seat == getattr(found, "seat", None)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
