"""A connection that is closed is freed at once: full garbage collections are rare.

Whatever refers to itself when it is no longer needed would stay in memory until nobody is
connected.
"""

import asyncio
import gc
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn
from litestar import WebSocket
from tests.server.http.http_clients import UNLIMITED
from tests.server.live.live_tables import new_table
from tests.server.siege.raw_socket import TEXT, frame

from skerry.protocol.messages import Hello, encode
from skerry.server.http.app import create_app, worker_of
from skerry.server.http.wire.request_protocol import RequestProtocol
from skerry.server.http.wire.socket_protocol import SocketProtocol
from skerry.server.http.wire.uvicorn_config import configuration
from skerry.server.live.bot_processes import BotProcesses
from skerry.server.live.connection import ClientConnection
from skerry.server.ops import gc_tuning
from skerry.server.ops.settings import Settings

OF_A_CONNECTION = (SocketProtocol, RequestProtocol, ClientConnection, WebSocket)
PATIENCE = 20.0


@asynccontextmanager
async def served(data: Path) -> AsyncIterator[tuple[int, str]]:
    """A server in this process: its port, and a table."""
    settings = Settings(data, limits=UNLIMITED)
    app = create_app(settings)
    server = uvicorn.Server(configuration(app, settings))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                await asyncio.sleep(0.001)
        yield listener.getsockname()[1], await new_table(worker_of(app.state).live_tables)
        server.should_exit = True
        await serving


def left_over() -> list[str]:
    """What is there of connections, freed or not."""
    return [type(one).__name__ for one in gc.get_objects() if isinstance(one, OF_A_CONNECTION)]


async def look_at(port: int, table: str, until: bytes) -> None:
    """Open a socket at a table, wait for a message, and hang up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        b"GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(TEXT, encode(Hello(table))))
    await reader.readuntil(until)
    writer.close()
    await writer.wait_closed()


async def ask(port: int) -> None:
    """Make a plain request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    await reader.read()
    writer.close()
    await writer.wait_closed()


@pytest.mark.parametrize("kind", ["socket", "refused socket", "request"])
def test_nothing_of_a_closed_connection_waits_for_the_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    async def stay_cold(_: BotProcesses) -> None:
        """No bot has to think."""

    async def check() -> None:
        async with served(tmp_path) as (port, table):
            gc.collect()
            assert left_over() == []
            gc.disable()
            try:
                for _ in range(3):
                    if kind == "socket":
                        await look_at(port, table, b'"snapshot"')
                    elif kind == "request":
                        await ask(port)
                    else:
                        await look_at(port, "nosuchtable22222", b'"bye"')
                async with asyncio.timeout(PATIENCE):
                    while left_over():
                        await asyncio.sleep(0.01)
            except TimeoutError:
                raise AssertionError(f"still there: {left_over()}") from None
            finally:
                gc.enable()

    async def collect_nothing(_: object) -> None:
        """No collector comes."""

    monkeypatch.setattr(BotProcesses, "warm", stay_cold)
    monkeypatch.setattr(gc_tuning, "run", collect_nothing)
    asyncio.run(check())
