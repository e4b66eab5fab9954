"""The scheduler: bots that must move, clocks and tosses whose time runs out, ends to store.

The worker that appends a batch runs the bots that it asks. If that worker dies, the row of the
table says when it needs attention (`attend_at`), and any worker that finds it takes over. Doing
it twice is harmless: only one of two batches can follow the same one.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import msgspec

from skerry.bots import registry
from skerry.bots.registry import AnyBot
from skerry.core.event import Seat
from skerry.core.legal import IllegalMove
from skerry.server.live import tossing
from skerry.server.live.bot_processes import BotFailed, BotProcesses, quick_move, random_move
from skerry.server.live.live_table import LiveTable
from skerry.server.live.live_tables import LiveTables
from skerry.server.live.play import set_vacation, start
from skerry.server.refusals import Declined, UnknownTable
from skerry.server.store import presence, schedule
from skerry.server.store.database import Connection, Unavailable
from skerry.server.store.game_ends import OVERDUE, due_ends
from skerry.server.store.log import TableFrozen
from skerry.server.store.times import now_ms
from skerry.table import decisions
from skerry.table.decisions import MessageRefused
from skerry.table.table import Table

LOG = logging.getLogger("skerry.server.live.scheduler")
EVERY = 1.0
"""Seconds between two sweeps."""
START_OVERDUE_AFTER = 5000
"""Milliseconds after which any worker starts a full table that was not started."""
Hear = Callable[[LiveTable, Table, Seat, AnyBot], Awaitable[bytes]]
"""What a seat heard and a bot wants to know, as a JSON list."""


async def _nothing(_live: LiveTable, _table: Table, _seat: Seat, _bot: AnyBot) -> bytes:
    return b"[]"


RANDOM_AFTER, GIVE_UP_AFTER = 2, 5
"""Refused moves in a row after which a random bot moves, and after which the bot gives up."""


MOST_REPORTED = 100
"""Tables that cannot begin, of which the log says so."""


class _Due(NamedTuple):
    """What is due: tables and ends with the time since when, and the rest by its ids."""

    tables: Sequence[tuple[str, int]]
    ends: Sequence[tuple[str, int]]
    full: Sequence[str]
    tosses: Sequence[str]
    vacations: Sequence[str]


def _find_due(connection: Connection, now: int, worker: str | None) -> _Due:
    """All of it in one visit to the database: an idle server does little else."""
    return _Due(
        schedule.due_tables(connection, now, worker),
        due_ends(connection, now),
        schedule.full_tables(connection, now - START_OVERDUE_AFTER),
        schedule.due_tosses(connection, now),
        schedule.ended_vacations(connection, now),
    )


class Scheduler:
    """Runs the bots and clocks of all tables, as far as no other worker does."""

    def __init__(self, live_tables: LiveTables, bots: BotProcesses, hear: Hear = _nothing) -> None:
        self._live_tables = live_tables
        self._database = live_tables.database
        self._metrics = live_tables.metrics
        self._bots = bots
        self._hear = hear
        self._reported: set[str] = set()
        """Tables of which the log says that they cannot begin."""
        live_tables.subscribe(self.run_bots)

    def run_bots(self, live: LiveTable) -> None:
        """Let the bots that must move think, unless they already do."""
        table = live.table
        if table is None or self._live_tables.closing:
            return
        for seat in table.bots_to_move():
            if seat not in live.bots_thinking:
                live.bots_thinking.add(seat)
                self._live_tables.spawn(self._run_bot(live, seat))

    async def _run_bot(self, live: LiveTable, seat: Seat) -> None:
        """Make the moves of a bot until its seat has no question."""
        refused = 0
        try:
            # A worker that stops leaves the next moves to others: games of bots take long.
            while not self._live_tables.closing:
                table = live.table
                if table is None or seat not in table.bots_to_move():
                    return
                if await self._move(live, table, seat, simply=refused > RANDOM_AFTER):
                    refused = 0
                else:
                    refused += 1
                if refused > GIVE_UP_AFTER:
                    LOG.error("a bot finds no move", extra={"table": live.id, "seat": seat})
                    return
        except (TableFrozen, UnknownTable):
            return
        except Unavailable as error:
            # The row of the table says when to try again, here or in another worker.
            LOG.warning("a bot's move is delayed: %s", error, extra={"table": live.id})
        finally:
            live.bots_thinking.discard(seat)

    async def _move(self, live: LiveTable, table: Table, seat: Seat, *, simply: bool) -> bool:
        """Let a bot make one move; False if the rules refused it."""
        bot, question = table.player(seat), table.question(seat)
        if bot is None or question is None:
            return True
        move = await self._choose(live, table, seat, bot, question, simply)
        decide = partial(decisions.make_bot_move, seat=seat, bot=bot, question=question, move=move)
        try:
            await self._live_tables.commit(live.id, decide)
        except IllegalMove as error:
            # An interjection while the bot thought may have changed its question.
            LOG.info("a bot's move is refused: %s", error, extra={"table": live.id, "seat": seat})
            return False
        return True

    async def _choose(
        self, live: LiveTable, table: Table, seat: Seat, bot: str, question: int, simply: bool
    ) -> bytes:
        game = table.config.plugin.game.name
        view = msgspec.json.encode(table.match.view(seat))
        seed = table.config.bot_seed(seat, question)
        if simply:
            return random_move(game, view, seed)
        began = time.perf_counter()
        try:
            heard = await self._heard(live, table, seat, bot)
            move = await self._bots.choose(game, bot, view, seed, heard, live.row.host or "")
        except BotFailed as error:
            substitute = registry.middle(game)
            LOG.error(
                "bot %s failed, so %s makes this move: %s",
                bot,
                substitute,
                error,
                extra={"table": live.id, "seat": seat},
            )
            self._metrics.bot_failed(error.kind)
            return await asyncio.to_thread(quick_move, game, substitute, view, seed)
        self._metrics.bot_moved(time.perf_counter() - began)
        return move

    async def _heard(self, live: LiveTable, table: Table, seat: Seat, name: str) -> bytes:
        """What a bot wants to know of the past; BotFailed if there is no such bot here."""
        try:
            bot = registry.find(name, table.config.plugin.game.name)
        except ValueError as error:
            raise BotFailed(str(error)) from None
        try:
            return await self._hear(live, table, seat, bot)
        except MessageRefused:
            # The past cannot be read; a bot can also play without it.
            return b"[]"

    async def take_over(self) -> None:
        """Make the tables of all other workers due soon: this worker is the only one alive."""
        now = now_ms()
        release = partial(schedule.release_claims, now=now, until=now + self._live_tables.lease)
        await self._database.write(release)

    async def run(self) -> None:
        """Look for due tables until cancelled."""
        since_beat = 0.0
        while True:
            await asyncio.sleep(EVERY)
            since_beat += EVERY
            await _logged(self.sweep())
            if since_beat * 1000 >= presence.BEAT:
                since_beat = 0.0
                # Even if the sweeps fail: otherwise all players would be taken for gone.
                await _logged(self._live_tables.renew_presence())

    async def sweep(self) -> None:
        """Look once for what is due: tables, ends, full tables, tosses and ended vacations."""
        self._live_tables.drop_idle()
        now = now_ms()
        claimed = 0
        worker = self._live_tables.shares_with
        found = await self._database.read(partial(_find_due, now=now, worker=worker))
        for table, due in found.tables:
            until = now + self._live_tables.lease
            if await self._database.write(
                partial(schedule.claim, table=table, was=due, until=until)
            ):
                claimed += 1
                self._live_tables.spawn(self.attend(table))
        for table, due in found.ends:
            until = now + OVERDUE
            if await self._database.write(
                partial(schedule.claim, table=table, was=due, until=until)
            ):
                self._live_tables.archive.store(table)
        self._metrics.swept(claimed)
        for table in found.full:
            await self._begin(table, start)
        for table in found.tosses:
            await self._begin(table, tossing.expire)
            # One that cannot be continued lets others come first.
            later = partial(
                schedule.postpone, table=table, now=now, until=now + self._live_tables.lease
            )
            await self._database.write(later)
        for person in found.vacations:
            # The clocks go first: if this worker dies in between, the next one does it again.
            await set_vacation(self._live_tables, person, False)
            await self._database.write(partial(schedule.end_vacation, person=person))
            # A game that began in between still has a paused clock.
            await set_vacation(self._live_tables, person, False)

    async def _begin(self, table: str, work: Callable[[LiveTables, str], Awaitable[None]]) -> None:
        """Let a table begin; one that cannot must not keep others waiting."""
        try:
            await work(self._live_tables, table)
        except Unavailable:
            raise
        except Declined:
            pass
        except Exception:
            if table not in self._reported and len(self._reported) < MOST_REPORTED:
                self._reported.add(table)
                LOG.exception("a table cannot begin", extra={"table": table})

    async def attend(self, table: str) -> None:
        """Take care of one table: its clocks first, then its bots."""
        try:
            live = await self._live_tables.open(table)
            await self._live_tables.catch_up(live)
            now = now_ms()
            present = await self._database.read(partial(presence.present, table=table, now=now))
            decide = partial(
                decisions.expire_clocks,
                connected=frozenset(present.seats),
                now=now,
                grace=int(self._live_tables.settings.grace * 1000),
            )
            await self._live_tables.commit(table, decide)
        except (TableFrozen, UnknownTable):
            return
        if live.table is not None:
            # The claim has moved the due time; if no batch has set it again, this does.
            due = self._live_tables.row_update(live.table).attend_at
            await self._database.write(
                partial(schedule.set_due, table=table, seq=live.table.seq, at=due)
            )
        with suppress(UnknownTable):
            # Not `live`: it may have left memory meanwhile.
            self.run_bots(await self._live_tables.open(table))


async def _logged(work: Awaitable[None]) -> None:
    """Do something again and again: the next time it may succeed."""
    try:
        await work
    except Unavailable as error:
        LOG.warning("the scheduler is delayed: %s", error)
    except Exception:
        LOG.exception("the scheduler failed")
