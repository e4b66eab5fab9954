"""A chair at a server's table: the line has a thread of its own, so that no prompt holds it."""

import asyncio
import contextlib
import os
import queue
import sys
import threading
from collections import deque
from collections.abc import Coroutine, Sequence
from types import TracebackType
from typing import Any, TypeVar

import click
import msgspec

from skerry.cli.chair import Declined
from skerry.client.connection import Lost, Refused, SentAway
from skerry.client.table import News, TableClient
from skerry.core.event import Seat
from skerry.core.game import Move
from skerry.core.match import NoUndo
from skerry.core.registry import AnyPlugin
from skerry.core.score import Result, Standing
from skerry.protocol.messages import (
    Bye,
    Changed,
    ChatLine,
    Failed,
    Missed,
    Now,
    Presence,
    Snapshot,
    StepMade,
    StepTold,
    Welcome,
)
from skerry.protocol.table_info import SeatInfo, SeatKind, Status, TableInfo

QUIET = 0.7
"""Seconds without news until it is said who is waited for: bots are mostly quicker."""

T = TypeVar("T")


class Typed(msgspec.Struct, frozen=True):
    """A line from the keyboard; None: there will be no more."""

    line: str | None


class Gone(Exception):
    """The table cannot be played any more; the message says why."""


Item = News | Typed | Gone


