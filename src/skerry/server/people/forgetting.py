"""Deleting a person from the database: what goes, and what stays without their name.

A game belongs to everyone who played it: its moves stay, and the seat is "somebody".
"""

from sqlalchemy import Connection, delete, select, update

from skerry.protocol.table_info import Status
from skerry.server.people import seating
from skerry.server.people.nameless import remove_name
from skerry.server.people.names import SOMEBODY
from skerry.server.store.rows import delete_table, locked_row, seats_of, status_of, touch
from skerry.server.store.schema import CHAT, HOST_ACTIONS, PEOPLE, SEATS, TABLES

GONE = "…"
"""The text of a deleted line of chat."""


def forget_person(connection: Connection, person: str) -> list[str]:
    """Delete a person from the database: the ids of the tables that changed or are deleted."""
    tables = _tables(connection, person)
    for table in tables:
        _leave(connection, table, person)
    connection.execute(update(CHAT).where(CHAT.c.person == person).values(name=SOMEBODY, text=GONE))
    # The journal of the host keeps no names either.
    connection.execute(
        update(HOST_ACTIONS).where(HOST_ACTIONS.c.target == person).values(detail="")
    )
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
    status = status_of(row)
    if status is Status.WAITING:
        seating.leave(connection, table, person)
        return
    seats = seats_of(connection, table)
    others = [seat.person for seat in seats if seat.taken and seat.person not in {None, person}]
    if status in {Status.RUNNING, Status.FROZEN} and not others:
        delete_table(connection, table)
        return
    for seat in seats:
        if seat.person == person:
            remove_name(connection, table, seat.seat)
    if row.host == person:
        touch(connection, table, host=others[0] if others else None)
