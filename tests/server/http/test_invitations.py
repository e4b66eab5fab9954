"""A server by invitation only: strangers see nothing, on any route."""

import re
from collections.abc import Iterator

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute, WebSocketRoute
from sqlalchemy import Connection, insert
from tests.server.http.http_clients import House, Visitor, house, problem, read
from tests.server.store.older_databases import talk

from skerry.protocol.forms import SignedIn
from skerry.server.http.websocket import PATH
from skerry.server.people.identity import hash_of_code
from skerry.server.store.schema import INVITES
from skerry.server.store.times import now_ms

CODE = "good-code"
OPEN = {
    # What the host says to all people.
    ("GET", "/announcement"),
    # Links in mails, which prove themselves.
    ("GET", "/mail/{purpose}/{contact}/{proof}"),
    ("POST", "/mail/{purpose}/{contact}/{proof}"),
    ("POST", "/guests"),
    ("POST", "/sign-in"),
    ("POST", "/recover"),
    ("POST", "/sign-out"),
    ("GET", "/health"),
    ("GET", "/ready"),
    # It has a rule of its own.
    ("GET", "/metrics"),
    # The page of the host answers strangers with 404; `test_host` tries all its routes.
    ("GET", "/host"),
    # The files of the page.
    ("GET", "/"),
    ("GET", "/replay"),
    ("GET", "/{path}"),
}
"""What strangers may use; a new route is not among it."""


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("data"), invite_only=True) as made:

        def invite(connection: Connection) -> None:
            now = now_ms()
            code = {"hash": hash_of_code(CODE), "left": 99, "created": now}
            connection.execute(insert(INVITES).values(**code, expires=now + 10**9))

        made.write(invite)
        yield made


def come_in(closed: House) -> Visitor:
    form = {"name": "Ann", "invite": CODE}
    return Visitor(closed, read(closed.ask("POST", "/guests", form), SignedIn))


def routes(closed: House) -> Iterator[tuple[str, str]]:
    """The methods and paths of all routes."""
    for route in closed.client.app.routes:
        assert isinstance(route, HTTPRoute | WebSocketRoute), "another kind needs another test"
        if isinstance(route, HTTPRoute):
            for method in {
                str(one) for handler in route.route_handlers for one in handler.http_methods
            }:
                yield method, route.path_format


def test_strangers_may_come_in_and_nothing_else(closed: House) -> None:
    ann = come_in(closed)
    table = ann.table(visibility="public")
    meant = {"table": table.id, "code": table.code or "", "game": "skye", "path": "x.js"}
    meant |= {"purpose": "stop", "contact": "x", "proof": "x"}
    asked = 0
    for method, path in routes(closed):
        if (method, path) in OPEN or path.startswith("/host"):
            continue
        asked += 1
        there = re.sub(r"{(\w+)}", lambda one: meant[one[1]], path)
        for token in (None, "no session"):
            refused = closed.ask(method, there, token=token)
            assert problem(refused, 401).where == "$.invite", (method, path)
            assert table.id not in refused.text
    assert asked > 20
    assert ann.look(table.id).id == table.id, "nothing was changed or deleted"


def test_what_is_open_answers_strangers(closed: House) -> None:
    known = set(routes(closed))
    assert known >= OPEN
    for method, path in OPEN - {("GET", "/metrics")}:
        answer = closed.ask(method, path.replace("{path}", "nowhere.js"), {})
        assert "$.invite" not in answer.text or path == "/guests", (method, path)


def test_strangers_open_no_sockets(closed: House) -> None:
    ann = come_in(closed)
    table = ann.table(visibility="public").id
    assert not [one for one in closed.client.app.routes if isinstance(one, WebSocketRoute)]
    for path in (PATH, f"/{PATH}/"):
        with pytest.raises(WebSocketDisconnect), closed.client.websocket_connect(path):
            pass
    with talk(ann, table, 0) as hers:
        assert hers.hear(lambda heard: heard["type"] == "welcome")


def test_guests_and_accounts_see_everything(closed: House) -> None:
    ann = come_in(closed)
    for path in ("/games", "/tables?which=open", "/me", "/schema/openapi.json"):
        assert ann.get(path).is_success, path
    ann.post("/sign-out")
    assert problem(ann.get("/games"), 401).where == "$.invite"
