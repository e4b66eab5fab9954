"""WebSockets: their frames are counted before they are parsed, and closing never waits long.

A read can hold tens of thousands of empty frames. Parsing them would block all other sockets, so
a client that sends too many is disconnected before.
"""

import random
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from skerry.protocol.messages import Bye, encode
from skerry.protocol.refusals import Farewell
from skerry.server.http.gate import GatedConfig, peer_of
from skerry.server.http.timer import Timer
from skerry.server.http.wire.frame_scan import FrameScan
from skerry.server.ops.rate_limits import Bucket

FIRST_RETRY, LAST_RETRY = 500, 3000
"""Clients reconnect after a random time between these, in milliseconds."""
FLUSH_WITHIN = 1.0
"""Seconds that the last frames have to leave before the connection is cut."""
BYTES_OF_A_FRAME = 1024
"""Bytes that cost as much as a frame."""
COST_OF_A_FLOOD = 10.0
"""New sockets that its address has less, so that reconnecting does not help."""
TOO_MANY = 1008
OVERLOADED = 429


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that limits what comes, and says goodbye when the server stops.

    This implementation of uvicorn needs about half as much time for a message as the others.
    """

    def __init__(self, config: GatedConfig, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self._gate = config.gate
        self._scan = FrameScan()
        self._most = int(self._gate.limits.frames[0])
        self._frames = Bucket(*self._gate.limits.frames, self.loop.time())
        self._address = ""
        self._cut_off = False
        self._unread = Timer(self.loop, self._abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount the connection, which was counted before it became a WebSocket."""
        self._unread.stop()
        self._gate.leave(peer_of(self.client))
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Open the socket, unless its address opens too many."""
        forwarded = event.headers.get_all("X-Forwarded-For")
        self._address = self._gate.address_of(peer_of(self.client), forwarded)
        if self._gate.new_sockets.take(self._address, self.loop.time()) == 0:
            super().handle_connect(event)
            return
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.conn.send_response(self.conn.reject(OVERLOADED, "too many new sockets\n"))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self._abort_later()

    def data_received(self, data: bytes) -> None:
        """Parse what came, if it is not too much."""
        if self._cut_off:
            return
        if self.handshake_initiated and self._floods(data):
            self._cut()
            return
        super().data_received(data)

    def _floods(self, data: bytes) -> bool:
        """Whether these bytes are more than this client may send."""
        now = self.loop.time()
        amount = self._scan.count(data, self._most + 1) + len(data) / BYTES_OF_A_FRAME
        if self._frames.take(now, amount) > 0:
            return True
        # Neighbours of a flood, who send little, are not cut off with it.
        over = self._gate.frames.take(self._address, now, amount) > 0
        return over and self._frames.left < self._frames.burst / 2

    def _cut(self) -> None:
        """Close with 1008, read nothing more, and do not wait for the client."""
        self._cut_off = True
        self._gate.new_sockets.take(self._address, self.loop.time(), COST_OF_A_FLOOD)
        self.read_paused = False
        self.transport.pause_reading()
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY})
        if self.handshake_complete and self.conn.state is State.OPEN:
            bye = Bye(Farewell.TOO_FAST, "you send too much; reconnect in a moment", LAST_RETRY)
            self.conn.send_text(encode(bye))
            self.conn.send_close(TOO_MANY)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self._abort_later()

    def pause_writing(self) -> None:
        """Give the client some time to read."""
        self._unread.start(self._gate.limits.unread_within)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Note that the client has read."""
        self._unread.stop()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """Close a connection whose client does not answer, without waiting for it."""
        super().keepalive_timeout()
        self._abort_later()

    def shutdown(self) -> None:
        """Say goodbye, then close with 1012."""
        if self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN:
            # Clients should not all reconnect at the same moment.
            retry = random.randint(FIRST_RETRY, LAST_RETRY)
            bye = Bye(Farewell.RESTART, "The server restarts; reconnect in a moment.", retry)
            self.conn.send_text(encode(bye))
            self.transport.write(b"".join(self.conn.data_to_send()))
        if self.conn.state is not State.CLOSING:
            super().shutdown()
        self._abort_later()

    def _abort_later(self) -> None:
        self.loop.call_later(FLUSH_WITHIN, self._abort)

    def _abort(self) -> None:
        self.transport.abort()
