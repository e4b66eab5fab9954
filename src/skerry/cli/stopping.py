"""Long commands that are stopped, or that lose one of their processes."""

import signal
import threading
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import FrameType

import click


@contextmanager
def stops_cleanly() -> Iterator[None]:
    """End processes also when this one is asked to end, and say so if one of them dies.

    A request to end (SIGTERM) counts as Ctrl-C.
    """
    here = threading.current_thread() is threading.main_thread()
    before = signal.signal(signal.SIGTERM, _interrupt) if here else None
    try:
        yield
    except BrokenProcessPool:
        raise click.ClickException(
            "a process ended in the middle of a game: it was killed, ran out of memory, or a bot "
            "crashed it. Games that are over are kept. A bot as a program (exec:COMMAND) cannot "
            "end the others."
        ) from None
    finally:
        if here:
            signal.signal(signal.SIGTERM, before)


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
