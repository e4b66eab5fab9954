"""The lock of a table: like asyncio's, but it can also be taken at once, without a task."""

import asyncio
from collections import deque


class TableLock:
    """Held while a batch is decided and written; those who wait get it in their order."""

    __slots__ = ("_locked", "_waiting")

    def __init__(self) -> None:
        self._locked = False
        self._waiting: deque[asyncio.Future[None]] | None = None

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._locked

    def take(self) -> bool:
        """Take it if it is free: whether it was."""
        if self._locked:
            return False
        self._locked = True
        return True

    def release(self) -> None:
        """Give it to the next one who waits."""
        while self._waiting:
            next_one = self._waiting.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self._locked = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # It was given to a task that does not want it any longer.
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
