"""Secret choices leave no trace: two tables with the same seed differ in one choice.

Whatever a seat secretly chooses, all others receive the same bytes in the same order. They see
only that the seat is done.
"""

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.end_to_end.recording_clients import Talk, close_all
from tests.server.harness import Server
from tests.server.http.http_clients import MANY

from skerry.client import Skerry
from skerry.core.game import Move
from skerry.core.luck import commitment
from skerry.core.registry import AnyPlugin, find
from skerry.games.cats.game.question import Phase
from skerry.protocol.forms import MySeat, NewTable, OpenSeat, SeatWish
from skerry.server.ops.settings import Limits, Settings

pytestmark = pytest.mark.long

SEATS = 3
LUCK = "abcd" * 16
HERDING = frozenset({"d077", "d083"})
"""The cards that are played before other players' turns."""


class House:
    """A server and the tokens of three people."""

    def __init__(self, server: Server, tokens: tuple[str, ...]) -> None:
        self.server = server
        self.tokens = tokens


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("twins")
    limits = Limits(messages=MANY, requests=MANY, address_requests=MANY)
    with Server(data, settings=Settings(data, limits=limits)) as server:

        async def come_in(name: str) -> str:
            async with Skerry(server.url) as person:
                await person.guest(name)
                assert person.token is not None
                return person.token

        names = ("Ann", "Bea", "Cid")
        yield House(server, tuple(asyncio.run(come_in(name)) for name in names))


class Twin:
    """One of two tables, with a socket for each seat and a spectator's."""

    def __init__(self, house: House, game: str, options: Mapping[str, object]) -> None:
        self._house = house
        self.table = asyncio.run(self._make(game, options))
        self.talks = [self.line(seat) for seat in range(SEATS)]
        self.talks.append(self.line(None))

    async def _make(self, game: str, options: Mapping[str, object]) -> str:
        url, tokens = self._house.server.url, self._house.tokens
        seats: tuple[SeatWish, ...] = (MySeat(), *[OpenSeat()] * (SEATS - 1))
        async with Skerry(url, tokens[0]) as host:
            table = await host.create(NewTable(game, seats, dict(options)))
        # The game has not begun: nobody has read the seed yet.
        _set_seed(self._house.server.data, table.id)
        for token in tokens[1:]:
            async with Skerry(url, token) as guest:
                await guest.join(code=table.code)
        return table.id

    def line(self, seat: int | None) -> Talk:
        """A new socket of a seat or a spectator."""
        token = None if seat is None else self._house.tokens[seat]
        return Talk(self._house.server.url, token).hello(self.table, seat)

    @property
    def now(self) -> dict[str, Any]:
        """The state as each client sees it."""
        return self.talks[-1].now

    def others(self, seat: int) -> list[Talk]:
        """Everybody but one seat."""
        return [talk for number, talk in enumerate(self.talks) if number != seat]

    def settle(self) -> None:
        """Receive everything that was sent so far."""
        for talk in (*self.talks, *self.talks):
            talk.after()

    def say(self, seat: int, message: dict[str, Any]) -> None:
        """Send a message, expect its acknowledgement, and wait until everybody has it."""
        answers = self.talks[seat].after(msgspec.json.encode(message).decode())
        assert {"type": "ack", "id": message["id"]}.items() <= next(
            (answer.items() for answer in answers if answer["type"] == "ack"), {}.items()
        ), (message, answers)
        self.settle()

    def move(self, seat: int, move: Move, id: str) -> None:
        """Make a move."""
        question = None if move.interjects else self.talks[seat].now["question"]
        self.say(seat, {"type": "move", "id": id, "move": str(move), "question": question})


def _set_seed(data: Path, table: str) -> None:
    with sqlite3.connect(data / "skerry.db", timeout=20) as connection:
        connection.execute(
            "update tables set toss = null, seed = ?, commitment = ? where id = ?",
            (LUCK, commitment(LUCK), table),
        )
    connection.close()


