"""Upkeep deletes what is too old, keeps the rest and notifies clients."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, func, insert, select
from tests.server import services

from skerry.protocol.table_info import (
    Aids,
    Chat,
    NoClock,
    Status,
    Visibility,
)
from skerry.server.ops import upkeep
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.settings import Policy, Settings
from skerry.server.ops.upkeep import ClockWatch, Swept, last_used, sweep
from skerry.server.store.database import Database, Unavailable
from skerry.server.store.migrate import migrate
from skerry.server.store.rows import NewTableRow, add_table, bot_seat, person_seat, set_seat
from skerry.server.store.schema import (
    INVITES,
    LOG,
    METADATA,
    PEOPLE,
    PRESENCE,
    SEATS,
    SESSIONS,
    TABLES,
)
from skerry.server.store.times import SteadyClock

DAY = 24 * 3600 * 1000
NOW = 1000 * DAY
POLICY = Policy()
WISHES = NewTableRow("skye", "{}", NoClock(), Visibility.LINK, Aids(), Chat.OFF, auto_start=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    url = None
    if request.param == "postgresql":
        url = services.new_database(request.getfixturevalue("postgres_url"))
    database = Database(Settings(tmp_path, database=url).database_url)
    asyncio.run(database.write(migrate))
    yield database
    database.close()


def write(database: Database, work: Callable[[Connection], object]) -> None:
    asyncio.run(database.write(work))


def add_person(connection: Connection, id: str, days: float, **more: object) -> None:
    seen = NOW - int(days * DAY)
    connection.execute(insert(PEOPLE).values(id=id, name=id, created=seen, seen=seen, **more))


def add_old_table(
    connection: Connection, status: Status, days: float, person: str | None = None
) -> str:
    chairs = [bot_seat("greedy"), person_seat(person, person, taken=True) if person else None]
    table = add_table(connection, WISHES, [chair for chair in chairs if chair], None)
    touched = NOW - int(days * DAY)
    connection.execute(
        TABLES.update().where(TABLES.c.id == table).values(status=status.value, touched=touched)
    )
    connection.execute(insert(LOG).values(table=table, seq=1, at=touched, body=b"x"))
    return table


def ids(database: Database, table: Table) -> set[str]:
    (key,) = table.primary_key.columns
    return asyncio.run(database.read(lambda connection: set(connection.scalars(select(key)))))


def count(database: Database, table: Table) -> int:
    counted = select(func.count()).select_from(table)
    return asyncio.run(database.read(lambda connection: connection.scalars(counted).one()))


def test_an_empty_database_has_nothing_to_throw_away(database: Database) -> None:
    assert asyncio.run(sweep(database, POLICY, NOW)) == Swept()


@pytest.mark.parametrize(
    ("status", "age"),
    [
        (Status.FINISHED, POLICY.finished),
        (Status.WAITING, POLICY.waiting),
        (Status.RUNNING, POLICY.kept),
    ],
)
def test_expired_tables_are_deleted(database: Database, status: Status, age: timedelta) -> None:
    made: list[str] = []

    def fill(connection: Connection) -> None:
        add_person(connection, "ann", days=0)
        made[:] = [
            add_old_table(connection, status, age.days + more, "ann") for more in (0.1, -0.1)
        ]

    write(database, fill)
    old, young = made
    swept = asyncio.run(sweep(database, POLICY, NOW))
    assert swept == Swept(tables=(old,))
    assert ids(database, TABLES) == {young}
    assert count(database, LOG) == 1, "its log is deleted with it"
    assert count(database, SEATS) == 2
    assert asyncio.run(sweep(database, POLICY, NOW)) == Swept()


def test_a_game_with_people_stays_longer_than_one_against_bots(database: Database) -> None:
    made: list[str] = []

    def fill(connection: Connection) -> None:
        add_person(connection, "ann", days=0)
        add_person(connection, "bea", days=0)
        for more in (0.1, -0.1):
            made.append(
                add_old_table(connection, Status.RUNNING, POLICY.running.days + more, "ann")
            )
            second = person_seat("bea", "bea", taken=True)
            set_seat(connection, made[-1], 0, second)

    write(database, fill)
    old, young = made
    assert asyncio.run(sweep(database, POLICY, NOW)) == Swept(tables=(old,))
    assert ids(database, TABLES) == {young}


def test_guests_expire_unless_something_keeps_them(database: Database) -> None:
    def fill(connection: Connection) -> None:
        add_person(connection, "idle", days=91)
        add_person(connection, "seen", days=89)
        add_person(connection, "claimed", days=900, claimed="claimed")
        add_person(connection, "recoverable", days=900, recovery="0" * 64)
        add_person(connection, "sits", days=91)
        add_old_table(connection, Status.RUNNING, 1, "sits")
        add_person(connection, "sat", days=91)
        add_old_table(connection, Status.FINISHED, 1, "sat")
        add_person(connection, "hosts", days=91)
        table = add_old_table(connection, Status.WAITING, 1)
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(host="hosts"))

    write(database, fill)
    assert asyncio.run(sweep(database, POLICY, NOW)) == Swept(guests=2)
    assert ids(database, PEOPLE) == {"seen", "claimed", "recoverable", "sits", "hosts"}
    assert count(database, TABLES) == 3


def test_a_guest_expires_with_their_last_table(database: Database) -> None:
    def fill(connection: Connection) -> None:
        add_person(connection, "ann", days=91)
        add_old_table(connection, Status.RUNNING, 91, "ann")

    write(database, fill)
    swept = asyncio.run(sweep(database, POLICY, NOW))
    assert swept.counts == {"tables": 1, "guests": 1}


def test_sessions_sockets_and_invitations_expire(database: Database) -> None:
    def fill(connection: Connection) -> None:
        add_person(connection, "ann", days=0)
        for hash, days in (("old", 181), ("new", 179)):
            seen = NOW - days * DAY
            connection.execute(
                insert(SESSIONS).values(hash=hash, person="ann", created=seen, seen=seen)
            )
        for line, until in (("dead", NOW - 3600_000), ("late", NOW - 1000), ("live", NOW + 1000)):
            connection.execute(
                insert(PRESENCE).values(connection=line, table="t", worker="w", until=until)
            )
        for hash, left, expires in (("used", 0, NOW + 1), ("over", 5, NOW), ("good", 1, NOW + 1)):
            connection.execute(
                insert(INVITES).values(hash=hash, left=left, created=0, expires=expires)
            )

    write(database, fill)
    swept = asyncio.run(sweep(database, POLICY, NOW))
    assert swept == Swept(sessions=1, sockets=1, invites=2)
    assert ids(database, SESSIONS) == {"new"}
    assert ids(database, PRESENCE) == {"late", "live"}
    assert ids(database, INVITES) == {"good"}


def test_many_are_deleted_in_small_batches(database: Database) -> None:
    def fill(connection: Connection) -> None:
        for number in range(upkeep.MANY * 2 + 1):
            add_person(connection, str(number), days=100)
        for _ in range(upkeep.MANY_TABLES * 2 + 1):
            add_old_table(connection, Status.WAITING, 100)

    write(database, fill)
    swept = asyncio.run(sweep(database, POLICY, NOW))
    assert swept.counts == {"guests": 2 * upkeep.MANY + 1, "tables": 2 * upkeep.MANY_TABLES + 1}
    assert sum(count(database, table) for table in METADATA.sorted_tables) == 0


def test_it_runs_periodically_and_reports_deleted_tables(tmp_path: Path) -> None:
    database = Database(Settings(tmp_path).database_url)
    metrics = Metrics()
    told: list[str] = []

    async def go() -> str:
        await database.write(migrate)
        gone = asyncio.Event()

        async def deleted(table: str) -> None:
            told.append(table)
            gone.set()

        policy = replace(POLICY, waiting=timedelta(0))
        running = asyncio.create_task(upkeep.run(database, lambda: policy, metrics, deleted, 0.001))
        table = await database.write(
            lambda connection: add_table(connection, WISHES, [bot_seat("greedy")], None)
        )
        await gone.wait()
        running.cancel()
        return table

    try:
        table = asyncio.run(asyncio.wait_for(go(), 60))
    finally:
        database.close()
    assert told == [table]
    assert b'skerry_expired_total{what="tables"} 1.0' in metrics.text()


def test_a_failed_sweep_is_tried_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tries = 0

    async def fails(*_: object) -> Swept:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise Unavailable("busy")
        raise KeyError("enough")

    monkeypatch.setattr(upkeep, "sweep", fails)
    database = Database(Settings(tmp_path).database_url)

    async def deleted(table: str) -> None:
        raise AssertionError(table)

    try:
        with pytest.raises(KeyError):
            asyncio.run(upkeep.run(database, lambda: POLICY, Metrics(), deleted, 0.0))
    finally:
        database.close()
    assert tries == 3


class TestClock(SteadyClock):
    """A clock that a test moves."""

    __test__ = False

    def __init__(self) -> None:
        self.system = self.passed = NOW * 1_000_000
        super().__init__(None, lambda: self.system, lambda: self.passed)

    def wait(self, days: float) -> None:
        """Let some time pass."""
        self.passed += int(days * DAY) * 1_000_000
        self.system += int(days * DAY) * 1_000_000

    def set(self, days: float) -> None:
        """Set the system's clock forward."""
        self.system += int(days * DAY) * 1_000_000


