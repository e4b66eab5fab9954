"""Checkpoints: the log of SQLite moves into the database beside the writer, and stays short."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from skerry.server.store import checkpoints
from skerry.server.store.checkpoints import Checkpoints, checkpoint, leave_to_others
from skerry.server.store.database import open_engine

WIDE = "x" * 3000
"""Each row fills most of a page."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "skerry.db"
    engine = open_engine(f"sqlite:///{path}", writes=True)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE notes (text)")
    engine.dispose()
    return path


def writer(file: Path) -> sa.Engine:
    engine = open_engine(f"sqlite:///{file}", writes=True)
    leave_to_others(engine)
    return engine


def write(engine: sa.Engine, rows: int) -> None:
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO notes VALUES (?)", [(WIDE,)] * rows)


def notes(file: Path) -> int:
    """How many rows the database itself has, without its log."""
    with closing(sqlite3.connect(f"file:{file}?immutable=1", uri=True)) as alone:
        return int(alone.execute("SELECT count(*) FROM notes").fetchone()[0])


def log_of(file: Path) -> int:
    """The size of the log."""
    return Path(f"{file}-wal").stat().st_size


def test_the_writer_leaves_checkpoints_to_others(file: Path) -> None:
    engine = writer(file)
    write(engine, 3000)
    assert notes(file) == 0, "SQLite itself would have made one after a thousand pages"
    with open_engine(f"sqlite:///{file}", writes=False).connect() as other:
        assert checkpoint(other) > 3000
    assert notes(file) == 3000
    engine.dispose()


def test_a_long_log_begins_anew(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "LONG", 1000)
    engine = writer(file)
    write(engine, 1200)
    size = log_of(file)
    with open_engine(f"sqlite:///{file}", writes=False).connect() as other:
        for _ in range(5):
            checkpoint(other)
            write(engine, 1100)
            assert log_of(file) == size
    assert notes(file) == 1200 + 4 * 1100
    engine.dispose()


def test_a_reader_that_stays_delays_the_writer_only_for_a_moment(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "LONG", 1000)
    engine = writer(file)
    reading = open_engine(f"sqlite:///{file}", writes=False)
    with reading.connect() as reader, reading.connect() as other:
        write(engine, 1200)
        found = reader.exec_driver_sql("SELECT count(*) FROM notes")
        assert found.scalar() == 1200
        write(engine, 10)
        began = time.monotonic()
        checkpoint(other)
        assert time.monotonic() - began < 4, "five seconds is what others wait for the writer"
        write(engine, 10)
        assert reader.exec_driver_sql("SELECT count(*) FROM notes").scalar() == 1200
    with reading.connect() as other:
        checkpoint(other)
    assert notes(file) == 1220
    engine.dispose()


def test_a_thread_makes_them_while_somebody_writes(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "PAUSE", 0.01)
    engine = writer(file)
    running = Checkpoints(open_engine(f"sqlite:///{file}", writes=False))
    write(engine, 20)
    running.wrote()
    end = time.monotonic() + 30
    while notes(file) < 20 and time.monotonic() < end:
        time.sleep(0.01)
    running.close()
    assert notes(file) == 20
    engine.dispose()


def test_a_failure_is_logged_and_the_next_attempt_succeeds(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(checkpoints, "PAUSE", 0.01)
    cause = sqlite3.OperationalError("disk I/O error")
    # The driver raises its own errors, and connecting those of SQLAlchemy.
    failures: list[Exception] = [cause, sa.exc.OperationalError("connect", None, cause)]

    def failing(connection: sa.Connection) -> int:
        if failures:
            raise failures.pop()
        return checkpoint(connection)

    monkeypatch.setattr(checkpoints, "checkpoint", failing)
    engine = writer(file)
    running = Checkpoints(open_engine(f"sqlite:///{file}", writes=False))
    write(engine, 20)
    end = time.monotonic() + 30
    while notes(file) < 20 and time.monotonic() < end:
        running.wrote()
        time.sleep(0.01)
    running.close()
    assert notes(file) == 20
    assert "could not be moved" in caplog.text
    engine.dispose()
