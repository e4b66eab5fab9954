"""Forgetting somebody: what is deleted with a person, and what others keep without the name.

Games belong to everybody who played them: their moves stay, their seats are somebody's.
"""

from functools import partial

import msgspec
from sqlalchemy import Connection, delete, select, update

from skerry.core import record
from skerry.protocol.table_info import Status
from skerry.server.live import play, seating
from skerry.server.live.live_tables import LiveTables
from skerry.server.people.names import SOMEBODY
from skerry.server.store import log
from skerry.server.store.rows import delete_table, locked_row, seats_of, touch
from skerry.server.store.schema import CHAT, LOG, PEOPLE, RECORDS, SEATS, SNAPSHOTS, TABLES
from skerry.table.entries import AnyEntry, Cause, Started, write_entries

GONE = "…"
"""What stands where somebody had said something."""


class Forgotten(msgspec.Struct, frozen=True):
    """The tables that changed."""

    changed: tuple[str, ...]
    deleted: tuple[str, ...]


async def forget(live_tables: LiveTables, person: str) -> None:
    """Delete a person: bots sit in where they play with others, and nothing names them."""
    for table, seat in await live_tables.database.read(partial(_running, person=person)):
        await play.sit_in(live_tables, table, seat, Cause.LEFT)
    forgotten = await live_tables.database.write(partial(forget_person, person=person))
    for table in forgotten.deleted:
        await live_tables.deleted(table)
    for table in forgotten.changed:
        await live_tables.changed(table)


def forget_person(connection: Connection, person: str) -> Forgotten:
    """Delete a person from the database."""
    changed: list[str] = []
    deleted: list[str] = []
    for table in _tables(connection, person):
        gone = _leave(connection, table, person)
        (deleted if gone else changed).append(table)
    connection.execute(update(CHAT).where(CHAT.c.person == person).values(name=SOMEBODY, text=GONE))
    # Sessions, mutes and what else is only theirs go with them.
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
    return Forgotten(tuple(changed), tuple(deleted))


def _running(connection: Connection, person: str) -> list[tuple[str, int]]:
    rows = connection.execute(
        select(SEATS.c.table, SEATS.c.seat)
        .join(TABLES, TABLES.c.id == SEATS.c.table)
        .where(
            SEATS.c.person == person,
            SEATS.c.taken,
            TABLES.c.status == Status.RUNNING.value,
        )
    )
    return [(row.table, row.seat) for row in rows]


def _tables(connection: Connection, person: str) -> list[str]:
    seated = select(SEATS.c.table.label("id")).where(SEATS.c.person == person)
    hosted = select(TABLES.c.id).where(TABLES.c.host == person)
    return sorted(row.id for row in connection.execute(seated.union(hosted)))


def _leave(connection: Connection, table: str, person: str) -> bool:
    """Take a person away from a table; True: nobody is left, and it is deleted."""
    row = locked_row(connection, table)
    assert row is not None, "it was just found"
    if row.status == Status.WAITING:
        return seating.leave(connection, table, person).deleted
    seats = seats_of(connection, table)
    others = [seat.person for seat in seats if seat.taken and seat.person not in {None, person}]
    if row.status in {Status.RUNNING, Status.FROZEN} and not others:
        delete_table(connection, table)
        return True
    for seat in seats:
        if seat.person == person:
            _unname(connection, table, seat.seat)
    if row.host == person:
        touch(connection, table, host=others[0] if others else None)
    return False


def _unname(connection: Connection, table: str, seat: int) -> None:
    connection.execute(
        update(SEATS)
        .where(SEATS.c.table == table, SEATS.c.seat == seat)
        .values(name=SOMEBODY, person=None)
    )
    try:
        (batch,) = log.batches_after(connection, table, 0, 1)
        entries = tuple(_without_name(entry, seat) for entry in batch.entries)
    except msgspec.DecodeError:
        # The log of a frozen table may be unreadable, and still hold the name.
        entries = ()
    connection.execute(
        update(LOG).where(LOG.c.table == table, LOG.c.seq == 1).values(body=write_entries(entries))
    )
    # It holds the names too, and can be had again from the log.
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table))
    body = log.stored_record(connection, table)
    if body is not None:
        whole = record.decode(body)
        names = _with_somebody(whole.seats, seat)
        connection.execute(
            update(RECORDS)
            .where(RECORDS.c.table == table)
            .values(body=record.encode(msgspec.structs.replace(whole, seats=names)))
        )


def _without_name(entry: AnyEntry, seat: int) -> AnyEntry:
    if isinstance(entry, Started):
        return msgspec.structs.replace(entry, names=_with_somebody(entry.names, seat))
    return entry


def _with_somebody(names: tuple[str, ...], seat: int) -> tuple[str, ...]:
    return tuple(SOMEBODY if number == seat else name for number, name in enumerate(names))
