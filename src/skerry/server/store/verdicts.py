"""Verdicts: whether the log of a table still replays, found out when it is loaded, and remembered.

A table of an older version of the rules is checked once from its start; a snapshot of that
version is not trusted. One whose log does not replay to the same events is frozen. A snapshot that
cannot be read, such as one whose views had another shape, is thrown away.
"""

import logging
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, delete, select, update

from skerry.core.record import outcome_of
from skerry.protocol.table_info import Status
from skerry.server.refusals import UnknownTable
from skerry.server.store.log import awaits_text, batch_from, batches_after, config_from
from skerry.server.store.rows import table_row
from skerry.server.store.schema import LOG, SNAPSHOTS, TABLES
from skerry.server.store.times import now_ms
from skerry.table.entries import Batch, Started
from skerry.table.refolding import Scorecards, fold, freeze, refold, scores_of
from skerry.table.table import Table, new_table, restore
from skerry.table.table_config import TableConfig

LOGGER = logging.getLogger("skerry.server.store.verdicts")
SENTENCE = (
    "the rules have changed since this game was played, so it cannot continue; "
    "you can still look at it, leave it or delete it"
)


class Verdict(NamedTuple):
    """Whether a log replays by a version of the rules; None: not even its game is known."""

    rules: int | None
    why: str | None
    """What is different; None: nothing, the table continues."""


class Loaded(NamedTuple):
    """A table from the database, and a verdict that is not written down yet."""

    table: Table | None
    """None: not even its start can be read."""
    verdict: Verdict | None


def load(connection: Connection, row: Row[Any]) -> Loaded:
    """A table whose game has begun, as far as its log replays."""
    try:
        config = config_from(row)
    except ValueError as error:
        return _loaded(row, None, Verdict(None, str(error)[:500]))
    version = config.plugin.game.version
    snapshot_fails = False
    if row.status != Status.FROZEN and _rules(connection, row) == version:
        try:
            return Loaded(_load_from_snapshot(connection, config), None)
        except Exception:
            # The whole log says what is wrong, if it is not the snapshot alone.
            snapshot_fails = True
    found = refold(config, _batches(connection, row.id), _scored(connection, config))
    why = found.why or _last_difference(row, found.table)
    table = found.table if found.table.start is not None else None
    loaded = _loaded(row, table, Verdict(version, why))
    # To write a verdict down, even a known one, deletes the snapshot.
    return loaded._replace(verdict=Verdict(version, why)) if snapshot_fails else loaded


def store(connection: Connection, row: Row[Any], verdict: Verdict) -> Row[Any]:
    """Remember a verdict, unless something happened at the table meanwhile: its new row."""
    status = Status.FROZEN
    if verdict.why is None:
        status = Status.RUNNING if row.result is None else Status.FINISHED
    runs = status is Status.RUNNING
    changed = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == row.id, TABLES.c.seq == row.seq)
        .values(
            rules=verdict.rules,
            frozen=verdict.why,
            status=status.value,
            # Bots and clocks of a table that continues start at once.
            attend_at=now_ms() if runs else None,
        )
    )
    if changed.rowcount == 1 and verdict.why is None:
        # It is of another version, or was found to be wrong.
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table == row.id))
    fresh = table_row(connection, row.id)
    if fresh is None:
        raise UnknownTable
    if verdict.why is not None:
        LOGGER.warning("the table is frozen: %s", verdict.why, extra={"table": row.id})
    return fresh


def _loaded(row: Row[Any], table: Table | None, verdict: Verdict) -> Loaded:
    if table is not None and verdict.why is not None:
        freeze(table)
    known = verdict == (row.rules, row.frozen)
    return Loaded(table, None if known else verdict)


def _load_from_snapshot(connection: Connection, config: TableConfig) -> Table:
    """The table from its last snapshot and the batches since."""
    body = _snapshot(connection, config.table)
    table = new_table(config) if body is None else restore(config, body)
    return fold(table, batches_after(connection, config.table, table.seq))


def _rules(connection: Connection, row: Row[Any]) -> int | None:
    """The version of the rules by which a log is known to replay."""
    if row.rules is not None:
        return int(row.rules)
    try:
        start = next(_batches(connection, row.id)).entries[0]
    except (StopIteration, IndexError, msgspec.DecodeError):
        return None
    return start.rules if isinstance(start, Started) else None


def _batches(connection: Connection, table: str) -> Iterator[Batch]:
    """The batches of a log, each read when it is its turn: a later one may be unreadable."""
    rows = connection.execute(select(LOG).where(LOG.c.table == table).order_by(LOG.c.seq)).all()
    return (batch_from(row) for row in rows)


def _snapshot(connection: Connection, table: str) -> bytes | None:
    return connection.execute(
        select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.table == table)
    ).scalar_one_or_none()


def _scored(connection: Connection, config: TableConfig) -> dict[int, Scorecards]:
    """What the seats scored by the stored snapshot, if these rules can read it."""
    body = _snapshot(connection, config.table)
    try:
        return {} if body is None else dict([scores_of(config, body)])
    except Exception:
        return {}


def _last_difference(row: Row[Any], table: Table) -> str | None:
    """Whether the row of a table agrees with the end of its log."""
    if table.seq != row.seq:
        return f"its log ends after batch {table.seq} of {row.seq}"
    if awaits_text(table.awaits) != row.awaits:
        return "other seats are awaited at its end"
    result = table.match.result
    outcome = None if result is None else msgspec.json.encode(outcome_of(result)).decode()
    return None if outcome == row.result else "it ends with other scores"
