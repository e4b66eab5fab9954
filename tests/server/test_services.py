"""The services for other tests start, stop and can be disturbed."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import psycopg
import pytest
from tests.server import services


def is_open(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=5):
        return True
    return False


def test_postgres_answers(postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as connection:
        assert connection.execute("select 1").fetchone() == (1,)


def test_databases_are_separate(postgres_url: str) -> None:
    one, other = (services.new_database(postgres_url) for _ in range(2))
    assert one != other
    with psycopg.connect(one) as connection:
        connection.execute("create table only_here (number integer)")
    with psycopg.connect(other) as connection, pytest.raises(psycopg.errors.UndefinedTable):
        connection.execute("select * from only_here")


def test_postgres_is_gone_even_after_a_failure() -> None:
    ports: list[int] = []

    def fails() -> None:
        with services.postgres() as url:
            ports.append(int(url.rpartition(":")[2].partition("/")[0]))
            assert is_open(ports[0])
            raise KeyError(url)

    with pytest.raises(KeyError):
        fails()
    assert not is_open(ports[0])


def test_redis_stops_and_starts_at_the_same_port(redis: services.Redis) -> None:
    url = redis.url
    assert redis.say("PING") == "+PONG"
    redis.stop()
    assert redis.say("PING") == ""
    redis.start()
    assert redis.say("PING") == "+PONG"
    assert redis.url == url


def test_redis_drops_its_clients(redis: services.Redis) -> None:
    with socket.create_connection(("127.0.0.1", redis.port), timeout=10) as line:
        line.sendall(b"SUBSCRIBE news\r\n")
        assert line.recv(4096)
        assert redis.subscribers("news") == 1
        assert redis.drop_connections() >= 1
        assert line.recv(4096) == b""
    assert redis.subscribers("news") == 0


def test_services_end_with_killed_tests() -> None:
    if services.missing_packages():
        pytest.skip(f"not installed: {', '.join(services.missing_packages())}")
    program = (
        "import sys, tests.server.services as s\n"
        "with s.postgres() as p, s.redis() as r:\n"
        "    print(p.rpartition(':')[2].partition('/')[0], r.port, flush=True)\n"
        "    sys.stdin.read()\n"
    )
    root = Path(__file__).parents[2]
    with tempfile.TemporaryDirectory(prefix="skerry-", ignore_cleanup_errors=True) as left_over:
        # PostgreSQL's account must be able to enter the folder.
        Path(left_over).chmod(0o755)
        with subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-c", program],
            cwd=root,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(root), "TMPDIR": left_over},
        ) as tests:
            assert tests.stdout is not None
            ports = [int(port) for port in tests.stdout.readline().split()]
            assert len(ports) == 2
            assert all(map(is_open, ports))
            tests.kill()
        services.wait_until(lambda: not any(map(is_open, ports)), "the services end")


def test_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert "redis-server" in services.missing_packages()
    with pytest.raises(pytest.skip.Exception, match="apt-get install redis-server"):
        services.redis().__enter__()
