"""Clients that send as many frames as they can; when they are cut off, they reconnect at once."""

import socket
import threading
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from tests.server.siege.raw_socket import BINARY, MORE, PING, PONG, TEXT, frame, open_socket

if TYPE_CHECKING:
    from tests.server.siege.attacker import Attack, Target

_AT_ONCE = 1 << 18

FLOODS: dict[str, tuple[bytes, bytes]] = {
    "text before the hello": (b"", frame(TEXT, b"{}")),
    "empty texts": (b"", frame(TEXT)),
    "empty binaries": (b"", frame(BINARY)),
    "pings": (b"", frame(PING)),
    "pongs": (b"", frame(PONG)),
    "empty continuations": (frame(TEXT, last=False), frame(MORE, last=False)),
    "a text that never ends": (frame(TEXT, b"[", last=False), frame(MORE, b"1", last=False)),
}
"""What each flooder sends first, and then again and again."""


def _flood(target: "Target", number: int, *, kind: str) -> None:
    """Send until the connection breaks."""
    del number
    first, again = FLOODS[kind]
    load = again * (_AT_ONCE // len(again))
    with open_socket(target.url) as line:
        threading.Thread(target=_read, args=(line,), daemon=True).start()
        line.sendall(first)
        while True:
            line.sendall(load)


def _read(line: socket.socket) -> None:
    with suppress(OSError):
        while line.recv(1 << 16):
            pass


ATTACKS: dict[str, "Attack"] = {kind: partial(_flood, kind=kind) for kind in FLOODS}
