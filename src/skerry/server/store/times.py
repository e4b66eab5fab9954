"""The server's clock on the wall: milliseconds since 1970, as they stand in the database."""

import time


def now_ms() -> int:
    """Now."""
    return time.time_ns() // 1_000_000
