"""What moves write, in plain statements of the driver: a batch, the row of its table, a snapshot.

All other statements go through SQLAlchemy. These run hundreds of times a second, where building
and wrapping a statement costs several times as much as the database itself needs for it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import PoolProxiedConnection

from skerry.protocol.table_info import Status


class BatchConflict(Exception):
    """Another worker appended to this table first."""


class Append(NamedTuple):
    """A batch as it is stored, and what the row of its table says afterwards."""

    table: str
    expected: int
    """The batch before it; if another one is the last, nothing is written."""
    seq: int
    at: int
    body: bytes
    rules: int | None
    digest: str | None
    awaits: str
    attend_at: int | None
    seen_at: int | None
    """When spectators saw it; None: they must not know of it."""
    result: str | None = None
    """The outcome as JSON, if the game is over."""
    snapshot: bytes | None = None
    """The table after the batch, every few batches."""


_MOST_AT_ONCE = 64
"""How many SQLite gets in one statement, at most.

Between two statements the writer waits for its turn while the event loop computes; several rows
in one statement wait only once."""


@cache
def _move_on(rows: int) -> str:
    return f"""
UPDATE tables SET seq = given.column3, awaits = given.column4, attend_at = given.column5,
    touched = coalesce(given.column6, touched), result = coalesce(given.column7, result),
    status = CASE WHEN given.column7 IS NULL THEN status ELSE '{Status.FINISHED.value}' END
FROM (VALUES {_rows(rows, 7)}) AS given
WHERE tables.id = given.column1 AND tables.seq = given.column2
"""  # noqa: S608 - only question marks and a constant are put in


@cache
def _add(rows: int) -> str:
    values = _rows(rows, 6)
    return f'INSERT INTO log ("table", seq, at, body, rules, digest) VALUES {values}'  # noqa: S608 - only question marks are put in


_KEEP = """
INSERT INTO snapshots ("table", seq, body) VALUES (?, ?, ?)
ON CONFLICT ("table") DO UPDATE SET seq = excluded.seq, body = excluded.body
"""


# A row that another worker has moved on has its batch in the log already.
_IS_MOVED = """
SELECT 1 FROM tables WHERE seq = ? AND id = ?
AND NOT EXISTS (SELECT 1 FROM log WHERE log."table" = tables.id AND log.seq = tables.seq)
"""


def _rows(rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return ", ".join([row] * rows)


_MOST_IN_ROWS = 4
"""How many PostgreSQL gets as rows; larger groups are one text, which costs the driver less."""
_ROW = """(
    %s::text, %s::int, %s::int, %s::bigint, %b::bytea, %s::int, %s::text,
    %s::text, %s::bigint, %s::bigint, %s::text, %b::bytea
)"""
_NAMES = "id, expected, seq, at, body, rules, digest, awaits, attend_at, seen_at, result, snapshot"
_FROM_ROWS = "SELECT * FROM (VALUES {rows}) AS g ({names})"
# Without the limit PostgreSQL would expect a hundred rows, and read all tables for them.
_FROM_TEXT = """
    SELECT id, expected, seq, at, decode(body, 'base64') AS body, rules, digest, awaits, attend_at,
        seen_at, result, decode(snapshot, 'base64') AS snapshot
    FROM json_to_recordset(%s::text::json) AS g (
        id text, expected int, seq int, at bigint, body text, rules int, digest text,
        awaits text, attend_at bigint, seen_at bigint, result text, snapshot text
    ) LIMIT {limit}
"""
_KEYS = _NAMES.split(", ")


# PostgreSQL gets a whole group in one statement, which takes one journey to the server and back.
@cache
def _append_group(rows: int, *, as_text: bool) -> str:
    """The statement for some rows, or for at most that many in one text."""
    if as_text:
        given = _FROM_TEXT.format(limit=rows)
    else:
        given = _FROM_ROWS.format(rows=", ".join([_ROW] * rows), names=_NAMES)
    return f"""
