"""The tables that this worker holds in memory, and how a batch reaches everyone at them.

The log in the database is the truth. A batch is tried on a copy of the table and appended. Only
when it is on disk does the copy replace the table, and clients receive it. If another worker was
faster, its batches are read and the decision is made again.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from skerry.core.event import Seat
from skerry.protocol.refusals import Farewell
from skerry.protocol.table_info import Status
from skerry.server.live.archiving import Archive
from skerry.server.live.bus import Bus, Notice, Topic
from skerry.server.live.committing import MOVES_AT_ONCE, Committing, Decide, Done
from skerry.server.live.connected_people import ConnectedPeople
from skerry.server.live.homes import Homes
from skerry.server.live.live_table import NOBODY, ConnectedClient, LiveTable
from skerry.server.live.loading import Loads
from skerry.server.live.rounds import Rounds
from skerry.server.live.socket_presence import SocketPresence
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.settings import Settings
from skerry.server.refusals import UnknownTable
from skerry.server.store import log, verdicts
from skerry.server.store.chat import lines_after
from skerry.server.store.database import Database, Unavailable
from skerry.server.store.rows import read_rows
from skerry.server.store.times import now_ms
from skerry.server.store.verdicts import Verdict

__all__ = ["Decide", "Done", "LiveTables", "Subscriber"]

LOG = logging.getLogger("skerry.server.live.live_tables")
FINISH_WITHIN, LEAVE_WITHIN = 2.0, 1.0
"""Seconds that work has when the server stops, and then the note that its sockets are closed."""
MOVED_RETRY = 100
"""Milliseconds after which the clients of a table that has moved reconnect."""
KEPT = 30.0
"""Seconds that a table without clients stays in memory."""
IN_USE = 5.0
"""Seconds for which somebody who has just opened a table may still need it."""

Subscriber = Callable[[LiveTable], None]
"""Called with a table whenever this worker has appended a batch to it."""


class LiveTables(Committing):
    """All tables of one worker."""

    def __init__(
        self,
        worker: str,
        settings: Settings,
        database: Database,
        bus: Bus,
        metrics: Metrics,
        homes: Homes | None = None,
    ) -> None:
        self.worker = worker
        self._homes = homes or Homes(worker, database, None)
        self._homes.arrived = self._come_home
        self.settings = settings
        self.database = database
        self.metrics = metrics
        self.people = ConnectedPeople(database)
        self._presence = SocketPresence(worker, database, bus)
        self._bus = bus
        self._lives: dict[str, LiveTable] = {}
        self._loads = Loads(database, worker)
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._outdated: set[str] = set()
        """Tables that changed while they were loaded, perhaps after they were read."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._landing = 0
        self._rounds = Rounds(MOVES_AT_ONCE)
        self.archive = Archive(database, self.refresh, self._publish_seats)
        self._subscribers: list[Subscriber] = []
        self.follow_host: Callable[[], Coroutine[Any, Any, None]] | None = None
        """Applies in this worker what the host did; None: this is no worker, but a command."""
        self.closing = False
        """Whether this worker is stopping; then it starts nothing new."""

    @property
    def shares_with(self) -> str | None:
        """The id of this worker, if others have tables of their own; None: it has all tables."""
        return None if self._homes.alone else self.worker

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
        while True:
            task = self._opening.get(table)
            live = self._lives.get(table)
            if task is None and live is not None:
                live.used = asyncio.get_running_loop().time()
                return live
            if task is None:
                task = asyncio.get_running_loop().create_task(self._load(table))
                self._opening[table] = task
            try:
                # Afterwards it is in memory, unless it was deleted at the same moment.
                await asyncio.shield(task)
            finally:
                # Its exception refers to this frame, and full garbage collections are rare.
                del task

    async def _load(self, table: str) -> None:
        try:
            live, verdict = await self._loads.read(table)
            await self._remember(live, verdict)
            # The caller continues a little later: until then the table is not idle.
            live.used = asyncio.get_running_loop().time()
            self._lives[table] = live
            self.metrics.tables(1)
            if table in self._outdated:
                await self._load_changes(live)
        finally:
            del self._opening[table]
            self._outdated.discard(table)

    async def _load_changes(self, live: LiveTable) -> None:
        """Read a table again; later changes find it in memory and wait for its lock."""
        try:
            async with live.lock:
                await self._load_again(live)
            await self._read_chat(live)
            await self._presence.read(live)
        except BaseException:
            self.forget(live)
            raise

    def _note_change(self, table: str) -> None:
        """Note that a table that is not in memory has changed: it may be on its way there."""
        if table in self._opening:
            self._outdated.add(table)

    async def _remember(self, live: LiveTable, verdict: Verdict | None) -> None:
        """Write down what was found out when a table was loaded."""
        if verdict is not None:
            store = partial(verdicts.store, row=live.row, verdict=verdict)
            live.row, live.snapshot = await self.database.write(store), 0

    def drop_idle(self) -> None:
        """Drop the tables without clients from memory: they are all in the database."""
        before = asyncio.get_running_loop().time() - KEPT
        idle = [live for live in self if live.used < before and not live.busy]
        for live in idle:
            self.forget(live)
        if idle and not self._homes.alone:
            self.spawn(self._homes.release([live.id for live in idle]))

    def with_clients(self) -> list[str]:
        """The tables that clients of this worker look at."""
        return [live.id for live in self if live.clients]

    async def _come_home(self, table: str) -> None:
        """Read what a table's former home has appended: if it died, its notices may be lost."""
        live = self._lives.get(table)
        if live is None:
            self._note_change(table)
        else:
            await self.refresh(live)

    def send_away(self, homes: Mapping[str, str]) -> None:
        """Let the clients of tables that other workers serve now reconnect to those."""
        for table in homes:
            live = self._lives.get(table)
            for client in () if live is None else tuple(live.clients):
                client.close(Farewell.RESTART, "this table has moved; reconnect", MOVED_RETRY)

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory."""
        if self._lives.get(live.id) is live:
            del self._lives[live.id]
            self.metrics.tables(-1)

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
        fresh, verdict = await self._loads.read(live.id)
        live.row, live.seats, live.table = fresh.row, fresh.seats, fresh.table
        live.snapshot = fresh.snapshot
        live.edition += 1
        await self._remember(live, verdict)

    async def load_anew(self, table: str) -> LiveTable | None:
        """Read a table that was closed or reopened; None: it is not in memory.

        It stays the same table for all who hold it: a move that waits for it is refused.
        """
        live = self._lives.get(table)
        if live is None:
            self._note_change(table)
            return None
        async with live.lock:
            # The notice of a table that was deleted since is on its way.
            with suppress(UnknownTable):
                await self._load_again(live)
        return live

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
            self._note_change(notice.table)
            return
        if notice.what is Topic.LOG:
            unused = live.used < asyncio.get_running_loop().time() - IN_USE
            if unused and not live.busy:
                # Nobody looks at it here: who wants it later reads it then.
                self.forget(live)
            elif live.table is None or live.table.seq < notice.seq:
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
        self._outdated.update(self._opening)
        for live in self:
            self.spawn(self.refresh(live))
            self.spawn(self._read_chat(live))
            self.spawn(self._presence.read(live))

    async def changed(self, table: str) -> None:
        """Tell all clients that the row or the seats of a table changed, or that it is deleted."""
        live = self._lives.get(table)
        if live is None:
            self._note_change(table)
        else:
            await self.refresh(live)
        self._publish_seats(table)

    def _publish_seats(self, table: str) -> None:
        self._bus.publish(Notice(self.worker, table, Topic.SEATS))

    async def person_changed(self, person: str) -> None:
        """Let all sockets of a person follow their sessions and mutes."""
        self._bus.publish(Notice(self.worker, person, Topic.PERSON))
        # If the database is down now, the next renewal of presence does it.
        with suppress(Unavailable):
            await self.people.check(person)

    async def host_acted(self) -> None:
        """Let all workers apply what the journal of the host says."""
        self._bus.publish(Notice(self.worker, "", Topic.HOST))
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
                live.table, verdict, live.snapshot = await self.database.read(read)
                await self._remember(live, verdict)
            else:
                await self._catch_up(live)
        live.edition += 1
        live.wake_clients()

    def attach(self, live: LiveTable, client: ConnectedClient, id: str, seat: Seat | None) -> None:
        """Connect a client to a table that was just opened."""
        live.clients.add(client)
        self._presence.connect(live, id, seat)

    def detach(self, live: LiveTable, client: ConnectedClient, id: str) -> None:
        """Disconnect a client from a table."""
        live.clients.discard(client)
        live.used = asyncio.get_running_loop().time()
        self._presence.disconnect(live, id)

    async def chat_changed(self, live: LiveTable) -> None:
        """Send new lines of chat to all clients of a table."""
        await self._read_chat(live)
        self._bus.publish(Notice(self.worker, live.id, Topic.CHAT))

    async def _read_chat(self, live: LiveTable) -> None:
        last = live.chat[-1].line.number if live.chat else 0
        read = partial(lines_after, table=live.id, number=last)
        for stored in await self.database.read(read):
            if not live.chat or stored.line.number > live.chat[-1].line.number:
                live.chat.append(stored)
        # Who wrote a line hears first that it is stored.
        asyncio.get_running_loop().call_soon(live.wake_clients)

    async def renew_presence(self) -> None:
        """Renew the presence of this worker's sockets, and read what came without a notice."""
        await self._presence.renew()
        for live in self:
            if live.elsewhere != NOBODY:
                # A worker that died says nothing when its sockets expire.
                await self._presence.read(live)
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
        await self.archive.close()
        for live in self:
            for client in tuple(live.clients):
                client.close(Farewell.RESTART, "the server restarts", 1000)
        loop = asyncio.get_running_loop()
        end = loop.time() + FINISH_WITHIN
        while (self._tasks or self._landing) and (left := end - loop.time()) > 0:
            if self._tasks:
                await asyncio.wait(self._tasks, timeout=left)
            else:
                await asyncio.sleep(0.005)
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
