"""Identity: guests and their sessions, claimed names, recovery codes, invitations.

Tokens and codes are random, and only their hashes are stored: a reader of the database, or of a
backup, cannot sign in with them.
"""

import hashlib
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeGuard

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from skerry.protocol.forms import MutedPerson, Mutes
from skerry.protocol.table_info import Status
from skerry.server.people.names import clean_name, fold_name
from skerry.server.refusals import Forbidden, NotFound, NotNow
from skerry.server.store.database import Database, Unavailable
from skerry.server.store.ids import new_id, new_token, random_letters, speaker_id
from skerry.server.store.rows import speaking_as
from skerry.server.store.schema import INVITES, MUTES, PEOPLE, SEATS, SESSIONS, TABLES
from skerry.server.store.times import now_ms

SEEN_EVERY = 5 * 60 * 1000
"""Milliseconds after which a session is marked as used again."""
LONGEST_TOKEN = 128


class Person(msgspec.Struct, frozen=True):
    """A guest, or a person with a claimed name."""

    id: str
    name: str
    claimed: bool
    recoverable: bool
    vacation_until: int | None


class Visitor(NamedTuple):
    """A person who is signed in, and the people whose chat they hide."""

    person: Person
    muted: frozenset[str]


async def person_with_token(database: Database, token: str | None) -> Person | None:
    """The person who is signed in with a token."""
    found = await visitor_with_token(database, token)
    return None if found is None else found.person


async def visitor_with_token(database: Database, token: str | None) -> Visitor | None:
    """The same person, and what a new socket must know besides."""
    if not may_be_token(token):
        return None
    hash = hash_of(token)
    found = await database.read(lambda connection: read_sessions(connection, [hash]).get(hash))
    return None if found is None else await seen(database, hash, found)


def may_be_token(token: str | None) -> TypeGuard[str]:
    """Whether it is worth looking for a session with this token."""
    return bool(token) and token is not None and len(token) <= LONGEST_TOKEN


class Session(NamedTuple):
    """A session as it is stored."""

    visitor: Visitor
    used: int
    """When it was last marked as used."""


def read_sessions(connection: Connection, keys: Sequence[str]) -> dict[str, Session]:
    """The sessions with these hashes, as far as they exist."""
    rows = connection.execute(_WITH_SESSION, {"sessions": keys}).all()
    muted: dict[str, set[str]] = {row.id: set() for row in rows}
    if rows:
        for by, whom in connection.execute(_MUTED, {"people": list(muted)}):
            muted[by].add(whom)
    return {
        row.session: Session(Visitor(_person(row), frozenset(muted[row.id])), row.used)
        for row in rows
    }


async def seen(database: Database, hash: str, session: Session) -> Visitor:
    """Mark a session as used now and then; returns its visitor."""
    now = now_ms()
    if now - session.used >= SEEN_EVERY:
        id = session.visitor.person.id

        def see(connection: Connection) -> None:
            connection.execute(update(SESSIONS).where(SESSIONS.c.hash == hash).values(seen=now))
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(seen=now))

        # Nobody is kept out by a full disk.
        with suppress(Unavailable):
            await database.write(see)
    return session.visitor


# These are read for every request and socket, so they are built once.
_WITH_SESSION = (
    select(PEOPLE, SESSIONS.c.hash.label("session"), SESSIONS.c.seen.label("used"))
    .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
    .where(SESSIONS.c.hash.in_(bindparam("sessions", expanding=True)))
)
_MUTED = select(MUTES.c.person, MUTES.c.muted).where(
    MUTES.c.person.in_(bindparam("people", expanding=True))
)


def hash_of(secret: str) -> str:
    """The stored hash of a token or a code."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def new_secret_code() -> str:
    """A code that people can write down and type: 95 random bits.

    >>> len(new_secret_code())
    24
    """
    return "-".join(random_letters(4) for _ in range(5))


def hash_of_code(typed: str) -> str:
    """The stored hash of such a code, however it was typed.

    >>> hash_of_code("2345-bcdf") == hash_of_code(" 2345 BCDF ")
    True
    """
    return hash_of("".join(letter for letter in typed.lower() if letter.isalnum()))


def person_with_id(connection: Connection, id: str) -> Person | None:
    """The person with an id."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == id)).one_or_none()
    return None if row is None else _person(row)


