"""Tables in memory: there is one copy of each, as it is stored, as long as somebody uses it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection
from tests.server.live.live_tables import FakeClient, any_move, live_tables_on, new_table

from skerry.protocol.table_info import Status
from skerry.server.live.bus import Notice, Topic
from skerry.server.live.live_table import LiveTable
from skerry.server.live.live_tables import IN_USE, LiveTables
from skerry.server.live.play import make_move
from skerry.server.refusals import UnknownTable
from skerry.server.store.log import TableFrozen
from skerry.server.store.rows import delete_table, person_seat, set_seat, touch
from skerry.server.store.verdicts import CLOSED


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'skerry.db'}"


def close(connection: Connection, table: str) -> None:
    touch(connection, table, status=Status.FROZEN.value, frozen=f"{CLOSED}by the host")


def seq_of(live: LiveTable) -> int:
    return 0 if live.table is None else live.table.seq


def test_a_table_that_was_just_opened_stays_in_memory(url: str) -> None:
    """Who has opened it may still look at it; later the notice of a batch drops it."""

    async def play() -> None:
        async with live_tables_on(url, "w1") as one, live_tables_on(url, "w2") as two:
            table = await new_table(one)
            there, here = await one.open(table), await two.open(table)
            await make_move(one, there, 0, any_move(there, 0, Random(1), "a"))
            two.handle_notice(Notice("w1", table, Topic.LOG, seq_of(there)))
            assert list(two) == [here]
            async with asyncio.timeout(10):
                while seq_of(here) < seq_of(there):
                    await asyncio.sleep(0.001)
            here.used -= IN_USE + 1
            two.handle_notice(Notice("w1", table, Topic.LOG, seq_of(there) + 1))
            assert list(two) == []

    asyncio.run(play())


@asynccontextmanager
async def slow_load(
    live_tables: LiveTables, table: str, patch: pytest.MonkeyPatch
) -> AsyncIterator["asyncio.Task[LiveTable]"]:
    """Opening a table, which has been read, but is not in memory before the block ends."""
    has_read, released = asyncio.Event(), asyncio.Event()
    real = live_tables.database.read

    async def read(work: Callable[[Connection], object]) -> object:
        found = await real(work)
        has_read.set()
        await released.wait()
        return found

    with patch.context() as only:
        only.setattr(live_tables.database, "read", read)
        opening = asyncio.create_task(live_tables.open(table))
        async with asyncio.timeout(10):
            await has_read.wait()
    try:
        yield opening
    finally:
        released.set()


async def sit_down(live_tables: LiveTables, table: str) -> None:
    await live_tables.database.write(
        lambda it: set_seat(it, table, 1, person_seat("p1", "Bea", taken=True))
    )


def here(live_tables: LiveTables, table: str) -> None:
    live_tables.spawn(live_tables.changed(table))


def elsewhere(live_tables: LiveTables, table: str) -> None:
    live_tables.handle_notice(Notice("w2", table, Topic.SEATS))


def unheard(live_tables: LiveTables, table: str) -> None:
    del table
    live_tables.reload()


@pytest.mark.parametrize("changed", [here, elsewhere, unheard])
def test_what_changes_while_a_table_is_loaded_is_not_lost(
    url: str, changed: Callable[[LiveTables, str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables, begin=False)
            async with slow_load(live_tables, table, monkeypatch) as opening:
                await sit_down(live_tables, table)
                changed(live_tables, table)
                await asyncio.sleep(0)
            assert (await opening).seats[1].name == "Bea"

    asyncio.run(play())


def test_a_table_that_is_closed_while_it_is_loaded_is_closed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with live_tables_on(url, "w0") as before, live_tables_on(url) as live_tables:
            table = await new_table(before)
            async with slow_load(live_tables, table, monkeypatch) as opening:
                await before.database.write(lambda it: close(it, table))
                assert await live_tables.load_anew(table) is None
            live = await opening
            assert live.frozen
            assert live.table is not None
            assert live.table.frozen

    asyncio.run(play())


def test_a_table_that_is_deleted_while_it_is_loaded_is_unknown(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with live_tables_on(url, "w0") as before, live_tables_on(url) as live_tables:
            table = await new_table(before)
            async with slow_load(live_tables, table, monkeypatch) as opening:
                await before.database.write(lambda it: delete_table(it, table))
                await live_tables.changed(table)
            with pytest.raises(UnknownTable):
                await opening
            assert list(live_tables) == []
            assert live_tables.metrics.loaded_tables == 0

    asyncio.run(play())


def test_many_who_open_a_table_share_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with live_tables_on(url, "w0") as before, live_tables_on(url) as live_tables:
            table = await new_table(before)
            async with slow_load(live_tables, table, monkeypatch) as first:
                others = [asyncio.create_task(live_tables.open(table)) for _ in range(3)]
                await asyncio.sleep(0)
                live_tables.handle_notice(Notice("w0", table, Topic.SEATS))
            found = await asyncio.gather(first, *others)
            assert all(live is found[0] for live in found)
            assert list(live_tables) == [found[0]]
            assert live_tables.metrics.loaded_tables == 1

    asyncio.run(play())


def test_a_move_that_waits_while_its_table_is_closed_is_refused(url: str) -> None:
    """There is no second copy that would still take it."""

    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables)
            live = await live_tables.open(table)
            client = FakeClient()
            live_tables.attach(live, client, "c1", 0)
            before = seq_of(live)
            said = any_move(live, 0, Random(1), "late")
            async with live.lock:
                await live_tables.database.write(lambda it: close(it, table))
                closing = asyncio.create_task(live_tables.load_anew(table))
                await asyncio.sleep(0)
                moving = asyncio.create_task(make_move(live_tables, live, 0, said))
                await asyncio.sleep(0)
            assert await closing is live
            with pytest.raises(TableFrozen):
                await moving
            assert await live_tables.open(table) is live
            assert live.frozen
            assert seq_of(live) == before

    asyncio.run(play())
