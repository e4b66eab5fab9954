"""Tosses of live tables: deadlines, several workers, and transactions that fail."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select, update
from tests.server import services
from tests.server.live.live_tables import live_tables_on, new_table
from tests.server.live.test_scheduler import Quick

from skerry.core.luck import commitment, seed_from
from skerry.protocol.forms import Commit, Reveal
from skerry.protocol.table_info import Status, TossPhase
from skerry.server.live import tossing
from skerry.server.live.live_tables import LiveTables
from skerry.server.live.play import start
from skerry.server.live.scheduler import Scheduler
from skerry.server.ops.settings import Settings
from skerry.server.people import seating
from skerry.server.people.identity import Person
from skerry.server.refusals import NotNow
from skerry.server.store import schedule
from skerry.server.store.log import config_of
from skerry.server.store.rows import AnyRow, table_row
from skerry.server.store.schema import LOG, TABLES
from skerry.server.store.times import now_ms
from skerry.server.store.tosses import read_toss, store_toss
from skerry.table.toss import Toss

A, B, C = "a" * 64, "b" * 64, "c" * 64
PEOPLE = [
    Person(f"p{seat}", f"Ann {seat}", claimed=False, recoverable=False, vacation_until=None)
    for seat in range(2)
]
BOTH = {0: commitment(A), 1: commitment(B)}


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return Settings(tmp_path).database_url
    server = request.getfixturevalue("postgres_url")
    return Settings(tmp_path, database=services.new_database(server)).database_url


async def row_of(live_tables: LiveTables, table: str) -> AnyRow:
    row = await live_tables.database.read(lambda connection: table_row(connection, table))
    assert row is not None
    return row


async def toss_of(live_tables: LiveTables, table: str) -> Toss:
    toss = read_toss(await row_of(live_tables, table))
    assert toss is not None
    return toss


async def sweep_until(
    scheduler: Scheduler, live_tables: LiveTables, table: str, true: Callable[[Toss], bool]
) -> Toss:
    """Sweep until a toss is as wanted; its deadlines are short here."""
    async with asyncio.timeout(20):
        while not true(toss := await toss_of(live_tables, table)):
            await scheduler.sweep()
            await asyncio.sleep(0.01)
    return toss


async def commit(live_tables: LiveTables, table: str, seat: int, number: int, secret: str) -> None:
    form = Commit(number, commitment(secret))
    until = live_tables.toss_until()
    await live_tables.database.write(
        lambda connection: seating.commit(connection, table, form, PEOPLE[seat], until)
    )


def test_deadlines_pass(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url, toss_deadline=0.3) as live_tables:
            scheduler = Scheduler(live_tables, Quick())
            table = await new_table(live_tables, begin=False, commitments=BOTH)
            await start(live_tables, table)
            before = await toss_of(live_tables, table)
            assert before.phase is TossPhase.REVEALING
            await tossing.reveal(live_tables, table, Reveal(0, A), PEOPLE[0])
            toss = await sweep_until(scheduler, live_tables, table, lambda toss: toss.restarts > 0)
            assert toss.phase is TossPhase.COMMITTING
            assert toss.commitment != before.commitment
            assert (await row_of(live_tables, table)).commitment == toss.commitment
            await commit(live_tables, table, 0, 1, C)
            await tossing.reveal(live_tables, table, Reveal(1, C), PEOPLE[0])
            row = await row_of(live_tables, table)
            assert (row.status, row.attend_at) == (Status.RUNNING, None)
            toss = await toss_of(live_tables, table)
            assert row.seed == seed_from(toss.secret, [C, None])
            live = await live_tables.open(table)
            assert live.table is not None
            luck = live.table.config.luck
            assert luck is not None
            assert (luck.contributors, luck.restarts) == ((0,), 1)

    asyncio.run(play())


def test_nobody_commits_in_time(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url, toss_deadline=0.1) as live_tables:
            scheduler = Scheduler(live_tables, Quick())
            table = await new_table(live_tables, begin=False, commitments=BOTH)
            await start(live_tables, table)
            await tossing.reveal(live_tables, table, Reveal(0, A), PEOPLE[0])
            toss = await sweep_until(
                scheduler, live_tables, table, lambda toss: toss.phase is TossPhase.DONE
            )
            row = await row_of(live_tables, table)
            assert row.status == Status.RUNNING
            assert (row.seed, toss.restarts) == (seed_from(toss.secret, [None, None]), 1)
            assert (await live_tables.open(table)).table is not None

    asyncio.run(play())


def test_a_deadline_survives_its_server(url: str) -> None:
    async def first() -> str:
        async with live_tables_on(url, "dead", toss_deadline=0.1) as live_tables:
            table = await new_table(live_tables, begin=False, commitments=BOTH)
            await start(live_tables, table)
            return table

    async def second(table: str) -> None:
        async with live_tables_on(url, "alive", toss_deadline=0.1) as live_tables:
            scheduler = Scheduler(live_tables, Quick())
            await scheduler.take_over()
            done = await sweep_until(
                scheduler, live_tables, table, lambda toss: toss.phase is TossPhase.DONE
            )
            assert done.restarts == 1

    asyncio.run(second(asyncio.run(first())))


def test_several_workers_restart_a_toss_once(url: str) -> None:
    async def play() -> None:
        async with (
            live_tables_on(url, "one", toss_deadline=60.0) as one,
            live_tables_on(url, "two", toss_deadline=60.0) as two,
        ):
            table = await new_table(one, begin=False, commitments=BOTH)
            await start(one, table)
            await tossing.reveal(one, table, Reveal(0, A), PEOPLE[0])
            toss = await toss_of(one, table)

            def pass_time(connection: Connection) -> None:
                store_toss(connection, table, msgspec.structs.replace(toss, until=1))

            await one.database.write(pass_time)
            both = [Scheduler(one, Quick()), Scheduler(two, Quick())]
            await asyncio.gather(*(scheduler.sweep() for scheduler in (*both, *both)))
            toss = await toss_of(one, table)
            assert (toss.phase, toss.restarts) == (TossPhase.COMMITTING, 1)

    asyncio.run(play())


def test_seats_reveal_at_different_workers_at_once(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url, "one") as one, live_tables_on(url, "two") as two:
            for _ in range(5):
                table = await new_table(one, begin=False, commitments=BOTH)
                await start(one, table)
                await asyncio.gather(
                    tossing.reveal(one, table, Reveal(0, A), PEOPLE[0]),
                    tossing.reveal(two, table, Reveal(0, B), PEOPLE[1]),
                    tossing.reveal(two, table, Reveal(0, A), PEOPLE[0]),
                )
                toss, row = await toss_of(one, table), await row_of(one, table)
                assert (row.status, row.seq) == (Status.RUNNING, 1)
                assert row.seed == seed_from(toss.secret, [A, B])

    asyncio.run(play())


def test_the_last_secret_and_the_start_are_written_together(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the server were killed between the two: nothing is lost, and nothing is half done."""

    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables, begin=False, commitments=BOTH)
            await start(live_tables, table)
            await tossing.reveal(live_tables, table, Reveal(0, A), PEOPLE[0])
            before = await row_of(live_tables, table)

            def die(*_: object) -> None:
                raise KeyError("killed")

            with monkeypatch.context() as patch:
                patch.setattr(tossing, "open_game", die)
                with pytest.raises(KeyError):
                    await tossing.reveal(live_tables, table, Reveal(0, B), PEOPLE[1])
            assert await row_of(live_tables, table) == before
            await tossing.reveal(live_tables, table, Reveal(0, B), PEOPLE[1])
            assert (await row_of(live_tables, table)).status == Status.RUNNING

            def rules(connection: Connection) -> object:
                query = select(LOG.c.rules).where(LOG.c.table == table)
                return connection.execute(query).scalar_one()

            assert await live_tables.database.read(rules) is not None

    asyncio.run(play())


