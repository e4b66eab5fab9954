"""What every move writes, in plain statements of the driver: a batch, and the row of its table.

All other statements go through SQLAlchemy. These run hundreds of times a second, where building
and wrapping a statement costs several times as much as the database itself needs for it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

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


# A row that another worker has moved on has its batch in the log already.
_IS_MOVED = """
SELECT 1 FROM tables WHERE seq = ? AND id = ?
AND NOT EXISTS (SELECT 1 FROM log WHERE log."table" = tables.id AND log.seq = tables.seq)
"""


def _rows(rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return ", ".join([row] * rows)


_MOST_IN_ROWS = 4
"""How many PostgreSQL gets as rows; of a statement with more the driver remembers nothing."""
_ARRAYS = """unnest(
    %s::text[], %s::int[], %s::int[], %s::bigint[], %b::bytea[], %s::int[], %s::text[],
    %s::text[], %s::bigint[], %s::bigint[], %s::text[]
)"""
_ROW = """(
    %s::text, %s::int, %s::int, %s::bigint, %b::bytea, %s::int, %s::text,
    %s::text, %s::bigint, %s::bigint, %s::text
)"""


# PostgreSQL gets a whole group in one statement, which takes one journey to the server and back.
@cache
def _append_group(rows: int | None) -> str:
    """The statement for some rows; None: each column is one array."""
    given = _ARRAYS if rows is None else f"(VALUES {', '.join([_ROW] * rows)})"
    return f"""
WITH given AS (
    SELECT * FROM {given}
    AS g (id, expected, seq, at, body, rules, digest, awaits, attend_at, seen_at, result)
), moved AS (
    UPDATE tables SET seq = given.seq, awaits = given.awaits, attend_at = given.attend_at,
        touched = coalesce(given.seen_at, tables.touched),
        result = coalesce(given.result, tables.result),
        status = CASE WHEN given.result IS NULL THEN tables.status
            ELSE '{Status.FINISHED.value}' END
    FROM given WHERE tables.id = given.id AND tables.seq = given.expected
    RETURNING tables.id, given.seq
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
    return part


def _append_together(raw: Any, appends: Sequence[Append]) -> set[tuple[str, int]]:
    # Workers that lock rows in the same order do not wait for each other in a circle.
    ordered = sorted(appends, key=_by_table)
    # Arrays cost the driver twice as much.
    rows = len(ordered) if len(ordered) <= _MOST_IN_ROWS else None
    given: list[object] = []
    if rows is None:
        given += [list(column) for column in zip(*ordered, strict=True)]
    else:
        given += [value for one in ordered for value in one]
    with raw.cursor() as cursor:
        cursor.execute(_append_group(rows), given, prepare=True)
        return set(cursor.fetchall())


def append_alone(engine: Engine, appends: Sequence[Append]) -> set[tuple[str, int]]:
    """Append some batches to PostgreSQL, and nothing else: see `append_all`.

    One statement is a transaction of its own; to begin and commit it would be two more journeys,
    and most of the work of the driver.
    """
    pooled = engine.raw_connection()
    # SQLAlchemy does not type the connections of drivers.
    raw: Any = pooled.driver_connection
    try:
        raw.autocommit = True
        landed = _append_together(raw, appends)
        raw.autocommit = False
    except BaseException:
        # The caller repeats it on a new one.
        pooled.invalidate()
        raise
    pooled.close()
    return landed
