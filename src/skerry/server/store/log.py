"""The append-only log of each table, with optimistic concurrency, and its snapshots.

A worker that appends names the last batch it has seen; if another worker was faster, nothing is
written and it must read again. The row of the table holds what lists and the scheduler need, and
changes in the same transaction.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from skerry.bots import registry as bots
from skerry.core.event import Seat
from skerry.core.record import BadRecord, decode
from skerry.core.registry import find
from skerry.protocol.table_info import Aids, Clock
from skerry.server.refusals import UnknownTable
from skerry.server.store import calls
from skerry.server.store.appends import Append, BatchConflict, append_all
from skerry.server.store.calls import WantedCalls
from skerry.server.store.schema import LOG, RECORDS, SEATS, TABLES
from skerry.server.store.tosses import read_luck
from skerry.table.entries import (
    Batch,
    Drawn,
    Moved,
    Returned,
    SatIn,
    Started,
    Undone,
    read_entries,
    write_entries,
)
from skerry.table.recording import record_bytes
from skerry.table.table_config import TableConfig

SNAPSHOT_EVERY = 24
"""Batches between two snapshots; a snapshot waits until nothing can be undone."""


class DamagedLog(Exception):
    """The log of this table cannot be read or played again."""


class TableFrozen(Exception):
    """The log of this table does not replay, so that nothing can be added to it."""


@dataclass(frozen=True)
class RowUpdate:
    """What the row of a table says after a batch."""

    awaits: frozenset[Seat]
    attend_at: int | None
    result: bytes | None = None
    """The outcome as JSON, once the game is over."""
    seen: bool = True
    """Whether spectators may know that something happened; if not, the row must not show it."""
    shown: frozenset[Seat] = frozenset()
    """The seats that others see as awaited, where answers are hidden."""
    bot_rounds: Mapping[Seat, tuple[int, ...]] = field(default_factory=dict)
    """The rounds in which bots moved for people; 0: in a game without rounds."""
    calls: WantedCalls | None = None
    """Whom the table calls; None: this server calls nobody, or there is nobody to call."""


def append(
    connection: sa.Connection,
    table: str,
    expected: int,
    batch: Batch,
    row_update: RowUpdate,
    snapshot: bytes | None,
) -> None:
    """Add a batch after the `expected` one; BatchConflict if that is not the last."""
    plain = plain_append(table, expected, batch, row_update, snapshot)
    if not append_all(connection, [plain]):
        raise BatchConflict
    more = more_to_store(table, batch, row_update)
    if more is not None:
        more(connection)


def plain_append(
    table: str, expected: int, batch: Batch, row_update: RowUpdate, snapshot: bytes | None
) -> Append:
    """What every batch writes, and some with a snapshot."""
    return Append(
        table,
        expected,
        batch.seq,
        batch.at,
        write_entries(batch.entries),
        batch.rules,
        batch.digest,
        awaits_text(row_update.awaits, row_update.shown),
        row_update.attend_at,
        batch.at if row_update.seen else None,
        None if row_update.result is None else row_update.result.decode(),
        snapshot,
    )


def more_to_store(
    table: str, batch: Batch, row_update: RowUpdate
) -> Callable[[sa.Connection], None] | None:
    """What some batches write besides; None: nothing."""
    plain = all(isinstance(entry, Moved | Drawn | Undone) for entry in batch.entries)
    if plain and not row_update.bot_rounds and not row_update.calls:
        return None
    return partial(_store_more, table=table, batch=batch, row_update=row_update)


def _store_more(connection: sa.Connection, table: str, batch: Batch, row_update: RowUpdate) -> None:
    for entry in batch.entries:
        if isinstance(entry, SatIn | Returned):
            # Lists show who plays, and do not call people to tables where a bot plays for them.
            bot = entry.bot if isinstance(entry, SatIn) else None
            seat = (SEATS.c.table == table, SEATS.c.seat == entry.seat)
            connection.execute(sa.update(SEATS).where(*seat).values(bot=bot))
        elif isinstance(entry, Moved) and entry.seat in row_update.bot_rounds:
            rounds = [one for one in row_update.bot_rounds[entry.seat] if one]
            seat = (SEATS.c.table == table, SEATS.c.seat == entry.seat)
            values = {"bot_rounds": msgspec.json.encode(rounds).decode()}
            connection.execute(sa.update(SEATS).where(*seat).values(values))
    if row_update.calls is not None:
        calls.store(connection, table, row_update.calls, batch.at)


def awaits_text(awaits: frozenset[Seat], shown: frozenset[Seat] = frozenset()) -> str:
    """Seats as they stand in the row of a table; those that are only shown as awaited are marked.

    >>> awaits_text(frozenset({2, 0}))
    ',0,2,'
    >>> awaits_text(frozenset({2}), frozenset({0, 2}))
    ',~0,2,'
    """
    seats = [f"{seat}," if seat in awaits else f"~{seat}," for seat in sorted(awaits | shown)]
    return "".join([",", *seats])


def read_awaits(text: str, own: Seat | None = None) -> tuple[Seat, ...]:
    """The seats of `awaits_text` as others see them; `own` knows whether it is awaited.

    >>> read_awaits(",~0,2,"), read_awaits(",~0,2,", 0)
    ((0, 2), (2,))
    """
    return tuple(int(seat.lstrip("~")) for seat in text.split(",") if seat and seat != f"~{own}")


def awaited_in(text: str) -> frozenset[Seat]:
    """The seats of `awaits_text` that are awaited; ValueError.

    >>> awaited_in(",~0,2,")
    frozenset({2})
    """
    return frozenset(int(seat) for seat in text.split(",") if seat and not seat.startswith("~"))


def config_of(connection: sa.Connection, table: str) -> TableConfig:
    """What was fixed when a table's game began; UnknownTable."""
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == table)).one_or_none()
    if row is None or row.seq == 0:
        raise UnknownTable
    return config_from(row)


