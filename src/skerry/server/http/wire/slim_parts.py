"""What a socket has in place of asyncio's queue and event, which are larger than all the rest.

A server has many thousands of open sockets, and they come within seconds when it restarts.
"""

import asyncio
from collections import deque
from typing import Any


class Inbox(asyncio.Queue[Any]):
    """The events that wait for the application; one task at most waits for the next.

    >>> inbox = Inbox()
    >>> inbox.put_nowait("hello")
    >>> inbox.qsize(), inbox.take(), inbox.empty()
    (1, 'hello', True)
    """

    def __init__(self) -> None:
        # A queue of asyncio has two more queues and an event.
        self._events: deque[Any] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._events

    def qsize(self) -> int:
        """How many events wait."""
        return len(self._events)

    def put_nowait(self, item: Any) -> None:
        """Add an event."""
        self._events.append(item)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def take(self) -> Any:
        """The next event; IndexError if there is none."""
        return self._events.popleft()

    async def get(self) -> Any:
        """The next event, as soon as there is one."""
        while not self._events:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._events.popleft()


class _NoQueue(Inbox):
    """What takes the place of the application's queue when the application is gone."""

    def put_nowait(self, item: Any) -> None:
        """Drop it."""


class Room(asyncio.Event):
    """Whether there is room to write; one task at most waits for it."""

    __slots__ = ("_has_room", "_waiter")

    def __init__(self, has_room: bool) -> None:
        # An event has a queue of its own, as large as the rest of a protocol.
        self._has_room = has_room
        self._waiter: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        """Whether there is room."""
        return self._has_room

    def set(self) -> None:
        """Note that there is room."""
        self._has_room = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def clear(self) -> None:
        """Note that there is none."""
        self._has_room = False

    async def wait(self) -> bool:  # type: ignore[override]  # asyncio says Literal[True]
        """Wait until there is room."""
        while not self._has_room:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return True


NO_QUEUE = _NoQueue()
