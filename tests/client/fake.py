"""A server that says what a test tells it to: for what a real one does only on bad days."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random

import msgspec
from websockets.asyncio.server import ServerConnection, serve

from skerry.core.event import Seat
from skerry.core.match import Match
from skerry.core.registry import AnyMatch, find
from skerry.protocol.messages import (
    Bye,
    ClientMessage,
    FromServer,
    Hello,
    Now,
    Snapshot,
    StepMade,
    Welcome,
    encode,
    read_client_message,
)
from skerry.protocol.table_info import (
    Aids,
    Chat,
    NoClock,
    SeatInfo,
    SeatKind,
    Status,
    TableInfo,
    Visibility,
)

TABLE = TableInfo(
    id="t1",
    game="skye",
    options=msgspec.Raw(b"{}"),
    seats=(SeatInfo(SeatKind.PERSON, "Ann"), SeatInfo(SeatKind.BOT, "bot:greedy", "greedy")),
    status=Status.RUNNING,
    visibility=Visibility.LINK,
    clock=NoClock(),
    aids=Aids(),
    chat=Chat.SEATS,
    host="Ann",
    created=1,
    touched=1,
    awaits=(0, 1),
    auto_start=True,
    commitment="0" * 64,
    yours=0,
)


def a_match() -> AnyMatch:
    """A game of two whose seats are both asked for prices."""
    match: AnyMatch = Match(find("skye").game, 2)
    match.draw(Random(7))
    return match


def now_of(match: AnyMatch, seat: Seat | None = 0, question: int | None = 1) -> Now:
    view = msgspec.Raw(msgspec.json.encode(match.view(seat)))
    return Now(view, tuple(sorted(match.awaits)), question, "nothing", False, {}, ())


NOW = now_of(a_match())


def step(version: int) -> StepMade:
    return StepMade(version, (), (), NOW)


class Socket:
    """One connection, from the server's side."""

    def __init__(self, connection: ServerConnection, hello: Hello) -> None:
        self.connection = connection
        self.hello = hello

    async def say(self, *messages: FromServer) -> None:
        for message in messages:
            await self.connection.send(encode(message).decode())

    async def hear(self) -> ClientMessage:
        return read_client_message(await self.connection.recv())

    async def welcome(self, version: int = 1) -> None:
        await self.say(Welcome(TABLE, self.hello.seat, "0"), Snapshot(version, NOW))

    async def stay(self) -> None:
        with contextlib.suppress(Exception):
            while True:
                await self.connection.recv()

    def abort(self) -> None:
        self.connection.transport.abort()


Script = Callable[[Socket], Awaitable[None]]


class Fake:
    """The server: each connection follows the next script; the last one is for all further."""

    def __init__(self, scripts: tuple[Script, ...]) -> None:
        self.scripts = scripts
        self.hellos: list[Hello] = []
        self.tokens: list[str | None] = []
        self.url = ""
        self.failures: list[BaseException] = []

    async def serve(self, connection: ServerConnection) -> None:
        assert connection.request is not None
        assert connection.request.path == "/live"
        self.tokens.append(connection.request.headers.get("Authorization"))
        hello = read_client_message(await connection.recv())
        assert isinstance(hello, Hello)
        script = self.scripts[min(len(self.hellos), len(self.scripts) - 1)]
        self.hellos.append(hello)
        try:
            await script(Socket(connection, hello))
        except AssertionError as error:
            self.failures.append(error)


@contextlib.asynccontextmanager
async def fake(*scripts: Script) -> AsyncIterator[Fake]:
    server = Fake(scripts)
    async with asyncio.timeout(20), serve(server.serve, "127.0.0.1", 0) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        server.url = f"http://127.0.0.1:{port}"
        yield server
    assert not server.failures, server.failures


async def bye(socket: Socket, message: Bye) -> None:
    await socket.say(message)
    await socket.connection.close(1012)
