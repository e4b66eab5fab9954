"""Deleting a person from the database: what goes, and what stays without their name.

A game belongs to everyone who played it: its moves stay, and the seat is "somebody".
"""

import msgspec
from sqlalchemy import Connection, delete, select, update

from skerry.core import record
from skerry.protocol.table_info import Status
from skerry.server.people import seating
from skerry.server.people.names import SOMEBODY
from skerry.server.store import log
from skerry.server.store.rows import delete_table, locked_row, seats_of, touch
from skerry.server.store.schema import CHAT, LOG, PEOPLE, RECORDS, SEATS, SNAPSHOTS, TABLES
from skerry.table.entries import AnyEntry, Started, write_entries

GONE = "…"
"""The text of a deleted line of chat."""


def forget_person(connection: Connection, person: str) -> list[str]:
    """Delete a person from the database: the ids of the tables that changed or are deleted."""
    tables = _tables(connection, person)
    for table in tables:
        _leave(connection, table, person)
    connection.execute(update(CHAT).where(CHAT.c.person == person).values(name=SOMEBODY, text=GONE))
    # The database deletes sessions and mutes with the person.
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
    return tables


def _tables(connection: Connection, person: str) -> list[str]:
    seated = select(SEATS.c.table.label("id")).where(SEATS.c.person == person)
    hosted = select(TABLES.c.id).where(TABLES.c.host == person)
    return sorted(row.id for row in connection.execute(seated.union(hosted)))


def _leave(connection: Connection, table: str, person: str) -> None:
    """Remove a person from a table, and delete it if nobody is left."""
    row = locked_row(connection, table)
    assert row is not None, "it was just found"
    if row.status == Status.WAITING:
        seating.leave(connection, table, person)
        return
    seats = seats_of(connection, table)
    others = [seat.person for seat in seats if seat.taken and seat.person not in {None, person}]
    if row.status in {Status.RUNNING, Status.FROZEN} and not others:
        delete_table(connection, table)
        return
    for seat in seats:
        if seat.person == person:
            _remove_name(connection, table, seat.seat)
    if row.host == person:
        touch(connection, table, host=others[0] if others else None)


def _remove_name(connection: Connection, table: str, seat: int) -> None:
    connection.execute(
        update(SEATS)
        .where(SEATS.c.table == table, SEATS.c.seat == seat)
        .values(name=SOMEBODY, person=None)
    )
    try:
        (batch,) = log.batches_after(connection, table, 0, 1)
        entries = tuple(_without_name(entry, seat) for entry in batch.entries)
    except msgspec.DecodeError:
        # The log of a frozen table may be unreadable and still contain the name.
        entries = ()
    connection.execute(
        update(LOG).where(LOG.c.table == table, LOG.c.seq == 1).values(body=write_entries(entries))
    )
    # A snapshot contains the names; it can be made again from the log.
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
