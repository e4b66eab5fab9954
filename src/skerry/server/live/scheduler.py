"""Attendance: bots that must move, and clocks that run out.

Whoever appends a batch looks after the bots that it asks. Should that worker die, the row of the
table says from when on it wants looking after (`attend_at`), and any worker that finds it does so.
Doing it twice is harmless: only one of two batches can follow the same one.
"""

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial

import msgspec
from sqlalchemy import Connection, exists, select, update

from skerry.core.event import Seat
from skerry.core.legal import IllegalMove
from skerry.protocol.table_info import Status
from skerry.server.live import presence
from skerry.server.live.bot_processes import BotFailed, Thinkers, simplest
from skerry.server.live.live_tables import LiveTable, LiveTables
from skerry.server.live.play import NotNow, start, vacation
from skerry.server.ops.metrics import Metrics
from skerry.server.store.database import Unavailable
from skerry.server.store.log import TableFrozen, UnknownTable
from skerry.server.store.schema import PEOPLE, SEATS, TABLES
from skerry.server.store.times import now_ms
from skerry.table.entries import AnyEntry, Cause, Graced, Moved, SatIn
from skerry.table.table import Table

LOG = logging.getLogger("skerry.server.live.scheduler")
EVERY = 1.0
"""Seconds between two looks for tables that want looking after."""
AT_ONCE = 200
FORGOTTEN = 5000
"""Milliseconds after which a table that should have started is started by whoever finds it."""


class Withdrawn(Exception):
    """What was to be done need not be done any more."""


class Scheduler:
    """Looks after the tables of all workers, as far as nobody else does."""

    def __init__(self, live_tables: LiveTables, thinkers: Thinkers) -> None:
        self._hall = live_tables
        self._thinkers = thinkers
        self._metrics: Metrics = live_tables.metrics
        live_tables.after_batch = self.look_after

    def look_after(self, live: LiveTable) -> None:
        """Let the bots that are asked think, unless they do so already."""
        table = live.table
        if table is None or self._hall.closing:
            return
        for seat in table.bots_to_move():
            if seat not in live.thinking:
                live.thinking.add(seat)
                self._hall.spawn(self._think(live, seat))

    async def _think(self, live: LiveTable, seat: Seat) -> None:
        """Make the moves of a bot until it is not asked any more."""
        refused = 0
        try:
            # A worker that stops leaves the next moves to others: games of bots go on for long.
            while not self._hall.closing:
                table = live.table
                if table is None or seat not in table.bots_to_move():
                    return
                if await self._move(live, table, seat, simply=refused > 2):
                    refused = 0
                else:
                    refused += 1
                if refused > 5:
                    LOG.error("a bot finds no move", extra={"table": live.id, "seat": seat})
                    return
        except (TableFrozen, UnknownTable):
            return
        except Unavailable as error:
            # The row of the table says when it is tried again, here or by another worker.
            LOG.warning("a bot's move is put off: %s", error, extra={"table": live.id})
        finally:
            live.thinking.discard(seat)

    async def _move(self, live: LiveTable, table: Table, seat: Seat, *, simply: bool) -> bool:
        """Let a bot make one move; False: the rules refused it."""
        bot, question = table.player(seat), table.question(seat)
        if bot is None or question is None:
            return True
        move = await self._choose(live, table, seat, bot, question, simply)

        def decide(found: Table) -> tuple[AnyEntry, ...]:
            if found.player(seat) != bot or found.question(seat) != question:
                raise Withdrawn
            return (Moved(seat, msgspec.Raw(move)),)

        try:
            # Where it is withdrawn, somebody else made the move or took the seat back.
            with suppress(Withdrawn):
                await self._hall.commit(live.id, decide)
        except IllegalMove as error:
            # What others interjected while the bot thought may have changed its question.
            LOG.info("a bot's move is refused: %s", error, extra={"table": live.id, "seat": seat})
            return False
        return True

    async def _choose(
        self, live: LiveTable, table: Table, seat: Seat, bot: str, question: int, simply: bool
    ) -> bytes:
        game = table.config.plugin.game.name
        view = msgspec.json.encode(table.match.view(seat))
        mind = table.config.mind(seat, question)
        if simply:
            return simplest(game, view, mind)
        began = time.perf_counter()
        try:
            move = await self._thinkers.choose(game, bot, view, mind)
        except BotFailed as error:
            LOG.error(
                "bot %s failed and the simplest one moves: %s",
                bot,
                error,
                extra={"table": live.id, "seat": seat},
            )
            self._metrics.bot_failed("overdue" if "overdue" in error.reason else "crashed")
            return simplest(game, view, mind)
        self._metrics.bot_moved(time.perf_counter() - began)
        return move

    async def take_over(self) -> None:
        """Look soon after what others have begun: this worker is the only one, so they are dead."""
        await self._hall.database.write(
            partial(_release, now=now_ms(), until=now_ms() + self._hall.lease)
        )

    async def run(self) -> None:
        """Look for tables that want looking after, until cancelled."""
        beats = 0
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.sweep()
                beats += 1
                if beats * EVERY * 1000 >= presence.BEAT:
                    beats = 0
                    await self._hall.beat()
            except Unavailable as error:
                LOG.warning("attendance is put off: %s", error)
            except Exception:
                LOG.exception("attendance failed")

    async def sweep(self) -> None:
        """Look once."""
        self._hall.drop_idle()
        now = now_ms()
        late = await self._hall.database.read(partial(_late, now=now))
        claimed = 0
        for table, attend_at in late:
            claim = partial(_claim, table=table, was=attend_at, until=now + self._hall.lease)
            if await self._hall.database.write(claim):
                claimed += 1
                self._hall.spawn(self.attend(table))
        self._metrics.swept(claimed)
        for table in await self._hall.database.read(partial(_complete, before=now - FORGOTTEN)):
            with suppress(NotNow):
                await start(self._hall, table)
        for person in await self._hall.database.read(partial(_back_from_vacation, now=now)):
            # The clocks go first: if this worker dies in between, the next one does it again.
            await vacation(self._hall, person, False)
            await self._hall.database.write(partial(_end_vacation, person=person))
            # A game that began in between holds its clock still.
            await vacation(self._hall, person, False)

    async def attend(self, table: str) -> None:
        """Look after one table: its clocks first, then its bots."""
        try:
            live = await self._hall.open(table)
            await self._hall.catch_up(live)
            here = await self._hall.database.read(
                partial(presence.present, table=table, now=now_ms())
            )
            grace = int(self._hall.settings.grace * 1000)
            with suppress(Withdrawn):
                decide = partial(_run_out, here=frozenset(here.seats), now=now_ms(), grace=grace)
                await self._hall.commit(table, decide)
        except (TableFrozen, UnknownTable):
            return
        if live.table is not None:
            # The claim has put the time off; where no batch set it again, it is set here.
            mark = self._hall.mark(live.table)
            again = partial(_set_attendance, table=table, seq=live.table.seq, at=mark.attend_at)
            await self._hall.database.write(again)
        self.look_after(live)


