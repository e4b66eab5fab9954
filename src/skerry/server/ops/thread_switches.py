"""How soon a thread gets its turn while another one computes.

Python lets a thread compute for 5 ms before another one gets its turn. The event loop waits like
this for the threads that read and write, several times for each move, so its turns come sooner.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

SECONDS = 0.0005


@contextmanager
def short_switches() -> Iterator[None]:
    """Let threads take turns more often."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
