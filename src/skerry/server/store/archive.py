"""Backups: all rows of a database in one file, the same for SQLite and PostgreSQL.

A backup is gzipped text, one JSON value a line: a header, then [table, row] for each row, then
the numbers of rows, so that a truncated file is noticed. It is read in one transaction, so it is
consistent while the server runs, and restored in one, so it is restored completely or not at all.
It contains everything that the database contains: keep it as safe.
"""

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import msgspec
from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, inspect, select
from sqlalchemy.exc import StatementError

import skerry
from skerry.core.bounded_lines import TooLarge, read_lines
from skerry.server.store.migrate import config_for, migrate
from skerry.server.store.schema import (
    HOMES,
    HOST_KEYS,
    HOST_SAMPLES,
    METADATA,
    PRESENCE,
    TABLES,
    WORKERS,
)
from skerry.server.store.times import now_ms

FORMAT = 1
MANY = 500
"""Rows that are read or written at once."""
LONGEST_LINE = 8 * 2**20
"""The most bytes of a row in a backup; a long snapshot has 100,000."""
MANY_BYTES = 2 * LONGEST_LINE
"""Bytes of rows that wait to be written together."""
REVISIONS = "alembic_version"
LEFT_OUT = frozenset({PRESENCE.name, WORKERS.name, HOMES.name, HOST_KEYS.name, HOST_SAMPLES.name})
"""Tables without a backup: sockets, workers, links of the host and plots do not survive."""

Row = dict[str, Any]  # the columns of any table
# What msgspec raises for bytes that are not JSON, or are nested too deeply.
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class BadBackup(Exception):
    """A file that is not a complete backup."""


class NotEmpty(Exception):
    """The database is not empty."""


class Header(msgspec.Struct, frozen=True):
    """The first line of a backup."""

    skerry_backup: int
    version: str
    """The version of the program that made it."""
    revision: str
    """The schema of its rows."""
    made: int


class Footer(msgspec.Struct, frozen=True):
    """The last line of a backup."""

    rows: dict[str, int]


def back_up(engine: Engine, file: Path) -> dict[str, int]:
    """Write a backup: the number of rows of each table.

    The file appears when it is complete, and only its owner can read it.
    """
    with _snapshot(engine) as connection:
        revision = MigrationContext.configure(connection).get_current_revision()
        if revision is None:
            raise BadBackup("this is not a database of Skerry")
        header = Header(FORMAT, skerry.__version__, revision, now_ms())
        with NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False) as part:
            try:
                with gzip.GzipFile(fileobj=part, mode="wb", compresslevel=6, filename="") as packed:
                    packed.write(msgspec.json.encode(header) + b"\n")
                    counts = {
                        str(table.name): _write_rows(connection, table, packed)
                        for table in _tables(connection)
                    }
                    packed.write(msgspec.json.encode(Footer(counts)) + b"\n")
                part.flush()
                os.fsync(part.fileno())
                Path(part.name).replace(file)
            except BaseException:
                Path(part.name).unlink(missing_ok=True)
                raise
    return counts


@contextmanager
def _snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the data of one moment."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ")
        with connection.begin():
            yield connection


def _write_rows(connection: Connection, table: Table, packed: gzip.GzipFile) -> int:
    count = 0
    order = list(table.primary_key.columns)
    rows = connection.execution_options(yield_per=MANY).execute(select(table).order_by(*order))
    # Names that were read from a database are a subclass of str, which msgspec does not take.
    name, keys = str(table.name), [str(column.key) for column in table.columns]
    for row in rows:
        packed.write(msgspec.json.encode([name, dict(zip(keys, row, strict=True))]) + b"\n")
        count += 1
    return count


def rows_of(connection: Connection, table: str) -> dict[str, list[Row]]:
    """Everything that is stored of one table, by the tables of the database.

    Bytes that are JSON are given as such; others are left to the caller's encoder.
    """
    found: dict[str, list[Row]] = {}
    for kind in METADATA.sorted_tables:
        key = kind.c.id if kind is TABLES else kind.c.get("table")
        if key is not None and kind.name not in LEFT_OUT:
            rows = connection.execute(
                select(kind).where(key == table).order_by(*kind.primary_key.columns)
            )
            found[kind.name] = [
                {name: _plain(value) for name, value in row._mapping.items()} for row in rows
            ]
    return found


