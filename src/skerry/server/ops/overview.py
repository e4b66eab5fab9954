"""The whole server as its host sees it: tables, people, sizes."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, or_, select, text

from skerry.server.people.identity import claimant
from skerry.server.store.schema import LOG, PEOPLE, PRESENCE, SEATS, SESSIONS, TABLES

DAY = 24 * 60 * 60 * 1000


class Stats(msgspec.Struct, frozen=True):
    """The numbers of a server."""

    guests: int
    claimed: int
    sessions: int
    sockets: int
    """Connected now, at all workers."""
    tables: dict[str, int]
    """By status."""
    games: dict[str, int]
    """By game."""
    played_today: int
    """Tables that changed in the last day."""
    log: int
    """Batches in all logs."""
    bytes: int
    """The size of the database in bytes."""


def stats(connection: Connection, now: int) -> Stats:
    """The numbers of the whole server."""
    guests, claimed = people_counts(connection)
    return Stats(
        guests=guests,
        claimed=claimed,
        sessions=_count(connection, select(func.count()).select_from(SESSIONS)),
        sockets=_count(
            connection, select(func.count()).select_from(PRESENCE).where(PRESENCE.c.until > now)
        ),
        tables=counts_by(connection, TABLES.c.status),
        games=counts_by(connection, TABLES.c.game),
        played_today=_count(
            connection, select(func.count()).select_from(TABLES).where(TABLES.c.touched > now - DAY)
        ),
        log=_count(connection, select(func.count()).select_from(LOG)),
        bytes=database_size(connection),
    )


def people_counts(connection: Connection) -> tuple[int, int]:
    """The numbers of guests and of people with a claimed name."""
    all, claimed = connection.execute(
        select(func.count(), func.count(PEOPLE.c.claimed)).select_from(PEOPLE)
    ).one()
    return all - claimed, claimed


def people_called(connection: Connection, name: str) -> list[Row[Any]]:
    """The owner of a claimed name; otherwise all guests with this name or id."""
    owner = claimant(connection, name)
    meant = (
        PEOPLE.c.id == owner.id
        if owner is not None
        else or_(PEOPLE.c.id == name, PEOPLE.c.name == name)
    )
    return list(connection.execute(select(PEOPLE).where(meant).order_by(PEOPLE.c.seen.desc())))


def tables_of(connection: Connection, person: str) -> int:
    """The number of tables where a person plays or played."""
    return _count(
        connection, select(func.count()).select_from(SEATS).where(SEATS.c.person == person)
    )


def _count(connection: Connection, query: Any) -> int:
    # The type of a select of one number depends on its tables.
    return int(connection.execute(query).scalar_one())


def counts_by(connection: Connection, column: Any) -> dict[str, int]:
    """The number of rows with each value of a column."""
    found = connection.execute(select(column, func.count()).group_by(column).order_by(column))
    return {row[0]: row[1] for row in found}


def database_size(connection: Connection) -> int:
    """The size of the database in bytes."""
    if connection.dialect.name == "postgresql":
        return _count(connection, text("SELECT pg_database_size(current_database())"))
    pages = _count(connection, text("PRAGMA page_count"))
    return pages * _count(connection, text("PRAGMA page_size"))