def claimant(connection: Connection, name: str) -> Person | None:
    """The person who has claimed a name."""
    row = connection.execute(
        select(PEOPLE).where(PEOPLE.c.claimed == fold_name(name))
    ).one_or_none()
    return None if row is None else _person(row)


def add_guest(connection: Connection, given: str) -> Person:
    """Add a guest."""
    name = _free_name(connection, given)
    now = now_ms()
    person = Person(new_id(), name, claimed=False, recoverable=False, vacation_until=None)
    connection.execute(insert(PEOPLE).values(id=person.id, name=name, created=now, seen=now))
    return person


def use_invite(connection: Connection, code: str | None) -> None:
    """Use an invitation once; Forbidden if it is not valid."""
    used = code is not None and connection.execute(
        update(INVITES)
        .where(
            INVITES.c.hash == hash_of_code(code), INVITES.c.left > 0, INVITES.c.expires > now_ms()
        )
        .values(left=INVITES.c.left - 1)
    )
    if not used or used.rowcount != 1:
        raise Forbidden("This server is by invitation only: ask its host for a code.", "$.invite")


def open_session(connection: Connection, person: str) -> str:
    """Open a session for a person: its token."""
    token = new_token()
    now = now_ms()
    connection.execute(
        insert(SESSIONS).values(hash=hash_of(token), person=person, created=now, seen=now)
    )
    return token


def close_sessions(connection: Connection, token: str, *, others: bool = False) -> str | None:
    """Close the session of a token, or all `others` of the same person: the person's id."""
    hash = hash_of(token)
    person: str | None = connection.execute(
        select(SESSIONS.c.person).where(SESSIONS.c.hash == hash)
    ).scalar_one_or_none()
    if person is not None:
        meant = SESSIONS.c.hash != hash if others else SESSIONS.c.hash == hash
        connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person, meant))
    return person


def open_sessions(connection: Connection, people: Collection[str]) -> frozenset[str]:
    """The hashes of all sessions of some people."""
    return frozenset(
        connection.scalars(select(SESSIONS.c.hash).where(SESSIONS.c.person.in_(people)))
    )


def rename(connection: Connection, person: Person, given: str) -> list[str]:
    """Rename a guest: the ids of the unfinished tables that show the name."""
    if person.claimed:
        raise NotNow("This name is registered; to change it, register another one.")
    name = _free_name(connection, given)
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=name))
    return _update_seats(connection, person.id, name)


def check_claim(connection: Connection, person: Person, given: str) -> None:
    """Raise Declined if a person cannot claim a name."""
    owner = claimant(connection, clean_name(given))
    if owner is not None and owner.id != person.id:
        raise _taken(clean_name(given))


def claim(
    connection: Connection,
    person: str,
    given: str,
    password: str,
    present: str | None,
    token: str,
) -> list[str]:
    """Claim a name: the ids of the unfinished tables that show it.

    `present` is the hash of the password that it replaces, if any. Then the person is signed out
    everywhere else, and the recovery code stops working.
    """
    name = clean_name(given)
    if secrets_of(connection, person).password != present:
        raise NotNow("Your password was changed at the same moment: try again.")
    savepoint = connection.begin_nested()
    try:
        connection.execute(
            update(PEOPLE)
            .where(PEOPLE.c.id == person)
            .values(name=name, claimed=fold_name(name), password=password)
        )
    except IntegrityError:
        savepoint.rollback()
        raise _taken(name) from None
    savepoint.commit()
    if present is not None:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(recovery=None))
        close_sessions(connection, token, others=True)
    return _update_seats(connection, person, name)


def password_of(connection: Connection, name: str) -> tuple[str, str] | None:
    """The id of the person who has claimed a name, and the hash of their password."""
    row = connection.execute(
        select(PEOPLE.c.id, PEOPLE.c.password).where(PEOPLE.c.claimed == fold_name(name))
    ).one_or_none()
    return None if row is None or row.password is None else (row.id, row.password)


class Secrets(msgspec.Struct, frozen=True):
    """The stored hashes of a person's password and recovery code."""

    password: str | None
    recovery: str | None


