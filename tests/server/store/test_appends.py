"""Batches in plain statements: a group lands together, and a conflict affects nobody else."""

import asyncio
import threading
import time
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server import services
from tests.server.live.live_tables import live_tables_on, new_table

from skerry.server.ops.settings import Settings
from skerry.server.store.appends import Append, BatchConflict, append_all
from skerry.server.store.database import DELIVER, Connection, Database, _Job
from skerry.server.store.schema import LOG, SNAPSHOTS, TABLES


@pytest.fixture(params=["sqlite", "postgresql"])
def url(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'skerry.db'}"
    database = services.new_database(request.getfixturevalue("postgres_url"))
    return Settings(tmp_path, database=database).database_url


def batch(table: str, expected: int, *, seen: int | None = 7) -> Append:
    """Some batch after another one."""
    body = f"\x00 ' {table}".encode()
    return Append(table, expected, expected + 1, 5, body, 1, None, ",0,", 9, seen)


def rows(connection: Connection, table: str) -> tuple[int, str, int | None, int, int]:
    """What the row of a table says, and how many batches it has."""
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == table)).one()
    count = sa.select(sa.func.count()).where(LOG.c.table == table)
    return row.seq, row.awaits, row.attend_at, row.touched, connection.scalar(count) or 0


def test_a_group_lands_except_for_its_conflicts(url: str) -> None:
    async def run() -> None:
        async with live_tables_on(url) as live_tables:
            database = live_tables.database
            one, two, late = [await new_table(live_tables, 2) for _ in range(3)]
            group = [batch(one, 1), batch(two, 1, seen=None), batch(late, 0), batch("none", 1)]
            before = await database.read(lambda it: rows(it, two))
            landed = await database.write(lambda it: append_all(it, group))
            assert landed == {(one, 2), (two, 2)}
            assert await database.read(lambda it: rows(it, one)) == (2, ",0,", 9, 7, 2)
            after = await database.read(lambda it: rows(it, two))
            assert after == (2, ",0,", 9, before[3], 2), "spectators must not see when"
            assert (await database.read(lambda it: rows(it, late)))[4] == 1
            body = sa.select(LOG.c.body).where(LOG.c.table == one, LOG.c.seq == 2)
            assert await database.read(lambda it: it.scalar(body)) == group[0].body

    asyncio.run(run())


def test_a_large_group_lands_whole_but_for_one(url: str) -> None:
    """Many batches share statements; the one between them that comes too late is left out."""

    async def run() -> None:
        async with live_tables_on(url) as live_tables:
            database = live_tables.database
            tables = [await new_table(live_tables, 2) for _ in range(75)]
            group = [batch(table, 1) for table in tables]
            taken = group[40]._replace(body=b"faster")
            await database.write(lambda it: append_all(it, [taken]))
            landed = await database.write(lambda it: append_all(it, group))
            assert landed == {(table, 2) for table in tables if table != taken.table}
            found = [await database.read(partial(rows, table=table)) for table in tables]
            assert {row[4] for row in found} == {2}
            body = sa.select(LOG.c.body).where(LOG.c.table == taken.table, LOG.c.seq == 2)
            assert await database.read(lambda it: it.scalar(body)) == b"faster"

    asyncio.run(run())


@pytest.mark.parametrize("others", [0, 20])
def test_a_snapshot_lands_with_its_batch_and_replaces_the_last(url: str, others: int) -> None:
    """However large its group is; that of a batch that comes too late stays away."""

    async def run() -> None:
        async with live_tables_on(url) as live_tables:
            database = live_tables.database
            one, late, *rest = [await new_table(live_tables, 2) for _ in range(2 + others)]
            kept = sa.select(SNAPSHOTS.c.table, SNAPSHOTS.c.seq, SNAPSHOTS.c.body)
            for expected, body in ((1, b"\x00 first"), (2, b"\xff second")):
                group = [batch(table, expected) for table in rest]
                group.append(batch(one, expected)._replace(snapshot=body))
                group.append(batch(late, 7)._replace(snapshot=b"too late"))
                found = await asyncio.gather(*(outcome(database, it) for it in group))
                assert [error for error in found if error is not None] == [found[-1]]
                stored = await database.read(lambda it: it.execute(kept).all())
                assert [(row[0], row[1], bytes(row[2])) for row in stored] == [
                    (one, expected + 1, body)
                ]

    asyncio.run(run())


