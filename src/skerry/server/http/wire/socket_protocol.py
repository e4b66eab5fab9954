"""WebSockets: their frames are counted before they are parsed, and closing never waits long.

A read can hold tens of thousands of empty frames. Parsing them would block all other sockets, so
a client that sends too many is disconnected before. A socket that is open is served without the
application: what comes goes to its client, and what the client pushes goes out, with no task and
no queue in between.
"""

import asyncio
import random
import socket
import weakref
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State

from skerry.protocol.messages import MOST_FRAME, Bye, encode
from skerry.protocol.refusals import Farewell
from skerry.server.http.gate import GatedConfig, peer_of
from skerry.server.http.timer import Timer
from skerry.server.http.wire.frame_scan import FrameScan, head_of
from skerry.server.http.wire.lean_socket import IN_SCOPE, LeanSocket
from skerry.server.http.wire.slim_parts import NO_QUEUE
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
INVALID_TEXT = 1007
RESTART = 1012


class SocketClient(Protocol):
    """Who serves an open socket."""

    def feed(self, frame: str | bytes) -> None:
        """Take a message."""

    def wake(self) -> None:
        """Send what is new: there is room again."""

    def lost(self) -> None:
        """Note that the socket is gone."""


class SocketProtocol(LeanSocket):
    """A WebSocket that limits what comes, and says goodbye when the server stops."""

    _counted = True
    _address = ""
    _cut_off = False
    _client: SocketClient | None = None
    _heard = 0.0
    """When the last bytes came."""

    def __init__(
        self,
        config: GatedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = config.gate
        self._scan = FrameScan()
        self._frames = Bucket(*self._gate.limits.frames, self.loop.time())
        self._unread = Timer(self.loop, self._abort)

    @property
    def kind(self) -> "SocketKind":
        """How to make other protocols like this one."""
        return SocketKind(self.config, self.server_state, self.app_state)

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount the connection, which was counted before it became a WebSocket."""
        if self._counted:
            self._gate.leave(peer_of(self.client))
        super().connection_lost(exc)
        # Otherwise they would refer to each other, and full garbage collections are rare.
        self._unread.forget()
        if self._parsing is not None:
            self._parsing.parser.close()
        client, self._client = self._client, None
        if client is not None:
            client.lost()

    def hand_over(self, client: SocketClient) -> None:
        """Serve the socket for a client from now on; the application need not wait for its end."""
        self._client = client
        while not self.queue.empty():
            event = self.queue.take()
            if event["type"] == "websocket.receive":
                client.feed(event.get("text") or event.get("bytes") or b"")
        if self.disconnected:
            self._client = None
            client.lost()
        elif not self.close_sent:
            self._slim_down()
            self.read_on()

    def _slim_down(self) -> None:
        """Drop what only the handshake needed: a server has many thousands of open sockets."""
        self.queue = NO_QUEUE
        # One that was adopted has none of these.
        for name in ("scope", "request", "response", "_answer"):
            self.__dict__.pop(name, None)
        if self._is_open and self._scan.at_border and not self.frames:
            if self._parsing is not None:
                self._parsing.parser.close()
            self._parsing = None

    def be_open(self, address: str) -> None:
        """Begin after the handshake, which another worker has done."""
        self.handshake_initiated = self.handshake_complete = True
        self._address = address

    def count(self) -> bool:
        """Count a connection that another worker has accepted; False if there are too many."""
        self._counted = self._gate.enter(peer_of(self.client))
        if not self._counted:
            self.transport.abort()
            return False
        self.start_keepalive()
        return True

    def to_pass(self) -> tuple[int, list[str | bytes]] | None:
        """What another worker needs to serve this socket: its descriptor and unread messages.

        None: it cannot be passed now, because something was only half read or half sent.
        """
        half = self.frames or not self._scan.at_border or self.transport.get_write_buffer_size()
        gone = self.disconnected or self.close_sent or self._cut_off
        if half or gone or self.transport.is_closing():
            return None
        self.hold()
        unread: list[str | bytes] = []
        while not self.queue.empty():
            event = self.queue.take()
            if event["type"] == "websocket.receive":
                unread.append(event.get("text") or event.get("bytes") or b"")
        return self.transport.get_extra_info("socket").fileno(), unread

    def take_back(self, unread: Sequence[str]) -> None:
        """Serve the socket here after all: it was not passed."""
        for text in unread:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def let_go(self) -> None:
        """Forget the socket, which another worker serves; the connection itself stays open."""
        self.close_sent = True
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Run the application until it closes the socket, or hands it over."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("a socket failed")
            self.send_500_response()
        if self._client is None and self.close_timer is None:
            self.transport.close()

    @property
    def has_room(self) -> bool:
        """Whether the client reads as fast as it gets messages."""
        return self.writable.is_set()

    @property
    def has_unread(self) -> bool:
        """Whether a message of the client, or its end, has come already."""
        return not self.queue.empty()

    def push(self, frames: Sequence[bytes]) -> None:
        """Send some messages at once."""
        if self.close_sent or self.disconnected:
            return
        parts: list[bytes] = []
        for frame in frames:
            parts += (head_of(len(frame)), frame)
        self.transport.write(b"".join(parts))

    def finish(self, code: int) -> None:
        """Close the socket after what was pushed."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self._say_close(code)
        self.close_sent = True
        self.read_on()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def hold(self) -> None:
        """Read nothing more from the client."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        """Read from the client again."""
        if self.read_paused and not self._cut_off and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Give a message to the client of the socket, or to the application if it has none."""
        client = self._client
        if client is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "bytes":
            client.feed(data)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(INVALID_TEXT)
            self.handle_parser_exception()
            return
        client.feed(text)

    def handle_connect(self, event: Request) -> None:
        """Open the socket, unless its address opens too many."""
        if self._may_open(event.headers.get_all("X-Forwarded-For")):
            super().handle_connect(event)
            # A request that is refused has no scope.
            scope: Any = self.__dict__.get("scope", {"extensions": {}})
            scope["extensions"][IN_SCOPE] = weakref.ref(self)

    def _may_open(self, forwarded: Sequence[str]) -> bool:
        """Whether the address of a client may open another socket; if not, the client hears why."""
        self._address = self._gate.address_of(peer_of(self.client), forwarded)
        if self._gate.new_sockets.take(self._address, self.loop.time()) == 0:
            return True
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.conn.send_response(self.conn.reject(OVERLOADED, "too many new sockets\n"))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self._abort_later()
        return False

    def data_received(self, data: bytes) -> None:
        """Parse what came, if it is not too much."""
        if self._cut_off:
            return
        text = self._whole_text(data)
        pong = self._scan.pong_in(data) if text is None and self._is_open else None
        frames = None if text is None and pong is None else 1
        if self.handshake_initiated and self._floods(data, frames):
            self._cut()
        elif pong is not None:
            self._ponged(pong)
        elif text is None:
            super().data_received(data)
        elif self._client is not None:
            self._client.feed(text)
        else:
            # The hello; thousands come together when a server restarts.
            self.take_back([text])
            if self.queue.qsize() > 1:
                self.hold()

    def _whole_text(self, data: bytes) -> str | None:
        """The message that these bytes are, if they are one; then they need no parser."""
        is_open = self.handshake_complete and not self.close_sent
        if not is_open or self.frames or len(data) > MOST_FRAME:
            return None
        text = self._scan.text_in(data)
        try:
            return None if text is None else text.decode()
        except UnicodeDecodeError:
            # The parser closes the socket in its usual way.
            return None

    def _floods(self, data: bytes, frames: int | None) -> bool:
        """Whether these bytes are too many; `frames` is their number, if it is known."""
        self._heard = now = self.loop.time()
        most = int(self._frames.burst) + 1
        begun = self._scan.count(data, most) if frames is None else frames
        amount = begun + len(data) / BYTES_OF_A_FRAME
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
            self.queue.take()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY})
        if self._is_open:
            bye = Bye(Farewell.TOO_FAST, "you send too much; reconnect in a moment", LAST_RETRY)
            self.push([encode(bye)])
            self._say_close(TOO_MANY)
        self._abort_later()

    def pause_writing(self) -> None:
        """Give the client some time to read."""
        self._unread.start(self._gate.limits.unread_within)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Note that the client has read."""
        self._unread.stop()
        super().resume_writing()
        if self._client is not None:
            self._client.wake()

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is still there, unless it has sent something lately."""
        assert self.ping_interval is not None, "the settings have one"
        left = self._heard + self.ping_interval - self.loop.time()
        # Who has just answered a ping is asked after the usual time, not a moment earlier.
        if left > self.ping_interval / 10:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Close a connection whose client does not answer, without waiting for it."""
        super().keepalive_timeout()
        self._abort_later()

    def shutdown(self) -> None:
        """Say goodbye, then close with 1012."""
        if self._is_open:
            self.stop_keepalive()
            # Clients should not all reconnect at the same moment.
            retry = random.randint(FIRST_RETRY, LAST_RETRY)
            bye = Bye(Farewell.RESTART, "The server restarts; reconnect in a moment.", retry)
            self.push([encode(bye)])
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTART})
            self._say_close(RESTART)
            self.transport.close()
        elif self._parsing is None or self._parsing.state is not State.CLOSING:
            super().shutdown()
        self._abort_later()

    def _abort_later(self) -> None:
        self.loop.call_later(FLUSH_WITHIN, self._abort)

    def _abort(self) -> None:
        self.transport.abort()


class SocketKind(NamedTuple):
    """How the protocols of a server are made."""

    config: GatedConfig
    server_state: ServerState
    app_state: dict[str, Any]

    async def adopt(self, passed: socket.socket, address: str) -> SocketProtocol | None:
        """The protocol of an open socket that another worker has passed to this one.

        None: it is closed, because there are too many connections.
        """
        try:
            protocol = SocketProtocol(*self)
            protocol.be_open(address)
            passed.setblocking(False)
            await protocol.loop.connect_accepted_socket(lambda: protocol, passed)
        except BaseException:
            # Its client comes back at once instead of waiting for nobody.
            passed.close()
            raise
        return protocol if protocol.count() else None
