"""A server whose every text tries to take over the terminal of its visitors."""

import contextlib
import threading
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import uvicorn
from tests.server.services import free_port

from skerry.core.match import Match
from skerry.core.registry import find
from skerry.protocol import forms
from skerry.protocol import messages as m
from skerry.protocol.refusals import Farewell, Refusal
from skerry.protocol.table_info import (
    Aids,
    Chat,
    NoClock,
    SeatInfo,
    SeatKind,
    Status,
    TableInfo,
    Visibility,
)

EVIL = "\x1b]0;owned\x07\x1b[2J\x9b31m\x7f\x08\r\u202e\u2066\u200b\u2028\nError: forged\n> "
"""Escape sequences, C1 controls, bidirectional overrides, and forged lines."""


def text(what: str) -> str:
    """A hostile text that a test can find again."""
    return f"{what}{EVIL}"


TABLE = TableInfo(
    id=text("table"),
    game="skye",
    options=msgspec.Raw(b"{}"),
    seats=(
        SeatInfo(SeatKind.PERSON, "me"),
        SeatInfo(SeatKind.PERSON, text("name")),
        SeatInfo(SeatKind.BOT, "bot:x", text("bot")),
        SeatInfo(SeatKind.OPEN, None, taken=False),
    ),
    status=Status.WAITING,
    visibility=Visibility.LINK,
    clock=NoClock(),
    aids=Aids(),
    chat=Chat.SEATS,
    host=text("host"),
    created=1,
    touched=1,
    awaits=(0,),
    auto_start=True,
    commitment="0" * 64,
    yours=0,
    code=text("code"),
)


def view() -> msgspec.Raw:
    match = Match(find("skye").game, 4)
    match.draw(Random(7))
    return msgspec.Raw(msgspec.json.encode(match.view(0)))


def now(**chosen: Any) -> m.Now:
    fields = {
        "view": view(),
        "awaits": (0,),
        "question": 1,
        "undo": "nothing",
        "interjects": False,
        "stand_ins": {1: text("stand-in")},
        "clocks": (),
    }
    return m.Now(**{**fields, **chosen})


class Hostile:
    """The application; `game` and `refusal` change what it does first."""

    def __init__(self, game: str = "skye", refusal: str | None = None) -> None:
        self.table = msgspec.structs.replace(TABLE, game=game)
        self.refusal = refusal

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._respond(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._talk(receive, send)

    async def _respond(self, scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        status, body = 200, msgspec.json.encode(self.table)
        if self.refusal is not None:
            status, body = 403, msgspec.json.encode(forms.Problem(self.refusal, text("where")))
        elif scope["path"] == "/guests":
            me = forms.Me("p1", text("me"), claimed=False, recoverable=False, vacation_until=None)
            body = msgspec.json.encode(forms.SignedIn(me, "token"))
        elif scope["path"].endswith("/take-back"):
            status, body = 409, msgspec.json.encode(forms.Problem(text("no seat")))
        headers = [(b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _talk(self, receive: Any, send: Any) -> None:
        async def say(*messages: m.FromServer) -> None:
            for message in messages:
                await send({"type": "websocket.send", "text": m.encode(message).decode()})

        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        left = msgspec.structs.replace(self.table.seats[1], taken=False)
        seats = (self.table.seats[0], left, *self.table.seats[2:])
        await say(
            m.Welcome(self.table, 0, text("version")),
            m.Changed(msgspec.structs.replace(self.table, seats=seats)),
            m.Presence((0, 1), 0),
            m.Presence((0,), 0),
            m.ChatLine(1, text("speaker"), 1, text("words"), 1),
            m.Failed(text("failed")),
            m.Snapshot(1, now()),
        )
        while (heard := await receive())["type"] == "websocket.receive":
            message = m.read_client_message(heard["text"])
            if isinstance(message, m.Say):
                await say(m.Refused(message.id, Refusal.MUTED, text("refused")))
            elif isinstance(message, m.MakeMove):
                await say(m.Bye(Farewell.DELETED, text("bye")))
                return


@contextlib.contextmanager
def hostile(**chosen: Any) -> Iterator[str]:
    """Run such a server: its URL."""
    port = free_port()
    config = uvicorn.Config(Hostile(**chosen), port=port, log_config=None, lifespan="off")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    end = time.monotonic() + 30
    while not server.started:
        assert time.monotonic() < end
        time.sleep(0.005)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(30)
