"""Players that cost little: raw sockets that look only at the type and version of a message."""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import cast
from urllib.parse import urlsplit

from benchmarks.crowd.scripts import SEATS, Place, token_of

from skerry.protocol.messages import Hello, Ping, encode

_TOLD = (b'{"type":"step","version":', b'{"type":"missed","version":')
_SNAPSHOT = b'{"type":"snapshot","version":'
_REFUSED = b'{"type":"refused"'
_PONG = b'{"type":"pong"'
_OVER = b'{"type":"over"'


def masked(payload: bytes) -> bytes:
    """A text frame of a client; the mask is zero, so that it costs nothing."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, 0x80 | size)) + b"\0\0\0\0" + payload
    return b"\x81\xfe" + size.to_bytes(2, "big") + b"\0\0\0\0" + payload


class Player(asyncio.Protocol):
    """One socket at a table."""

    def __init__(self, crowd: "Crowd", group: "Group", seat: int) -> None:
        self.crowd = crowd
        self.group = group
        self.seat = seat
        self.version = -1
        self.pinged = 0.0
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake and the hello."""
        # Those of uvloop are no subclass of asyncio's.
        self._transport = cast(asyncio.Transport, transport)
        token = token_of(self.group.place.people + self.seat)
        self._transport.write(
            f"GET /live HTTP/1.1\r\nHost: {self.crowd.host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nAuthorization: Bearer {token}\r\n\r\n"
            "".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Look at each frame."""
        data = self._buffer + data if self._buffer else data
        at, end = 0, len(data)
        if not self._upgraded:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(data[:100].decode()))
                return
            self._upgraded = True
            self.send(masked(encode(Hello(self.group.place.table, self.seat))))
        while end - at >= 2:
            size, head = data[at + 1], at + 2
            if size == 126:
                size, head = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, head = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if head + size > end:
                break
            self._look(data[at], data[head : head + min(size, 64)])
            at = head + size
        self._buffer = data[at:]

    def _look(self, first: int, start: bytes) -> None:
        if first == 0x89:
            self.send(b"\x8a" + bytes((0x80 | len(start),)) + b"\0\0\0\0" + start)
            return
        self.crowd.frames += 1
        for told in _TOLD:
            if start.startswith(told):
                self.version = int(start[len(told) :].split(b",", 1)[0])
                self.group.seen()
                return
        if start.startswith(_SNAPSHOT):
            self.version = int(start[len(_SNAPSHOT) :].split(b",", 1)[0])
            if not self.opened.done():
                self.opened.set_result(None)
        elif start.startswith(_PONG):
            self.crowd.ponged(time.perf_counter() - self.pinged)
        elif start.startswith(_OVER):
            self.crowd.results += 1
        elif start.startswith(_REFUSED):
            self.crowd.refused += 1
            self.group.sent = None

    def send(self, frame: bytes) -> None:
        """Send a frame."""
        if self._transport is not None:
            self._transport.write(frame)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


class Group:
    """The players of one table, and the move that they wait for."""

    __slots__ = ("crowd", "done", "place", "players", "sent", "waits_for")

    def __init__(self, crowd: "Crowd", place: Place) -> None:
        self.crowd = crowd
        self.place = place
        self.done = place.made
        self.players = [Player(crowd, self, seat) for seat in range(SEATS)]
        self.sent: float | None = None
        self.waits_for: Sequence[tuple[int, int]] = ()

    @property
    def over(self) -> bool:
        """Whether all moves of the script are made."""
        return self.done == len(self.place.script.moves)

    def move(self) -> None:
        """Make the next move of the script."""
        move = self.place.script.moves[self.done]
        self.done += 1
        self.waits_for = move.learners
        self.sent = time.perf_counter()
        self.players[move.seat].send(masked(move.message))

    def seen(self) -> None:
        """Note the delay, if everybody has seen the last move."""
        if self.sent is None:
            return
        for seat, version in self.waits_for:
            if self.players[seat].version < version:
                return
        self.crowd.delays.append(time.perf_counter() - self.sent)
        self.sent = None


class Crowd:
    """All tables, and what was measured."""

    def __init__(self, url: str, places: Sequence[Place]) -> None:
        parts = urlsplit(url)
        self.host = parts.netloc
        self._address = (parts.hostname or "", parts.port or 80)
        self.groups = [Group(self, place) for place in places]
        self.delays: list[float] = []
        self.pauses: list[float] = []
        """How long each ping took, less what this process itself was late."""
        self.frames = 0
        self.refused = 0
        self.results = 0
        """Players who have seen the result of their game."""

    def ponged(self, seconds: float) -> None:
        """Note the time of a ping."""
        self.pauses.append(seconds)

    async def connect(self, groups: Sequence[Group] | None = None, at_once: int = 100) -> None:
        """Open all sockets, some at a time, and wait until each has seen its table."""
        coming = self.groups if groups is None else groups
        players = deque(player for group in coming for player in group.players)
        loop = asyncio.get_running_loop()

        async def some() -> None:
            while players:
                player = players.popleft()
                # A server leaves half of its connections to other addresses.
                mine = (f"127.0.0.{1 + player.seat}", 0)
                await loop.create_connection(
                    partial(_same, player), *self._address, local_addr=mine
                )
                async with asyncio.timeout(60):
                    await player.opened

        await asyncio.gather(*(some() for _ in range(at_once)))

    async def drive(self, rate: float, seconds: float, random: Random) -> tuple[int, float]:
        """Make moves at a steady rate: their number, and the time that they took."""
        moves, began = 0, time.perf_counter()
        groups = [group for group in self.groups if not group.over]
        probe = self.groups[0].players[0]
        while (elapsed := time.perf_counter() - began) < seconds and groups:
            for _ in range(int(elapsed * rate) - moves):
                for _ in range(20):
                    at = random.randrange(len(groups))
                    group = groups[at]
                    if group.sent is None:
                        break
                else:
                    break
                group.move()
                moves += 1
                if group.over:
                    groups[at] = groups[-1]
                    groups.pop()
                    if not groups:
                        break
            if time.perf_counter() - probe.pinged > 0.02:
                probe.pinged = time.perf_counter()
                probe.send(masked(encode(Ping("p"))))
            await asyncio.sleep(0.001)
        await self.settle()
        return moves, time.perf_counter() - began

    async def settle(self, patience: float = 20.0) -> None:
        """Wait until all moves have been seen."""
        end = time.perf_counter() + patience
        while time.perf_counter() < end and any(group.sent for group in self.groups):
            await asyncio.sleep(0.005)

    def close(self) -> None:
        """Close all sockets."""
        for group in self.groups:
            for player in group.players:
                player.close()


def _same(player: Player) -> Player:
    return player


def share(values: list[float], percent: float) -> float:
    """A percentile in milliseconds."""
    ordered = sorted(values)
    if not ordered:
        return 0.0
    return 1000 * ordered[min(int(len(ordered) * percent / 100), len(ordered) - 1)]
