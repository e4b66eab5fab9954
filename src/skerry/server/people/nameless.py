"""Taking a person's name off a game that others played, too: its moves stay."""

import msgspec
from sqlalchemy import Connection, delete, update

from skerry.core import record
from skerry.server.people.names import SOMEBODY
from skerry.server.store import log
from skerry.server.store.schema import LOG, RECORDS, SEATS, SNAPSHOTS
from skerry.table.entries import AnyEntry, Started, write_entries


def remove_name(connection: Connection, table: str, seat: int) -> None:
    """Make the person of a seat "somebody" in the seat, the log and the record of a table."""
    connection.execute(
        update(SEATS)
        .where(SEATS.c.table == table, SEATS.c.seat == seat)
        .values(name=SOMEBODY, person=None, taken=True)
    )
    try:
        entries = tuple(
            _without_name(entry, seat)
            for batch in log.batches_after(connection, table, 0, 1)
            for entry in batch.entries
        )
    except Exception:
        # The start of a damaged log may be unreadable and still contain the name.
        entries = ()
    connection.execute(
        update(LOG).where(LOG.c.table == table, LOG.c.seq == 1).values(body=write_entries(entries))
    )
    # A snapshot contains the names; it can be made again from the log.
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table))
    body = log.stored_record(connection, table)
    if body is None:
        # There is none, or one that is damaged and may still contain the name.
        connection.execute(delete(RECORDS).where(RECORDS.c.table == table))
        return
    whole = record.decode(body)
    names = _with_somebody(whole.seats, seat)
    connection.execute(
        update(RECORDS)
        .where(RECORDS.c.table == table)
        .values(body=record.encode(msgspec.structs.replace(whole, seats=names)))
    )


def _without_name(entry: AnyEntry, seat: int) -> AnyEntry:
    if isinstance(entry, Started):
        return msgspec.structs.replace(entry, names=_with_somebody(entry.names, seat))
    return entry


def _with_somebody(names: tuple[str, ...], seat: int) -> tuple[str, ...]:
    return tuple(SOMEBODY if number == seat else name for number, name in enumerate(names))
