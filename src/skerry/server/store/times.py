"""The server's time: milliseconds since 1970, as they stand in the database.

It is the time of the system's clock when the server starts, and from then on the seconds that
really pass. So nobody loses or wins time in a game if the system's clock is set meanwhile. All
workers of a server start from the same moment, also one that is started later.
"""

import os
import time
from collections.abc import Callable, MutableMapping

IN_ENVIRONMENT = "SKERRY_CLOCK"
"""The environment variable that tells workers how far this time is ahead of the time since boot."""
_MS = 1_000_000


def system_ns() -> int:
    """Nanoseconds since 1970 by the system's clock, which may be set at any time."""
    return time.time_ns()


def elapsed_ns() -> int:
    """Nanoseconds since some moment, the same for all processes; they pass in suspend, too."""
    # Python's own monotonic clock stands still while a Linux machine is suspended.
    counter = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if counter is None else time.clock_gettime_ns(counter)


class SteadyClock:
    """A clock that nobody sets; `ahead` is its distance from `elapsed`, in nanoseconds."""

    def __init__(
        self,
        ahead: int | None = None,
        system: Callable[[], int] = system_ns,
        elapsed: Callable[[], int] = elapsed_ns,
    ) -> None:
        self._system = system
        self._elapsed = elapsed
        self.ahead = system() - elapsed() if ahead is None else ahead

    def now_ms(self) -> int:
        """Now, in milliseconds since 1970."""
        return (self.ahead + self._elapsed()) // _MS

    def elapsed_ms(self) -> int:
        """Milliseconds since some moment."""
        return self._elapsed() // _MS

    def set_by_ms(self) -> int:
        """How far the system's clock was set forward since this one started."""
        return (self._system() - self._elapsed() - self.ahead) // _MS


def clock_from(environment: MutableMapping[str, str]) -> SteadyClock:
    """The clock of the parent process, or a new one."""
    given = environment.get(IN_ENVIRONMENT)
    return SteadyClock(None if given is None else int(given))


CLOCK = clock_from(os.environ)


def share_clock() -> None:
    """Let the processes that this one starts have the same clock."""
    os.environ[IN_ENVIRONMENT] = str(CLOCK.ahead)


def now_ms() -> int:
    """Now."""
    return CLOCK.now_ms()
