"""The WebSocket of a table: who may open one, how it begins and how it ends."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.utils import normalize_path

from skerry.protocol.messages import Bye, Failed, FromServer, Hello, read_client_message
from skerry.protocol.misreading import UNREADABLE, reply_to_unreadable
from skerry.protocol.refusals import Farewell
from skerry.server.http.addresses import client_address, neighbourhood
from skerry.server.http.credentials import session_keys
from skerry.server.http.invitations import require_session
from skerry.server.http.requests import token_of
from skerry.server.http.wire.asgi_socket import DISCONNECTED, AsgiSocket, Socket
from skerry.server.http.wire.passing import Parcel, pass_home
from skerry.server.http.wire.socket_protocol import IN_SCOPE, SocketProtocol
from skerry.server.http.wire.visit import Visit
from skerry.server.live.connection import ClientConnection
from skerry.server.live.outlet import REFUSED, ConnectionClosed
from skerry.server.live.worker import Worker
from skerry.server.ops.rate_limits import Bucket
from skerry.server.people.identity import hash_of

PATH = "/live"
FAILED = 4500
"""Closes a socket that the server could not open."""
HELLO_WITHIN = 10.0
"""Seconds until a socket must have sent its hello."""
MOST_BEFORE_HELLO = 10
"""Messages until then: a client that talks on without a hello is not one of ours."""

AfterFailure = Callable[[Exception, Scope], Awaitable[None]]
"""Logs why a connection failed, where that is the server's fault."""


class Sockets:
    """Serves the sockets of tables, and passes everything else on.

    Sockets come by the thousand when a server restarts. The framework would find out again for
    each which route, guards and dependencies it has, which costs as much as to open it.
    """

    def __init__(self, app: ASGIApp, worker: Callable[[], Worker], log: AfterFailure) -> None:
        self._app = app
        self._worker = worker
        self._log = log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Open a socket, or pass a connection on."""
        if scope["type"] != ScopeType.WEBSOCKET or normalize_path(scope["path"]) != PATH:
            await self._app(scope, receive, send)
            return
        socket: Socket = WebSocket(scope, receive, send)
        try:
            await _live(socket, self._worker())
        except Exception as error:
            await self._log(error, scope)
            await send({"type": "websocket.close", "code": FAILED, "reason": "the server failed"})
        finally:
            # They refer to the socket that has them, and full garbage collections are rare.
            del socket.receive, socket.send


async def _live(socket: Socket, worker: Worker) -> None:
    """Open one socket; then it lives on without this task, until its client is gone."""
    await require_session(worker, socket)
    key = next(iter(session_keys(socket.scope)), None)
    address = neighbourhood(client_address(socket.scope))
    visit = Visit.begin(worker, key, address)
    if visit is None:
        await socket.close(REFUSED, "too many sockets")
        return
    try:
        # A client that is refused before it is accepted would not try again, but a database that
        # does not reply may do so in a moment.
        protocol = _protocol_of(socket)
        if protocol is None:
            await socket.accept()
        else:
            protocol.accept()
        await _open(socket, protocol or AsgiSocket(socket), worker, visit, key)
    except DISCONNECTED:
        visit.lost()
    except BaseException:
        visit.lost()
        raise


def _protocol_of(socket: Socket) -> SocketProtocol | None:
    """Our own protocol of a socket; None: another ASGI server has opened it."""
    found: Any = (socket.scope.get("extensions") or {}).get(IN_SCOPE)
    return None if found is None else found()


async def _open(
    socket: Socket,
    outlet: SocketProtocol | AsgiSocket,
    worker: Worker,
    visit: Visit,
    key: str | None,
) -> None:
    """Find out who it is, wait for the hello, and let the protocol serve the rest."""
    token = token_of(socket)
    people = worker.live_tables.people
    changes = people.changes
    visitor = await people.visitor(token)
    person = None if visitor is None else visitor.person
    opener = token and hash_of(token)
    address = neighbourhood(client_address(socket.scope))
    connection = visit.connection = ClientConnection(worker, person, opener, address, outlet)
    connection.muted = frozenset() if visitor is None else visitor.muted
    bucket = Bucket(*worker.settings.limits.messages, time.monotonic())

    async def receive() -> str | bytes:
        while (wait := bucket.take(time.monotonic())) > 0:
            await asyncio.sleep(wait)
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnected", code=message["code"])
        assert message["type"] == "websocket.receive", "nothing else can come"
        return message.get("text") or message.get("bytes") or b""

    try:
        await people.add(connection, changes)
        hello = await _hello(receive, connection.send)
        if isinstance(outlet, SocketProtocol):
            parcel = Parcel(hello, person, opener or None, key, address, [])
            if await pass_home(worker, outlet, parcel):
                visit.lost()
                return
        await connection.open(hello)
        if worker.house.bans.covers(connection.address):
            # The ban came after the handshake.
            raise ConnectionClosed(Bye(Farewell.BANNED, "you are banned here", None))
    except ConnectionClosed as end:
        connection.end_with(end)
    if isinstance(outlet, AsgiSocket):
        await outlet.serve(visit)
    else:
        outlet.hand_over(visit)


async def _hello(
    receive: Callable[[], Awaitable[str | bytes]], send: Callable[[FromServer], Awaitable[None]]
) -> Hello:
    """The first hello; a few other messages get an error."""
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            for _ in range(MOST_BEFORE_HELLO):
                frame = await receive()
                try:
                    message = read_client_message(frame)
                except UNREADABLE as error:
                    await send(reply_to_unreadable(frame, error))
                    continue
                if isinstance(message, Hello):
                    return message
                await send(Failed("say hello first"))
    except TimeoutError:
        pass
    raise ConnectionClosed(Bye(Farewell.NO_HELLO, "no hello came", None))
