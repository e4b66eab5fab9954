"""HTTP connections: counted by address, with deadlines for what clients send and read."""

from collections import deque
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from skerry.server.http.gate import GatedConfig, peer_of
from skerry.server.http.timer import Timer

MOST_HEADERS = 64 * 1024
"""The bytes of a request's first line and headers."""
MOST_AT_ONCE = 4096
"""The bytes that are parsed in one go: thousands of tiny requests fit into one read."""
MOST_PIPELINED = 16
"""Requests that a client may send before it has read the response to the first."""
FLUSH_WITHIN = 1.0
"""Seconds that a response has to leave when the server stops."""

# uvicorn chooses between two implementations, with the same attributes and without common types.
_Implementation: Any = AutoHTTPProtocol


class RequestProtocol(_Implementation):  # type: ignore[misc]
    """One connection, until it ends or becomes a WebSocket."""

    def __init__(self, config: GatedConfig, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self._gate = config.gate
        self._counted = False
        self._upgraded = False
        self._half_sent = 0
        """Bytes of a request whose headers are not complete."""
        self._earlier: list[Any] = []
        """Requests that were not answered yet when the next one came."""
        self._overdue = Timer(self.loop, self._abort)
        self._unread = Timer(self.loop, self._abort)

    def connection_made(self, transport: Any) -> None:
        """Count the connection, or end it at once if there are too many."""
        super().connection_made(transport)
        self._counted = self._gate.enter(peer_of(self.client))
        if self._counted:
            self._overdue.start(self._gate.limits.headers_within)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount the connection."""
        super().connection_lost(exc)
        self._give_up_answers()
        # These requests refer to the connection, and full garbage collections are rare.
        getattr(self, "pipeline", deque()).clear()
        self._forget_connection()
        if self._counted:
            self._gate.leave(peer_of(self.client))

    def on_headers_complete(self) -> None:
        """Begin with a request, and remember the one before it: uvicorn forgets that."""
        before = self.cycle
        super().on_headers_complete()
        if before is not None and not before.response_complete:
            self._earlier = [one for one in self._earlier if not one.response_complete]
            self._earlier.append(before)

    def _give_up_answers(self) -> None:
        """Let nothing be written to a connection that is gone: each try would be an error."""
        for cycle in (*self._earlier, self.cycle):
            if cycle is not None:
                cycle.disconnected = True
                cycle.message_event.set()
        self._earlier.clear()

    def data_received(self, data: bytes) -> None:
        """Parse what came, as long as it is reasonable."""
        if not self._counted:
            return
        for start in range(0, len(data), MOST_AT_ONCE):
            part = data[start : start + MOST_AT_ONCE]
            before = self.cycle
            super().data_received(part)
            if self._upgraded or self.transport.is_closing():
                return
            if len(getattr(self, "pipeline", ())) > MOST_PIPELINED:
                self._abort()
                return
            self._watch(part, is_new=self.cycle is not before)

    def _watch(self, part: bytes, *, is_new: bool) -> None:
        """Set the deadline of what the client still has to send."""
        limits, cycle = self._gate.limits, self.cycle
        if is_new:
            self._half_sent = 0
            self._overdue.stop()
        if cycle is None or cycle.response_complete:
            self._half_sent += len(part)
            self._overdue.start(limits.headers_within)
            if self._half_sent > MOST_HEADERS:
                self._abort()
        elif cycle.more_body:
            self._overdue.start(limits.body_within)
        else:
            self._overdue.stop()

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """Leave the connection to a WebSocket, which uncounts it."""
        self._upgraded = True
        if event or not _is_plain(self.url, self.headers):
            super().handle_websocket_upgrade(*event)
        else:
            self._upgrade()
        self._forget_connection()

    def _upgrade(self) -> None:
        """Leave a request to a WebSocket as it is: uvicorn would write it and parse it again."""
        self.connections.discard(self)
        protocol = self.ws_protocol_class(
            config=self.config, server_state=self.server_state, app_state=self.app_state
        )
        protocol.take_over(self)
        self.transport.set_protocol(protocol)

    def _forget_connection(self) -> None:
        """Drop what refers back to this protocol: full garbage collections are rare."""
        self._overdue.forget()
        self._unread.forget()
        # The other implementation of uvicorn has none.
        self.__dict__.pop("parser", None)

    def pause_writing(self) -> None:
        """Give the client some time to read."""
        self._unread.start(self._gate.limits.unread_within)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Note that the client has read."""
        self._unread.stop()
        super().resume_writing()

    def shutdown(self) -> None:
        """Finish the response, but do not wait for a client that sends or reads nothing."""
        if self.cycle is not None and self.cycle.more_body:
            self._abort()
            return
        super().shutdown()
        self.loop.call_later(FLUSH_WITHIN, self._abort_unread)

    def _abort_unread(self) -> None:
        if self._unread.runs or self.transport.is_closing():
            self._abort()

    def _abort(self) -> None:
        self._give_up_answers()
        self.transport.abort()


def _is_plain(url: bytes, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a request has only the characters that it should have."""
    return url.isascii() and all(name.isascii() and value.isascii() for name, value in headers)
