"""What follows the end of a game, when everybody knows its last move: nobody waits for it.

Games that end together would keep the moves of all others waiting, so their clients hear in small
groups that the table is over, and then one game after the other is stored, with a rest in
between. If this worker dies before, the row of the table says so, and another one does it.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from skerry.server.live.live_table import LiveTable
from skerry.server.store.database import Database, Unavailable
from skerry.server.store.game_ends import PersonGone, mark_stored, read_end, store_end
from skerry.server.store.log import read_record, store_record
from skerry.server.store.rows import read_rows_of_all

LOG = logging.getLogger("skerry.server.live.archiving")
GATHER, MOST_GATHER = 0.04, 0.5
"""Seconds without another last move before this begins, and seconds after which it begins anyway:
the last moves of all games come first."""
TOLD_AT_ONCE = 16
"""Tables whose clients hear together that they are over."""
REST = 3
"""How many times as long as it took to store a game no other one is stored."""

Refresh = Callable[[LiveTable], Awaitable[None]]
"""Reads the row and the seats of a table again, and tells its clients."""


class Archive:
    """The games of one worker that are over and not stored yet."""

    def __init__(
        self, database: Database, refresh: Refresh, tell_others: Callable[[str], None]
    ) -> None:
        """`tell_others` tells the other workers that the row of a table has changed."""
        self._database = database
        self._refresh = refresh
        self._tell_others = tell_others
        self._untold: deque[LiveTable] = deque()
        self._came = False
        """Whether a game has ended since this was last looked at."""
        self._unstored: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None

    def game_over(self, live: LiveTable) -> None:
        """Tell the clients of a table soon that it is over, and store its game."""
        self._untold.append(live)
        self._came = True
        self._go_on()

    def store(self, table: str) -> None:
        """Store a game soon whose own worker did not."""
        self._unstored.append(table)
        self._go_on()

    def _go_on(self) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._untold or self._unstored:
                await self._gather()
                for _ in range(0, len(self._untold), TOLD_AT_ONCE):
                    await self._tell_some()
                if self._unstored:
                    began = loop.time()
                    await self._store(self._unstored.popleft())
                    await self._rest(REST * (loop.time() - began))
        finally:
            self._task = None

    async def _gather(self) -> None:
        """Wait until games have stopped ending."""
        end = asyncio.get_running_loop().time() + MOST_GATHER
        while self._came and asyncio.get_running_loop().time() < end:
            self._came = False
            await asyncio.sleep(GATHER)

    async def _tell_some(self) -> None:
        some = [self._untold.popleft() for _ in range(min(TOLD_AT_ONCE, len(self._untold)))]
        self._unstored.extend(live.id for live in some)
        for live in some:
            live.before_end = None
        try:
            await self._tell_over(some)
        except Unavailable as error:
            LOG.warning("clients do not hear that their tables are over: %s", error)
        except Exception:
            LOG.exception("clients do not hear that their tables are over")
        else:
            return
        for live in some:
            # They hear the result; what the row of the table says comes when they reconnect.
            live.wake_clients()

    async def _tell_over(self, lives: Sequence[LiveTable]) -> None:
        """Tell the clients of some tables that their games are over: one read for all of them."""
        editions = [live.edition for live in lives]
        ids = [live.id for live in lives]
        fresh = await self._database.read(partial(read_rows_of_all, tables=ids))
        for live, edition in zip(lives, editions, strict=True):
            found = fresh.get(live.id)
            if found is None or live.edition != edition or live.lock.locked():
                # Somebody else has read it meanwhile, perhaps later, or it is deleted.
                await self._refresh(live)
            else:
                live.row, live.seats = found
                live.edition += 1
                live.wake_clients()
            self._tell_others(live.id)
            await asyncio.sleep(0)

    async def _rest(self, seconds: float) -> None:
        """Wait, but no longer than until other games end."""
        end = asyncio.get_running_loop().time() + seconds
        while not self._untold and (left := end - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(min(left, GATHER))

    async def _store(self, table: str) -> None:
        try:
            end = await self._database.read(partial(read_end, table=table))
            if end is not None:
                await self._database.write(partial(store_end, end=end))
        except (Unavailable, PersonGone) as error:
            LOG.warning("a game is stored later: %s", error, extra={"table": table})
        except Exception:
            # Nothing changes if it is read again. Who asks for the record hears that it is damaged.
            LOG.exception("the end of a game cannot be stored", extra={"table": table})
            await self._give_up(table)

    async def _give_up(self, table: str) -> None:
        try:
            await self._database.write(partial(mark_stored, table=table))
        except Exception as error:
            # Others wait behind it to be stored, and their clients for the result.
            LOG.warning("the end of a game is tried again: %s", error, extra={"table": table})

    async def record(self, table: str) -> bytes | None:
        """The record of a finished table; None while its game is running. UnknownTable."""
        body = await self._database.read(partial(read_record, table=table))
        if body is not None:
            await self._database.write(partial(store_record, table=table, body=body))
        return body

    async def close(self) -> None:
        """Stop at once; whatever is not stored is stored after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
