"""Homes: which worker serves the sockets of a table, as leases in the database.

A worker renews one lease, for all its tables together. Leases are counted by the clock of the
database, because those of the workers may differ by seconds. A home saves work, but correctness
does not depend on it: a batch that does not follow the last one is refused in any case.
"""

from collections.abc import Collection
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from skerry.server.store.schema import HOMES, TABLES, WORKERS

BEAT = 2.0
"""Seconds between two renewals of a worker's lease."""
LASTS = 10_000
"""Milliseconds after which a lease without renewal ends."""
FORGOTTEN = 60_000
"""Milliseconds after which the row of a dead worker is deleted."""


class Home(NamedTuple):
    """The worker that serves a table."""

    worker: str
    place: str
    """Where other workers of its machine pass sockets to it."""


def now_of(connection: sa.Connection) -> sa.ColumnElement[int]:
    """Now, in milliseconds since 1970, by the clock of the database."""
    if connection.dialect.name == "postgresql":
        return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
    return sa.cast((sa.func.julianday("now") - 2440587.5) * 86_400_000, sa.BigInteger)


def renew(connection: sa.Connection, worker: str, place: str) -> bool:
    """Renew the lease of a worker; False if it had ended, so that others may have its tables."""
    now = now_of(connection)
    mine = WORKERS.c.id == worker
    renewed = connection.execute(
        sa.update(WORKERS).where(mine, WORKERS.c.until > now).values(until=now + LASTS)
    )
    if renewed.rowcount == 1:
        return True
    connection.execute(sa.delete(WORKERS).where(mine))
    connection.execute(sa.insert(WORKERS).values(id=worker, place=place, until=now + LASTS))
    return False


def leave(connection: sa.Connection, worker: str) -> None:
    """End the lease of a worker that stops, or is known to be dead; its tables have no home."""
    connection.execute(sa.delete(HOMES).where(HOMES.c.worker == worker))
    connection.execute(sa.delete(WORKERS).where(WORKERS.c.id == worker))


def bury(connection: sa.Connection) -> list[str]:
    """Delete workers whose lease ended long ago: their ids."""
    ended = WORKERS.c.until < now_of(connection) - FORGOTTEN
    dead = list(connection.scalars(sa.select(WORKERS.c.id).where(ended)))
    for worker in dead:
        leave(connection, worker)
    return dead


def home_of(connection: sa.Connection, table: str) -> Home | None:
    """The living worker that serves a table; None: there is none."""
    row = connection.execute(
        sa.select(WORKERS.c.id, WORKERS.c.place)
        .join(HOMES, HOMES.c.worker == WORKERS.c.id)
        .where(HOMES.c.table == table, WORKERS.c.until > now_of(connection))
    ).one_or_none()
    return None if row is None else Home(row.id, row.place)


def claim(connection: sa.Connection, table: str, worker: str) -> Home | None:
    """Make a worker the home of a table that has none; returns its home afterwards.

    None: there is no such table, or the lease of this worker has ended.
    """
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    alive = sa.select(WORKERS.c.id).where(WORKERS.c.until > now_of(connection))
    known = sa.select(TABLES.c.id, sa.literal(worker)).where(TABLES.c.id == table)
    connection.execute(
        insert(HOMES)
        .from_select(["table", "worker"], known)
        .on_conflict_do_update(
            index_elements=[HOMES.c.table],
            set_={"worker": worker},
            where=HOMES.c.worker.not_in(alive),
        )
    )
    return home_of(connection, table)


def release(connection: sa.Connection, tables: Collection[str], worker: str) -> None:
    """Let a worker no longer be the home of some tables."""
    connection.execute(sa.delete(HOMES).where(HOMES.c.table.in_(tables), HOMES.c.worker == worker))


def homes_elsewhere(
    connection: sa.Connection, tables: Collection[str], worker: str
) -> dict[str, str]:
    """Which of these tables other living workers serve."""
    rows = connection.execute(
        sa.select(HOMES.c.table, HOMES.c.worker)
        .join(WORKERS, WORKERS.c.id == HOMES.c.worker)
        .where(
            HOMES.c.table.in_(tables),
            HOMES.c.worker != worker,
            WORKERS.c.until > now_of(connection),
        )
    )
    return {row.table: row.worker for row in rows}


def is_served_elsewhere(connection: sa.Connection, worker: str) -> sa.ColumnElement[Any]:
    """Whether another living worker serves a table of TABLES: a condition of a query."""
    return sa.exists().where(
        HOMES.c.table == TABLES.c.id,
        HOMES.c.worker != worker,
        HOMES.c.worker == WORKERS.c.id,
        WORKERS.c.until > now_of(connection),
    )
