"""Work that comes in waves, a little in each round of the loop.

Without it, all moves of a wave would be tried before anybody hears of the first: what the database
has written meanwhile waits until the loop has read every socket.
"""

import asyncio
from collections import deque
from collections.abc import Callable

Work = Callable[[], None]


class Rounds:
    """Does a number of pieces of work at once, and the others in order in the next rounds."""

    def __init__(self, at_once: int) -> None:
        """`at_once` pieces are done in one round of the loop."""
        self._at_once = at_once
        self._done = 0
        self._waiting: deque[Work] = deque()

    def may_go(self) -> bool:
        """Whether a piece may be done now; then it counts."""
        if self._done >= self._at_once or self._waiting:
            return False
        self._count()
        return True

    def later(self, work: Work) -> None:
        """Do a piece in one of the next rounds; it must not raise."""
        self._waiting.append(work)

    def _count(self) -> None:
        if not self._done:
            asyncio.get_running_loop().call_soon(self._next)
        self._done += 1

    def _next(self) -> None:
        self._done = 0
        for _ in range(min(self._at_once, len(self._waiting))):
            self._count()
            self._waiting.popleft()()
