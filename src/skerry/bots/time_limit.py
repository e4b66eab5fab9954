"""A limit for the time that a piece of Python code may take."""

import ctypes
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TooSlow(BaseException):
    """The time is over. It is no Exception, so that `except Exception` does not catch it."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TooSlow inside the block once it has taken that long.

    In the main thread a signal ends everything, waiting too. In another thread only running
    Python code is ended: a call that waits in C runs until it returns.
    """
    if threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer"):
        yield from _by_signal(seconds)
    else:
        yield from _by_timer(seconds)


def _by_signal(seconds: float) -> Iterator[None]:
    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _by_timer(seconds: float) -> Iterator[None]:
    thread = threading.get_ident()
    lock = threading.Lock()
    running = True

    def stop() -> None:
        with lock:
            if running:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(thread), ctypes.py_object(TooSlow)
                )

    timer = threading.Timer(seconds, stop)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        with lock:
            running = False
