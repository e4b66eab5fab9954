"""The handshake of a WebSocket: the answer to an ordinary request, without a library.

Thousands of sockets open within seconds when a server restarts. What is unusual in a request is
left to the library, which also knows how to refuse it.
"""

import binascii
import hashlib
from base64 import b64encode
from collections.abc import Iterable

_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_KEY_BYTES = 16
_ONCE = frozenset(
    {
        b"connection",
        b"upgrade",
        b"sec-websocket-key",
        b"sec-websocket-version",
        b"origin",
        b"host",
    }
)
"""Headers that mean nothing clear if they come twice."""


def answer_to(headers: Iterable[tuple[bytes, bytes]]) -> bytes | None:
    """The response that opens a socket; None: the request is not an ordinary one.

    Names of headers are in lower case. Subprotocols are for the library; extensions are declined.

    >>> key = b"dGhlIHNhbXBsZSBub25jZQ=="
    >>> asked = [(b"connection", b"Upgrade"), (b"upgrade", b"websocket")]
    >>> asked += [(b"sec-websocket-version", b"13"), (b"sec-websocket-key", key)]
    >>> b"Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answer_to(asked)
    True
    >>> answer_to(asked[1:]) is None
    True
    """
    found: dict[bytes, bytes] = {}
    for name, value in headers:
        if name in _ONCE:
            if name in found:
                return None
            found[name] = value
        elif name == b"sec-websocket-protocol":
            return None
    key = found.get(b"sec-websocket-key", b"")
    if (
        found.get(b"upgrade", b"").lower() != b"websocket"
        or found.get(b"sec-websocket-version") != b"13"
        or not _asks_for_upgrade(found.get(b"connection", b""))
        or not _is_key(key)
    ):
        return None
    accepted = b64encode(hashlib.sha1(key + _GUID, usedforsecurity=False).digest())
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + accepted + b"\r\n\r\n"
    )


def _asks_for_upgrade(connection: bytes) -> bool:
    # Firefox sends "keep-alive, Upgrade".
    return any(one.strip().lower() == b"upgrade" for one in connection.split(b","))


def _is_key(key: bytes) -> bool:
    try:
        return len(binascii.a2b_base64(key, strict_mode=True)) == _KEY_BYTES
    except binascii.Error:
        return False
