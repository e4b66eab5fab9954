"""Who is connected: one row for each socket of all workers, which expires if its worker dies."""

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

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


def change(
    connection: Connection, came: Sockets, gone: Collection[str], worker: str, now: int
) -> None:
    """Add and remove sockets; one that was added before stays as it is."""
    for id in gone:
        connection.execute(delete(PRESENCE).where(PRESENCE.c.connection == id))
    if came:
        kind = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        rows = [
            {"connection": id, "table": table, "seat": seat, "worker": worker, "until": now + LASTS}
            for id, (table, seat) in came.items()
        ]
        connection.execute(kind(PRESENCE).on_conflict_do_nothing(), rows)


def renew(connection: Connection, worker: str, sockets: Sockets, now: int) -> set[str]:
    """Renew all sockets of a worker: the tables where some were missing, or there still.

    A full disk may have kept them from being written before.
    """
    rows = connection.execute(
        select(PRESENCE.c.connection, PRESENCE.c.table).where(PRESENCE.c.worker == worker)
    )
    known = {row.connection: row.table for row in rows}
    gone = known.keys() - sockets.keys()
    connection.execute(
        update(PRESENCE).where(PRESENCE.c.worker == worker).values(until=now + LASTS)
    )
    missing = sockets.keys() - known.keys()
    change(connection, {id: sockets[id] for id in missing}, gone, worker, now)
    return {known[id] for id in gone} | {sockets[id][0] for id in missing}


def try_writing(connection: Connection) -> None:
    """Write something that nobody sees and that does not stay."""
    id = f"test-{new_id()}"
    change(connection, {id: ("", None)}, (), "", -LASTS)
    change(connection, {}, [id], "", 0)


def leave(connection: Connection, worker: str) -> None:
    """Remove all sockets of a worker that stops."""
    connection.execute(delete(PRESENCE).where(PRESENCE.c.worker == worker))


def clear(connection: Connection) -> None:
    """Remove all sockets: no other worker is running."""
    connection.execute(delete(PRESENCE))


# No worker has an empty name.
_PRESENT = select(PRESENCE.c.table, PRESENCE.c.seat).where(
    PRESENCE.c.table.in_(bindparam("of", expanding=True)),
    PRESENCE.c.until > bindparam("now"),
    PRESENCE.c.worker != bindparam("but"),
)


def present_at(
    connection: Connection, tables: Collection[str], now: int, but: str | None = None
) -> dict[str, Presence]:
    """Who is connected to some tables, where anybody is; `but`: apart from this worker's."""
    given = {"of": list(tables), "now": now, "but": but or ""}
    found: dict[str, list[Seat | None]] = {}
    for table, seat in connection.execute(_PRESENT, given):
        found.setdefault(table, []).append(seat)
    return {
        table: Presence(tuple(sorted({s for s in seats if s is not None})), seats.count(None))
        for table, seats in found.items()
    }


def present(connection: Connection, table: str, now: int, but: str | None = None) -> Presence:
    """Who is connected to a table; `but`: without the sockets of this worker."""
    return present_at(connection, [table], now, but).get(table, Presence((), 0))
