"""Lists for the host: tables, people and invitations, with search, page by page."""

from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
)
from sqlalchemy import literal as value

from skerry.protocol.host_forms import (
    HostInvite,
    HostPeople,
    HostPerson,
    HostTable,
    HostTables,
    Listed,
)
from skerry.protocol.table_info import Status
from skerry.server.people.identity import hash_of_code, new_secret_code
from skerry.server.people.names import fold_name
from skerry.server.refusals import Invalid, NotFound
from skerry.server.store.rows import AnyRow, seats_of_all
from skerry.server.store.schema import INVITES, PEOPLE, PRESENCE, SEATS, SESSIONS, TABLES
from skerry.server.store.verdicts import is_closed

SHOWN = 8
"""The letters of an invitation's hash by which the host names it; its code stays secret."""


def table_page(connection: Connection, wanted: Listed, now: int) -> HostTables:
    """A page of the tables that changed last, by id, game, or name of a player."""
    query = select(TABLES)
    if wanted.status is not None:
        if wanted.status not in set(Status):
            known = ", ".join(Status)
            raise Invalid(f"There is no such status (there are: {known}).", "status")
        query = query.where(TABLES.c.status == wanted.status)
    if wanted.search:
        named = exists().where(SEATS.c.table == TABLES.c.id, _named(SEATS.c.name, wanted.search))
        by_id = TABLES.c.id.startswith(wanted.search, autoescape=True)
        query = query.where(or_(by_id, TABLES.c.game == wanted.search, named))
    rows, more = _page(connection, query, wanted, TABLES.c.touched, TABLES.c.id)
    ids = [row.id for row in rows]
    seats = seats_of_all(connection, ids)
    sockets = _sockets(connection, ids, now)
    tables = tuple(
        HostTable(
            id=row.id,
            game=row.game,
            status=row.status,
            seats=tuple(seat.name if seat.taken else None for seat in seats[row.id]),
            batches=row.seq,
            created=row.created,
            touched=row.touched,
            sockets=sockets.get(row.id, 0),
            frozen=row.frozen,
            closed=is_closed(row),
        )
        for row in rows
    )
    return HostTables(tables, f"{rows[-1].touched}-{rows[-1].id}" if more else None)


def people_page(connection: Connection, wanted: Listed, now: int) -> HostPeople:
    """A page of the people who were seen last, by name or id."""
    query = select(PEOPLE)
    if wanted.search:
        meant = or_(
            PEOPLE.c.id == wanted.search,
            _named(PEOPLE.c.name, wanted.search),
            PEOPLE.c.claimed.contains(fold_name(wanted.search), autoescape=True),
        )
        query = query.where(meant)
    rows, more = _page(connection, query, wanted, PEOPLE.c.seen, PEOPLE.c.id)
    ids = [row.id for row in rows]
    sessions = _count_by(connection, SESSIONS.c.person, ids)
    tables = _count_by(connection, SEATS.c.person, ids)
    online = set(
        connection.scalars(
            select(SEATS.c.person)
            .join(PRESENCE, (PRESENCE.c.table == SEATS.c.table) & (PRESENCE.c.seat == SEATS.c.seat))
            .where(SEATS.c.person.in_(ids), PRESENCE.c.until > now)
        )
    )
    people = tuple(
        HostPerson(
            id=row.id,
            name=row.name,
            registered=row.claimed is not None,
            created=row.created,
            seen=row.seen,
            sessions=sessions.get(row.id, 0),
            tables=tables.get(row.id, 0),
            online=row.id in online,
        )
        for row in rows
    )
    return HostPeople(people, f"{rows[-1].seen}-{rows[-1].id}" if more else None)


def add_invite(connection: Connection, uses: int, note: str, now: int, expires: int) -> str:
    """Add an invitation for a number of guests: its code."""
    code = new_secret_code()
    connection.execute(
        insert(INVITES).values(
            hash=hash_of_code(code), left=uses, created=now, expires=expires, note=note or None
        )
    )
    return code


def invite_id(code: str) -> str:
    """How lists and the journal name an invitation."""
    return hash_of_code(code)[:SHOWN]


def invites(connection: Connection, now: int) -> tuple[HostInvite, ...]:
    """The invitations that are still valid, newest first."""
    rows = connection.execute(
        select(INVITES)
        .where(INVITES.c.expires > now, INVITES.c.left > 0)
        .order_by(INVITES.c.created.desc(), INVITES.c.hash)
    )
    return tuple(
        HostInvite(row.hash[:SHOWN], row.note or "", row.left, row.created, row.expires)
        for row in rows
    )


def revoke(connection: Connection, id: str) -> None:
    """Delete an invitation; NotFound."""
    known = len(id) == SHOWN and id.isalnum()
    gone = known and connection.execute(delete(INVITES).where(INVITES.c.hash.startswith(id)))
    if not gone or gone.rowcount == 0:
        raise NotFound("There is no such invitation.")


def _named(column: ColumnElement[Any], search: str) -> ColumnElement[bool]:
    """Whether a name contains what is searched; the case of letters does not matter.

    SQLite knows only the cases of ASCII, so other letters are also compared as they were typed.
    """
    return or_(
        func.lower(column).contains(search.lower(), autoescape=True),
        column.contains(search, autoescape=True),
    )


def _page(
    connection: Connection,
    query: Select[Any],
    wanted: Listed,
    time: ColumnElement[Any],
    id: ColumnElement[Any],
) -> tuple[list[AnyRow], bool]:
    """The rows of a page, newest first, and whether there are others."""
    if wanted.after is not None:
        at, _, last = wanted.after.partition("-")
        query = query.where(tuple_(time, id) < tuple_(value(int(at)), value(last)))
    query = query.order_by(time.desc(), id.desc()).limit(wanted.limit + 1)
    found = list(connection.execute(query))
    return found[: wanted.limit], len(found) > wanted.limit


def _sockets(connection: Connection, tables: list[str], now: int) -> dict[str, int]:
    query = select(PRESENCE.c.table, func.count()).where(
        PRESENCE.c.table.in_(tables), PRESENCE.c.until > now
    )
    return {row[0]: row[1] for row in connection.execute(query.group_by(PRESENCE.c.table))}


def _count_by(connection: Connection, column: Any, ids: list[str]) -> dict[str, int]:
    query = select(column, func.count()).where(column.in_(ids)).group_by(column)
    return {row[0]: row[1] for row in connection.execute(query)}
