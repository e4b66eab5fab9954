"""The database: one thread that writes, a few that read, and an event loop that never blocks.

Writes that arrive at about the same time share one transaction, so that they pay for one commit
(and its flush to disk) together: this is how SQLite keeps up with many busy tables. Soon after a
transaction the event loop gathers writes for a moment before the writer gets them; on PostgreSQL,
where several workers share the moves, for as long as a group of some size needs, and the loop
rests meanwhile. If one of them fails, they are repeated one by one, so that a failure affects no
other write.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Container, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from skerry.server.store.appends import Alone, Append, BatchConflict, append_all
from skerry.server.store.checkpoints import Checkpoints, leave_to_others
from skerry.server.store.group_size import GroupSize

__all__ = ["Connection", "Database", "Unavailable", "is_ready", "open_engine"]

R = TypeVar("R")
Work = Callable[[Connection], Any]

MOST_AT_ONCE = 256
GATHER, MOST_GATHER = 0.004, 0.020
"""Seconds for which writes are gathered for one transaction; on SQLite always the first, on
PostgreSQL up to the second."""
WANTED = 5
"""Writes that one transaction should have."""
BUSY = 0.010
"""Seconds after a transaction in which writes are gathered; later, the first does not wait."""
DELIVER = 0.01
"""Seconds for which results are delivered without a break: each of them tells a whole table."""
READERS = 4
TRIES = 5
LOG = logging.getLogger("skerry.server.store.database")


class Unavailable(Exception):
    """The database failed: nothing was written, and trying again may help."""


def open_engine(url: str, *, writes: bool, tries_again: bool = False) -> Engine:
    """An engine for reading or for writing, with SQLite set up for many tables.

    Unless its user `tries_again`, each transaction first asks PostgreSQL whether it still answers.
    This costs as much as a move.
    """
    if make_url(url).get_backend_name() != "sqlite":
        size = 1 if writes else READERS
        return create_engine(
            url, pool_pre_ping=not tries_again, pool_size=size, hide_parameters=True
        )
    engine = create_engine(url, pool_size=1 if writes else READERS, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    # A transaction that reads first and writes later fails under load unless it locks at once.
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    # SQLAlchemy passes the connection of its driver.
    connection.isolation_level = None
    for pragma in (
        "busy_timeout=5000",
        "foreign_keys=on",
        # An acknowledged move survives even a loss of power.
        "synchronous=full",
    ):
        connection.execute(f"PRAGMA {pragma}")
    _use_wal(connection)


def _use_wal(connection: Any) -> None:
    """Switch a new file to WAL: one connection at a time can, and the others must retry."""
    for left in reversed(range(100)):
        try:
            if connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
                connection.execute("PRAGMA journal_mode=wal")
        except sqlite3.OperationalError:
            if not left:
                raise
            time.sleep(0.02)
        else:
            return


Settle = Callable[[Any, Exception | None], None]
"""Called in the event loop with the result of some work, or with its exception."""


@dataclass(frozen=True, slots=True)
class _Job:
    """A batch to append, some work after it, and who waits for both."""

    append: Append | None
    work: Work | None
    loop: asyncio.AbstractEventLoop
    settle: Settle
    wanted: Callable[[], bool] = lambda: True
    """Whether somebody still waits for it."""


_Outcome = tuple[_Job, Any, Exception | None]


class Database:
    """Runs work on the database for an event loop."""

    def __init__(self, url: str, wrote: Callable[[int, float], None] | None = None) -> None:
        self.url = url
        self._wrote = wrote
        self._writing = open_engine(url, writes=True, tries_again=True)
        self._reading = open_engine(url, writes=False, tries_again=True)
        self._is_postgres = self._writing.dialect.name != "sqlite"
        self._checkpoints: Checkpoints | None = None
        if not self._is_postgres:
            leave_to_others(self._writing)
            self._checkpoints = Checkpoints(open_engine(url, writes=False))
        self._waiting: queue.SimpleQueue[Sequence[_Job] | None] = queue.SimpleQueue()
        """Groups for the writer; None: it should stop."""
        self._gathered: list[_Job] = []
        """The next group, while it is gathered in the loop of the first of its jobs."""
        self._alone = Alone(self._writing)
        self._last_write = 0.0
        self._delivers = threading.Event()
        """Set while results are on their way to the loop, which then does not rest."""
        most = MOST_GATHER if self._is_postgres else GATHER
        self._group = GroupSize(WANTED, GATHER, most)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    async def write(self, work: Callable[[Connection], R]) -> R:
        """Run some work in a transaction; it is on disk when this returns.

        An exception of the work rolls it back and is raised here; Unavailable if the database
        itself failed. Work may run more than once, so it must have no other effects.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[R] = loop.create_future()
        settle = partial(_settle_future, done)
        self._take(_Job(None, work, loop, settle, lambda: not done.cancelled()))
        return await done

    def append(self, append: Append, more: Work | None, settle: Settle) -> None:
        """Append a batch, and do `more` in the same transaction; then call `settle`.

        BatchConflict if another batch was faster; otherwise it is like `write`.
        """
        self._take(_Job(append, more, asyncio.get_running_loop(), settle))

    def _take(self, job: _Job) -> None:
        """Give a job to the writer: at once, or with others in a moment if it is busy."""
        gathered = self._gathered
        if gathered and gathered[0].loop is job.loop:
            gathered.append(job)
        elif gathered or time.monotonic() - self._last_write > BUSY:
            self._waiting.put((job,))
        elif self._is_postgres:
            gathered.append(job)
            # After this, what else has arrived is read before the group is handed over.
            job.loop.call_soon(self._rest, job.loop)
        else:
            gathered.append(job)
            # The writer would wake up twice for a group that it gathered by itself.
            job.loop.call_later(self._group.wait(), self._hand_over)

    def _rest(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let moves arrive, and look at them together: a loop that sleeps wakes up for each.

        That costs as much as a quarter of a move. A worker that shares the moves with another one
        would pay it more often. The loop rests no longer than until results are there for it.
        """
        self._delivers.wait(self._group.wait())
        # Not `call_soon`, which asyncio's own loop does before it reads.
        loop.call_later(0, self._hand_over)

    def _hand_over(self) -> None:
        """Give the writer what is gathered."""
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._waiting.put(gathered)

    async def read(self, work: Callable[[Connection], R]) -> R:
        """Run some work that only reads, on one consistent snapshot of the data."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, work)

    def close(self) -> None:
        """Finish the queued work, then close all connections."""
        self._hand_over()
        self._waiting.put(None)
        self._writer.join()
        if self._checkpoints is not None:
            self._checkpoints.close()
        self._readers.shutdown()
        self._alone.close()
        self._writing.dispose()
        self._reading.dispose()

    def _read(self, work: Callable[[Connection], R]) -> R:
        for left in reversed(range(TRIES)):
            try:
                with self._reading.connect() as connection, connection.begin():
                    return work(connection)
            except DBAPIError as error:
                if not left or not _may_pass(error):
                    raise Unavailable(str(error.orig)) from error
        raise AssertionError("the last try returns or raises")

    def _write_all(self) -> None:
        while True:
            first = self._waiting.get()
            if first is None:
                return
            jobs = list(first)
            # What has come during the last transaction goes together, too.
            while len(jobs) < MOST_AT_ONCE and not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    self._waiting.put(None)
                    break
                jobs += more
            # Work whose caller was cancelled is not done.
            wanted = [job for job in jobs if job.wanted()]
            began = time.monotonic()
            outcomes = self._write_together(wanted)
            self._delivers.set()
            self._settle(outcomes)
            self._last_write = time.monotonic()
            if self._checkpoints is not None:
                self._checkpoints.wrote()
            self._group.wrote(len(wanted), self._last_write)
            if self._wrote is not None:
                self._wrote(len(wanted), self._last_write - began)

    def _settle(self, outcomes: list[_Outcome]) -> None:
        """Deliver the results, with one call for each loop: waking it up is expensive."""
        for loop in {outcome[0].loop for outcome in outcomes}:
            mine = [outcome for outcome in outcomes if outcome[0].loop is loop]
            # In a closed loop, nothing waits any longer.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._deliver, mine)

    def _deliver(self, outcomes: list[_Outcome]) -> None:
        """Deliver results of one loop, for a moment; then others get their turn before the rest."""
        self._delivers.clear()
        end = time.monotonic() + DELIVER
        for number, (job, result, error) in enumerate(outcomes, 1):
            try:
                job.settle(result, error)
            except Exception:
                # It must not keep the others from hearing that they are on disk.
                LOG.exception("what follows a write failed")
            if number < len(outcomes) and time.monotonic() > end:
                self._delivers.set()
                job.loop.call_soon(self._deliver, outcomes[number:])
                return

    def _write_together(self, jobs: list[_Job]) -> list[_Outcome]:
        """Run all jobs in one transaction; if one fails, each in its own."""
        if len(jobs) == 1 and not self._is_plain(jobs):
            return [self._write_alone(jobs[0])]
        try:
            if self._is_plain(jobs):
                return _outcomes(jobs, self._alone.append(_appends(jobs)), None)
            with self._writing.connect() as connection, connection.begin():
                return _write(connection, jobs)
        except Exception as error:
            # A failure of one job, a deadlock with another worker, a lost connection.
            LOG.debug("a shared transaction is repeated one by one: %s", error)
            return [self._write_alone(job) for job in jobs]

    def _is_plain(self, jobs: Sequence[_Job]) -> bool:
        """Whether PostgreSQL gets all of it in one statement, without a transaction around it."""
        return self._is_postgres and all(job.work is None for job in jobs)

    def _write_alone(self, job: _Job) -> _Outcome:
        for left in reversed(range(TRIES)):
            try:
                with self._writing.connect() as connection, connection.begin():
                    (outcome,) = _write(connection, [job])
                    return outcome
            except IntegrityError as error:
                return job, None, error
            except SQLAlchemyError as error:
                if left and isinstance(error, DBAPIError) and _may_pass(error):
                    continue
                LOG.error("a write failed: %s", error)
                return job, None, Unavailable(str(error))
            except Exception as error:
                return job, None, error
        raise AssertionError("the last try returns")


def _write(connection: Connection, jobs: Sequence[_Job]) -> list[_Outcome]:
    """Append all batches, then do the other work."""
    appends = _appends(jobs)
    landed = append_all(connection, appends) if appends else set()
    return _outcomes(jobs, landed, connection)


def _appends(jobs: Sequence[_Job]) -> list[Append]:
    appends = [job.append for job in jobs if job.append is not None]
    if len({one.table for one in appends}) < len(appends):
        # Which of them landed could not be told apart; the caller repeats them one by one.
        raise ValueError("two batches of one table in one transaction")
    return appends


def _outcomes(
    jobs: Sequence[_Job], landed: Container[tuple[str, int]], connection: Connection | None
) -> list[_Outcome]:
    """Do the other work of the batches that have landed; without a connection there is none."""
    return [
        (job, None, BatchConflict())
        if job.append is not None and (job.append.table, job.append.seq) not in landed
        else (job, None if job.work is None or connection is None else job.work(connection), None)
        for job in jobs
    ]


def _settle_future(done: "asyncio.Future[Any]", result: Any, error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


def _may_pass(error: DBAPIError) -> bool:
    """Whether the same work could succeed on a new connection, or a moment later."""
    words = str(error.orig).lower()
    passing = ("deadlock", "locked", "busy", "could not serialize", "terminating")
    return error.connection_invalidated or any(word in words for word in passing)


def is_ready(connection: Connection) -> bool:
    """Whether the database replies."""
    return connection.execute(text("SELECT 1")).scalar() == 1
