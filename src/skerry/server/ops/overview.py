"""The whole server as its host sees it: tables, people, sizes."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, insert, or_, select, text

from skerry.protocol.table_info import Status
from skerry.server.people.identity import claimant, hash_of_code, new_secret_code
from skerry.server.store.rows import seats_of_all
from skerry.server.store.schema import INVITES, LOG, PEOPLE, PRESENCE, SEATS, SESSIONS, TABLES

DAY = 24 * 60 * 60 * 1000


class TableSummary(msgspec.Struct, frozen=True):
    """A table in the list of the host."""

    id: str
    game: str
    status: str
    seats: tuple[str | None, ...]
    """Names; None for a free seat."""
    batches: int
    """The number of batches in its log."""
    created: int
    touched: int
    frozen: str | None = None
    """Why it is frozen: what its log says and today's rules do not."""


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


def list_tables(connection: Connection, status: Status | None, most: int) -> list[TableSummary]:
    """The tables that changed last."""
    query = select(TABLES).order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(most)
    if status is not None:
        query = query.where(TABLES.c.status == status.value)
    rows = connection.execute(query).all()
    seats = seats_of_all(connection, [row.id for row in rows])
    return [
        TableSummary(
            id=row.id,
            game=row.game,
            status=row.status,
            seats=tuple(seat.name if seat.taken else None for seat in seats[row.id]),
            batches=row.seq,
            created=row.created,
            touched=row.touched,
            frozen=row.frozen,
        )
        for row in rows
    ]


def stats(connection: Connection, now: int) -> Stats:
    """The numbers of the whole server."""
    people = connection.execute(
        select(func.count(), func.count(PEOPLE.c.claimed)).select_from(PEOPLE)
    ).one()
    return Stats(
        guests=people[0] - people[1],
        claimed=people[1],
        sessions=_count(connection, select(func.count()).select_from(SESSIONS)),
        sockets=_count(
            connection, select(func.count()).select_from(PRESENCE).where(PRESENCE.c.until > now)
        ),
        tables=_by(connection, TABLES.c.status),
        games=_by(connection, TABLES.c.game),
        played_today=_count(
            connection, select(func.count()).select_from(TABLES).where(TABLES.c.touched > now - DAY)
        ),
        log=_count(connection, select(func.count()).select_from(LOG)),
        bytes=_size(connection),
    )


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


def add_invite(connection: Connection, uses: int, now: int, expires: int) -> str:
    """Add an invitation for a number of guests: its code."""
    code = new_secret_code()
    connection.execute(
        insert(INVITES).values(hash=hash_of_code(code), left=uses, created=now, expires=expires)
    )
    return code


def _count(connection: Connection, query: Any) -> int:
    # The type of a select of one number depends on its tables.
    return int(connection.execute(query).scalar_one())


def _by(connection: Connection, column: Any) -> dict[str, int]:
    found = connection.execute(select(column, func.count()).group_by(column).order_by(column))
    return {row[0]: row[1] for row in found}


def _size(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        return _count(connection, text("SELECT pg_database_size(current_database())"))
    pages = _count(connection, text("PRAGMA page_count"))
    return pages * _count(connection, text("PRAGMA page_size"))
