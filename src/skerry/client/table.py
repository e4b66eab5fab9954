"""A table as one of its seats sees it: what happened, the current state, and moves."""

import asyncio
import contextlib
import uuid
from collections.abc import AsyncIterator, Sequence
from random import Random
from typing import Any

import httpx
import msgspec

from skerry.client.connection import Lost, ServerConnection
from skerry.client.lobby import RequestRefused, Skerry
from skerry.client.toss import LuckCheck, Outcome, TossMemory, memory_at
from skerry.core import registry
from skerry.core.audit import Mismatch, verify
from skerry.core.event import Seat
from skerry.core.game import Move
from skerry.core.legal import Legal
from skerry.core.record import BadRecord
from skerry.protocol import messages as m
from skerry.protocol.forms import Commit, Reveal
from skerry.protocol.table_info import TableInfo

News = (
    m.Welcome
    | m.Snapshot
    | m.Missed
    | m.StepMade
    | m.GameOver
    | m.Changed
    | m.Presence
    | m.ChatLine
    | m.Failed
    | m.Bye
    | Lost
)
"""What a client receives without a request."""
RETRY_DELAY = 0.25
"""Seconds to wait before a commitment or a secret is sent again."""


class TableClient:
    """One seat at a table (None: a spectator), kept connected.

        async with TableClient(url, table, seat, token) as client:
            async for news in client:
                if client.now is not None and client.now.question is not None:
                    await client.move(client.legal.choose(random))

    It takes part in the toss for the seed by itself. Requests are sent again after a disconnect
    until their replies come. The iterator yields what
    happened, in order; the attributes show the last message received, which may be ahead of the
    iterator. With `from_start` it begins with all steps that the server still has. A Snapshot may
    come without the steps before it.
    """

    def __init__(
        self,
        url: str,
        table: str,
        seat: Seat | None = None,
        token: str | None = None,
        *,
        from_start: bool = False,
        random: Random | None = None,
        toss: TossMemory | None = None,
    ) -> None:
        self.seat = seat
        self.toss = toss or memory_at(url, token, table)
        """My secrets for the toss, and what I saw of it."""
        self.table: TableInfo | None = None
        self.version: int | None = 0 if from_start else None
        """The last version that was received; None: nothing yet."""
        self.now: m.Now | None = None
        self._connection = ServerConnection(
            url,
            token,
            lambda: m.Hello(table, seat, self.version),
            self._receive,
            random or Random(),
        )
        self._chat = 0
        self._early: list[m.Ack] = []
        self._news: asyncio.Queue[News | None] = asyncio.Queue()
        self._view: tuple[m.Now, object] | None = None
        self._running: asyncio.Task[None] | None = None
        self._url, self._token = url, token
        self._http: Skerry | None = None
        self._toss_changed = asyncio.Event()
        self._tossing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "TableClient":
        self._running = asyncio.create_task(self._connection.run())
        self._running.add_done_callback(lambda _: self._news.put_nowait(None))
        self._tossing = asyncio.create_task(self._take_part())
        try:
            await self._connection.welcomed.wait()
            if self._connection.end is not None:
                raise self._connection.end
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Disconnect; the seat stays taken."""
        for task in (self._running, self._tossing):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        if self._http is not None:
            await self._http.__aexit__()

    async def __aiter__(self) -> AsyncIterator[News]:
        """What happens, until the server ends the connection or this is closed."""
        while (news := await self._news.get()) is not None:
            yield news
            if isinstance(news, m.Bye) and news.retry is None:
                return
        # Another iterator ends in the same way.
        self._news.put_nowait(None)
        if (
            self._connection.end is not None
            and self._running is not None
            and not self._running.cancelled()
        ):
            raise self._connection.end

    @property
    def plugin(self) -> registry.AnyPlugin:
        """The game of this table."""
        assert self.table is not None, "there was a welcome"
        return registry.find(self.table.game)

    @property
    def view(self) -> Any:
        """The current view of the seat, as the game's own type; there must be a `now`."""
        now = self.now
        assert now is not None, "the game has begun"
        if self._view is None or self._view[0] is not now:
            self._view = (now, self.plugin.wire.read_view(now.view))
        return self._view[1]

    @property
    def legal(self) -> Legal[Any]:
        """The legal moves of the seat, by the same rules as the server's."""
        return self.plugin.game.legal(self.view)

    async def move(self, move: Move | str, question: int | None = None) -> int:
        """Make a move and wait for the step: the version that contains it. Refused.

        It answers the current question, unless another one is given; an interjection answers none.
        """
        if isinstance(move, Move) and move.interjects:
            question = None
        elif question is None and self.now is not None:
            question = self.now.question
        message = m.MakeMove(_new_id(), _raw(move), question)
        return (await self._connection.request(message, m.Ack)).version or 0

    async def undo(self) -> int:
        """Undo the last move and wait for the step: the version in which it is gone."""
        return (await self._connection.request(m.Undo(_new_id()), m.Ack)).version or 0

    async def say(self, text: str) -> None:
        """Write to the chat, exactly once even if the connection breaks."""
        await self._connection.request(m.Say(_new_id(), text), m.Ack)

    async def ask_moves(self, most: int = 500, **like: object) -> m.LegalMoves:
        """The legal moves whose fields are `like` these, such as type="place"."""
        only = {name: _raw(value) for name, value in like.items()}
        message = m.AskMoves(id=_new_id(), like=only, most=most)
        return await self._connection.request(message, m.LegalMoves)

    async def ask_preview(self, move: Move | str) -> m.Previewed:
        """What a move would change in the score."""
        message = m.AskPreview(id=_new_id(), move=_raw(move))
        return await self._connection.request(message, m.Previewed)

    async def ask_why_not(self, move: Move | str) -> m.Explained:
        """Why a move is not legal, if it is not."""
        message = m.AskWhyNot(id=_new_id(), move=_raw(move))
        return await self._connection.request(message, m.Explained)

    async def ask_score(self, seat: Seat) -> m.Scored:
        """What a seat would score now."""
        return await self._connection.request(m.AskScore(id=_new_id(), seat=seat), m.Scored)

    async def ask_try(self, moves: Sequence[Move | str]) -> m.Tried:
        """The view after some moves of mine, without making them."""
        message = m.AskTry(id=_new_id(), moves=tuple(map(_raw, moves)))
        return await self._connection.request(message, m.Tried)

    async def ask_hint(self, after: Sequence[Move | str] = ()) -> m.Hint:
        """The move that a bot would make, now or after some moves of mine."""
        message = m.AskHint(_new_id(), tuple(map(_raw, after)))
        return await self._connection.request(message, m.Hint)

    async def ask_analysis(self, most: int = 3) -> m.Analysis:
        """The best few moves, with their values and reasons."""
        return await self._connection.request(m.AskAnalyse(_new_id(), most), m.Analysis)

    async def ask_history(self) -> m.History:
        """All steps so far."""
        return await self._connection.request(m.AskHistory(_new_id()), m.History)

    async def ask_words(self, names: Sequence[str] = ()) -> m.InWords:
        """The table in the game's own words; `names` is what it calls the seats."""
        return await self._connection.request(m.AskWords(_new_id(), tuple(names)), m.InWords)

    async def ping(self) -> None:
        """Wait until the server replies."""
        await self._connection.request(m.Ping(_new_id()), m.Pong)

    @property
    def _lobby(self) -> Skerry:
        """The server's HTTP, which most clients need rarely."""
        if self._http is None:
            self._http = Skerry(self._url, self._token)
        return self._http

    async def check_luck(self) -> LuckCheck:
        """Whether the seed and all draws of the finished game are what was fixed before.

        It compares with what this client saw first, and computes all draws again by the rules.
        Without the record, which the server may not give, only the seed is checked.
        """
        assert self.table is not None, "there was a welcome"
        assert self.now is not None, "the game has begun"
        assert self.now.ended is not None, "the game is over"
        ended = self.now.ended
        check = self.toss.check(ended, self.seat)
        try:
            record = await self._lobby.record(self.table.id)
            same = (record.seed, record.commitment, record.luck)
            if same != (ended.seed, ended.commitment, ended.luck):
                raise BadRecord("its record shows another seed")
            game = self.plugin.game_of_record(record)
            reader, pieces = self.plugin.record_reader, self.plugin.coloured_pieces
            await asyncio.to_thread(verify, game, reader, record, pieces)
        except (RequestRefused, httpx.TransportError):
            return check
        except (BadRecord, Mismatch) as error:
            problems = (*check.problems, str(error))
            return msgspec.structs.replace(check, outcome=Outcome.WRONG, problems=problems)
        return msgspec.structs.replace(check, draws=True)

    async def _take_part(self) -> None:
        """Commit to secrets and reveal them, whenever the toss of the table waits for this seat."""
        while True:
            await self._toss_changed.wait()
            self._toss_changed.clear()
            info = self.table
            while info is not None and (form := self.toss.answer(info, self.seat)) is not None:
                info = await self._send_to_toss(info.id, form)

    async def _send_to_toss(self, table: str, form: Commit | Reveal) -> TableInfo | None:
        """The table after a commitment or a secret; None: nothing more is to be sent."""
        try:
            if isinstance(form, Commit):
                info = await self._lobby.commit(table, form)
            else:
                info = await self._lobby.reveal(table, form)
        except RequestRefused as refused:
            if refused.status != httpx.codes.TOO_MANY_REQUESTS:
                self.toss.refused(form)
                return None
        except httpx.TransportError:
            # The socket notices, too: its next welcome says how things stand.
            pass
        else:
            self.toss.accepted(form)
            return info
        await asyncio.sleep(RETRY_DELAY)
        return self.table

    def drop(self) -> None:
        """Break the connection, as a bad network does; the client reconnects by itself."""
        self._connection.drop()

    def _receive(self, news: m.ServerMessage | Lost) -> bool:
        """Take in a message; False if there is a gap before it."""
        match news:
            case m.Snapshot(version, now):
                self._advance(version, now)
            case m.Missed(version, steps, now):
                known = -1 if self.version is None else self.version
                news = m.Missed(version, tuple(s for s in steps if s.version > known), now)
                self._advance(version, now)
            case m.StepMade(version, _, _, now):
                if self.version is None or version > self.version + 1:
                    return False
                if version <= self.version:
                    return True
                self._advance(version, now)
            case m.GameOver(version, ended):
                if self.now is None or version != self.version:
                    return False
                self.now = msgspec.structs.replace(self.now, ended=ended)
            case m.Welcome(table) | m.Changed(table):
                self.table = table
                self.toss.look(table)
                self._toss_changed.set()
            case m.ChatLine(number):
                # A new connection receives the last lines again.
                if number <= self._chat:
                    return True
                self._chat = number
            case m.Presence() | m.Failed() | m.Bye() | Lost():
                pass
            case m.Ack(_, version) if version is not None and version > (self.version or 0):
                # The step that it names has not come yet.
                self._early.append(news)
                return True
            case _:
                self._connection.resolve(news.id, news)
                return True
        self._news.put_nowait(news)
        return True

    def _advance(self, version: int, now: m.Now) -> None:
        self.version = version
        self.now = now
        ready = [ack for ack in self._early if (ack.version or 0) <= version]
        self._early = [ack for ack in self._early if ack not in ready]
        for ack in ready:
            self._connection.resolve(ack.id, ack)


def _new_id() -> str:
    return uuid.uuid4().hex


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
