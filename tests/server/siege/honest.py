"""An honest player, who moves and undoes the move, and measures how long each takes."""

import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

PAUSE = 0.06
"""Seconds between two messages: a little more than the limits of a socket ask for."""
LIMIT = 30.0


@dataclass
class Felt:
    """What a player felt: the seconds from each message to its acknowledgement."""

    waits: list[float] = field(default_factory=list)
    failure: str | None = None

    @property
    def p50(self) -> float:
        """The median."""
        return statistics.median(self.waits) if self.waits else LIMIT

    @property
    def p99(self) -> float:
        """The wait that one message in a hundred exceeds."""
        return sorted(self.waits)[int(len(self.waits) * 0.99)] if self.waits else LIMIT

    @property
    def longest(self) -> float:
        """The longest wait."""
        return max(self.waits, default=LIMIT)


def client_from(source: str, url: str, token: str | None = None) -> httpx.Client:
    """A client at one of the addresses of loopback."""
    return httpx.Client(
        base_url=url,
        transport=httpx.HTTPTransport(local_address=source),
        headers={} if token is None else {"Authorization": f"Bearer {token}"},
        timeout=LIMIT,
    )


def sign_in(url: str, name: str, source: str = "127.0.0.1") -> str:
    """The token of a new guest."""
    with client_from(source, url) as client:
        made = client.post("/guests", json={"name": name})
        made.raise_for_status()
        return str(made.json()["token"])


def request(url: str, token: str, method: str, path: str, form: object = None) -> Any:
    """The response to a request of somebody who is signed in, as JSON."""
    made = httpx.request(
        method,
        f"{url}{path}",
        json={} if form is None else form,
        headers={"Authorization": f"Bearer {token}"},
        timeout=LIMIT,
    )
    made.raise_for_status()
    return made.json() if made.content else None


def new_table(url: str, host: str, guest: str) -> str:
    """The id of a table with two people who both have to set their prices."""
    form = {"game": "skye", "seats": [{"type": "me"}, {"type": "open"}], "auto_start": True}
    made = request(url, host, "POST", "/tables", form)
    request(url, guest, "POST", f"/tables/{made['id']}/join", {"code": made["code"]})
    return str(made["id"])


class Player:
    """A seat at a table, over a socket."""

    def __init__(self, url: str, table: str, token: str | None, seat: int | None = 0) -> None:
        signed = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._closing = ExitStack()
        self._socket: ClientConnection = self._closing.enter_context(
            connect(
                f"ws://{urlsplit(url).netloc}/live",
                additional_headers=signed,
                max_size=None,
                open_timeout=LIMIT,
            )
        )
        self._count = 0
        self._move: object = None
        """Prices that are legal again when they are withdrawn."""
        self.now: dict[str, Any] = {}
        self.say({"type": "hello", "table": table, "seat": seat})
        while not self.now:
            self.hear()

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._socket.send(msgspec.json.encode(message).decode())

    def hear(self) -> dict[str, Any]:
        """The next message, after remembering how things stand."""
        heard: dict[str, Any] = msgspec.json.decode(self._socket.recv(LIMIT))
        self.now = heard.get("now", self.now)
        return heard

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """The reply to a message."""
        self._count += 1
        id = f"m{self._count}"
        self.say({**message, "id": id})
        while (heard := self.hear()).get("id") != id:
            assert heard["type"] != "bye", heard
        return heard

    def move_or_undo(self) -> float:
        """Set prices, or withdraw them; the seconds until that was acknowledged."""
        question = self.now["question"]
        if question is None:
            asked: dict[str, Any] = {"type": "undo"}
        else:
            if self._move is None:
                (self._move,) = self.ask({"type": "moves", "most": 1})["moves"]
            asked = {"type": "move", "move": self._move, "question": question}
        began = time.perf_counter()
        reply = self.ask(asked)
        took = time.perf_counter() - began
        assert reply["type"] == "ack", reply
        while (self.now["question"] is None) != (question is not None):
            self.hear()
        return took

    def close(self) -> None:
        """Hang up."""
        self._closing.close()


@contextmanager
def playing(player: Player) -> Iterator[Felt]:
    """Let a player move and undo in a thread; afterwards, what they felt."""
    felt, stop = Felt(), threading.Event()

    def play() -> None:
        try:
            while not stop.is_set():
                felt.waits.append(player.move_or_undo())
                stop.wait(PAUSE)
        except Exception as error:  # whatever happens to the player is the result
            felt.failure = f"{type(error).__name__}: {error}"

    thread = threading.Thread(target=play, daemon=True)
    thread.start()
    try:
        yield felt
    finally:
        stop.set()
        thread.join(LIMIT)
