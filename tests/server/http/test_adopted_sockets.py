"""Sockets that workers pass to each other are checked and counted like others; none is lost."""

import asyncio
import dataclasses
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import msgspec
import pytest
from tests.server.http.asgi import fine
from tests.server.http.http_clients import UNLIMITED
from tests.server.live.live_tables import new_table
from tests.server.siege.raw_socket import CLOSE, PING, TEXT, frame
from uvicorn.server import ServerState

from skerry.protocol.messages import Hello, Ping, encode
from skerry.server.host.house import House
from skerry.server.http.gate import Gate, GatedConfig
from skerry.server.http.wire.passing import Parcel, _Adoption, pass_home
from skerry.server.http.wire.socket_protocol import SocketKind, SocketProtocol
from skerry.server.live.bot_processes import BotProcesses
from skerry.server.live.homes import Homes
from skerry.server.live.outlet import REFUSED
from skerry.server.live.worker import Worker, open_worker
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.settings import Limits, Settings
from skerry.server.store.homes import Home

ADDRESS = "192.0.2.66"
PATIENCE = 10.0


class Desk(NamedTuple):
    """A worker that serves the sockets that others pass to it."""

    worker: Worker
    gate: Gate
    kind: SocketKind
    table: str

    @property
    def adoption(self) -> _Adoption:
        # Only how its socket was made is needed of the protocol.
        return _Adoption(self.worker, cast(SocketProtocol, SimpleNamespace(kind=self.kind)))

    def parcel(self, **chosen: Any) -> Parcel:
        fields = {"key": None, "unread": [], **chosen}
        return Parcel(Hello(self.table), None, None, address=ADDRESS, **fields)

    def receive(self, passed: socket.socket, **chosen: Any) -> None:
        self.adoption.receive(passed, msgspec.json.encode(self.parcel(**chosen)))


@asynccontextmanager
async def desk(data: Path, limits: Limits = UNLIMITED) -> AsyncIterator[Desk]:
    settings = Settings(data, limits=limits)

    async def stay_cold(_: BotProcesses) -> None:
        """No bot has to think."""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotProcesses, "warm", stay_cold)
        async with open_worker(House(settings), Metrics()) as worker:
            config = GatedConfig(fine, settings, log_config=None)
            config.load()
            kind = SocketKind(config, ServerState(), {})
            yield Desk(worker, config.gate, kind, await new_table(worker.live_tables))
            # The clients are gone, and so are their sockets here.
            await until(lambda: not len(config.gate))


