"""Garbage: when Python looks for what can no longer be reached, so that players do not feel it.

Nearly everything is freed at once by counting. Only cycles (a closed socket and its transport)
need a look through all objects, and with thousands of tables in memory that takes most of a second
during which nobody is answered. By itself Python looks whenever the memory has grown by a quarter,
which is when many people come; here it looks through everything rarely, and often only through
what is young.
"""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG, MIDDLE = 700, 4
"""So many new objects, and so many times as many, are looked at: a few milliseconds each."""
NEVER = 2**31 - 1
EVERY = 600.0
"""Seconds between two looks through everything: a thousandth of the time at most."""


@contextmanager
def held_back() -> Iterator[None]:
    """Python looks through everything only when it is told to."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)


async def run(every: float = EVERY) -> None:
    """Look through everything from time to time."""
    while True:
        await asyncio.sleep(every)
        gc.collect()
