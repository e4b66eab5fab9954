"""Visitors of a server over HTTP, without a network and with a database in a file."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import Connection

from skerry.protocol.forms import Me, Problem, SignedIn, TableInfo, TablePage
from skerry.server.http.app import create_app
from skerry.server.live.bot_processes import BotProcesses
from skerry.server.live.worker import Worker
from skerry.server.ops.settings import Limits, Settings
from skerry.server.store.database import open_engine

T = TypeVar("T")
PASSWORD = "correct horse"  # noqa: S105 - nobody is protected by it
MANY = (1_000_000, 1_000_000.0)
# No rate limits, except in tests of the limits.
UNLIMITED = Limits(requests=MANY, address_requests=MANY, guests=MANY, guesses=MANY)


class House:
    """A server for visitors."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    @property
    def worker(self) -> Worker:
        """Its worker, which runs on another event loop."""
        worker = self.client.app.state.worker
        assert isinstance(worker, Worker)
        return worker

    def guest(self, name: str = "Ann") -> "Visitor":
        """A new guest."""
        answer = self.ask("POST", "/guests", {"name": name})
        assert answer.status_code == 201, answer.text
        return Visitor(self, read(answer, SignedIn))

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        token: str | None = None,
        headers: dict[str, str] | None = None,
        content: bytes | None = None,
    ) -> Response:
        """Send one request without stored cookies."""
        self.client.cookies.clear()
        given = dict(headers or {})
        if token is not None:
            given["Authorization"] = f"Bearer {token}"
        if content is not None:
            given.setdefault("Content-Type", "application/json")
        elif body is not None:
            given["Content-Type"] = "application/json"
            content = msgspec.json.encode(body)
        return self.client.request(method, path, content=content, headers=given)

    def write(self, work: Callable[[Connection], T]) -> T:
        """Change the database behind the server's back."""
        engine = open_engine(self.worker.database.url, writes=True)
        try:
            with engine.begin() as connection:
                return work(connection)
        finally:
            engine.dispose()


class Visitor:
    """A signed-in visitor."""

    def __init__(self, house: House, signed_in: SignedIn) -> None:
        self.house = house
        self.me = signed_in.me
        self.token = signed_in.token

    @property
    def id(self) -> str:
        """The visitor's id."""
        return self.me.id

    def ask(self, method: str, path: str, body: object = None) -> Response:
        """Send a request as this visitor."""
        return self.house.ask(method, path, body, token=self.token)

    def get(self, path: str) -> Response:
        """Send a GET request."""
        return self.ask("GET", path)

    def post(self, path: str, body: object = None) -> Response:
        """Send a POST request."""
        return self.ask("POST", path, body)

    def claim(self, name: str, password: str = PASSWORD, present: str | None = None) -> Me:
        """Register a name, or change it or its password."""
        form = {"name": name, "password": password, "present": present}
        self.me = read(self.post("/me/claim", form), Me)
        return self.me

    def table(self, *others: dict[str, str], **chosen: Any) -> TableInfo:
        """Create a table with a seat for this visitor."""
        seats = [{"type": "me"}, *(others or ({"type": "open"},))]
        form = {"game": "skye", "seats": seats, **chosen}
        return read(self.post("/tables", form), TableInfo)

    def look(self, table: str) -> TableInfo:
        """A table as this visitor sees it."""
        return read(self.get(f"/tables/{table}"), TableInfo)

    def page(self, query: str) -> TablePage:
        """A page of a list."""
        return read(self.get(f"/tables?{query}"), TablePage)


def read(answer: Response, kind: type[T]) -> T:
    """The body of a successful response."""
    assert answer.is_success, answer.text
    assert answer.headers["content-type"] == "application/json"
    return msgspec.json.decode(answer.content, type=kind)


def problem(answer: Response, status: int) -> Problem:
    """The problem in an error response."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    found = msgspec.json.decode(answer.content, type=Problem)
    assert found.what
    return found


@contextmanager
def house(data: Path, **chosen: Any) -> Iterator[House]:
    """Run a server with some settings."""
    settings = replace(Settings(data, limits=UNLIMITED), **chosen)

    async def stay_cold(_: BotProcesses) -> None:
        """A server without bot processes until a bot must think."""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotProcesses, "warm", stay_cold)
        with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
            yield House(client)
