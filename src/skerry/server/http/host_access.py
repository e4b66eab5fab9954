"""Who may use the host's page: browsers with a session that a link opened.

For all others nothing below /host exists. This stands before all routes, so that a new route is
closed by default, and a wrong method tells as little as a wrong path.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.params import SkipValidation
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.utils import normalize_path

from skerry.server.host import keys
from skerry.server.host.keys import SESSION_LASTS, HostSession
from skerry.server.http.addresses import client_address, neighbourhood
from skerry.server.http.credentials import header
from skerry.server.http.limits import refuse
from skerry.server.http.problems import SENTENCES
from skerry.server.http.requests import Request
from skerry.server.live.worker import Worker
from skerry.server.ops.settings import Settings
from skerry.server.store.times import now_ms

HOST_COOKIE = "skerry_host"
PLACE = "/host"
LINK = f"{PLACE}/open/"
_KEY = "host"

HostInjected = NamedDependency[SkipValidation[HostSession]]
"""The session of the host, in the parameter `host` of a route."""


class HostAccess:
    """Answers 404 below /host, except to the host."""

    def __init__(self, app: ASGIApp, worker: Callable[[], Worker]) -> None:
        self._app = app
        self._worker = worker

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with the host's session, or as one to nowhere."""
        # As the router reads it, to which //host//bans is /host/bans.
        path = normalize_path(scope["path"])
        if scope["type"] != ScopeType.HTTP or not (path == PLACE or path.startswith(f"{PLACE}/")):
            await self._app(scope, receive, send)
            return
        session = await self._session(scope)
        # The framework types this as a dictionary of anything.
        state: dict[str, Any] = scope.setdefault("state", {})
        state[_KEY] = session
        # A link proves itself, and the page of a stranger says that there is nothing.
        is_link = path.startswith(LINK) and scope["method"] in {"GET", "POST"}
        is_open = is_link or (path == PLACE and scope["method"] == "GET")
        if session is not None or is_open:
            await self._app(scope, receive, send)
        else:
            await refuse(send, 404, SENTENCES[404])

    async def _session(self, scope: Scope) -> HostSession | None:
        token = host_token(scope)
        worker = self._worker()
        # A wrong one counts, but does not lock out a host with the same address.
        if token is None:
            return None
        read = partial(keys.session_with, token=token, now=now_ms())
        session = await worker.database.read(read)
        if session is None:
            guessed_wrong(worker, scope)
        return session


def may_guess(worker: Worker, scope: Scope) -> bool:
    """Whether an address has not sent too many wrong tokens."""
    address, now = neighbourhood(client_address(scope)), time.monotonic()
    bucket = worker.allowances.host_guesses.of(address, now)
    # Nothing is taken, but what was added since is counted.
    bucket.take(now, 0.0)
    return bucket.left >= 1


def guessed_wrong(worker: Worker, scope: Scope) -> None:
    """Count a wrong token."""
    worker.allowances.host_guesses.take(neighbourhood(client_address(scope)), time.monotonic())


def host_token(scope: Scope) -> str | None:
    """The token in the host's cookie."""
    cookies = (header(scope, b"cookie") or "").split(";")
    parts = (cookie.strip().partition("=") for cookie in cookies)
    return next((value for name, _, value in parts if name == HOST_COOKIE and value), None)


def is_host(request: Request) -> bool:
    """Whether a request comes from the host."""
    return request.scope.get("state", {}).get(_KEY) is not None


def host_of(request: Request) -> HostSession:
    """The session of the host who sent a request."""
    session = request.scope.get("state", {}).get(_KEY)
    if not isinstance(session, HostSession):
        raise NotFoundException
    return session


def host_cookie(token: str, settings: Settings) -> Cookie:
    """The cookie of the host's session; an empty token deletes it."""
    return Cookie(
        key=HOST_COOKIE,
        value=token,
        max_age=int(SESSION_LASTS.total_seconds()) if token else 0,
        path=PLACE,
        httponly=True,
        samesite="strict",
        secure=settings.secure,
    )
