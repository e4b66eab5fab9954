"""Upkeep: unused rows are deleted, a few at a time, as the policy says.

Every worker does this now and then; what another one has deleted is simply not found.

A wrong clock must not delete everything. The server's own time does not jump, but a server that
starts with a wrong clock cannot know it. So nothing is deleted for a day when the clock looks
wrong, and never much at once: there is time to correct it.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from functools import partial

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, func, or_, select

from skerry.protocol.table_info import Status
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.settings import Policy
from skerry.server.store.database import Database, Unavailable
from skerry.server.store.rows import delete_table, only_one_person
from skerry.server.store.schema import INVITES, PEOPLE, PRESENCE, SEATS, SESSIONS, TABLES
from skerry.server.store.times import CLOCK, SteadyClock

EVERY = 600.0
"""Seconds between two sweeps."""
MANY = 200
"""Rows that are deleted in one transaction, so that nobody waits for it."""
MANY_TABLES = 20
"""The same for tables, each of which has hundreds of other rows."""
MOST, MOST_TABLES = 1000, 100
"""The most rows of a kind, and tables, that one sweep deletes."""
JUMP = timedelta(minutes=1)
"""How far the system's clock is set in one go when it counts as a jump."""
QUIET = timedelta(days=14)
"""How long a server may have been unused before its clock looks wrong when it starts."""
BACK = timedelta(hours=1)
"""How far in the future the last visit may lie, for several machines differ a little."""
DISTRUST = timedelta(days=1)
"""How long nothing is deleted after that."""
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


class ClockWatch:
    """Notices when the clock looks wrong; then nothing is deleted for a while."""

    def __init__(self, clock: SteadyClock) -> None:
        self._clock = clock
        self._set_by = clock.set_by_ms()
        self._quiet_until: int | None = None

    def start(self, last_used: int | None) -> None:
        """Compare the clock with the last visit that the database knows."""
        if last_used is None:
            return
        since = timedelta(milliseconds=self._clock.now_ms() - last_used)
        if not -BACK < since < QUIET:
            self._distrust(f"between the last visit and now are {since}")

    def is_trusted(self) -> bool:
        """Whether things may be deleted now."""
        set_by = self._clock.set_by_ms()
        jump = timedelta(milliseconds=set_by - self._set_by)
        self._set_by = set_by
        if abs(jump) > JUMP:
            self._distrust(f"the system's clock was set by {jump}")
        return self._quiet_until is None or self._clock.elapsed_ms() >= self._quiet_until

    def _distrust(self, why: str) -> None:
        LOG.warning("%s: check the clock; nothing is deleted for %s", why, DISTRUST)
        self._quiet_until = self._clock.elapsed_ms() + _ms(DISTRUST)


def last_used(connection: Connection) -> int | None:
    """When anybody last did anything, as far as the database knows."""
    columns = (TABLES.c.touched, PEOPLE.c.seen, SESSIONS.c.seen)
    found = [connection.execute(select(func.max(column))).scalar() for column in columns]
    return max((at for at in found if at is not None), default=None)


async def run(
    database: Database,
    policy: Callable[[], Policy],
    metrics: Metrics,
    deleted: Callable[[str], Awaitable[None]],
    every: float = EVERY,
    clock: SteadyClock = CLOCK,
) -> None:
    """Sweep until cancelled, by the policy as it is then.

    `deleted` is called with the id of each deleted table.
    """
    watch = ClockWatch(clock)
    with suppress(Unavailable):
        watch.start(await database.read(last_used))
    while True:
        # Workers that start together should not sweep together.
        await asyncio.sleep(every * random.uniform(0.5, 1.5))
        if not watch.is_trusted():
            continue
        try:
            swept = await sweep(database, policy(), clock.now_ms())
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
    waits_alone = and_(TABLES.c.status == Status.RUNNING.value, only_one_person())
    return or_(
        *(
            and_(
                TABLES.c.status == status.value, ~waits_alone, TABLES.c.touched < _before(now, age)
            )
            for status, age in ages.items()
        ),
        and_(waits_alone, TABLES.c.touched < _before(now, policy.kept)),
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
    return now - _ms(age)


def _ms(time: timedelta) -> int:
    return time // timedelta(milliseconds=1)


async def _sweep_tables(database: Database, old: ColumnElement[bool]) -> tuple[str, ...]:
    gone: list[str] = []

    def some(connection: Connection) -> list[str]:
        found = list(connection.scalars(select(TABLES.c.id).where(old).limit(MANY_TABLES)))
        for table in found:
            delete_table(connection, table)
        return found

    while len(gone) < MOST_TABLES and (found := await database.write(some)):
        gone += found
    return tuple(gone)


async def _sweep_rows(database: Database, rows: Table, old: ColumnElement[bool]) -> int:
    gone = 0
    some = partial(_delete_some, rows=rows, old=old)
    while gone < MOST and (count := await database.write(some)):
        gone += count
    return gone


def _delete_some(connection: Connection, rows: Table, old: ColumnElement[bool]) -> int:
    (key,) = rows.primary_key.columns
    found = list(connection.scalars(select(key).where(old).limit(MANY)))
    # The condition is checked again: a person may have come back in the meantime.
    return connection.execute(delete(rows).where(key.in_(found), old)).rowcount if found else 0
