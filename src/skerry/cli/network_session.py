"""A seat at a server's table. The connection has its own thread, so a prompt never blocks it."""

import asyncio
import contextlib
import os
import queue
import sys
import threading
from collections import deque
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

import click
import msgspec

from skerry.cli.session import MoveRefused
from skerry.client.connection import ConnectionEnded, Lost, Refused
from skerry.client.table import News, TableClient
from skerry.client.toss import TossMemory
from skerry.core.event import Seat
from skerry.core.game import Move
from skerry.core.no_undo import NoUndo
from skerry.core.registry import AnyPlugin
from skerry.core.score import Result
from skerry.core.text.safe_text import escaped
from skerry.protocol import messages
from skerry.protocol.messages import Now
from skerry.protocol.table_info import SeatInfo, SeatKind, Status, TableInfo

QUIET = 0.7
"""Seconds without news before it says who is awaited; bots are usually faster."""

T = TypeVar("T")


class Typed(msgspec.Struct, frozen=True):
    """A line from the keyboard, or None at the end of input."""

    line: str | None


class TableGone(Exception):
    """The table can no longer be played; the message says why."""


Item = News | Typed | TableGone


class NetworkSession:
    """A seat at a table on a server, for a terminal that blocks at prompts.

    The connection and the keyboard put messages into one inbox, and the terminal reads from it.
    So the printed events always match the table that is shown.
    """

    def __init__(
        self,
        url: str,
        table: str,
        seat: Seat | None,
        token: str | None,
        *,
        from_start: bool,
        toss: TossMemory | None = None,
    ) -> None:
        self.seat = seat
        self._inbox: queue.SimpleQueue[Item] = queue.SimpleQueue()
        self._typed: deque[Typed] = deque()
        self._sentences: list[str] = []
        self._table: TableInfo | None = None
        self._version = -1
        self._now: Now | None = None
        self._view: Any = None
        self._present: frozenset[Seat] | None = None
        self._waiting_for = ""
        self._last_chat = 0
        self._lost = False
        self._client = TableClient(url, table, seat, token, from_start=from_start, toss=toss)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> "NetworkSession":
        self._thread.start()
        try:
            self._call(self._client.__aenter__())
            asyncio.run_coroutine_threadsafe(self._read_messages(), self._loop)
            while self._table is None:
                self._handle(self._inbox.get())
            threading.Thread(target=_read_keyboard, args=(self._inbox,), daemon=True).start()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    def _stop(self) -> None:
        self._call(self._client.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def plugin(self) -> AnyPlugin:
        """The game."""
        return self._client.plugin

    @property
    def names(self) -> Sequence[str]:
        """The names of all seats; your own is "You"."""
        assert self._table is not None, "the server has sent a welcome"
        return [
            "You" if seat == self.seat else _name(info, seat)
            for seat, info in enumerate(self._table.seats)
        ]

    @property
    def asked(self) -> bool:
        """Whether the seat must move now and no bot stands in."""
        self._handle_all()
        now = self._now
        return now is not None and now.question is not None and self.seat not in now.stand_ins

    @property
    def _question(self) -> int | None:
        """The number of the question that the seat must answer, as far as news were handled."""
        return None if self._now is None else self._now.question

    @property
    def result(self) -> Result | None:
        """The standings, or None while the game is running."""
        self._handle_all()
        if self._now is None or self._now.ended is None:
            return None
        ended = self._now.ended
        standings = self.plugin.wire.read_standings(ended.standings)
        automa = next((standing for standing in standings if standing.seat < 0), None)
        seated = tuple(standing for standing in standings if standing.seat >= 0)
        return Result(seated, ended.winners, automa)

    @property
    def seed(self) -> str | None:
        """The seed of all draws, once the game is over."""
        return None if self._now is None or self._now.ended is None else self._now.ended.seed

    def check_luck(self) -> str:
        """Whether the draws of the finished game were fair, as a sentence."""
        return self._call(self._client.check_luck()).sentence(self.names)

    def view(self) -> Any:
        """What the seat may know, or None before the game begins."""
        if self._view is None and self._now is not None:
            self._view = self.plugin.wire.read_view(self._now.view)
        return self._view

    def news(self) -> list[str]:
        """What happened since the last call, as sentences."""
        self._handle_all()
        news, self._sentences = self._sentences, []
        return news

    def wait(self) -> str | None:
        """Wait for news or for a typed line."""
        self._handle_all()
        if self._sentences:
            return None
        if self._typed:
            return self._next_typed()
        try:
            self._handle(self._inbox.get(timeout=QUIET))
        except queue.Empty:
            if not self._report_awaited():
                self._handle(self._inbox.get())
        return None

    def read(self) -> str:
        """Read a line at the prompt; "" if the question was withdrawn, or gave way to another."""
        click.echo("> ", nl=False)
        # Both can come at once: then the seat is asked all the time, but something else.
        question = self._question
        while self.asked and self._question == question and not self._typed:
            self._handle(self._inbox.get())
        if self._typed:
            return self._next_typed()
        click.echo()
        return ""

    def play(self, move: Move) -> None:
        """Make a legal move."""
        self._wait_for_version(self._call(self._client.move(move, self._question)))

    def why_not_undo(self) -> str | None:
        """Why the last move cannot be undone, or None if it can."""
        if self._now is None or self._now.undo is None:
            return None
        return NoUndo(self._now.undo).sentence

    def undo(self) -> None:
        """Undo the last move."""
        self._wait_for_version(self._call(self._client.undo()))

    def say(self, text: str) -> None:
        """Send a chat message."""
        if not text:
            raise MoveRefused("the message is empty; write: chat TEXT")
        self._call(self._client.say(text))
        # The server sends the message back; show it before the next prompt.
        before = self._last_chat
        with contextlib.suppress(queue.Empty):
            while self._last_chat == before:
                self._handle(self._inbox.get(timeout=QUIET))

    def _call(self, what: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the connection's thread; raises MoveRefused if the server refuses."""
        try:
            return asyncio.run_coroutine_threadsafe(what, self._loop).result()
        except Refused as refused:
            raise MoveRefused(str(refused).rstrip(".")) from None
        except ConnectionEnded as away:
            raise TableGone(str(away)) from None

    async def _read_messages(self) -> None:
        end = "the connection was closed"
        try:
            async for message in self._client:
                self._inbox.put(message)
                if isinstance(message, messages.Bye):
                    end = message.sentence
        except ConnectionEnded as away:
            end = str(away)
        self._inbox.put(TableGone(end))

    def _wait_for_version(self, version: int) -> None:
        while self._version < version:
            self._handle(self._inbox.get())

    def _handle_all(self) -> None:
        with contextlib.suppress(queue.Empty):
            while True:
                self._handle(self._inbox.get_nowait())

    def _handle(self, item: Item) -> None:
        match item:
            case Typed():
                self._typed.append(item)
            case TableGone():
                raise item
            case messages.Welcome(table):
                if self._lost:
                    self._tell("Reconnected.")
                self._lost = False
                self._set_table(table)
            case messages.Changed(table):
                self._set_table(table)
            case messages.Snapshot(version, now):
                self._advance(version, now, ())
            case messages.Missed(version, steps, now):
                self._advance(version, now, steps)
            case messages.StepMade(version, events, withdraws, now):
                self._advance(version, now, (messages.SeenStep(version, events, withdraws),))
            case messages.GameOver(_, ended):
                assert self._now is not None, "the last step came first"
                self._now = msgspec.structs.replace(self._now, ended=ended)
            case messages.Presence(seats):
                self._set_present(frozenset(seats))
            case messages.ChatLine(number, name, _, text):
                self._last_chat = number
                self._tell(f"{name} says: {text}")
            case messages.Failed(what):
                self._tell(f"The server did not understand: {what}.")
            case Lost(why):
                if not self._lost:
                    self._tell(f"Connection lost ({why}). Reconnecting ...")
                self._lost = True
            case messages.Bye(_, sentence):
                self._tell(f"The server says: {sentence}")

    def _tell(self, sentence: str) -> None:
        """Add a sentence to the news; one that came from the server stays a single line."""
        self._sentences.append(escaped(sentence))

    def _advance(self, version: int, now: Now, steps: Sequence[messages.SeenStep]) -> None:
        for step in steps:
            if step.withdraws:
                self._tell("A move was undone.")
            for event in step.events:
                read = self.plugin.wire.read_event(event)
                self._tell(self.plugin.describe_event(read, self.names))
        before = {} if self._now is None else self._now.stand_ins
        for seat in now.stand_ins.keys() - before.keys():
            self._tell(f"The bot {now.stand_ins[seat]} stands in for {self._whom(seat)}.")
        for seat in before.keys() - now.stand_ins.keys():
            again = "You play again." if seat == self.seat else f"{self.names[seat]} plays again."
            self._tell(again)
        self._version, self._now, self._view = version, now, None
        if now.question is not None:
            # After the next move it reports again who is awaited.
            self._waiting_for = ""

    def _whom(self, seat: Seat) -> str:
        return "you; type 'back' to take your seat back" if seat == self.seat else self.names[seat]

    def _set_table(self, table: TableInfo) -> None:
        before, self._table = self._table, table
        if before is None or table.status is not Status.WAITING:
            return
        for seat, (old, new) in enumerate(zip(before.seats, table.seats, strict=True)):
            if seat != self.seat and old.taken != new.taken:
                who = _name(new if new.taken else old, seat)
                self._tell(f"{who} {'joined' if new.taken else 'left'}.")

    def _set_present(self, seats: frozenset[Seat]) -> None:
        before, self._present = self._present, seats
        if before is not None:
            for seat in sorted((before ^ seats) - {self.seat}):
                here = "is connected" if seat in seats else "is not connected"
                self._tell(f"{self.names[seat]} {here}.")

    def _report_awaited(self) -> bool:
        """Report who is awaited; returns False if that was already reported."""
        assert self._table is not None, "the server has sent a welcome"
        if self._now is None:
            free = sum(not info.taken for info in self._table.seats)
            who = f"{free} more" if free else "the start"
        else:
            who = " and ".join(self.names[seat] for seat in self._now.awaits) or "the result"
        if who == self._waiting_for:
            return False
        self._waiting_for = who
        self._tell(f"Waiting for {who} ...")
        return True

    def _next_typed(self) -> str:
        line = self._typed[0].line
        if line is None:
            # Stays in the queue: every later read ends the same way.
            raise EOFError
        self._typed.popleft()
        return line


def _name(info: SeatInfo, seat: Seat) -> str:
    if info.kind is SeatKind.BOT:
        return escaped(f"{info.bot} {seat}")
    return escaped(info.name or f"seat {seat}")


def _read_keyboard(inbox: "queue.SimpleQueue[Item]") -> None:
    """Put every typed line into the inbox.

    Reads from the file descriptor: a thread blocked in `sys.stdin` holds a lock that would
    keep the program from exiting.
    """
    keyboard = sys.stdin.fileno()
    rest = b""
    while more := os.read(keyboard, 4096):
        *lines, rest = (rest + more).split(b"\n")
        for line in lines:
            inbox.put(Typed(line.decode(errors="replace")))
    if rest:
        inbox.put(Typed(rest.decode(errors="replace")))
    inbox.put(Typed(None))
