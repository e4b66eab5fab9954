"""What the host does reaches every worker, with and without a bus."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection
from tests.server import services
from tests.server.live.live_tables import FakeClient, any_move, live_tables_on, new_table

from skerry.core.event import Seat
from skerry.protocol.host_forms import HostAct, Listed, NewInvite
from skerry.protocol.messages import MakeMove
from skerry.protocol.refusals import Farewell
from skerry.protocol.table_info import Status
from skerry.server.host import bans, journal, keys, samples
from skerry.server.host.house import House
from skerry.server.live import hosting
from skerry.server.live.bot_processes import BotProcesses
from skerry.server.live.host_watch import HostWatch
from skerry.server.live.live_table import LiveTable
from skerry.server.live.live_tables import LiveTables
from skerry.server.live.play import make_move
from skerry.server.ops.settings import Settings
from skerry.server.people import identity
from skerry.server.people.identity import Person
from skerry.server.store.database import open_engine
from skerry.server.store.schema import HOST_ACTIONS
from skerry.server.store.times import now_ms
from skerry.table import decisions

WHO = "command:ann"


@dataclass
class Worker:
    """A worker as far as the host concerns it."""

    live_tables: LiveTables
    watch: HostWatch

    @property
    def house(self) -> House:
        return self.watch.house


@asynccontextmanager
async def worker_on(url: str, name: str) -> AsyncIterator[Worker]:
    async with live_tables_on(url, name) as live_tables:
        house = House(Settings(Path("unused")))
        watch = HostWatch(house, live_tables, BotProcesses(1, 1.0))
        await watch.start()
        yield Worker(live_tables, watch)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return Settings(tmp_path).database_url
    server = request.getfixturevalue("postgres_url")
    return Settings(tmp_path, database=services.new_database(server)).database_url


def test_settings_and_bans_reach_other_workers_and_later_ones(url: str) -> None:
    async def check() -> None:
        async with worker_on(url, "w1") as one, worker_on(url, "w2") as two:
            # A command has no watch of its own.
            async with live_tables_on(url, "command") as command:
                await hosting.change_setting(command, WHO, "tables_of_one", 7)
                await hosting.ban(command, WHO, "192.0.2.0/24", "")
            for worker in (one, two):
                assert worker.house.settings.limits.tables == 100
                await worker.watch.follow()
                assert worker.house.settings.limits.tables == 7
                assert worker.house.bans.covers("192.0.2.9")
            async with worker_on(url, "w3") as three:
                assert three.house.settings.limits.tables == 7
                assert three.house.bans.covers("192.0.2.9")
            await hosting.change_setting(one.live_tables, WHO, "tables_of_one", None)
            assert one.house.settings.limits.tables == 100, "at once where it was done"
            await two.watch.follow()
            assert two.house.settings.limits.tables == 100

    asyncio.run(check())


def test_banned_sockets_are_closed_everywhere(url: str) -> None:
    async def check() -> None:
        async with worker_on(url, "w1") as one, worker_on(url, "w2") as two:
            table = await new_table(one.live_tables)
            sockets = {}
            for worker in (one, two):
                near, far = FakeClient(), FakeClient()
                far.address = "198.51.100.1"
                live = await worker.live_tables.open(table)
                live.clients |= {near, far}
                sockets[worker.live_tables.worker] = (near, far)
            await hosting.ban(one.live_tables, WHO, "192.0.2.1", "")
            await two.watch.follow()
            for near, far in sockets.values():
                assert near.byes == [Farewell.BANNED]
                assert far.byes == []

    asyncio.run(check())


def test_kicking_bans_the_addresses_of_the_person(url: str) -> None:
    async def check() -> None:
        async with worker_on(url, "w1") as one, worker_on(url, "w2") as two:
            table = await new_table(one.live_tables)
            token = await one.live_tables.database.write(
                lambda connection: identity.open_session(connection, "p1")
            )
            client = FakeClient()
            client.person = Person("p1", "Ann 1", False, False, None)
            socket = Socket(client.person, identity.hash_of(token))
            await two.live_tables.people.add(socket)
            await hosting.kick(one.live_tables, WHO, "p1", ban=True)
            live = await one.live_tables.open(table)
            assert live.table is not None
            assert live.table.player(1) is not None, "a bot has the seat"
            assert live.table.player(0) is None
            await two.watch.follow()
            assert socket.byes == [Farewell.SIGNED_OUT]
            assert two.house.bans.covers("203.0.113.5")
            await one.watch.follow()
            assert one.house.bans.covers("203.0.113.5")
            (ban,) = await one.live_tables.database.read(bans.all_bans)
            assert (ban.network, ban.note) == ("203.0.113.5/32", "p1")

    asyncio.run(check())


def test_kicking_spares_the_address_of_the_host(url: str) -> None:
    async def check() -> None:
        async with worker_on(url, "w1") as one:
            await new_table(one.live_tables)
            token = await one.live_tables.database.write(
                lambda connection: identity.open_session(connection, "p1")
            )
            person = Person("p1", "Ann 1", False, False, None)
            at_home, away = (Socket(person, identity.hash_of(token)) for _ in range(2))
            away.address = "198.51.100.1"
            for socket in (at_home, away):
                await one.live_tables.people.add(socket)
            spare = identity.hash_of(at_home.address)
            await hosting.kick(one.live_tables, WHO, "p1", ban=True, spare=spare)
            assert at_home.byes == away.byes == [Farewell.SIGNED_OUT]
            assert not one.house.bans.covers(at_home.address)
            assert one.house.bans.covers(away.address)

    asyncio.run(check())


def test_two_workers_ban_one_address_at_the_same_moment(url: str) -> None:
    """Both ban the addresses of a person who was kicked; the second one waits for the first."""
    engines = [open_engine(url, writes=True) for _ in range(2)]

    def second() -> None:
        with engines[1].begin() as connection:
            bans.add(connection, "192.0.2.1/32", "second", 2)

    async def check() -> None:
        async with live_tables_on(url) as live_tables:
            with engines[0].begin() as connection:
                bans.add(connection, "192.0.2.1/32", "first", 1)
                waiting = asyncio.create_task(asyncio.to_thread(second))
                while connection.dialect.name == "postgresql" and not connection.scalar(
                    sa.text("select count(*) from pg_locks where not granted")
                ):
                    assert not waiting.done()
                    await asyncio.sleep(0.001)
            await waiting
            (ban,) = await live_tables.database.read(bans.all_bans)
            assert (ban.note, ban.created) == ("second", 2)

    asyncio.run(check())
    for engine in engines:
        engine.dispose()


class Socket:
    """A socket with a session."""

    def __init__(self, person: Person, session: str) -> None:
        self.person: Person | None = person
        self.session: str | None = session
        self.muted: frozenset[str] = frozenset()
        self.address = "203.0.113.5"
        self.byes: list[Farewell] = []

    def close(self, why: Farewell, sentence: str, retry: int | None) -> None:
        del sentence, retry
        self.byes.append(why)


def test_a_closed_table_is_closed_at_all_workers(url: str) -> None:
    async def check() -> None:
        async with worker_on(url, "w1") as one, worker_on(url, "w2") as two:
            table = await new_table(one.live_tables)
            clients = []
            for worker in (one, two):
                clients.append(FakeClient())
                (await worker.live_tables.open(table)).clients.add(clients[-1])
            await hosting.close_table(one.live_tables, WHO, table)
            await two.watch.follow()
            for client in clients:
                assert client.byes == [Farewell.RESTART], "it comes back at once"
            for worker in (one, two):
                live = await worker.live_tables.open(table)
                assert live.row.status == Status.FROZEN
                assert live.table is not None
                assert live.table.frozen
            await hosting.reopen_table(two.live_tables, WHO, table)
            await one.watch.follow()
            for worker in (one, two):
                live = await worker.live_tables.open(table)
                assert live.row.status == Status.RUNNING
                assert live.table is not None
                assert live.table.awaits, "somebody has to move"

    asyncio.run(check())


def test_a_game_that_ended_while_its_table_was_closed_stays_ended(url: str) -> None:
    async def check() -> None:
        async with worker_on(url, "w1") as one, live_tables_on(url, "slow") as slow:
            table = await new_table(one.live_tables)
            live, random, number = await slow.open(table), Random(1), 0
            while live.table is not None and live.table.awaits:
                number += 1
                seat = min(live.table.awaits)
                move = any_move(live, seat, random, f"{number}")
                if _is_last(live, seat, move):
                    # The other worker has not heard of it yet.
                    await hosting.close_table(one.live_tables, WHO, table)
                await make_move(slow, live, seat, move)
            await hosting.reopen_table(one.live_tables, WHO, table)
            row = (await one.live_tables.open(table)).row
            assert (row.status, row.frozen) == (Status.FINISHED, None)
            assert row.result is not None
            assert row.attend_at is not None, "its end is still to be stored"

    asyncio.run(check())


def _is_last(live: LiveTable, seat: Seat, message: MakeMove) -> bool:
    """Whether a move ends the game."""
    assert live.table is not None
    draft = live.table.fork()
    draft.extend(now_ms(), decisions.make_move(draft, seat, message))
    return not draft.awaits


def test_a_deleted_table_is_gone_at_all_workers(url: str) -> None:
    async def check() -> None:
        async with worker_on(url, "w1") as one, live_tables_on(url, "command") as command:
            table = await new_table(one.live_tables)
            client = FakeClient()
            (await one.live_tables.open(table)).clients.add(client)
            await hosting.delete_table(command, WHO, table)
            await one.watch.follow()
            assert client.byes == [Farewell.DELETED]

    asyncio.run(check())


def test_nothing_is_applied_twice_and_a_late_line_is_not_missed(url: str) -> None:
    async def check() -> None:
        async with worker_on(url, "w1") as one:
            table = await new_table(one.live_tables)
            await hosting.close_table(one.live_tables, WHO, table)
            client = FakeClient()
            (await one.live_tables.open(table)).clients.add(client)
            for _ in range(3):
                await one.watch.follow()
            assert client.byes == [], "closing was applied before it came back"

            def note_late(connection: Connection) -> None:
                # The clock of another machine is behind.
                bans.add(connection, "192.0.2.1/32", "", now_ms())
                journal.note(
                    connection,
                    WHO,
                    HostAct.BAN,
                    "192.0.2.1/32",
                    at=now_ms() - 20_000,
                )

            await one.live_tables.database.write(note_late)
            await one.watch.follow()
            assert one.house.bans.covers("192.0.2.1")

    asyncio.run(check())


def test_a_worker_samples_what_it_does(url: str) -> None:
    async def check() -> None:
        async with worker_on(url, "w1") as one:
            metrics = one.live_tables.metrics
            metrics.sockets(3)
            for _ in range(5):
                metrics.moved("skye")
            await one.watch.sample()
            await one.watch.sample()
            found, workers = await one.live_tables.database.read(
                lambda connection: samples.read(connection, 0, now_ms())
            )
            assert workers == 1
            assert found[-1].sockets == 3
            assert sum(one.moves for one in found) <= 10, "moves are counted once"

    asyncio.run(check())


def test_every_act_is_written_down(url: str) -> None:
    async def check() -> None:
        async with live_tables_on(url, "command") as live_tables:
            database = live_tables.database
            before = now_ms()
            await hosting.add_link(database, WHO)
            made = await hosting.invite(database, WHO, NewInvite(2, 3, "Bea"))
            await hosting.ban(live_tables, WHO, "192.0.2.1", "noise")
            await hosting.unban(live_tables, WHO, "192.0.2.1")
            await hosting.change_setting(live_tables, WHO, "invite_only", True)
            page = await database.read(lambda it: journal.page_of(it, Listed()))
            assert [one.what for one in reversed(page.actions)] == [
                HostAct.LINK,
                HostAct.INVITE,
                HostAct.BAN,
                HostAct.UNBAN,
                HostAct.SET,
            ]
            assert all(one.who == WHO and one.at >= before for one in page.actions)
            assert made.code not in str(page)

    asyncio.run(check())


def test_the_journal_and_old_links_are_swept(url: str) -> None:
    async def check() -> None:
        async with live_tables_on(url, "command") as live_tables:

            def age(connection: Connection) -> tuple[int, bool]:

                year = 366 * 24 * 60 * 60 * 1000
                journal.note(connection, WHO, HostAct.LINK, at=now_ms() - year)
                journal.note(connection, WHO, HostAct.LINK, at=now_ms())
                old = keys.add_link(connection, now_ms() - year)
                journal.sweep(connection, now_ms())
                keys.sweep(connection, now_ms())
                left = connection.execute(HOST_ACTIONS.select()).all()
                return len(left), keys.check_link(connection, old, now_ms())

            assert await live_tables.database.write(age) == (1, False)

    asyncio.run(check())
