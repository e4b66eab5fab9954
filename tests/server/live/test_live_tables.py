"""Live tables: batches of several workers on one database, and recovery."""

import asyncio
import threading
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection
from tests.server.live.live_tables import FakeClient, any_move, live_tables_on, new_table

from skerry.core.audit import audit
from skerry.core.record import decode
from skerry.core.registry import find
from skerry.protocol.messages import MakeMove, Presence, Undo
from skerry.protocol.refusals import Farewell, Refusal
from skerry.server.live.bus import LocalBus, Notice, Topic
from skerry.server.live.live_table import LiveTable
from skerry.server.live.live_tables import LiveTables
from skerry.server.live.play import let_bot_play, make_move, return_to_seat, start, undo_move
from skerry.server.refusals import UnknownTable
from skerry.server.store import presence
from skerry.server.store.database import Unavailable
from skerry.server.store.rows import delete_table
from skerry.server.store.times import now_ms
from skerry.table.decisions import MessageRefused
from skerry.table.entries import Cause


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'skerry.db'}"


def test_two_workers_play_one_table_without_telling_each_other(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url, "w1") as one, live_tables_on(url, "w2") as two:
            table = await new_table(one, 3)
            both = (one, two)
            random = Random(1)
            lives = [await live_tables.open(table) for live_tables in both]
            number = 0
            refusals: set[Refusal] = set()
            while True:
                which = random.randrange(2)
                live_tables, live = both[which], lives[which]
                if random.random() < 0.3:
                    await live_tables.catch_up(live)
                assert live.table is not None
                if not live.table.awaits:
                    break
                seat = random.choice(sorted(live.table.awaits))
                number += 1
                try:
                    await make_move(
                        live_tables, live, seat, any_move(live, seat, random, f"m{number}")
                    )
                except MessageRefused as error:
                    refusals.add(error.why)
            for live_tables, live in zip(both, lives, strict=True):
                await live_tables.catch_up(live)
            assert refusals <= {Refusal.STALE, Refusal.NOT_RUNNING}
            seen = [live.table for live in lives]
            assert seen[0] is not None
            assert seen[1] is not None
            assert seen[0].seq == seen[1].seq
            assert seen[0].versions == seen[1].versions
            assert seen[0].match.result == seen[1].match.result
            body = await two.archive.record(table)
            assert body is not None
            record = decode(body)
            plugin = find("skye")
            audit(plugin.game, plugin.record_reader, record)
            assert record.commitment == seen[0].config.commitment

    asyncio.run(play())


