"""The route of the metrics, and who may read it."""

import hmac

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import Response
from litestar.types import Scope
from prometheus_client import CONTENT_TYPE_LATEST

from skerry.server.http.addresses import client_address, is_loopback
from skerry.server.http.credentials import bearer_token, header
from skerry.server.http.invitations import FOR_STRANGERS
from skerry.server.http.requests import Request
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.settings import Settings

FORWARDED = (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via")


def may_read(scope: Scope, settings: Settings) -> bool:
    """Whether a request may read the metrics: it has the token, or comes from this machine."""
    if settings.metrics_token is not None:
        given = bearer_token(scope)
        wanted = settings.metrics_token
        return given is not None and hmac.compare_digest(given.encode(), wanted.encode())
    # Behind a proxy on this machine that is not configured, everyone would look local.
    if any(header(scope, name) is not None for name in FORWARDED):
        return False
    return is_loopback(client_address(scope))


def metrics_route(metrics: Metrics, settings: Settings) -> HTTPRouteHandler:
    """The route for Prometheus; for others it does not exist."""

    # Its own rule keeps strangers out; monitoring has no session.
    @get("/metrics", include_in_schema=False, sync_to_thread=False, opt=FOR_STRANGERS)
    def read_metrics(request: Request) -> Response[bytes]:
        if not may_read(request.scope, settings):
            raise NotFoundException
        return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)

    return read_metrics
