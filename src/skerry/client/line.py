"""A line to a server: it connects again after any disconnect, and what was asked is asked again."""

import asyncio
import contextlib
from collections.abc import Callable
from random import Random
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, InvalidURI, WebSocketException

from skerry.protocol import messages
from skerry.protocol.messages import Bye, FromClient, Hello, Sent, Welcome

FIRST_WAIT = 0.1
LONGEST_WAIT = 10.0
"""Seconds between attempts to connect; each is longer than the one before."""
PATIENCE = 20.0
"""Seconds until an attempt to connect is given up."""
MOST_FRAME = 16 * 1024 * 1024
# Before any welcome these mean that there is no table server behind the address, or none for us.
_FINAL_STATUS = frozenset({400, 401, 403, 404, 405})

A = TypeVar("A")

Asked = (
    messages.MakeMove
    | messages.TakeBack
    | messages.AskMoves
    | messages.AskPreview
    | messages.AskWhyNot
    | messages.AskScore
    | messages.AskTry
    | messages.AskHint
    | messages.AskHistory
    | messages.Say
    | messages.Ping
)
"""What is answered with its id."""


class Refused(Exception):
    """The server did not do what was asked, and nothing changed."""

    def __init__(self, answer: messages.Refused) -> None:
        super().__init__(answer.sentence)
        self.why = answer.why
        self.reason = answer.reason
        """The game's reason, where the rules refuse a move."""
        self.fields = answer.fields


class SentAway(Exception):
    """The conversation is over for good; `bye` says why, where the server said so."""

    def __init__(self, sentence: str, bye: Bye | None = None) -> None:
        super().__init__(sentence)
        self.bye = bye


class Lost(msgspec.Struct, frozen=True):
    """The line broke; it is connected again after so many seconds."""

    why: str
    wait: float


class Line:
    """A conversation that outlives its connections.

    `hello` says how each connection begins, `hear` is told all that the server says and every
    loss, and answers False where something was missed: then the line connects again.
    """

    def __init__(
        self,
        url: str,
        token: str | None,
        hello: Callable[[], Hello],
        hear: Callable[[Sent | Lost], bool],
        random: Random,
    ) -> None:
        self.end: Exception | None = None
        """Why the conversation is over; None while it goes on."""
        self.welcomed = asyncio.Event()
        """Set by the first welcome, or by the end."""
        self._url = f"ws{url.rstrip('/').removeprefix('http')}/live"
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._hello = hello
        self._hear = hear
        self._random = random
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[Asked, asyncio.Future[Sent]]] = {}

    async def ask(self, message: Asked, kind: type[A]) -> A:
        """The answer to a message, asked again until it comes; Refused, or the end."""
        if self.end is not None:
            raise self.end
        answered: asyncio.Future[Sent] = asyncio.get_running_loop().create_future()
        self._asked[message.id] = (message, answered)
        try:
            await self._send(message)
            answer = await answered
        finally:
            del self._asked[message.id]
        if isinstance(answer, messages.Refused):
            raise Refused(answer)
        if not isinstance(answer, kind):
            raise TypeError(f"{type(answer).__name__} is no answer to {type(message).__name__}")
        return answer

    def answer(self, id: str, answer: Sent) -> None:
        """Give an answer to whoever asked; answers to nobody are dropped."""
        if id in self._asked and not self._asked[id][1].done():
            self._asked[id][1].set_result(answer)

    async def stay(self) -> None:
        """Connect again and again, until the server ends the conversation or this is cancelled."""
        try:
            await self._connect_for_good()
        except asyncio.CancelledError:
            self.end = SentAway("the line was hung up")
            raise
        except Exception as error:
            # Whoever waits for an answer or for news is told.
            self.end = error
        finally:
            self._socket = None
            for _, answered in self._asked.values():
                if self.end is not None and not answered.done():
                    answered.set_exception(self.end)
            self.welcomed.set()

    def drop(self) -> None:
        """Break the connection, as a bad network does; the line comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _connect_for_good(self) -> None:
        failures = 0
        while True:
            # Clients that lost the same server do not all come back at the same moment.
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
                    bye = await self._converse(socket)
                why = "the connection was closed" if bye is None else bye.sentence
            except InvalidURI as error:
                raise SentAway(str(error)) from None
            except InvalidStatus as error:
                if error.response.status_code in _FINAL_STATUS and not self.welcomed.is_set():
                    raise SentAway(f"the server refuses the connection: {error}") from None
                why = str(error)
            except (OSError, WebSocketException, EOFError) as error:
                why = str(error) or type(error).__name__
            if self._socket is not None:
                self._socket = None
                failures = 0
            if bye is not None and bye.retry is not None:
                wait += bye.retry / 1000
            self._hear(Lost(why, wait))
            await asyncio.sleep(wait)

    async def _converse(self, socket: ClientConnection) -> Bye | None:
        """Talk until somebody hangs up; the server's last words, if it had any."""
        await socket.send(messages.encode(self._hello()).decode())
        async for frame in socket:
            try:
                heard = messages.read_sent(frame)
            except msgspec.DecodeError:
                # A newer server may say things that this client does not know yet.
                continue
            if not self._hear(heard):
                return None
            if isinstance(heard, Welcome):
                self._socket = socket
                self.welcomed.set()
                for message, _ in list(self._asked.values()):
                    await self._send(message)
            elif isinstance(heard, Bye):
                if heard.retry is None:
                    raise SentAway(heard.sentence, heard)
                return heard
        return None

    async def _send(self, message: FromClient) -> None:
        if self._socket is not None:
            # A line that breaks now is noticed by its reader, and the message is sent again.
            with contextlib.suppress(WebSocketException):
                await self._socket.send(messages.encode(message).decode())