def _plain(value: object) -> object:
    try:
        return msgspec.json.decode(value) if isinstance(value, bytes) else value
    except _UNREADABLE:
        return value


def restore(engine: Engine, file: Path, *, force: bool = False) -> dict[str, int]:
    """Fill a database from a backup: the number of rows of each table.

    NotEmpty if the database has rows; `force` deletes them. BadBackup leaves the database as it
    was. A backup of an earlier version is migrated to this one.
    """
    with engine.begin() as connection:
        _make_room(connection, force=force)
        lines = _lines(file)
        header = _read_header(next(lines, b""))
        try:
            command.upgrade(config_for(connection), header.revision)
        except CommandError:
            raise _too_new(header) from None
        try:
            counts = _fill(connection, lines)
        except (StatementError, msgspec.ValidationError) as error:
            raise BadBackup("its rows do not fit into the database") from error
        migrate(connection)
    return counts


def _make_room(connection: Connection, *, force: bool) -> None:
    found = set(inspect(connection).get_table_names())
    ours = found & {*METADATA.tables, REVISIONS}
    if ours and REVISIONS not in ours:
        raise NotEmpty("this database belongs to another program")
    if not force and any(
        connection.execute(select(table).limit(1)).first() is not None
        for table in _tables(connection)
    ):
        raise NotEmpty("this database is not empty")
    metadata = MetaData()
    metadata.reflect(connection, only=sorted(ours))
    metadata.drop_all(connection)


def _fill(connection: Connection, lines: Iterator[bytes]) -> dict[str, int]:
    tables = {str(table.name): table for table in _tables(connection)}
    counts = dict.fromkeys(tables, 0)
    waiting: list[Row] = []
    size = 0
    filling: Table | None = None
    for number, line in enumerate(lines, 2):
        name, row = _read_row(line, number)
        if name is None:
            break
        if name not in tables or set(row) != set(tables[name].columns.keys()):
            raise BadBackup(f"line {number}: it has an unknown row of {name[:64]}")
        if filling is not tables[name] or len(waiting) >= MANY or size > MANY_BYTES:
            _insert(connection, filling, waiting)
            filling, waiting, size = tables[name], [], 0
        waiting.append(row)
        size += len(line)
        counts[name] += 1
    else:
        raise BadBackup("it is truncated")
    _insert(connection, filling, waiting)
    # Only the end of the file shows that it is intact.
    if row != counts or next(lines, None) is not None:
        raise BadBackup("its number of rows is wrong")
    return counts


def _insert(connection: Connection, table: Table | None, rows: list[Row]) -> None:
    if table is None or not rows:
        return
    binary = [column.key for column in table.columns if isinstance(column.type, LargeBinary)]
    for row in rows:
        for key in binary:
            if row.get(key) is not None:
                row[key] = msgspec.convert(row[key], bytes)
    connection.execute(table.insert(), rows)


def _tables(connection: Connection) -> list[Table]:
    """The tables of this database, whatever its version; parents first."""
    metadata = MetaData()
    found = set(inspect(connection).get_table_names())
    metadata.reflect(connection, only=sorted(found & set(METADATA.tables)))
    return [table for table in metadata.sorted_tables if table.name not in LEFT_OUT]


def _lines(file: Path) -> Iterator[bytes]:
    number = 1
    try:
        with file.open("rb") as packed:
            for line in read_lines(packed, LONGEST_LINE, packed=True):
                yield line
                number += 1
    except TooLarge as error:
        raise BadBackup(f"line {number}: {error}") from None
    except (gzip.BadGzipFile, zlib.error, EOFError) as error:
        raise BadBackup(f"line {number}: it is damaged") from error


def _read_header(line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except _UNREADABLE:
        raise BadBackup("it is not a backup of Skerry") from None
    if header.skerry_backup != FORMAT:
        raise _too_new(header)
    return header


def _too_new(header: Header) -> BadBackup:
    return BadBackup(f"it was made by a later version of Skerry, {header.version[:64]}")


def _read_row(line: bytes, number: int) -> tuple[str | None, Row]:
    """A table's name and a row; None and the counts for the last line."""
    try:
        value = msgspec.json.decode(line, type=tuple[str, Row] | Footer)
    except _UNREADABLE:
        raise BadBackup(f"line {number}: it is damaged") from None
    return (None, value.rows) if isinstance(value, Footer) else value
