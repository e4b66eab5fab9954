"""The middleware that every connection passes, and the log line of each request."""

import logging
import secrets
import time
from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from skerry.server.host.house import House
from skerry.server.http.addresses import client_address
from skerry.server.http.hosts import AllowedHosts, HostsMiddleware
from skerry.server.http.house_rules import HouseMiddleware
from skerry.server.http.limits import LimitsMiddleware
from skerry.server.http.requests import is_id
from skerry.server.http.security_headers import SecurityMiddleware
from skerry.server.ops.log_setup import REQUEST
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.settings import Settings

LOG = logging.getLogger("skerry.server.http.requests")
UNMATCHED = "unmatched"
"""The route of a request without one; its path may contain anything and is not logged."""
REFUSED = "refused"
"""The route of a request that the middleware refused: too many, for another host, or from a foreign
page."""
REFUSALS = frozenset({400, 403, 421, 429})
QUIET_ROUTES = frozenset({"/health", "/ready", "/metrics"})


def with_middleware(
    app: ASGIApp, settings: Settings, metrics: Metrics, house: House | None = None
) -> ASGIApp:
    """An application behind its log, its security headers, its hosts, its bans and its limits."""
    allowed = AllowedHosts(settings)
    allowed.ask_for_domain()
    welcome = HouseMiddleware(LimitsMiddleware(app, settings), house or House(settings))
    hosted = HostsMiddleware(welcome, allowed)
    secured = SecurityMiddleware(hosted, settings)
    logged: Any = RequestsMiddleware(secured, metrics)
    # uvicorn and Litestar type the same ASGI messages differently.
    proxied: Any = ProxyHeadersMiddleware(logged, list(settings.proxy_networks))
    return cast(ASGIApp, proxied)


class RequestsMiddleware:
    """Gives each HTTP request an id, and logs and counts its response."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a connection on."""
        if scope["type"] == ScopeType.HTTP:
            await self._respond(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _respond(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500
        id = secrets.token_hex(8)

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            await send(message)

        token = REQUEST.set(id)
        try:
            await self._app(scope, receive, send_with_id)
        finally:
            self._log(scope, status, time.perf_counter() - started)
            REQUEST.reset(token)

    def _log(self, scope: Scope, status: int, seconds: float) -> None:
        # The router writes the template of the route and its parameters into the scope.
        template = scope.get("path_template")
        route = template or (REFUSED if status in REFUSALS else UNMATCHED)
        method = scope["method"] if scope["type"] == ScopeType.HTTP else "other"
        self._metrics.responded(route, method, status, seconds)
        fields: dict[str, object] = {
            "method": method,
            "route": route,
            "status": status,
            "milliseconds": round(1000 * seconds, 1),
            "address": client_address(scope),
        }
        if route.startswith("/tables/") and scope.get("path_params"):
            table = str(next(iter(scope["path_params"].values())))
            # Anything else that a stranger has sent stays out of the log.
            if is_id(table):
                fields["table"] = table
        level = logging.DEBUG if route in QUIET_ROUTES else logging.INFO
        LOG.log(level, "answered", extra=fields)
