"""`skerry serve`: it comes up, it stops politely, and it says what is in its way."""

import json
import os
import signal
import socket
from pathlib import Path

import pytest
from tests.cli.command import wait_until
from tests.cli.conftest import Here
from tests.cli.servers import family, lives, served, workers
from tests.server import services
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from skerry.protocol.messages import Bye, read_sent
from skerry.protocol.refusals import Farewell


def live_of(url: str) -> str:
    return url.replace("http://", "ws://") + "/live"


def test_it_says_where_it_is_and_how_to_join() -> None:
    with served() as server:
        assert server.said() == (
            f"Skerry is ready: open {server.url} in a browser, or play from a terminal:\n"
            f"  skerry play --server {server.url}\n"
        )
        assert server.url.startswith("http://127.0.0.1:")
        status, body = server.ask("/health")
        assert status == 200
        assert json.loads(body)["status"] == "ok"
        assert server.ask("/ready")[0] == 200
        assert b"skerry_sockets" in server.ask("/metrics")[1]
        assert server.ask("/nowhere?token=xyzzy")[0] == 404
        assert server.stop() == 0
        assert [line["route"] for line in server.logged() if "route" in line] == ["/{path}"]
        assert "xyzzy" not in json.dumps(server.logged())


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_goodbye_to_its_sockets_and_stops(number: signal.Signals) -> None:
    with served() as server, connect(live_of(server.url), compression=None) as line:
        assert server.stop(number) == 0
        bye = read_sent(line.recv(timeout=10))
        assert isinstance(bye, Bye)
        assert bye.why is Farewell.RESTART
        assert bye.retry is not None
        assert 0 < bye.retry < 10_000
        with pytest.raises(ConnectionClosedError) as closed:
            line.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


def test_a_frame_that_is_too_large_ends_the_socket_only() -> None:
    with served() as server:
        with connect(live_of(server.url), compression=None) as line:
            line.send("x" * 100_000)
            with pytest.raises(ConnectionClosedError) as closed:
                line.recv(timeout=10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        assert server.ask("/health")[0] == 200


def test_foreign_pages_open_no_sockets() -> None:
    from websockets.exceptions import InvalidStatus
    from websockets.typing import Origin

    with served() as server:
        with pytest.raises(InvalidStatus) as refused:
            connect(live_of(server.url), origin=Origin("https://evil.example")).__enter__()
        assert refused.value.response.status_code == 403
        with connect(live_of(server.url), origin=Origin(server.url)) as line:
            assert line.response is not None
            assert "Server" not in line.response.headers


def test_flags_can_come_from_the_environment() -> None:
    variables = {"SKERRY_METRICS_TOKEN": "sesame", "SKERRY_LOG_LEVEL": "error"}
    with served(**variables) as server:
        assert server.ask("/metrics")[0] == 404
        assert server.stop() == 0
        assert server.logged() == []


def test_several_workers_share_the_port_and_dead_ones_come_back() -> None:
    with services.redis() as redis, served("--workers", "2", "--bus", redis.url) as server:
        assert server.ask("/ready")[0] == 200
        first = workers(server.process.pid)
        assert len(first) == 2
        everybody = family(server.process.pid)
        os.kill(min(first), signal.SIGKILL)
        wait_until(lambda: len(workers(server.process.pid) - first) == 1, server.process)
        wait_until(
            lambda: any("takes its place" in line["message"] for line in server.logged()),
            server.process,
        )
        assert b"skerry_sockets" in server.ask("/metrics")[1]
        everybody |= family(server.process.pid)
        assert server.stop() == 0
        # Also the bots of the worker that was killed are gone.
        services.wait_until(lambda: not any(map(lives, everybody)), "all processes end")


def test_workers_end_with_their_parent() -> None:
    with services.redis() as redis, served("--workers", "2", "--bus", redis.url) as server:
        everybody = family(server.process.pid)
        assert len(everybody) > 2
        server.process.kill()
        server.process.wait()
        services.wait_until(lambda: not any(map(lives, everybody)), "the workers end")


def test_a_port_that_is_taken_is_named(here: Here, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran = here("serve", "--data", tmp_path, "--port", port)
    assert ran.code == 2
    assert "--port" in ran.complaint()
    assert f"port {port}: address already in use" in ran.complaint()


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["--workers", "2"], "--workers: several workers need --bus"),
        (["--workers", "0"], "--workers"),
        (["--port", "99999"], "--port"),
        (["--host", "203.0.113.1"], "--host: cannot listen on 203.0.113.1"),
        (["--host", "no such host"], "--host"),
        (["--database", "mysql://db/skerry"], "--database: mysql is not supported"),
        (["--database", "postgresql://ann:xyzzy@127.0.0.1:1/db"], "--database: the database"),
        (["--database", "sqlite:////nowhere/skerry.db"], "--database: the database"),
        (["--bus", "amqp://broker"], "--bus: unknown bus"),
        (["--origin", "play.example"], "--origin: play.example is not an origin"),
        (["--origin", "https://play.example/page"], "--origin"),
        (["--trusted-proxy", "proxy.example"], "--trusted-proxy: proxy.example is not an address"),
        (["--bot-deadline", "nan"], "--bot-deadline"),
        (["--metrics-token", "two\nlines"], "--metrics-token"),
        (["--metrics-token-file", "nowhere"], "--metrics-token-file"),
        (["--log-level", "loud"], "--log-level"),
    ],
)
def test_what_cannot_work_is_refused(
    flags: list[str], complaint: str, here: Here, tmp_path: Path
) -> None:
    ran = here("serve", "--data", tmp_path, "--port", "0", *flags)
    assert ran.code == 2
    assert complaint in ran.complaint()
    assert "xyzzy" not in ran.err
    assert ran.out == ""


def test_a_data_directory_that_cannot_be_is_named(here: Here, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = here("serve", "--port", "0", "--data", tmp_path / "file" / "data")
    assert ran.code == 2
    assert "--data" in ran.complaint()


def test_a_database_of_a_later_version_is_left_alone(here: Here, tmp_path: Path) -> None:
    import sqlite3

    with sqlite3.connect(tmp_path / "skerry.db") as connection:
        connection.execute("create table alembic_version (version_num varchar(32) not null)")
        connection.execute("insert into alembic_version values ('9999')")
    connection.close()
    ran = here("serve", "--data", tmp_path, "--port", "0")
    assert ran.code == 2
    assert "later version" in ran.complaint()


def test_a_token_comes_from_a_file_or_from_the_line(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("sesame\n")
    ran = here("serve", "--metrics-token", "x", "--metrics-token-file", file)
    assert ran.code == 2
    assert "one of them" in ran.complaint()
    file.write_bytes(b"\xff\xff")
    ran = here("serve", "--metrics-token-file", file)
    assert "no UTF-8" in ran.complaint()
