"""Reads that come together visit the database together, and none is older than its wish."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from skerry.server.store.database import Connection, Database, Unavailable
from skerry.server.store.gathered_reads import AT_ONCE, GatheredReads


@asynccontextmanager
async def database_in(folder: Path) -> AsyncIterator[Database]:
    database = Database(f"sqlite:///{folder / 'reads.db'}")
    try:
        yield database
    finally:
        await asyncio.to_thread(database.close)


def test_many_wishes_need_few_visits(tmp_path: Path) -> None:
    visits: list[int] = []

    def read(_: Connection, keys: Sequence[int]) -> dict[int, int]:
        visits.append(len(keys))
        return {key: key * key for key in keys if key % 2}

    async def check() -> None:
        async with database_in(tmp_path) as database:
            reads = GatheredReads(database, read)
            wishes = range(2 * AT_ONCE + 1)
            found = await asyncio.gather(*(reads.find(key) for key in (*wishes, *wishes)))
            assert found == [key * key if key % 2 else None for key in (*wishes, *wishes)]
            assert visits == [AT_ONCE, AT_ONCE, 1], "the same wish is read once"

    asyncio.run(check())


def test_what_is_wanted_during_a_visit_is_read_by_the_next_one(tmp_path: Path) -> None:
    stored = {"ann": 1}

    async def check() -> None:
        async with database_in(tmp_path) as database:
            begun, loop = asyncio.Event(), asyncio.get_running_loop()

            def read(_: Connection, keys: Sequence[str]) -> dict[str, int]:
                found = {key: stored[key] for key in keys}
                loop.call_soon_threadsafe(begun.set)
                return found

            reads = GatheredReads(database, read)
            first = asyncio.create_task(reads.find("ann"))
            await begun.wait()
            stored["ann"] = 2
            assert await reads.find("ann") == 2
            assert await first == 1

    asyncio.run(check())


def test_those_who_come_one_by_one_soon_after_a_visit_are_read_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However slow this machine is, the wait is longer than they need to come."""
    monkeypatch.setattr("skerry.server.store.gathered_reads.GATHER", 1.0)
    monkeypatch.setattr("skerry.server.store.gathered_reads.BUSY", 60.0)
    visits: list[list[int]] = []

    def read(_: Connection, keys: Sequence[int]) -> dict[int, int]:
        visits.append(list(keys))
        return dict.fromkeys(keys, 7)

    async def check() -> None:
        async with database_in(tmp_path) as database:
            reads = GatheredReads(database, read)
            reads._last_visit = -60.0 - asyncio.get_running_loop().time()
            await reads.find(0)
            later = []
            for key in range(1, 6):
                later.append(asyncio.create_task(reads.find(key)))
                await asyncio.sleep(0.001)
            await asyncio.gather(*later)
            assert visits == [[0], [1, 2, 3, 4, 5]]

    asyncio.run(check())


def test_a_failure_reaches_all_who_wait_and_nobody_later(tmp_path: Path) -> None:
    failures = [Unavailable("gone")]

    def read(_: Connection, keys: Sequence[int]) -> dict[int, int]:
        if failures:
            raise failures.pop()
        return dict.fromkeys(keys, 7)

    async def check() -> None:
        async with database_in(tmp_path) as database:
            reads = GatheredReads(database, read)
            waiting = [asyncio.create_task(reads.find(key)) for key in (1, 2)]
            gone = asyncio.create_task(reads.find(3))
            await asyncio.sleep(0)
            gone.cancel()
            for task in waiting:
                with pytest.raises(Unavailable, match="gone"):
                    await task
            assert await reads.find(1) == 7

    asyncio.run(check())


def test_a_damaged_value_fails_only_who_wants_it(tmp_path: Path) -> None:
    def read(_: Connection, keys: Sequence[int]) -> dict[int, int]:
        if 3 in keys:
            raise ValueError("3 is damaged")
        return dict.fromkeys(keys, 7)

    async def check() -> None:
        async with database_in(tmp_path) as database:
            reads = GatheredReads(database, read, at_once=4)
            found = await asyncio.gather(*map(reads.find, range(6)), return_exceptions=True)
            assert [str(one) for one in found] == ["7", "7", "7", "3 is damaged", "7", "7"]

    asyncio.run(check())
