"""A worker: one process of the server, with all its parts opened and closed in order."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

from anyio import CapacityLimiter

from skerry.server.host.house import House
from skerry.server.live.bot_processes import BotProcesses
from skerry.server.live.bus import Bus, bus_for
from skerry.server.live.calling import Calling
from skerry.server.live.homes import Homes
from skerry.server.live.host_watch import HostWatch
from skerry.server.live.live_tables import LiveTables
from skerry.server.live.questions.costs import Purse
from skerry.server.live.questions.replies import Questions
from skerry.server.live.scheduler import Scheduler
from skerry.server.notices.outbox import Outbox, read_keys
from skerry.server.ops import gc_tuning, upkeep
from skerry.server.ops.daily import DailyRows
from skerry.server.ops.game_check import leave_out_faulty_games
from skerry.server.ops.metrics import Metrics, meeting_folder, watch_loop
from skerry.server.ops.rate_limits import Buckets, OpenSockets
from skerry.server.ops.settings import Limits, Policy, Settings
from skerry.server.ops.thread_switches import short_switches
from skerry.server.ops.turns import Turns
from skerry.server.people.passwords import Passwords
from skerry.server.store import presence
from skerry.server.store.database import Database, Unavailable
from skerry.server.store.ids import new_id
from skerry.server.store.migrate import migrate
from skerry.server.store.times import now_ms

LOG = logging.getLogger("skerry.server.live.worker")


class Allowances:
    """How much each person and address may still ask of this worker."""

    def __init__(self, limits: Limits) -> None:
        self.sign_ins = Buckets(limits.guests)
        """New guests, sign-ins and registered passwords, by address."""
        self.guesses = Buckets(limits.guesses)
        """Wrong passwords, by name and address."""
        self.name_guesses = Buckets(limits.name_guesses)
        """Wrong passwords, by name."""
        self.chat = Buckets(limits.chat)
        """Lines of chat, by person."""
        self.sockets = OpenSockets(limits.sockets, limits.address_sockets)
        self.daily = DailyRows(limits.daily_rows, limits.address_daily_rows)
        """What people and addresses may add to the database in a day."""
        self.confirmations = Buckets(limits.confirmations)
        """Mails that ask to confirm an address, by person, by that address and by network."""
        self.replays = Buckets(limits.replays)
        """Replays, by address."""
        self.replay_turns = Turns(limits.replays_at_once, limits.address_replays_at_once)
        self.replay_threads = CapacityLimiter(limits.replay_threads)
        self._limits = limits
        self.host_guesses = Buckets(limits.host_guesses)
        """Wrong links and sessions of the host's page, by address."""
        self._person_work = Buckets(limits.work)
        self._address_work = Buckets(limits.address_work)

    def adjust(self, limits: Limits) -> None:
        """Take over the limits that can change while the server runs."""
        self.sign_ins.allow(limits.guests)
        self.chat.allow(limits.chat)
        self.sockets.allow(limits.sockets, limits.address_sockets)
        self.daily.allow(limits.daily_rows, limits.address_daily_rows)

    def purse(self, person: str | None, address: str) -> Purse:
        """What a new socket may ask, together with others of its person and its address."""
        shared = [(self._address_work, address)]
        if person is not None:
            shared.append((self._person_work, person))
        return Purse(self._limits, shared)


@dataclass(frozen=True)
class Worker:
    """The parts of one process, for its routes."""

    id: str
    house: House
    database: Database
    bus: Bus
    live_tables: LiveTables
    homes: Homes
    bots: BotProcesses
    questions: Questions
    metrics: Metrics
    passwords: Passwords
    allowances: Allowances
    outbox: Outbox
    opened: int
    """When this worker started."""

    @property
    def settings(self) -> Settings:
        """The settings as they are now; the host can change some of them."""
        return self.house.settings


@asynccontextmanager
async def open_worker(
    house: House, metrics: Metrics, *, migrated: bool = False
) -> AsyncIterator[Worker]:
    """A running worker; on exit it finishes what it began and closes everything.

    `migrated`: the database has the schema of this version already.
    """
    id, settings = new_id(), house.flags
    await asyncio.to_thread(leave_out_faulty_games)
    # If closing one part fails, the others are still closed, in reverse order.
    async with AsyncExitStack() as closing:
        closing.enter_context(gc_tuning.without_full_collections())
        closing.enter_context(short_switches())
        database = Database(settings.database_url, metrics.wrote)
        closing.push_async_callback(asyncio.to_thread, database.close)
        if not migrated:
            await database.write(migrate)
        bus = bus_for(settings.bus, id)
        closing.push_async_callback(bus.close)
        bots = BotProcesses(settings.bot_processes, settings.bot_deadline)
        closing.push_async_callback(bots.close)
        questions = Questions(database, bots)
        closing.push_async_callback(questions.close)
        outbox = Outbox(settings, database, await database.write(read_keys))
        closing.callback(outbox.close)
        # Workers of one server meet in a folder; a single one shares its tables with nobody.
        homes = Homes(id, database, meeting_folder() if settings.bus is not None else None)
        live_tables = LiveTables(id, settings, database, bus, metrics, homes)
        closing.push_async_callback(_close, live_tables)
        await homes.open()
        closing.push_async_callback(homes.close)
        scheduler = Scheduler(live_tables, bots, questions.heard)
        if settings.bus is None:
            # There is no other worker; an earlier one may have been killed.
            await database.write(presence.clear)
            await scheduler.take_over()
        watch = HostWatch(house, live_tables, bots)
        await watch.start()
        limits = house.settings.limits
        allowances = Allowances(limits)
        house.subscribe(lambda changed: allowances.adjust(changed.limits))
        passwords = await asyncio.to_thread(
            Passwords, waiting=limits.hashes_waiting, of_address=limits.address_hashes
        )
        tasks = [
            _start("the bus", bus.run(live_tables.handle_notice, live_tables.reload)),
            _start("the scheduler", scheduler.run()),
            _start("homes", homes.run(live_tables.send_away, live_tables.with_clients)),
            _start("upkeep", upkeep.run(database, _policy(house), metrics, live_tables.changed)),
            _start("following the host", watch.run()),
            _start("measuring the event loop", watch_loop(metrics)),
            _start("garbage collection", gc_tuning.run(lambda: not live_tables.with_clients())),
            _start("warming up", bots.warm()),
        ]
        if settings.notices.any:
            tasks.append(_start("the outbox", outbox.run()))
            tasks.append(_start("calling", Calling(database, outbox).run()))
        closing.push_async_callback(_stop, tasks)
        yield Worker(
            id,
            house,
            database,
            bus,
            live_tables,
            homes,
            bots,
            questions,
            metrics,
            passwords,
            allowances,
            outbox,
            now_ms(),
        )


def _policy(house: House) -> Callable[[], Policy]:
    return lambda: house.settings.policy


async def _close(live_tables: LiveTables) -> None:
    """Close the tables; if the database is down, the rows of the sockets expire."""
    with suppress(Unavailable):
        await live_tables.close()


def _start(name: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    return asyncio.get_running_loop().create_task(_watched(name, work), name=name)


async def _watched(name: str, work: Coroutine[Any, Any, None]) -> None:
    """Run background work and log its failure, which nobody else would see."""
    try:
        await work
    except Exception:
        LOG.exception("%s failed", name)


async def _stop(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
