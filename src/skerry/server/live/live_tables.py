"""The hall: the tables that this worker holds in memory, and how a batch comes to all of them.

The log in the database is the truth. A batch is tried on a copy of the table, appended, and only
when it is on disk does the copy take the table's place and anybody hear of it. If another worker
was quicker, its batches are read and the decision is made again.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, Row

from skerry.core.event import Seat
from skerry.core.record import outcome_of
from skerry.protocol.messages import Presence
from skerry.protocol.refusals import Farewell
from skerry.protocol.table_info import Status
from skerry.server.live import presence
from skerry.server.live.bus import Bus, Notice, What
from skerry.server.live.chat import MOST_LINES, Heard, lines_after
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.settings import Settings
from skerry.server.store import log, verdicts
from skerry.server.store.database import Database, Unavailable
from skerry.server.store.log import Conflict, RowUpdate, TableFrozen, UnknownTable
from skerry.server.store.rows import seats_of, table_row
from skerry.server.store.times import now_ms
from skerry.server.store.verdicts import Verdict
from skerry.table.entries import AnyEntry, Batch, Moved, Returned, SatIn
from skerry.table.table import Table

LOG = logging.getLogger("skerry.server.live.live_tables")
TRIES = 20
KEPT = 30.0
"""So many seconds a table stays in memory that nobody is connected to."""


class Watcher(Protocol):
    """Somebody who is connected to a table."""

    def nudge(self) -> None:
        """There may be something new to tell."""

    def dismiss(self, why: Farewell, sentence: str, retry: int | None) -> None:
        """The conversation is over."""


@dataclass
class LiveTable:
    """A table in this worker's memory."""

    id: str
    row: Row[Any]
    seats: Sequence[Row[Any]]
    table: Table | None = None
    """None until its game begins."""
    snapshot: int = 0
    """The batch of the last snapshot."""
    edition: int = 1
    """Raised when the row or the seats change."""
    present: Presence = field(default_factory=lambda: Presence((), 0))
    chat: deque[Heard] = field(default_factory=lambda: deque(maxlen=MOST_LINES))
    watchers: set[Watcher] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: set[Seat] = field(default_factory=set)
    """The seats whose bots think about a move here."""
    used: float = 0.0

    @property
    def frozen(self) -> bool:
        """Whether the table can only be looked at."""
        return bool(self.row.status == Status.FROZEN)

    def nudge(self) -> None:
        """Something changed: all who are connected look whether it is for them."""
        for watcher in self.watchers:
            watcher.nudge()


Decide = Callable[[Table], Sequence[AnyEntry]]
"""The entries of a new batch, from the table as it is; an exception, if there is none."""


