"""Where others can reach this server, for invitations that are made on the same machine."""

import socket
from ipaddress import ip_address

from litestar import get
from litestar.handlers import HTTPRouteHandler

from skerry.protocol.forms import Reach
from skerry.server.http.openapi import doc
from skerry.server.http.requests import Injected, JsonResponse, json_response
from skerry.server.ops.settings import Settings

_ALL = {"", "0.0.0.0", "::"}  # noqa: S104 - only compared
# Documentation addresses: nothing is sent, the system only chooses the way.
_AWAY = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def address_for_others(settings: Settings) -> str | None:
    """The address by which others open this server; None: it listens on this machine only."""
    if settings.public_url is not None:
        return settings.public_url
    host = settings.host
    found = _own_address() if host in _ALL else host
    if found is None or _is_loopback(found):
        return None
    shown = f"[{found}]" if ":" in found else found
    return f"{'https' if settings.secure else 'http'}://{shown}:{settings.port}"


def _own_address() -> str | None:
    """The address of this machine in its network; None if it is in none."""
    for family, away in _AWAY:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((away, 9))
            except OSError:
                continue
            address = str(probe.getsockname()[0])
            if not _is_loopback(address):
                return address
    return None


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


@get("/reach", sync_to_thread=True, opt=doc(response=Reach))
def tell_reach(worker: Injected) -> JsonResponse:
    """Where others can reach this server."""
    return json_response(Reach(address_for_others(worker.settings)))


ROUTES: list[HTTPRouteHandler] = [tell_reach]
