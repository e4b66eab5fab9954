"""A number of places that many want, given to everybody in turn."""

import asyncio
from collections import deque


class FairQueue:
    """Places for which callers wait in turn: who wants many waits no longer than who wants one.

    Each caller names whom it asks for. A place that becomes free goes to the next of these, not to
    the next caller.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By whom they ask for; the first one is next."""

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return sum(map(len, self._waiting.values()))

    async def acquire(self, whom: str) -> None:
        """Wait for a place, which must be released."""
        if self._free:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whom, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                # It came at the same moment.
                self.release()
            else:
                self._forget(whom, place)
            raise

    def release(self) -> None:
        """Give a place back: to the next who waits, if anybody does."""
        while self._waiting:
            whom, queue = next(iter(self._waiting.items()))
            del self._waiting[whom]
            place = queue.popleft()
            if queue:
                # It is somebody else's turn first.
                self._waiting[whom] = queue
            if not place.done():
                place.set_result(None)
                return
        self._free += 1

    def _forget(self, whom: str, place: "asyncio.Future[None]") -> None:
        queue = self._waiting.get(whom, deque())
        if place in queue:
            queue.remove(place)
            if not queue:
                del self._waiting[whom]