class Client:
    """The client of a socket, past the handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, *frames: bytes) -> None:
        self._writer.write(b"".join(frames))

    async def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and what it contains."""
        async with asyncio.timeout(PATIENCE):
            first, size = await self._reader.readexactly(2)
            if size > 125:
                long = await self._reader.readexactly(2 if size == 126 else 8)
                size = int.from_bytes(long)
            return first & 15, await self._reader.readexactly(size)

    async def hear(self, wanted: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            kind, body = await self.frame()
            assert kind == TEXT, body
            found: dict[str, Any] = msgspec.json.decode(body)
            if found["type"] == wanted:
                return found

    async def closed_with(self) -> int | None:
        """The code that closes the socket; None: it was closed without one."""
        while True:
            try:
                kind, body = await self.frame()
            except (asyncio.IncompleteReadError, ConnectionError):
                return None
            if kind == CLOSE:
                return int.from_bytes(body[:2])

    def close(self) -> None:
        self._writer.close()


@asynccontextmanager
async def pair() -> AsyncIterator[tuple[Client, socket.socket]]:
    """A client, and the socket that a server has accepted from it and must close."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        client = Client(*await asyncio.open_connection(*listening.getsockname()))
        accepted, _ = listening.accept()
    try:
        yield client, accepted
    finally:
        client.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


def test_an_adopted_socket_is_served_and_counted(tmp_path: Path) -> None:
    async def check() -> None:
        async with desk(tmp_path) as here, pair() as (client, passed):
            here.receive(passed, unread=[encode(Ping("early")).decode()])
            await client.hear("welcome")
            assert (await client.hear("pong"))["id"] == "early", "what came before is not lost"
            client.send(frame(TEXT, encode(Ping("late"))))
            assert (await client.hear("pong"))["id"] == "late"
            sockets = here.worker.allowances.sockets
            assert (len(here.gate), len(sockets), here.worker.metrics.open_sockets) == (1, 1, 1)
            client.close()
            await until(lambda: not len(here.gate))
            assert (len(sockets), here.worker.metrics.open_sockets) == (0, 0)

    asyncio.run(check())


def test_only_a_silent_client_is_pinged(tmp_path: Path) -> None:
    async def check() -> None:
        async with desk(tmp_path) as here, pair() as (client, passed):
            here.receive(passed)
            await client.hear("welcome")
            client.send(frame(TEXT, encode(Ping("here"))))
            await client.hear("pong")
            (protocol,) = here.kind.server_state.connections
            assert isinstance(protocol, SocketProtocol)
            assert protocol.ping_interval is not None
            protocol.send_keepalive_ping()
            client.send(frame(TEXT, encode(Ping("still here"))))
            assert (await client.hear("pong"))["id"] == "still here", "no ping came before"
            protocol._heard -= protocol.ping_interval
            protocol.send_keepalive_ping()
            kind, _ = await client.frame()
            assert kind == PING

    asyncio.run(check())


def test_a_ban_counts_for_a_socket_that_is_on_its_way(tmp_path: Path) -> None:
    async def check() -> None:
        async with desk(tmp_path) as here, pair() as (client, passed):
            here.worker.house.adopt({}, [f"{ADDRESS}/32"])
            here.receive(passed)
            assert (await client.hear("bye"))["why"] == "banned"
            assert await client.closed_with() == REFUSED
            client.close()
            await until(lambda: not here.worker.metrics.open_sockets)
            assert not (await here.worker.live_tables.open(here.table)).clients

    asyncio.run(check())


def test_too_many_sockets_are_also_too_many_if_they_are_passed(tmp_path: Path) -> None:
    limits = dataclasses.replace(UNLIMITED, sockets=1)

    async def check() -> None:
        async with desk(tmp_path, limits) as here, pair() as one, pair() as two:
            here.receive(one[1], key="ann")
            await one[0].hear("welcome")
            here.receive(two[1], key="ann")
            assert await two[0].closed_with() == REFUSED
            two[0].close()
            await until(lambda: len(here.gate) == 1)
            assert len(here.worker.allowances.sockets) == 1

    asyncio.run(check())


def test_too_many_connections_are_closed(tmp_path: Path) -> None:
    limits = dataclasses.replace(UNLIMITED, address_connections=1)

    async def check() -> None:
        async with desk(tmp_path, limits) as here, pair() as one, pair() as two:
            here.receive(one[1])
            await one[0].hear("welcome")
            here.receive(two[1])
            assert await two[0].closed_with() is None
            assert len(here.gate) == 1
            one[0].close()
            await until(lambda: not len(here.gate))

    asyncio.run(check())


def test_a_socket_that_cannot_be_adopted_is_closed(tmp_path: Path) -> None:
    async def check() -> None:
        async with desk(tmp_path) as here:
            near, far = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
            with near:
                # The event loop refuses it, because it is no stream.
                here.receive(far)
                await until(lambda: far.fileno() == -1)
            async with pair() as (client, passed):
                here.adoption.receive(passed, b"not a parcel")
                assert await client.closed_with() is None
            assert (len(here.gate), len(here.worker.allowances.sockets)) == (0, 0)

    asyncio.run(check())


def test_a_socket_that_is_cut_off_is_not_passed(tmp_path: Path) -> None:
    limits = dataclasses.replace(UNLIMITED, frames=(3, 0.001))

    async def check() -> None:
        async with desk(tmp_path, limits) as here, pair() as (client, passed):
            protocol = await here.kind.adopt(passed, ADDRESS)
            assert protocol is not None
            ready = protocol.to_pass()
            assert ready is not None
            protocol.read_on()
            client.send(*[frame(PING)] * 4)
            assert (await client.hear("bye"))["why"] == "too_fast"
            assert protocol.to_pass() is None
            protocol.transport.abort()

    asyncio.run(check())


@asynccontextmanager
async def homes(here: Desk, folder: Path, *names: str) -> AsyncIterator[list[Homes]]:
    found = [Homes(name, here.worker.database, folder) for name in names]
    for one in found:
        await one.open()
    try:
        yield found
    finally:
        for one in found:
            await one.close()


def test_a_socket_whose_home_dies_finds_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with (
            desk(tmp_path) as here,
            homes(here, tmp_path, "dead", "here", "next") as (dead, mine, following),
            pair() as (client, accepted),
        ):
            assert await dead.of(here.table) is None
            (tmp_path / "dead.socket").unlink()
            following.adopt = here.adoption.receive
            take_over = mine._take_over

            async def lose_the_race(home: Home) -> None:
                await take_over(home)
                assert await following.of(here.table) is None, "it is the home now"

            monkeypatch.setattr(mine, "_take_over", lose_the_race)
            protocol = await here.kind.adopt(accepted, ADDRESS)
            assert protocol is not None
            client.send(frame(TEXT, encode(Ping("early"))))
            await until(lambda: not protocol.queue.empty())
            worker = dataclasses.replace(here.worker, homes=mine)
            assert await pass_home(worker, protocol, here.parcel())
            await client.hear("welcome")
            assert (await client.hear("pong"))["id"] == "early"
            assert len(here.gate) == 1, "the other protocol has let it go"

    asyncio.run(check())


def test_a_socket_without_any_other_home_is_served_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copies: list[int] = []
    dup = os.dup

    def noted(descriptor: int) -> int:
        copies.append(dup(descriptor))
        return copies[-1]

    async def check() -> None:
        async with (
            desk(tmp_path) as here,
            homes(here, tmp_path, "dead", "here") as (dead, mine),
            pair() as (client, accepted),
        ):
            assert await dead.of(here.table) is None
            (tmp_path / "dead.socket").unlink()
            protocol = await here.kind.adopt(accepted, ADDRESS)
            assert protocol is not None
            client.send(frame(TEXT, encode(Ping("early"))))
            await until(lambda: not protocol.queue.empty())
            worker = dataclasses.replace(here.worker, homes=mine)
            with monkeypatch.context() as patch:
                patch.setattr(os, "dup", noted)
                assert not await pass_home(worker, protocol, here.parcel())
            assert await mine.of(here.table) is None, "this worker has taken over"
            assert protocol.queue.qsize() == 1, "what came before is not lost"
            (copy,) = copies
            with pytest.raises(OSError, match="Bad file descriptor"):
                os.fstat(copy)
            protocol.transport.abort()

    asyncio.run(check())
