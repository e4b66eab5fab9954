"""Verdicts: whether the log of a table still replays, found out when it is loaded, and remembered.

A table of an older version of the rules is checked once from its start; a snapshot of that
version is not trusted. One whose log does not replay to the same events is frozen. A snapshot that
cannot be read, such as one whose views had another shape, is thrown away. A log with batches that
cannot be read or are missing is damaged: its table is frozen, too.
"""

import logging
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, select, update

from skerry.core.luck import is_seed
from skerry.core.record import outcome_of
from skerry.protocol.table_info import Status
from skerry.server.refusals import UnknownTable
from skerry.server.store.log import awaited_in, config_from
from skerry.server.store.rows import outcome_in, table_row
from skerry.server.store.schema import LOG, SNAPSHOTS, TABLES
from skerry.server.store.times import now_ms
from skerry.table.entries import Batch, Started, read_entries
from skerry.table.refolding import Scorecards, fold, freeze, refold, scores_of
from skerry.table.snapshots import restore
from skerry.table.table import Table, new_table
from skerry.table.table_config import TableConfig

LOGGER = logging.getLogger("skerry.server.store.verdicts")
LOOK = "you can still look at it, save it, leave it or delete it"
SENTENCE = f"the rules have changed since this game was played, so it cannot continue; {LOOK}"
DAMAGED_SENTENCE = f"what the server stored of this game is damaged, so it cannot continue; {LOOK}"
UNKNOWN_SENTENCE = (
    f"this server does not have this game, or not with these options, so it cannot continue; {LOOK}"
)
CLOSED_SENTENCE = f"the host of this server has closed this table; {LOOK}"
DAMAGED = "damaged: "
"""How the reason begins if not the rules are to blame, but what is stored."""
CLOSED = "closed: "
"""How it begins if the host of the server closed the table."""


def is_closed(row: Row[Any]) -> bool:
    """Whether the host of the server closed a table."""
    return (row.frozen or "").startswith(CLOSED)


def sentence_of(row: Row[Any]) -> str:
    """What people read about a frozen table."""
    if is_closed(row):
        return CLOSED_SENTENCE
    if (row.frozen or DAMAGED).startswith(DAMAGED):
        return DAMAGED_SENTENCE
    return UNKNOWN_SENTENCE if row.rules is None else SENTENCE


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
    snapshot: int = 0
    """The batch of the snapshot that it comes from; 0: none."""


def load(connection: Connection, row: Row[Any]) -> Loaded:
    """A table whose game has begun, as far as its log replays; nothing that is stored fails it."""
    loaded = _load(connection, row)
    if not is_closed(row):
        return loaded
    # Its log may well replay, but only the host opens it again.
    return loaded._replace(
        table=None if loaded.table is None else freeze(loaded.table), verdict=None
    )


def _load(connection: Connection, row: Row[Any]) -> Loaded:
    try:
        config = config_from(row)
    except (ValueError, msgspec.ValidationError) as error:
        # The game is not installed, or it no longer has these options.
        return _loaded(row, None, Verdict(None, str(error)[:500]))
    except Exception as error:
        return _loaded(row, None, Verdict(None, _damaged(_words(error))))
    version = config.plugin.game.version
    if not isinstance(config.seed, str) or not is_seed(config.seed):
        return _loaded(row, None, Verdict(version, _damaged("it has no seed")))
    batches, damage = _readable(connection, row)
    known = _rules(row, batches) == version
    snapshot_fails = False
    if known and not damage and row.status in _BEGUN and _is_whole(row):
        try:
            return _load_from_snapshot(connection, config, batches)
        except Exception:
            # The whole log says what is wrong, if it is not the snapshot alone.
            snapshot_fails = True
    try:
        found = refold(config, batches, _scored(connection, config))
        why = found.why or _last_difference(row, found.table)
        table = found.table if found.table.start is not None else None
    except Exception as error:
        # The number of seats may be impossible, for example.
        table, why = None, _words(error)
    if damage or (why and _must_replay(row, known)):
        why = _damaged(damage or why or "")
    loaded = _loaded(row, table, Verdict(version, why))
    # To write a verdict down, even a known one, deletes the snapshot.
    return loaded._replace(verdict=Verdict(version, why)) if snapshot_fails else loaded


