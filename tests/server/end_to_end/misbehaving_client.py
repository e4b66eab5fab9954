"""A client that plays a whole game and makes every possible mistake on the way."""

import asyncio
import contextlib
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from skerry.bots.registry import AnyBot
from skerry.client import Refused, TableClient
from skerry.core.event import Event, Seat
from skerry.core.game import Move
from skerry.protocol.messages import (
    Ack,
    Ended,
    Failed,
    Hello,
    MakeMove,
    Missed,
    SeenStep,
    Snapshot,
    StepMade,
    encode,
)
from skerry.protocol.refusals import Refusal

GARBAGE: tuple[str | bytes, ...] = (
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "1e999",
    '{"type": "move"}',
    '{"type": "move", "id": "x", "move": {"type": "no such move", "seat": 0}, "question": 1}',
    '{"type": "move", "id": 7, "move": "pass", "question": 1}',
    '{"type": "move", "id": "x", "move": "\\ud800", "question": "1"}',
    '{"type": "win", "id": "x"}',
    '{"type": "ping", "id": ""}',
    '{"type": "try", "id": "x", "moves": []}',
    '{"type": "score", "id": "x", "seat": 99}',
    '{"type": "moves", "id": "x", "most": 1, "like": {"no such field": [1, {}]}}',
    '{"type": "say", "id": "x", "text": ""}',
    "[" * 5000,
    b"\xff\xfe\x00garbage",
    b"\x00" * 100,
    encode(Hello("t1")).decode(),
)


