"""A worker: one process of the server, everything it is made of, opened and closed in order."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

from skerry.server.http.limits import Buckets, Sockets
from skerry.server.live import presence
from skerry.server.live.bot_processes import Thinkers
from skerry.server.live.bus import Bus, bus_for
from skerry.server.live.live_tables import LiveTables
from skerry.server.live.scheduler import Scheduler
from skerry.server.ops import gc_tuning, upkeep
from skerry.server.ops.metrics import Metrics, watch_loop
from skerry.server.ops.settings import Limits, Settings
from skerry.server.people.passwords import Passwords
from skerry.server.store.database import Database, Unavailable
from skerry.server.store.ids import new_id
from skerry.server.store.migrate import migrate

LOG = logging.getLogger("skerry.server.live.worker")


class Allowances:
    """How much more everybody may ask of this worker."""

    def __init__(self, limits: Limits) -> None:
        self.arrivals = Buckets(limits.guests)
        """New guests and sign-ins, by address."""
        self.chat = Buckets(limits.chat)
        """Lines of chat, by person."""
        self.sockets = Sockets(limits.sockets, limits.address_sockets)


@dataclass(frozen=True)
class Worker:
    """What the routes of this process work with."""

    id: str
    settings: Settings
    database: Database
    bus: Bus
    live_tables: LiveTables
    thinkers: Thinkers
    metrics: Metrics
    passwords: Passwords
    limits: Allowances


@asynccontextmanager
async def open_worker(
    settings: Settings, metrics: Metrics, *, migrated: bool = False
) -> AsyncIterator[Worker]:
    """A worker that runs; when it is left, what was begun is finished and all is closed.

    `migrated`: somebody has brought the database to this version already.
    """
    id = new_id()
    # Whatever fails while it stops, the rest is closed too, in the opposite order.
    async with AsyncExitStack() as closing:
        closing.enter_context(gc_tuning.held_back())
        database = Database(settings.database_url, metrics.wrote)
        closing.push_async_callback(asyncio.to_thread, database.close)
        if not migrated:
            await database.write(migrate)
        bus = bus_for(settings.bus, id)
        closing.push_async_callback(bus.close)
        thinkers = Thinkers(settings.bot_processes, settings.bot_deadline)
        closing.push_async_callback(thinkers.close)
        live_tables = LiveTables(id, settings, database, bus, metrics)
        closing.push_async_callback(_close, live_tables)
        scheduler = Scheduler(live_tables, thinkers)
        if settings.bus is None:
            # No other worker can be there; one that was here before may have been killed.
            await database.write(presence.clear)
            await scheduler.take_over()
        passwords = await asyncio.to_thread(Passwords)
        tasks = [
            _start("the bus", bus.run(live_tables.hear, live_tables.healed)),
            _start("attendance", scheduler.run()),
            _start("upkeep", upkeep.run(database, settings.policy, metrics, live_tables.deleted)),
            _start("the watch of the loop", watch_loop(metrics)),
            _start("the look for garbage", gc_tuning.run()),
            _start("warming up", thinkers.warm()),
        ]
        closing.push_async_callback(_stop, tasks)
        yield Worker(
            id,
            settings,
            database,
            bus,
            live_tables,
            thinkers,
            metrics,
            passwords,
            Allowances(settings.limits),
        )


async def _close(live_tables: LiveTables) -> None:
    """If the database cannot be told that the sockets are gone, they run out by themselves."""
    with suppress(Unavailable):
        await live_tables.close()


def _start(name: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    return asyncio.get_running_loop().create_task(_watched(name, work), name=name)


async def _watched(name: str, work: Coroutine[Any, Any, None]) -> None:
    """Work that nobody waits for must not fail in silence."""
    try:
        await work
    except Exception:
        LOG.exception("%s failed", name)


async def _stop(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
