"""Reads that many tasks want at the same time, such as the sessions of sockets that open together.

A visit to the database costs much more than what it reads there. So what is wanted while one visit
is under way is read by the next one, all at once; and a visit soon after another waits a moment
for more. Who comes alone does not wait.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from skerry.server.store.database import Connection, Database, Unavailable

K = TypeVar("K")
V = TypeVar("V")

AT_ONCE = 100
"""The most keys of one visit, unless it is said otherwise."""
GATHER = 0.008
"""Seconds that a visit waits for more keys, if the last one was not long ago."""
BUSY = 0.030
"""Seconds after a visit in which the next one waits."""


class GatheredReads(Generic[K, V]):
    """Values by their keys; each is read after it was wanted, never before."""

    def __init__(
        self,
        database: Database,
        read: Callable[[Connection, Sequence[K]], Mapping[K, V]],
        at_once: int = AT_ONCE,
    ) -> None:
        self._database = database
        self._read = read
        self._at_once = at_once
        self._wanted: dict[K, list[asyncio.Future[V | None]]] = {}
        """Those who wait for a key, each for themselves: one of them may give up."""
        self._reading: asyncio.Task[None] | None = None
        self._last_visit = -BUSY

    async def find(self, key: K) -> V | None:
        """The value of a key; None: there is none. Unavailable."""
        loop = asyncio.get_running_loop()
        found: asyncio.Future[V | None] = loop.create_future()
        self._wanted.setdefault(key, []).append(found)
        if self._reading is None:
            self._reading = loop.create_task(self._read_all())
        return await found

    async def _read_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._wanted:
                if len(self._wanted) < self._at_once and loop.time() - self._last_visit < BUSY:
                    await asyncio.sleep(GATHER)
                keys = list(self._wanted)[: self._at_once]
                wanted = {key: self._wanted.pop(key) for key in keys}
                await self._settle(wanted)
                self._last_visit = loop.time()
        finally:
            self._reading = None

    async def _settle(self, wanted: "dict[K, list[asyncio.Future[V | None]]]") -> None:
        keys = list(wanted)
        try:
            found = await self._database.read(lambda connection: self._read(connection, keys))
        except Exception as error:
            if len(wanted) > 1 and not isinstance(error, Unavailable):
                # What is stored of one key may be damaged; that does not concern the others.
                for key, waiting in wanted.items():
                    await self._settle({key: waiting})
                return
            for waiting in wanted.values():
                for one in waiting:
                    if not one.done():
                        one.set_exception(error)
                        # Who wanted it may be gone before it is looked at.
                        one.exception()
        else:
            for key, waiting in wanted.items():
                for one in waiting:
                    if not one.done():
                        one.set_result(found.get(key))
