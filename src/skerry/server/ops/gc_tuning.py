"""Garbage collection that players do not notice.

Reference counting frees nearly everything at once. Only cycles need the collector, and with
thousands of tables in memory a full collection stops the server for most of a second. So every
second what is new is looked through, and what is still in use is set aside, where the collector
does not look at it. Closed sockets and tables leave no cycles behind; whatever else does after
more than a second is found when nobody is connected: then a pause disturbs nobody.
"""

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

YOUNG, MIDDLE = 200_000, 4
"""Thresholds of the collector's generations 0 and 1: a few milliseconds each.

Moves that are being written have thousands of objects, which soon go by themselves: a lower
threshold would look through them again and again."""
NEVER = 2**31 - 1
EVERY = 1.0
"""Seconds after which what is new is looked through and set aside. It takes some ten milliseconds
under full load, and longer the longer one waits."""
FULL_EVERY = 600
"""How many times as long it takes until a full collection, if nobody is connected then."""


@contextmanager
def without_full_collections() -> Iterator[None]:
    """Keep Python from running full collections by itself."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def run(is_idle: Callable[[], bool], every: float = EVERY) -> None:
    """Collect and set aside what is new until cancelled, and everything in idle moments."""
    waited = 0
    while True:
        await asyncio.sleep(every)
        waited += 1
        if waited >= FULL_EVERY and is_idle():
            waited = 0
            gc.unfreeze()
        # Without this, cycles that are a moment old would stay until nobody is connected.
        gc.collect()
        gc.freeze()
