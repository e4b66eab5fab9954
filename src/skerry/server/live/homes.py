"""The home of each table: the worker that serves its sockets, so that only one follows its log.

A worker becomes the home of a table when the first client of the table comes to it. A socket
that comes to another worker of the same machine is passed on: the open connection itself goes
to the home, in a message over a local socket. A worker that cannot be reached this way, because
it runs on another machine, is not bothered: this worker follows the log and serves the socket.
"""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from skerry.server.store import homes
from skerry.server.store.database import Connection, Database, Unavailable
from skerry.server.store.homes import Home

LOG = logging.getLogger("skerry.server.live.homes")
MOST_BYTES = 128 * 1024
"""The most bytes of what is passed with a socket."""
FULL_FOR = 1.0
"""Seconds for which a worker tries to pass a socket to one that is busy."""
PAUSE = 0.005

Adopt = Callable[[socket.socket, bytes], None]
"""Serves a socket that another worker has passed, with what that worker knows of it."""

Moved = Callable[[dict[str, str]], None]
"""Gets tables that others serve now, with their workers."""
Held = Callable[[], list[str]]
"""The tables that clients of this worker look at."""


class Homes:
    """What one worker knows of homes; without other workers every table is at home here."""

    def __init__(self, worker: str, database: Database, folder: Path | None) -> None:
        """`folder`: where the workers of this machine meet; None: this worker has no others."""
        self.worker = worker
        self.adopt: Adopt | None = None
        """Set by who serves sockets."""
        self.arrived: Callable[[str], Awaitable[None]] | None = None
        """Set by who has tables in memory: reads what the former home of a table has appended."""
        self._database = database
        self._folder = folder
        self._place = "" if folder is None else str(folder / f"{worker}.socket")
        self._mine: set[str] = set()
        """Tables that are at home here, as long as the lease holds."""
        self._lapsed = False
        self._door: socket.socket | None = None

    @property
    def alone(self) -> bool:
        """Whether there are no other workers to share tables with."""
        return self._folder is None

    async def open(self) -> None:
        """Take the lease of this worker, and receive sockets from others."""
        if self.alone:
            return
        door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        door.setblocking(False)
        try:
            door.bind(self._place)
        except OSError as error:
            # The path may be too long; others then serve sockets of these tables themselves.
            LOG.warning("other workers cannot pass sockets to this one: %s", error)
            door.close()
            self._place = ""
        else:
            self._door = door
            asyncio.get_running_loop().add_reader(door, self._receive)
        await self._database.write(self._renew)

    async def close(self) -> None:
        """Hand all tables over to the workers that are asked for them next."""
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
            self._door.close()
            Path(self._place).unlink(missing_ok=True)
        if not self.alone:
            with suppress(Unavailable):
                await self._database.write(partial(homes.leave, worker=self.worker))

    async def run(
        self, moved: Callable[[dict[str, str]], None], held: Callable[[], list[str]]
    ) -> None:
        """Renew the lease until cancelled.

        If it had ended, `moved` gets those of the tables in `held` that others serve now.
        """
        while not self.alone:
            await asyncio.sleep(homes.BEAT)
            try:
                await self._beat(moved, held)
            except Unavailable as error:
                if not self._lapsed:
                    LOG.warning("the lease of this worker cannot be renewed: %s", error)
                self._lapsed = True
            except Exception:
                LOG.exception("renewing the lease failed")

    async def _beat(self, moved: Moved, held: Held) -> None:
        kept = await self._database.write(self._renew)
        if kept and not self._lapsed:
            return
        LOG.warning("the lease of this worker is renewed; others may have taken over its tables")
        tables = held()
        self._mine.clear()
        for start in range(0, len(tables), 500):
            some = tables[start : start + 500]
            elsewhere = partial(homes.homes_elsewhere, tables=some, worker=self.worker)
            moved(await self._database.read(elsewhere))
        self._lapsed = False

    def _renew(self, connection: Connection) -> bool:
        for dead in homes.bury(connection):
            LOG.info("a worker is gone", extra={"worker": dead})
        return homes.renew(connection, self.worker, self._place)

    async def of(self, table: str) -> Home | None:
        """The other worker that serves a table; None: this one does, or there is no such table."""
        if self.alone or table in self._mine:
            return None
        try:
            home = await self._database.read(partial(homes.home_of, table=table))
            if home is None:
                claim = partial(homes.claim, table=table, worker=self.worker)
                home = await self._database.write(claim)
            if home is None or home.worker != self.worker:
                return home
            self._mine.add(table)
            if self.arrived is not None:
                await self.arrived(table)
        except Unavailable:
            # Any worker can serve it, because it reads what others append.
            self._mine.discard(table)
        return None

    async def release(self, tables: list[str]) -> None:
        """Let tables that nobody here looks at have another home."""
        mine = [table for table in tables if table in self._mine]
        if mine:
            self._mine.difference_update(mine)
            await self._database.write(partial(homes.release, tables=mine, worker=self.worker))

    def can_reach(self, home: Home) -> bool:
        """Whether a worker belongs to the same server as this one."""
        return bool(home.place) and Path(home.place).parent == self._folder

    async def pass_on(self, home: Home, descriptor: int, known: bytes) -> bool:
        """Pass an open connection to its home; False if that is not possible.

        The home of a table whose worker is dead becomes free.
        """
        if len(known) > MOST_BYTES:
            return False
        end = asyncio.get_running_loop().time() + FULL_FOR
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
            way.setblocking(False)
            while True:
                try:
                    way.connect(home.place)
                    socket.send_fds(way, [known], [descriptor])
                except BlockingIOError:
                    if asyncio.get_running_loop().time() > end:
                        return False
                    await asyncio.sleep(PAUSE)
                except (ConnectionRefusedError, FileNotFoundError):
                    await self._take_over(home)
                    return False
                except OSError as error:
                    LOG.warning("a socket cannot be passed: %s", error)
                    return False
                else:
                    return True

    async def _take_over(self, home: Home) -> None:
        """Free the tables of a worker of this machine that does not exist any longer."""
        LOG.warning("a worker has died; its tables are taken over", extra={"worker": home.worker})
        with suppress(Unavailable):
            await self._database.write(partial(homes.leave, worker=home.worker))

    def _receive(self) -> None:
        """Serve all sockets that others have passed."""
        assert self._door is not None, "it is open"
        while True:
            try:
                known, descriptors, _, _ = socket.recv_fds(self._door, MOST_BYTES, 1)
            except BlockingIOError:
                return
            except OSError as error:
                LOG.warning("a socket from another worker cannot be received: %s", error)
                return
            for descriptor in descriptors:
                passed = socket.socket(fileno=descriptor)
                if self.adopt is None:
                    passed.close()
                else:
                    self.adopt(passed, known)