def config_from(row: sa.Row[Any]) -> TableConfig:
    """The configuration in the row of a table."""
    plugin = find(row.game)
    return TableConfig(
        row.id,
        plugin,
        plugin.wire.read_options(row.options),
        row.players,
        row.seed,
        row.commitment,
        msgspec.json.decode(row.clock, type=Clock),
        msgspec.json.decode(row.aids, type=Aids),
        # The middle level plays for people who are away.
        bots.middle(row.game),
        read_luck(row),
    )


def load_whole(
    connection: sa.Connection, table: str, last: int | None = None
) -> tuple[TableConfig, list[Batch]]:
    """A table's configuration and the batches of its log, up to `last` if it is given."""
    return config_of(connection, table), batches_after(connection, table, 0, last)


def batches_after(
    connection: sa.Connection, table: str, seq: int, last: int | None = None
) -> list[Batch]:
    """The batches of a table after one of them, in order."""
    query = sa.select(LOG).where(LOG.c.table == table, LOG.c.seq > seq).order_by(LOG.c.seq)
    rows = connection.execute(query if last is None else query.where(LOG.c.seq <= last))
    # All are read before one is decoded. The error of a damaged batch would keep the cursor open,
    # and as long as it is open, SQLite shows the data of that moment.
    return [batch_from(row) for row in rows.all()]


def batch_from(row: sa.Row[Any]) -> Batch:
    """The batch that a row of the log holds; msgspec.DecodeError."""
    return Batch(row.seq, row.at, read_entries(row.body), row.rules, row.digest)


def last_seqs(connection: sa.Connection, tables: list[str]) -> list[tuple[str, int]]:
    """The numbers of the last batches of some tables."""
    rows = connection.execute(sa.select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(tables)))
    return [(row.id, row.seq) for row in rows]


def read_record(connection: sa.Connection, table: str) -> bytes | None:
    """The record of a table, stored or made from its log; None while the game is running.

    DamagedLog if neither can be read.
    """
    body = stored_record(connection, table)
    if body is not None:
        return body
    try:
        return record_bytes(*load_whole(connection, table))
    except (UnknownTable, sa.exc.SQLAlchemyError):
        raise
    except Exception as error:
        # Whatever the rules make of a damaged log.
        raise DamagedLog(f"{type(error).__name__}: {error}"[:500]) from error


def stored_record(connection: sa.Connection, table: str) -> bytes | None:
    """The record of a finished table, if it is stored already and can be read."""
    row = connection.execute(
        sa.select(RECORDS.c.body).where(RECORDS.c.table == table)
    ).one_or_none()
    try:
        if row is not None:
            body = bytes(row.body)
            decode(body)
            return body
    except (BadRecord, TypeError):
        # It can be made again from the log.
        pass
    return None


def has_names(connection: sa.Connection, table: str, names: tuple[str, ...]) -> bool:
    """Whether the seats of a table still have these names: a player can delete theirs."""
    found = [
        entry.names
        for batch in batches_after(connection, table, 0, 1)
        for entry in batch.entries
        if isinstance(entry, Started)
    ]
    return found == [names]


def store_record(connection: sa.Connection, table: str, body: bytes) -> None:
    """Store the record of a finished table, unless a player has deleted their name meanwhile."""
    if stored_record(connection, table) is not None:
        return
    if has_names(connection, table, decode(body).seats):
        # One that cannot be read is replaced.
        connection.execute(sa.delete(RECORDS).where(RECORDS.c.table == table))
        # Another worker may store the same one at this moment.
        kind = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        add = kind(RECORDS).values(table=table, body=body)
        connection.execute(add.on_conflict_do_nothing())
