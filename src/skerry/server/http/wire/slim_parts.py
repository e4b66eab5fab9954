"""What an open socket has in place of uvicorn's queue and event, which it no longer needs.

A server has many thousands of open sockets, and these two would be half of what each keeps.
"""

import asyncio
from typing import Any


class _NoQueue(asyncio.Queue[Any]):
    """What takes the place of the application's queue when the application is gone."""

    def put_nowait(self, item: Any) -> None:
        """Drop it."""


class Room(asyncio.Event):
    """What takes the place of uvicorn's event: whether there is room, and nobody who waits."""

    __slots__ = ("_has_room",)

    def __init__(self, has_room: bool) -> None:
        # An event has a queue of its own, as large as the rest of a protocol.
        self._has_room = has_room

    def is_set(self) -> bool:
        """Whether there is room."""
        return self._has_room

    def set(self) -> None:
        """Note that there is room."""
        self._has_room = True

    def clear(self) -> None:
        """Note that there is none."""
        self._has_room = False


NO_QUEUE = _NoQueue()
