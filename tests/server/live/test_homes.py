"""Homes: leases by the database's clock, handed over when a worker stops or dies."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa
from tests.server import services
from tests.server.live.live_tables import FakeClient, any_move, live_tables_on, new_table

from skerry.protocol.refusals import Farewell
from skerry.server.live.homes import Homes
from skerry.server.live.live_tables import LiveTables
from skerry.server.live.play import make_move
from skerry.server.ops.settings import Settings
from skerry.server.store import homes, schedule
from skerry.server.store.database import Connection
from skerry.server.store.homes import Home
from skerry.server.store.schema import HOMES, TABLES, WORKERS


@pytest.fixture(params=["sqlite", "postgresql"])
def url(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'skerry.db'}"
    database = services.new_database(request.getfixturevalue("postgres_url"))
    return Settings(tmp_path, database=database).database_url


@contextlib.asynccontextmanager
async def worker(live_tables: LiveTables, name: str, folder: Path) -> AsyncIterator[Homes]:
    """A worker that shares its tables with others."""
    made = Homes(name, live_tables.database, folder)
    await made.open()
    try:
        yield made
    finally:
        await made.close()


def end_lease(connection: Connection, worker: str) -> None:
    """Let the lease of a worker be over, as if it had not renewed it."""
    ended = homes.now_of(connection) - 1
    connection.execute(sa.update(WORKERS).where(WORKERS.c.id == worker).values(until=ended))


def test_the_first_worker_that_is_asked_becomes_the_home(url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables, 2)
            async with (
                worker(live_tables, "one", tmp_path) as one,
                worker(live_tables, "two", tmp_path) as two,
            ):
                assert await one.of(table) is None
                home = await two.of(table)
                assert home == Home("one", str(tmp_path / "one.socket"))
                assert two.can_reach(home)
                assert await one.of(table) is None, "it stays"
                await one.release([table])
                assert await two.of(table) is None, "nobody looked at it there any longer"
                assert await two.of("no such table") is None

    asyncio.run(run())


def test_a_worker_that_stops_hands_its_tables_over(url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables, 2)
            async with worker(live_tables, "two", tmp_path) as two:
                async with worker(live_tables, "one", tmp_path) as one:
                    assert await one.of(table) is None
                    assert await two.of(table) is not None
                assert await two.of(table) is None

    asyncio.run(run())


def test_a_lease_ends_by_the_clock_of_the_database(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The clocks of the workers may say what they want.
    monkeypatch.setattr("skerry.server.store.times.now_ms", lambda: 0)
    monkeypatch.setattr("time.time", lambda: 0.0)

    async def run() -> None:
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables, 2)
            async with (
                worker(live_tables, "one", tmp_path) as one,
                worker(live_tables, "two", tmp_path) as two,
            ):
                assert await one.of(table) is None
                assert await two.of(table) is not None, "its lease holds"
                await live_tables.database.write(lambda it: end_lease(it, "one"))
                assert await two.of(table) is None, "its lease is over"
                renewed = await live_tables.database.write(one._renew)
                assert not renewed
                moved: dict[str, str] = {}
                one._lapsed = True
                await one._beat(moved.update, lambda: [table])
                assert moved == {table: "two"}
                home = await one.of(table)
                assert home is not None
                assert home.worker == "two"

    asyncio.run(run())


def test_a_socket_is_passed_with_what_is_known_of_it(url: str, tmp_path: Path) -> None:
    received: list[tuple[bytes, bytes]] = []

    def adopt(passed: socket.socket, known: bytes) -> None:
        passed.setblocking(True)
        received.append((known, passed.recv(100)))
        passed.sendall(b"from its home")
        passed.close()

    async def run() -> None:
        async with (
            live_tables_on(url) as live_tables,
            worker(live_tables, "one", tmp_path) as one,
            worker(live_tables, "two", tmp_path) as two,
        ):
            one.adopt = adopt
            client, server = socket.socketpair()
            with client, server:
                client.sendall(b"a frame")
                home = Home("one", str(tmp_path / "one.socket"))
                assert await two.pass_on(home, server.fileno(), b"hello")
                server.close()
                async with asyncio.timeout(10):
                    while not received:
                        await asyncio.sleep(0.001)
                assert received == [(b"hello", b"a frame")]
                assert client.recv(100) == b"from its home"

    asyncio.run(run())


def test_the_tables_of_a_worker_that_died_are_taken_over(
    url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables, 2)
            async with (
                worker(live_tables, "one", tmp_path) as one,
                worker(live_tables, "two", tmp_path) as two,
            ):
                assert await one.of(table) is None
                home = await two.of(table)
                assert home is not None
                # As the kernel does when it is killed: its lease still holds.
                (tmp_path / "one.socket").unlink()
                client, server = socket.socketpair()
                with client, server:
                    assert not await two.pass_on(home, server.fileno(), b"hello")
                assert await two.of(table) is None
                assert "a worker has died; its tables are taken over" in caplog.messages

    asyncio.run(run())


def test_a_new_home_reads_what_the_former_one_wrote(url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            live_tables_on(url, "one") as one,
            live_tables_on(url, "two", homes=tmp_path) as two,
        ):
            table = await new_table(one)
            before, after = await one.open(table), await two.open(table)
            assert before.table is not None
            assert after.table is not None
            await make_move(one, before, 0, any_move(before, 0, Random(1), "m1"))
            assert after.table.seq < before.table.seq, "nobody told it"
            assert await two._homes.of(after.id) is None
            assert after.table.seq == before.table.seq

    asyncio.run(run())


def test_clients_of_a_table_that_has_moved_reconnect(url: str) -> None:
    async def run() -> None:
        async with live_tables_on(url) as live_tables:
            live = await live_tables.open(await new_table(live_tables, 2))
            client = FakeClient()
            live_tables.attach(live, client, "c1", 0)
            assert live_tables.with_clients() == [live.id]
            live_tables.send_away({live.id: "two", "another": "two"})
            assert client.byes == [Farewell.RESTART]

    asyncio.run(run())


def test_the_scheduler_leaves_a_table_to_its_home(url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables, 2)
            database = live_tables.database
            await database.write(lambda it: it.execute(sa.update(TABLES).values(attend_at=1)))

            async def due(name: str) -> list[str]:
                found = await database.read(lambda it: schedule.due_tables(it, 2, name))
                return [id for id, _ in found]

            async with worker(live_tables, "one", tmp_path) as one:
                assert await due("two") == [table], "it has no home"
                assert await one.of(table) is None
                assert await due("one") == [table]
                assert await due("two") == []
                await database.write(lambda it: end_lease(it, "one"))
                assert await due("two") == [table]

    asyncio.run(run())


def test_rows_of_dead_workers_are_deleted(url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables, 2)
            database = live_tables.database
            dead = sa.insert(WORKERS).values(id="dead", place="", until=1)
            await database.write(lambda it: it.execute(dead) and None)
            home = sa.insert(HOMES).values(table=table, worker="dead")
            await database.write(lambda it: it.execute(home) and None)
            async with worker(live_tables, "one", tmp_path):
                rows = await database.read(lambda it: list(it.scalars(sa.select(WORKERS.c.id))))
                assert rows == ["one"]
                left = await database.read(lambda it: list(it.scalars(sa.select(HOMES.c.table))))
                assert left == []

    asyncio.run(run())
