"""`skerry serve`: starts, stops cleanly, and reports what prevents a start."""

import json
import os
import signal
import socket
from pathlib import Path

import pytest
from tests.cli.command import wait_until
from tests.cli.conftest import RunHere
from tests.cli.servers import lives, process_tree, served, workers
from tests.server import services
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from skerry.protocol.messages import Bye, read_server_message
from skerry.protocol.refusals import Farewell


def live_of(url: str) -> str:
    return url.replace("http://", "ws://") + "/live"


def test_it_prints_its_address_and_how_to_join() -> None:
    with served() as server:
        wait_until(lambda: "/host/open/" in server.output(), server.process)
        ready, link = server.output().rsplit("  ", 1)
        assert ready == (
            f"Skerry is ready: open {server.url} in a browser, or play from a terminal:\n"
            f"  skerry play --server {server.url}\n"
            "Look after it (this link works once, within an hour):\n"
        )
        assert link.startswith(f"{server.url}/host/open/")
        path = link.strip().removeprefix(server.url)
        assert b"<button>" in server.request(path)[1]
        assert server.url.startswith("http://127.0.0.1:")
        status, body = server.request("/health")
        assert status == 200
        assert json.loads(body)["status"] == "ok"
        assert server.request("/ready")[0] == 200
        assert b"skerry_sockets" in server.request("/metrics")[1]
        assert server.request("/nowhere?token=xyzzy")[0] == 404
        assert server.stop() == 0
        assert [line["route"] for line in server.logged() if "route" in line] == [
            "/host/open/{token}",
            "/{path}",
        ]
        assert path.rpartition("/")[2] not in json.dumps(server.logged())
        assert "xyzzy" not in json.dumps(server.logged())


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_sends_bye_to_its_sockets_and_stops(number: signal.Signals) -> None:
    with served() as server, connect(live_of(server.url), compression=None) as line:
        assert server.stop(number) == 0
        bye = read_server_message(line.recv(timeout=10))
        assert isinstance(bye, Bye)
        assert bye.why is Farewell.RESTART
        assert bye.retry is not None
        assert 0 < bye.retry < 10_000
        with pytest.raises(ConnectionClosedError) as closed:
            line.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


