"""Sockets and frames without a library, for clients that do what no library would."""

import base64
import os
import socket
from contextlib import suppress
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0
_PATIENCE = 30.0


def dial(url: str, source: str = "127.0.0.1") -> socket.socket:
    """A connection to a server, from one of the addresses of loopback."""
    place = urlsplit(url)
    assert place.hostname is not None
    assert place.port is not None
    return socket.create_connection(
        (place.hostname, place.port), timeout=_PATIENCE, source_address=(source, 0)
    )


def open_socket(url: str, token: str | None = None, source: str = "127.0.0.1") -> socket.socket:
    """A WebSocket after its handshake; ConnectionError if the server refuses it."""
    line = dial(url, source)
    key = base64.b64encode(os.urandom(16)).decode()
    signed = "" if token is None else f"Authorization: Bearer {token}\r\n"
    line.sendall(
        f"GET /live HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"{signed}\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        more = line.recv(1)
        if not more:
            break
        head += more
    if b" 101 " not in head:
        line.close()
        raise ConnectionError(head.partition(b"\r\n")[0].decode() or "closed")
    return line


def frame(kind: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A frame of a client, with a mask of zeros."""
    size = len(payload)
    long = b"" if size < 126 else size.to_bytes(2) if size < 1 << 16 else size.to_bytes(8)
    second = 0x80 | (size if size < 126 else 126 if size < 1 << 16 else 127)
    return bytes([0x80 * last | kind, second]) + long + bytes(4) + payload


def drain(line: socket.socket) -> bytes:
    """Everything that a server still sends before it closes the connection."""
    heard = b""
    with suppress(ConnectionError):
        while more := line.recv(1 << 16):
            heard += more
    return heard


def is_closed_by_server(line: socket.socket) -> bool:
    """Whether the server has ended a connection, after what was left to read."""
    line.setblocking(False)
    try:
        while line.recv(1 << 16):
            pass
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    finally:
        line.settimeout(_PATIENCE)
    return True
