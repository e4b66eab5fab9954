"""A database that comes and goes: nothing is lost, nothing happens twice, and one sentence."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from tests.server import services
from tests.server.live.live_tables import any_move, live_tables_on, new_table
from tests.server.live.test_archiving import play_out, stored

from skerry.protocol.messages import Refused
from skerry.protocol.refusals import Refusal
from skerry.server.live.bot_processes import BotProcesses
from skerry.server.live.play import make_move
from skerry.server.live.saying import refusal_of
from skerry.server.live.scheduler import Scheduler
from skerry.server.ops.settings import Settings
from skerry.server.store import schedule
from skerry.server.store.database import Unavailable
from skerry.server.store.times import now_ms

T = TypeVar("T")


class Counted:
    """Of a worker, only what counts refusals."""

    def __init__(self) -> None:
        self.metrics = self
        self.why: list[Refusal] = []

    def refused(self, why: Refusal) -> None:
        self.why.append(why)


async def _insist(work: Callable[[], Awaitable[T]]) -> T:
    """Try until the database replies."""
    while True:
        try:
            return await work()
        except Unavailable:
            await asyncio.sleep(0.01)


def test_a_move_without_a_database_changes_nothing_and_can_be_repeated(tmp_path: Path) -> None:
    async def check(postgres: services.Postgres) -> None:
        database = services.new_database(postgres.url)
        url = Settings(tmp_path, database=database).database_url
        async with live_tables_on(url) as ours:
            live = await ours.open(await new_table(ours))
            assert live.table is not None
            message = any_move(live, 0, Random(1), "once")
            seq = live.table.seq
            await asyncio.to_thread(postgres.kill)
            with pytest.raises(Unavailable) as caught:
                await make_move(ours, live, 0, message)
            assert live.table.seq == seq
            counted = Counted()
            # Only its metrics are used.
            reply = refusal_of(counted, live, message, caught.value)  # type: ignore[arg-type]
            assert isinstance(reply, Refused)
            assert reply.sentence == "the server could not do this now; nothing changed"
            assert counted.why == [Refusal.BUSY]
            await asyncio.to_thread(postgres.start)
            async with asyncio.timeout(60):
                first = await _insist(lambda: make_move(ours, live, 0, message))
            assert live.table.seq == seq + 1
            assert await make_move(ours, live, 0, message) == first
            assert live.table.seq == seq + 1, "it was made once"

    with services.killable_postgres() as postgres:
        asyncio.run(check(postgres))


def test_the_end_of_a_game_is_stored_when_the_database_is_back(tmp_path: Path) -> None:
    async def check(postgres: services.Postgres) -> None:
        database = services.new_database(postgres.url)
        url = Settings(tmp_path, database=database).database_url
        async with live_tables_on(url) as ours:
            scheduler = Scheduler(ours, BotProcesses(1, 1.0))
            table = await new_table(ours)
            await play_out(ours, await ours.open(table))
            await asyncio.to_thread(postgres.kill)
            with pytest.raises(Unavailable):
                await scheduler.sweep()
            await asyncio.to_thread(postgres.start)

            async def sweep() -> None:
                now = now_ms()
                await ours.database.write(lambda it: schedule.release_claims(it, now, now))
                await scheduler.sweep()

            async with asyncio.timeout(60):
                while await _insist(lambda: stored(ours)) != (1, 2):
                    await _insist(sweep)
                    await asyncio.sleep(0.01)

    with services.killable_postgres() as postgres:
        asyncio.run(check(postgres))
