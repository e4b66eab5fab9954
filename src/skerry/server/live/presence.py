"""Who is connected: one row for each socket of all workers, which runs out if its worker dies."""

from sqlalchemy import Connection, delete, insert, select, update

from skerry.core.event import Seat
from skerry.protocol.messages import Presence
from skerry.server.store.schema import PRESENCE

BEAT = 20_000
"""So often a worker says that its sockets live, in milliseconds."""
LASTS = 60_000
"""So long a row counts without that."""


def connect(
    connection: Connection, line: str, table: str, seat: Seat | None, worker: str, now: int
) -> None:
    """A socket is there."""
    connection.execute(
        insert(PRESENCE).values(
            connection=line, table=table, seat=seat, worker=worker, until=now + LASTS
        )
    )


def disconnect(connection: Connection, line: str) -> None:
    """A socket is gone."""
    connection.execute(delete(PRESENCE).where(PRESENCE.c.connection == line))


def beat(connection: Connection, worker: str, now: int) -> None:
    """All sockets of a worker are still there."""
    connection.execute(
        update(PRESENCE).where(PRESENCE.c.worker == worker).values(until=now + LASTS)
    )


def leave(connection: Connection, worker: str) -> None:
    """A worker stops, and its sockets with it."""
    connection.execute(delete(PRESENCE).where(PRESENCE.c.worker == worker))


def clear(connection: Connection) -> None:
    """Nobody is connected: whoever was, their worker is gone."""
    connection.execute(delete(PRESENCE))


def present(connection: Connection, table: str, now: int) -> Presence:
    """Who is connected to a table."""
    rows = connection.execute(
        select(PRESENCE.c.seat).where(PRESENCE.c.table == table, PRESENCE.c.until > now)
    ).all()
    seats = sorted({row.seat for row in rows if row.seat is not None})
    return Presence(tuple(seats), sum(row.seat is None for row in rows))