WITH given AS (
    {given}
), moved AS (
    UPDATE tables SET seq = given.seq, awaits = given.awaits, attend_at = given.attend_at,
        touched = coalesce(given.seen_at, tables.touched),
        result = coalesce(given.result, tables.result),
        status = CASE WHEN given.result IS NULL THEN tables.status
            ELSE '{Status.FINISHED.value}' END
    FROM given WHERE tables.id = given.id AND tables.seq = given.expected
    RETURNING tables.id, given.seq
), kept AS (
    INSERT INTO snapshots ("table", seq, body)
    SELECT given.id, given.seq, given.snapshot
    FROM given JOIN moved ON moved.id = given.id AND moved.seq = given.seq
    WHERE given.snapshot IS NOT NULL
    ON CONFLICT ("table") DO UPDATE SET seq = excluded.seq, body = excluded.body
)
INSERT INTO log ("table", seq, at, body, rules, digest)
SELECT given.id, given.seq, given.at, given.body, given.rules, given.digest
FROM given JOIN moved ON moved.id = given.id AND moved.seq = given.seq
RETURNING "table", seq
"""  # noqa: S608 - only constants are put in


def _by_table(one: Append) -> str:
    return one.table


def append_all(connection: Connection, appends: Sequence[Append]) -> set[tuple[str, int]]:
    """Append some batches of different tables; returns the table and number of each that landed.

    One that is missing met the batch of another worker. It wrote nothing.
    """
    pooled = connection.connection
    dialect = connection.dialect
    write = _append_in_parts if dialect.name == "sqlite" else _append_together
    try:
        return write(pooled.driver_connection, appends)
    except dialect.loaded_dbapi.Error as error:
        # The driver's own errors become those of SQLAlchemy, which all callers know.
        lost = dialect.is_disconnect(error, pooled.dbapi_connection, None)
        if lost:
            connection.invalidate(error)
        raise DBAPIError.instance(
            "append",
            None,
            error,
            dialect.loaded_dbapi.Error,
            hide_parameters=True,
            connection_invalidated=lost,
            dialect=dialect,
        ) from error


# The drivers' connections have no common type.
def _append_in_parts(raw: Any, appends: Sequence[Append]) -> set[tuple[str, int]]:
    landed: set[tuple[str, int]] = set()
    rest = appends
    while rest:
        # SQLite keeps prepared statements by their text; so there are only a few of them.
        size = min(_MOST_AT_ONCE, 1 << (len(rest).bit_length() - 1))
        landed.update((one.table, one.seq) for one in _append_part(raw, rest[:size]))
        rest = rest[size:]
    return landed


def _append_part(raw: Any, part: Sequence[Append]) -> Sequence[Append]:
    """Append these batches; returns those that landed."""
    rows: list[object] = []
    for one in part:
        rows += (one.table, one.expected, one.seq, one.awaits)
        rows += (one.attend_at, one.seen_at, one.result)
    moved = raw.execute(_move_on(len(part)), rows).rowcount
    if moved < len(part):
        part = [one for one in part if raw.execute(_IS_MOVED, (one.seq, one.table)).fetchone()]
    rows = []
    for one in part:
        rows += (one.table, one.seq, one.at, one.body, one.rules, one.digest)
    if part:
        raw.execute(_add(len(part)), rows)
    for one in part:
        if one.snapshot is not None:
            raw.execute(_KEEP, (one.table, one.seq, one.snapshot))
    return part


def _append_together(raw: Any, appends: Sequence[Append]) -> set[tuple[str, int]]:
    # Workers that lock rows in the same order do not wait for each other in a circle.
    ordered = sorted(appends, key=_by_table)
    count = len(ordered)
    as_text = count > _MOST_IN_ROWS
    given: list[object]
    if as_text:
        # The driver remembers what it has prepared by its text; so there are only a few of them.
        count = 1 << (count - 1).bit_length()
        named = [dict(zip(_KEYS, one, strict=True)) for one in ordered]
        given = [msgspec.json.encode(named).decode()]
    else:
        given = [value for one in ordered for value in one]
    with raw.cursor() as cursor:
        cursor.execute(_append_group(count, as_text=as_text), given, prepare=True)
        return set(cursor.fetchall())


class Alone:
    """Appends batches to PostgreSQL, and nothing else: see `append_all`.

    One statement is a transaction of its own; to begin and commit it would be two more journeys,
    and most of the work of the driver. So is taking a connection from the pool for each group.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._pooled: PoolProxiedConnection | None = None

    def append(self, appends: Sequence[Append]) -> set[tuple[str, int]]:
        """Append some batches of different tables; returns those that landed."""
        if self._pooled is None:
            self._pooled = self._engine.raw_connection()
            # SQLAlchemy does not type the connections of drivers.
            new: Any = self._pooled.driver_connection
            new.autocommit = True
        try:
            return _append_together(self._pooled.driver_connection, appends)
        except BaseException:
            # The caller repeats it on a new one.
            pooled, self._pooled = self._pooled, None
            pooled.invalidate()
            raise

    def close(self) -> None:
        """Close its connection."""
        if self._pooled is not None:
            # It must not come back to the pool as it is.
            self._pooled.invalidate()
            self._pooled = None
