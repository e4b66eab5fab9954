"""Clients that open connections and never finish what they begin."""

import time
from typing import TYPE_CHECKING

from tests.server.siege.raw_socket import dial, open_socket

if TYPE_CHECKING:
    from tests.server.siege.attacker import Attack, Target

HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
HALF_BODY = b"POST /guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n{"
PIPELINED = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 5000
SOURCE = "127.0.0.2"


def _hold(target: "Target", number: int) -> None:
    """Hold many half-sent requests, from another address than the honest player."""
    lines = []
    try:
        for count in range(300):
            line = dial(target.url, SOURCE)
            lines.append(line)
            line.sendall(HALF if (count + number) % 2 else HALF_BODY)
    finally:
        time.sleep(3)
        for line in lines:
            line.close()


def _reconnect(target: "Target", number: int) -> None:
    """Open sockets and leave them at once."""
    del number
    open_socket(target.url, source=SOURCE).close()


def _pipeline(target: "Target", number: int) -> None:
    """Send thousands of requests without reading."""
    del number
    with dial(target.url, SOURCE) as line:
        while True:
            line.sendall(PIPELINED)


def _endless_headers(target: "Target", number: int) -> None:
    """Send headers without end."""
    del number
    with dial(target.url, SOURCE) as line:
        line.sendall(HALF)
        while True:
            line.sendall(b"x" * 65536)


ATTACKS: dict[str, "Attack"] = {
    "half-sent requests": _hold,
    "sockets that come and go": _reconnect,
    "pipelined requests": _pipeline,
    "headers without end": _endless_headers,
}
