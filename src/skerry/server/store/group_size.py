"""How long a busy writer waits for more to write: as long as a group of the wanted size needs.

A transaction costs as much as several of the writes in it. If two workers share the moves, each of
them gets half as many in the same time, so that both together would need more transactions.
"""

_WEIGHT = 0.25
"""How much the last group counts against those before it."""
_LONGEST = 0.1
"""Seconds between two writes of a writer that is still busy."""


class GroupSize:
    """Follows how fast writes come.

    >>> size = GroupSize(wanted=5, least=0.004, most=0.010)
    >>> size.wait()
    0.004
    >>> for second in range(100):
    ...     size.wrote(4, now=second / 100)
    >>> round(size.wait(), 4)
    0.01
    """

    __slots__ = ("_at", "_gap", "_least", "_most", "_wanted")

    def __init__(self, wanted: int, least: float, most: float) -> None:
        """`least` and `most`: seconds between which it waits."""
        self._wanted = wanted
        self._least = least
        self._most = most
        self._at: float | None = None
        self._gap = 0.0
        """Seconds between two writes, lately."""

    def wrote(self, writes: int, now: float) -> None:
        """Note that a group was written."""
        if self._at is not None and writes:
            gap = min(now - self._at, _LONGEST) / writes
            self._gap += _WEIGHT * (gap - self._gap)
        self._at = now

    def wait(self) -> float:
        """Seconds to wait for the rest of a group whose first write is here."""
        return min(self._most, max(self._least, (self._wanted - 1) * self._gap))
