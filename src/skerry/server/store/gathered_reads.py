"""Reads that many tasks want at the same time, such as the sessions of sockets that open together.

A visit to the database costs much more than what it reads there. So what is wanted while one visit
is under way is read by the next one, all at once.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from skerry.server.store.database import Connection, Database, Unavailable

K = TypeVar("K")
V = TypeVar("V")

AT_ONCE = 100
"""The most keys of one visit, unless it is said otherwise."""


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
        self._wanted: dict[K, asyncio.Future[V | None]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def find(self, key: K) -> V | None:
        """The value of a key; None: there is none. Unavailable."""
        loop = asyncio.get_running_loop()
        wanted = self._wanted.get(key)
        if wanted is None:
            wanted = self._wanted[key] = loop.create_future()
        if self._reading is None:
            self._reading = loop.create_task(self._read_all())
        # Others may wait for the same one.
        return await asyncio.shield(wanted)

    async def _read_all(self) -> None:
        try:
            while self._wanted:
                keys = list(self._wanted)[: self._at_once]
                wanted = {key: self._wanted.pop(key) for key in keys}
                await self._settle(wanted)
        finally:
            self._reading = None

    async def _settle(self, wanted: "dict[K, asyncio.Future[V | None]]") -> None:
        keys = list(wanted)
        try:
            found = await self._database.read(lambda connection: self._read(connection, keys))
        except Exception as error:
            if len(wanted) > 1 and not isinstance(error, Unavailable):
                # What is stored of one key may be damaged; that does not concern the others.
                for key, future in wanted.items():
                    await self._settle({key: future})
                return
            for future in wanted.values():
                future.set_exception(error)
                # Those who wanted it may be gone.
                future.exception()
        else:
            for key, future in wanted.items():
                future.set_result(found.get(key))
