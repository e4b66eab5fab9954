"""Closing: a server that is asked to stop ends within ten seconds, whatever is pending."""

import socket
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from tests.server.harness import Server
from tests.server.services import Redis, new_database
from tests.server.siege.honest import Player, new_table, request, sign_in
from tests.server.siege.raw_socket import TEXT, dial, frame, open_socket

from skerry.server.ops.settings import Limits, Settings

WITHIN = 10.0
MANY = (100_000, 100_000.0)
# What comes is not limited here: closing must not depend on that.
UNLIMITED = Limits(
    guests=MANY, messages=MANY, frames=MANY, address_frames=MANY, work=MANY, address_work=MANY
)


def unlimited(data: Path, **chosen: object) -> Server:
    settings = Settings(data, limits=UNLIMITED, **chosen)  # type: ignore[arg-type]
    return Server(data, settings=settings)


def seconds_to_stop(server: Server) -> float:
    began = time.monotonic()
    assert server.stop() == 0
    return time.monotonic() - began


def table_of_two(server: Server) -> tuple[str, str]:
    """A running table, and the token of the seat that made it."""
    ann, bea = (sign_in(server.url, name) for name in ("Ann", "Bea"))
    return new_table(server.url, ann, bea), ann


def ask_without_reading(server: Server, table: str, seat: str, token: str | None) -> socket.socket:
    """A client that asks for everything at once, and reads only the welcome."""
    line = open_socket(server.url, token)
    line.sendall(frame(TEXT, f'{{"type":"hello","table":"{table}"{seat}}}'.encode()))
    assert line.recv(1)
    hints = (f'{{"type":"hint","id":"b{number}"}}' for number in range(220))
    histories = (f'{{"type":"history","id":"h{number}"}}' for number in range(110))
    line.sendall(b"".join(frame(TEXT, asked.encode()) for asked in (*hints, *histories)))
    return line


@pytest.mark.parametrize("seated", [False, True])
def test_questions_of_a_client_that_is_gone(tmp_path: Path, seated: bool) -> None:
    with unlimited(tmp_path) as server:
        table, token = table_of_two(server)
        player = Player(server.url, table, token)
        line = ask_without_reading(server, table, *((',"seat":0', token) if seated else ("", None)))
        # It resets the connection instead of closing it, because it has not read everything.
        line.close()
        assert player.move_or_undo() < WITHIN
        player.close()
        assert seconds_to_stop(server) < WITHIN


def test_clients_that_neither_read_nor_finish(tmp_path: Path) -> None:
    with unlimited(tmp_path) as server:
        table, token = table_of_two(server)
        lines = [ask_without_reading(server, table, ',"seat":0', token) for _ in range(3)]
        for sent in (
            b"GET / HT",
            b"POST /guests HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{",
        ):
            lines.append(dial(server.url))
            lines[-1].sendall(sent)
        assert httpx.get(f"{server.url}/health").is_success
        assert seconds_to_stop(server) < WITHIN
    for line in lines:
        line.close()


def test_a_database_that_does_not_reply(tmp_path: Path) -> None:
    with unlimited(tmp_path) as server:
        table, token = table_of_two(server)
        player = Player(server.url, table, token)
        assert player.move_or_undo() < WITHIN
        locked = sqlite3.connect(tmp_path / "skerry.db", isolation_level=None)
        locked.execute("begin exclusive")
        player.say({"type": "undo", "id": "never done"})
        assert httpx.get(f"{server.url}/health").is_success
        assert seconds_to_stop(server) < WITHIN
        locked.close()
        player.close()
        entries = [entry for batch in server.batches(table) for entry in batch]
        assert [type(entry).__name__ for entry in entries].count("Moved") == 1, "it is on disk"


def test_several_workers(tmp_path: Path, postgres_url: str, redis: Redis) -> None:
    with unlimited(
        tmp_path, database=new_database(postgres_url), bus=redis.url, workers=2
    ) as server:
        table, token = table_of_two(server)
        lines = [ask_without_reading(server, table, ',"seat":0', token) for _ in range(6)]
        request(server.url, token, "GET", "/me")
        assert seconds_to_stop(server) < WITHIN
    for line in lines:
        line.close()
