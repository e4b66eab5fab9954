"""The WebSocket of a table: who may open one, how it begins and how it ends."""

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from skerry.protocol.messages import Bye, Failed, Hello, encode, read_client_message
from skerry.protocol.refusals import Farewell
from skerry.server.http.addresses import client_address, neighbourhood
from skerry.server.http.credentials import session_keys
from skerry.server.http.requests import Injected, token_of
from skerry.server.live.connection import REFUSED, ClientConnection, ConnectionClosed
from skerry.server.live.worker import Worker
from skerry.server.ops.rate_limits import Bucket
from skerry.server.people.identity import hash_of, person_with_token

HELLO_WITHIN = 10.0
"""Seconds until a socket must have sent its hello."""
MOST_BEFORE_HELLO = 10
"""Messages until then: a client that talks on without a hello is not one of ours."""

Socket = WebSocket[Any, Any, Any]

# What the framework and uvicorn raise when a client has disconnected.
_DISCONNECTED = (WebSocketDisconnect, ClientDisconnected)


@websocket("/live")
async def live(socket: Socket, worker: Injected) -> None:
    """Serve one socket, from the handshake to the end."""
    sockets = worker.allowances.sockets
    session = next(iter(session_keys(socket.scope)), None)
    address = neighbourhood(client_address(socket.scope))
    if not sockets.take(session, address):
        await socket.close(REFUSED, "too many sockets")
        return
    worker.metrics.sockets(1)
    try:
        # A client that is refused before it is accepted would not try again, but a database that
        # does not reply may do so in a moment.
        await socket.accept()
        token = token_of(socket)
        person = await person_with_token(worker.database, token)
        opener = token and hash_of(token)
        await _serve(socket, ClientConnection(worker, person, opener, address), worker)
    except _DISCONNECTED:
        pass
    finally:
        worker.metrics.sockets(-1)
        sockets.release(session, address)


async def _serve(socket: Socket, connection: ClientConnection, worker: Worker) -> None:
    try:
        await worker.live_tables.people.add(connection)
        await _exchange(socket, connection, worker)
    except ConnectionClosed as end:
        with suppress(*_DISCONNECTED, RuntimeError):
            if end.bye is not None:
                await socket.send_data(encode(end.bye), mode="text")
            await socket.close(end.code)
    except _DISCONNECTED:
        pass
    finally:
        worker.live_tables.people.remove(connection)
        await connection.end()
        if connection.live is not None:
            worker.live_tables.detach(connection.live, connection, connection.id)


async def _exchange(socket: Socket, connection: ClientConnection, worker: Worker) -> None:
    """Wait for the hello; then send and receive in two tasks until the first one ends."""
    bucket = Bucket(*worker.settings.limits.messages, time.monotonic())

    async def receive() -> str | bytes:
        # A client that is too fast is read more slowly: none of its messages is lost.
        while (wait := bucket.take(time.monotonic())) > 0:
            await asyncio.sleep(wait)
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnected", code=message["code"])
        assert message["type"] == "websocket.receive", "nothing else can come"
        return message.get("text") or message.get("bytes") or b""

    async def send(frame: bytes) -> None:
        await socket.send_data(frame, mode="text")

    hello = await _hello(receive, send)
    if worker.house.bans.covers(connection.address):
        # The ban came after the handshake.
        raise ConnectionClosed(Bye(Farewell.BANNED, "you are banned here", None))
    await connection.open(hello)
    tasks = [
        asyncio.create_task(connection.send_updates(send)),
        asyncio.create_task(connection.receive(receive)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in ended:
        if isinstance(outcome, Exception):
            raise outcome


async def _hello(receive: Any, send: Any) -> Hello:
    """The first hello; a few other messages get an error."""
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            for _ in range(MOST_BEFORE_HELLO):
                try:
                    message = read_client_message(await receive())
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    await send(encode(Failed(f"not a message of this protocol: {error}")))
                    continue
                if isinstance(message, Hello):
                    return message
                await send(encode(Failed("say hello first")))
    except TimeoutError:
        pass
    raise ConnectionClosed(Bye(Farewell.NO_HELLO, "no hello came", None))
