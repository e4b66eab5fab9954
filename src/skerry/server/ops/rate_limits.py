"""Rate limits: token buckets, and the number of open sockets.

Each worker counts by itself: a client that reaches several workers may ask for several times as
much.
"""

import math
from collections import Counter, OrderedDict
from collections.abc import Hashable


class Bucket:
    """A token bucket: `burst` requests at once, and `rate` a second in the long run.

    >>> bucket = Bucket(burst=2, rate=0.5, now=0.0)
    >>> [bucket.take(now=0.0) for _ in range(3)]
    [0.0, 0.0, 2.0]
    >>> bucket.take(now=2.0)
    0.0
    """

    __slots__ = ("_at", "burst", "left", "rate")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = float(burst)
        """The tokens that were left when some were last taken."""
        self._at = now

    def take(self, now: float, amount: float = 1.0) -> float:
        """Take some tokens: 0.0; or take none, and return the seconds until there are enough."""
        self.left = self._filled(now)
        self._at = max(now, self._at)
        if self.left >= amount:
            self.left -= amount
            return 0.0
        return (amount - self.left) / self.rate if self.rate > 0 else math.inf

    def owe(self, amount: float) -> None:
        """Take some tokens even if there are not enough: later ones pay for them.

        A negative amount gives some back.
        """
        self.left = max(self.left - amount, -self.burst)

    def is_full(self, now: float) -> bool:
        """Whether it is as if it had never been used."""
        return self._filled(now) >= self.burst

    def _filled(self, now: float) -> float:
        return min(self.burst, self.left + max(0.0, now - self._at) * self.rate)


class Buckets:
    """A bucket for each key, at most `most`; full ones are dropped.

    >>> buckets = Buckets((1, 1.0))
    >>> buckets.take("ann", now=0.0), buckets.take("bea", now=0.0), buckets.take("ann", now=0.0)
    (0.0, 0.0, 1.0)
    """

    def __init__(self, allowed: tuple[float, float], most: int = 50_000) -> None:
        self._burst, self._rate = allowed
        self._most = most
        # In order of their last use.
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable, now: float, amount: float = 1.0) -> float:
        """Take some tokens of a key: 0.0; or take none, and return the seconds until it can."""
        return self.of(key, now).take(now, amount)

    def of(self, key: Hashable, now: float) -> Bucket:
        """The bucket of a key, to be used at once."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room(now)
            bucket = self._buckets[key] = Bucket(self._burst, self._rate, now)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def allow(self, allowed: tuple[float, float]) -> None:
        """Change what every key may take; what was taken stays taken.

        >>> buckets = Buckets((1, 1.0))
        >>> buckets.take("ann", now=0.0)
        0.0
        >>> buckets.allow((2, 1.0))
        >>> buckets.take("ann", now=0.0), buckets.take("ann", now=0.0)
        (0.0, 1.0)
        """
        more = allowed[0] - self._burst
        self._burst, self._rate = allowed
        for bucket in self._buckets.values():
            bucket.left += more
            bucket.burst, bucket.rate = allowed

    def __len__(self) -> int:
        return len(self._buckets)

    def _make_room(self, now: float) -> None:
        # Two go for each new one, so that idle ones are gone soon, and no call takes long.
        for _ in range(2):
            if not self._buckets:
                return
            oldest = next(iter(self._buckets))
            if len(self._buckets) < self._most and not self._buckets[oldest].is_full(now):
                return
            del self._buckets[oldest]


class OpenSockets:
    """The number of open sockets of each session and address.

    >>> sockets = OpenSockets(of_session=1, of_address=2)
    >>> sockets.take("ann", "192.0.2.1"), sockets.take("ann", "192.0.2.1")
    (True, False)
    >>> sockets.release("ann", "192.0.2.1")
    >>> sockets.take("ann", "192.0.2.1")
    True
    """

    def __init__(self, of_session: int, of_address: int) -> None:
        self._of_session = of_session
        self._of_address = of_address
        self._open: Counter[tuple[str, str]] = Counter()

    def take(self, session: str | None, address: str) -> bool:
        """Count a new socket; False if the session or the address has too many."""
        keys = _socket_keys(session, address)
        most = {"session": self._of_session, "address": self._of_address}
        if any(self._open[key] >= most[key[0]] for key in keys):
            return False
        self._open.update(keys)
        return True

    def allow(self, of_session: int, of_address: int) -> None:
        """Change how many may be open from now on; none is closed."""
        self._of_session, self._of_address = of_session, of_address

    def release(self, session: str | None, address: str) -> None:
        """Uncount a socket that is closed."""
        for key in _socket_keys(session, address):
            self._open[key] -= 1
            if self._open[key] <= 0:
                del self._open[key]

    def __len__(self) -> int:
        return sum(count for (kind, _), count in self._open.items() if kind == "address")


def _socket_keys(session: str | None, address: str) -> list[tuple[str, str]]:
    keys = [("address", address)]
    return keys if session is None else [*keys, ("session", session)]
