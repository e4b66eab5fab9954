"""Bots of somebody else, good ones and bad ones."""

import ctypes
import os
import signal
import time
from contextlib import suppress
from random import Random
from typing import Any

from skerry.core.legal import Legal


class FirstMove:
    """Takes the first legal move."""

    name = "first"

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """The first legal move."""
        del view, random
        return next(iter(legal))


class Crashes(FirstMove):
    """Raises an error."""

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """Nothing."""
        raise KeyError("gold")


class Nonsense(FirstMove):
    """Answers with something that is no move."""

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """A word."""
        return "pass"


class Cheats(FirstMove):
    """Moves for somebody else."""

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """A move of another seat."""
        move = next(iter(legal))
        return type(move)(**{**_fields(move), "seat": 1 - view.seat})


def _fields(move: Any) -> dict[str, Any]:
    return {name: getattr(move, name) for name in move.__struct_fields__}


class Sleeps(FirstMove):
    """Takes far too long."""

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """Nothing for an hour."""
        time.sleep(3600)


class Spins(FirstMove):
    """Takes far too long, and is busy all the time; it catches every exception."""

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """Nothing, ever."""
        while True:
            with suppress(Exception):
                sum(range(1000))


class Exits(FirstMove):
    """Ends its process, as a program does."""

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """Nothing."""
        raise SystemExit(3)


class Dies(FirstMove):
    """Ends its process at once, as a crash in native code does."""

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """Nothing."""
        os._exit(5)


class DiesWhenMade(FirstMove):
    """Ends its process before it is asked anything."""

    def __init__(self) -> None:
        os._exit(6)


class DiesWhenClosed(FirstMove):
    """Ends its process when the game is over."""

    def close(self) -> None:
        """The end of everything."""
        os._exit(7)


class Violates(FirstMove):
    """Reads memory that is not there, as a fault in native code does."""

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """Nothing."""
        signal.signal(signal.SIGSEGV, signal.SIG_DFL)
        return ctypes.string_at(0)


class IsKilled(FirstMove):
    """Is ended by the kernel, as if it had taken all memory."""

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """Nothing."""
        os.kill(os.getpid(), signal.SIGKILL)


class Blocks(FirstMove):
    """Takes far too long, and no signal interrupts it."""

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """Nothing for an hour."""
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
        time.sleep(3600)


class ControlCharacters(FirstMove):
    """Raises an error that would clear the screen."""

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """Nothing."""
        raise ValueError("\x1b[2J")


class NeedsMore:
    """Cannot be made without an argument."""

    def __init__(self, more: int) -> None:
        self.more = more


class NoChoice:
    """Has no method `choose`."""
