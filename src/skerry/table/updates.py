"""What a seat, or a spectator, may know of a table: views, events and versions."""

import msgspec

from skerry.core.event import Event, Seat
from skerry.core.game import may_move_in
from skerry.protocol import messages
from skerry.table.steps import Step
from skerry.table.table import Table

_ENCODER = msgspec.json.Encoder()
_NULL, _BOOL = b"null", (b"false", b"true")
# What all seats share, by its name among the frames of a table.
_ENDED, _REST, _PUBLIC, _AWAITS = "ended", "rest", "public events", "awaits"
_SNAPSHOT = b'{"type":"snapshot"'


def raw(value: object) -> msgspec.Raw:
    """A value of the game as JSON."""
    return msgspec.Raw(_ENCODER.encode(value))


def version_index(table: Table, seat: Seat | None) -> int:
    """The index of a seat's version; spectators share the last one."""
    return table.config.seats if seat is None else seat


def version_of(table: Table, seat: Seat | None) -> int:
    """The current version of a seat, or of spectators."""
    return table.versions[version_index(table, seat)]


def view_of(table: Table, seat: Seat | None) -> object:
    """The view of a seat, without what players at this table must remember themselves."""
    view = table.match.view(seat)
    return view if table.config.aids.bag else table.config.plugin.without_memory_aids(view)


def view_json(table: Table, seat: Seat | None) -> msgspec.Raw:
    """The same as JSON."""
    if table.config.aids.bag:
        return msgspec.Raw(table.match.view_json(seat))
    return raw(view_of(table, seat))


def now_of(table: Table, seat: Seat | None, *, ended: bool = True) -> messages.Now:
    """How things stand for a seat, or a spectator; with or without the result."""
    awaits = table.shown_awaits(seat)
    return messages.Now(
        view=view_json(table, seat),
        awaits=tuple(sorted(awaits)),
        question=None if seat is None else table.question(seat),
        undo=None if seat is None else table.why_not_undo(seat),
        interjects=seat is not None and seat not in awaits and _may_interject(table, seat),
        stand_ins=table.stand_ins,
        clocks=tuple(clock.view() for clock in table.clocks),
        ended=_ended(table) if ended else None,
        paused=table.is_paused,
        away_since=None if seat is None else table.away_since.get(seat),
    )


def _may_interject(table: Table, seat: Seat) -> bool:
    # Most games have no interjections; then the legal moves need not be computed.
    could = table.config.plugin.wire.has_interjections and not table.frozen
    return could and may_move_in(table.match.game, table.match.state, seat)


def _ended(table: Table) -> messages.Ended | None:
    result = table.match.result
    if result is None:
        return None
    config = table.config
    return messages.Ended(
        result.scores,
        result.winners,
        raw(result.everybody),
        config.seed,
        config.commitment,
        config.luck,
    )


def over_frame(table: Table, seat: Seat | None) -> bytes | None:
    """The message with the result; None: there is none. It is encoded once for everybody."""
    found = table.frames.get(_ENDED)
    if found is None:
        ended = _ended(table)
        if ended is None:
            return None
        found = table.frames[_ENDED] = _ENCODER.encode(ended)
    return b'{"type":"over","version":%d,"ended":%b}' % (version_of(table, seat), found)


def has_result(frame: bytes) -> bool:
    """Whether an update of a game that is over has its result: only snapshots do."""
    return frame.startswith(_SNAPSHOT)


Frames = dict[object, bytes]
"""What was encoded and may be needed again; it goes when the table changes."""


def step_of(step: Step, seat: Seat | None, place: int, frames: Frames) -> messages.SeenStep | None:
    """One batch as a seat sees it; None: the seat may not know of it."""
    number = step.versions[place]
    if number is None:
        return None
    learned = (one.seen_by(seat) for one in step.announcements)
    events = tuple(_event(event, frames) for event in learned if event is not None)
    withdrawn = step.withdraws[place] if step.withdraws else None
    own = seat is not None and step.mover == seat
    return messages.SeenStep(number, events, () if withdrawn is None else (withdrawn,), own)


def _event(event: Event, frames: Frames) -> msgspec.Raw:
    """An event as JSON, encoded once for all who see it."""
    # The steps of the table hold the event as long as its frame is kept, so no other has this id.
    found = frames.get(id(event))
    if found is None:
        found = frames[id(event)] = _ENCODER.encode(event)
    return msgspec.Raw(found)


