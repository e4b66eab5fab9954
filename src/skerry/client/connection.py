"""A connection to a server that reconnects after any failure, and repeats open requests."""

import asyncio
import contextlib
from collections.abc import Callable
from random import Random
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, InvalidURI, WebSocketException

from skerry.core.text.safe_text import escaped
from skerry.protocol import messages
from skerry.protocol.messages import Bye, FromClient, Hello, ServerMessage, Welcome

FIRST_WAIT = 0.1
LONGEST_WAIT = 10.0
"""Seconds between attempts to connect; each wait is longer than the previous one."""
PATIENCE = 20.0
"""Seconds that an attempt to connect may take."""
MOST_FRAME = 16 * 1024 * 1024
# Before any welcome these mean that there is no server of Skerry, or that it refuses us.
_FINAL_STATUS = frozenset({400, 401, 403, 404, 405})

A = TypeVar("A")

Request = (
    messages.MakeMove
    | messages.Undo
    | messages.AskMoves
    | messages.AskPreview
    | messages.AskWhyNot
    | messages.AskScore
    | messages.AskTry
    | messages.AskHint
    | messages.AskAnalyse
    | messages.AskHistory
    | messages.AskWords
    | messages.Say
    | messages.Ping
)
"""The messages that get a reply with the same id."""


class Refused(Exception):
    """The server refused a message, and nothing changed."""

    def __init__(self, reply: messages.Refused) -> None:
        # An exception is often printed, and a server may send anything.
        super().__init__(escaped(reply.sentence))
        self.why = reply.why
        self.reason = reply.reason
        """The game's reason, if the rules refuse a move."""
        self.fields = reply.fields


class ConnectionEnded(Exception):
    """The server ended the connection; `bye` is its last message, if any."""

    def __init__(self, sentence: str, bye: Bye | None = None) -> None:
        super().__init__(escaped(sentence))
        self.bye = bye


class Lost(msgspec.Struct, frozen=True):
    """The connection broke; the next attempt comes after `wait` seconds."""

    why: str
    wait: float


class ServerConnection:
    """A connection to a table that survives its sockets.

    `hello` returns the first message of each socket. `receive` gets every message of the server
    and every loss, and returns False if something was missed: then the socket is replaced.
    """

    def __init__(
        self,
        url: str,
        token: str | None,
        hello: Callable[[], Hello],
        receive: Callable[[ServerMessage | Lost], bool],
        random: Random,
    ) -> None:
        self.end: Exception | None = None
        """Why the connection is over; None while it is not."""
        self.welcomed = asyncio.Event()
        """Set at the first welcome, or at the end."""
        self._url = f"ws{url.rstrip('/').removeprefix('http')}/live"
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._hello = hello
        self._receive = receive
        self._random = random
        self._socket: ClientConnection | None = None
        self._requests: dict[str, tuple[Request, asyncio.Future[ServerMessage]]] = {}

    async def request(self, message: Request, kind: type[A]) -> A:
        """The reply to a message, which is sent again until the reply comes; Refused."""
        if self.end is not None:
            raise self.end
        future: asyncio.Future[ServerMessage] = asyncio.get_running_loop().create_future()
        self._requests[message.id] = (message, future)
        try:
            await self._send(message)
            reply = await future
        finally:
            del self._requests[message.id]
        if isinstance(reply, messages.Refused):
            raise Refused(reply)
        if not isinstance(reply, kind):
            raise TypeError(f"{type(reply).__name__} is no reply to {type(message).__name__}")
        return reply

    def resolve(self, id: str, reply: ServerMessage) -> None:
        """Return a reply to the request with its id; other replies are dropped."""
        if id in self._requests and not self._requests[id][1].done():
            self._requests[id][1].set_result(reply)

    async def run(self) -> None:
        """Stay connected until the server ends the connection or this is cancelled."""
        try:
            await self._keep_connected()
        except asyncio.CancelledError:
            self.end = ConnectionEnded("the connection was closed")
            raise
        except Exception as error:
            # All pending requests raise it.
            self.end = error
        finally:
            self._socket = None
            for _, future in self._requests.values():
                if self.end is not None and not future.done():
                    future.set_exception(self.end)
            self.welcomed.set()

    def drop(self) -> None:
        """Break the socket, as a bad network does; it is replaced by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _keep_connected(self) -> None:
        failures = 0
        while True:
            # Clients of the same server should not all reconnect at the same moment.
            wait = min(LONGEST_WAIT, FIRST_WAIT * 2**failures) * self._random.uniform(0.5, 1.0)
            failures = min(failures + 1, 10)
            bye = None
            try:
                async with connect(
                    self._url,
                    additional_headers=self._headers,
                    max_size=MOST_FRAME,
                    open_timeout=PATIENCE,
                ) as socket:
                    bye = await self._exchange(socket)
                why = "the connection was closed" if bye is None else bye.sentence
            except InvalidURI as error:
                raise ConnectionEnded(str(error)) from None
            except InvalidStatus as error:
                if error.response.status_code in _FINAL_STATUS and not self.welcomed.is_set():
                    raise ConnectionEnded(f"the server refuses the connection: {error}") from None
                why = str(error)
            except (OSError, WebSocketException, EOFError) as error:
                why = str(error) or type(error).__name__
            if self._socket is not None:
                self._socket = None
                failures = 0
            if bye is not None and bye.retry is not None:
                wait += bye.retry / 1000
            self._receive(Lost(why, wait))
            await asyncio.sleep(wait)

    async def _exchange(self, socket: ClientConnection) -> Bye | None:
        """Send and receive until the socket is closed: the server's goodbye, if any."""
        await socket.send(messages.encode(self._hello()).decode())
        async for frame in socket:
            try:
                message = messages.read_server_message(frame)
            except msgspec.DecodeError:
                # A newer server may send messages that this client does not know.
                continue
            if not self._receive(message):
                return None
            if isinstance(message, Welcome):
                self._socket = socket
                self.welcomed.set()
                for request, _ in list(self._requests.values()):
                    await self._send(request)
            elif isinstance(message, Bye):
                if message.retry is None:
                    raise ConnectionEnded(message.sentence, message)
                return message
        return None

    async def _send(self, message: FromClient) -> None:
        if self._socket is not None:
            # If the socket breaks now, its reader notices and the message is sent again.
            with contextlib.suppress(WebSocketException):
                await self._socket.send(messages.encode(message).decode())
