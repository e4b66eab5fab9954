"""The sockets of people who are signed in: they close with their session, and know who is muted.

The database is the truth. A socket is checked when it opens, when its person signs out or mutes
somebody, when the bus is back after an outage, and at every renewal of presence.
"""

from collections import defaultdict
from collections.abc import Collection
from functools import partial
from typing import Protocol

from skerry.protocol.refusals import Farewell
from skerry.server.people.identity import (
    Person,
    Visitor,
    hash_of,
    may_be_token,
    open_sessions,
    people_muted_by,
    read_sessions,
    seen,
)
from skerry.server.store.database import Connection, Database
from skerry.server.store.gathered_reads import GatheredReads

_AT_ONCE = 500


class SignedInClient(Protocol):
    """A socket with the session that opened it."""

    person: Person | None
    session: str | None
    """The hash of the session's token."""
    address: str
    """Where it comes from, as limits count it."""
    muted: frozenset[str]
    """The people whose chat this person hides."""

    def close(self, why: Farewell, sentence: str, retry: int | None) -> None:
        """End the connection, with the reason."""


class ConnectedPeople:
    """The sockets of this worker that have a session, by person."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._clients: defaultdict[str, set[SignedInClient]] = defaultdict(set)
        self._sessions = GatheredReads(database, read_sessions)
        self.changes = 0
        """Incremented when the sessions or mutes of somebody may have changed."""

    async def visitor(self, token: str | None) -> Visitor | None:
        """Who opens a socket with a token; when a server restarts, thousands do so together."""
        if not may_be_token(token):
            return None
        hash = hash_of(token)
        found = await self._sessions.find(hash)
        return None if found is None else await seen(self._database, hash, found)

    async def add(self, client: SignedInClient, since: int | None = None) -> None:
        """Add a socket; it closes at once if its session ended while it was opened.

        `since`: the `changes` before its person was read. If there were none, nothing is read.
        """
        if client.person is not None:
            self._clients[client.person.id].add(client)
            if since != self.changes:
                await self.check(client.person.id)

    def remove(self, client: SignedInClient) -> None:
        """Remove a socket that is closed."""
        if client.person is not None:
            self._clients[client.person.id].discard(client)
            if not self._clients[client.person.id]:
                del self._clients[client.person.id]

    def __len__(self) -> int:
        """The number of people."""
        return len(self._clients)

    def addresses_of(self, person: str) -> set[str]:
        """Where the sockets of a person come from."""
        return {client.address for client in self._clients.get(person, ())}

    async def check(self, person: str) -> None:
        """Look again at the sessions and mutes of a person."""
        self.changes += 1
        if person in self._clients:
            await self._check([person])

    async def check_all(self) -> None:
        """Look again at everybody's sessions and mutes, after notices may have been lost."""
        self.changes += 1
        people = list(self._clients)
        for start in range(0, len(people), _AT_ONCE):
            await self._check(people[start : start + _AT_ONCE])

    async def _check(self, people: Collection[str]) -> None:
        # A socket that is added meanwhile may have a session that is too new for this read.
        clients = [client for person in people for client in self._clients.get(person, ())]
        sessions, muted = await self._database.read(partial(_read, people=people))
        for client in clients:
            assert client.person is not None, "only those are added"
            if client.session not in sessions:
                client.close(Farewell.SIGNED_OUT, "you are signed out", None)
            client.muted = muted.get(client.person.id, frozenset())


def _read(
    connection: Connection, people: Collection[str]
) -> tuple[frozenset[str], dict[str, frozenset[str]]]:
    return open_sessions(connection, people), people_muted_by(connection, people)
