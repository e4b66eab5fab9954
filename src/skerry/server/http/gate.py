"""The gate: what an address may do before the application sees anything of it.

It counts connections, new sockets and frames. A trusted proxy is not limited itself: what it
passes on counts for the client that it names.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from skerry.server.http.addresses import UNKNOWN, neighbourhood, plain_address
from skerry.server.ops import descriptors
from skerry.server.ops.rate_limits import Buckets
from skerry.server.ops.settings import Limits, Settings


class Gate:
    """The connections, new sockets and frames of all addresses, in one worker."""

    def __init__(self, limits: Limits, proxies: Sequence[str], most: int) -> None:
        self.limits = limits
        self.new_sockets = Buckets(limits.address_new_sockets)
        self.frames = Buckets(limits.address_frames)
        self._most = most
        # One address must leave room for others, however few descriptors there are.
        self._most_of_one = min(limits.address_connections, max(1, most // 2))
        self._open: Counter[str] = Counter()
        self._total = 0
        # The application is not called: only the list of trusted proxies is used.
        self._proxies = ProxyHeadersMiddleware(cast(Any, None), list(proxies)).trusted_hosts

    def enter(self, peer: str) -> bool:
        """Count a new connection; False if there are too many, in all or of this peer."""
        address = neighbourhood(peer)
        if self._total >= self._most:
            return False
        if self._open[address] >= self._most_of_one and peer not in self._proxies:
            return False
        self._open[address] += 1
        self._total += 1
        return True

    def leave(self, peer: str) -> None:
        """Uncount a connection that is closed."""
        address = neighbourhood(peer)
        self._total -= 1
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def address_of(self, peer: str, forwarded: Sequence[str]) -> str:
        """The address that counts: the peer's, or the one that a trusted proxy names."""
        if forwarded and peer in self._proxies:
            named, _ = self._proxies.get_trusted_client_address(", ".join(forwarded))
            peer = plain_address(named) or peer
        return neighbourhood(peer)

    def __len__(self) -> int:
        return self._total


class GatedConfig(uvicorn.Config):
    """A configuration of uvicorn with a gate, which each worker opens for itself."""

    gate: Gate

    def __init__(self, app: Any, settings: Settings, **options: Any) -> None:
        super().__init__(app, **options)
        self._settings = settings

    def load(self) -> None:
        """Load the application and open the gate."""
        super().load()
        settings = self._settings
        self.gate = Gate(settings.limits, settings.proxy_networks, descriptors.most_connections())


def peer_of(client: tuple[str, int] | None) -> str:
    """The address at the other end of a connection."""
    return (plain_address(client[0]) or client[0]) if client else UNKNOWN
