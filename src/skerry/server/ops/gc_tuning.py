"""Garbage collection that players do not notice.

Reference counting frees nearly everything at once. Only cycles (a closed socket and its transport)
need a full collection, and with thousands of tables in memory it stops the server for most of a
second. By default Python runs one whenever memory has grown by a quarter, which is when many
people connect. Here full collections are rare, and those of young objects stay frequent.
"""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG, MIDDLE = 700, 4
"""Thresholds of the collector's generations 0 and 1: a few milliseconds each."""
NEVER = 2**31 - 1
EVERY = 600.0
"""Seconds between two full collections: at most a thousandth of the time."""


@contextmanager
def without_full_collections() -> Iterator[None]:
    """Keep Python from running full collections by itself."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)


async def run(every: float = EVERY) -> None:
    """Run a full collection from time to time, until cancelled."""
    while True:
        await asyncio.sleep(every)
        gc.collect()
