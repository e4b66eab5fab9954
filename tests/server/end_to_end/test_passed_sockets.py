"""Several workers behind one address: the sockets of a table end up at one of them."""

import asyncio
import os
import signal
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Engine, select
from tests.cli.servers import workers
from tests.server import services
from tests.server.end_to_end.killable_servers import settings_of
from tests.server.harness import Server

from skerry.client import Skerry, TableClient
from skerry.protocol.forms import BotSeat, MySeat, NewTable
from skerry.protocol.messages import Presence
from skerry.server.store.database import open_engine
from skerry.server.store.schema import PRESENCE, WORKERS

pytestmark = pytest.mark.long

PATIENCE = 60.0
TABLES, SPECTATORS = 6, 5


def homes(engine: Engine) -> dict[str, Counter[str]]:
    """How many sockets of each table each worker serves."""
    found: dict[str, Counter[str]] = {}
    with engine.connect() as connection:
        for row in connection.execute(select(PRESENCE)):
            found.setdefault(row.table, Counter())[row.worker] += 1
    return found


def served_in(found: dict[str, Counter[str]]) -> int:
    """How many sockets are served in all."""
    return sum(served.total() for served in found.values())


def living(engine: Engine) -> int:
    """How many workers there are."""
    with engine.connect() as connection:
        return len(connection.execute(select(WORKERS)).all())


def workers_in(found: dict[str, Counter[str]]) -> set[str]:
    """The workers that serve anything."""
    return {name for served in found.values() for name in served}


def test_sockets_of_a_table_meet_at_one_worker_also_after_its_death(
    tmp_path: Path, redis: services.Redis
) -> None:
    settings = replace(settings_of(tmp_path), bus=redis.url, workers=3)

    arrived: set[TableClient] = set()

    async def look(url: str, table: str) -> None:
        """Look at a table until cancelled; note when all its spectators are there."""
        async with TableClient(url, table) as line:
            async for heard in line:
                if isinstance(heard, Presence) and heard.watching == SPECTATORS:
                    arrived.add(line)

    async def main(server: Server, engine: Engine) -> None:
        async with Skerry(server.url) as ann:
            await ann.guest("Ann")
            wish = NewTable("skye", (MySeat(), BotSeat("random")), luck="meet")
            looking: list[asyncio.Task[None]] = []
            found: dict[str, Counter[str]] = {}
            async with asyncio.timeout(PATIENCE):
                # Which worker accepts a connection is up to the kernel: until it chose two.
                while len(found) < TABLES or len(workers_in(found)) < 2:
                    table = (await ann.create(wish)).id
                    looking += [
                        asyncio.create_task(look(server.url, table)) for _ in range(SPECTATORS)
                    ]
                    while len(arrived) < len(looking) or served_in(found) < len(looking):
                        await asyncio.sleep(0.02)
                        found = homes(engine)
            assert all(len(served) == 1 for served in found.values()), found
            for pid in workers(server.pid):
                os.kill(pid, signal.SIGKILL)
            async with asyncio.timeout(PATIENCE):
                # Their clients come back to new workers, and meet again.
                old = workers_in(found)
                while True:
                    await asyncio.sleep(0.1)
                    new = {
                        table: Counter({name: n for name, n in served.items() if name not in old})
                        for table, served in homes(engine).items()
                    }
                    # One that met a dying worker on its way may need another try.
                    if all(list(served.values()) == [SPECTATORS] for served in new.values()):
                        break
            for task in looking:
                task.cancel()
            await asyncio.gather(*looking, return_exceptions=True)

    with Server(tmp_path, settings=settings) as server:
        engine = open_engine(settings.database_url, writes=False)
        # It answers as soon as one of its workers does.
        services.wait_until(lambda: living(engine) == 3, "there are three workers")
        asyncio.run(main(server, engine))
        engine.dispose()
        assert "Traceback" not in server.log()
