"""The host's watch in a worker: it applies what the host did, and samples what the worker does.

The journal in the database is the truth. It is read when a notice comes, and every other second
without one, because the command line may have no bus. So all workers, and settings after a
restart, follow it.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from skerry.protocol.host_forms import HostAct, HostAction
from skerry.protocol.refusals import Farewell
from skerry.server.host import adjustable, bans, journal, keys, samples
from skerry.server.host.house import House
from skerry.server.host.samples import WorkerSample
from skerry.server.live.bot_processes import BotProcesses
from skerry.server.live.live_tables import LiveTables
from skerry.server.people.identity import hash_of
from skerry.server.refusals import Invalid
from skerry.server.store.database import Connection, Unavailable
from skerry.server.store.times import now_ms

LOG = logging.getLogger("skerry.server.live.host_watch")
EVERY = 2.0
"""Seconds between two looks at the journal."""
OVERLAP = 60_000
"""Milliseconds before the last look that are read again: the clocks of machines differ, and a
transaction may end later than another that began after it."""
SWEEP_EVERY = 600_000
"""Milliseconds between two sweeps of old keys and lines of the journal."""
REOPEN_WITHIN = 200
"""Milliseconds after which clients of a closed or reopened table come back."""


class HostWatch:
    """Follows the host in one worker."""

    def __init__(self, house: House, live_tables: LiveTables, bots: BotProcesses) -> None:
        self.house = house
        self._live_tables = live_tables
        self._bots = bots
        self._database = live_tables.database
        self._since = now_ms()
        self._seen: dict[str, int] = {}
        """The acts that are applied, with their times."""
        self._following = asyncio.Lock()
        self._moves = live_tables.metrics.moves_made
        live_tables.follow_host = self.follow

    async def start(self) -> None:
        """Take over what is set and banned; nothing that the host did before is done again."""
        for one in await self._database.read(partial(journal.since, at=self._since - OVERLAP)):
            self._seen[one.id] = one.at
        await self._adopt()

    async def follow(self) -> None:
        """Apply what the host did since the last time."""
        async with self._following:
            now = now_ms()
            found = await self._database.read(partial(journal.since, at=self._since - OVERLAP))
            new = [one for one in found if one.id not in self._seen]
            for one in new:
                await self._apply(one)
                self._seen[one.id] = one.at
            self._since = now
            self._seen = {id: at for id, at in self._seen.items() if at >= now - 2 * OVERLAP}

    async def run(self) -> None:
        """Follow and sample until cancelled."""
        sampled, swept = now_ms() // samples.EVERY, now_ms()
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.follow()
                if now_ms() // samples.EVERY != sampled:
                    sampled = now_ms() // samples.EVERY
                    await self.sample()
                if now_ms() - swept > SWEEP_EVERY:
                    swept = now_ms()
                    await self._database.write(_sweep)
            except Unavailable as error:
                LOG.warning("the host is not followed for a moment: %s", error)
            except Exception:
                LOG.exception("following the host failed")

    async def sample(self) -> None:
        """Store what this worker does now."""
        metrics = self._live_tables.metrics
        moves, self._moves = metrics.moves_made - self._moves, metrics.moves_made
        sample = WorkerSample(
            metrics.open_sockets,
            len(self._live_tables.people),
            metrics.loaded_tables,
            moves,
            self._bots.waiting,
        )
        worker = self._live_tables.worker
        await self._database.write(
            partial(samples.store, worker=worker, sample=sample, now=now_ms())
        )

    async def _apply(self, act: HostAction) -> None:
        match act.what:
            case HostAct.SET | HostAct.BAN | HostAct.UNBAN:
                await self._adopt()
            case HostAct.KICK:
                await self._kick(act)
            case HostAct.CLOSE | HostAct.REOPEN:
                await self._load_anew(act.target)
            case HostAct.DELETE_TABLE:
                for live in self._live_tables:
                    if live.id == act.target:
                        await self._live_tables.refresh(live)
            case HostAct.DELETE_PERSON:
                await self._live_tables.people.check(act.target)
            case _:
                # What was looked at or printed changes nothing here.
                pass

    async def _adopt(self) -> None:
        """Take over the settings and bans as they are stored."""
        before = self.house.settings
        stored, banned = await self._database.read(_decided)
        self.house.adopt(stored, banned)
        settings = self.house.settings
        if settings.announcement != before.announcement:
            for live in self._live_tables:
                live.edition += 1
                live.wake_clients()
        covers = self.house.bans.covers
        self._close(lambda address, _: covers(address), Farewell.BANNED, "you are banned here")
        if settings.invite_only and not before.invite_only:
            sentence = "this server is by invitation only now"
            self._close(lambda _, is_known: not is_known, Farewell.SIGNED_OUT, sentence)

    def _close(self, whom: Callable[[str, bool], bool], why: Farewell, sentence: str) -> None:
        """Close the sockets of some clients, by their address and whether they are signed in."""
        for live in self._live_tables:
            for client in tuple(live.clients):
                if whom(client.address, client.person is not None):
                    client.close(why, sentence, None)

    async def _kick(self, act: HostAction) -> None:
        """Close the sockets of a person who was kicked, and ban their addresses if asked to."""
        _, wish, spare = (*act.detail.split("\n"), "", "")[:3]
        if wish == "ban":
            found = self._live_tables.people.addresses_of(act.target)
            networks = _bannable({one for one in found if hash_of(one) != spare})
            if networks:

                def add(connection: Connection) -> None:
                    for network in networks:
                        bans.add(connection, network, act.target, now_ms())
                        journal.note(
                            connection, act.who, HostAct.BAN, network, act.target, at=now_ms()
                        )

                await self._database.write(add)
                await self._adopt()
        await self._live_tables.people.check(act.target)

    async def _load_anew(self, table: str) -> None:
        """Read a table anew; its clients come back at once and find it as it is stored."""
        live = await self._live_tables.load_anew(table)
        for client in () if live is None else tuple(live.clients):
            client.close(Farewell.RESTART, "the host changed this table", REOPEN_WITHIN)


def _bannable(addresses: set[str]) -> list[str]:
    """The networks of some addresses; this machine's own is left out."""
    found = []
    for address in sorted(addresses):
        try:
            found.append(bans.read_network(address))
        except Invalid:
            LOG.warning("the address of a kicked person cannot be banned")
    return found


def _decided(connection: Connection) -> tuple[dict[str, str], list[str]]:
    return adjustable.stored(connection), [one.network for one in bans.all_bans(connection)]


def _sweep(connection: Connection) -> None:
    journal.sweep(connection, now_ms())
    keys.sweep(connection, now_ms())