_BEGUN = frozenset({Status.RUNNING.value, Status.FINISHED.value})


def _must_replay(row: Row[Any], known: bool) -> bool:
    """Whether not the rules are to blame if a log does not replay: they are the same as then."""
    if row.status == Status.FROZEN:
        return (row.frozen or "").startswith(DAMAGED)
    return known


def _damaged(what: str) -> str:
    return f"{DAMAGED}{what}"


def _words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:500]


def _is_whole(row: Row[Any]) -> bool:
    """Whether the result in the row can be read, if there is one."""
    return row.result is None or outcome_in(row) is not None


def store(connection: Connection, row: Row[Any], verdict: Verdict) -> Row[Any]:
    """Remember a verdict, unless something happened at the table meanwhile: its new row."""
    status = Status.FROZEN
    if verdict.why is None:
        status = Status.RUNNING if row.result is None else Status.FINISHED
    # Bots and clocks of a table that continues start at once.
    due = {Status.RUNNING: now_ms(), Status.FINISHED: TABLES.c.attend_at}.get(status)
    changed = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == row.id, TABLES.c.seq == row.seq)
        .values(
            rules=verdict.rules,
            frozen=verdict.why,
            status=status.value,
            attend_at=due,
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
    status = row.status == Status.FROZEN if verdict.why else row.status in _BEGUN
    known = status and verdict == (row.rules, row.frozen)
    return Loaded(table, None if known else verdict)


def _load_from_snapshot(
    connection: Connection, config: TableConfig, batches: list[Batch]
) -> Loaded:
    """The table from its last snapshot and the batches since."""
    body = _snapshot(connection, config.table)
    table = new_table(config) if body is None else restore(config, body)
    snapshot = table.seq
    return Loaded(fold(table, [batch for batch in batches if batch.seq > snapshot]), None, snapshot)


def _rules(row: Row[Any], batches: list[Batch]) -> int | None:
    """The version of the rules by which a log is known to replay."""
    if row.rules is not None:
        return int(row.rules)
    start = batches[0].entries[0] if batches and batches[0].entries else None
    return start.rules if isinstance(start, Started) else None


def _last_seq(connection: Connection, row: Row[Any]) -> int:
    """The last batch of a table by its row as it is now."""
    return connection.execute(select(TABLES.c.seq).where(TABLES.c.id == row.id)).scalar() or 0


def _readable(connection: Connection, row: Row[Any]) -> tuple[list[Batch], str | None]:
    """The batches of a log until the first that is damaged or missing, and what is wrong there."""
    batches: list[Batch] = []
    for seq, at, body, rules, digest in connection.execute(_WHOLE_LOG, {"of": row.id}).all():
        if seq != len(batches) + 1:
            return batches, f"batch {len(batches) + 1} is missing"
        try:
            batches.append(Batch(seq, at, read_entries(body), rules, digest))
        except Exception as error:  # also of bytes that are not even text
            return batches, f"batch {seq} cannot be read: {_words(error)}"
    if len(batches) > row.seq and len(batches) <= _last_seq(connection, row):
        # Another worker has appended since the row was read; `catch_up` reads that later.
        del batches[row.seq :]
    if len(batches) != row.seq:
        return batches, f"its log ends after batch {len(batches)} of {row.seq}"
    return batches, None


def _snapshot(connection: Connection, table: str) -> bytes | None:
    return connection.execute(_SNAPSHOT, {"of": table}).scalar_one_or_none()


_WHOLE_LOG = (
    select(LOG.c.seq, LOG.c.at, LOG.c.body, LOG.c.rules, LOG.c.digest)
    .where(LOG.c.table == bindparam("of"))
    .order_by(LOG.c.seq)
)
_SNAPSHOT = select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.table == bindparam("of"))


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
        return f"it cannot be followed after batch {table.seq} of {row.seq}"
    if table.awaits != awaited_in(row.awaits):
        return "other seats are awaited at its end"
    result = table.match.result
    outcome = None if result is None else msgspec.json.encode(outcome_of(result)).decode()
    return None if outcome == row.result else "it ends with other scores"
