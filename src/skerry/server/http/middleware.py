"""The door: what every connection passes on its way in, and the line that is logged for it."""

import logging
import secrets
import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skerry.server.http.limits import LimitsMiddleware, client_address
from skerry.server.http.security_headers import SecurityMiddleware
from skerry.server.ops.logging import REQUEST
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.settings import Settings

LOG = logging.getLogger("skerry.server.http.requests")
UNMATCHED = "unmatched"
"""The route of a request that no route is for; its path may hold anything and is not told."""
REFUSED = "refused"
"""The route of a request that did not come through the door: too often, or of a foreign page."""
QUIET_ROUTES = frozenset({"/health", "/ready", "/metrics"})


def door(app: ASGIApp, settings: Settings, metrics: Metrics) -> ASGIApp:
    """An application behind its log, its security headers and its limits."""
    limited = LimitsMiddleware(app, settings)
    return RequestsMiddleware(SecurityMiddleware(limited, settings), settings, metrics)


class RequestsMiddleware:
    """Gives every HTTP request an id, and logs and counts it when it is answered."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._trusted = settings.trusted_proxies
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] == ScopeType.HTTP:
            await self._answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500
        id = secrets.token_hex(8)

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            await send(message)

        token = REQUEST.set(id)
        try:
            await self._app(scope, receive, send_and_note)
        finally:
            self._note(scope, status, time.perf_counter() - started)
            REQUEST.reset(token)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        # The router writes the template of the route and its parameters into the scope.
        template = scope.get("path_template")
        route = template or (REFUSED if status in {403, 429} else UNMATCHED)
        method = scope["method"] if scope["type"] == ScopeType.HTTP else "other"
        self._metrics.answered(route, method, status, seconds)
        told: dict[str, object] = {
            "method": method,
            "route": route,
            "status": status,
            "milliseconds": round(1000 * seconds, 1),
            "address": client_address(scope, self._trusted),
        }
        if route.startswith("/tables/") and scope.get("path_params"):
            told["table"] = next(iter(scope["path_params"].values()))
        level = logging.DEBUG if route in QUIET_ROUTES else logging.INFO
        LOG.log(level, "answered", extra=told)