def test_a_move_that_is_sent_again_is_made_once(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            live = await live_tables.open(await new_table(live_tables))
            said = any_move(live, 0, Random(1), "once")
            first = await make_move(live_tables, live, 0, said)
            assert live.table is not None
            seq = live.table.seq
            assert await make_move(live_tables, live, 0, said) == first
            assert live.table.seq == seq
            with pytest.raises(MessageRefused) as caught:
                await make_move(live_tables, live, 0, MakeMove("other", said.move, said.question))
            assert caught.value.why is Refusal.STALE

    asyncio.run(play())


def test_stale_never_means_that_somebody_else_moved(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            live = await live_tables.open(await new_table(live_tables, 4))
            random = Random(2)
            said = [any_move(live, seat, random, f"s{seat}") for seat in range(4)]
            await asyncio.gather(
                *(make_move(live_tables, live, seat, said[seat]) for seat in (3, 1, 0, 2))
            )
            assert live.table is not None
            assert live.table.match.view(None).phase == "buy"

    asyncio.run(play())


def test_a_move_is_made_although_its_client_disconnected(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            live = await live_tables.open(await new_table(live_tables))
            client = FakeClient()
            live.clients.add(client)
            task = asyncio.create_task(
                make_move(live_tables, live, 0, any_move(live, 0, Random(1), "gone"))
            )
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            while live.table is None or not live.table.knows(0, "gone"):
                await asyncio.sleep(0.001)
            assert client.woken > 0
            live.clients.discard(client)

    asyncio.run(play())


def test_undo_goes_through_the_log(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url) as live_tables, live_tables_on(url, "w2") as other:
            live = await live_tables.open(await new_table(live_tables))
            await make_move(live_tables, live, 0, any_move(live, 0, Random(1), "a"))
            await undo_move(live_tables, live, 0, Undo("b"))
            await undo_move(live_tables, live, 0, Undo("b"))
            with pytest.raises(MessageRefused) as caught:
                await undo_move(live_tables, live, 0, Undo("c"))
            assert caught.value.why is Refusal.NO_UNDO
            assert live.table is not None
            assert live.table.awaits == {0, 1}
            copy = await other.open(live.id)
            assert copy.table is not None
            assert copy.table.questions == live.table.questions

    asyncio.run(play())


def test_a_bot_sits_in_and_the_person_comes_back(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            live = await live_tables.open(await new_table(live_tables))
            await let_bot_play(live_tables, live.id, 0, Cause.LEFT)
            await let_bot_play(live_tables, live.id, 0, Cause.LEFT)
            with pytest.raises(MessageRefused) as caught:
                await make_move(live_tables, live, 0, any_move(live, 0, Random(1), "x"))
            assert caught.value.why is Refusal.STAND_IN
            await return_to_seat(live_tables, live.id, 0)
            await make_move(live_tables, live, 0, any_move(live, 0, Random(1), "y"))

    asyncio.run(play())


def test_an_idle_table_is_unloaded_and_loaded_again(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            live = await live_tables.open(await new_table(live_tables))
            live.used = -1e9
            live_tables.drop_idle()
            assert list(live_tables) == []
            again = await live_tables.open(live.id)
            assert again is not live
            assert again.table is not None
            assert live.table is not None
            assert again.table.versions == live.table.versions

    asyncio.run(play())


def test_a_table_that_was_just_read_is_not_idle(url: str) -> None:
    """Two clients that open a table at once share it, even if idle tables are unloaded."""

    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables)
            for live in live_tables:
                live.used = -1e9
            live_tables.drop_idle()
            first = asyncio.create_task(live_tables.open(table))
            while not list(live_tables):
                await asyncio.sleep(0)
            assert not first.done(), "the client that opens the table resumes later"
            live_tables.drop_idle()
            assert await first is await live_tables.open(table)

    asyncio.run(play())


def test_clients_of_a_deleted_table_are_disconnected(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            live = await live_tables.open(await new_table(live_tables))
            client = FakeClient()
            live.clients.add(client)
            await live_tables.database.write(lambda connection: delete_table(connection, live.id))
            await live_tables.changed(live.id)
            assert client.byes == [Farewell.DELETED]
            with pytest.raises(UnknownTable):
                await live_tables.open(live.id)
            with pytest.raises(UnknownTable):
                await live_tables.open("nowhere")

    asyncio.run(play())


def test_a_table_starts_once(url: str) -> None:
    async def play() -> Sequence[BaseException | None]:
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables)
            return await asyncio.gather(
                start(live_tables, table), start(live_tables, table), return_exceptions=True
            )

    assert all("started already" in str(error) for error in asyncio.run(play()))


def test_a_long_game_loads_from_its_snapshot(url: str) -> None:
    async def play(live_tables: LiveTables, live: LiveTable) -> None:
        random = Random(4)
        number = 0
        while live.table is not None and live.table.awaits:
            number += 1
            seat = min(live.table.awaits)
            await make_move(live_tables, live, seat, any_move(live, seat, random, f"{number}"))

    async def both() -> None:
        async with live_tables_on(url) as live_tables:
            live = await live_tables.open(await new_table(live_tables, game="cats"))
            await play(live_tables, live)
            assert live.table is not None
            assert live.table.seq - live.snapshot < 60
            live.used = -1e9
            live_tables.drop_idle()
            again = await live_tables.open(live.id)
            assert again.table is not None
            assert len(again.table.steps) == again.table.seq - again.snapshot
            assert again.table.match.result == live.table.match.result

    asyncio.run(both())


def test_presence_that_cannot_be_written_keeps_nobody_out(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise Unavailable("database or disk is full")

    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            live = await live_tables.open(await new_table(live_tables, 2))
            ann, bea = FakeClient(), FakeClient()
            with monkeypatch.context() as patch:
                patch.setattr(presence, "change", full)
                live_tables.attach(live, ann, "c1", 0)
                with pytest.raises(Unavailable):
                    await live_tables._presence.write()
            assert ann in live.clients
            live_tables.attach(live, bea, "c2", 1)
            await live_tables._presence.write()
            assert live.present == Presence((0, 1), 0), "a worker knows its own sockets"
            read = partial(presence.present, table=live.id, now=now_ms())
            assert await live_tables.database.read(read) == Presence((1,), 0)
            await live_tables.renew_presence()
            assert await live_tables.database.read(read) == Presence((0, 1), 0), "the beat writes"
            with monkeypatch.context() as patch:
                patch.setattr(presence, "change", full)
                live_tables.detach(live, ann, "c1")
                with pytest.raises(Unavailable):
                    await live_tables._presence.write()
            assert live.present == Presence((1,), 0)
            await live_tables.renew_presence()
            assert await live_tables.database.read(read) == Presence((1,), 0), "and removes"

    asyncio.run(play())


def test_a_slow_read_of_presence_does_not_hide_a_later_one(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    released = threading.Event()
    reads = iter(range(2))

    def present(connection: object, table: str, now: int, but: str) -> Presence:
        first = next(reads) == 0
        if first:
            released.wait(10)
        return Presence((), 0 if first else 1)

    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            live = await live_tables.open(await new_table(live_tables, 2))
            monkeypatch.setattr(presence, "present", present)
            notice = Notice("another worker", live.id, Topic.PRESENCE)
            for _ in range(2):
                live_tables.handle_notice(notice)
            # The second read may overtake the first one, if it can.
            for _ in range(20):
                await asyncio.sleep(0.01)
            released.set()
            await live_tables.close()
            assert live.present == Presence((), 1)

    asyncio.run(play())


def test_sockets_that_come_while_presence_is_written_are_written_too(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    change = presence.change
    writing, released = threading.Event(), threading.Event()

    def slow(connection: Connection, **given: Any) -> None:
        writing.set()
        released.wait(10)
        change(connection, **given)

    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            live = await live_tables.open(await new_table(live_tables, 2))
            monkeypatch.setattr(presence, "change", slow)
            live_tables.attach(live, FakeClient(), "c1", 0)
            assert await asyncio.to_thread(writing.wait, 10)
            live_tables.attach(live, FakeClient(), "c2", 1)
            released.set()
            async with asyncio.timeout(5):
                while await present(live_tables, live.id) != Presence((0, 1), 0):
                    await asyncio.sleep(0.01)

    asyncio.run(play())


async def present(live_tables: LiveTables, table: str) -> Presence:
    """Who is connected to a table, as the database says."""
    return await live_tables.database.read(partial(presence.present, table=table, now=now_ms()))


class NotingBus(LocalBus):
    """A bus that keeps what was published."""

    def __init__(self) -> None:
        self.published: list[Notice] = []

    def publish(self, notice: Notice) -> None:
        """Keep it."""
        self.published.append(notice)

    def batches(self) -> list[int]:
        """The batches that others heard of since the last time."""
        found = [notice.seq for notice in self.published if notice.what is Topic.LOG]
        self.published.clear()
        return found


def test_others_hear_of_a_batch_only_if_clients_of_theirs_look_at_its_table(url: str) -> None:
    async def play() -> None:
        bus = NotingBus()
        async with live_tables_on(url, "w1", bus) as one, live_tables_on(url, "w2") as two:
            table = await new_table(one, 2)
            here, there = await one.open(table), await two.open(table)
            await make_move(one, here, 0, any_move(here, 0, Random(1), "m1"))
            assert bus.batches() == []
            two.attach(there, FakeClient(), "c1", 1)
            await two._presence.write()
            one.handle_notice(Notice("w2", table, Topic.PRESENCE))
            async with asyncio.timeout(5):
                while not bus.published:
                    await asyncio.sleep(0.001)
            assert here.table is not None
            assert bus.batches() == [here.table.seq], "they came before this worker knew it"
            await make_move(one, here, 1, any_move(here, 1, Random(1), "m2"))
            assert bus.batches() == [here.table.seq]

    asyncio.run(play())


def test_a_worker_without_clients_decides_by_the_newest_batch(url: str) -> None:
    async def play() -> None:
        async with (
            live_tables_on(url, "w1") as one,
            live_tables_on(url, "w2", bus=NotingBus()) as two,
        ):
            two.settings = replace(two.settings, bus="redis://of-others")
            table = await new_table(one, 2)
            here, there = await one.open(table), await two.open(table)
            await let_bot_play(one, table, 0, Cause.LEFT)
            assert there.table is not None
            await return_to_seat(two, table, 0)
            assert here.table is not None
            assert there.table.seq == here.table.seq + 1, "it knew that a bot plays"

    asyncio.run(play())


def test_sockets_of_a_worker_that_died_leave_without_a_notice(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url, "w1") as one, live_tables_on(url, "w2") as two:
            table = await new_table(one, 2)
            there = await two.open(table)
            two.attach(there, FakeClient(), "c1", 1)
            await two._presence.write()
            here = await one.open(table)
            await one._presence.read(here)
            assert here.present == here.elsewhere == Presence((1,), 0)
            await one.database.write(partial(presence.leave, worker="w2"))
            await one.renew_presence()
            assert here.present == here.elsewhere == Presence((), 0)

    asyncio.run(play())
