"""Upkeep: unused rows are deleted, a few at a time, as the policy says.

Every worker does this now and then; what another one has deleted is simply not found.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import partial

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, or_, select

from skerry.protocol.table_info import Status
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.settings import Policy
from skerry.server.store.database import Database, Unavailable
from skerry.server.store.rows import delete_table
from skerry.server.store.schema import INVITES, PEOPLE, PRESENCE, SEATS, SESSIONS, TABLES
from skerry.server.store.times import now_ms

EVERY = 600.0
"""Seconds between two sweeps."""
MANY = 200
"""Rows that are deleted in one transaction, so that nobody waits for it."""
MANY_TABLES = 20
"""The same for tables, each of which has hundreds of other rows."""
DEAD = timedelta(minutes=10)
"""How long after its expiry the row of a socket is deleted: its worker died."""

LOG = logging.getLogger("skerry.server.ops.upkeep")


@dataclass(frozen=True)
class Swept:
    """What one sweep has deleted."""

    tables: tuple[str, ...] = ()
    """Their ids."""
    guests: int = 0
    sessions: int = 0
    sockets: int = 0
    invites: int = 0

    @property
    def counts(self) -> dict[str, int]:
        """The numbers that are not zero, by kind."""
        counts = {
            "tables": len(self.tables),
            "guests": self.guests,
            "sessions": self.sessions,
            "sockets": self.sockets,
            "invites": self.invites,
        }
        return {what: count for what, count in counts.items() if count}


async def sweep(database: Database, policy: Policy, now: int) -> Swept:
    """Delete what is too old; `now` is in milliseconds since 1970."""
    tables = await _sweep_tables(database, _old_tables(policy, now))
    # Guests come after the tables that they play at.
    return Swept(
        tables=tables,
        guests=await _sweep_rows(database, PEOPLE, _idle_guests(policy, now)),
        sessions=await _sweep_rows(
            database, SESSIONS, SESSIONS.c.seen < _before(now, policy.session)
        ),
        sockets=await _sweep_rows(database, PRESENCE, PRESENCE.c.until < _before(now, DEAD)),
        invites=await _sweep_rows(
            database, INVITES, or_(INVITES.c.expires <= now, INVITES.c.left <= 0)
        ),
    )


async def run(
    database: Database,
    policy: Policy,
    metrics: Metrics,
    deleted: Callable[[str], Awaitable[None]],
    every: float = EVERY,
) -> None:
    """Sweep until cancelled; `deleted` is called with the id of each deleted table."""
    while True:
        # Workers that start together should not sweep together.
        await asyncio.sleep(every * random.uniform(0.5, 1.5))
        try:
            swept = await sweep(database, policy, now_ms())
        except Unavailable as error:
            LOG.warning("a sweep failed: %s", error)
            continue
        for what, count in swept.counts.items():
            metrics.expired(what, count)
        if swept.counts:
            LOG.info("deleted what is no longer used", extra=swept.counts)
        for table in swept.tables:
            await deleted(table)


def _old_tables(policy: Policy, now: int) -> ColumnElement[bool]:
    ages = {
        Status.FINISHED: policy.finished,
        Status.WAITING: policy.waiting,
        Status.RUNNING: policy.running,
        Status.FROZEN: policy.running,
    }
    return or_(
        *(
            and_(TABLES.c.status == status.value, TABLES.c.touched < _before(now, age))
            for status, age in ages.items()
        )
    )


def _idle_guests(policy: Policy, now: int) -> ColumnElement[bool]:
    """Guests without a claimed name, a recovery code or an unfinished table."""
    unfinished = TABLES.c.status != Status.FINISHED.value
    sits = exists().where(SEATS.c.person == PEOPLE.c.id, SEATS.c.table == TABLES.c.id, unfinished)
    hosts = exists().where(TABLES.c.host == PEOPLE.c.id, unfinished)
    return and_(
        PEOPLE.c.claimed.is_(None),
        PEOPLE.c.recovery.is_(None),
        PEOPLE.c.seen < _before(now, policy.guest),
        ~sits,
        ~hosts,
    )


def _before(now: int, age: timedelta) -> int:
    return now - int(age.total_seconds() * 1000)


async def _sweep_tables(database: Database, old: ColumnElement[bool]) -> tuple[str, ...]:
    gone: list[str] = []

    def some(connection: Connection) -> list[str]:
        found = list(connection.scalars(select(TABLES.c.id).where(old).limit(MANY_TABLES)))
        for table in found:
            delete_table(connection, table)
        return found

    while found := await database.write(some):
        gone += found
    return tuple(gone)


async def _sweep_rows(database: Database, rows: Table, old: ColumnElement[bool]) -> int:
    gone = 0
    while count := await database.write(partial(_delete_some, rows=rows, old=old)):
        gone += count
    return gone


def _delete_some(connection: Connection, rows: Table, old: ColumnElement[bool]) -> int:
    (key,) = rows.primary_key.columns
    found = list(connection.scalars(select(key).where(old).limit(MANY)))
    # The condition is checked again: a person may have come back in the meantime.
    return connection.execute(delete(rows).where(key.in_(found), old)).rowcount if found else 0