class LiveTables:
    """All tables of one worker."""

    def __init__(
        self, worker: str, settings: Settings, database: Database, bus: Bus, metrics: Metrics
    ) -> None:
        self.worker = worker
        self.settings = settings
        self.database = database
        self.metrics = metrics
        self._bus = bus
        self._lives: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.after_batch: Callable[[LiveTable], None] = lambda live: None
        """Who looks after the bots of a table when it has moved on."""
        self.closing = False
        """Is this worker about to stop? Then nothing is begun any more."""

    def __iter__(self) -> Any:
        return iter(tuple(self._lives.values()))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside, that nobody waits for and no closed socket may cut short."""
        task = asyncio.get_running_loop().create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def open(self, table: str) -> LiveTable:
        """A table, from memory or the database; UnknownTable."""
        live = self._lives.get(table)
        if live is None:
            task = self._opening.get(table)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._load(table))
                self._opening[table] = task
                task.add_done_callback(lambda _: self._opening.pop(table, None))
            live = await asyncio.shield(task)
        live.used = asyncio.get_running_loop().time()
        return live

    async def _load(self, table: str) -> LiveTable:
        live, verdict = await self.database.read(partial(_read_live, table=table, now=now_ms()))
        await self._remember(live, verdict)
        # Whoever waits for it goes on a little later: until then it is not idle.
        live.used = asyncio.get_running_loop().time()
        self._lives[table] = live
        self.metrics.tables(1)
        return live

    async def _remember(self, live: LiveTable, verdict: Verdict | None) -> None:
        """Write down what was found out when a table was loaded."""
        if verdict is not None:
            store = partial(verdicts.store, row=live.row, verdict=verdict)
            live.row, live.snapshot = await self.database.write(store), 0

    def drop_idle(self) -> None:
        """Forget the tables that nobody is connected to: they are all in the database."""
        before = asyncio.get_running_loop().time() - KEPT
        for live in tuple(self._lives.values()):
            busy = live.watchers or live.thinking or live.lock.locked()
            if not busy and live.used < before:
                self._forget(live)

    def _forget(self, live: LiveTable) -> None:
        if self._lives.get(live.id) is live:
            del self._lives[live.id]
            self.metrics.tables(-1)

    async def commit(self, table: str, decide: Decide) -> LiveTable:
        """Make a batch of what is decided, once it is on disk; exceptions of `decide` come back.

        It is finished even if whoever asked for it goes away meanwhile.
        """
        live = await self.open(table)
        task = asyncio.get_running_loop().create_task(self._commit(live, decide))
        self._tasks.add(task)
        task.add_done_callback(self._committed)
        await asyncio.shield(task)
        return live

    def _committed(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # Whoever asked may be gone; that nobody looks at a refusal then is no failure.
            task.exception()

    async def _commit(self, live: LiveTable, decide: Decide) -> None:
        async with live.lock:
            for _ in range(TRIES):
                table = live.table
                if table is None or live.frozen:
                    raise (TableFrozen if live.frozen else UnknownTable)(live.id)
                draft = table.fork()
                batch = draft.extend(now_ms(), decide(table))
                due = draft.can_freeze and draft.seq - live.snapshot >= log.SNAPSHOT_EVERY
                frozen = draft.freeze() if due else None
                mark = self.mark(draft)
                append = partial(
                    log.append,
                    table=live.id,
                    expected=table.seq,
                    batch=batch,
                    mark=mark,
                    frozen=frozen,
                )
                try:
                    await self.database.write(append)
                except Conflict:
                    self.metrics.conflict()
                    await self._catch_up(live)
                    continue
                live.table = draft
                if frozen is not None:
                    live.snapshot = draft.seq
                break
            else:
                raise Unavailable("the table changes faster than this worker can follow")
        if any(isinstance(entry, Moved) for entry in batch.entries):
            self.metrics.moved(draft.config.plugin.game.name)
        await self._spread(live, batch, mark)

    async def _spread(self, live: LiveTable, batch: Batch, mark: RowUpdate) -> None:
        """Tell everybody of a batch that is on disk."""
        live.nudge()
        await self._bus.publish(Notice(self.worker, live.id, What.log, batch.seq))
        if mark.result is not None:
            self.spawn(self.record(live.id))
        else:
            self.after_batch(live)
        if mark.result is not None or any(
            isinstance(entry, SatIn | Returned) for entry in batch.entries
        ):
            await self.changed(live.id)

    def mark(self, table: Table) -> RowUpdate:
        """What the row of a table must say: above all, when somebody must look after it."""
        result = table.match.result
        if result is not None:
            return RowUpdate(frozenset(), None, msgspec.json.encode(outcome_of(result)))
        due = table.due()
        if table.bots_to_move():
            lease = now_ms() + self.lease
            due = lease if due is None else min(due, lease)
        seen = not table.steps or table.steps[-1].versions[-1] is not None
        return RowUpdate(table.awaits, due, seen=seen, shown=table.shown_awaits(None))

    @property
    def lease(self) -> int:
        """So many milliseconds a worker has for a bot's move before others look after it."""
        return int(self.settings.bot_deadline * 1000) + 5000

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what other workers appended; the lock is held."""
        table = live.table
        if table is None or live.frozen:
            return
        read = partial(log.batches_after, table=live.id, seq=table.seq)
        batches = await self.database.read(read)
        if not batches:
            return
        draft = table.fork()
        for batch in batches:
            draft.apply(batch)
        live.table = draft
        live.nudge()

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other workers appended."""
        async with live.lock:
            await self._catch_up(live)
        table = live.table
        if table is not None and not table.awaits and live.row.status == Status.RUNNING:
            await self._refresh(live)

    def hear(self, notice: Notice) -> None:
        """Another worker says that something happened at a table."""
        live = self._lives.get(notice.table)
        if live is None:
            return
        if notice.what is What.log:
            if live.table is None or live.table.seq < notice.seq:
                self.spawn(self.catch_up(live) if live.table else self._refresh(live))
        elif notice.what is What.presence:
            self.spawn(self._count_present(live))
        elif notice.what is What.chat:
            self.spawn(self._listen(live))
        else:
            self.spawn(self._refresh(live))

    def healed(self) -> None:
        """Notices were lost: all tables are read again."""
        self.metrics.healed()
        for live in tuple(self._lives.values()):
            self.spawn(self._refresh(live))
            self.spawn(self._listen(live))
            self.spawn(self._count_present(live))

    async def changed(self, table: str) -> None:
        """The row or the seats of a table changed: tell those who are connected anywhere."""
        live = self._lives.get(table)
        if live is not None:
            await self._refresh(live)
        await self._bus.publish(Notice(self.worker, table, What.seats))

    async def deleted(self, table: str) -> None:
        """A table is gone."""
        await self.changed(table)

    async def _refresh(self, live: LiveTable) -> None:
        """Read the row, the seats and, if it began or went on meanwhile, the game."""
        async with live.lock:
            fresh = await self.database.read(partial(_read_rows, table=live.id))
            if fresh is None:
                self._forget(live)
                for watcher in tuple(live.watchers):
                    watcher.dismiss(Farewell.DELETED, "this table was deleted", None)
                return
            live.row, live.seats = fresh
            if live.table is None and live.row.seq > 0:
                read = partial(verdicts.load, row=live.row)
                live.table, verdict = await self.database.read(read)
                await self._remember(live, verdict)
            else:
                await self._catch_up(live)
        live.edition += 1
        live.nudge()

    async def record(self, table: str) -> bytes | None:
        """The record of a finished table; None while its game goes on. UnknownTable."""
        body = await self.database.read(partial(log.read_record, table=table))
        if body is not None:
            await self.database.write(partial(log.store_record, table=table, body=body))
        return body

    async def attach(self, live: LiveTable, watcher: Watcher, line: str, seat: Seat | None) -> None:
        """Somebody connects to a table that was just opened."""
        live.watchers.add(watcher)
        connect = partial(
            presence.connect,
            line=line,
            table=live.id,
            seat=seat,
            worker=self.worker,
            now=now_ms(),
        )
        await self.database.write(connect)
        await self._announce(live)

    def detach(self, live: LiveTable, watcher: Watcher, line: str) -> None:
        """Somebody's line is gone."""
        live.watchers.discard(watcher)
        live.used = asyncio.get_running_loop().time()
        self.spawn(self._gone(live, line))

    async def _gone(self, live: LiveTable, line: str) -> None:
        await self.database.write(partial(presence.disconnect, line=line))
        await self._announce(live)

    async def _announce(self, live: LiveTable) -> None:
        await self._count_present(live)
        await self._bus.publish(Notice(self.worker, live.id, What.presence))

    async def _count_present(self, live: LiveTable) -> None:
        found = await self.database.read(partial(presence.present, table=live.id, now=now_ms()))
        if found != live.present:
            live.present = found
            live.nudge()

    async def said(self, live: LiveTable) -> None:
        """Somebody said something at a table."""
        await self._listen(live)
        await self._bus.publish(Notice(self.worker, live.id, What.chat))

    async def _listen(self, live: LiveTable) -> None:
        last = live.chat[-1].line.number if live.chat else 0
        read = partial(lines_after, table=live.id, number=last)
        for heard in await self.database.read(read):
            if not live.chat or heard.line.number > live.chat[-1].line.number:
                live.chat.append(heard)
        live.nudge()

    async def beat(self) -> None:
        """Say that the sockets here live, and look for batches of which no notice came."""
        await self.database.write(partial(presence.beat, worker=self.worker, now=now_ms()))
        lives = [live for live in self._lives.values() if live.table is not None]
        for start in range(0, len(lives), 500):
            some = {live.id: live for live in lives[start : start + 500]}
            for table, seq in await self.database.read(partial(log.last_seqs, tables=list(some))):
                known = some[table].table
                if known is not None and known.seq < seq:
                    await self.catch_up(some[table])

    async def close(self) -> None:
        """Stop: those who are connected are told to come back in a moment."""
        self.closing = True
        for live in tuple(self._lives.values()):
            for watcher in tuple(live.watchers):
                watcher.dismiss(Farewell.RESTART, "the server restarts", 1000)
        while self._tasks:
            await asyncio.wait(self._tasks)
        await self.database.write(partial(presence.leave, worker=self.worker))


async def _logged(work: Coroutine[Any, Any, Any]) -> None:
    """Work that nobody waits for must not fail in silence."""
    try:
        await work
    except Unavailable as error:
        LOG.warning("put off: %s", error)
    except Exception:
        LOG.exception("work beside the tables failed")


def _read_rows(connection: Connection, table: str) -> tuple[Row[Any], Sequence[Row[Any]]] | None:
    row = table_row(connection, table)
    return None if row is None else (row, seats_of(connection, table))


def _read_live(connection: Connection, table: str, now: int) -> tuple[LiveTable, Verdict | None]:
    rows = _read_rows(connection, table)
    if rows is None:
        raise UnknownTable(table)
    live = LiveTable(table, *rows)
    verdict = None
    if live.row.seq > 0:
        live.table, verdict = verdicts.load(connection, live.row)
        live.snapshot = log.snapshot_seq(connection, table)
    live.present = presence.present(connection, table, now)
    live.chat.extend(lines_after(connection, table, 0))
    return live, verdict
