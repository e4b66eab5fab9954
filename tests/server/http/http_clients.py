"""People who visit a server over HTTP, for tests: no network, and a database in a file."""

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
# Tests ask as often as they like, unless they are about limits.
UNLIMITED = Limits(requests=MANY, address_requests=MANY, guests=MANY)


class House:
    """A server that visitors come to."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    @property
    def worker(self) -> Worker:
        """What it runs on; its loop is not ours."""
        worker = self.client.app.state.worker
        assert isinstance(worker, Worker)
        return worker

    def guest(self, name: str = "Ann") -> "Visitor":
        """Somebody new."""
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
        """One request, with no cookies that came before."""
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
        """Do something to the database, behind the server's back."""
        engine = open_engine(self.worker.database.url, writes=True)
        try:
            with engine.begin() as connection:
                return work(connection)
        finally:
            engine.dispose()


class Visitor:
    """Somebody who has come in."""

    def __init__(self, house: House, signed_in: SignedIn) -> None:
        self.house = house
        self.me = signed_in.me
        self.token = signed_in.token

    @property
    def id(self) -> str:
        """Their id."""
        return self.me.id

    def ask(self, method: str, path: str, body: object = None) -> Response:
        """One request."""
        return self.house.ask(method, path, body, token=self.token)

    def get(self, path: str) -> Response:
        """Look at something."""
        return self.ask("GET", path)

    def post(self, path: str, body: object = None) -> Response:
        """Do something."""
        return self.ask("POST", path, body)

    def claim(self, name: str, password: str = PASSWORD) -> Me:
        """Keep a name for good."""
        self.me = read(self.post("/me/claim", {"name": name, "password": password}), Me)
        return self.me

    def table(self, *others: dict[str, str], **chosen: Any) -> TableInfo:
        """A new table with a seat of one's own and some others."""
        seats = [{"type": "me"}, *(others or ({"type": "open"},))]
        form = {"game": "skye", "seats": seats, **chosen}
        return read(self.post("/tables", form), TableInfo)

    def look(self, table: str) -> TableInfo:
        """A table as they see it."""
        return read(self.get(f"/tables/{table}"), TableInfo)

    def page(self, query: str) -> TablePage:
        """A page of a list."""
        return read(self.get(f"/tables?{query}"), TablePage)


def read(answer: Response, kind: type[T]) -> T:
    """What a good answer says."""
    assert answer.is_success, answer.text
    assert answer.headers["content-type"] == "application/json"
    return msgspec.json.decode(answer.content, type=kind)


def problem(answer: Response, status: int) -> Problem:
    """What a bad answer says."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    found = msgspec.json.decode(answer.content, type=Problem)
    assert found.what
    return found


@contextmanager
def house(data: Path, **chosen: Any) -> Iterator[House]:
    """A server with some settings, as long as it is visited."""
    settings = replace(Settings(data, limits=UNLIMITED), **chosen)

    async def stay_cold(_: BotProcesses) -> None:
        """Most tests need no bots: their processes start when the first one must think."""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotProcesses, "warm", stay_cold)
        with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
            yield House(client)
