"""Security of the page: headers for every response, and the pages that may use the API.

A browser names the origin of a request. Requests that change something, and sockets, are accepted
from our own pages only. Other programs name no origin and are accepted: nobody can make them send
somebody else's cookie.
"""

from collections.abc import Iterable
from urllib.parse import SplitResult, urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skerry.server.http.credentials import header
from skerry.server.http.limits import refuse
from skerry.server.ops.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    # The files of the page have their own.
    b"cache-control": b"no-store",
}
STRICT_TRANSPORT = {b"strict-transport-security": b"max-age=31536000"}
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
USUAL_PORTS = {"http": 80, "https": 443}


def origin_allowed(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether a page of this origin may change something, or open a socket.

    >>> from pathlib import Path
    >>> settings = Settings(Path("data"), origins=("https://play.example",))
    >>> origin_allowed("http://localhost:8000", "localhost:8000", settings)
    True
    >>> origin_allowed("https://evil.example", "localhost:8000", settings)
    False
    >>> origin_allowed("https://play.example", "localhost:8000", settings)
    True
    >>> origin_allowed(None, "localhost:8000", settings)
    True
    """
    if origin is None:
        return True
    page = read_origin(origin)
    if page is None:
        # For example "null", the origin of sandboxed pages.
        return False
    if any(page == read_origin(allowed) for allowed in settings.origins):
        return True
    scheme, name, port = page
    if settings.secure and scheme != "https":
        return False
    ours = read_origin(f"{scheme}://{host}") if host else None
    return ours == (scheme, name, port)


def read_origin(text: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an origin; None if the text is not one."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in USUAL_PORTS or not parts.hostname or not _is_bare(parts):
        return None
    return parts.scheme, parts.hostname.lower(), port or USUAL_PORTS[parts.scheme]


def _is_bare(parts: SplitResult) -> bool:
    more = (parts.username, parts.password, parts.query, parts.fragment)
    return parts.path in {"", "/"} and not any(more)


class SecurityMiddleware:
    """Adds the headers to each response, and refuses requests of foreign pages."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._headers = {**HEADERS, **(STRICT_TRANSPORT if settings.secure else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond with 403 to a foreign page, or pass the request on."""

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = self._with_ours(message["headers"])
            await send(message)

        if self._may(scope):
            # Messages of a socket have no headers.
            is_socket = scope["type"] == ScopeType.WEBSOCKET
            await self._app(scope, receive, send if is_socket else send_safely)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
        else:
            await refuse(send_safely, 403, "this request comes from a foreign page")

    def _with_ours(self, given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        headers = list(given)
        names = {name.lower() for name, _ in headers}
        return headers + [item for item in self._headers.items() if item[0] not in names]

    def _may(self, scope: Scope) -> bool:
        if scope["type"] not in {ScopeType.HTTP, ScopeType.WEBSOCKET}:
            return True
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS:
            return True
        return origin_allowed(header(scope, b"origin"), header(scope, b"host"), self._settings)
