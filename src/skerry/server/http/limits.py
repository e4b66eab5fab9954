"""Limits: how much one session or one address may ask for, and whose address it is.

The numbers are counted in each worker by itself: with several workers a client that reaches all
of them may ask for as many times as much.
"""

import hashlib
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from skerry.protocol.forms import Problem
from skerry.server.ops.settings import Settings

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

SESSION_COOKIE = "skerry_session"
COUNTED = frozenset(
    {
        "games",
        "guests",
        "join",
        "me",
        "metrics",
        "recover",
        "replay",
        "schema",
        "sign-in",
        "sign-out",
        "tables",
    }
)
"""What costs the server something begins with these. The page's own files lie in memory and come
by the dozen, and machines that watch the server (/health, /ready) are never refused."""
MOST_HOPS = 32
NOWHERE = "unknown"
"""The address of a client that has none."""


class Bucket:
    """A token bucket: so many at once, and so many a second for long.

    >>> bucket = Bucket(burst=2, rate=0.5, now=0.0)
    >>> [bucket.take(now=0.0) for _ in range(3)]
    [0.0, 0.0, 2.0]
    >>> bucket.take(now=2.0)
    0.0
    """

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self.burst = burst
        self.rate = rate
        self._left = float(burst)
        self._at = now

    def take(self, now: float, amount: float = 1.0) -> float:
        """Take some out: 0.0, or the seconds until they are there, and then none is taken."""
        self._left = self._filled(now)
        self._at = max(now, self._at)
        if self._left >= amount:
            self._left -= amount
            return 0.0
        return (amount - self._left) / self.rate if self.rate > 0 else math.inf

    def is_full(self, now: float) -> bool:
        """Is it as if it had never been used?"""
        return self._filled(now) >= self.burst

    def _filled(self, now: float) -> float:
        return min(self.burst, self._left + max(0.0, now - self._at) * self.rate)


class Buckets:
    """A bucket for every key; full ones are forgotten, and there are never too many.

    >>> buckets = Buckets((1, 1.0))
    >>> buckets.take("ann", now=0.0), buckets.take("bea", now=0.0), buckets.take("ann", now=0.0)
    (0.0, 0.0, 1.0)
    """

    def __init__(self, allowed: tuple[float, float], most: int = 50_000) -> None:
        self._burst, self._rate = allowed
        self._most = most
        # The one that was used last stands last.
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable, now: float) -> float:
        """Take one out of a key's bucket: 0.0, or the seconds until there is one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room(now)
            bucket = self._buckets[key] = Bucket(self._burst, self._rate, now)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)

    def __len__(self) -> int:
        return len(self._buckets)

    def _make_room(self, now: float) -> None:
        # Two go for each that comes, so that idle ones are gone soon, and no call takes long.
        for _ in range(2):
            if not self._buckets:
                return
            oldest = next(iter(self._buckets))
            if len(self._buckets) < self._most and not self._buckets[oldest].is_full(now):
                return
            del self._buckets[oldest]


class Sockets:
    """The open sockets of each session and address.

    >>> sockets = Sockets(of_session=1, of_address=2)
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
        """Count a new socket, unless the session or the address has enough of them."""
        keys = _socket_keys(session, address)
        most = {"session": self._of_session, "address": self._of_address}
        if any(self._open[key] >= most[key[0]] for key in keys):
            # Asking a counter leaves no trace in it, so nothing has to be put back.
            return False
        self._open.update(keys)
        return True

    def release(self, session: str | None, address: str) -> None:
        """A socket that was taken is closed."""
        for key in _socket_keys(session, address):
            self._open[key] -= 1
            if self._open[key] <= 0:
                del self._open[key]

    def __len__(self) -> int:
        return sum(count for (kind, _), count in self._open.items() if kind == "address")


def _socket_keys(session: str | None, address: str) -> list[tuple[str, str]]:
    keys = [("address", neighbourhood(address))]
    return keys if session is None else [*keys, ("session", session)]


