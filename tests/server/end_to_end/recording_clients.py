"""Clients that play, ask every possible question and record every byte."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
import msgspec
from tests.server.end_to_end.leak_check import Heard
from websockets.asyncio.client import ClientConnection, connect
from websockets.sync.client import ClientConnection as Socket
from websockets.sync.client import connect as connect_and_wait

from skerry.core.event import Seat
from skerry.core.registry import find
from skerry.protocol import messages
from skerry.protocol.messages import FromClient, Now, encode
from skerry.protocol.table_info import TableInfo

PATIENCE = 20.0
# Nobody holds all of these cards, and most of them are face down.
PROBES = ("keep d001 d002", "pay d077", "lay d003", "rescue blue-k01 d010", "play d100", "axe L01")


class RecordingClient:
    """Plays random moves in a seat, or watches if it is None, and asks a lot meanwhile."""

    def __init__(
        self, url: str, table: TableInfo, seat: Seat | None, token: str | None, random: Random
    ) -> None:
        self.seat = seat
        self.heard: list[Heard] = []
        self.said: list[bytes] = []
        self._random = random
        self._table = table
        self._box = find(table.game)
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._live = f"{url.replace('http', 'ws')}/live"
        self._http = httpx.AsyncClient(base_url=url, headers=self._headers, timeout=PATIENCE)
        self._asked: dict[str | None, tuple[FromClient, int]] = {}
        self._open: set[str] = set()
        self._version: int | None = None
        self._now: Now | None = None
        self._ids = 0
        self._undone = False
        self._undo_asked_at = 0
        self._connections = 0

    async def play(self) -> None:
        """Play, or watch, to the end of the game, over several connections."""
        async with self._http:
            version: int | None = None
            while self._now is None or self._now.ended is None:
                async with connect(self._live, additional_headers=self._headers) as socket:
                    hello = messages.Hello(self._table.id, self.seat, version)
                    await socket.send(encode(hello).decode())
                    self._open.clear()
                    await self._converse(socket)
                self._connections += 1
                known = self._version or 0
                # Pretend to have missed much, or everything.
                versions = [max(known - 3, 0), None, known, 0, 10**6]
                version = versions[0] if self._connections == 1 else self._random.choice(versions)
            await self._look_around()

    async def _converse(self, socket: ClientConnection) -> None:
        """Talk until the game is over or it is time to reconnect."""
        while True:
            async with asyncio.timeout(PATIENCE * 3):
                self._hear(bytes(await socket.recv(decode=False)))
            if self._open or self._now is None:
                continue
            soon = self._connections == 0 and (self._version or 0) > 6
            if self._now.ended is not None or soon or self._random.random() < 0.02:
                await self._last_words(socket)
                return
            await self._act(socket, self._now)

    async def _last_words(self, socket: ClientConnection) -> None:
        await self._ask(socket, *self._questions(), messages.AskHistory(self._id()))
        while self._open:
            async with asyncio.timeout(PATIENCE):
                self._hear(bytes(await socket.recv(decode=False)))

    def _hear(self, raw: bytes) -> None:
        said = messages.read_server_message(raw)
        id = getattr(said, "id", None)
        self._open.discard(id)
        asked, since = self._asked.get(id, (None, 0))
        self.heard.append(Heard(raw, time.monotonic(), asked=asked, since=since))
        match said:
            case messages.Ack() if isinstance(asked, messages.Undo):
                self._undone = True
            case messages.Snapshot(version, now) | messages.StepMade(version, _, _, now):
                self._version, self._now = version, now
            case messages.Missed(version, _, now):
                self._version, self._now = version, now
            case messages.GameOver(_, ended):
                assert self._now is not None, "the last step came first"
                self._now = msgspec.structs.replace(self._now, ended=ended)
            case messages.Failed(what):
                raise AssertionError(what)

    async def _act(self, socket: ClientConnection, now: Now) -> None:
        """Do one thing, whether or not the seat must move."""
        dice = self._random.random()
        if dice < 0.1:
            await self._ask(socket, *self._questions())
        elif dice < 0.13:
            await self._look_around()
        if self.seat is None:
            return
        # Others may move first, and then an undo is refused: try until one is granted.
        wanted = not self._undone or dice > 0.9
        if now.undo is None and wanted and self._version != self._undo_asked_at:
            self._undo_asked_at = self._version or 0
            await self._ask(socket, messages.Undo(self._id()))
        elif now.question is not None:
            await self._answer(socket, now, dice)
        elif now.interjects and dice > 0.85:
            # Most of these only ask for a prompt, which must stay secret.
            move = self._legal().choose(self._random)
            await self._ask(socket, messages.MakeMove(self._id(), _raw(move)))

    async def _answer(self, socket: ClientConnection, now: Now, dice: float) -> None:
        if 0.2 < dice < 0.25:
            probe = self._random.choice(PROBES)
            await self._ask(
                socket,
                messages.AskWhyNot(id=self._id(), move=_raw(probe)),
                messages.MakeMove(self._id(), _raw(probe), now.question),
            )
            return
        move = self._legal().choose(self._random)
        if dice < 0.2:
            await self._ask(
                socket,
                messages.AskPreview(id=self._id(), move=_raw(move)),
                messages.AskTry(id=self._id(), moves=(_raw(move),)),
            )
        question = None if move.interjects else now.question
        await self._ask(socket, messages.MakeMove(self._id(), _raw(move), question))

    def _legal(self) -> Any:
        assert self._now is not None
        return self._box.game.legal(self._box.wire.read_view(self._now.view))

    def _questions(self) -> list[FromClient]:
        """All questions except moves; most of them are refused for spectators."""
        others = range(len(self._table.seats))
        asks: list[FromClient] = [messages.AskScore(id=self._id(), seat=seat) for seat in others]
        asks.append(messages.AskHistory(self._id()))
        asks.append(messages.AskWords(self._id(), ("Ann", "Bea")))
        if self.seat is not None:
            asks.append(messages.AskMoves(id=self._id(), most=20))
            asks.append(messages.AskHint(self._id()))
            if self._now is not None and self._now.question is not None:
                moves = [_raw(self._legal().choose(self._random)) for _ in range(3)]
                asks.append(messages.AskTry(id=self._id(), moves=tuple(moves)))
                asks += [messages.AskPreview(id=self._id(), move=move) for move in moves]
                asks += [messages.AskWhyNot(id=self._id(), move=move) for move in moves]
        return asks

    async def _ask(self, socket: ClientConnection, *asks: FromClient) -> None:
        for ask in asks:
            id = getattr(ask, "id", "")
            self._asked[id] = (ask, self._version or 0)
            self._open.add(id)
            self.said.append(encode(ask))
            await socket.send(encode(ask).decode())

    def _id(self) -> str:
        self._ids += 1
        return f"{self.seat}.{self._ids}"

    async def _look_around(self) -> None:
        """Request everything over HTTP."""
        table = f"/tables/{self._table.id}"
        lists = [f"/tables?which={which}&limit=100" for which in ("mine", "open", "running")]
        paths = [table, f"{table}/view", f"{table}/record", *lists]
        for path in self._random.sample(paths, 3):
            answer = await self._http.get(path)
            if path.endswith("/record") and answer.is_success:
                # The game is over; everything is public.
                continue
            self.heard.append(Heard(answer.content, time.monotonic(), path, answer.status_code))


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


class Talk:
    """A socket at a table, one message at a time."""

    def __init__(self, url: str, token: str | None) -> None:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._closing = ExitStack()
        self.socket: Socket = self._closing.enter_context(
            connect_and_wait(f"{url.replace('http', 'ws')}/live", additional_headers=headers)
        )
        self.now: dict[str, Any] = {}
        self.version = 0
        self.frames: list[bytes] = []
        """Everything received, except answers to pings."""
        self._pings = 0

    def hello(self, table: str, seat: int | None) -> "Talk":
        """Connect and receive the state."""
        self.say({"type": "hello", "table": table, "seat": seat})
        while not self.now:
            self.hear()
        return self

    def say(self, message: object) -> None:
        """Send a message."""
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self) -> dict[str, Any]:
        """The next message of the server."""
        frame = self.socket.recv(timeout=PATIENCE, decode=False)
        heard: dict[str, Any] = msgspec.json.decode(frame)
        if "now" in heard:
            self.now, self.version = heard["now"], heard["version"]
        if heard["type"] != "pong":
            self.frames.append(bytes(frame))
        return heard

    def after(self, *frames: str | bytes) -> list[dict[str, Any]]:
        """Send some frames and a ping; returns what arrives before its answer."""
        self._pings += 1
        id = f"ping {self._pings}"
        for frame in frames:
            self.socket.send(frame)
        self.say({"type": "ping", "id": id})
        answers = []
        while (heard := self.hear()) != {"type": "pong", "id": id}:
            answers.append(heard)
        return answers

    def close(self) -> None:
        """Close the socket."""
        self._closing.close()


def close_all(talks: Sequence[Talk]) -> None:
    """Close all sockets."""
    for talk in talks:
        talk.close()
