"""The pasts of the tables that people ask about, in memory."""

import asyncio
import logging
from collections import OrderedDict
from functools import partial

from skerry.core.event import Seat
from skerry.protocol import messages as m
from skerry.protocol.refusals import Refusal
from skerry.server.live.live_table import LiveTable
from skerry.server.live.questions.long_work import LongWork, Pause
from skerry.server.refusals import UnknownTable
from skerry.server.store import log
from skerry.server.store.database import Database, Unavailable
from skerry.table.decisions import MessageRefused
from skerry.table.past import Past
from skerry.table.table import Table
from skerry.table.words import in_words

LOG = logging.getLogger("skerry.server.live.questions.pasts")
MOST_TABLES = 64
AT_ONCE = 16
"""New steps that are so few that the event loop looks at them itself."""


class Pasts:
    """What has happened at the tables that were asked about last."""

    def __init__(self, database: Database, long_work: LongWork) -> None:
        self._database = database
        self._long_work = long_work
        self._reading = asyncio.Lock()
        self._pasts: OrderedDict[str, Past] = OrderedDict()

    def knows(self, live: LiveTable, table: Table) -> bool:
        """Whether the past of a table can be told without reading its log."""
        past = self._pasts.get(live.id)
        return (0 if past is None else len(past)) >= table.seq - len(table.steps)

    async def history(
        self, live: LiveTable, table: Table, seat: Seat | None
    ) -> tuple[m.SeenStep, ...]:
        """All steps of a table, as a seat or a spectator saw them."""
        past = await self._past(live, table)
        if past.unseen(seat) <= AT_ONCE:
            return past.history(seat)
        return await self._long_work.run(partial(past.history, seat))

    async def in_words(
        self, live: LiveTable, table: Table, seat: Seat | None, query: m.AskWords
    ) -> m.InWords:
        """A table in the game's own words."""
        past = await self._past(live, table)

        def tell(pause: Pause) -> m.InWords:
            steps = past.story(seat, query.names, pause)
            pause()
            return in_words(table, seat, query, steps)

        return await self._long_work.run(tell)

    async def _past(self, live: LiveTable, table: Table) -> Past:
        past = self._pasts.setdefault(live.id, Past(table.config))
        self._pasts.move_to_end(live.id)
        while len(self._pasts) > MOST_TABLES:
            self._pasts.popitem(last=False)
        if past.catch_up(table):
            return past
        # Several clients may ask at once; the log is read for the first of them.
        async with self._reading:
            found = self._pasts.get(live.id)
            if found is not None and found.catch_up(table):
                return found
            past = self._pasts[live.id] = await self._read(live, table)
            return past

    async def _read(self, live: LiveTable, table: Table) -> Past:
        past = Past(table.config)
        # The log of a frozen table is shown as far as it replays.
        read = partial(log.batches_after, table=live.id, seq=0, last=table.seq)
        try:
            batches = await self._database.read(read)
            await self._long_work.run(partial(past.read, batches))
        except (Unavailable, UnknownTable):
            raise
        except Exception as error:
            # Batches before the last snapshot are not needed to play on.
            LOG.warning("a log cannot be followed: %s", error, extra={"table": live.id})
            sentence = "the stored data of this game is damaged; its past cannot be shown"
            raise MessageRefused(Refusal.FROZEN, sentence) from None
        return past