class NetworkChair:
    """A seat at a table on a server, for a conversation that waits at prompts.

    The line and the keyboard put what they hear into one inbox; the conversation takes it from
    there, so that what is told and what is shown always fit together.
    """

    def __init__(
        self, url: str, table: str, seat: Seat | None, token: str | None, *, from_start: bool
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
        self._heard = 0
        self._lost = False
        self._client = TableClient(url, table, seat, token, from_start=from_start)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> "NetworkChair":
        self._thread.start()
        try:
            self._call(self._client.__aenter__())
            asyncio.run_coroutine_threadsafe(self._pump(), self._loop)
            while self._table is None:
                self._take(self._inbox.get())
            threading.Thread(target=_listen, args=(self._inbox,), daemon=True).start()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
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
        """The names of all seats; one's own is You."""
        assert self._table is not None, "there was a welcome"
        return [
            "You" if seat == self.seat else _name(info, seat)
            for seat, info in enumerate(self._table.seats)
        ]

    @property
    def asked(self) -> bool:
        """Must the seat answer now, and no bot does it?"""
        self._take_all()
        now = self._now
        return now is not None and now.question is not None and self.seat not in now.stand_ins

    @property
    def result(self) -> Result | None:
        """The standings, or None while the game goes on."""
        self._take_all()
        if self._now is None or self._now.ended is None:
            return None
        ended = self._now.ended
        standings = msgspec.json.decode(ended.standings, type=tuple[Standing, ...])
        automa = next((standing for standing in standings if standing.seat < 0), None)
        seated = tuple(standing for standing in standings if standing.seat >= 0)
        return Result(seated, ended.winners, automa)

    @property
    def seed(self) -> str | None:
        """The seed of all luck, once the game is over."""
        return None if self._now is None or self._now.ended is None else self._now.ended.seed

    def view(self) -> Any:
        """What the seat may know; None: the game has not begun."""
        if self._view is None and self._now is not None:
            self._view = self.plugin.wire.read_view(self._now.view)
        return self._view

    def news(self) -> list[str]:
        """What happened since this was last asked, in sentences."""
        self._take_all()
        news, self._sentences = self._sentences, []
        return news

    def wait(self) -> str | None:
        """Wait for news or for something typed."""
        self._take_all()
        if self._sentences:
            return None
        if self._typed:
            return self._next_typed()
        try:
            self._take(self._inbox.get(timeout=QUIET))
        except queue.Empty:
            if not self._say_who_is_awaited():
                self._take(self._inbox.get())
        return None

    def read(self) -> str:
        """A line that is typed at the prompt, "" if the question was withdrawn."""
        click.echo("> ", nl=False)
        while self.asked and not self._typed:
            self._take(self._inbox.get())
        if self._typed:
            return self._next_typed()
        click.echo()
        return ""

    def play(self, move: Move) -> None:
        """Make a legal move."""
        question = None if self._now is None else self._now.question
        self._until(self._call(self._client.move(move, question)))

    def why_not_undo(self) -> str | None:
        """Why the last move cannot be taken back, or None if it can."""
        if self._now is None or self._now.undo is None:
            return None
        return NoUndo(self._now.undo).sentence

    def undo(self) -> None:
        """Take back the last move."""
        self._until(self._call(self._client.undo()))

    def say(self, text: str) -> None:
        """Say something to the table."""
        if not text:
            raise Declined("there is nothing to say")
        self._call(self._client.say(text))
        # What one says comes back like everybody's; it is better shown at once than later.
        before = self._heard
        with contextlib.suppress(queue.Empty):
            while self._heard == before:
                self._take(self._inbox.get(timeout=QUIET))

    def _call(self, what: Coroutine[Any, Any, T]) -> T:
        """Do something in the line's thread; Declined where the server refuses."""
        try:
            return asyncio.run_coroutine_threadsafe(what, self._loop).result()
        except Refused as refused:
            raise Declined(str(refused).rstrip(".")) from None
        except SentAway as away:
            raise Gone(str(away)) from None

    async def _pump(self) -> None:
        end = "the line was closed"
        try:
            async for heard in self._client:
                self._inbox.put(heard)
                if isinstance(heard, Bye):
                    end = heard.sentence
        except SentAway as away:
            end = str(away)
        self._inbox.put(Gone(end))

    def _until(self, version: int) -> None:
        while self._version < version:
            self._take(self._inbox.get())

    def _take_all(self) -> None:
        with contextlib.suppress(queue.Empty):
            while True:
                self._take(self._inbox.get_nowait())

    def _take(self, item: Item) -> None:
        match item:
            case Typed():
                self._typed.append(item)
            case Gone():
                raise item
            case Welcome(table):
                if self._lost:
                    self._sentences.append("Connected again.")
                self._lost = False
                self._set_table(table)
            case Changed(table):
                self._set_table(table)
            case Snapshot(version, now):
                self._advance(version, now, ())
            case Missed(version, steps, now):
                self._advance(version, now, steps)
            case StepMade(version, events, withdraws, now):
                self._advance(version, now, (StepTold(version, events, withdraws),))
            case Presence(seats):
                self._set_present(frozenset(seats))
            case ChatLine(number, name, _, text):
                self._heard = number
                self._sentences.append(f"{name} says: {text}")
            case Failed(what):
                self._sentences.append(f"The server did not understand: {what}.")
            case Lost(why):
                if not self._lost:
                    self._sentences.append(f"The connection is lost ({why}). Trying again ...")
                self._lost = True
            case Bye(_, sentence):
                self._sentences.append(f"The server says: {sentence}")

    def _advance(self, version: int, now: Now, steps: Sequence[StepTold]) -> None:
        for step in steps:
            if step.withdraws:
                self._sentences.append("A move was taken back.")
            for event in step.events:
                read = self.plugin.wire.read_event(event)
                self._sentences.append(self.plugin.tell(read, self.names))
        before = {} if self._now is None else self._now.stand_ins
        for seat in now.stand_ins.keys() - before.keys():
            self._sentences.append(f"The bot {now.stand_ins[seat]} sits in for {self._whom(seat)}.")
        for seat in before.keys() - now.stand_ins.keys():
            again = "You play again." if seat == self.seat else f"{self.names[seat]} plays again."
            self._sentences.append(again)
        self._version, self._now, self._view = version, now, None
        if now.question is not None:
            # After the next answer it is said again whom the table waits for.
            self._waiting_for = ""

    def _whom(self, seat: Seat) -> str:
        return "you; 'back' takes your seat back" if seat == self.seat else self.names[seat]

    def _set_table(self, table: TableInfo) -> None:
        before, self._table = self._table, table
        if before is None or table.status is not Status.WAITING:
            return
        for seat, (old, new) in enumerate(zip(before.seats, table.seats, strict=True)):
            if seat != self.seat and old.taken != new.taken:
                who = _name(new if new.taken else old, seat)
                self._sentences.append(f"{who} {'sits down' if new.taken else 'leaves'}.")

    def _set_present(self, seats: frozenset[Seat]) -> None:
        before, self._present = self._present, seats
        if before is not None:
            for seat in sorted((before ^ seats) - {self.seat}):
                here = "is here" if seat in seats else "is not connected"
                self._sentences.append(f"{self.names[seat]} {here}.")

    def _say_who_is_awaited(self) -> bool:
        """Say whom the table waits for; False if that was said already."""
        assert self._table is not None, "there was a welcome"
        if self._now is None:
            free = sum(not info.taken for info in self._table.seats)
            who = f"{free} more" if free else "the start"
        else:
            who = " and ".join(self.names[seat] for seat in self._now.awaits)
        if who == self._waiting_for:
            return False
        self._waiting_for = who
        self._sentences.append(f"Waiting for {who} ...")
        return True

    def _next_typed(self) -> str:
        line = self._typed[0].line
        if line is None:
            # The end stays the end: whoever asks again is told the same.
            raise EOFError
        self._typed.popleft()
        return line


def _name(info: SeatInfo, seat: Seat) -> str:
    if info.kind is SeatKind.BOT:
        return f"{info.bot} {seat}"
    return info.name or f"seat {seat}"


def _listen(inbox: "queue.SimpleQueue[Item]") -> None:
    """Put every line that is typed into the inbox.

    The bytes are read below Python's own file: a thread that waits in that one holds a lock
    which the end of the program would wait for.
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
