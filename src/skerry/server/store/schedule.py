"""The rows that the scheduler works through: overdue tables, claims on them, ended vacations."""

from sqlalchemy import Connection, and_, exists, or_, select, update

from skerry.protocol.table_info import Status
from skerry.server.store.homes import is_served_elsewhere
from skerry.server.store.schema import PEOPLE, SEATS, TABLES

AT_ONCE = 200
"""The most tables that one query returns."""


def due_tables(
    connection: Connection, now: int, worker: str | None = None
) -> list[tuple[str, int]]:
    """Running tables that need attention, with the time since when, longest first.

    Those that another living worker serves are left to it, if this one is named.
    """
    elsewhere = () if worker is None else (~is_served_elsewhere(connection, worker),)
    rows = connection.execute(
        select(TABLES.c.id, TABLES.c.attend_at)
        .where(TABLES.c.attend_at <= now, TABLES.c.status == Status.RUNNING.value, *elsewhere)
        .order_by(TABLES.c.attend_at)
        .limit(AT_ONCE)
    )
    return [(row.id, row.attend_at) for row in rows]


def full_tables(connection: Connection, before: int) -> list[str]:
    """Tables that should have started when their last seat was taken, but whose worker died."""
    free = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.taken.is_(False))
    rows = connection.execute(
        select(TABLES.c.id)
        .where(
            TABLES.c.status == Status.WAITING.value,
            TABLES.c.auto_start,
            TABLES.c.touched <= before,
            # Otherwise its toss is under way.
            TABLES.c.attend_at.is_(None),
            ~free,
        )
        .limit(AT_ONCE)
    )
    return [row.id for row in rows]


def due_tosses(connection: Connection, now: int) -> list[str]:
    """Tables whose toss has waited long enough for some seats."""
    rows = connection.execute(
        select(TABLES.c.id)
        .where(TABLES.c.attend_at <= now, TABLES.c.status == Status.WAITING.value)
        .order_by(TABLES.c.attend_at)
        .limit(AT_ONCE)
    )
    return [row.id for row in rows]


def claim(connection: Connection, table: str, was: int, until: int) -> bool:
    """Reserve a due table for this worker; False if another one was faster."""
    changed = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table, TABLES.c.attend_at == was)
        .values(attend_at=until)
    )
    return changed.rowcount == 1


def postpone(connection: Connection, table: str, now: int, until: int) -> None:
    """Let a toss wait that is still due after it was looked at."""
    due = (TABLES.c.status == Status.WAITING.value, TABLES.c.attend_at <= now)
    connection.execute(update(TABLES).where(TABLES.c.id == table, *due).values(attend_at=until))


def release_claims(connection: Connection, now: int, until: int) -> None:
    """Make all claimed tables due now, those whose end is not stored among them."""
    claimed = and_(TABLES.c.status == Status.RUNNING.value, TABLES.c.attend_at <= until)
    unstored = and_(TABLES.c.status == Status.FINISHED.value, TABLES.c.attend_at.is_not(None))
    connection.execute(update(TABLES).where(or_(claimed, unstored)).values(attend_at=now))


def set_due(connection: Connection, table: str, seq: int, at: int | None) -> None:
    """Set when a table needs attention next, unless it has moved on from `seq`."""
    connection.execute(
        update(TABLES).where(TABLES.c.id == table, TABLES.c.seq == seq).values(attend_at=at)
    )


def ended_vacations(connection: Connection, now: int) -> list[str]:
    """Some people whose vacation is over."""
    rows = connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.vacation_until <= now).limit(20))
    return [row.id for row in rows]


def end_vacation(connection: Connection, person: str) -> None:
    """Clear the vacation of a person."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(vacation_until=None))
