"""The keys of the host's page: links for one use, and the sessions that they open.

Tokens are random, and only their hashes are stored: a reader of the database, or of a backup,
cannot come in with them.
"""

from datetime import timedelta
from enum import StrEnum

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from skerry.server.people.identity import LONGEST_TOKEN, hash_of
from skerry.server.refusals import NotNow
from skerry.server.store.ids import new_token, random_letters
from skerry.server.store.schema import HOST_KEYS

LINK_LASTS = timedelta(hours=1)
SESSION_LASTS = timedelta(hours=4)
REMEMBERED = timedelta(days=7)
"""How long an old link is remembered, so that its reader learns why it does not work."""


class Kind(StrEnum):
    """What a key opens."""

    LINK = "link"
    SESSION = "session"


class LinkUsed(NotNow):
    """The link was used already."""

    def __init__(self) -> None:
        super().__init__(
            "This link was used already: print a new one with `skerry admin link`.", "link"
        )


class LinkLate(NotNow):
    """The link has expired."""

    def __init__(self) -> None:
        super().__init__("This link has expired: print a new one with `skerry admin link`.", "link")


class HostSession(msgspec.Struct, frozen=True):
    """A browser that may use the host's page."""

    name: str
    expires: int


def add_link(connection: Connection, now: int) -> str:
    """Add a link that opens the host's page once: its token."""
    return _add(connection, Kind.LINK, random_letters(4), now, LINK_LASTS)


def check_link(connection: Connection, token: str, now: int) -> bool:
    """Whether there is such a link; LinkUsed or LinkLate if it does not work."""
    row = connection.execute(
        select(HOST_KEYS).where(HOST_KEYS.c.hash == _hash(token), HOST_KEYS.c.kind == Kind.LINK)
    ).one_or_none()
    if row is None:
        return False
    if row.used is not None:
        raise LinkUsed
    if row.expires <= now:
        raise LinkLate
    return True


def use_link(connection: Connection, token: str, now: int) -> tuple[str, HostSession] | None:
    """Use a link, which then is spent: the token of a new session. None: there is no such link."""
    if not check_link(connection, token, now):
        return None
    used = connection.execute(
        update(HOST_KEYS)
        .where(HOST_KEYS.c.hash == _hash(token), HOST_KEYS.c.used.is_(None))
        .values(used=now)
    )
    if used.rowcount != 1:
        # Another worker was faster.
        raise LinkUsed
    name = random_letters(4)
    session = _add(connection, Kind.SESSION, name, now, SESSION_LASTS)
    return session, HostSession(name, now + _ms(SESSION_LASTS))


def session_with(connection: Connection, token: str, now: int) -> HostSession | None:
    """The session with a token, unless it is over."""
    row = connection.execute(
        select(HOST_KEYS.c.name, HOST_KEYS.c.expires).where(
            HOST_KEYS.c.hash == _hash(token),
            HOST_KEYS.c.kind == Kind.SESSION,
            HOST_KEYS.c.expires > now,
        )
    ).one_or_none()
    return None if row is None else HostSession(row.name, row.expires)


def close_session(connection: Connection, token: str) -> None:
    """End a session."""
    connection.execute(
        delete(HOST_KEYS).where(HOST_KEYS.c.hash == _hash(token), HOST_KEYS.c.kind == Kind.SESSION)
    )


def sweep(connection: Connection, now: int) -> None:
    """Delete what has expired long ago."""
    connection.execute(delete(HOST_KEYS).where(HOST_KEYS.c.expires < now - _ms(REMEMBERED)))


def _add(connection: Connection, kind: Kind, name: str, now: int, lasts: timedelta) -> str:
    token = new_token()
    connection.execute(
        insert(HOST_KEYS).values(
            hash=_hash(token), kind=kind.value, name=name, created=now, expires=now + _ms(lasts)
        )
    )
    return token


def _hash(token: str) -> str:
    # What is too long to be a token is cut: its hash is nobody's.
    return hash_of(token[: LONGEST_TOKEN + 1])


def _ms(time: timedelta) -> int:
    return time // timedelta(milliseconds=1)