def test_the_sweep_for_full_tables_leaves_a_toss_alone(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url, toss_deadline=60.0) as live_tables:
            scheduler = Scheduler(live_tables, Quick())
            table = await new_table(live_tables, begin=False, commitments=BOTH)
            await start(live_tables, table)
            old = update(TABLES).where(TABLES.c.id == table).values(auto_start=True, touched=1)
            await live_tables.database.write(lambda connection: connection.execute(old) and None)
            before = await row_of(live_tables, table)
            find = partial(schedule.full_tables, before=now_ms())
            assert await live_tables.database.read(find) == []
            await scheduler.sweep()
            assert await row_of(live_tables, table) == before
            with pytest.raises(NotNow, match="under way"):
                await start(live_tables, table)

    asyncio.run(play())


def test_no_configuration_before_the_seed(url: str) -> None:
    """A table whose toss is under way has no game that could be loaded."""

    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables, begin=False, commitments=BOTH)
            await start(live_tables, table)
            assert (await live_tables.open(table)).table is None
            row = await row_of(live_tables, table)
            assert (row.seed, row.seq) == (None, 0)
            await tossing.reveal(live_tables, table, Reveal(0, A), PEOPLE[0])
            await tossing.reveal(live_tables, table, Reveal(0, B), PEOPLE[1])
            config = await live_tables.database.read(
                lambda connection: config_of(connection, table)
            )
            assert config.luck is not None
            assert config.commitment == config.luck.server.commitment

    asyncio.run(play())
