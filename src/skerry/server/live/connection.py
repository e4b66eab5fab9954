"""A line: the conversation of one client with its table.

What is told is found out from the table when it is told, so that nothing piles up for a slow
client: it gets the last steps together.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

import skerry
from skerry.core.event import Seat
from skerry.core.legal import IllegalMove
from skerry.protocol.messages import (
    PROTOCOL,
    Ack,
    AskHint,
    AskHistory,
    AskMoves,
    AskScore,
    Bye,
    Changed,
    Failed,
    FromServer,
    Hello,
    Hint,
    History,
    MakeMove,
    Ping,
    Pong,
    Refused,
    Said,
    Say,
    StepTold,
    TakeBack,
    Welcome,
    encode,
    read_said,
)
from skerry.protocol.refusals import Farewell, Refusal
from skerry.protocol.table_info import Chat, TableInfo
from skerry.server.http.limits import Bucket
from skerry.server.live import chat
from skerry.server.live.bot_processes import BotFailed
from skerry.server.live.live_tables import LiveTable
from skerry.server.live.play import NotDone, make_move, take_move_back
from skerry.server.live.worker import Worker
from skerry.server.people.identity import Person
from skerry.server.store import log
from skerry.server.store.database import Unavailable
from skerry.server.store.ids import new_id
from skerry.server.store.log import UnknownTable
from skerry.server.store.rows import info_of, person_seat
from skerry.server.store.times import now_ms
from skerry.server.store.verdicts import SENTENCE
from skerry.table.queries import answer, illegal, view_after
from skerry.table.table import NoSuchMove, Table, new_table
from skerry.table.updates import history_of, since, version

MOST_WAITING = 64
"""So many answers may wait for a client to read them; then nothing more is read from it."""

GOING_AWAY = 1012
REFUSED = 1008


class Gone(Exception):
    """The conversation is over; the last word may still have to be said."""

    def __init__(self, bye: Bye | None = None, code: int = REFUSED) -> None:
        super().__init__()
        self.bye = bye
        self.code = code


class Line:
    """One socket, from its hello on."""

    def __init__(self, worker: Worker, person: Person | None) -> None:
        self.id = new_id()
        self.person = person
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
        self._bye: Gone | None = None
        self._hinting = False

    def nudge(self) -> None:
        """There may be something new to tell."""
        self._news.set()

    def dismiss(self, why: Farewell, sentence: str, retry: int | None) -> None:
        """The conversation is over."""
        code = GOING_AWAY if why is Farewell.RESTART else REFUSED
        self._bye = Gone(Bye(why, sentence, retry), code)
        self._news.set()

    async def put(self, message: FromServer) -> None:
        """Say something to this client alone."""
        while len(self._waiting) >= MOST_WAITING:
            self._room.clear()
            await self._room.wait()
        self._waiting.append(encode(message))
        self._news.set()

    async def hello(self, said: Hello) -> None:
        """Sit down at a table, or watch it; Gone."""
        if said.protocol != PROTOCOL:
            what = f"this server speaks protocol {PROTOCOL}, not {said.protocol}"
            raise Gone(Bye(Farewell.PROTOCOL, what))
        try:
            live = await self._worker.live_tables.open(said.table)
        except UnknownTable:
            raise Gone(Bye(Farewell.UNKNOWN_TABLE, "there is no such table")) from None
        if said.seat is not None and said.seat != self._own_seat(live):
            raise Gone(Bye(Farewell.NOT_YOURS, f"seat {said.seat} is not yours at this table"))
        self.seat = said.seat
        # What a frozen table told before need not be what it shows.
        self._known = None if live.frozen else said.version
        self._edition = live.edition
        info = self._info(live)
        await self.put(Welcome(info, self.seat, skerry.__version__))
        self.live = live
        await self._worker.live_tables.attach(live, self, self.id, self.seat)
        self._news.set()

    def _own_seat(self, live: LiveTable) -> Seat | None:
        return None if self.person is None else person_seat(live.seats, self.person.id)

    def _info(self, live: LiveTable) -> TableInfo:
        person = None if self.person is None else self.person.id
        return info_of(live.row, live.seats, person=person)

    async def tell(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Tell the client whatever is new, until the conversation is over: Gone."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                await send(self._waiting.popleft())
                self._room.set()
            if self._bye is not None:
                raise self._bye
            if self.live is not None:
                for frame in self._news_of(self.live):
                    await send(frame)

    def _news_of(self, live: LiveTable) -> list[bytes]:
        """What the client has not been told yet."""
        frames: list[bytes] = []
        if self._edition != live.edition:
            self._edition = live.edition
            if self.seat is not None and self.seat != self._own_seat(live):
                self.dismiss(Farewell.NOT_YOURS, "this seat is not yours any more", None)
                return frames
            frames.append(encode(Changed(self._info(live))))
        if live.table is not None:
            frame = since(live.table, self.seat, self._known)
            if frame is not None:
                self._known = version(live.table, self.seat)
                frames.append(frame)
        if self._present is not live.present:
            self._present = live.present
            frames.append(encode(live.present))
        if live.row.chat != Chat.OFF:
            frames += self._chat_news(live)
        return frames

    def _chat_news(self, live: LiveTable) -> list[bytes]:
        new = [heard for heard in live.chat if heard.line.number > self._chat]
        if new:
            self._chat = new[-1].line.number
        person = None if self.person is None else self.person.id
        return [encode(heard.line) for heard in new if person not in heard.unwanted_by]

    async def read(self, receive: Callable[[], Awaitable[str | bytes]]) -> None:
        """Do what the client says, one message after the other, for ever."""
        burst, rate = self._worker.settings.limits.messages
        bucket = Bucket(burst, rate, time.monotonic())
        while True:
            frame = await receive()
            # A client that is too fast is read slower: nothing that it says is lost.
            while (wait := bucket.take(time.monotonic())) > 0:
                await asyncio.sleep(wait)
            try:
                said = read_said(frame)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                await self.put(Failed(f"not a message of this protocol: {error}"))
                continue
            if isinstance(said, Hello):
                await self.put(Failed("a socket has one hello"))
            else:
                await self._follow(said)

    async def _follow(self, said: Said) -> None:
        assert self.live is not None, "the hello came first"
        assert not isinstance(said, Hello), "there is one hello"
        if isinstance(said, Ping):
            await self.put(Pong(said.id))
        elif isinstance(said, AskHint):
            # A bot thinks about it for a while; what the client says next need not wait.
            self._worker.live_tables.spawn(self._answer(self.live, said))
        else:
            await self._answer(self.live, said)

    async def _answer(self, live: LiveTable, said: Said) -> None:
        assert not isinstance(said, Hello | Ping), "those are no messages to the table"
        try:
            if isinstance(said, Say):
                await self.put(await self._say(live, said))
            else:
                await self.put(await self._at_table(live, said))
        except NotDone as error:
            self._worker.metrics.refused(error.refused.why)
            await self.put(error.refused)
        except (Unavailable, UnknownTable):
            what = "the server could not do this now; nothing was done"
            self._worker.metrics.refused(Refusal.BUSY)
            await self.put(Refused(said.id, Refusal.BUSY, what))

    async def _at_table(self, live: LiveTable, said: Said) -> FromServer:
        assert not isinstance(said, Hello | Ping | Say), "those were answered before"
        table = live.table
        if live.frozen and (table is None or not isinstance(said, AskScore | AskHistory)):
            raise NotDone(Refused(said.id, Refusal.FROZEN, SENTENCE))
        if table is None:
            what = "this table has not started yet"
            raise NotDone(Refused(said.id, Refusal.NOT_RUNNING, what))
        if isinstance(said, AskHistory):
            return History(said.id, await self._history(live))
        if not isinstance(said, MakeMove | TakeBack | AskHint):
            if isinstance(said, AskMoves):
                # Hundreds of moves, each with its preview, take too long for the loop to wait.
                return await asyncio.to_thread(answer, table, self.seat, said)
            return answer(table, self.seat, said)
        seat = self.seat
        if seat is None:
            raise NotDone(Refused(said.id, Refusal.NOT_SEATED, "a spectator has no moves"))
        match said:
            case MakeMove():
                return Ack(said.id, await make_move(self._worker.live_tables, live, seat, said))
            case TakeBack():
                return Ack(
                    said.id, await take_move_back(self._worker.live_tables, live, seat, said)
                )
            case AskHint():
                return await self._hint(table, seat, said)

    async def _history(self, live: LiveTable) -> tuple[StepTold, ...]:
        # The log of a frozen table is told as far as it replays.
        last = live.table.seq if live.frozen and live.table is not None else None

        def read(connection: Connection) -> tuple[StepTold, ...]:
            config, batches = log.load_whole(connection, live.id, last)
            return history_of(new_table(config), batches, self.seat)

        return await self._worker.database.read(read)

    async def _hint(self, table: Table, seat: Seat, said: AskHint) -> FromServer:
        config = table.config
        if not config.aids.hints:
            what = "this table is played without hints"
            raise NotDone(Refused(said.id, Refusal.NOT_ALLOWED, what))
        if seat not in table.awaits:
            raise NotDone(Refused(said.id, Refusal.STALE, "you are not asked anything"))
        if self._hinting:
            raise NotDone(Refused(said.id, Refusal.TOO_FAST, "the last hint is not here yet"))
        try:
            view = msgspec.json.encode(view_after(table, seat, said.after))
        except NoSuchMove as error:
            raise NotDone(Refused(said.id, Refusal.UNREADABLE, str(error))) from None
        except IllegalMove as error:
            raise NotDone(illegal(said.id, error)) from None
        name = config.plugin.game.name
        self._hinting = True
        try:
            move = await self._worker.thinkers.choose(name, config.stand_in, view, said.id)
        except BotFailed:
            raise NotDone(Refused(said.id, Refusal.BUSY, "there is no hint now")) from None
        finally:
            self._hinting = False
        return Hint(said.id, msgspec.Raw(move), str(config.plugin.wire.read_move(move)))

    async def _say(self, live: LiveTable, said: Say) -> FromServer:
        person = self.person
        if person is None or not chat.may_talk(Chat(live.row.chat), self.seat):
            what = "you cannot talk at this table"
            raise NotDone(Refused(said.id, Refusal.NOT_ALLOWED, what))
        if self._worker.limits.chat.take(person.id, time.monotonic()) > 0:
            raise NotDone(Refused(said.id, Refusal.TOO_FAST, "wait a moment before you go on"))
        text = " ".join(said.text.split())
        if not text.isprintable() or not text:
            raise NotDone(Refused(said.id, Refusal.UNREADABLE, "this is no line of text"))
        line = partial(
            chat.say,
            table=live.id,
            person=person.id,
            name=person.name,
            seat=self.seat,
            text=text,
            at=now_ms(),
            message=said.id,
        )
        for _ in range(5):
            try:
                await self._worker.database.write(line)
                break
            except IntegrityError:
                continue
            except chat.Silenced:
                what = "the host of this table has silenced you"
                raise NotDone(Refused(said.id, Refusal.MUTED, what)) from None
        else:
            raise Unavailable("too many talk at once")
        await self._worker.live_tables.said(live)
        return Ack(said.id)