def secrets_of(connection: Connection, person: str) -> Secrets:
    """The hashes of a person, locked until the transaction ends."""
    query = select(PEOPLE.c.password, PEOPLE.c.recovery).where(PEOPLE.c.id == person)
    row = connection.execute(query.with_for_update()).one_or_none()
    return Secrets(None, None) if row is None else Secrets(row.password, row.recovery)


def new_recovery(connection: Connection, person: str) -> str:
    """Make a new recovery code for a person; the previous one stops working."""
    code = new_secret_code()
    connection.execute(
        update(PEOPLE).where(PEOPLE.c.id == person).values(recovery=hash_of_code(code))
    )
    return code


def with_recovery(connection: Connection, code: str) -> str | None:
    """The id of the person with a recovery code."""
    row = connection.execute(
        select(PEOPLE.c.id).where(PEOPLE.c.recovery == hash_of_code(code))
    ).one_or_none()
    return None if row is None else row.id


def take_vacation(connection: Connection, person: str, until: int | None) -> None:
    """Set the end of a person's vacation; None: they are back."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(vacation_until=until))


def people_on_vacation(connection: Connection, people: Iterable[str]) -> list[str]:
    """Those of some people who are on vacation."""
    away = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people), PEOPLE.c.vacation_until.is_not(None))
    return list(connection.scalars(away))


def mute(connection: Connection, person: str, table: str, speaker: str, *, on: bool) -> None:
    """Hide what a speaker of a table writes from a person, or show it again; NotFound."""
    # The lock keeps two requests at once from adding the same row.
    connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())
    if on:
        meant = speaking_as(connection, table, speaker)
    else:
        muted = people_muted_by(connection, [person]).get(person, frozenset())
        meant = next((one for one in muted if speaker_id(table, one) == speaker), None)
    if meant is None or meant == person:
        raise NotFound("This person does not play or write at this table.", "$.speaker")
    connection.execute(delete(MUTES).where(MUTES.c.person == person, MUTES.c.muted == meant))
    if on:
        connection.execute(insert(MUTES).values(person=person, muted=meant))


def mutes_of(connection: Connection, person: str, table: str) -> Mutes:
    """The people whom a person has muted, as the chat of a table calls them."""
    muted = select(MUTES.c.muted).where(MUTES.c.person == person)
    query = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(muted))
    rows = connection.execute(query.order_by(PEOPLE.c.name, PEOPLE.c.id))
    return Mutes(tuple(MutedPerson(row.name, speaker_id(table, row.id)) for row in rows))


def people_muted_by(connection: Connection, people: Collection[str]) -> dict[str, frozenset[str]]:
    """Whom each of some people has muted; those who have muted nobody are left out."""
    found: dict[str, set[str]] = {}
    for row in connection.execute(select(MUTES).where(MUTES.c.person.in_(people))):
        found.setdefault(row.person, set()).add(row.muted)
    return {person: frozenset(muted) for person, muted in found.items()}


def _free_name(connection: Connection, given: str) -> str:
    name = clean_name(given)
    if claimant(connection, name) is not None:
        raise _taken(name)
    return name


def _taken(name: str) -> NotNow:
    return NotNow(f"Somebody else has registered the name {name}.", "$.name")


def _update_seats(connection: Connection, person: str, name: str) -> list[str]:
    """Show a name at all unfinished tables of a person: their ids."""
    mine = (
        select(SEATS.c.table)
        .where(SEATS.c.person == person)
        .union(select(TABLES.c.id).where(TABLES.c.host == person))
    )
    unfinished = [
        row.id
        for row in connection.execute(
            select(TABLES.c.id).where(
                TABLES.c.id.in_(mine),
                or_(TABLES.c.status == Status.WAITING, TABLES.c.status == Status.RUNNING),
            )
        )
    ]
    connection.execute(
        update(SEATS)
        .where(SEATS.c.person == person, SEATS.c.table.in_(unfinished))
        .values(name=name)
    )
    return unfinished


def _person(row: Any) -> Person:
    """A person from a row of people, which only its select could type."""
    away = row.vacation_until
    return Person(
        id=row.id,
        name=row.name,
        claimed=row.claimed is not None,
        recoverable=row.recovery is not None,
        vacation_until=away if away is not None and away > now_ms() else None,
    )
