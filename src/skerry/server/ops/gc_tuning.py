"""Garbage collection that players do not notice.

Reference counting frees nearly everything at once. Only cycles need the collector, and with
thousands of tables in memory a full collection stops the server for most of a second. So what has
lived for a while is set aside, where the collector does not look at it, and only young objects are
collected. Closed sockets and tables leave no cycles behind; whatever else does is found when
nobody is connected: then a pause disturbs nobody.
"""

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

YOUNG, MIDDLE = 10_000, 4
"""Thresholds of the collector's generations 0 and 1: a few milliseconds each.

Moves that are being written have thousands of objects, which soon go by themselves: a lower
threshold would look through them again and again."""
NEVER = 2**31 - 1
EVERY = 10.0
"""Seconds after which old objects are set aside."""
FULL_EVERY = 60
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
    """Set old objects aside until cancelled, and look through all of them in idle moments."""
    waited = 0
    while True:
        await asyncio.sleep(every)
        waited += 1
        if waited >= FULL_EVERY and is_idle():
            waited = 0
            gc.unfreeze()
            gc.collect()
        gc.freeze()
