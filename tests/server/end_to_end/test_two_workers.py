"""Two servers on one database and one Redis: clients of both see the same."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from random import Random

import pytest
from tests.server import services
from tests.server.end_to_end.misbehaving_client import MisbehavingClient
from tests.server.harness import Server

from skerry.bots import registry as bots
from skerry.client import Skerry, TableClient, TossMemory, play_bot
from skerry.core.audit import audit, verify
from skerry.core.registry import find
from skerry.protocol.forms import Chat, MySeat, NewTable, OpenSeat
from skerry.protocol.messages import ChatLine, Presence, SeenStep
from skerry.protocol.table_info import TableInfo
from skerry.server.live.bus import CHANNEL

pytestmark = pytest.mark.long

PATIENCE = 120.0


@dataclass(frozen=True)
class Pair:
    """Two servers, and the tokens of two people known to both."""

    urls: tuple[str, str]
    tokens: tuple[str, str]
    redis: services.Redis

    async def table(self, game: str = "skye") -> TableInfo:
        """A table created at one server and joined at the other."""
        async with (
            Skerry(self.urls[0], self.tokens[0]) as ann,
            Skerry(self.urls[1], self.tokens[1]) as bea,
        ):
            made = await ann.create(
                NewTable(game, (MySeat(), OpenSeat()), chat=Chat.EVERYBODY, auto_start=True)
            )
            await bea.join(code=made.code)
            return await ann.table(made.id)

    def line(self, table: TableInfo, seat: int | None, at: int) -> TableClient:
        """A client of one of the servers."""
        token = self.tokens[seat] if seat is not None else None
        return TableClient(self.urls[at], table.id, seat, token, from_start=True)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def pair(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    redis: services.Redis,
) -> Iterator[Pair]:
    home = tmp_path_factory.mktemp("pair")
    if request.param == "sqlite":
        database = f"sqlite:///{home / 'shared.db'}"
    else:
        database = services.new_database(request.getfixturevalue("postgres_url"))
    flags = ("--database", database, "--bus", redis.url)
    with Server(home / "one", *flags) as one, Server(home / "two", *flags) as two:

        async def come_in(url: str, name: str) -> str:
            async with Skerry(url) as person:
                await person.guest(name)
                assert person.token is not None
                return person.token

        tokens = [asyncio.run(come_in(s.url, n)) for s, n in ((one, "Ann"), (two, "Bea"))]
        yield Pair((one.url, two.url), (tokens[0], tokens[1]), redis)
        for server in (one, two):
            failed = [line for line in server.log().splitlines() if "Traceback" in line]
            assert not failed, failed


def test_a_toss_at_two_servers(pair: Pair) -> None:
    """Each player sits at another server, and both find that the seed fits what they saw."""

    async def main() -> list[str]:
        async with (
            Skerry(pair.urls[0], pair.tokens[0]) as ann,
            Skerry(pair.urls[1], pair.tokens[1]) as bea,
        ):
            made = await ann.create(NewTable("skye", (MySeat(), OpenSeat())))
            greedy = bots.find("greedy", "skye")
            outcomes = []

            async def play(at: int, seat: int, toss: TossMemory) -> None:
                token = pair.tokens[seat]
                await play_bot(pair.urls[at], made.id, seat, greedy, token, toss=toss)
                async with TableClient(pair.urls[1 - at], made.id, seat, token, toss=toss) as line:
                    while line.now is None:
                        await anext(aiter(line))
                    outcomes.append((await line.check_luck()).outcome)

            first = asyncio.create_task(play(0, 0, ann.toss(made.id)))
            while True:
                toss = (await bea.table(made.id)).toss
                if toss is not None and toss.seats[0].commitment is not None:
                    break
                await asyncio.sleep(0.05)
            await bea.join(code=made.code)
            await asyncio.gather(first, play(1, 1, bea.toss(made.id)))
            return [str(outcome) for outcome in outcomes]

    assert asyncio.run(asyncio.wait_for(main(), PATIENCE)) == ["fits", "fits"]


def clients(pair: Pair, table: TableInfo, seed: str) -> list[MisbehavingClient]:
    """A player and a spectator at each server."""
    return [
        MisbehavingClient(
            pair.urls[at],
            table.id,
            seat,
            None if seat is None else pair.tokens[seat],
            bots.find("random", table.game),
            Random(f"{seed} {seat} {at}"),
            mischief=0.02,
        )
        for seat, at in ((0, 0), (1, 1), (None, 0), (None, 1))
    ]


async def play_out(pair: Pair, table: TableInfo, seed: str) -> list[MisbehavingClient]:
    """Play to the end and check that all spectators saw the same."""
    players = clients(pair, table, seed)
    ends = await asyncio.gather(*(player.play() for player in players))
    assert all(end == ends[0] for end in ends)
    _, _, here, there = players
    assert steps(here) == steps(there)
    async with Skerry(pair.urls[1]) as somebody:
        record = await somebody.record(table.id)
    plugin = find(table.game)
    audit(plugin.game, plugin.record_reader, record)
    verify(plugin.game, plugin.record_reader, record, plugin.coloured_pieces)
    return players


def steps(player: MisbehavingClient) -> list[SeenStep]:
    """What a client received, in order."""
    return [player.told[version] for version in sorted(player.told)]


@pytest.mark.parametrize("game", ["skye", "cats"])
def test_clients_at_two_workers_see_the_same_steps_in_the_same_order(pair: Pair, game: str) -> None:
    async def main() -> None:
        async with asyncio.timeout(PATIENCE):
            table = await pair.table(game)
            await play_out(pair, table, f"same {game}")

    asyncio.run(main())


@asynccontextmanager
async def listening(*lines: TableClient) -> AsyncIterator[list["Listener"]]:
    """Clients that store everything they receive."""
    async with AsyncExitStack() as closing:
        listeners = [Listener(await closing.enter_async_context(line)) for line in lines]
        tasks = [asyncio.create_task(listener.listen()) for listener in listeners]
        try:
            yield listeners
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


class Listener:
    """Stores what one client receives."""

    def __init__(self, line: TableClient) -> None:
        self.line = line
        self.present: Presence | None = None
        self.chat: list[str] = []

    async def listen(self) -> None:
        """Listen until cancelled."""
        async for heard in self.line:
            if isinstance(heard, Presence):
                self.present = heard
            elif isinstance(heard, ChatLine):
                self.chat.append(heard.text)


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    while not true():
        await asyncio.sleep(0.01)


def test_presence_and_chat_cross_from_one_worker_to_the_other(pair: Pair) -> None:
    async def main() -> None:
        async with asyncio.timeout(PATIENCE):
            table = await pair.table()
            async with listening(pair.line(table, 0, 0), pair.line(table, None, 1)) as (ann, eve):
                await until(lambda: eve.present == Presence((0,), 1) == ann.present)
                async with listening(pair.line(table, 1, 1)) as (bea,):
                    everybody = (ann, bea, eve)
                    full = Presence((0, 1), 1)
                    await until(lambda: all(listener.present == full for listener in everybody))
                    for number in range(3):
                        await ann.line.say(f"ann {number}")
                        await bea.line.say(f"bea {number}")
                    await until(lambda: all(len(listener.chat) == 6 for listener in everybody))
                    assert ann.chat == bea.chat == eve.chat
                await until(lambda: eve.present == Presence((0,), 1) == ann.present)

    asyncio.run(main())


def test_a_dropped_redis_connection_heals_and_nothing_is_missed(pair: Pair) -> None:
    async def main() -> None:
        async with asyncio.timeout(PATIENCE):
            table = await pair.table("cats")
            playing = asyncio.create_task(play_out(pair, table, "dropped"))
            drops = 0
            while not playing.done():
                await asyncio.sleep(0.3)
                if drops < 8:
                    drops += pair.redis.drop_connections() > 0
            await playing
            assert drops > 0

    asyncio.run(main())


def test_changes_during_a_redis_outage_arrive_afterwards(pair: Pair) -> None:
    async def main() -> None:
        async with asyncio.timeout(PATIENCE):
            table = await pair.table()
            async with listening(pair.line(table, 0, 0), pair.line(table, 1, 1)) as (ann, bea):
                await until(lambda: bea.present == ann.present == Presence((0, 1), 0))
                await asyncio.to_thread(pair.redis.stop)
                try:
                    # A move is acknowledged although the other worker cannot be notified.
                    move = ann.line.legal.choose(Random(1))
                    version = await ann.line.move(move)
                    await ann.line.say("are you there?")
                finally:
                    # Processes end with the thread that started them, so start them in this one.
                    pair.redis.start()
                await until(lambda: (bea.line.version or 0) >= version)
                await until(lambda: bea.chat == ["are you there?"])
                assert bea.line.now is not None
                assert bea.line.now.awaits == (1,)
            await asyncio.to_thread(
                services.wait_until,
                lambda: pair.redis.subscribers(CHANNEL) == 2,
                "both workers listen again",
            )
            await play_out(pair, table, "down")

    asyncio.run(main())
