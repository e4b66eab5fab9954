"""A database written by version 1, and its tables by kind."""

import gzip
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from litestar.testing import WebSocketTestSession
from sqlalchemy import Connection, Row, insert, select
from tests.server.http.http_clients import House, Visitor, house

from skerry.core.registry import find
from skerry.protocol.forms import Me, SignedIn
from skerry.server.live import scheduler
from skerry.server.ops.settings import Settings
from skerry.server.people.identity import hash_of
from skerry.server.store.database import open_engine
from skerry.server.store.migrate import migrate
from skerry.server.store.rows import seats_of
from skerry.server.store.schema import PEOPLE, SESSIONS, TABLES

T = TypeVar("T")
FIXTURES = Path(__file__).parent / "fixtures"
TABLES_OF_VERSION_1: dict[str, str] = json.loads(
    (FIXTURES / "database-of-version-1.json").read_text(encoding="utf-8")
)
TABLES_OF_PROTOCOL_1: dict[str, str] = json.loads(
    (FIXTURES / "database-of-protocol-1.json").read_text(encoding="utf-8")
)
WAITING = "waiting"
BEGUN = sorted(set(TABLES_OF_VERSION_1) - {WAITING})
FINISHED = ("cats-2-finished", "skye-2-finished")
CHANGED = (
    "cats-1-lesson-not-laid",
    "cats-2-lesson-not-laid",
    "cats-2-lesson-not-laid-snapshot",
)
"""The tables whose phase 3 differs in version 2 of The Isle of Cats."""


def unpack(data: Path, name: str = "database-of-version-1") -> str:
    """Copy the database to a folder and migrate it; returns its URL."""
    packed = FIXTURES / f"{name}.sqlite.gz"
    (data / "skerry.db").write_bytes(gzip.decompress(packed.read_bytes()))
    url = Settings(data).database_url
    change(url, migrate)
    return url


def change(url: str, work: Callable[[Connection], T]) -> T:
    """Run a function in a transaction."""
    engine = open_engine(url, writes=True)
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


def row_of(url: str, table: str) -> Row[Any]:
    """The row of a table."""
    return change(url, lambda it: it.execute(select(TABLES).where(TABLES.c.id == table)).one())


def raise_versions(patch: pytest.MonkeyPatch, by: int = 1) -> None:
    """Pretend that the games have a later version with the same rules."""
    for name in ("skye", "cats"):
        game = find(name).game
        patch.setattr(game, "version", game.version + by)


@contextmanager
def served(data: Path, patch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server on a folder that ignores the clocks that have run out since then."""
    patch.setattr(scheduler, "EVERY", 3600.0)
    with house(data) as ours:
        yield ours


def seated(ours: House, table: str, seat: int = 0) -> Visitor:
    """The player of a seat, signed in."""
    return sign_in(ours, ours.write(lambda it: seats_of(it, table)[seat].person))


def sign_in(ours: House, person: str) -> Visitor:
    """A person, signed in."""
    token = f"token of {person}"

    def add_session(connection: Connection) -> str:
        name: str = connection.execute(
            select(PEOPLE.c.name).where(PEOPLE.c.id == person)
        ).scalar_one()
        hash = hash_of(token)
        if connection.execute(select(SESSIONS).where(SESSIONS.c.hash == hash)).first() is None:
            values = {"hash": hash, "person": person, "created": 0, "seen": 0}
            connection.execute(insert(SESSIONS).values(values))
        return name

    name = ours.write(add_session)
    return Visitor(ours, SignedIn(Me(person, name, False, False, None), token))


class Talk:
    """A socket at a table."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self._session = session

    def ask(self, **message: object) -> dict[str, Any]:
        """Send a message; returns the answer with its id."""
        asked = {"id": "m", **message}
        self.send(**asked)
        return self.hear(lambda heard: heard.get("id") == asked["id"])

    def send(self, **message: object) -> None:
        """Send a message."""
        self._session.send_text(msgspec.json.encode(message).decode())

    def hear(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that `wanted` accepts."""
        while True:
            heard: dict[str, Any] = json.loads(self._session.receive_text(timeout=20))
            if wanted(heard):
                return heard


@contextmanager
def talk(
    visitor: Visitor, table: str, seat: int | None, version: int | None = None
) -> Iterator[Talk]:
    """A socket, after its hello."""
    headers = {"Authorization": f"Bearer {visitor.token}"}
    with visitor.house.client.websocket_connect("/live", headers=headers) as session:
        hello = {"type": "hello", "table": table, "seat": seat, "version": version}
        session.send_text(msgspec.json.encode(hello).decode())
        yield Talk(session)
