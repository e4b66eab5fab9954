"""The connection of one client to its table.

What is new for a client is worked out when it is sent, so nothing piles up for a slow client: it
gets the last steps together. Moves are taken and frames are pushed without a task: a busy server
makes thousands of them in a second.
"""

import asyncio
import logging
import time
from functools import partial
from itertools import count

import skerry
from skerry.core.event import Seat
from skerry.protocol import messages as m
from skerry.protocol.misreading import UNREADABLE, reply_to_unreadable
from skerry.protocol.refusals import Farewell, Refusal
from skerry.protocol.table_info import TableInfo
from skerry.server.live import play
from skerry.server.live.live_table import LiveTable
from skerry.server.live.outlet import REFUSED, ConnectionClosed, Outlet
from skerry.server.live.questions.costs import Purse
from skerry.server.live.saying import frame_of, refusal_of, say
from skerry.server.live.worker import Worker
from skerry.server.ops.daily import DailyLimit
from skerry.server.ops.rate_limits import Bucket
from skerry.server.people.identity import Person
from skerry.server.refusals import UnknownTable
from skerry.server.store.chat import may_write
from skerry.server.store.rows import chat_of, seat_of
from skerry.server.store.verdicts import sentence_of
from skerry.table import decisions
from skerry.table.decisions import MessageRefused
from skerry.table.updates import has_result, over_frame, update_since, version_of

MOST_WAITING, MOST_UNREAD = 64, 256 * 1024
"""The most replies, and bytes, that wait for a client; then nothing more is read from it."""
MOST_HINTS = 2
"""How many hints one client can wait for."""
HINT_RETRY = 500
"""Milliseconds after which a client can ask for one more."""
GOING_AWAY, FAILED = 1012, 1011

LOG = logging.getLogger("skerry.server.live.connection")
_NUMBERS = count()