def _run_out(table: Table, here: frozenset[Seat], now: int, grace: int) -> tuple[AnyEntry, ...]:
    """What the clocks that ran out lead to: once for each question some grace, then a bot."""
    entries: list[AnyEntry] = []
    for seat, clock in enumerate(table.clocks):
        if seat not in table.awaits or clock.due is None or clock.due > now:
            continue
        if seat not in here and clock.grace_until is None and grace > 0:
            entries.append(Graced(seat, now + grace))
        else:
            entries.append(SatIn(seat, table.config.stand_in, Cause.TIME))
    if not entries:
        raise Withdrawn
    return tuple(entries)


def _late(connection: Connection, now: int) -> list[tuple[str, int]]:
    rows = connection.execute(
        select(TABLES.c.id, TABLES.c.attend_at)
        .where(TABLES.c.attend_at <= now, TABLES.c.status == Status.RUNNING.value)
        .order_by(TABLES.c.attend_at)
        .limit(AT_ONCE)
    )
    return [(row.id, row.attend_at) for row in rows]


def _complete(connection: Connection, before: int) -> list[str]:
    """Tables that should have started when their last seat was taken, had the worker not died."""
    free = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.taken.is_(False))
    rows = connection.execute(
        select(TABLES.c.id)
        .where(
            TABLES.c.status == Status.WAITING.value,
            TABLES.c.auto_start,
            TABLES.c.touched <= before,
            ~free,
        )
        .limit(AT_ONCE)
    )
    return [row.id for row in rows]


def _claim(connection: Connection, table: str, was: int, until: int) -> bool:
    """Say that this worker looks after a table; False: another one was quicker."""
    changed = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table, TABLES.c.attend_at == was)
        .values(attend_at=until)
    )
    return changed.rowcount == 1


def _release(connection: Connection, now: int, until: int) -> None:
    """Give up all claims."""
    claimed = (TABLES.c.status == Status.RUNNING.value, TABLES.c.attend_at <= until)
    connection.execute(update(TABLES).where(*claimed).values(attend_at=now))


def _set_attendance(connection: Connection, table: str, seq: int, at: int | None) -> None:
    connection.execute(
        update(TABLES).where(TABLES.c.id == table, TABLES.c.seq == seq).values(attend_at=at)
    )


def _back_from_vacation(connection: Connection, now: int) -> list[str]:
    rows = connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.vacation_until <= now).limit(20))
    return [row.id for row in rows]


def _end_vacation(connection: Connection, person: str) -> None:
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(vacation_until=None))
