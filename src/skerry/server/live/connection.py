"""The connection of one client to its table.

What is new for a client is worked out when it is sent, so nothing piles up for a slow client: it
gets the last steps together.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import msgspec

import skerry
from skerry.core.event import Seat
from skerry.core.safe_text import clean_line
from skerry.protocol import messages as m
from skerry.protocol.refusals import Farewell, Refusal
from skerry.protocol.table_info import Chat, TableInfo
from skerry.server.live import play
from skerry.server.live.live_table import LiveTable
from skerry.server.live.worker import Worker
from skerry.server.ops.daily import DailyLimit
from skerry.server.people.identity import Person
from skerry.server.refusals import UnknownTable
from skerry.server.store import chat
from skerry.server.store import database as db
from skerry.server.store.chat import StoredLine
from skerry.server.store.ids import new_id
from skerry.server.store.rows import chat_of, info_of, seat_of
from skerry.server.store.times import now_ms
from skerry.server.store.verdicts import sentence_of
from skerry.table.decisions import MessageRefused
from skerry.table.updates import update_since, version_of

MOST_WAITING, MOST_UNREAD = 64, 256 * 1024
"""The most replies, and bytes, that wait for a client; then nothing more is read from it."""
CHAT_TRIES = 5

MOST_HINTS = 2
"""How many hints one client can wait for."""
HINT_RETRY = 500
"""Milliseconds after which a client can ask for one more."""
GOING_AWAY = 1012
REFUSED = 1008


class ConnectionClosed(Exception):
    """The connection is over; `bye` is the last message to send, if any."""

    def __init__(self, bye: m.Bye | None = None, code: int = REFUSED) -> None:
        super().__init__()
        self.bye = bye
        self.code = code


class ClientConnection:
    """One socket, from its hello on."""

    def __init__(
        self, worker: Worker, person: Person | None, session: str | None, address: str
    ) -> None:
        self.id = new_id()
        self.person = person
        self.session = session
        self.muted: frozenset[str] = frozenset()
        self.seat: Seat | None = None
        self.live: LiveTable | None = None
        self._worker = worker
        self._known: int | None = None
        self._edition = 0
        self._present: object = None
        self._chat = 0
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._room = asyncio.Event()
        self._closed: ConnectionClosed | None = None
        self._unread = 0
        """Bytes in `_waiting`."""
        self._hints: set[asyncio.Task[None]] = set()
        self._purse = worker.allowances.purse(self._person_id, address)
        self.address = address

    def wake(self) -> None:
        """Send what is new, if anything is."""
        self._news.set()

    def close(self, why: Farewell, sentence: str, retry: int | None) -> None:
        """End the connection, with the reason."""
        code = GOING_AWAY if why is Farewell.RESTART else REFUSED
        self._closed = ConnectionClosed(m.Bye(why, sentence, retry), code)
        self._news.set()

    async def send(self, message: m.FromServer) -> None:
        """Queue a message for this client."""
        while len(self._waiting) >= MOST_WAITING or self._unread >= MOST_UNREAD:
            self._room.clear()
            await self._room.wait()
        frame = m.encode(message)
        self._waiting.append(frame)
        self._unread += len(frame)
        self._news.set()

    async def open(self, hello: m.Hello) -> None:
        """Connect to the table that the hello names, as a player or a spectator."""
        if self._closed is not None:
            raise self._closed
        if hello.protocol != m.PROTOCOL:
            sentence = f"this server speaks protocol {m.PROTOCOL}, not {hello.protocol}"
            raise ConnectionClosed(m.Bye(Farewell.PROTOCOL, sentence))
        try:
            live = await self._worker.live_tables.open(hello.table)
        except UnknownTable:
            bye = m.Bye(Farewell.UNKNOWN_TABLE, "there is no such table")
            raise ConnectionClosed(bye) from None
        if hello.seat is not None and hello.seat != self._own_seat(live):
            # Another worker may have seated this person, and its notice may be lost.
            await self._worker.live_tables.refresh(live)
            if hello.seat != self._own_seat(live):
                sentence = f"seat {hello.seat} is not yours at this table"
                raise ConnectionClosed(m.Bye(Farewell.NOT_YOURS, sentence))
        self.seat = hello.seat
        # A frozen table need not show what it showed before.
        self._known = None if live.frozen else hello.version
        self._edition = live.edition
        news = self._worker.settings.announcement
        await self.send(
            m.Welcome(self._info(live), self.seat, skerry.__version__, announcement=news)
        )
        self.live = live
        await self._worker.live_tables.attach(live, self, self.id, self.seat)
        self._news.set()

    @property
    def _person_id(self) -> str | None:
        return None if self.person is None else self.person.id

    def _own_seat(self, live: LiveTable) -> Seat | None:
        return seat_of(live.seats, self._person_id)

    def _info(self, live: LiveTable) -> TableInfo:
        return info_of(live.row, live.seats, person=self._person_id)

    async def send_updates(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send the client everything that is new, until ConnectionClosed."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                frame = self._waiting.popleft()
                self._unread -= len(frame)
                await send(frame)
                self._room.set()
            if self._closed is not None:
                raise self._closed
            if self.live is not None:
                for update in self._updates(self.live):
                    await send(update)

    def _updates(self, live: LiveTable) -> list[bytes]:
        """What the client has not received yet."""
        frames: list[bytes] = []
        if self._edition != live.edition:
            self._edition = live.edition
            if self.seat is not None and self.seat != self._own_seat(live):
                self.close(Farewell.NOT_YOURS, "this seat is no longer yours", None)
                return frames
            news = self._worker.settings.announcement
            frames.append(m.encode(m.Changed(self._info(live), news)))
        if live.table is not None:
            frame = update_since(live.table, self.seat, self._known)
            if frame is not None:
                self._known = version_of(live.table, self.seat)
                frames.append(frame)
        if self._present is not live.present:
            self._present = live.present
            frames.append(m.encode(live.present))
        if live.row.chat != Chat.OFF:
            frames += self._new_lines(live)
        return frames

    def _new_lines(self, live: LiveTable) -> list[bytes]:
        new = [stored for stored in live.chat if stored.line.number > self._chat]
        if new:
            self._chat = new[-1].line.number
        return [self._line(stored) for stored in new if stored.person not in self.muted]

    def _line(self, stored: StoredLine) -> bytes:
        mine = self.person is not None and stored.person == self.person.id
        return m.encode(msgspec.structs.replace(stored.line, mine=mine))

    async def receive(self, receive: Callable[[], Awaitable[str | bytes]]) -> None:
        """Carry out what the client sends, one message after the other, until cancelled."""
        while True:
            frame = await receive()
            try:
                message = m.read_client_message(frame)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                await self.send(m.Failed(f"not a message of this protocol: {error}"))
                continue
            if isinstance(message, m.Hello):
                await self.send(m.Failed("a socket has one hello"))
            else:
                await self._handle(message)

    async def _handle(self, message: m.ClientMessage) -> None:
        assert self.live is not None, "the hello came first"
        if self._closed is not None:
            # The socket may need a while to close; nothing more is done for it.
            return
        if isinstance(message, m.Ping):
            await self.send(m.Pong(message.id))
        elif isinstance(message, m.AskHint | m.AskAnalyse):
            await self._start_hint(self.live, message)
        else:
            await self._reply(self.live, message)

    async def _start_hint(self, live: LiveTable, message: m.AskHint | m.AskAnalyse) -> None:
        """Let a bot think for a while; the next message need not wait for it."""
        if len(self._hints) < MOST_HINTS:
            hint = asyncio.get_running_loop().create_task(self._reply(live, message))
            self._hints.add(hint)
            hint.add_done_callback(self._hints.discard)
        else:
            sentence = "the last hints are still on their way"
            self._worker.metrics.refused(Refusal.TOO_FAST)
            await self.send(m.Refused(message.id, Refusal.TOO_FAST, sentence, retry=HINT_RETRY))

    async def end(self) -> None:
        """Give up what is still to be answered: the client is gone."""
        for hint in tuple(self._hints):
            hint.cancel()
            with suppress(asyncio.CancelledError):
                await hint

    async def _reply(self, live: LiveTable, message: m.ClientMessage) -> None:
        assert not isinstance(message, m.Hello | m.Ping), "those are no messages to the table"
        try:
            if isinstance(message, m.Say):
                await self.send(await self._say(live, message))
            else:
                await self.send(await self._reply_at_table(live, message))
        except MessageRefused as refused:
            self._worker.metrics.refused(refused.why)
            await self.send(refused.reply(message.id))
        except (db.Unavailable, UnknownTable):
            sentence = "the server could not do this now; nothing changed"
            self._worker.metrics.refused(Refusal.BUSY)
            await self.send(m.Refused(message.id, Refusal.BUSY, sentence))

    async def _reply_at_table(self, live: LiveTable, message: m.ClientMessage) -> m.FromServer:
        assert not isinstance(message, m.Hello | m.Ping | m.Say), "those have replies already"
        table = live.table
        looks = isinstance(message, m.AskScore | m.AskHistory | m.AskWords)
        if live.frozen and (table is None or not looks):
            raise MessageRefused(Refusal.FROZEN, sentence_of(live.row))
        if table is None:
            raise MessageRefused(Refusal.NOT_RUNNING, "this table has not started yet")
        if not isinstance(message, m.MakeMove | m.Undo | m.SeeScoring):
            questions = self._worker.questions
            return await questions.reply(live, table, self.seat, message, self._purse)
        if self.seat is None:
            no_clock = "spectators have no clock"
            sentence = no_clock if isinstance(message, m.SeeScoring) else "spectators cannot move"
            raise MessageRefused(Refusal.NOT_SEATED, sentence)
        live_tables = self._worker.live_tables
        self._count_row()
        if isinstance(message, m.SeeScoring):
            await play.see_scoring(live_tables, live, self.seat)
            return m.Ack(message.id)
        if isinstance(message, m.MakeMove):
            return m.Ack(message.id, await play.make_move(live_tables, live, self.seat, message))
        return m.Ack(message.id, await play.undo_move(live_tables, live, self.seat, message))

    def _count_row(self) -> None:
        """Count a row that a message adds; MessageRefused if the day is used up."""
        daily, person = self._worker.allowances.daily, self.person
        if person is not None:
            try:
                daily.take_one(person.id, self.address, time.monotonic())
            except DailyLimit as limit:
                raise MessageRefused(Refusal.TOO_FAST, str(limit)) from None

    async def _say(self, live: LiveTable, message: m.Say) -> m.FromServer:
        person = self.person
        if person is None or not chat.may_write(chat_of(live.row), self.seat):
            raise MessageRefused(Refusal.NOT_ALLOWED, "you cannot chat at this table")
        if self._worker.allowances.chat.take(person.id, time.monotonic()) > 0:
            raise MessageRefused(Refusal.TOO_FAST, "wait a moment before you write again")
        self._count_row()
        text = clean_line(message.text)
        if text is None:
            raise MessageRefused(Refusal.UNREADABLE, "this is not a line of text")
        add = partial(
            chat.add_line,
            table=live.id,
            person=person.id,
            seat=self.seat,
            text=text,
            at=now_ms(),
            message=message.id,
        )
        for _ in range(CHAT_TRIES):
            try:
                await self._worker.database.write(add)
                break
            except chat.LineConflict:
                continue
            except chat.Silenced:
                sentence = "the host of this table has silenced you"
                raise MessageRefused(Refusal.MUTED, sentence) from None
        else:
            raise db.Unavailable("too many people write at once")
        await self._worker.live_tables.chat_changed(live)
        return m.Ack(message.id)
