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
from skerry.server.http.credentials import session_keys, token_in
from skerry.server.http.invitations import require_session
from skerry.server.http.wire.asgi_socket import DISCONNECTED, AsgiSocket, Socket
from skerry.server.http.wire.lean_socket import IN_SCOPE
from skerry.server.http.wire.passing import Parcel, pass_home
from skerry.server.http.wire.socket_protocol import SocketProtocol
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

Hear = Callable[[], Awaitable[str | bytes]]
"""The next message of a client."""
Tell = Callable[[FromServer], Awaitable[None]]
"""Sends a message to a client."""
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
        try:
            await _live(scope, receive, send, self._worker())
        except Exception as error:
            await self._log(error, scope)
            await send({"type": "websocket.close", "code": FAILED, "reason": "the server failed"})


async def _live(scope: Scope, receive: Receive, send: Send, worker: Worker) -> None:
    """Open one socket; then it lives on without this task, until its client is gone."""
    await require_session(worker, scope)
    key = next(iter(session_keys(scope)), None)
    visit = Visit.begin(worker, key, neighbourhood(client_address(scope)))
    if visit is None:
        await receive()
        await send({"type": "websocket.close", "code": REFUSED, "reason": "too many sockets"})
        return
    try:
        # A client that is refused before it is accepted would not try again, but a database that
        # does not reply may do so in a moment.
        protocol = _protocol_of(scope)
        if protocol is None:
            await _serve_elsewhere(scope, receive, send, worker, visit, key)
        else:
            protocol.accept()
            await _open(scope, protocol, protocol.receive, worker, visit, key)
    except DISCONNECTED:
        visit.lost()
    except BaseException:
        visit.lost()
        raise


async def _serve_elsewhere(
    scope: Scope, receive: Receive, send: Send, worker: Worker, visit: Visit, key: str | None
) -> None:
    """Open a socket of an ASGI server that does not have our own protocol."""
    socket: Socket = WebSocket(scope, receive, send)
    try:
        await socket.accept()
        await _open(scope, AsgiSocket(socket), socket.receive, worker, visit, key)
    finally:
        # They refer to the socket that has them, and full garbage collections are rare.
        del socket.receive, socket.send


def _protocol_of(scope: Scope) -> SocketProtocol | None:
    """Our own protocol of a socket; None: another ASGI server has opened it."""
    found: Any = (scope.get("extensions") or {}).get(IN_SCOPE)
    return None if found is None else found()


async def _open(
    scope: Scope,
    outlet: SocketProtocol | AsgiSocket,
    events: Callable[[], Awaitable[Any]],
    worker: Worker,
    visit: Visit,
    key: str | None,
) -> None:
    """Find out who it is, wait for the hello, and let the protocol serve the rest."""
    token = token_in(scope)
    people = worker.live_tables.people
    changes = people.changes
    visitor = await people.visitor(token)
    person = None if visitor is None else visitor.person
    opener = token and hash_of(token)
    address = visit.address
    connection = visit.connection = ClientConnection(worker, person, opener, address, outlet)
    connection.muted = frozenset() if visitor is None else visitor.muted
    bucket = Bucket(*worker.settings.limits.messages, time.monotonic())

    async def receive() -> str | bytes:
        while (wait := bucket.take(time.monotonic())) > 0:
            await asyncio.sleep(wait)
        message = await events()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnected", code=message["code"])
        assert message["type"] == "websocket.receive", "nothing else can come"
        return message.get("text") or message.get("bytes") or b""

    try:
        await people.add(connection, changes)
        hello = await _hello(receive, connection.send, has_come=outlet.has_unread)
        if isinstance(outlet, SocketProtocol) and not worker.homes.alone:
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


async def _hello(receive: Hear, send: Tell, *, has_come: bool) -> Hello:
    """The first hello; a few other messages get an error."""
    # Nearly always it has come while the session was looked for: then it needs no deadline.
    hello = await _hello_in(await receive(), send) if has_come else None
    if hello is not None:
        return hello
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            for _ in range(MOST_BEFORE_HELLO - has_come):
                hello = await _hello_in(await receive(), send)
                if hello is not None:
                    return hello
    except TimeoutError:
        pass
    raise ConnectionClosed(Bye(Farewell.NO_HELLO, "no hello came", None))


async def _hello_in(frame: str | bytes, send: Tell) -> Hello | None:
    """The hello that a message is; None: it is something else, and the client hears so."""
    try:
        message = read_client_message(frame)
    except UNREADABLE as error:
        await send(reply_to_unreadable(frame, error))
        return None
    if not isinstance(message, Hello):
        await send(Failed("say hello first"))
        return None
    return message
