"""Ordinary sockets need no library, unusual ones still get it, and both are answered alike."""

import asyncio
from pathlib import Path

import pytest
from tests.server.http.test_adopted_sockets import Client, Desk, desk, pair, until
from tests.server.siege.raw_socket import CLOSE, MORE, PING, PONG, TEXT, frame
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.server import ServerProtocol

from skerry.protocol.messages import Ping, encode
from skerry.server.http.wire.handshake import answer_to
from skerry.server.http.wire.slim_parts import Inbox, Room
from skerry.server.http.wire.socket_protocol import SocketProtocol

KEY = (b"sec-websocket-key", b"dGhlIHNhbXBsZSBub25jZQ==")
VERSION = (b"sec-websocket-version", b"13")
UPGRADE = (b"upgrade", b"websocket")
CONNECTION = (b"connection", b"keep-alive, Upgrade")
USUAL = [(b"host", b"127.0.0.1"), CONNECTION, UPGRADE, VERSION, KEY]


def library_answers(headers: list[tuple[bytes, bytes]]) -> tuple[int, str | None]:
    """What the library makes of the same request."""
    given = Headers([(name.decode(), value.decode()) for name, value in headers])
    response = ServerProtocol().accept(Request("/live", given))
    return response.status_code, response.headers.get("Sec-WebSocket-Accept")


@pytest.mark.parametrize(
    "headers",
    [
        USUAL,
        [*USUAL, (b"sec-websocket-extensions", b"permessage-deflate")],
        [*USUAL, (b"cookie", b"a=b"), (b"origin", b"http://127.0.0.1")],
        [CONNECTION, (b"upgrade", b"WebSocket"), VERSION, KEY],
    ],
)
def test_an_ordinary_handshake_is_answered_as_the_library_would(
    headers: list[tuple[bytes, bytes]],
) -> None:
    status, accepted = library_answers(headers)
    answer = answer_to(headers)
    assert status == 101
    assert answer is not None
    assert answer.endswith(f"Sec-WebSocket-Accept: {accepted}\r\n\r\n".encode())


@pytest.mark.parametrize(
    "headers",
    [
        USUAL[:-1],
        [one for one in USUAL if one != VERSION],
        [one for one in USUAL if one != UPGRADE],
        [one for one in USUAL if one != CONNECTION],
        [*USUAL, KEY],
        [*USUAL, VERSION],
        [*USUAL, UPGRADE],
        [*USUAL[:-1], (KEY[0], b"dGhlIHNhbXBsZQ==")],
        [*USUAL[:-1], (KEY[0], b"dGhlIHNhbXBsZSBub25jZQ")],
        [*USUAL[:-1], (KEY[0], b"dGhlIHNhbXBsZSBu!25jZQ==")],
        [CONNECTION, UPGRADE, (VERSION[0], b"8"), KEY],
        [(b"connection", b"close"), UPGRADE, VERSION, KEY],
    ],
)
def test_what_the_library_refuses_is_left_to_it(headers: list[tuple[bytes, bytes]]) -> None:
    assert library_answers(headers)[0] != 101
    assert answer_to(headers) is None


def the_protocol(here: Desk) -> SocketProtocol:
    (protocol,) = here.kind.server_state.connections
    assert isinstance(protocol, SocketProtocol)
    return protocol


async def control(client: Client) -> tuple[int, bytes]:
    """The next frame that is no message."""
    while True:
        kind, body = await client.frame()
        if kind != TEXT:
            return kind, body


async def is_alive(client: Client, id: str) -> bool:
    client.send(frame(TEXT, encode(Ping(id))))
    return bool((await client.hear("pong"))["id"] == id)


def test_an_ordinary_socket_lives_and_ends_without_the_library(tmp_path: Path) -> None:
    async def check() -> None:
        async with desk(tmp_path) as here, pair() as (client, passed):
            here.receive(passed)
            await client.hear("welcome")
            assert await is_alive(client, "first")
            protocol = the_protocol(here)
            protocol.stop_keepalive()
            for wrong in (b"late", None):
                protocol._heard -= protocol.ping_interval or 0
                protocol.send_keepalive_ping()
                kind, asked = await control(client)
                assert kind == PING
                before = protocol._heard
                client.send(frame(PONG, wrong or asked))
                # Two frames in one read would be a matter for the library.
                await until(lambda before=before: protocol._heard > before)  # type: ignore[misc]
                assert await is_alive(client, "after a ping")
                assert (protocol.ping_timer is not None) is (wrong is None), (
                    "only the answer counts"
                )
                protocol.stop_keepalive()
            assert protocol._parsing is None
            protocol.finish(1008)
            kind, code = await control(client)
            assert (kind, int.from_bytes(code)) == (CLOSE, 1008)
            assert protocol._parsing is None

    asyncio.run(check())


def test_a_socket_may_still_do_everything_else(tmp_path: Path) -> None:
    """A ping of the client, a message in parts with a pong between them, and a close."""

    async def check() -> None:
        async with desk(tmp_path) as here, pair() as (client, passed):
            here.receive(passed)
            await client.hear("welcome")
            client.send(frame(PING, b"here?"))
            assert await control(client) == (PONG, b"here?")
            whole = encode(Ping("in parts"))
            client.send(frame(TEXT, whole[:5], last=False), frame(PONG, b"unasked"))
            client.send(frame(MORE, whole[5:9], last=False))
            client.send(frame(MORE, whole[9:]))
            assert (await client.hear("pong"))["id"] == "in parts"
            for byte in frame(TEXT, encode(Ping("byte by byte"))):
                client.send(bytes([byte]))
                await asyncio.sleep(0)
            assert (await client.hear("pong"))["id"] == "byte by byte"
            assert await is_alive(client, "whole again")
            client.send(frame(CLOSE, (1000).to_bytes(2)))
            assert await client.closed_with() == 1000
            await until(lambda: not len(here.gate))

    asyncio.run(check())


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    async def check() -> None:
        async with desk(tmp_path) as here, pair() as (client, passed):
            here.receive(passed)
            await client.hear("welcome")
            the_protocol(here).shutdown()
            assert (await client.hear("bye"))["why"] == "restart"
            assert await client.closed_with() == 1012

    asyncio.run(check())


def test_who_waits_for_an_event_or_for_room_gets_it() -> None:
    async def check() -> None:
        inbox, room = Inbox(), Room(has_room=False)
        gone = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait([gone])
        waiting = [asyncio.create_task(inbox.get()), asyncio.create_task(room.wait())]
        await asyncio.sleep(0)
        inbox.put_nowait("one")
        inbox.put_nowait("two")
        room.set()
        async with asyncio.timeout(5):
            assert await asyncio.gather(*waiting) == ["one", True]
            assert await inbox.get() == "two"

    asyncio.run(check())
