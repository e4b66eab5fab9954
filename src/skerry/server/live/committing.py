"""How a batch reaches the log and everyone at its table; the tables themselves are elsewhere."""

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from skerry.core.record import outcome_in
from skerry.server.live.archiving import Archive
from skerry.server.live.bus import Bus, Notice, Topic
from skerry.server.live.calling import calls_due, wanted_calls
from skerry.server.live.live_table import NOBODY, LiveTable
from skerry.server.live.rounds import Rounds
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.settings import Settings
from skerry.server.refusals import UnknownTable
from skerry.server.store import log
from skerry.server.store.appends import Append, BatchConflict
from skerry.server.store.database import Connection, Database, Unavailable
from skerry.server.store.game_ends import OVERDUE
from skerry.server.store.log import RowUpdate, TableFrozen
from skerry.server.store.times import now_ms
from skerry.table.entries import AnyEntry, Batch, Moved, Play, Returned, SatIn
from skerry.table.snapshots import snapshot_of
from skerry.table.table import Table

TRIES = 20
MOVES_AT_ONCE = 16
"""Moves that are tried in one round of the loop, before clients hear what is on disk."""

Decide = Callable[[Table], Sequence[AnyEntry | Play]]
"""Returns the entries of a new batch for the table as it is; none: nothing changes."""
Done = Callable[[Exception | None], None]
"""Called when a batch is on disk, or with the reason why it is not."""


class _Draft(NamedTuple):
    """A table with one more batch, which is still to be written."""

    table: Table
    batch: Batch
    row_update: RowUpdate
    plain: Append
    more: Callable[[Connection], None] | None
    has_snapshot: bool


