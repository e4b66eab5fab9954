"""Work that would block the event loop, in a thread that lets others go first.

There is one such thread, so that what many clients ask takes turns. It pauses after every small
piece of work: otherwise it would hold Python's lock for milliseconds at a time, and every read
and write of the other threads would wait for that.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

T = TypeVar("T")
Pause = Callable[[], None]

PAUSE = 0.0001
"""Seconds; long enough that a waiting thread runs."""


class _Abandoned(Exception):
    """Nobody waits for the result."""


class LongWork:
    """A thread that does one thing after the other."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="long work")
        self._closing = threading.Event()

    async def run(self, work: Callable[[Pause], T]) -> T:
        """The result of some work that calls its argument often.

        If the caller is cancelled, the work does not begin, or ends at its next pause.
        """
        gone = threading.Event()

        def pause() -> None:
            if gone.is_set() or self._closing.is_set():
                raise _Abandoned
            time.sleep(PAUSE)

        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._thread, partial(work, pause)
            )
        except _Abandoned:
            raise asyncio.CancelledError from None
        finally:
            gone.set()

    def close(self) -> None:
        """Give up everything that is still to be done."""
        self._closing.set()
        self._thread.shutdown(wait=False, cancel_futures=True)
