"""Checkpoints of SQLite, by a thread of their own: what is in its log moves into the database.

SQLite would do this in the middle of every few hundred writes, and all moves that come meanwhile
would wait for two more flushes. Another connection can do it while the writer writes more; only to
begin the log anew it must keep the writer waiting, for the little that came in between.
"""

import logging
import sqlite3
import threading
from contextlib import closing

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import SQLAlchemyError

LOG = logging.getLogger("skerry.server.store.checkpoints")

PAUSE = 0.5
"""Seconds between two checkpoints while there are writes."""
LONG = 8_000
"""Pages of 4 KiB after which the log begins anew, if it can."""
PATIENCE = 200
"""Milliseconds for which beginning anew waits for readers; the writer waits with it."""


def leave_to_others(engine: Engine) -> None:
    """Let the connections of an engine write without checkpoints."""

    # SQLAlchemy passes the connection of its driver.
    def prepare(connection: object, _: object) -> None:
        connection.execute("PRAGMA wal_autocheckpoint=0")  # type: ignore[attr-defined]

    event.listen(engine, "connect", prepare)


class Checkpoints:
    """Makes checkpoints of a SQLite database while somebody else writes to it."""

    def __init__(self, engine: Engine) -> None:
        """`engine` opens the connection for them, and nothing else."""
        self._engine = engine
        self._written = threading.Event()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def wrote(self) -> None:
        """Note that something was written."""
        self._written.set()

    def close(self) -> None:
        """Stop; the last connection that closes makes the last checkpoint."""
        self._closing.set()
        self._written.set()
        self._thread.join()
        self._engine.dispose()

    def _run(self) -> None:
        while True:
            self._written.wait()
            if self._closing.wait(PAUSE):
                return
            self._written.clear()
            try:
                with self._engine.connect() as connection:
                    checkpoint(connection)
            except (SQLAlchemyError, sqlite3.Error) as error:
                # The log keeps everything until the next attempt.
                LOG.warning("the log of the database could not be moved into it: %s", error)


def checkpoint(connection: Connection) -> int:
    """Move the log into the database, and begin it anew if it is long; returns its pages."""
    raw = connection.connection.driver_connection
    assert raw is not None, "an open connection has one"
    with closing(raw.cursor()) as cursor:
        cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
        _, pages, _ = cursor.fetchone()
        if pages > LONG:
            cursor.execute(f"PRAGMA busy_timeout={PATIENCE}")
            cursor.execute("PRAGMA wal_checkpoint(RESTART)")
            cursor.fetchone()
    return int(pages)
