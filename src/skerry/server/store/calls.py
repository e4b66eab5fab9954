"""Calls: what people at a table have to learn, stored with the move that causes it.

A call waits a moment, so that a move that is undone, or a page that is loaded again, calls nobody.
A call to a seat that is connected waits a little longer: the connection of a sleeping phone ends
late. After a call its row stays, without a time, until the turn ends: a turn calls once.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, insert, select, update

from skerry.core.event import Seat
from skerry.protocol.table_info import SeatKind
from skerry.server.store.presence import present
from skerry.server.store.schema import CALLS, SEATS, TABLES

AT_ONCE = 100
"""The most seats that are called in one sweep."""
LOOKING = 120_000
"""Milliseconds for which a call waits for a seat that is connected; then it was seen."""
AGAIN = 10_000
"""Milliseconds until such a seat is looked at again."""


class What(StrEnum):
    """Why a person is called; the weightiest first: of several at once, only that one is sent."""

    ENDED = "ended"
    CLOCK = "clock"
    TURN = "turn"
    JOINED = "joined"


_WEIGHTS = list(What)


@dataclass(frozen=True)
class WantedCalls:
    """Whom a table calls after a batch."""

    due: int
    """When calls of now go out."""
    asked: Mapping[Seat, int | None] = field(default_factory=dict)
    """The people who must move, with the time when their clock runs low."""
    ended: Collection[Seat] = ()
    """The people whose game is over."""


@dataclass(frozen=True)
class Call:
    """A call that has to be sent now."""

    table: str
    game: str
    person: str
    what: What
    name: str | None
    """The person who joined."""
    others: tuple[str, ...]
    """The names of the other people at the table."""


def store(connection: Connection, table: str, wanted: WantedCalls, now: int) -> None:
    """Replace the calls of a running table; calls of a turn that continues stay as they are."""
    rows = connection.execute(select(CALLS).where(CALLS.c.table == table)).all()
    kept = {(row.seat, row.what): row for row in rows}
    new: dict[tuple[Seat, str], int] = {}
    for seat, low in wanted.asked.items():
        new[seat, What.TURN] = wanted.due
        if low is not None:
            new[seat, What.CLOCK] = max(low, wanted.due)
    new.update(((seat, What.ENDED.value), wanted.due) for seat in wanted.ended)
    for seat, what in kept.keys() - new.keys():
        connection.execute(delete(CALLS).where(*_is(table, seat, what)))
    for (seat, what), due in new.items():
        row = kept.get((seat, what))
        if row is None:
            values = {"table": table, "seat": seat, "what": what, "since": now, "due": due}
            connection.execute(insert(CALLS).values(values))
        elif what == What.CLOCK and row.due is not None and row.due != due:
            connection.execute(update(CALLS).where(*_is(table, seat, what)).values(due=due))


def somebody_joined(connection: Connection, table: str, joined: Seat, due: int, now: int) -> None:
    """Call the people who sit at a table where somebody takes a seat."""
    seats = _seats(connection, table)
    name = next(row.name for row in seats if row.seat == joined)
    for row in seats:
        if row.seat == joined or row.kind != SeatKind.PERSON or not row.taken:
            continue
        connection.execute(delete(CALLS).where(*_is(table, row.seat, What.JOINED)))
        values = {"what": What.JOINED.value, "since": now, "due": due, "name": name}
        connection.execute(insert(CALLS).values(table=table, seat=row.seat, **values))


def any_due(connection: Connection, now: int) -> bool:
    """Whether somebody has to be called."""
    query = select(CALLS.c.seat).where(CALLS.c.due <= now).limit(1)
    return connection.execute(query).first() is not None


def take(connection: Connection, now: int) -> list[Call]:
    """The calls that are due, each for one worker only; those to connected seats wait."""
    rows = connection.execute(
        select(CALLS, TABLES.c.game)
        .join(TABLES, TABLES.c.id == CALLS.c.table)
        .where(CALLS.c.due <= now)
        .order_by(CALLS.c.due)
        .limit(AT_ONCE)
        .with_for_update(of=CALLS, skip_locked=True)
    ).all()
    found: dict[tuple[str, Seat], Row[Any]] = {}
    for row in rows:
        where = _is(row.table, row.seat, row.what)
        looks = row.seat in present(connection, row.table, now).seats
        if looks and now - row.since < LOOKING:
            connection.execute(update(CALLS).where(*where).values(due=now + AGAIN))
            continue
        if row.what in {What.TURN, What.CLOCK}:
            connection.execute(update(CALLS).where(*where).values(due=None))
        else:
            connection.execute(delete(CALLS).where(*where))
        known = found.get((row.table, row.seat))
        if not looks and (known is None or _weight(row) < _weight(known)):
            found[row.table, row.seat] = row
    return [call for row in found.values() if (call := _call(connection, row)) is not None]


def _seats(connection: Connection, table: str) -> list[Row[Any]]:
    query = select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)
    return list(connection.execute(query))


def _weight(row: Row[Any]) -> int:
    return _WEIGHTS.index(What(row.what))


def _call(connection: Connection, row: Row[Any]) -> Call | None:
    """A call with the people at its table; None if nobody has the seat any longer."""
    seats = _seats(connection, row.table)
    person = seats[row.seat].person
    if person is None:
        return None
    others = tuple(
        one.name
        for one in seats
        if one.seat != row.seat and one.kind == SeatKind.PERSON and one.taken and one.name
    )
    return Call(row.table, row.game, person, What(row.what), row.name, others)


def _is(table: str, seat: Seat, what: str) -> tuple[ColumnElement[bool], ...]:
    return CALLS.c.table == table, CALLS.c.seat == seat, CALLS.c.what == what
