"""Servers that can be killed at any moment: one process, or several workers."""

import contextlib
import os
import signal
import time
from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Protocol

from sqlalchemy import Engine, or_, select
from tests.cli.servers import lives, workers
from tests.server import services
from tests.server.harness import Server
from tests.server.http.http_clients import MANY
from tests.server.services import wait_until

from skerry.server.ops.settings import Limits, Settings
from skerry.server.store.database import open_engine
from skerry.server.store.log import batches_after
from skerry.server.store.schema import PLAYED, RECORDS, SEATS, TABLES
from skerry.table.entries import Batch

LIMITS = Limits(
    requests=MANY,
    address_requests=MANY,
    guests=MANY,
    messages=MANY,
    address_new_sockets=MANY,
    work=MANY,
    address_work=MANY,
    tables=100_000,
    sockets=10_000,
    daily_rows=10**9,
    address_daily_rows=10**9,
)
WORKERS = 2
KILLED = {"worker": 4, "parent": 1, "all": 1, "postgresql": 2, "redis": 2}
"""What is killed of several workers and their services, and how often."""


class Site(Protocol):
    """A server and its database."""

    server: Server
    engine: Engine

    @abstractmethod
    def kill(self, random: Random) -> str:
        """Kill a process with SIGKILL and restart the server; returns what was killed."""

    def batches(self, table: str) -> list[Batch]:
        """The log of a table."""
        with self.engine.connect() as connection:
            return batches_after(connection, table, 0)

    def tables(self) -> list[str]:
        """The ids of all tables."""
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(select(TABLES.c.id))]

    def forgotten(self) -> list[str]:
        """Tables that should have started by now but have not."""
        free = select(SEATS.c.table).where(SEATS.c.taken.is_(False))
        waits = (TABLES.c.status == "waiting", TABLES.c.auto_start, TABLES.c.id.not_in(free))
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(select(TABLES.c.id).where(*waits))]

    def unstored(self) -> list[str]:
        """Finished tables without a record, or with a person for whom the game does not count."""
        person = (SEATS.c.kind == "person", SEATS.c.person.is_not(None))
        counted = select(PLAYED.c.person).where(
            PLAYED.c.table == SEATS.c.table, PLAYED.c.person == SEATS.c.person
        )
        uncounted = select(SEATS.c.table).where(*person, ~counted.exists())
        missing = or_(TABLES.c.id.not_in(select(RECORDS.c.table)), TABLES.c.id.in_(uncounted))
        over = select(TABLES.c.id).where(TABLES.c.status == "finished", missing)
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(over)]


class OneProcess(Site):
    """One process with SQLite, whose data survive it."""

    def __init__(self, server: Server, engine: Engine) -> None:
        self.server = server
        self.engine = engine

    def kill(self, random: Random) -> str:
        """Kill the process, and start it again."""
        del random
        self.server.kill9()
        self.server.start()
        return "process"


class SeveralWorkers(Site):
    """Several workers with PostgreSQL and Redis, which can be killed, too."""

    def __init__(
        self,
        server: Server,
        engine: Engine,
        postgres: services.Postgres,
        redis: services.Redis,
    ) -> None:
        self.server = server
        self.engine = engine
        self._services: dict[str, services.Postgres | services.Redis] = {
            "postgresql": postgres,
            "redis": redis,
        }

    def kill(self, random: Random) -> str:
        """Kill a worker (its parent restarts it), the parent, all of them, or a service."""
        what = random.choices(tuple(KILLED), tuple(KILLED.values()))[0]
        if what in self._services:
            self._services[what].kill()
            # People meanwhile make moves that cannot be stored, or that others do not hear of.
            time.sleep(random.uniform(0.0, 1.0))
            self._services[what].start()
            return what
        found = workers(self.server.pid)
        if what == "worker" and found:
            _kill(random.choice(sorted(found)))
            return what
        self.server.kill9()
        if what == "all":
            for pid in found:
                _kill(pid)
        # Workers without a parent exit by themselves; only then is the port free again.
        wait_until(lambda: not any(map(lives, found)), "workers end with their parent")
        self.server.start()
        return what


def _kill(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def settings_of(data: Path) -> Settings:
    """Settings with short intervals, so that abandoned bots, clocks and tosses are found soon."""
    return Settings(data, limits=LIMITS, grace=0.5, bot_deadline=2.0, toss_deadline=2.0)


@contextlib.contextmanager
def one_process(data: Path) -> Iterator[Site]:
    """A server on SQLite."""
    settings = settings_of(data)
    with Server(data, settings=settings) as server:
        engine = open_engine(settings.database_url, writes=False)
        try:
            yield OneProcess(server, engine)
        finally:
            engine.dispose()


@contextlib.contextmanager
def several_workers(data: Path) -> Iterator[Site]:
    """A server of two workers with a PostgreSQL and a Redis of its own."""
    with services.killable_postgres() as postgres, services.redis() as redis:
        database = services.new_database(postgres.url)
        settings = replace(settings_of(data), database=database, bus=redis.url, workers=WORKERS)
        with Server(data, settings=settings) as server:
            engine = open_engine(settings.database_url, writes=False)
            try:
                yield SeveralWorkers(server, engine, postgres, redis)
            finally:
                engine.dispose()


def site_on(kind: str, data: Path) -> contextlib.AbstractContextManager[Site]:
    """A separate site with the services that it needs."""
    return one_process(data) if kind == "sqlite" else several_workers(data)
