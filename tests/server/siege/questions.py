"""Clients that ask and ask: histories, words, hints and gains, with and without reading."""

from functools import partial
from typing import TYPE_CHECKING, Any

from tests.server.siege.honest import Player
from tests.server.siege.raw_socket import TEXT, frame, open_socket

if TYPE_CHECKING:
    from tests.server.siege.attacker import Attack, Target

ASKED: dict[str, dict[str, Any]] = {
    "histories": {"type": "history"},
    "words": {"type": "words"},
    "gains": {"type": "moves", "gains": True, "most": 2000},
    "hints": {"type": "hint"},
    "analyses": {"type": "analyse", "most": 5},
}


def _ask(target: "Target", number: int, *, question: dict[str, Any]) -> None:
    """Ask as fast as the replies come, as the seat with this number or as a spectator."""
    token = target.tokens[number % len(target.tokens)] if target.tokens else None
    player = Player(target.url, target.table, token, None)
    try:
        while True:
            player.ask(question)
    finally:
        player.close()


def _ask_without_reading(target: "Target", number: int) -> None:
    """Ask for much more than can be sent, and hang up."""
    del number
    hints = (f'{{"type":"hint","id":"b{asked}"}}' for asked in range(220))
    histories = (f'{{"type":"history","id":"h{asked}"}}' for asked in range(110))
    with open_socket(target.url) as line:
        line.sendall(frame(TEXT, f'{{"type":"hello","table":"{target.table}"}}'.encode()))
        line.recv(1)
        line.sendall(b"".join(frame(TEXT, asked.encode()) for asked in (*hints, *histories)))


ATTACKS: dict[str, "Attack"] = {
    **{name: partial(_ask, question=question) for name, question in ASKED.items()},
    "questions without reading": _ask_without_reading,
}
