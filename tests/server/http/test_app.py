"""The application as a whole: bad requests, health and failures."""

import logging
import shutil
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server import services
from tests.server.http.http_clients import House, house, problem, read

import skerry
from skerry.protocol.forms import Health, SignedIn
from skerry.server.http.app import create_app
from skerry.server.live.bus import LocalBus
from skerry.server.ops.settings import Settings
from skerry.server.people import seating
from skerry.server.store import presence
from skerry.server.store.database import Connection, Database, Unavailable
from skerry.server.store.schema import PRESENCE, SESSIONS


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


def test_health_and_readiness(ours: House) -> None:
    for path in ("/health", "/ready"):
        assert read(ours.ask("GET", path), Health) == Health("ok", skerry.__version__)


async def no_bus(_: LocalBus) -> bool:
    return False


async def no_database(_: Database, __: object) -> object:
    raise Unavailable("it is gone")


def test_it_is_not_ready_without_its_bus_or_database(
    ours: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ours.client.app.state.readiness, "every", 0.0)
    with monkeypatch.context() as patch:
        patch.setattr(LocalBus, "ready", no_bus)
        assert "bus" in problem(ours.ask("GET", "/ready"), 503).what
    with monkeypatch.context() as patch:
        patch.setattr(Database, "read", no_database)
        assert "database" in problem(ours.ask("GET", "/ready"), 503).what
        assert read(ours.ask("GET", "/health"), Health).status == "ok"


def test_a_socket_without_a_database_is_closed_so_that_clients_try_again(
    ours: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    headers = {"Authorization": f"Bearer {ours.guest('Ann').token}"}
    monkeypatch.setattr(Database, "read", no_database)
    # A refused handshake would be final, so the socket is accepted first.
    with ours.client.websocket_connect("/live", headers=headers) as session:
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_text(timeout=10)
        assert closed.value.code == 4500


def test_it_is_not_ready_with_a_full_disk(ours: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours.client.app.state.readiness, "every", 0.0)
    with monkeypatch.context() as patch:
        patch.setattr(Database, "write", no_database)
        assert "cannot be written" in problem(ours.ask("GET", "/ready"), 503).what
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1024))
        assert "disk is full" in problem(ours.ask("GET", "/ready"), 503).what
    assert read(ours.ask("GET", "/ready"), Health).status == "ok"
    assert ours.write(lambda connection: connection.execute(PRESENCE.select()).all()) == []