@pytest.mark.parametrize("days", [1 / 24, -1 / 24, 1000, -1000])
def test_nothing_is_deleted_for_a_day_after_the_clock_was_set(
    days: float, caplog: pytest.LogCaptureFixture
) -> None:
    clock = TestClock()
    watch = ClockWatch(clock)
    assert watch.is_trusted()
    clock.wait(0.5)
    assert watch.is_trusted()
    clock.set(days)
    assert not watch.is_trusted()
    assert "clock" in caplog.text
    assert abs(clock.now_ms() - NOW - DAY // 2) < 1000
    clock.wait(0.9)
    assert not watch.is_trusted()
    clock.wait(0.2)
    assert watch.is_trusted()


@pytest.mark.parametrize(
    ("days", "trusted"),
    [(0, True), (13, True), (15, False), (400, False), (-0.01, True), (-1, False)],
)
def test_a_server_that_starts_with_a_wrong_clock_deletes_nothing(
    days: float, trusted: bool
) -> None:
    clock = TestClock()
    watch = ClockWatch(clock)
    watch.start(NOW - int(days * DAY))
    assert watch.is_trusted() is trusted
    clock.wait(1.1)
    assert watch.is_trusted()


def test_a_new_server_trusts_its_clock() -> None:
    watch = ClockWatch(TestClock())
    watch.start(None)
    assert watch.is_trusted()


def test_the_last_visit_is_found(database: Database) -> None:
    assert asyncio.run(database.read(last_used)) is None

    def fill(connection: Connection) -> None:
        add_person(connection, "ann", days=5)
        add_old_table(connection, Status.RUNNING, 3)

    write(database, fill)
    assert asyncio.run(database.read(last_used)) == NOW - 3 * DAY


def test_a_sweep_after_the_clock_was_set_deletes_nothing(tmp_path: Path) -> None:
    database = Database(Settings(tmp_path).database_url)
    swept = 0

    async def go() -> None:
        nonlocal swept
        await database.write(migrate)
        await database.write(lambda connection: add_old_table(connection, Status.RUNNING, 1))
        clock = TestClock()

        async def deleted(table: str) -> None:
            raise AssertionError(table)

        real = clock.set_by_ms

        def counted() -> int:
            nonlocal swept
            swept += 1
            return real()

        clock.set_by_ms = counted  # type: ignore[method-assign]
        policy = replace(POLICY, running=timedelta(hours=36))
        running = asyncio.create_task(
            upkeep.run(database, lambda: policy, Metrics(), deleted, 0.001, clock)
        )
        while swept < 3:
            await asyncio.sleep(0.001)
        clock.set(1000)
        while swept < 20:
            await asyncio.sleep(0.001)
        running.cancel()

    try:
        asyncio.run(asyncio.wait_for(go(), 60))
        assert count(database, TABLES) == 1
    finally:
        database.close()


def test_a_sweep_never_deletes_much_at_once(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "MOST", 5)
    monkeypatch.setattr(upkeep, "MANY", 5)
    monkeypatch.setattr(upkeep, "MOST_TABLES", 4)
    monkeypatch.setattr(upkeep, "MANY_TABLES", 2)

    def fill(connection: Connection) -> None:
        for number in range(12):
            add_person(connection, f"p{number}", days=1000)
            add_old_table(connection, Status.FINISHED, 1000)

    write(database, fill)
    assert asyncio.run(sweep(database, POLICY, NOW)).counts == {"tables": 4, "guests": 5}
    assert asyncio.run(sweep(database, POLICY, NOW)).counts == {"tables": 4, "guests": 5}
    assert asyncio.run(sweep(database, POLICY, NOW)).counts == {"tables": 4, "guests": 2}
