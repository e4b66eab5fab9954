"""Security: headers on every response, and no requests from other sites."""

from pathlib import Path

import msgspec
import pytest
from litestar.types import Receive, Scope, Send
from tests.server.http.asgi import ask, fine

from skerry.protocol.forms import Problem
from skerry.server.http.security_headers import SecurityMiddleware, origin_allowed
from skerry.server.ops.settings import Settings

PLAIN = Settings(Path("data"))
SECURE = Settings(Path("data"), secure=True)
ELSEWHERE = Settings(Path("data"), origins=("https://play.example", "http://localhost:5173"))


@pytest.mark.parametrize(
    ("origin", "host", "settings", "allowed"),
    [
        (None, "localhost:8000", PLAIN, True),
        (None, None, PLAIN, True),
        ("http://localhost:8000", "localhost:8000", PLAIN, True),
        ("HTTP://LocalHost:8000", "localhost:8000", PLAIN, True),
        ("https://skerry.example", "skerry.example", PLAIN, True),
        ("https://skerry.example:443", "skerry.example", PLAIN, True),
        ("http://skerry.example", "skerry.example:80", PLAIN, True),
        ("http://[::1]:8000", "[::1]:8000", PLAIN, True),
        ("https://skerry.example", "skerry.example", SECURE, True),
        ("http://skerry.example", "skerry.example", SECURE, False),
        ("http://localhost:8001", "localhost:8000", PLAIN, False),
        ("http://localhost", "localhost:8000", PLAIN, False),
        ("https://evil.example", "skerry.example", PLAIN, False),
        ("https://skerry.example.evil.example", "skerry.example", PLAIN, False),
        ("https://skerry.example@evil.example", "skerry.example", PLAIN, False),
        ("https://evil.example#skerry.example", "skerry.example", PLAIN, False),
        ("https://skerry.example", None, PLAIN, False),
        ("https://skerry.example", "", PLAIN, False),
        ("null", "skerry.example", PLAIN, False),
        ("", "skerry.example", PLAIN, False),
        ("file://", "skerry.example", PLAIN, False),
        ("chrome-extension://skerry.example", "skerry.example", PLAIN, False),
        ("https://skerry.example:port", "skerry.example", PLAIN, False),
        ("https://[", "skerry.example", PLAIN, False),
        ("https://play.example", "skerry.example", ELSEWHERE, True),
        ("http://play.example", "skerry.example", ELSEWHERE, False),
        ("http://localhost:5173", "localhost:8000", ELSEWHERE, True),
        ("https://other.example", "skerry.example", ELSEWHERE, False),
    ],
)
def test_only_our_own_and_configured_origins_are_accepted(
    origin: str | None, host: str | None, settings: Settings, allowed: bool
) -> None:
    assert origin_allowed(origin, host, settings) is allowed


EVIL = [("host", "skerry.example"), ("origin", "https://evil.example")]


@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE", "PUT", "QUERY"])
def test_foreign_pages_change_nothing(method: str) -> None:
    answer = ask(SecurityMiddleware(fine, PLAIN), "/tables", method, headers=EVIL)
    assert answer.status == 403
    assert "foreign" in msgspec.json.decode(answer.body, type=Problem).what
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_reading_is_open(method: str) -> None:
    # The browser hides the response from other sites.
    answer = ask(SecurityMiddleware(fine, PLAIN), "/tables", method, headers=EVIL)
    assert answer.status == 200
    assert "access-control-allow-origin" not in answer.headers


def test_our_own_page_may_change_things_and_open_sockets() -> None:
    ours = [("host", "skerry.example"), ("origin", "https://skerry.example")]
    app = SecurityMiddleware(fine, PLAIN)
    assert ask(app, "/tables", "POST", headers=ours).status == 200
    assert ask(app, "/live", kind="websocket", headers=ours).status == 101
    assert ask(app, "/live", kind="websocket").status == 101


def test_foreign_pages_open_no_sockets() -> None:
    app = SecurityMiddleware(fine, PLAIN)
    assert ask(app, "/live", kind="websocket", headers=EVIL).status == 403


def test_every_response_has_the_headers() -> None:
    headers = ask(SecurityMiddleware(fine, PLAIN), "/").headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; ")
    assert "unsafe" not in policy
    assert "*" not in policy
    for rule in ("frame-ancestors 'none'", "base-uri 'none'", "connect-src 'self'"):
        assert rule in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["cache-control"] == "no-store"
    assert "strict-transport-security" not in headers


def test_https_only_servers_send_hsts() -> None:
    headers = ask(SecurityMiddleware(fine, SECURE), "/").headers
    assert headers["strict-transport-security"] == "max-age=31536000"


def test_headers_of_a_response_are_kept() -> None:
    async def cached(scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"Cache-Control", b"public, max-age=60")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    headers = ask(SecurityMiddleware(cached, PLAIN), "/picture.svg").headers
    assert headers["Cache-Control"] == "public, max-age=60"
    assert "cache-control" not in headers
