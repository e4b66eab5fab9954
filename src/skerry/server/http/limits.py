"""Limits on HTTP requests: how many a session or an address may send."""

import math
import time
from collections.abc import Callable

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from skerry.protocol.forms import Problem
from skerry.server.http.addresses import client_address, neighbourhood
from skerry.server.http.credentials import session_keys
from skerry.server.ops.rate_limits import Buckets
from skerry.server.ops.settings import Settings

COUNTED = frozenset(
    {
        "announcement",
        "games",
        "guests",
        "host",
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
"""The first parts of the paths that count. Files of the page are in memory and requested by the
dozen."""
FILES = (3000, 300.0)
"""Files of the page that one address may request at once, and a second: a whole school may open it
at the same moment, and one who asks without end must not take the time of those who play."""
UNCOUNTED = frozenset({"health", "ready"})
"""Monitoring is never refused."""
LONGEST_WAIT = 3600.0


def retry_after(wait: float) -> int:
    """The seconds after which a client should try again."""
    return math.ceil(min(wait, LONGEST_WAIT))


class LimitsMiddleware:
    """Refuses HTTP requests of sessions and addresses that send too many."""

    def __init__(
        self, app: ASGIApp, settings: Settings, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._app = app
        self._sessions = Buckets(settings.limits.requests)
        self._addresses = Buckets(settings.limits.address_requests)
        self._files = Buckets(FILES)
        self._now = now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond with 429, or pass the request on."""
        wait = self._wait(scope) if scope["type"] == ScopeType.HTTP else 0.0
        if wait:
            seconds = retry_after(wait)
            what = f"too many requests: try again in {seconds} s"
            await refuse(send, 429, what, {b"retry-after": str(seconds).encode()})
        else:
            await self._app(scope, receive, send)

    def _wait(self, scope: Scope) -> float:
        first = scope["path"].lstrip("/").partition("/")[0]
        if first in UNCOUNTED:
            return 0.0
        now = self._now()
        address = neighbourhood(client_address(scope))
        if first not in COUNTED:
            return self._files.take(address, now)
        # The session comes first, so that a fast one does not use up its neighbours' share.
        for session in session_keys(scope):
            if wait := self._sessions.take(session, now):
                return wait
        return self._addresses.take(address, now)


async def refuse(
    send: Send, status: int, what: str, headers: dict[bytes, bytes] | None = None
) -> None:
    """Respond to an HTTP request with a problem."""
    body = msgspec.json.encode(Problem(what))
    given = {
        b"content-type": b"application/json",
        b"content-length": str(len(body)).encode(),
        **(headers or {}),
    }
    await send({"type": "http.response.start", "status": status, "headers": list(given.items())})
    await send({"type": "http.response.body", "body": body, "more_body": False})
