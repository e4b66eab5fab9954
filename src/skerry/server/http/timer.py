"""A deadline of a connection."""

from asyncio import AbstractEventLoop, TimerHandle
from collections.abc import Callable


class Timer:
    """Calls something once, unless it is stopped in time; it can be started again."""

    __slots__ = ("_call", "_handle", "_loop")

    def __init__(self, loop: AbstractEventLoop, call: Callable[[], None]) -> None:
        self._loop = loop
        self._call = call
        self._handle: TimerHandle | None = None

    @property
    def runs(self) -> bool:
        """Whether it was started and neither stopped nor called."""
        return self._handle is not None

    def start(self, seconds: float) -> None:
        """Start it, unless it runs."""
        if self._handle is None:
            self._handle = self._loop.call_later(seconds, self._ring)

    def stop(self) -> None:
        """Stop it, if it runs."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def forget(self) -> None:
        """Stop it, and forget its call, so that it does not refer to its connection any longer."""
        self.stop()
        self._call = _nothing

    def _ring(self) -> None:
        self._handle = None
        self._call()


def _nothing() -> None:
    pass
