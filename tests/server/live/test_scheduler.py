"""The scheduler: bots move, fail and survive dead workers; clocks run out."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, update
from tests.server.live.live_tables import live_tables_on, new_table

from skerry.protocol.table_info import DaysClock, LiveClock
from skerry.server.live.bot_processes import BotFailed, BotProcesses, random_move
from skerry.server.live.live_table import LiveTable
from skerry.server.live.live_tables import LiveTables
from skerry.server.live.play import let_bot_play, return_to_seat, set_vacation
from skerry.server.live.scheduler import Scheduler
from skerry.server.store import presence
from skerry.server.store.log import batches_after
from skerry.server.store.rows import info_of, seats_of, table_row
from skerry.server.store.schema import PEOPLE, SEATS, TABLES
from skerry.server.store.times import now_ms
from skerry.table.entries import Cause, SatIn


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'skerry.db'}"


class Quick(BotProcesses):
    """Chooses immediately in this process, or fails as a test demands."""

    def __init__(self, *, fails: bool = False) -> None:
        super().__init__(1, 1.0)
        self.fails = fails
        self.asked = 0

    async def choose(
        self, game: str, bot: str, view: bytes, seed: str, heard: bytes = b"[]", whom: str = ""
    ) -> bytes:
        """A random legal move, or a failure."""
        self.asked += 1
        await asyncio.sleep(0)
        if self.fails:
            raise BotFailed("overdue after 1 s")
        return random_move(game, view, seed)


async def until(live: LiveTable, over: bool = True) -> None:
    """Wait until the game is over."""
    for _ in range(20_000):
        if live.table is not None and (not live.table.awaits) is over:
            return
        await asyncio.sleep(0.002)
    raise AssertionError("the table is stuck")


async def set_due(live_tables: LiveTables, table: str, at: int) -> None:
    def write(connection: Connection) -> None:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(attend_at=at))

    await live_tables.database.write(write)


async def due(live_tables: LiveTables, table: str) -> int | None:
    query = select(TABLES.c.attend_at).where(TABLES.c.id == table)
    return await live_tables.database.read(lambda connection: connection.execute(query).scalar())


@pytest.mark.parametrize("fails", [False, True])
@pytest.mark.parametrize(("game", "options"), [("skye", "{}"), ("cats", "{}")])
def test_bots_play_a_game_to_its_end_whether_they_think_or_fail(
    url: str, game: str, options: str, fails: bool
) -> None:
    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            bots = Quick(fails=fails)
            Scheduler(live_tables, bots)
            table = await new_table(live_tables, 2, game=game, options=options, bots=2)
            live = await live_tables.open(table)
            await until(live)
            assert bots.asked > 40
            async with asyncio.timeout(60):
                # The end of the game is stored a moment later.
                while await due(live_tables, table) is not None:
                    await asyncio.sleep(0.002)

    asyncio.run(play())


def test_another_worker_takes_over_from_a_dead_one(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url, "dead") as live_tables:
            table = await new_table(live_tables, 2, bots=1)
            assert await due(live_tables, table) is not None, "a worker must look after the bot"
        async with live_tables_on(url, "alive") as live_tables:
            scheduler = Scheduler(live_tables, Quick())
            await scheduler.sweep()
            live = await live_tables.open(table)
            assert live.table is not None
            assert live.table.seq == 1, "the dead worker still had time"
            await set_due(live_tables, table, now_ms() - 1)
            await scheduler.sweep()
            while live.table is None or live.table.seq == 1:
                live = await live_tables.open(table)
                await asyncio.sleep(0.002)
            assert live.table is not None
            assert live.table.awaits == {0}

    asyncio.run(play())


def test_a_table_is_claimed_by_one_worker_only(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url, "one") as one, live_tables_on(url, "two") as two:
            table = await new_table(one, 2, bots=1)
            await set_due(one, table, now_ms() - 1)
            bots = [Quick(), Quick()]
            both = [Scheduler(one, bots[0]), Scheduler(two, bots[1])]
            await asyncio.gather(*(scheduler.sweep() for scheduler in both))
            live = await one.open(table)
            while live.table is None or live.table.seq == 1:
                await one.catch_up(live)
                await asyncio.sleep(0.002)
            assert sum(bot.asked for bot in bots) == 1

    asyncio.run(play())


async def entries(live_tables: LiveTables, table: str) -> Sequence[str]:
    found = await live_tables.database.read(lambda connection: batches_after(connection, table, 1))
    return [type(entry).__name__ for batch in found for entry in batch.entries]


def test_a_disconnected_player_has_grace_and_then_a_bot_stands_in(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url, grace=0.05) as live_tables:
            scheduler = Scheduler(live_tables, Quick())
            table = await new_table(live_tables, 2, clock=LiveClock(5, 0))
            live = await live_tables.open(table)
            assert live.table is not None
            at = live.table.due()
            assert at is not None
            assert await due(live_tables, table) == at
            # As if the five seconds had passed.
            live.table.clocks = [type(clock)(0, True, clock.since) for clock in live.table.clocks]
            await scheduler.attend(table)
            assert await entries(live_tables, table) == ["Graced", "Graced"]
            first = live.table.due()
            assert first is not None
            while now_ms() <= first:
                await asyncio.sleep(0.01)
            await scheduler.sweep()
            while (names := await entries(live_tables, table)).count("SatIn") < 2:
                await asyncio.sleep(0.01)
            # Nobody is left, so no bot plays. The log knows it a moment before the table does.
            while not live.table.is_paused:
                await asyncio.sleep(0.01)
            assert "Moved" not in names
            assert await due(live_tables, table) is None
            await return_to_seat(live_tables, table, 0)
            while "Moved" not in await entries(live_tables, table):
                await asyncio.sleep(0.01)

    asyncio.run(play())


def test_connected_players_get_no_grace(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url, grace=60.0) as live_tables:
            scheduler = Scheduler(live_tables, Quick())
            table = await new_table(live_tables, 2, clock=LiveClock(5, 0))
            live = await live_tables.open(table)
            await live_tables.database.write(
                lambda connection: presence.change(
                    connection, {"c": (table, 0)}, (), "w1", now_ms()
                )
            )
            assert live.table is not None
            live.table.clocks = [type(clock)(0, True, clock.since) for clock in live.table.clocks]
            await scheduler.attend(table)
            found = await live_tables.database.read(
                lambda connection: batches_after(connection, table, 1)
            )
            first = found[0].entries
            assert isinstance(first[0], SatIn)
            assert (first[0].seat, first[0].why) == (0, Cause.TIME)
            assert type(first[1]).__name__ == "Graced"

    asyncio.run(play())


def test_lists_show_stand_ins(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables, 2)

            def bot_of(connection: Connection) -> str | None:
                row = table_row(connection, table)
                assert row is not None
                return info_of(row, seats_of(connection, table), person="p0").seats[0].bot

            await let_bot_play(live_tables, table, 0, Cause.LEFT)
            assert await live_tables.database.read(bot_of) == "normal"
            live = await live_tables.open(table)
            edition = live.edition
            await return_to_seat(live_tables, table, 0)
            assert await live_tables.database.read(bot_of) is None
            assert live.edition > edition

    asyncio.run(play())


def test_a_vacation_ends_by_itself(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            scheduler = Scheduler(live_tables, Quick())
            table = await new_table(live_tables, 2, clock=DaysClock(1))
            away = update(PEOPLE).where(PEOPLE.c.id == "p1").values(vacation_until=now_ms() - 1)
            await set_vacation(live_tables, "p1", True)
            live = await live_tables.open(table)
            assert live.table is not None
            assert live.table.clocks[1].paused
            await live_tables.database.write(lambda connection: connection.execute(away) and None)
            await scheduler.sweep()
            assert not live.table.clocks[1].paused
            query = select(PEOPLE.c.vacation_until).where(PEOPLE.c.id == "p1")
            left = await live_tables.database.read(
                lambda connection: connection.execute(query).scalar()
            )
            assert left is None

    asyncio.run(play())


def test_a_table_that_should_have_started_is_started(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            scheduler = Scheduler(live_tables, Quick())
            table = await new_table(live_tables, 2, begin=False)

            def complete(connection: Connection) -> None:
                connection.execute(
                    update(TABLES).where(TABLES.c.id == table).values(auto_start=True, touched=1)
                )
                connection.execute(update(SEATS).values(taken=True))

            await live_tables.database.write(complete)
            await scheduler.sweep()
            live = await live_tables.open(table)
            assert live.table is not None

    asyncio.run(play())


@pytest.mark.parametrize("damage", [{"game": "gone"}, {"toss": "{"}])
def test_a_table_that_cannot_begin_keeps_nobody_else_waiting(
    url: str, damage: dict[str, str]
) -> None:
    """Its game may not be installed any longer, or what is stored of it may be damaged."""

    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            scheduler = Scheduler(live_tables, Quick())
            full, tossed, waiting = [await new_table(live_tables, 2, begin=False) for _ in range(3)]

            def complete(connection: Connection) -> None:
                connection.execute(update(SEATS).values(taken=True))
                connection.execute(update(TABLES).values(auto_start=True, touched=1))
                both = TABLES.c.id.in_([full, tossed])
                connection.execute(update(TABLES).where(both).values(**damage))
                one = TABLES.c.id == tossed
                connection.execute(update(TABLES).where(one).values(attend_at=1))
                away = update(PEOPLE).where(PEOPLE.c.id == "p1")
                connection.execute(away.values(vacation_until=now_ms() - 1))

            await live_tables.database.write(complete)
            await scheduler.sweep()
            assert (await live_tables.open(waiting)).table is not None
            query = select(PEOPLE.c.vacation_until).where(PEOPLE.c.id == "p1")
            assert await live_tables.database.read(lambda it: it.execute(query).scalar()) is None
            assert await due(live_tables, tossed) not in {1, None}, "it is tried again, but later"

    asyncio.run(play())


def test_presence_is_renewed_although_the_sweeps_fail(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise all players would be taken for gone."""
    renewed = asyncio.Event()

    async def fail(_: Scheduler) -> None:
        raise ValueError("something is damaged")

    async def renew(_: LiveTables) -> None:
        renewed.set()

    monkeypatch.setattr(Scheduler, "sweep", fail)
    monkeypatch.setattr(LiveTables, "renew_presence", renew)
    monkeypatch.setattr("skerry.server.live.scheduler.EVERY", 0.001)
    monkeypatch.setattr(presence, "BEAT", 3)

    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            running = asyncio.create_task(Scheduler(live_tables, Quick()).run())
            async with asyncio.timeout(10):
                await renewed.wait()
            running.cancel()

    asyncio.run(play())
