"""Calls an ASGI application directly: one request, one response, no server and no loop."""

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from litestar.types import ASGIApp, Receive, Scope, Send


class Answer(NamedTuple):
    """A response; an accepted socket has the status 101."""

    status: int
    headers: dict[str, str]
    body: bytes


async def fine(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that accepts everything."""
    if scope["type"] == "websocket":  # type: ignore[comparison-overlap] # an enum of strings
        await receive()
        await send({"type": "websocket.accept", "headers": [], "subprotocol": None})
        return
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"fine", "more_body": False})


def ask(
    app: ASGIApp,
    path: str = "/",
    method: str = "GET",
    *,
    headers: Sequence[tuple[str, str]] = (),
    client: str | None = "192.0.2.1",
    kind: str = "http",
    query: str = "",
    more: dict[str, object] | None = None,
) -> Answer:
    """Send one request, to this machine unless a header says so, and return the response."""
    if not any(name == "host" for name, _ in headers):
        headers = [("host", "127.0.0.1"), *headers]
    scope: dict[str, Any] = {
        "type": kind,
        "method": method,
        "path": path,
        "query_string": query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in headers],
        "client": None if client is None else (client, 50000),
        "state": {},
        **(more or {}),
    }
    if kind == "websocket":
        del scope["method"]
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect" if kind == "websocket" else "http.request"}

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(app(scope, receive, send))  # type: ignore[arg-type] # less than a whole scope
    first = sent[0]
    if kind == "websocket":
        return Answer(101 if first["type"] == "websocket.accept" else 403, {}, b"")
    told = {name.decode(): value.decode() for name, value in first["headers"]}
    assert len(told) == len(first["headers"]), "no header appears twice"
    return Answer(first["status"], told, b"".join(part["body"] for part in sent[1:]))


def ok(answer: Answer) -> Answer:
    """The same response, if it is a success."""
    assert answer.status == 200, answer
    return answer