async def outcome(database: Database, append: Append, more: object = None) -> Exception | None:
    """What becomes of a batch that is written together with others."""
    done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    work = None if more is None else lambda _: (_ for _ in ()).throw(ValueError(more))
    database.append(append, work, lambda _, error: done.set_result(error))
    return await done


def test_one_that_fails_affects_no_other(url: str) -> None:
    async def run() -> None:
        async with live_tables_on(url) as live_tables:
            database = live_tables.database
            tables = [await new_table(live_tables, 2) for _ in range(4)]
            writes = [outcome(database, batch(table, 1)) for table in tables[:2]]
            writes.append(outcome(database, batch(tables[2], 0)))
            writes.append(outcome(database, batch(tables[3], 1), "it fails"))
            found = await asyncio.gather(*writes)
            assert found[:2] == [None, None]
            assert isinstance(found[2], BatchConflict)
            assert isinstance(found[3], ValueError)
            found_rows = [await database.read(partial(rows, table=table)) for table in tables]
            counts = [row[4] for row in found_rows]
            assert counts == [2, 2, 1, 1], "nothing of what failed is stored"

    asyncio.run(run())


def test_two_batches_of_one_table_do_not_hide_each_other(url: str) -> None:
    """A group may contain a table twice; then its jobs are done one by one."""
    free = threading.Event()

    def hold(_: Connection) -> None:
        free.wait(10)

    async def run() -> None:
        async with live_tables_on(url) as live_tables:
            database = live_tables.database
            twice, other = [await new_table(live_tables, 2) for _ in range(2)]
            # While the writer is busy, the others gather into one group.
            busy = asyncio.create_task(database.write(hold))
            await asyncio.sleep(0)
            first, second = batch(twice, 1), batch(twice, 1)._replace(body=b"too late")
            group = [first, batch(other, 1), second, batch(twice, 2)]
            writes = [asyncio.create_task(outcome(database, one)) for one in group]
            await asyncio.sleep(0)
            free.set()
            await busy
            found = await asyncio.gather(*writes)
            assert isinstance(found.pop(2), BatchConflict)
            assert found == [None, None, None]
            assert (await database.read(partial(rows, table=twice)))[4] == 3
            assert (await database.read(partial(rows, table=other)))[4] == 2
            body = sa.select(LOG.c.body).where(LOG.c.table == twice, LOG.c.seq == 2)
            assert await database.read(lambda it: it.scalar(body)) == first.body

    asyncio.run(run())


def test_results_that_take_long_to_tell_leave_turns_for_others(tmp_path: Path) -> None:
    """Games that end together must not stop the loop until the last client has heard."""
    database = Database(f"sqlite:///{tmp_path / 'skerry.db'}")
    told: list[int] = []
    turns: list[int] = []

    def tell(number: int, _: object, error: Exception | None) -> None:
        assert error is None
        end = time.monotonic() + DELIVER / 4
        while time.monotonic() < end:
            pass
        told.append(number)

    async def run() -> None:
        loop = asyncio.get_running_loop()
        jobs = [_Job(None, None, loop, partial(tell, one)) for one in range(40)]
        database._deliver([(job, None, None) for job in jobs])
        while len(told) < 40:
            turns.append(len(told))
            await asyncio.sleep(0)

    asyncio.run(run())
    database.close()
    assert told == list(range(40))
    assert max(later - before for before, later in pairwise([0, *turns, 40])) <= 5
