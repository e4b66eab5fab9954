"""A socket of any ASGI server, for servers and test clients that do not have our own protocol."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from skerry.server.http.wire.socket_protocol import SocketClient

Socket = WebSocket[Any, Any, Any]

DISCONNECTED = (WebSocketDisconnect, ClientDisconnected)
"""What the framework and uvicorn raise when a client has disconnected."""


class AsgiSocket:
    """Sends what is pushed in a task of its own, and feeds what comes to a client."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._going_out: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._may_read = asyncio.Event()
        self._may_read.set()
        self._sending = asyncio.get_running_loop().create_task(self._send())

    @property
    def has_room(self) -> bool:
        """Whether messages can be pushed: always."""
        return True

    @property
    def has_unread(self) -> bool:
        """Whether a message has come already: nobody knows."""
        return False

    def push(self, frames: Sequence[bytes]) -> None:
        """Send some messages soon."""
        for frame in frames:
            self._going_out.put_nowait(frame)

    def finish(self, code: int) -> None:
        """Close the socket after what was pushed."""
        self._going_out.put_nowait(code)

    def hold(self) -> None:
        """Read nothing more from the client."""
        self._may_read.clear()

    def read_on(self) -> None:
        """Read from the client again."""
        self._may_read.set()

    async def serve(self, client: SocketClient) -> None:
        """Feed messages to a client until one side closes the socket."""
        try:
            while not self._sending.done():
                reading = asyncio.ensure_future(self._read())
                await asyncio.wait({reading, self._sending}, return_when=asyncio.FIRST_COMPLETED)
                if not reading.done():
                    reading.cancel()
                    break
                client.feed(reading.result())
        except DISCONNECTED:
            pass
        finally:
            client.lost()
            self._sending.cancel()

    async def _read(self) -> str | bytes:
        await self._may_read.wait()
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnected", code=message["code"])
        assert message["type"] == "websocket.receive", "nothing else can come"
        return message.get("text") or message.get("bytes") or b""

    async def _send(self) -> None:
        with suppress(*DISCONNECTED, RuntimeError):
            while isinstance(frame := await self._going_out.get(), bytes):
                await self._socket.send_data(frame, mode="text")
            await self._socket.close(frame)
