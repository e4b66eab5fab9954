"""A WebSocket on uvicorn that makes the library's part of it only when it is needed.

A server has many thousands of open sockets, and they come within seconds when it restarts. Most
of them open with an ordinary handshake, send messages of one frame, answer pings and are closed.
None of that needs the library that knows all of the protocol; what does, such as a message in
several frames, is still left to it.
"""

import asyncio
import logging
import random
import weakref
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Literal, Protocol
from urllib.parse import unquote

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.protocol import Protocol as FrameParser
from websockets.protocol import State
from websockets.server import ServerProtocol

from skerry.server.http.gate import GatedConfig
from skerry.server.http.wire.frame_scan import close_frame, ping_frame
from skerry.server.http.wire.handshake import answer_to
from skerry.server.http.wire.slim_parts import Inbox, Room

LOG = logging.getLogger("uvicorn.error")
"""Where uvicorn logs, too."""
PING_BYTES = 4
FORWARDED = b"x-forwarded-for"
IN_SCOPE = "skerry.socket"
"""The extension of the scope by which the application finds the protocol of its socket."""


class ParsedRequest(Protocol):
    """A connection with a request, as uvicorn's parser leaves it."""

    transport: asyncio.Transport
    server: tuple[str, int | None] | None
    client: tuple[str, int] | None
    scheme: str
    url: bytes
    headers: list[tuple[bytes, bytes]]
    scope: Any


class LeanSocket(WebSocketsSansIOProtocol):
    """A socket without what most of them never need.

    This implementation of uvicorn needs about half as much time for a message as the others.
    """

    config: GatedConfig
    queue: Inbox
    # What most sockets never change; uvicorn sets all of it for each.
    logger = LOG
    server: tuple[str, int | None] | None = None
    client: tuple[str, int] | None = None
    handshake_initiated = False
    handshake_complete = False
    close_sent = False
    disconnected = False
    read_paused = False
    close_timeout = 10.0
    close_timer: asyncio.TimerHandle | None = None
    ping_timer: asyncio.TimerHandle | None = None
    pong_timer: asyncio.TimerHandle | None = None
    pending_ping_payload: bytes | None = None
    ping_sent_at = last_ping_rtt = 0.0
    initial_response: tuple[int, list[tuple[str, str]], bytes] | None = None
    curr_msg_data_type: Literal["text", "bytes"] = "bytes"
    _parsing: ServerProtocol | None = None
    """The library's part; see `conn`."""
    _answer: bytes | None = None
    """The response to the handshake, if that is an ordinary one."""

    def __init__(
        self,
        config: GatedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        # Uvicorn's own would make the library's part, a queue and an event.
        self.server_state = server_state
        self.config = config
        self.app = config.loaded_app
        self.loop = _loop or asyncio.get_running_loop()
        self.root_path = config.root_path
        self.asgi_version = config.asgi_version
        self.app_state = app_state
        self.connections = server_state.connections
        self.tasks = server_state.tasks
        self.default_headers = server_state.default_headers
        self.queue = Inbox()
        self.writable = Room(has_room=True)
        self.ping_interval = config.ws_ping_interval
        self.ping_timeout = config.ws_ping_timeout
        self.frames: list[bytes] = []

    @property
    def conn(self) -> ServerProtocol:
        """The library's part, made when it is needed first: few sockets ever do."""
        parsing = self._parsing
        if parsing is None:
            state = State.OPEN if self.handshake_complete else State.CONNECTING
            parsing = ServerProtocol(state=state, max_size=self.config.ws_max_size, logger=LOG)
            self._parsing = parsing
            if self.handshake_initiated:
                self._begin_with_frames(parsing)
        return parsing

    @conn.setter
    def conn(self, parsing: ServerProtocol) -> None:
        self._parsing = parsing

    @property
    def _is_open(self) -> bool:
        """Whether the handshake is done and nobody has closed the socket."""
        parsing = self._parsing
        alive = self.handshake_complete and not self.close_sent
        return alive and (parsing is None or parsing.state is State.OPEN)

    def take_over(self, request: ParsedRequest) -> None:
        """Open a connection whose request, plain ASCII, was parsed by its former protocol."""
        self.connections.add(self)
        self.transport = request.transport
        self.server, self.client = request.server, request.client
        self.scheme = "wss" if request.scheme == "https" else "ws"
        scope = request.scope
        is_usual = scope["method"] == "GET" and scope["http_version"] == "1.1"
        self._answer = answer_to(request.headers) if is_usual else None
        if self._answer is not None:
            self._connect(request)
            return
        self._begin_with_frames(self.conn)
        headers = Headers()
        for name, value in request.headers:
            headers[name.decode()] = value.decode()
        self.handle_connect(Request(request.url.decode(), headers, scope["method"]))

    @abstractmethod
    def _may_open(self, forwarded: Sequence[str]) -> bool:
        """Whether a client may open a socket; `forwarded`: for whom it asks, if it is a proxy."""

    def _connect(self, request: ParsedRequest) -> None:
        """Ask the application whether a socket may be opened."""
        self.handshake_initiated = True
        forwarded = [value.decode() for name, value in request.headers if name == FORWARDED]
        if not self._may_open(forwarded):
            return
        raw_path, _, query = request.url.partition(b"?")
        self.scope = {
            "type": "websocket",
            "asgi": {"version": self.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": self.scheme,
            "server": self.server,
            "client": self.client,
            "root_path": self.root_path,
            "path": self.root_path + unquote(raw_path.decode()),
            "raw_path": self.root_path.encode() + raw_path,
            "query_string": query,
            "headers": request.headers,
            "subprotocols": [],
            "state": self.app_state.copy(),
            # A plain reference would be a cycle, and full garbage collections are rare.
            "extensions": {"websocket.http.response": {}, IN_SCOPE: weakref.ref(self)},  # type: ignore[dict-item]
        }
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _begin_with_frames(self, parsing: ServerProtocol) -> None:
        """Replace the parser, which has a request or waits for one."""
        parsing.parser.close()
        parsing.parser = FrameParser.parse(parsing)
        next(parsing.parser)

    def accept(self) -> None:
        """Complete the handshake; ClientDisconnected."""
        if self.disconnected or self.transport.is_closing():
            raise ClientDisconnected
        # It holds the event that a client connects, which the application knows.
        self.queue.take()
        self.handshake_complete = True
        if self._answer is None:
            self.conn.send_response(self.response)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(self._answer)
            if self._parsing is not None:
                # The client did not wait for the answer.
                self._parsing.state = State.OPEN
        self.start_keepalive()

    def _say_close(self, code: int) -> None:
        """Send a frame that closes the socket."""
        parsing = self._parsing
        if parsing is None:
            self.transport.write(close_frame(code))
        else:
            parsing.send_close(code)
            self.transport.write(b"".join(parsing.data_to_send()))

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is still there."""
        self.ping_timer = None
        if not self._is_open or self.transport.is_closing():
            return
        assert self.ping_timeout is not None, "the settings have one"
        # It tells an answer to this ping from a late one to another.
        self.pending_ping_payload = payload = random.randbytes(PING_BYTES)
        self.ping_sent_at = self.loop.time()
        self.transport.write(ping_frame(payload))
        self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)

    def _ponged(self, payload: bytes) -> None:
        """Note the answer to a ping."""
        if payload != self.pending_ping_payload:
            return
        self.last_ping_rtt = self.loop.time() - self.ping_sent_at
        self.pending_ping_payload = None
        if self.pong_timer is not None:
            self.pong_timer.cancel()
            self.pong_timer = None
            self.schedule_ping()
