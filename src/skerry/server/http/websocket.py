"""The socket of a table: who may open one, how its conversation begins and how it ends."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from skerry.protocol.messages import Bye, Failed, Hello, encode, read_said
from skerry.protocol.refusals import Farewell
from skerry.server.http.limits import client_address, session_keys
from skerry.server.http.requests import Ours
from skerry.server.live.connection import REFUSED, Gone, Line
from skerry.server.live.worker import Worker
from skerry.server.people.identity import token_of, who

HELLO_WITHIN = 10.0
"""Seconds that a socket may stay silent before its hello."""

Socket = WebSocket[Any, Any, Any]

# What is raised where a client is gone: by the framework, and by the server below it.
_HUNG_UP = (WebSocketDisconnect, ClientDisconnected)


@websocket("/live")
async def live(socket: Socket, worker: Ours) -> None:
    """Serve one socket, from the handshake to the end."""
    settings = worker.settings
    session = next(iter(session_keys(socket.scope)), None)
    address = client_address(socket.scope, settings.trusted_proxies)
    if not worker.limits.sockets.take(session, address):
        await socket.close(REFUSED, "too many sockets")
        return
    worker.metrics.sockets(1)
    try:
        person = await who(worker.database, token_of(socket))
        await _serve(socket, Line(worker, person), worker)
    finally:
        worker.metrics.sockets(-1)
        worker.limits.sockets.release(session, address)


async def _serve(socket: Socket, line: Line, worker: Worker) -> None:
    try:
        await socket.accept()
        await _converse(socket, line)
    except Gone as end:
        with suppress(*_HUNG_UP, RuntimeError):
            if end.bye is not None:
                await socket.send_data(encode(end.bye), mode="text")
            await socket.close(end.code)
    except _HUNG_UP:
        pass
    finally:
        if line.live is not None:
            worker.live_tables.detach(line.live, line, line.id)


async def _converse(socket: Socket, line: Line) -> None:
    """Hello first; then two tasks, until the first of them ends."""

    async def receive() -> str | bytes:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=message["code"])
        assert message["type"] == "websocket.receive", "nothing else can come"
        return message.get("text") or message.get("bytes") or b""

    async def send(frame: bytes) -> None:
        await socket.send_data(frame, mode="text")

    await line.hello(await _hello(receive, send))
    tasks = [
        asyncio.create_task(line.tell(send)),
        asyncio.create_task(line.read(receive)),
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
    """The first message that is a hello; others are answered with what is wrong."""
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            while True:
                try:
                    said = read_said(await receive())
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    await send(encode(Failed(f"not a message of this protocol: {error}")))
                    continue
                if isinstance(said, Hello):
                    return said
                await send(encode(Failed("say hello first")))
    except TimeoutError:
        raise Gone(Bye(Farewell.NO_HELLO, "no hello came", None)) from None
