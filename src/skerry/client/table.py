"""A table as one of its seats follows it: what happened, how things stand, and moves."""

import asyncio
import contextlib
import uuid
from collections.abc import AsyncIterator, Sequence
from random import Random
from types import TracebackType
from typing import Any

import msgspec

from skerry.client.line import Line, Lost
from skerry.core import registry
from skerry.core.event import Seat
from skerry.core.game import Move
from skerry.core.legal import Legal
from skerry.protocol import messages
from skerry.protocol.messages import (
    Ack,
    Bye,
    Changed,
    ChatLine,
    Failed,
    Missed,
    Now,
    Presence,
    Sent,
    Snapshot,
    StepMade,
    Welcome,
)
from skerry.protocol.table_info import TableInfo

Heard = Welcome | Snapshot | Missed | StepMade | Changed | Presence | ChatLine | Failed | Bye | Lost
"""What a client hears without having asked for it."""


class TableClient:
    """One seat at a table (None: a spectator), kept connected.

        async with TableClient(url, table, seat, token) as line:
            async for heard in line:
                if line.now is not None and line.now.question is not None:
                    await line.move(line.legal.choose(random))

    Whatever is asked is sent again after a disconnect until it is answered. The iterator tells
    what happened in its order; the attributes are as new as what was heard last, which may be
    ahead of the iterator. With `from_start` all steps are told that the server has at hand.
    Not promised: that a Snapshot comes with the steps before it.
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
    ) -> None:
        self.seat = seat
        self.table: TableInfo | None = None
        self.version: int | None = 0 if from_start else None
        """The last version that was seen; None: nothing yet."""
        self.now: Now | None = None
        self._line = Line(
            url,
            token,
            lambda: messages.Hello(table, seat, self.version),
            self._hear,
            random or Random(),
        )
        self._chat = 0
        self._early: list[Ack] = []
        self._news: asyncio.Queue[Heard | None] = asyncio.Queue()
        self._view: tuple[Now, object] | None = None
        self._stay: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "TableClient":
        self._stay = asyncio.create_task(self._line.stay())
        self._stay.add_done_callback(lambda _: self._news.put_nowait(None))
        try:
            await self._line.welcomed.wait()
            if self._line.end is not None:
                raise self._line.end
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up; the seat is kept."""
        if self._stay is not None:
            self._stay.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._stay

    async def __aiter__(self) -> AsyncIterator[Heard]:
        """What happens, until the server says good-bye for good or the line is closed."""
        while (heard := await self._news.get()) is not None:
            yield heard
            if isinstance(heard, Bye) and heard.retry is None:
                return
        # Whoever asks again is told the same.
        self._news.put_nowait(None)
        if self._line.end is not None and self._stay is not None and not self._stay.cancelled():
            raise self._line.end

    @property
    def plugin(self) -> registry.AnyPlugin:
        """The game that is played."""
        assert self.table is not None, "there was a welcome"
        return registry.find(self.table.game)

    @property
    def view(self) -> Any:
        """What the seat may know now, as the game's own view; there must be a `now`."""
        now = self.now
        assert now is not None, "the game has begun"
        if self._view is None or self._view[0] is not now:
            self._view = (now, self.plugin.wire.read_view(now.view))
        return self._view[1]

    @property
    def legal(self) -> Legal[Any]:
        """The moves that the seat can make now, by the same rules as the server's."""
        return self.plugin.game.legal(self.view)

    async def move(self, move: Move | str, question: int | None = None) -> int:
        """Make a move; the version that it is part of, once that was heard. Refused, if not.

        It answers the question of now, unless another one is named; what is interjected answers
        none.
        """
        if isinstance(move, Move) and move.interjects:
            question = None
        elif question is None and self.now is not None:
            question = self.now.question
        message = messages.MakeMove(_new_id(), _raw(move), question)
        return (await self._line.ask(message, Ack)).version or 0

    async def undo(self) -> int:
        """Take back the last move; the version in which it is gone, once that was heard."""
        return (await self._line.ask(messages.TakeBack(_new_id()), Ack)).version or 0

    async def say(self, text: str) -> None:
        """Say something to the table, once, also where the line breaks meanwhile."""
        await self._line.ask(messages.Say(_new_id(), text), Ack)

    async def ask_moves(self, most: int = 500, **like: object) -> messages.LegalMoves:
        """The legal moves whose fields are `like` these, such as type="place"."""
        only = {name: _raw(value) for name, value in like.items()}
        message = messages.AskMoves(id=_new_id(), like=only, most=most)
        return await self._line.ask(message, messages.LegalMoves)

    async def ask_preview(self, move: Move | str) -> messages.Previewed:
        """What a move would change in the score."""
        message = messages.AskPreview(id=_new_id(), move=_raw(move))
        return await self._line.ask(message, messages.Previewed)

    async def ask_why_not(self, move: Move | str) -> messages.Explained:
        """Why a move is not legal, if it is not."""
        message = messages.AskWhyNot(id=_new_id(), move=_raw(move))
        return await self._line.ask(message, messages.Explained)

    async def ask_score(self, seat: Seat) -> messages.Scored:
        """What a seat would score now."""
        return await self._line.ask(messages.AskScore(id=_new_id(), seat=seat), messages.Scored)

    async def ask_try(self, moves: Sequence[Move | str]) -> messages.Tried:
        """How the table would look after some moves of mine."""
        message = messages.AskTry(id=_new_id(), moves=tuple(map(_raw, moves)))
        return await self._line.ask(message, messages.Tried)

    async def ask_hint(self, after: Sequence[Move | str] = ()) -> messages.Hint:
        """What a bot would do, now or after some moves of mine."""
        message = messages.AskHint(_new_id(), tuple(map(_raw, after)))
        return await self._line.ask(message, messages.Hint)

    async def ask_history(self) -> messages.History:
        """All steps so far."""
        return await self._line.ask(messages.AskHistory(_new_id()), messages.History)

    async def ping(self) -> None:
        """Wait until the server answers."""
        await self._line.ask(messages.Ping(_new_id()), messages.Pong)

    def drop(self) -> None:
        """Break the connection, as a bad network does; the client comes back by itself."""
        self._line.drop()

    def _hear(self, heard: Sent | Lost) -> bool:
        """Take in what is heard; False if there is a gap before it."""
        match heard:
            case Snapshot(version, now):
                self._advance(version, now)
            case Missed(version, steps, now):
                known = -1 if self.version is None else self.version
                heard = Missed(version, tuple(s for s in steps if s.version > known), now)
                self._advance(version, now)
            case StepMade(version, _, _, now):
                if self.version is None or version > self.version + 1:
                    return False
                if version <= self.version:
                    return True
                self._advance(version, now)
            case Welcome(table) | Changed(table):
                self.table = table
            case ChatLine(number):
                # A new connection hears the last lines again.
                if number <= self._chat:
                    return True
                self._chat = number
            case Presence() | Failed() | Bye() | Lost():
                pass
            case Ack(_, version) if version is not None and version > (self.version or 0):
                # The step that it speaks of has not come yet.
                self._early.append(heard)
                return True
            case _:
                self._line.answer(heard.id, heard)
                return True
        self._news.put_nowait(heard)
        return True

    def _advance(self, version: int, now: Now) -> None:
        self.version = version
        self.now = now
        ready = [ack for ack in self._early if (ack.version or 0) <= version]
        self._early = [ack for ack in self._early if ack not in ready]
        for ack in ready:
            self._line.answer(ack.id, ack)


def _new_id() -> str:
    return uuid.uuid4().hex


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