def address_of(client: str | None, forwarded_for: str | None, trusted: Sequence[str]) -> str:
    """The address that a request comes from: past the proxies that we trust, and no further.

    Proxies write the address of whoever asked them at the end of X-Forwarded-For; what stands
    before the last entry of a trusted proxy could have been written by anybody.

    >>> address_of("192.0.2.9", "10.0.0.1", trusted=[])
    '192.0.2.9'
    >>> address_of("127.0.0.1", "203.0.113.7, 198.51.100.3, 10.0.0.5", ["127.0.0.1", "10.0.0.0/8"])
    '198.51.100.3'
    """
    here = _read_address(client or "")
    if here is None:
        return client or NOWHERE
    networks = read_networks(tuple(trusted))
    for hop in reversed((forwarded_for or "").split(",")[-MOST_HOPS:]):
        if not _is_in(here, networks):
            break
        before = _read_address(hop)
        if before is None:
            break
        here = before
    return str(here)


def neighbourhood(address: str) -> str:
    """What is limited as one: an address, or the network of 2^64 that an IPv6 host has at will.

    >>> neighbourhood("192.0.2.1"), neighbourhood("2001:db8::7:1")
    ('192.0.2.1', '2001:db8::/64')
    """
    read = _read_address(address)
    if isinstance(read, IPv6Address):
        return str(ip_network((int(read) >> 64 << 64, 64)))
    return address


def is_loopback(address: str) -> bool:
    """Is it an address of this machine?"""
    read = _read_address(address)
    return read is not None and read.is_loopback


@lru_cache
def read_networks(trusted: tuple[str, ...]) -> tuple[Network, ...]:
    """Addresses and networks as such; ValueError names the one that is none."""
    networks = []
    for text in trusted:
        try:
            networks.append(ip_network(text, strict=False))
        except ValueError:
            raise ValueError(f"{text} is no address or network, such as 10.0.0.0/8") from None
    return tuple(networks)


def _is_in(address: Address, networks: Sequence[Network]) -> bool:
    return any(address in network for network in networks)


def _read_address(text: str) -> Address | None:
    """An address, with or without a port; None if it is none."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    # An IPv4 client of a socket for both kinds is shown as ::ffff:192.0.2.1.
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request; several of the same name as one list, None if there is none."""
    found = [value for key, value in scope["headers"] if key == name]
    return b",".join(found).decode("latin-1") if found else None


def client_address(scope: Scope, trusted: Sequence[str]) -> str:
    """The address that a connection comes from, past trusted proxies."""
    client = scope.get("client")
    return address_of(client[0] if client else None, header(scope, b"x-forwarded-for"), trusted)


def session_keys(scope: Scope) -> list[str]:
    """What sessions are counted by: the hashes of all tokens that come with a request."""
    scheme, _, given = (header(scope, b"authorization") or "").partition(" ")
    tokens = [given.strip()] if scheme.lower() == "bearer" else []
    for cookie in (header(scope, b"cookie") or "").split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == SESSION_COOKIE:
            tokens.append(value)
    return [hashlib.sha256(token.encode()).hexdigest() for token in tokens if token]


class LimitsMiddleware:
    """Refuses HTTP requests of sessions and addresses that ask too often."""

    def __init__(
        self, app: ASGIApp, settings: Settings, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._app = app
        self._trusted = settings.trusted_proxies
        self._sessions = Buckets(settings.limits.requests)
        self._addresses = Buckets(settings.limits.address_requests)
        self._now = now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer 429, or let the request through."""
        wait = self._wait(scope) if scope["type"] == ScopeType.HTTP else 0.0
        if wait:
            seconds = math.ceil(min(wait, 3600.0))
            what = f"too many requests: try again in {seconds} s"
            await refuse(send, 429, what, {b"retry-after": str(seconds).encode()})
        else:
            await self._app(scope, receive, send)

    def _wait(self, scope: Scope) -> float:
        if scope["path"].lstrip("/").partition("/")[0] not in COUNTED:
            return 0.0
        now = self._now()
        address = neighbourhood(client_address(scope, self._trusted))
        # The session goes first: one that is too fast must not use up its neighbours' share.
        for session in session_keys(scope):
            if wait := self._sessions.take(session, now):
                return wait
        return self._addresses.take(address, now)


async def refuse(
    send: Send, status: int, what: str, headers: dict[bytes, bytes] | None = None
) -> None:
    """Answer an HTTP request with a problem."""
    body = msgspec.json.encode(Problem(what))
    given = {
        b"content-type": b"application/json",
        b"content-length": str(len(body)).encode(),
        **(headers or {}),
    }
    await send({"type": "http.response.start", "status": status, "headers": list(given.items())})
    await send({"type": "http.response.body", "body": body, "more_body": False})