class Committing:
    """The part of a worker's tables that appends to them."""

    worker: str
    settings: Settings
    database: Database
    metrics: Metrics
    archive: Archive
    _bus: Bus
    _tasks: set[asyncio.Task[Any]]
    _landing: int
    """Batches that are being written for `commit_soon`."""
    _rounds: Rounds
    """People hear of the first moves of a wave before the rest of it is tried."""

    @abstractmethod
    async def open(self, table: str) -> LiveTable:
        """A table, from memory or the database; UnknownTable."""

    @abstractmethod
    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in the background."""

    @abstractmethod
    def publish(self, live: LiveTable) -> None:
        """Tell the subscribers that a table has a new batch."""

    @abstractmethod
    async def changed(self, table: str) -> None:
        """Tell all clients that the row or the seats of a table changed."""

    @abstractmethod
    async def catch_up(self, live: LiveTable) -> None:
        """Read what other workers appended."""

    @abstractmethod
    async def _catch_up(self, live: LiveTable) -> None:
        """Read it while the caller holds the lock."""

    async def commit(self, table: str, decide: Decide) -> LiveTable:
        """Append what `decide` returns and wait until it is on disk; its exceptions come back.

        The commit is finished even if the caller is cancelled.
        """
        live = await self.open(table)
        if not live.clients and self.settings.bus is not None:
            # Others do not tell this worker what happens at a table where nobody is connected here.
            await self.catch_up(live)
        task = asyncio.get_running_loop().create_task(self._commit(live, decide))
        self._tasks.add(task)
        task.add_done_callback(self._committed)
        await asyncio.shield(task)
        return live

    def _committed(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # The caller may be gone; a refusal that nobody reads is no failure.
            task.exception()

    async def _commit(self, live: LiveTable, decide: Decide) -> None:
        async with live.lock:
            for _ in range(TRIES):
                draft = self._draft(live, decide)
                if draft is None:
                    return
                try:
                    await self._append(draft)
                except BatchConflict:
                    self.metrics.conflict()
                    await self._catch_up(live)
                    continue
                self._accept(live, draft)
                break
            else:
                raise Unavailable("other workers change this table faster than this one")
        if self._send_batch(live, draft):
            await self.changed(live.id)

    def commit_soon(self, live: LiveTable, decide: Decide, done: Done) -> None:
        """Commit like `commit`, and call `done` at the end, but without a task in most cases.

        The exceptions of `decide` are raised here if it is asked at once.
        """
        if self._rounds.may_go():
            self._commit_now(live, decide, done)
        else:
            self._rounds.later(partial(self._commit_later, live, decide, done))

    def _commit_later(self, live: LiveTable, decide: Decide, done: Done) -> None:
        try:
            self._commit_now(live, decide, done)
        except Exception as error:
            done(error)

    def _commit_now(self, live: LiveTable, decide: Decide, done: Done) -> None:
        if not live.lock.take():
            self.spawn(self._commit_and_call(live, decide, done))
            return
        try:
            draft = self._draft(live, decide)
        except BaseException:
            live.lock.release()
            raise
        if draft is None:
            live.lock.release()
            done(None)
            return
        self._landing += 1
        settle = partial(self._landed, live, decide, draft, done)
        self.database.append(draft.plain, draft.more, settle)

    def _landed(
        self,
        live: LiveTable,
        decide: Decide,
        draft: "_Draft",
        done: Done,
        _: None,
        error: Exception | None,
    ) -> None:
        """Continue after a batch was written, or not."""
        self._landing -= 1
        try:
            if error is None:
                self._accept(live, draft)
        finally:
            live.lock.release()
        if error is None:
            try:
                # The one who moved hears first that the move is on disk.
                done(None)
            finally:
                if self._send_batch(live, draft):
                    self.spawn(self.changed(live.id))
        elif isinstance(error, BatchConflict):
            self.metrics.conflict()
            self.spawn(self._commit_and_call(live, decide, done, behind=True))
        else:
            done(error)

    async def _commit_and_call(
        self, live: LiveTable, decide: Decide, done: Done, *, behind: bool = False
    ) -> None:
        try:
            if behind:
                await self.catch_up(live)
            await self._commit(live, decide)
        except Exception as error:
            done(error)
        else:
            done(None)

    def _draft(self, live: LiveTable, decide: Decide) -> "_Draft | None":
        """The table with the batch that `decide` wants, not yet written; None: it wants nothing."""
        table = live.table
        if table is None or live.frozen:
            raise TableFrozen if live.frozen else UnknownTable
        entries = decide(table)
        if not entries:
            return None
        draft = table.fork()
        batch = draft.extend(now_ms(), entries)
        # A game that is over has no next move whose loading it would speed up.
        due = draft.awaits and draft.can_snapshot
        due = due and draft.seq - live.snapshot >= log.SNAPSHOT_EVERY
        snapshot = snapshot_of(draft) if due else None
        row_update = self.row_update(draft)
        return _Draft(
            draft,
            batch,
            row_update,
            log.plain_append(live.id, table.seq, batch, row_update, snapshot),
            log.more_to_store(live.id, batch, row_update),
            has_snapshot=snapshot is not None,
        )

    async def _append(self, draft: "_Draft") -> None:
        """Write a batch and wait until it is on disk; BatchConflict or Unavailable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settle(_: None, error: Exception | None) -> None:
            if not done.cancelled():
                done.set_result(None) if error is None else done.set_exception(error)

        self.database.append(draft.plain, draft.more, settle)
        await done

    def _accept(self, live: LiveTable, draft: "_Draft") -> None:
        """Let a batch that is on disk count; the caller holds the lock."""
        # The clients of a game that is over see its last move now, and its result in a moment.
        live.before_end = None if draft.row_update.result is None else live.table
        live.table = draft.table
        if draft.has_snapshot:
            live.snapshot = draft.table.seq
        if any(isinstance(entry, Moved) for entry in draft.batch.entries):
            self.metrics.moved(draft.table.config.plugin.game.name)

    def _send_batch(self, live: LiveTable, draft: "_Draft") -> bool:
        """Send a batch that is on disk to all clients and workers: whether its row changed, too."""
        live.wake_clients()
        ended = draft.row_update.result is not None
        # Another worker reads the log when clients come to it.
        if live.elsewhere != NOBODY:
            self._bus.publish(Notice(self.worker, live.id, Topic.LOG, draft.batch.seq))
        if ended:
            self.archive.game_over(live)
            return False
        self.publish(live)
        return any(isinstance(entry, SatIn | Returned) for entry in draft.batch.entries)

    def row_update(self, table: Table) -> RowUpdate:
        """What the row of a table must say: above all, when the table needs attention next."""
        match, due = table.match, table.due()
        outcome = outcome_in(match.game, match.state)
        if table.bots_to_move():
            lease = now_ms() + self.lease
            due = min(due or lease, lease)
        elif outcome is not None:
            due = now_ms() + OVERDUE
        return RowUpdate(
            table.awaits,
            due,
            None if outcome is None else msgspec.json.encode(outcome),
            not table.steps or table.steps[-1].versions[-1] is not None,
            table.shown_awaits(None),
            table.bot_rounds,
            wanted_calls(table, calls_due(self.settings.notices)),
        )

    @property
    def lease(self) -> int:
        """Milliseconds that a worker has for a bot's move before others take over."""
        return int(self.settings.bot_deadline * 1000) + 5000
