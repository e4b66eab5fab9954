"""Metrics: what is counted and who can read it."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families
from tests.server.http.asgi import ask, fine

from skerry.server.http.middleware import UNMATCHED, with_middleware
from skerry.server.http.routes.metrics import metrics_route
from skerry.server.ops.metrics import SHARED_DIRECTORY, Metrics, watch_loop
from skerry.server.ops.settings import Settings

PLAIN = Settings(Path("data"))


def value(text: bytes, name: str, **labels: str) -> float:
    """The value of a sample, 0.0 if there is none."""
    for family in text_string_to_metric_families(text.decode()):
        for sample in family.samples:
            if sample.name == name and sample.labels == labels:
                return sample.value
    return 0.0


def test_what_happens_is_counted() -> None:
    metrics = Metrics()
    metrics.moved("skye")
    metrics.moved("skye")
    metrics.moved("cats")
    metrics.refused("stale")
    metrics.bot_moved(0.2)
    metrics.bot_failed("overdue")
    metrics.conflict()
    metrics.wrote(7, 0.003)
    metrics.swept(3)
    metrics.bus_reconnected()
    metrics.expired("tables", 5)
    metrics.sockets(+1)
    metrics.sockets(+1)
    metrics.sockets(-1)
    metrics.tables(+1)
    metrics.responded("/tables/{table}", "GET", 200, 0.01)
    metrics.responded("/tables/{table}", "BREW", 405, 0.01)
    text = metrics.text()
    assert value(text, "skerry_moves_total", game="skye") == 2
    assert value(text, "skerry_moves_total", game="cats") == 1
    assert value(text, "skerry_refused_total", why="stale") == 1
    assert value(text, "skerry_bot_seconds_count") == 1
    assert value(text, "skerry_bot_failures_total", why="overdue") == 1
    assert value(text, "skerry_append_conflicts_total") == 1
    assert value(text, "skerry_write_batch_sum") == 7
    assert value(text, "skerry_write_seconds_count") == 1
    assert value(text, "skerry_attendance_sweeps_total") == 1
    assert value(text, "skerry_attended_tables_total") == 3
    assert value(text, "skerry_bus_heals_total") == 1
    assert value(text, "skerry_expired_total", what="tables") == 5
    assert value(text, "skerry_sockets") == 1
    assert value(text, "skerry_tables") == 1
    asked = {"route": "/tables/{table}", "method": "GET", "status": "200"}
    assert value(text, "skerry_request_seconds_count", **asked) == 1
    odd = {"route": "/tables/{table}", "method": "other", "status": "405"}
    assert value(text, "skerry_request_seconds_count", **odd) == 1


def test_two_workers_in_one_process_do_not_mix() -> None:
    one, other = Metrics(), Metrics()
    one.conflict()
    assert value(other.text(), "skerry_append_conflicts_total") == 0


def test_the_lag_of_the_loop_is_measured() -> None:
    metrics = Metrics()

    async def watch() -> None:
        watching = asyncio.create_task(watch_loop(metrics, every=0.0))
        while value(metrics.text(), "skerry_loop_lag_seconds_count") < 3:
            await asyncio.sleep(0)
        watching.cancel()

    asyncio.run(asyncio.wait_for(watch(), 30))


def test_any_worker_reports_the_metrics_of_all(tmp_path: Path) -> None:
    program = (
        "from skerry.server.ops.metrics import Metrics\n"
        "metrics = Metrics()\n"
        "metrics.moved('skye')\n"
        "metrics.sockets(+1)\n"
        "print(metrics.text().decode())\n"
    )
    texts = [
        subprocess.run(  # noqa: S603 - our own program
            [sys.executable, "-c", program],
            env={**os.environ, SHARED_DIRECTORY: str(tmp_path)},
            capture_output=True,
            check=True,
        ).stdout
        for _ in range(2)
    ]
    assert [value(text, "skerry_moves_total", game="skye") for text in texts] == [1, 2]


LOCAL = "127.0.0.1"
BEARER = [("authorization", "Bearer open sesame")]


@pytest.mark.parametrize(
    ("client", "headers", "token", "proxies", "status"),
    [
        (LOCAL, [], None, (), 200),
        ("::1", [], None, (), 200),
        ("192.0.2.1", [], None, (), 404),
        # Behind a proxy on the same machine everybody looks local.
        (LOCAL, [("x-forwarded-for", "192.0.2.1")], None, (), 404),
        (LOCAL, [("x-forwarded-for", "192.0.2.1")], None, (LOCAL,), 404),
        (LOCAL, [("x-forwarded-for", LOCAL)], None, (LOCAL,), 404),
        ("192.0.2.1", BEARER, None, (), 404),
        ("192.0.2.1", BEARER, "open sesame", (), 200),
        ("192.0.2.1", [("authorization", "bearer  open sesame")], "open sesame", (), 200),
        ("192.0.2.1", [("authorization", "Basic open sesame")], "open sesame", (), 404),
        ("192.0.2.1", BEARER, "something else", (), 404),
        (LOCAL, [], "open sesame", (), 404),
    ],
)
def test_metrics_are_for_the_host_only(
    client: str,
    headers: list[tuple[str, str]],
    token: str | None,
    proxies: tuple[str, ...],
    status: int,
) -> None:
    settings = Settings(Path("data"), metrics_token=token, trusted_proxies=proxies)
    metrics = Metrics()
    app = Litestar([metrics_route(metrics, settings)], openapi_config=None)
    app.asgi_handler = with_middleware(app.asgi_handler, settings, metrics)
    answer = ask(app, "/metrics", client=client, headers=headers, more={"path_params": {}})
    assert answer.status == status
    assert (b"skerry_sockets" in answer.body) is (status == 200)


def test_requests_are_counted_and_logged_by_their_template(
    caplog: pytest.LogCaptureFixture,
) -> None:
    metrics = Metrics()
    app = with_middleware(fine, PLAIN, metrics)
    found: dict[str, object] = {
        "path_template": "/tables/{table}/join",
        "path_params": {"table": "t1"},
    }
    with caplog.at_level("INFO", logger="skerry.server.http.requests"):
        answer = ask(app, "/tables/t1/join", "POST", query="x=secret", more=found)
        ask(app, "/secret")
    assert answer.status == 200
    assert "x-content-type-options" in answer.headers
    assert len(answer.headers["x-request-id"]) == 16
    first, second = caplog.records
    told = vars(first)
    assert told["route"] == "/tables/{table}/join"
    assert told["table"] == "t1"
    assert told["status"] == 200
    assert told["address"] == "192.0.2.1"
    assert vars(second)["route"] == UNMATCHED
    assert not any("secret" in str(vars(record)) for record in caplog.records)
    counted = {"route": "/tables/{table}/join", "method": "POST", "status": "200"}
    assert value(metrics.text(), "skerry_request_seconds_count", **counted) == 1


def test_the_middleware_sees_requests_without_a_route() -> None:
    metrics = Metrics()
    app = Litestar([metrics_route(metrics, PLAIN)], openapi_config=None)
    app.asgi_handler = with_middleware(app.asgi_handler, PLAIN, metrics)
    with TestClient(app, base_url="http://127.0.0.1") as client:
        answer = client.get("/nowhere")
        assert answer.status_code == 404
        assert "content-security-policy" in answer.headers
        client.get("/metrics")
    text = metrics.text()
    nowhere = {"route": UNMATCHED, "method": "GET", "status": "404"}
    assert value(text, "skerry_request_seconds_count", **nowhere) == 1
    known = {"route": "/metrics", "method": "GET", "status": "404"}
    assert value(text, "skerry_request_seconds_count", **known) == 1
