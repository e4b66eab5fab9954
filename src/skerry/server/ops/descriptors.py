"""File descriptors: how many connections a process can have."""

import sys
from contextlib import suppress

if sys.platform != "win32":
    import resource

ENOUGH = 1 << 16
"""As many descriptors as are ever raised to, where the system sets no limit of its own."""
RESERVED = 128
"""Descriptors for files, the database and the processes of bots."""


def raise_limit() -> None:
    """Allow this process, and those that it starts, as many descriptors as the system grants."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return
    for wanted in (ENOUGH if hard == resource.RLIM_INFINITY else hard, 10_240):
        # Some systems grant less than they say.
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
            return


def most_connections() -> int:
    """The connections that this process can have and still open files."""
    if sys.platform == "win32":
        return ENOUGH
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    granted = ENOUGH if soft == resource.RLIM_INFINITY else soft
    return max(granted - RESERVED, granted // 4)
