"""The end of a game is stored after its last move is known, also if its worker dies before."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, func, select, update
from tests.server import services
from tests.server.live.live_tables import FakeClient, any_move, live_tables_on, new_table

from skerry.core.record import decode
from skerry.protocol.table_info import Status
from skerry.server.live.archiving import Archive
from skerry.server.live.bot_processes import BotProcesses
from skerry.server.live.live_table import LiveTable
from skerry.server.live.live_tables import LiveTables
from skerry.server.live.play import make_move
from skerry.server.live.scheduler import Scheduler
from skerry.server.ops.settings import Settings
from skerry.server.people.nameless import remove_name
from skerry.server.store.database import Unavailable
from skerry.server.store.game_ends import GameEnd, PersonGone, read_end, store_end
from skerry.server.store.log import read_record, store_record
from skerry.server.store.schema import LOG, PLAYED, RECORDS, TABLES
from skerry.server.store.times import now_ms

PATIENCE = 60.0
"""Seconds after which something that should come counts as missing."""


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'skerry.db'}"


async def play_out(live_tables: LiveTables, live: LiveTable) -> None:
    """Make random moves until the game is over."""
    random, number = Random(1), 0
    while live.table is not None and live.table.awaits:
        number += 1
        seat = min(live.table.awaits)
        await make_move(live_tables, live, seat, any_move(live, seat, random, f"m{number}"))


@contextmanager
def waiting(archive: Archive) -> Iterator[None]:
    """Let an archive wait, however long the moves take; then it continues."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(archive, "_go_on", lambda: None)
        yield
    archive._go_on()


async def due(live_tables: LiveTables, table: str) -> int | None:
    query = select(TABLES.c.attend_at).where(TABLES.c.id == table)
    return await live_tables.database.read(lambda it: it.execute(query).scalar())


