"""Who is connected: one row for each socket of all workers, which expires if its worker dies."""

from collections.abc import Mapping

from sqlalchemy import Connection, delete, insert, select, update

from skerry.core.event import Seat
from skerry.protocol.messages import Presence
from skerry.server.store.ids import new_id
from skerry.server.store.schema import PRESENCE

BEAT = 20_000
"""Milliseconds between two renewals of a worker's rows."""
LASTS = 60_000
"""Milliseconds after which a row without renewal expires."""

Sockets = Mapping[str, tuple[str, Seat | None]]
"""The tables and seats of sockets, by their ids."""


def connect(
    connection: Connection, id: str, table: str, seat: Seat | None, worker: str, now: int
) -> None:
    """Add a socket."""
    connection.execute(
        insert(PRESENCE).values(
            connection=id, table=table, seat=seat, worker=worker, until=now + LASTS
        )
    )


def disconnect(connection: Connection, id: str) -> None:
    """Remove a socket."""
    connection.execute(delete(PRESENCE).where(PRESENCE.c.connection == id))


def renew(connection: Connection, worker: str, sockets: Sockets, now: int) -> set[str]:
    """Renew all sockets of a worker: the tables where some were missing, or there still.

    A full disk may have kept them from being written before.
    """
    rows = connection.execute(
        select(PRESENCE.c.connection, PRESENCE.c.table).where(PRESENCE.c.worker == worker)
    )
    known = {row.connection: row.table for row in rows}
    gone = known.keys() - sockets.keys()
    for id in gone:
        disconnect(connection, id)
    connection.execute(
        update(PRESENCE).where(PRESENCE.c.worker == worker).values(until=now + LASTS)
    )
    missing = sockets.keys() - known.keys()
    for id in missing:
        table, seat = sockets[id]
        connect(connection, id, table, seat, worker, now)
    return {known[id] for id in gone} | {sockets[id][0] for id in missing}


def try_writing(connection: Connection) -> None:
    """Write something that nobody sees and that does not stay."""
    id = f"test-{new_id()}"
    connect(connection, id, "", None, "", -LASTS)
    disconnect(connection, id)


def leave(connection: Connection, worker: str) -> None:
    """Remove all sockets of a worker that stops."""
    connection.execute(delete(PRESENCE).where(PRESENCE.c.worker == worker))


def clear(connection: Connection) -> None:
    """Remove all sockets: no other worker is running."""
    connection.execute(delete(PRESENCE))


def present(connection: Connection, table: str, now: int) -> Presence:
    """Who is connected to a table."""
    rows = connection.execute(
        select(PRESENCE.c.seat).where(PRESENCE.c.table == table, PRESENCE.c.until > now)
    ).all()
    seats = sorted({row.seat for row in rows if row.seat is not None})
    return Presence(tuple(seats), sum(row.seat is None for row in rows))