def update_since(table: Table, seat: Seat | None, known: int | None) -> bytes | None:
    """The message that brings a client up to date; None if it is.

    It has the missed steps if they are still in memory, or else a snapshot. A message for several
    clients is encoded once.
    """
    place = version_index(table, seat)
    latest = table.versions[place]
    if known == latest:
        return None
    if known is not None and not 0 <= known < latest:
        # A client may send any number; a wrong one means that it knows nothing.
        known = None
    frame = table.frames.get((place, known))
    if frame is None:
        if known == latest - 1 and table.steps and table.steps[-1].versions[place] == latest:
            frame = _step_frame(table, seat, place, table.steps[-1])
        else:
            frame = messages.encode(_update_message(table, seat, place, known, latest))
        table.frames[place, known] = frame
    return frame


def _update_message(
    table: Table, seat: Seat | None, place: int, known: int | None, latest: int
) -> messages.FromServer:
    if known is None:
        return messages.Snapshot(latest, now_of(table, seat))
    steps: list[messages.SeenStep] = []
    for step in reversed(table.steps):
        number = step.versions[place]
        if number is not None and number <= known:
            break
        seen = step_of(step, seat, place, table.frames)
        if seen is not None:
            steps.append(seen)
    steps.reverse()
    if len(steps) != latest - known:
        return messages.Snapshot(latest, now_of(table, seat))
    # The result follows in a message of its own, when everybody has seen the last move.
    now = now_of(table, seat, ended=False)
    if len(steps) == 1:
        (only,) = steps
        return messages.StepMade(latest, only.events, only.withdraws, now, only.own)
    return messages.Missed(latest, tuple(steps), now)


def _step_frame(table: Table, seat: Seat | None, place: int, step: Step) -> bytes:
    """The StepMade of the last step: byte for byte what `_update_message` would become.

    Nearly all messages are of this kind, so what all seats share of it is written once.
    """
    frames = table.frames
    rest = frames.get(_REST)
    if rest is None:
        rest = frames[_REST] = _rest(table)
    withdrawn = step.withdraws[place] if step.withdraws else None
    if seat is None:
        question = undo = away = _NULL
        interjects = False
    else:
        asked, why_not = table.question(seat), table.why_not_undo(seat)
        question = _NULL if asked is None else b"%d" % asked
        undo = _NULL if why_not is None else b'"%b"' % why_not.encode()
        since = table.away_since.get(seat)
        away = _NULL if since is None else b"%d" % since
        interjects = table.config.plugin.wire.has_interjections and (
            seat not in table.shown_awaits(seat) and _may_interject(table, seat)
        )
    return (
        b'{"type":"step","version":%d,"events":[%b],"withdraws":[%b],"now":{"view":%b,"awaits":%b,'
        b'"question":%b,"undo":%b,"interjects":%b,%b,"away_since":%b},"own":%b}'
    ) % (
        table.versions[place],
        _events_seen(step, seat, frames),
        b"" if withdrawn is None else b"%d" % withdrawn,
        bytes(view_json(table, seat)),
        _awaits_seen(table, seat),
        question,
        undo,
        _BOOL[interjects],
        rest,
        away,
        _BOOL[seat is not None and step.mover == seat],
    )


def _rest(table: Table) -> bytes:
    """The fields of a Now that are the same for all seats."""
    clocks = tuple([clock.view() for clock in table.clocks])
    return b'"stand_ins":%b,"clocks":%b,"ended":null,"paused":%b' % (
        _ENCODER.encode(table.stand_ins),
        _ENCODER.encode(clocks),
        _BOOL[table.is_paused],
    )


def _events_seen(step: Step, seat: Seat | None, frames: Frames) -> bytes:
    """The events of a step as a seat sees them, separated by commas."""
    found = frames.get(_PUBLIC)
    if found is not None:
        return found
    seen = [one.seen_by(seat) for one in step.announcements]
    events = b",".join([bytes(_event(event, frames)) for event in seen if event is not None])
    if all(one.audience is None for one in step.announcements):
        frames[_PUBLIC] = events
    return events


def _awaits_seen(table: Table, seat: Seat | None) -> bytes:
    """The seats that a seat sees as awaited, as a list."""
    if table.hides_answers:
        return _ENCODER.encode(sorted(table.shown_awaits(seat)))
    found = table.frames.get(_AWAITS)
    if found is None:
        found = table.frames[_AWAITS] = _ENCODER.encode(sorted(table.shown_awaits(seat)))
    return found