async def until_stored(live_tables: LiveTables, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while await due(live_tables, table) is not None:
            await asyncio.sleep(0.002)


async def stored(live_tables: LiveTables) -> tuple[int, int]:
    """The numbers of records, and of rows of people who played."""

    def count(connection: Connection) -> tuple[int, int]:
        records = connection.execute(select(func.count()).select_from(RECORDS)).scalar_one()
        return records, connection.execute(select(func.count()).select_from(PLAYED)).scalar_one()

    return await live_tables.database.read(count)


async def die_before_it_is_stored(url: str) -> str:
    """A finished game whose worker was gone at once."""
    async with live_tables_on(url, "dead") as dead:
        table = await new_table(dead)
        with waiting(dead.archive):
            await play_out(dead, await dead.open(table))
        await dead.archive.close()
        assert await stored(dead) == (0, 0)
        assert await due(dead, table) is not None
    return table


def test_clients_hear_that_a_table_is_over_before_its_game_is_stored(url: str) -> None:
    class Witness(FakeClient):
        """Notes the status of its table whenever there is something new."""

        def __init__(self, live: LiveTable) -> None:
            super().__init__()
            self.live = live
            self.seen: list[tuple[bool, str]] = []

        def wake(self) -> None:
            assert self.live.table is not None
            self.seen.append((not self.live.table.awaits, self.live.row.status))

    async def check() -> None:
        async with live_tables_on(url) as ours:
            table = await new_table(ours)
            live = await ours.open(table)
            witness = Witness(live)
            live.clients.add(witness)
            with waiting(ours.archive):
                await play_out(ours, live)
                assert await stored(ours) == (0, 0), "the last move does not wait for it"
            await until_stored(ours, table)
            assert await stored(ours) == (1, 2)
            assert [*dict.fromkeys(witness.seen)] == [
                (False, Status.RUNNING),
                (True, Status.RUNNING),
                (True, Status.FINISHED),
            ]

    asyncio.run(check())


def test_another_worker_stores_the_end_when_the_first_one_died(url: str) -> None:
    async def check() -> None:
        table = await die_before_it_is_stored(url)
        async with live_tables_on(url, "alive") as alive:
            scheduler = Scheduler(alive, BotProcesses(1, 1.0))
            await scheduler.sweep()
            assert await stored(alive) == (0, 0), "the first one may still do it"
            past = update(TABLES).values(attend_at=now_ms() - 1)
            await alive.database.write(lambda it: it.execute(past) and None)
            await scheduler.sweep()
            await until_stored(alive, table)
            assert await stored(alive) == (1, 2)
            body = await alive.archive.record(table)
            assert body is not None
            assert decode(body).result is not None

    asyncio.run(check())


@pytest.mark.parametrize("ahead", [-7_000, 7_000])
def test_a_clock_that_differs_by_seconds_takes_no_end_from_its_worker(
    url: str, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    async def check() -> None:
        table = await die_before_it_is_stored(url)
        async with live_tables_on(url, "other") as other:
            monkeypatch.setattr("skerry.server.live.scheduler.now_ms", lambda: now_ms() + ahead)
            was = await due(other, table)
            await Scheduler(other, BotProcesses(1, 1.0)).sweep()
            assert await due(other, table) == was

    asyncio.run(check())


def test_a_server_that_starts_again_stores_the_end_at_once(url: str) -> None:
    async def check() -> None:
        table = await die_before_it_is_stored(url)
        async with live_tables_on(url, "again") as again:
            scheduler = Scheduler(again, BotProcesses(1, 1.0))
            await scheduler.take_over()
            await scheduler.sweep()
            await until_stored(again, table)
            assert await stored(again) == (1, 2)

    asyncio.run(check())


def test_an_end_that_was_stored_is_not_stored_again(url: str) -> None:
    async def check() -> None:
        table = await die_before_it_is_stored(url)
        async with live_tables_on(url) as ours:
            end = await ours.database.read(lambda it: read_end(it, table))
            assert end is not None
            for _ in range(2):
                assert await ours.database.write(lambda it: store_end(it, end))
            assert await stored(ours) == (1, 2)
            assert await ours.database.read(lambda it: read_end(it, table)) is None

    asyncio.run(check())


def test_a_name_that_is_deleted_meanwhile_does_not_come_back(url: str) -> None:
    async def check() -> None:
        table = await die_before_it_is_stored(url)
        async with live_tables_on(url) as ours:
            early = await ours.database.read(lambda it: read_end(it, table))
            assert early is not None
            await ours.database.write(lambda it: remove_name(it, table, 1))
            assert not await ours.database.write(lambda it: store_end(it, early))
            assert await due(ours, table) is not None, "it is tried again"
            late = await ours.database.read(lambda it: read_end(it, table))
            assert late is not None
            assert await ours.database.write(lambda it: store_end(it, late))
            assert await stored(ours) == (1, 1), "who deleted their name has no statistics"
            assert "somebody" in decode(late.record).seats

    asyncio.run(check())


def test_a_damaged_game_is_given_up_and_others_are_stored(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        damaged, whole = await die_before_it_is_stored(url), await die_before_it_is_stored(url)
        async with live_tables_on(url) as ours:

            def damage(connection: Connection) -> None:
                of = (LOG.c.table == damaged, LOG.c.seq == 3)
                connection.execute(update(LOG).where(*of).values(body=b"no entries"))

            await ours.database.write(damage)
            ours.archive.store(damaged)
            ours.archive.store(whole)
            await until_stored(ours, whole)
            assert await due(ours, damaged) is None
            assert await stored(ours) == (1, 2)

    asyncio.run(check())
    assert "the end of a game cannot be stored" in caplog.text


def test_a_person_who_is_deleted_at_that_moment_costs_the_others_nothing(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL then refuses the row of that person, and with it those of everybody."""
    refused = threading.Event()

    def refuse_once(connection: Connection, end: GameEnd) -> bool:
        if not refused.is_set():
            refused.set()
            raise PersonGone("violates foreign key")
        return store_end(connection, end)

    monkeypatch.setattr("skerry.server.live.archiving.store_end", refuse_once)

    async def check() -> None:
        table = await die_before_it_is_stored(url)
        async with live_tables_on(url) as ours:
            ours.archive.store(table)
            assert await asyncio.to_thread(refused.wait, PATIENCE)
            while ours.archive._task is not None:
                await asyncio.sleep(0.002)
            assert await due(ours, table) is not None, "it is tried again"
            ours.archive.store(table)
            await until_stored(ours, table)
            assert await stored(ours) == (1, 2)

    asyncio.run(check())


def test_a_game_that_cannot_even_be_given_up_stops_no_other(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with live_tables_on(url) as ours:
            bad, good = [await ours.open(await new_table(ours)) for _ in range(2)]
            asked: list[str] = []

            def read(connection: Connection, table: str) -> GameEnd | None:
                asked.append(table)
                if table == bad.id:
                    raise ValueError("damaged")
                return read_end(connection, table)

            def fail(_: Connection, table: str) -> None:
                raise ValueError(f"nothing can be noted of {table}")

            monkeypatch.setattr("skerry.server.live.archiving.read_end", read)
            monkeypatch.setattr("skerry.server.live.archiving.mark_stored", fail)
            with waiting(ours.archive):
                await play_out(ours, bad)
                await play_out(ours, good)
            await until_stored(ours, good.id)
            assert asked == [bad.id, good.id]

    asyncio.run(check())


def test_a_game_is_stored_although_its_clients_could_not_be_told(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: object) -> None:
        raise Unavailable("the database was away for a moment")

    async def check() -> None:
        async with live_tables_on(url) as ours:
            monkeypatch.setattr(ours.archive, "_tell_over", fail)
            table = await new_table(ours)
            await play_out(ours, await ours.open(table))
            await until_stored(ours, table)
            assert await stored(ours) == (1, 2)

    asyncio.run(check())


def test_games_that_end_together_are_all_shown_before_one_is_stored(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skerry.server.live.archiving.TOLD_AT_ONCE", 2)

    async def check() -> None:
        async with live_tables_on(url) as ours:
            lives = [await ours.open(await new_table(ours)) for _ in range(5)]
            editions = [live.edition for live in lives]
            all_shown: list[bool] = []

            async def store(_: str) -> None:
                all_shown.append(
                    all(
                        live.edition > was and live.row.status == Status.FINISHED
                        for live, was in zip(lives, editions, strict=True)
                    )
                )

            monkeypatch.setattr(ours.archive, "_store", store)
            with waiting(ours.archive):
                await asyncio.gather(*(play_out(ours, live) for live in lives))
            async with asyncio.timeout(PATIENCE):
                while len(all_shown) < 5:
                    await asyncio.sleep(0.001)
            assert all(all_shown)

    asyncio.run(check())


def test_two_workers_store_one_record_at_the_same_moment(postgres_url: str, tmp_path: Path) -> None:
    url = Settings(tmp_path, database=services.new_database(postgres_url)).database_url

    async def play() -> None:
        async with live_tables_on(url, "one") as one, live_tables_on(url, "two") as two:
            live = await one.open(await new_table(one, 2))
            # Only those who ask below store it.
            await one.archive.close()
            await play_out(one, live)
            body = await one.database.read(partial(read_record, table=live.id))
            assert body is not None
            stored, may_commit = threading.Event(), threading.Event()

            def store_slowly(connection: Connection) -> None:
                store_record(connection, live.id, body)
                stored.set()
                may_commit.wait(10)

            first = asyncio.create_task(one.database.write(store_slowly))
            assert await asyncio.to_thread(stored.wait, 10)
            second = asyncio.create_task(two.archive.record(live.id))
            # It either waits for the first one, or has ended already.
            await asyncio.wait([second], timeout=0.5)
            may_commit.set()
            await first
            assert await second == body

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


@pytest.mark.parametrize("failure", [Unavailable("down"), ValueError("odd")])
def test_clients_hear_the_result_even_if_the_row_of_their_table_cannot_be_read(
    url: str, failure: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: object) -> None:
        raise failure

    async def check() -> None:
        async with live_tables_on(url) as ours:
            table = await new_table(ours)
            live = await ours.open(table)
            client = FakeClient()
            live.clients.add(client)
            monkeypatch.setattr(ours.archive, "_tell_over", fail)
            with waiting(ours.archive):
                await play_out(ours, live)
                assert live.before_end is not None, "the last move comes first"
                told = client.woken
            await until_stored(ours, table)
            assert live.before_end is None
            assert client.woken > told

    asyncio.run(check())
