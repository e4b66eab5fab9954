"""The presence of this worker's sockets: who is connected to which table.

A worker knows its own sockets from memory. The database tells it of those of others, and the
others of its own. Many that come together are written together: when a server restarts, thousands
connect in a few seconds. Presence helps people to see each other; a database that cannot store it
keeps nobody out.
"""

import asyncio
import logging
from collections import defaultdict
from functools import partial

from skerry.core.event import Seat
from skerry.protocol.messages import Presence
from skerry.server.live.bus import Bus, Notice, Topic
from skerry.server.live.live_table import NOBODY, LiveTable
from skerry.server.store import presence
from skerry.server.store.database import Database, Unavailable
from skerry.server.store.times import now_ms

LOG = logging.getLogger("skerry.server.live.socket_presence")
GATHER = 0.05
"""Seconds for which sockets that come or go are gathered before anybody hears of them."""


class SocketPresence:
    """The sockets of one worker, in memory, in the database and on the bus."""

    def __init__(self, worker: str, database: Database, bus: Bus) -> None:
        self._worker = worker
        self._database = database
        self._bus = bus
        self._sockets: dict[str, tuple[str, Seat | None]] = {}
        """The table and the seat of each client's socket, by its id."""
        self._at: defaultdict[str, dict[str, Seat | None]] = defaultdict(dict)
        """The same by table."""
        self._unwritten: dict[str, str] = {}
        """Sockets that came or went since the last write, with their tables."""
        self._writing: asyncio.Task[None] | None = None
        self._untold: dict[str, LiveTable] = {}
        """Tables whose presence has changed and whose clients do not know it yet."""

    def connect(self, live: LiveTable, id: str, seat: Seat | None) -> None:
        """Say that a client is connected to a table."""
        self._sockets[id] = (live.id, seat)
        self._at[live.id][id] = seat
        self._changed(live, id)

    def disconnect(self, live: LiveTable, id: str) -> None:
        """Say that a client has left a table."""
        self._sockets.pop(id, None)
        here = self._at[live.id]
        here.pop(id, None)
        if not here:
            del self._at[live.id]
        self._changed(live, id)

    def _changed(self, live: LiveTable, id: str) -> None:
        self._show(live)
        self._unwritten[id] = live.id
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write_soon())

    def _show(self, live: LiveTable) -> None:
        """Show who is connected to a table to its clients at this worker, in a moment."""
        here = self._at.get(live.id, {}).values()
        seats = {*(seat for seat in here if seat is not None), *live.elsewhere.seats}
        watching = sum(seat is None for seat in here) + live.elsewhere.watching
        found = Presence(tuple(sorted(seats)), watching)
        if found != live.present:
            live.present = found
            if not self._untold:
                asyncio.get_running_loop().call_later(GATHER, self._tell)
            self._untold[live.id] = live

    def _tell(self) -> None:
        """Let the clients hear who came and went in the last moment."""
        untold, self._untold = self._untold, {}
        for live in untold.values():
            live.wake_clients()

    async def _write_soon(self) -> None:
        try:
            while True:
                await asyncio.sleep(GATHER)
                await self.write()
                if not self._unwritten:
                    break
        except Unavailable as error:
            # Nobody is kept out by a full disk; the next beat tries again.
            LOG.warning("presence is delayed: %s", error)
        except Exception:
            LOG.exception("presence cannot be written")
        finally:
            self._writing = None

    async def write(self) -> None:
        """Write down who came and went, and tell the other workers."""
        unwritten, self._unwritten = self._unwritten, {}
        if not unwritten:
            return
        came = {id: self._sockets[id] for id in unwritten if id in self._sockets}
        gone = [id for id in unwritten if id not in came]
        change = partial(presence.change, came=came, gone=gone, worker=self._worker, now=now_ms())
        await self._database.write(change)
        for table in set(unwritten.values()):
            self._bus.publish(Notice(self._worker, table, Topic.PRESENCE))

    async def read(self, live: LiveTable) -> None:
        """Find out who is connected to a table at other workers, which hear of it from now on."""
        async with live.presence_lock:
            before = live.elsewhere
            read = partial(presence.present, table=live.id, now=now_ms(), but=self._worker)
            live.elsewhere = await self._database.read(read)
            self._show(live)
        if before == NOBODY != live.elsewhere and live.table is not None:
            # What was appended since they came, while this worker did not know of them.
            self._bus.publish(Notice(self._worker, live.id, Topic.LOG, live.table.seq))

    async def renew(self) -> set[str]:
        """Renew the presence of all sockets: the tables where it was wrong."""
        sockets = dict(self._sockets)
        renew = partial(presence.renew, worker=self._worker, sockets=sockets, now=now_ms())
        wrong = await self._database.write(renew)
        for table in wrong:
            self._bus.publish(Notice(self._worker, table, Topic.PRESENCE))
        return wrong

    async def leave(self) -> None:
        """Say that all sockets are closed."""
        if self._writing is not None:
            self._writing.cancel()
        await self._database.write(partial(presence.leave, worker=self._worker))
