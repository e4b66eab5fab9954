"""The presence of this worker's sockets: who is connected to which table.

Presence helps people to see each other; a database that cannot store it keeps nobody out.
"""

import logging
from functools import partial

from skerry.core.event import Seat
from skerry.server.live.bus import Bus, Notice, Topic
from skerry.server.live.live_table import LiveTable
from skerry.server.store import presence
from skerry.server.store.database import Database, Unavailable
from skerry.server.store.times import now_ms

LOG = logging.getLogger("skerry.server.live.socket_presence")


class SocketPresence:
    """The sockets of one worker, in the database and on the bus."""

    def __init__(self, worker: str, database: Database, bus: Bus) -> None:
        self._worker = worker
        self._database = database
        self._bus = bus
        self._sockets: dict[str, tuple[str, Seat | None]] = {}
        """The table and the seat of each client's socket, by its id."""

    async def connect(self, live: LiveTable, id: str, seat: Seat | None) -> None:
        """Say that a client is connected to a table."""
        self._sockets[id] = (live.id, seat)
        connect = partial(
            presence.connect, id=id, table=live.id, seat=seat, worker=self._worker, now=now_ms()
        )
        try:
            await self._database.write(connect)
            await self.announce(live)
        except Unavailable as error:
            # Nobody is kept out by a full disk; the next beat tries again.
            LOG.warning("presence is delayed: %s", error, extra={"table": live.id})

    def close(self, id: str) -> None:
        """Remember that a socket is closed; `disconnect` says so."""
        self._sockets.pop(id, None)

    async def disconnect(self, live: LiveTable, id: str) -> None:
        """Say that a client has left a table."""
        await self._database.write(partial(presence.disconnect, id=id))
        await self.announce(live)

    async def announce(self, live: LiveTable) -> None:
        """Show who is connected to a table to its clients at all workers."""
        await self.read(live)
        await self._bus.publish(Notice(self._worker, live.id, Topic.PRESENCE))

    async def read(self, live: LiveTable) -> None:
        """Show who is connected to a table to its clients at this worker."""
        async with live.presence_lock:
            read = partial(presence.present, table=live.id, now=now_ms())
            found = await self._database.read(read)
            if found != live.present:
                live.present = found
                live.wake_clients()

    async def renew(self) -> set[str]:
        """Renew the presence of all sockets: the tables where it was wrong."""
        sockets = dict(self._sockets)
        renew = partial(presence.renew, worker=self._worker, sockets=sockets, now=now_ms())
        return await self._database.write(renew)

    async def leave(self) -> None:
        """Say that all sockets are closed."""
        await self._database.write(partial(presence.leave, worker=self._worker))