class Twins:
    """Two tables with the same seed, played in parallel."""

    def __init__(self, house: House, game: str, options: Mapping[str, object]) -> None:
        self.plugin: AnyPlugin = find(game)
        self.both = (Twin(house, game, options), Twin(house, game, options))
        self.random = Random(f"twins {game} {sorted(options)}")
        self.number = 0
        for twin in self.both:
            twin.settle()

    def legal(self, seat: int) -> list[Move]:
        """Some legal moves of a seat, the same at both tables."""
        raws = [msgspec.json.encode(twin.talks[seat].now["view"]) for twin in self.both]
        assert raws[0] == raws[1], "the tables are in the same state"
        legal = self.plugin.game.legal(self.plugin.wire.read_view(raws[0]))
        return [legal.choose(self.random) for _ in range(30)] if legal else []

    def make(self, seat: int, first: Move | None, second: Move | None) -> None:
        """Make a move at each table (None: no move) and check that all others see the same."""
        self.number += 1
        starts = [[len(talk.frames) for talk in twin.others(seat)] for twin in self.both]
        for twin, move in zip(self.both, (first, second), strict=True):
            if move is not None:
                twin.move(seat, move, f"move {self.number}")
        self._compare(seat, starts)

    def undo(self, seat: int) -> None:
        """Undo a seat's move at both tables and check that all others see the same."""
        self.number += 1
        starts = [[len(talk.frames) for talk in twin.others(seat)] for twin in self.both]
        for twin in self.both:
            twin.say(seat, {"type": "undo", "id": f"undo {self.number}"})
        self._compare(seat, starts)

    def _compare(self, seat: int, starts: list[list[int]]) -> None:
        heard = [
            [
                _frames_since(talk, start)
                for talk, start in zip(twin.others(seat), places, strict=True)
            ]
            for twin, places in zip(self.both, starts, strict=True)
        ]
        assert heard[0] == heard[1]

    def come_anew(self, seat: int) -> None:
        """Reconnect everybody but a seat and check that they see the same."""
        heard: list[list[bytes]] = []
        for twin in self.both:
            anew = [twin.line(other) for other in (*range(SEATS), None) if other != seat]
            # Meanwhile presence changes, which everybody sees.
            snapshots = [frame for talk in anew for frame in talk.frames if b'"snapshot"' in frame]
            assert len(snapshots) == SEATS
            heard.append(snapshots)
            close_all(anew)
            twin.settle()
        assert heard[0] == heard[1]


def _frames_since(talk: Talk, start: int) -> list[bytes]:
    """The frames from an index on, without presence, whose timing varies."""
    return [frame for frame in talk.frames[start:] if not frame.startswith(b'{"type":"presence"')]


def _promise(move: Move) -> tuple[bool, int]:
    """How interesting a move is for later: it keeps cards to interject and many cards to lay."""
    words = str(move).split()
    wanted = words[0] in {"keep", "pay"}
    return wanted and bool(HERDING & set(words)), len(words) if wanted else 0


def alike(first: Move, second: Move) -> bool:
    """Whether these are secret choices that must look the same to others.

    The number of face-down rescue cards is public.
    """
    if type(first) is not type(second) or first == second:
        return False
    return first.__struct_config__.tag != "lay" or len(first.cards) == len(second.cards)  # type: ignore[attr-defined] # only that move has cards


@pytest.mark.parametrize(
    ("game", "options", "secret", "moves"),
    [
        ("skye", {}, {"price"}, 40),
        ("cats", {}, {"keep", "pay", "lay"}, 170),
        ("cats", {"mode": "family"}, {"keep"}, 12),
    ],
)
def test_secret_choices_look_the_same_to_all_others(
    house: House, game: str, options: Mapping[str, object], secret: set[str], moves: int
) -> None:
    twins = Twins(house, game, options)
    compared: dict[str, int] = {}
    watched = paused = 0
    for _ in range(moves):
        awaits = twins.both[0].now["awaits"]
        assert awaits == twins.both[1].now["awaits"]
        if not awaits:
            break
        seat = twins.random.choice(awaits)
        legal = twins.legal(seat)
        plain = [move for move in legal if not move.interjects]
        wishes = [move for move in legal if move.interjects and str(move).startswith("watch")]
        # A prompted seat makes the others wait, which they see.
        asked = twins.both[0].now["view"].get("watcher") == seat
        if wishes and not asked and watched < 3:
            watched += 1
            in_secret(house, twins, seat, wishes[0])
            continue
        if not plain:
            continue
        thinking = [other for other in range(SEATS) if twins.both[0].talks[other].now["question"]]
        if (
            twins.both[0].now["view"]["phase"] == Phase.PAUSE
            and game == "cats"
            and len(thinking) > 1
        ):
            paused += 1
            in_secret(house, twins, seat, plain[0])
            continue
        first = max(plain, key=_promise)
        choices = plain if str(first).startswith("lay") else [first]
        pairs = ((one, two) for one in choices for two in plain if alike(one, two))
        first, other = next(pairs, (first, None))
        tag = str(first.__struct_config__.tag)
        # Rescue cards are laid in turn order and revealed after the last seat.
        hidden = len(awaits) > 1 or (tag == "lay" and twins.both[0].now["view"]["turn"] < SEATS - 1)
        if hidden and tag in secret and other is not None:
            twins.make(seat, first, other)
            if compared.get(tag, 0) < 2:
                twins.come_anew(seat)
            twins.undo(seat)
            compared[tag] = compared.get(tag, 0) + 1
        twins.make(seat, first, first)
    assert set(compared) == secret
    assert min(compared.values()) >= 2, compared
    assert watched > 0 or "lay" not in secret
    assert paused > 3 or "lay" not in secret
    for twin in twins.both:
        close_all(twin.talks)


def in_secret(house: House, twins: Twins, seat: int, wish: Move) -> None:
    """Make a secret move at one table only: a request for a prompt, or an answer in a pause.

    The other seats must not even see its time.
    """
    table = twins.both[0].table
    before = httpx.get(f"{house.server.url}/tables/{table}").content
    twins.make(seat, wish, None)
    twins.come_anew(seat)
    assert httpx.get(f"{house.server.url}/tables/{table}").content == before
    twins.make(seat, None, wish)
