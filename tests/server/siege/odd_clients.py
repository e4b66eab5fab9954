"""Clients that send what hardly anybody does: the server must not take long to say no."""

import json
import random
import socket
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from tests.server.siege.raw_socket import TEXT, dial, frame, open_socket

if TYPE_CHECKING:
    from tests.server.siege.attacker import Attack, Target

SOURCE = "127.0.0.2"
KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
ODD_HEADERS = (
    f"{KEY}\r\n{KEY}",
    "Sec-WebSocket-Key: short",
    f"{KEY}\r\nSec-WebSocket-Protocol: {'a, ' * 2000}a",
    f"{KEY}\r\nSec-WebSocket-Extensions: {'permessage-deflate; ' * 500}x",
    f"{KEY}\r\nUpgrade: h2c",
    "\r\n".join(f"X-{number}: {number}" for number in range(500)),
    f"{KEY}\r\nCookie: {'skerry_session=x; ' * 1500}",
    f"{KEY}\r\nX-Forwarded-For: {'192.0.2.1, ' * 2000}",
)
"""What stands in requests for a socket beside the usual headers."""
DEEP = b"[" * 60_000
RANGES = ",".join(f"{start}-{start + 1}" for start in range(0, 6000, 3))


def _ask_for_socket(target: "Target", headers: str) -> socket.socket:
    line = dial(target.url, SOURCE)
    line.sendall(
        f"GET /live HTTP/1.1\r\nHost: {urlsplit(target.url).netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n\r\n".encode()
    )
    return line


def _hold_upgrades(target: "Target", number: int) -> None:
    """Open sockets that never say hello, or only half of it."""
    lines = []
    half = frame(TEXT, b'{"type":"hello","table":"x"}')[:9]
    try:
        for count in range(200):
            line = _ask_for_socket(target, KEY)
            lines.append(line)
            if (count + number) % 2:
                line.sendall(half)
    finally:
        time.sleep(1)
        for line in lines:
            line.close()


def _shake_oddly(target: "Target", number: int) -> None:
    """Send one odd request for a socket after the other."""
    for headers in ODD_HEADERS[number % len(ODD_HEADERS) :]:
        with _ask_for_socket(target, headers) as line:
            line.recv(1 << 16)


def _nest(target: "Target", number: int) -> None:
    """Send messages that are nested deeply."""
    del number
    with open_socket(target.url, source=SOURCE) as line:
        line.sendall(frame(TEXT, f'{{"type":"hello","table":"{target.table}"}}'.encode()))
        while True:
            line.sendall(frame(TEXT, b'{"type":"move","id":"m","move":' + DEEP))
            line.recv(1 << 16)


def _drip(target: "Target", number: int) -> None:
    """Send a message byte by byte, without end."""
    del number
    with open_socket(target.url, source=SOURCE) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        while True:
            for byte in frame(TEXT, b'{"type":"ping","id":"p"}'):
                line.sendall(bytes([byte]))


def _ask_for_unknown_tables(target: "Target", number: int) -> None:
    """Say hello to tables that do not exist."""
    with open_socket(target.url, source=SOURCE) as line:
        table = f"{number}x{random.randrange(10**9)}"
        line.sendall(frame(TEXT, json.dumps({"type": "hello", "table": table}).encode()))
        line.recv(1 << 16)


def _chat(target: "Target", number: int) -> None:
    """Write one line after the other, as somebody who is seated."""
    token = target.tokens[number % 2]
    with open_socket(target.url, token, SOURCE) as line:
        hello = {"type": "hello", "table": target.table, "seat": number % 2}
        line.sendall(frame(TEXT, json.dumps(hello).encode()))
        for count in range(10**6):
            said = {"type": "say", "id": f"s{number}-{count}", "text": "x" * 200}
            line.sendall(frame(TEXT, json.dumps(said).encode()))
            line.recv(1 << 16)


def _ranges(target: "Target", number: int) -> None:
    """Ask for thousands of parts of the page, and for nothing that is new."""
    del number
    asked = (
        f"GET / HTTP/1.1\r\nHost: {urlsplit(target.url).netloc}\r\nRange: bytes={RANGES}\r\n\r\n"
    )
    with dial(target.url, SOURCE) as line:
        while True:
            line.sendall(asked.encode())
            line.recv(1 << 20)


ATTACKS: dict[str, "Attack"] = {
    "half-open upgrades": _hold_upgrades,
    "odd handshakes": _shake_oddly,
    "nested messages": _nest,
    "messages byte by byte": _drip,
    "unknown tables": _ask_for_unknown_tables,
    "chat": _chat,
    "ranges": _ranges,
}