def test_an_oversized_frame_closes_only_its_socket() -> None:
    with served() as server:
        with connect(live_of(server.url), compression=None) as line:
            line.send("x" * 100_000)
            with pytest.raises(ConnectionClosedError) as closed:
                line.recv(timeout=10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        assert server.request("/health")[0] == 200


def test_pages_of_other_origins_open_no_sockets() -> None:
    from websockets.exceptions import InvalidStatus
    from websockets.typing import Origin

    with served() as server:
        with pytest.raises(InvalidStatus) as refused:
            connect(live_of(server.url), origin=Origin("https://evil.example")).__enter__()
        assert refused.value.response.status_code == 403
        with connect(live_of(server.url), origin=Origin(server.url)) as line:
            assert line.response is not None
            assert "Server" not in line.response.headers


def test_other_hosts_are_refused() -> None:
    import httpx
    from websockets.exceptions import InvalidStatus

    with served(SKERRY_ALLOWED_HOST="play.example *.club.example") as server:
        place = ("127.0.0.1", int(server.url.rpartition(":")[2]))

        def status(host: str) -> int:
            url = f"{server.url}/metrics"
            return httpx.get(url, headers={"Host": host}, timeout=30).status_code

        hosts = ("play.example", "a.club.example:8000", "evil.example", "play.example.evil.example")
        assert [status(host) for host in hosts] == [200, 200, 421, 421]
        with connect("ws://play.example/live", sock=socket.create_connection(place)):
            pass
        with socket.create_connection(place) as line, pytest.raises(InvalidStatus) as refused:
            connect("ws://evil.example/live", sock=line).__enter__()
        assert refused.value.response.status_code == 403
        warned = [line["message"] for line in server.logged() if line["level"] == "warning"]
        assert any("--allowed-host evil.example" in message for message in warned)


def test_flags_can_come_from_the_environment() -> None:
    variables = {"SKERRY_METRICS_TOKEN": "sesame", "SKERRY_LOG_LEVEL": "error"}
    with served(**variables) as server:
        assert server.request("/metrics")[0] == 404
        assert server.stop() == 0
        assert server.logged() == []


@pytest.mark.long
def test_workers_share_the_port_and_are_restarted() -> None:
    with services.redis() as redis, served("--workers", "2", "--bus", redis.url) as server:
        assert server.request("/ready")[0] == 200
        first = workers(server.process.pid)
        assert len(first) == 2
        processes = process_tree(server.process.pid)
        os.kill(min(first), signal.SIGKILL)
        wait_until(lambda: len(workers(server.process.pid) - first) == 1, server.process)
        wait_until(
            lambda: any("is replaced" in line["message"] for line in server.logged()),
            server.process,
        )
        assert b"skerry_sockets" in server.request("/metrics")[1]
        processes |= process_tree(server.process.pid)
        assert server.stop() == 0
        # The bots of the killed worker have ended too.
        services.wait_until(lambda: not any(map(lives, processes)), "all processes end")


@pytest.mark.long
def test_workers_end_with_their_parent() -> None:
    with services.redis() as redis, served("--workers", "2", "--bus", redis.url) as server:
        processes = process_tree(server.process.pid)
        assert len(processes) > 2
        server.process.kill()
        server.process.wait()
        services.wait_until(lambda: not any(map(lives, processes)), "the workers end")


def test_a_used_port_is_named(run_here: RunHere, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran = run_here("serve", "--data", tmp_path, "--port", port)
    assert ran.code == 2
    assert "--port" in ran.error_message()
    assert f"port {port}: address already in use" in ran.error_message()


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
        (["--allowed-host", "https://play.example"], "--allowed-host: https://play.example is not"),
        (["--allowed-host", "*"], "--allowed-host"),
        (["--trusted-proxy", "proxy.example"], "--trusted-proxy: proxy.example is not an address"),
        (["--bot-deadline", "nan"], "--bot-deadline"),
        (["--metrics-token", "two\nlines"], "--metrics-token"),
        (["--metrics-token-file", "nowhere"], "--metrics-token-file"),
        (["--log-level", "loud"], "--log-level"),
    ],
)
def test_invalid_settings_are_refused(
    flags: list[str], complaint: str, run_here: RunHere, tmp_path: Path
) -> None:
    ran = run_here("serve", "--data", tmp_path, "--port", "0", *flags)
    assert ran.code == 2
    assert complaint in ran.error_message()
    assert "xyzzy" not in ran.err
    assert ran.out == ""


def test_an_invalid_data_directory_is_named(run_here: RunHere, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = run_here("serve", "--port", "0", "--data", tmp_path / "file" / "data")
    assert ran.code == 2
    assert "--data" in ran.error_message()


def test_a_database_of_a_later_version_is_not_changed(run_here: RunHere, tmp_path: Path) -> None:
    import sqlite3

    with sqlite3.connect(tmp_path / "skerry.db") as connection:
        connection.execute("create table alembic_version (version_num varchar(32) not null)")
        connection.execute("insert into alembic_version values ('9999')")
    connection.close()
    ran = run_here("serve", "--data", tmp_path, "--port", "0")
    assert ran.code == 2
    assert "later version" in ran.error_message()


def test_a_token_comes_from_a_file_or_a_flag(run_here: RunHere, tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("sesame\n")
    ran = run_here("serve", "--metrics-token", "x", "--metrics-token-file", file)
    assert ran.code == 2
    assert "not both" in ran.error_message()
    file.write_bytes(b"\xff\xff")
    ran = run_here("serve", "--metrics-token-file", file)
    assert "not UTF-8" in ran.error_message()
