"""The tables that this worker holds in memory, and how a batch reaches everyone at them.

The log in the database is the truth. A batch is tried on a copy of the table and appended. Only
when it is on disk does the copy replace the table, and clients receive it. If another worker was
faster, its batches are read and the decision is made again.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from skerry.core.event import Seat
from skerry.core.record import outcome_of
from skerry.protocol.refusals import Farewell
from skerry.protocol.table_info import Status
from skerry.server.live.bus import Bus, Notice, Topic
from skerry.server.live.calling import calls_due, wanted_calls
from skerry.server.live.connected_people import ConnectedPeople
from skerry.server.live.live_table import ConnectedClient, LiveTable, read_live, read_rows
from skerry.server.live.socket_presence import SocketPresence
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.settings import Settings
from skerry.server.refusals import UnknownTable
from skerry.server.store import log, verdicts
from skerry.server.store.chat import lines_after
from skerry.server.store.database import Database, Unavailable
from skerry.server.store.game_ends import ends_of
from skerry.server.store.log import BatchConflict, RowUpdate, TableFrozen
from skerry.server.store.times import now_ms
from skerry.server.store.verdicts import Verdict
from skerry.table.entries import AnyEntry, Batch, Moved, Play, Returned, SatIn
from skerry.table.snapshots import snapshot_of
from skerry.table.table import Table

LOG = logging.getLogger("skerry.server.live.live_tables")
TRIES = 20
FINISH_WITHIN, LEAVE_WITHIN = 2.0, 1.0
"""Seconds that work has when the server stops, and then the note that its sockets are closed."""
KEPT = 30.0
"""Seconds that a table without clients stays in memory."""

Decide = Callable[[Table], Sequence[AnyEntry | Play]]
"""Returns the entries of a new batch for the table as it is; none: nothing changes."""
Subscriber = Callable[[LiveTable], None]
"""Called with a table whenever this worker has appended a batch to it."""


class LiveTables:
    """All tables of one worker."""

    def __init__(
        self, worker: str, settings: Settings, database: Database, bus: Bus, metrics: Metrics
    ) -> None:
        self.worker = worker
        self.settings = settings
        self.database = database
        self.metrics = metrics
        self.people = ConnectedPeople(database)
        self._presence = SocketPresence(worker, database, bus)
        self._bus = bus
        self._lives: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._subscribers: list[Subscriber] = []
        self.follow_host: Callable[[], Coroutine[Any, Any, None]] | None = None
        """Applies in this worker what the host did; None: this is no worker, but a command."""
        self.closing = False
        """Whether this worker is stopping; then it starts nothing new."""

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(tuple(self._lives.values()))

    def subscribe(self, subscriber: Subscriber) -> None:
        """Call this with every table that has a new batch or has just begun."""
        self._subscribers.append(subscriber)

    def publish(self, live: LiveTable) -> None:
        """Tell the subscribers that a table has a new batch."""
        for subscriber in self._subscribers:
            subscriber(live)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in the background; a closed socket does not interrupt it."""
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
        live, verdict = await self.database.read(partial(read_live, table=table, now=now_ms()))
        await self._remember(live, verdict)
        # The caller continues a little later: until then the table is not idle.
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
        """Drop the tables without clients from memory: they are all in the database."""
        before = asyncio.get_running_loop().time() - KEPT
        for live in tuple(self._lives.values()):
            busy = live.clients or live.bots_thinking or live.lock.locked()
            if not busy and live.used < before:
                self.forget(live)

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory."""
        if self._lives.get(live.id) is live:
            del self._lives[live.id]
            self.metrics.tables(-1)

    async def commit(self, table: str, decide: Decide) -> LiveTable:
        """Append what `decide` returns and wait until it is on disk; its exceptions come back.

        The commit is finished even if the caller is cancelled.
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
            # The caller may be gone; a refusal that nobody reads is no failure.
            task.exception()

    async def _commit(self, live: LiveTable, decide: Decide) -> None:
        async with live.lock:
            for _ in range(TRIES):
                table = live.table
                if table is None or live.frozen:
                    raise TableFrozen if live.frozen else UnknownTable
                entries = decide(table)
                if not entries:
                    return
                draft = table.fork()
                batch = draft.extend(now_ms(), entries)
                due = draft.can_snapshot and draft.seq - live.snapshot >= log.SNAPSHOT_EVERY
                snapshot = snapshot_of(draft) if due else None
                row_update = self.row_update(draft)
                append = partial(
                    log.append,
                    table=live.id,
                    expected=table.seq,
                    batch=batch,
                    row_update=row_update,
                    snapshot=snapshot,
                )
                try:
                    await self.database.write(append)
                except BatchConflict:
                    self.metrics.conflict()
                    await self._catch_up(live)
                    continue
                live.table = draft
                if snapshot is not None:
                    live.snapshot = draft.seq
                break
            else:
                raise Unavailable("other workers change this table faster than this one")
        if any(isinstance(entry, Moved) for entry in batch.entries):
            self.metrics.moved(draft.config.plugin.game.name)
        await self._send_batch(live, batch, row_update)

    async def _send_batch(self, live: LiveTable, batch: Batch, row_update: RowUpdate) -> None:
        """Send a batch that is on disk to all clients and workers."""
        live.wake_clients()
        await self._bus.publish(Notice(self.worker, live.id, Topic.LOG, batch.seq))
        if row_update.result is not None:
            self.spawn(self.record(live.id))
        else:
            self.publish(live)
        if row_update.result is not None or any(
            isinstance(entry, SatIn | Returned) for entry in batch.entries
        ):
            await self.changed(live.id)

    def row_update(self, table: Table) -> RowUpdate:
        """What the row of a table must say: above all, when the table needs attention next."""
        result, due = table.match.result, table.due()
        if table.bots_to_move():
            lease = now_ms() + self.lease
            due = min(due or lease, lease)
        return RowUpdate(
            table.awaits,
            due,
            None if result is None else msgspec.json.encode(outcome_of(result)),
            not table.steps or table.steps[-1].versions[-1] is not None,
            table.shown_awaits(None),
            table.bot_rounds,
            () if result is None else ends_of(result),
            wanted_calls(table, calls_due(self.settings.notices)),
        )

    @property
    def lease(self) -> int:
        """Milliseconds that a worker has for a bot's move before others take over."""
        return int(self.settings.bot_deadline * 1000) + 5000

    def toss_until(self) -> int:
        """When a toss that waits for seats from now on continues without them."""
        return now_ms() + int(self.settings.toss_deadline * 1000)

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what other workers appended; the caller holds the lock."""
        table = live.table
        if table is None or live.frozen:
            return
        read = partial(log.batches_after, table=live.id, seq=table.seq)
        try:
            batches = await self.database.read(read)
            if not batches:
                return
            draft = table.fork()
            for batch in batches:
                draft.apply(batch)
            live.table = draft
        except Unavailable:
            raise
        except Exception as error:
            # What is stored is damaged; the whole log says whether the table can continue.
            LOG.warning("batches cannot be read: %s", error, extra={"table": live.id})
            await self._load_again(live)
        live.wake_clients()

    async def _load_again(self, live: LiveTable) -> None:
        """Read a table anew; the caller holds the lock."""
        fresh, verdict = await self.database.read(partial(read_live, table=live.id, now=now_ms()))
        live.row, live.seats, live.table = fresh.row, fresh.seats, fresh.table
        live.snapshot = fresh.snapshot
        live.edition += 1
        await self._remember(live, verdict)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other workers appended."""
        async with live.lock:
            await self._catch_up(live)
        table = live.table
        if table is not None and not table.awaits and live.row.status == Status.RUNNING:
            await self.refresh(live)

    def handle_notice(self, notice: Notice) -> None:
        """Read again what another worker has changed."""
        if notice.what is Topic.HOST:
            if self.follow_host is not None:
                self.spawn(self.follow_host())
            return
        if notice.what is Topic.PERSON:
            self.spawn(self.people.check(notice.table))
            return
        live = self._lives.get(notice.table)
        if live is None:
            return
        if notice.what is Topic.LOG:
            if live.table is None or live.table.seq < notice.seq:
                self.spawn(self.catch_up(live) if live.table else self.refresh(live))
        elif notice.what is Topic.PRESENCE:
            self.spawn(self._presence.read(live))
        elif notice.what is Topic.CHAT:
            self.spawn(self._read_chat(live))
        else:
            self.spawn(self.refresh(live))

    def reload(self) -> None:
        """Read all tables and sessions again, after notices were lost."""
        self.metrics.bus_reconnected()
        self.spawn(self.people.check_all())
        for live in self:
            self.spawn(self.refresh(live))
            self.spawn(self._read_chat(live))
            self.spawn(self._presence.read(live))

    async def changed(self, table: str) -> None:
        """Tell all clients that the row or the seats of a table changed, or that it is deleted."""
        live = self._lives.get(table)
        if live is not None:
            await self.refresh(live)
        await self._bus.publish(Notice(self.worker, table, Topic.SEATS))

    async def person_changed(self, person: str) -> None:
        """Let all sockets of a person follow their sessions and mutes."""
        await self._bus.publish(Notice(self.worker, person, Topic.PERSON))
        # If the database is down now, the next renewal of presence does it.
        with suppress(Unavailable):
            await self.people.check(person)

    async def host_acted(self) -> None:
        """Let all workers apply what the journal of the host says."""
        await self._bus.publish(Notice(self.worker, "", Topic.HOST))
        if self.follow_host is not None:
            await self.follow_host()

    async def refresh(self, live: LiveTable) -> None:
        """Read the row, the seats and the new batches of a table."""
        async with live.lock:
            fresh = await self.database.read(partial(read_rows, table=live.id))
            if fresh is None:
                self.forget(live)
                for client in tuple(live.clients):
                    client.close(Farewell.DELETED, "this table was deleted", None)
                return
            live.row, live.seats = fresh
            if live.table is None and live.row.seq > 0:
                read = partial(verdicts.load, row=live.row)
                live.table, verdict = await self.database.read(read)
                await self._remember(live, verdict)
            else:
                await self._catch_up(live)
        live.edition += 1
        live.wake_clients()

    async def record(self, table: str) -> bytes | None:
        """The record of a finished table; None while its game is running. UnknownTable."""
        body = await self.database.read(partial(log.read_record, table=table))
        if body is not None:
            await self.database.write(partial(log.store_record, table=table, body=body))
        return body

    async def attach(
        self, live: LiveTable, client: ConnectedClient, id: str, seat: Seat | None
    ) -> None:
        """Connect a client to a table that was just opened."""
        live.clients.add(client)
        await self._presence.connect(live, id, seat)

    def detach(self, live: LiveTable, client: ConnectedClient, id: str) -> None:
        """Disconnect a client from a table."""
        live.clients.discard(client)
        self._presence.close(id)
        live.used = asyncio.get_running_loop().time()
        self.spawn(self._presence.disconnect(live, id))

    async def chat_changed(self, live: LiveTable) -> None:
        """Send new lines of chat to all clients of a table."""
        await self._read_chat(live)
        await self._bus.publish(Notice(self.worker, live.id, Topic.CHAT))

    async def _read_chat(self, live: LiveTable) -> None:
        last = live.chat[-1].line.number if live.chat else 0
        read = partial(lines_after, table=live.id, number=last)
        for stored in await self.database.read(read):
            if not live.chat or stored.line.number > live.chat[-1].line.number:
                live.chat.append(stored)
        live.wake_clients()

    async def renew_presence(self) -> None:
        """Renew the presence of this worker's sockets, and read what came without a notice."""
        for table in await self._presence.renew():
            if table in self._lives:
                await self._presence.announce(self._lives[table])
        await self.people.check_all()
        lives = [live for live in self if live.table is not None]
        for start in range(0, len(lives), 500):
            some = {live.id: live for live in lives[start : start + 500]}
            for table, seq in await self.database.read(partial(log.last_seqs, tables=list(some))):
                known = some[table].table
                if known is not None and known.seq < seq:
                    await self.catch_up(some[table])

    async def close(self) -> None:
        """Stop: tell all clients to reconnect in a moment, and finish what can be finished soon.

        What is cut off was not acknowledged: a commit that waits for the database, or a bot that
        thinks, which the next server lets think again.
        """
        self.closing = True
        for live in self:
            for client in tuple(live.clients):
                client.close(Farewell.RESTART, "the server restarts", 1000)
        loop = asyncio.get_running_loop()
        end = loop.time() + FINISH_WITHIN
        while self._tasks and (left := end - loop.time()) > 0:
            await asyncio.wait(self._tasks, timeout=left)
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            LOG.warning("work is cut off: the server stops", extra={"tasks": len(self._tasks)})
            await asyncio.wait(self._tasks, timeout=LEAVE_WITHIN)
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVE_WITHIN):
                await self._presence.leave()


async def _logged(work: Coroutine[Any, Any, Any]) -> None:
    """Run background work and log its failure, which nobody else would see."""
    try:
        await work
    except Unavailable as error:
        LOG.warning("background work is delayed: %s", error)
    except Exception:
        LOG.exception("background work failed")