class ClientConnection:
    """One socket, from its hello on."""

    def __init__(
        self,
        worker: Worker,
        person: Person | None,
        session: str | None,
        address: str,
        outlet: Outlet,
    ) -> None:
        self.id = f"{worker.live_tables.worker}.{next(_NUMBERS)}"  # unique among all workers
        self.person = person
        self.session = session
        self.muted: frozenset[str] = frozenset()
        self.seat: Seat | None = None
        self.live: LiveTable | None = None
        self._worker = worker
        self._outlet = outlet
        self._known: int | None = None
        self._knows_result = False
        self._edition = 0
        self._present: object = None
        self._chat = 0
        self._waiting: list[bytes] = []
        """Replies that are not sent yet."""
        self._unread = 0  # The bytes of those.
        self._room: asyncio.Future[None] | None = None
        """Where a reply waits until others are sent."""
        self._closed: ConnectionClosed | None = None
        self._finished = False
        """Whether the socket is closed, or closing."""
        self._inbox: list[str | bytes] = []
        """Messages that wait for the one before them."""
        self._busy: asyncio.Task[None] | bool = False
        """What is done for the client now; True: a move is written."""
        self._going = False
        self._timer: asyncio.TimerHandle | None = None
        self._messages = Bucket(*worker.settings.limits.messages, time.monotonic())
        self._hints: set[asyncio.Task[None]] | None = None
        self._purse: Purse | None = None
        self.address = address

    def wake(self) -> None:
        """Send what is new, if anything is and the client has room for it."""
        if self._finished or not self._outlet.has_room:
            return
        try:
            self._flush()
        except Exception:
            # One client that fails must not keep the others of its table from hearing anything.
            LOG.exception("a client cannot be told what is new")
            self._finish(FAILED)

    def _flush(self) -> None:
        frames, self._waiting, self._unread = self._waiting, [], 0
        if self.live is not None and self._closed is None:
            frames += self._updates(self.live)
        closed = self._closed
        if closed is not None and closed.bye is not None:
            frames.append(m.encode(closed.bye))
        if frames:
            self._outlet.push(frames)
        if closed is not None:
            self._finish(closed.code)
        elif self._room is not None and not self._room.done():
            self._room.set_result(None)
        elif self._inbox:
            self._go_on()

    def _finish(self, code: int) -> None:
        self._finished = True
        self._outlet.finish(code)

    def close(self, why: Farewell, sentence: str, retry: int | None) -> None:
        """End the connection, with the reason."""
        code = GOING_AWAY if why is Farewell.RESTART else REFUSED
        self.end_with(ConnectionClosed(m.Bye(why, sentence, retry), code))

    def end_with(self, closed: ConnectionClosed) -> None:
        """End the connection, unless it ends already."""
        # Where it was raised does not matter, and would refer to this connection.
        closed.__traceback__ = closed.__context__ = None
        self._closed = self._closed or closed
        self.wake()

    def reply(self, message: m.FromServer) -> None:
        """Send a message, together with what is new."""
        frame = m.encode(message)
        self._waiting.append(frame)
        self._unread += len(frame)
        self.wake()

    @property
    def _is_full(self) -> bool:
        return len(self._waiting) >= MOST_WAITING or self._unread >= MOST_UNREAD

    async def send(self, message: m.FromServer) -> None:
        """Send a message; a client that does not read has to wait for it."""
        while self._is_full:
            if self._room is None or self._room.done():
                self._room = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._room)
        self.reply(message)

    async def open(self, hello: m.Hello) -> None:
        """Connect to the table that the hello names, as a player or a spectator."""
        if self._closed is not None:
            raise self._closed
        if hello.protocol != m.PROTOCOL:
            sentence = f"this server speaks protocol {m.PROTOCOL}, not {hello.protocol}"
            raise ConnectionClosed(m.Bye(Farewell.PROTOCOL, sentence))
        live = await self._find(hello.table)
        if hello.seat is not None and hello.seat != self._own_seat(live):
            # Another worker may have seated this person, or deleted it; notices may be lost.
            await self._worker.live_tables.refresh(live)
            live = await self._find(hello.table)
            if hello.seat != self._own_seat(live):
                if self.person is None and self.session:
                    # Its session ended before the socket was opened.
                    raise ConnectionClosed(m.Bye(Farewell.SIGNED_OUT, "you are signed out"))
                sentence = f"seat {hello.seat} is not yours at this table"
                raise ConnectionClosed(m.Bye(Farewell.NOT_YOURS, sentence))
        self.seat = hello.seat
        await play.follow(self._worker.live_tables, live)
        live = await self._find(hello.table)
        # A frozen table need not show what it showed before.
        self._known = None if live.frozen else hello.version
        self._edition = live.edition
        news = self._worker.settings.announcement
        welcome = m.Welcome(self._info(live), self.seat, skerry.__version__, announcement=news)
        self._waiting.append(m.encode(welcome))  # It goes out together with the first view.
        self.live = live
        self._worker.live_tables.attach(live, self, self.id, self.seat)
        self.wake()
        live.drop_frames()

    async def _find(self, table: str) -> LiveTable:
        try:
            return await self._worker.live_tables.open(table)
        except UnknownTable:
            bye = m.Bye(Farewell.UNKNOWN_TABLE, "there is no such table")
            raise ConnectionClosed(bye) from None

    @property
    def _person_id(self) -> str | None:
        return None if self.person is None else self.person.id

    def _own_seat(self, live: LiveTable) -> Seat | None:
        return seat_of(live.seats, self._person_id)

    def _info(self, live: LiveTable) -> TableInfo:
        return live.info_for(self._person_id)

    def _updates(self, live: LiveTable) -> list[bytes]:
        """What the client has not received yet."""
        frames: list[bytes] = []
        if self._edition != live.edition:
            self._edition = live.edition
            if self.seat is not None and self.seat != self._own_seat(live):
                self.close(Farewell.NOT_YOURS, "this seat is no longer yours", None)
                return frames
            frames.append(m.encode(m.Changed(self._info(live), self._worker.settings.announcement)))
        table = live.table
        if table is not None:
            frame = update_since(table, self.seat, self._known)
            if frame is not None:
                self._known = version_of(table, self.seat)
                self._knows_result = not table.awaits and has_result(frame)
                frames.append(frame)
            if not table.awaits and not self._knows_result and live.before_end is None:
                self._knows_result = True
                frames += filter(None, (over_frame(table, self.seat),))
        if self._present is not live.present:
            self._present = live.present
            frames.append(m.encode(live.present))
        if live.has_chat:
            frames += self._new_lines(live)
        return frames

    def _new_lines(self, live: LiveTable) -> list[bytes]:
        new = [stored for stored in live.chat if stored.line.number > self._chat]
        if new:
            self._chat = new[-1].line.number
        return [frame_of(it, self._person_id) for it in new if it.person not in self.muted]

    def feed(self, frame: str | bytes) -> None:
        """Take a message of the client; it is carried out after those before it."""
        self._inbox.append(frame)
        self._go_on()
        if self._inbox:
            # A client that is too fast is read more slowly: none of its messages is lost.
            self._outlet.hold()

    def _go_on(self) -> None:
        """Carry out what the client has sent, as far as that is possible now."""
        if self._going or self._timer is not None:
            return
        self._going = True
        try:
            while self._inbox and not self._busy and not self._finished and not self._is_full:
                wait = self._messages.take(time.monotonic())
                if wait > 0:
                    self._timer = asyncio.get_running_loop().call_later(wait, self._waited)
                    return
                self._take(self._inbox.pop(0))
        except Exception:
            LOG.exception("a message of a client cannot be handled")
            self._finish(FAILED)
        finally:
            self._going = False
        if not self._inbox:
            self._outlet.read_on()

    def _waited(self) -> None:
        self._timer = None
        self._go_on()

    def _take(self, frame: str | bytes) -> None:
        assert self.live is not None, "the hello came first"
        try:
            message = m.read_client_message(frame)
        except UNREADABLE as error:
            self.reply(reply_to_unreadable(frame, error))
            return
        if self._closed is not None:
            # The socket may need a while to close; nothing more is done for it.
            return
        match message:
            case m.MakeMove():
                self._move(self.live, message)
            case m.Ping():
                self.reply(m.Pong(message.id))
            case m.Hello():
                self.reply(m.Failed("a socket has one hello"))
            case m.AskHint() | m.AskAnalyse():
                self._start_hint(self.live, message)
            case _:
                work = self._reply(self.live, message)
                self._busy = asyncio.get_running_loop().create_task(work)
                self._busy.add_done_callback(self._replied)

    def _replied(self, task: "asyncio.Task[None]") -> None:
        self._busy = False
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            LOG.error("a message of a client cannot be handled", exc_info=error)
            self._finish(FAILED)
        self._go_on()

    def _move(self, live: LiveTable, message: m.MakeMove) -> None:
        """Make a move, without a task if the table is free."""
        try:
            seat = self._seat_of_mover(live, message)
            self._count_row()
            self._busy = True
            decide = partial(decisions.make_move, seat=seat, message=message)
            done = partial(self._moved, live, seat, message)
            self._worker.live_tables.commit_soon(live, decide, done)
        except Exception as error:
            self._moved(live, self.seat or 0, message, error)

    def _moved(
        self, live: LiveTable, seat: Seat, message: m.MakeMove, error: Exception | None
    ) -> None:
        """Tell the client that its move is stored, or why not."""
        self._busy = False
        if error is None:
            assert live.table is not None, "a move was made"
            self.reply(m.Ack(message.id, version_of(live.table, seat)))
        else:
            try:
                self.reply(refusal_of(self._worker, live, message, error))
            except Exception:
                LOG.exception("a move of a client cannot be handled")
                self._finish(FAILED)
        self._go_on()

    def _start_hint(self, live: LiveTable, message: m.AskHint | m.AskAnalyse) -> None:
        """Let a bot think for a while; the next message need not wait for it."""
        if self._hints is None:
            self._hints = set()
        # A client that has a hint may ask for the next before its task is cleared away.
        if sum(not one.done() for one in self._hints) < MOST_HINTS:
            hint = asyncio.get_running_loop().create_task(self._reply(live, message))
            self._hints.add(hint)
            hint.add_done_callback(self._hints.discard)
        else:
            sentence = "the last hints are still on their way"
            self._worker.metrics.refused(Refusal.TOO_FAST)
            self.reply(m.Refused(message.id, Refusal.TOO_FAST, sentence, retry=HINT_RETRY))

    def lost(self) -> None:
        """Give up what is still to be answered, and leave the table: the client is gone."""
        self._finished = True
        self._inbox.clear()
        if self._timer is not None:
            self._timer.cancel()
        tasks = [] if self._hints is None else list(self._hints)
        if isinstance(self._busy, asyncio.Task):
            tasks.append(self._busy)
        for task in tasks:
            task.cancel()
        live_tables = self._worker.live_tables
        live_tables.people.remove(self)
        if self.live is not None:
            live_tables.detach(self.live, self, self.id)

    async def _reply(self, live: LiveTable, message: m.ClientMessage) -> None:
        assert not isinstance(message, m.Hello | m.Ping), "those are no messages to the table"
        try:
            if isinstance(message, m.Say):
                self._check_may_say(live)
                reply = await say(self._worker, live, self.person, self.seat, message)
            else:
                reply = await self._reply_at_table(live, message)
        except Exception as error:
            reply = refusal_of(self._worker, live, message, error)
        await self.send(reply)

    async def _reply_at_table(self, live: LiveTable, message: m.ClientMessage) -> m.FromServer:
        assert not isinstance(message, m.Hello | m.Ping | m.Say), "those have replies already"
        table = live.table
        if not isinstance(message, m.MakeMove | m.Undo | m.SeeScoring):
            looks = isinstance(message, m.AskScore | m.AskHistory | m.AskWords)
            if table is None or (live.frozen and not looks):
                raise self._not_running(live)
            if self._purse is None:
                self._purse = self._worker.allowances.purse(self._person_id, self.address)
            questions = self._worker.questions
            return await questions.reply(live, table, self.seat, message, self._purse)
        seat = self._seat_of_mover(live, message)
        live_tables = self._worker.live_tables
        self._count_row()
        if isinstance(message, m.SeeScoring):
            await play.see_scoring(live_tables, live, seat)
            return m.Ack(message.id)
        assert isinstance(message, m.Undo), "moves are made elsewhere"
        return m.Ack(message.id, await play.undo_move(live_tables, live, seat, message))

    def _seat_of_mover(self, live: LiveTable, message: m.MakeMove | m.Undo | m.SeeScoring) -> Seat:
        """The seat that a message changes something for; MessageRefused."""
        if live.table is None or live.frozen:
            raise self._not_running(live)
        if self.seat is None:
            what = "have no clock" if isinstance(message, m.SeeScoring) else "cannot move"
            raise MessageRefused(Refusal.NOT_SEATED, f"spectators {what}")
        return self.seat

    def _not_running(self, live: LiveTable) -> MessageRefused:
        if live.frozen:
            return MessageRefused(Refusal.FROZEN, sentence_of(live.row))
        return MessageRefused(Refusal.NOT_RUNNING, "this table has not started yet")

    def _check_may_say(self, live: LiveTable) -> None:
        person = self.person
        if person is None or not may_write(chat_of(live.row), self.seat):
            raise MessageRefused(Refusal.NOT_ALLOWED, "you cannot chat at this table")
        if self._worker.allowances.chat.take(person.id, time.monotonic()) > 0:
            raise MessageRefused(Refusal.TOO_FAST, "wait a moment before you write again")
        self._count_row()

    def _count_row(self) -> None:
        """Count a row that a message adds; MessageRefused if the day is used up."""
        daily, person = self._worker.allowances.daily, self.person
        if person is not None:
            try:
                daily.take_one(person.id, self.address, time.monotonic())
            except DailyLimit as limit:
                raise MessageRefused(Refusal.TOO_FAST, str(limit)) from None
