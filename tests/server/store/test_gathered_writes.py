"""Writes that share a transaction: who waits for others, for how long, and who does not."""

import asyncio
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from skerry.server.store import database as under_test
from skerry.server.store.database import Connection, Database, _Job, _settle_future
from skerry.server.store.group_size import GroupSize

SIZES: list[int] = []


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """A database that notes in SIZES how many writes each transaction has."""
    SIZES.clear()
    opened = Database(f"sqlite:///{tmp_path / 'writes.db'}", lambda size, _: SIZES.append(size))
    yield opened
    opened.close()


def number(_: Connection) -> int:
    """Work that writes nothing."""
    return 7


@pytest.mark.parametrize(("each", "size"), [(1000, 5), (500, 5), (250, 5), (100, 3)])
def test_workers_that_share_the_moves_get_groups_of_the_same_size(each: int, size: int) -> None:
    group = GroupSize(under_test.WANTED, under_test.GATHER, under_test.MOST_GATHER)
    for transaction in range(100):
        group.wrote(size, now=transaction * size / each)
    assert 1 + round(group.wait() * each) == size


def test_only_a_busy_writer_lets_others_wait(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_group", GroupSize(5, 0.3, 0.3))
    monkeypatch.setattr(under_test, "BUSY", 60.0)

    async def run() -> float:
        database._last_write = time.monotonic() - 61
        began = time.monotonic()
        await database.write(number)
        first = time.monotonic() - began
        await asyncio.gather(*(database.write(number) for _ in range(4)))
        return first

    assert asyncio.run(run()) < 0.3, "nobody else wrote before it"
    database.close()
    assert SIZES == [1, 4]


def test_what_is_gathered_at_the_end_is_written(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_group", GroupSize(5, 60.0, 60.0))
    monkeypatch.setattr(under_test, "BUSY", 60.0)

    async def run() -> list[int]:
        await database.write(number)
        waiting = [asyncio.create_task(database.write(number)) for _ in range(3)]
        await asyncio.sleep(0)
        await asyncio.to_thread(database.close)
        return await asyncio.wait_for(asyncio.gather(*waiting), 30)

    database._last_write = time.monotonic() - 61
    assert asyncio.run(run()) == [7, 7, 7]
    assert SIZES == [1, 3]


def test_another_loop_waits_for_nobody(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one loop has gathered does not keep another one waiting if that loop has ended."""
    monkeypatch.setattr(database, "_group", GroupSize(5, 60.0, 60.0))
    monkeypatch.setattr(under_test, "BUSY", 60.0)

    async def leave() -> None:
        asyncio.create_task(database.write(number)).add_done_callback(lambda _: None)
        await asyncio.sleep(0)

    database._last_write = time.monotonic()
    asyncio.run(leave())
    assert asyncio.run(asyncio.wait_for(database.write(number), 30)) == 7


def test_what_arrives_while_the_loop_rests_is_written_together(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_is_postgres", True)
    monkeypatch.setattr(database, "_group", GroupSize(5, 0.5, 0.5))
    monkeypatch.setattr(under_test, "BUSY", 60.0)

    async def run() -> list[int]:
        loop = asyncio.get_running_loop()
        database._last_write = time.monotonic()
        others = [loop.create_future() for _ in range(3)]

        def arrive(other: "asyncio.Future[int]") -> None:
            database._take(_Job(None, number, loop, partial(_settle_future, other)))

        def send() -> None:
            for other in others:
                loop.call_soon_threadsafe(arrive, other)

        # While the loop rests, only another thread can send.
        threading.Timer(0.1, send).start()
        return [await database.write(number), *await asyncio.gather(*others)]

    assert asyncio.run(run()) == [7] * 4
    database.close()
    assert SIZES == [4]


def test_the_loop_rests_no_longer_than_until_results_are_there(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_is_postgres", True)
    monkeypatch.setattr(database, "_group", GroupSize(5, 60.0, 60.0))
    monkeypatch.setattr(under_test, "BUSY", 30.0)
    may_write = threading.Event()

    def slowly(_: Connection) -> int:
        may_write.wait()
        return 8

    async def run() -> list[int]:
        database._last_write = time.monotonic() - 31
        first = asyncio.create_task(database.write(slowly))
        await asyncio.sleep(0)
        database._last_write = time.monotonic()
        second = asyncio.create_task(database.write(number))
        threading.Timer(0.1, may_write.set).start()
        return list(await asyncio.gather(first, second))

    began = time.monotonic()
    assert asyncio.run(run()) == [8, 7]
    assert time.monotonic() - began < 30, "the result of the first has ended the rest"
