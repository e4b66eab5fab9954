"""The headers of a request, and the session tokens among them."""

import hashlib

from litestar.types import Scope

SESSION_COOKIE = "skerry_session"


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request, several of the same name joined as one list; None if missing."""
    found = [value for key, value in scope["headers"] if key == name]
    return b",".join(found).decode("latin-1") if found else None


def bearer_token(scope: Scope) -> str | None:
    """The bearer token of a request; None without one, "" for an empty one."""
    scheme, _, given = (header(scope, b"authorization") or "").partition(" ")
    return given.strip() if scheme.lower() == "bearer" else None


def cookie_tokens(scope: Scope) -> list[str]:
    """The tokens in all session cookies of a request."""
    cookies = (header(scope, b"cookie") or "").split(";")
    parts = (cookie.strip().partition("=") for cookie in cookies)
    return [value for name, _, value in parts if name == SESSION_COOKIE]


def token_in(scope: Scope) -> str | None:
    """The session token of a request: the bearer token, or the cookie."""
    bearer = bearer_token(scope)
    if bearer is not None:
        return bearer or None
    cookies = cookie_tokens(scope)
    return (cookies[-1] or None) if cookies else None


def session_keys(scope: Scope) -> list[str]:
    """The hashes of all tokens of a request, by which sessions are limited."""
    tokens = [bearer_token(scope) or "", *cookie_tokens(scope)]
    return [hashlib.sha256(token.encode()).hexdigest() for token in tokens if token]