class MisbehavingClient:
    """Plays a seat with a bot, or watches, and stores what it receives.

    `mischief` is the probability of each kind of mistake.
    """

    def __init__(
        self,
        url: str,
        table: str,
        seat: Seat | None,
        token: str | None,
        bot: AnyBot,
        random: Random,
        mischief: float,
    ) -> None:
        self.seat = seat
        self.told: dict[int, SeenStep] = {}
        self.moves: list[Move] = []
        """The moves that were acknowledged and not undone."""
        self.pranks: dict[str, int] = {}
        self._first: dict[str, int] = {}
        self._bot = bot
        self._random = random
        self._mischief = mischief
        self._client = TableClient(url, table, seat, token, from_start=True, random=random)
        self._asides: set[asyncio.Task[None]] = set()

    async def play(self) -> Ended:
        """Play, or watch, to the end of the game."""
        async with self._client as line:
            async for heard in line:
                match heard:
                    case Missed(_, steps):
                        self._keep(*steps)
                    case StepMade(version, events, withdraws, _, own):
                        self._keep(SeenStep(version, events, withdraws, own))
                    case Snapshot():
                        raise AssertionError("nothing is so long ago that steps are lost")
                    case Failed():
                        self._count("failed")
                while line.now is not None and line.now.question is not None:
                    if not await self._turn():
                        break
                if line.now is not None and line.now.ended is not None:
                    for aside in self._asides:
                        aside.cancel()
                    await asyncio.gather(*self._asides, return_exceptions=True)
                    history = (await line.ask_history()).steps
                    assert [step.version for step in history] == list(range(1, len(history) + 1))
                    await self._hear_the_rest(len(history))
                    assert list(history) == [self.told[step.version] for step in history]
                    return line.now.ended
        raise AssertionError("the conversation ended before the game")

    async def _hear_the_rest(self, versions: int) -> None:
        if len(self.told) >= versions:
            return
        async for heard in self._client:
            if isinstance(heard, Missed):
                self._keep(*heard.steps)
            elif isinstance(heard, StepMade):
                self._keep(SeenStep(heard.version, heard.events, heard.withdraws, heard.own))
            if len(self.told) >= versions:
                return

    def events(self) -> list[Event]:
        """All events, as this seat saw them."""
        gone = {version for step in self.told.values() for version in step.withdraws}
        read = self._client.plugin.wire.read_event
        return [
            read(event)
            for version in sorted(self.told)
            if version not in gone
            for event in self.told[version].events
        ]

    def _keep(self, *steps: SeenStep) -> None:
        for step in steps:
            assert step.version not in self.told, "no step arrives twice"
            assert step.version == len(self.told) + 1, "no step is missing"
            self.told[step.version] = step

    def _does(self, prank: str) -> bool:
        """Whether to make this mistake now: once early, later at random."""
        left = self._first.setdefault(prank, self._random.randrange(6))
        self._first[prank] = left - 1
        if left != 0 and self._random.random() >= self._mischief:
            return False
        self._count(prank)
        return True

    def _count(self, what: str) -> None:
        self.pranks[what] = self.pranks.get(what, 0) + 1

    async def _turn(self) -> bool:
        """Answer the current question; returns False if the table must be read again first."""
        line = self._client
        assert line.now is not None, "there is a question"
        question = line.now.question
        assert question is not None, "there is one"
        view = line.view
        move = self._bot.choose(view, line.legal, self._random)
        await self._before(question, move)
        if line.now.question != question:
            return True
        try:
            if self._does("drop while moving"):
                self._aside(self._drop_soon())
            if self._does("send twice"):
                await self._send_twice(move, question)
            else:
                await line.move(move, question)
        except Refused as refused:
            # Another player's interjection may make the chosen move illegal.
            _expect(refused, {Refusal.STALE, Refusal.NOT_RUNNING, Refusal.ILLEGAL})
            return False
        self.moves.append(move)
        if self._does("undo"):
            await self._undo()
        return True

    async def _before(self, question: int, move: Move) -> None:
        line = self._client
        if self._does("garbage"):
            await self._send(self._random.choice(GARBAGE))
        if self._does("drop"):
            line.drop()
        # An interjection answers no question, so it is never stale.
        if not move.interjects and self._does("stale"):
            await self._is_refused(move, question - 1, {Refusal.STALE})
            await self._is_refused(move, question + 1000, {Refusal.STALE})
        if self._does("another's move"):
            other = msgspec.structs.replace(move, seat=move.seat + 1)
            await self._is_refused(other, question, {Refusal.UNREADABLE, Refusal.STALE})
        if self._does("illegal"):
            words = self._random.choice(("L99 n9 r0", "buy L01", "at a1", "keep d001", "no move"))
            reasons = {Refusal.ILLEGAL, Refusal.UNREADABLE, Refusal.STALE}
            explained = await self._explained(words)
            if explained is False:
                await self._is_refused(words, question, reasons)
        if self._does("asks"):
            self._ask_around(move)

    async def _explained(self, words: str) -> bool | None:
        try:
            return (await self._client.ask_why_not(words)).legal
        except Refused as refused:
            _expect(refused, {Refusal.UNREADABLE})
            return False

    async def _is_refused(self, move: Move | str, question: int, whys: set[Refusal]) -> None:
        try:
            await self._client.move(move, question)
        except Refused as refused:
            _expect(refused, whys)
        else:
            raise AssertionError(f"{move} was taken for question {question}")

    def _ask_around(self, move: Move) -> None:
        """Ask many things at once, in any order, without waiting."""
        line = self._client
        asks: list[Any] = [
            line.ask_moves(most=5),
            line.ask_why_not(move),
            line.ask_preview(move),
            line.ask_try([move]),
            line.ask_score(move.seat),
            line.ask_history(),
            line.ping(),
        ]
        self._random.shuffle(asks)
        for ask in asks:
            self._aside(ask)

    def _aside(self, work: Any) -> None:
        async def quietly() -> None:
            # The move may have been made before the answer, and then it is illegal.
            with contextlib.suppress(Refused):
                await work

        task = asyncio.create_task(quietly())
        self._asides.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._asides.discard(task)
        if not task.cancelled():
            task.result()

    async def _drop_soon(self) -> None:
        for _ in range(self._random.randrange(4)):
            await asyncio.sleep(0)
        self._client.drop()

    async def _send_twice(self, move: Move, question: int) -> None:
        """Send the same message three times."""
        raw = msgspec.Raw(msgspec.json.encode(move))
        id = f"{self._random.getrandbits(64):x}"
        message = MakeMove(id, raw, None if move.interjects else question)
        await self._send(encode(message).decode())
        await self._client._connection.request(message, Ack)
        await self._client._connection.request(message, Ack)

    async def _undo(self) -> None:
        try:
            await self._client.undo()
        except Refused as refused:
            _expect(refused, {Refusal.NO_UNDO})
        else:
            self._count("undone")
            self.moves.pop()

    async def _send(self, frame: str | bytes) -> None:
        socket = self._client._connection._socket
        if socket is not None:
            with contextlib.suppress(WebSocketException):
                await socket.send(frame)


def _expect(refused: Refused, whys: set[Refusal]) -> None:
    assert refused.why in whys, (refused.why, str(refused))
