"""Turns: few requests of a kind at once, fewer from one address; the others wait."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

WAITING = 4
"""How many wait for each turn; more are refused."""


class TooManyWait(Exception):
    """Too many requests of this kind wait already."""


class _Queue:
    """The requests of one address that have a turn or wait for one."""

    def __init__(self, turns: int) -> None:
        self.turns = asyncio.Semaphore(turns)
        self.length = 0


class Turns:
    """At most `at_once` turns, and `of_address` of them for one address."""

    def __init__(self, at_once: int, of_address: int) -> None:
        self._turns = asyncio.Semaphore(at_once)
        self._most = at_once * (1 + WAITING)
        self._of_address = of_address
        self._queues: dict[str, _Queue] = {}

    @asynccontextmanager
    async def take(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn and keep it; TooManyWait."""
        queue = self._queues.get(address) or _Queue(self._of_address)
        if len(self) >= self._most or queue.length >= self._of_address * (1 + WAITING):
            raise TooManyWait
        self._queues[address] = queue
        queue.length += 1
        try:
            # The address comes first: its other requests must not keep a turn from other people.
            async with queue.turns, self._turns:
                yield
        finally:
            queue.length -= 1
            if not queue.length:
                del self._queues[address]

    def __len__(self) -> int:
        return sum(queue.length for queue in self._queues.values())