def test_a_full_disk_signs_nobody_out(ours: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = ours.guest("Ann")
    # Her next visit is due to be stored.
    ours.write(lambda connection: connection.execute(SESSIONS.update().values(seen=0)))
    monkeypatch.setattr(Database, "write", no_database)
    assert ann.get("/me").status_code == httpx.codes.OK


def test_many_questions_for_readiness_cost_one_test(
    ours: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ours.client.app.state.readiness, "every", 60.0)
    tests = 0
    real = presence.try_writing

    def counted(connection: Connection) -> None:
        nonlocal tests
        tests += 1
        real(connection)

    monkeypatch.setattr(presence, "try_writing", counted)
    for _ in range(20):
        assert ours.ask("GET", "/ready").status_code == 200
    assert tests <= 1


def test_a_failing_database_is_reported(ours: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Database, "write", no_database)
    answer = ours.ask("POST", "/guests", {"name": "Ann"})
    assert "try again" in problem(answer, 503).what
    assert answer.headers["retry-after"] == "1"


def test_internal_errors_are_logged_and_not_shown(
    ours: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = ours.guest()

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("the secret is 1234")

    monkeypatch.setattr(seating, "make_table", fail)
    with caplog.at_level(logging.ERROR, "skerry.server.http.app"):
        form = {"game": "skye", "seats": [{"type": "me"}, {"type": "open"}]}
        answer = ann.post("/tables", form)
    assert "1234" not in answer.text
    assert "its log" in problem(answer, 500).what
    (record,) = (one for one in caplog.records if one.name == "skerry.server.http.app")
    assert record.exc_info is not None
    assert "1234" in str(record.exc_info[1])


def test_errors_of_visitors_are_not_logged(ours: House, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        ours.ask("GET", "/nowhere")
        ours.ask("GET", "/me")
        ours.ask("POST", "/guests", {"name": 1})
    assert not caplog.records


@pytest.mark.parametrize("path", ["/nowhere", "/tables/x/y/z", "/%00", "/schema", "/docs"])
def test_unknown_paths(ours: House, path: str) -> None:
    answer = ours.ask("GET", path)
    assert "nothing at this path" in problem(answer, 404).what
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_unsupported_methods(ours: House) -> None:
    answer = ours.ask("PUT", "/me", {})
    assert "method" in problem(answer, 405).what
    assert "PATCH" in answer.headers["allow"]


@pytest.mark.parametrize(
    ("content", "where"),
    [
        (b"", "$"),
        (b"{", None),
        (b"[]", "$"),
        (b"null", "$"),
        (b'{"name": "Ann"', None),
        (b'{"name": 1}', "$.name"),
        (b'{"name": "Ann", "more": 1}', "$"),
        (b'{"name": "Ann", "invite": 1}', "$.invite"),
        (b'{"name": "\xff"}', None),
        (b'{"name": "\\ud800"}', None),
        (b'{"name": "a\\u0000b"}', None),
        (b'{"name": ' + b"[" * 10_000, "$.name"),
    ],
)
def test_malformed_bodies(ours: House, content: bytes, where: str | None) -> None:
    found = problem(ours.ask("POST", "/guests", content=content), 400)
    assert found.where in {where, None}


def test_bodies_are_json_and_say_so(ours: House) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = ours.ask(
            "POST", "/guests", content=b'{"name": "Ann"}', headers={"Content-Type": kind}
        )
        assert "application/json" in problem(answer, 415).what
    good = {"Content-Type": "application/json; charset=utf-8"}
    read(ours.ask("POST", "/guests", content=b'{"name": "Ann"}', headers=good), SignedIn)


def test_bodies_have_a_limit(ours: House) -> None:
    most = ours.worker.settings.limits.body
    large = msgspec.json.encode({"name": "Ann", "invite": "x" * most})
    assert "too large" in problem(ours.ask("POST", "/guests", content=large), 413).what


def test_foreign_pages_change_nothing(ours: House) -> None:
    ann = ours.guest()
    cookie = {"Cookie": f"skerry_session={ann.token}"}
    foreign = {**cookie, "Origin": "https://evil.example"}
    problem(ours.ask("DELETE", "/me", headers=foreign), 403)
    assert ours.ask("GET", "/me", headers=foreign).status_code == 200
    assert "access-control-allow-origin" not in ours.ask("GET", "/me", headers=foreign).headers
    own = {**cookie, "Origin": "http://127.0.0.1"}
    assert ours.ask("DELETE", "/me", headers=own).status_code == 204


def test_every_response_has_its_headers(ours: House) -> None:
    for path in ("/health", "/me", "/nowhere", "/games", "/schema/openapi.json"):
        headers = ours.ask("GET", path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["cache-control"] == "no-store"


def test_metrics_count_responses(ours: House) -> None:
    ours.ask("GET", "/games")
    # Other machines get a 404.
    problem(ours.ask("GET", "/metrics", headers={"X-Forwarded-For": "192.0.2.1"}), 404)
    assert b'route="/games"' in ours.worker.metrics.text()


def test_it_works_on_postgresql_and_redis(
    tmp_path: Path, postgres_url: str, redis: services.Redis
) -> None:
    with house(tmp_path, database=services.new_database(postgres_url), bus=redis.url) as made:
        # The connection to Redis may need a moment.
        services.wait_until(
            lambda: made.ask("GET", "/ready").status_code == httpx.codes.OK, "it is ready"
        )
        ann, bea = made.guest("Ann"), made.guest("Bea")
        table = ann.table(visibility="public").id
        assert ann.page("which=open").tables[0].id == table
        assert bea.post(f"/tables/{table}/join").json()["status"] == "running"
        assert ann.page("which=mine").tables[0].awaits
        for bad in ("a\x00b", "x" * 64):
            assert ann.post("/me/mutes", {"name": bad}).status_code in {400, 404}
        assert bea.ask("DELETE", "/me").status_code == 204
        assert ann.look(table).seats[1].name == "somebody"


def test_the_migrated_flag_skips_migrations(tmp_path: Path) -> None:
    app = create_app(Settings(tmp_path), migrated=True)
    # Nothing migrated this database, so the server does not start.
    with (
        pytest.RaisesGroup(Unavailable, flatten_subgroups=True, allow_unwrapped=True),
        TestClient(app),
    ):
        pass
