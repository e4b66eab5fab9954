"""Calling: whom a table calls after a batch, and the sweep that sends what is due."""

import asyncio
import logging
from functools import partial

from skerry.protocol.table_info import DaysClock, LiveClock
from skerry.server.notices.outbox import Outbox
from skerry.server.ops.settings import Notices
from skerry.server.people.contacts import Contact, contacts_of
from skerry.server.store import calls
from skerry.server.store.calls import Call, WantedCalls
from skerry.server.store.database import Connection, Database, Unavailable
from skerry.server.store.times import now_ms
from skerry.table.clock import DAY
from skerry.table.table import Table

LOG = logging.getLogger("skerry.server.live.calling")
EVERY = 1.0
"""Seconds between two sweeps."""
LOW = 60_000
"""Milliseconds before the end at which a live clock runs low; a short one later."""


def calls_due(notices: Notices) -> int | None:
    """When calls of now go out; None: this server calls nobody."""
    return now_ms() + int(notices.delay * 1000) if notices.any else None


def wanted_calls(table: Table, due: int | None) -> WantedCalls | None:
    """Whom a table calls; None: nobody, for example in a game against bots only."""
    if due is None:
        return None
    people = table.people
    if len(people) < 2:
        return None
    if table.match.result is not None:
        return WantedCalls(due, ended=people)
    asked = {
        seat: _runs_low(table, seat)
        for seat in sorted(table.awaits & people)
        if table.player(seat) is None
    }
    return WantedCalls(due, asked)


def _runs_low(table: Table, seat: int) -> int | None:
    """When the clock of a seat runs low: in the last quarter of a turn of days, or of a minute."""
    end = table.clocks[seat].due if table.clocks else None
    if end is None:
        return None
    match table.config.clock:
        case DaysClock(days):
            return end - days * DAY // 4
        case LiveClock(seconds, _):
            return end - min(LOW, seconds * 1000 // 4)
        case _:
            return None


class Calling:
    """Sends the calls that are due, as far as no other worker does."""

    def __init__(self, database: Database, outbox: Outbox) -> None:
        self._database = database
        self._outbox = outbox

    async def run(self) -> None:
        """Look for due calls until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.sweep()
            except Unavailable as error:
                LOG.warning("calls are delayed: %s", error)
            except Exception:
                LOG.exception("calling failed")

    async def sweep(self) -> None:
        """Look once for due calls."""
        now = now_ms()
        if await self._database.read(partial(calls.any_due, now=now)):
            for call, contacts in await self._database.write(partial(_take, now=now)):
                self._outbox.call(call, contacts)


def _take(connection: Connection, now: int) -> list[tuple[Call, list[Contact]]]:
    return [(call, contacts_of(connection, call.person)) for call in calls.take(connection, now)]
