"""Replies to the questions of a client: what cannot be asked is refused before any work begins."""

from functools import partial

import msgspec

from skerry.core.event import Seat
from skerry.protocol import messages as m
from skerry.protocol.refusals import Refusal
from skerry.server.live.bot_processes import BotProcesses
from skerry.server.live.costs import Purse, cost_of, cost_of_reply
from skerry.server.live.hints import Hints
from skerry.server.live.live_table import LiveTable
from skerry.server.live.long_work import LongWork
from skerry.server.live.pasts import Pasts
from skerry.server.store.database import Database
from skerry.table.decisions import MessageRefused
from skerry.table.queries import Query, check_query, reply_to, view_for_hint
from skerry.table.table import Table

MOST_QUICK_MOVES = 2
Question = Query | m.AskHint | m.AskHistory | m.AskWords


class Questions:
    """The questions of all clients of one worker."""

    def __init__(self, database: Database, bots: BotProcesses) -> None:
        self._long_work = LongWork()
        self._pasts = Pasts(database, self._long_work)
        self._hints = Hints(bots)

    async def reply(
        self, live: LiveTable, table: Table, seat: Seat | None, question: Question, purse: Purse
    ) -> m.FromServer:
        """The reply to a question; MessageRefused."""
        check_query(table, seat, question)
        purse.pay(cost_of(question, table, remembered=self._pasts.knows(live, table)))
        match question:
            case m.AskHistory():
                return m.History(question.id, await self.history(live, table, seat))
            case m.AskWords():
                return await self._pasts.in_words(live, table, seat, question)
            case m.AskHint():
                return await self._hint(table, seat, question)
            case _ if _is_quick(question):
                return reply_to(table, seat, question)
            case _:
                reply = await self._long_work.run(partial(reply_to, table, seat, question))
                purse.owe(cost_of_reply(reply))
                return reply

    async def history(
        self, live: LiveTable, table: Table, seat: Seat | None
    ) -> tuple[m.SeenStep, ...]:
        """All steps of a table, as a seat or a spectator saw them; MessageRefused."""
        return await self._pasts.history(live, table, seat)

    async def _hint(self, table: Table, seat: Seat | None, question: m.AskHint) -> m.FromServer:
        if seat is None:
            raise MessageRefused(Refusal.NOT_SEATED, "a spectator has no moves")
        plugin, bot = table.config.plugin, table.config.stand_in
        if question.after:
            look = partial(view_for_hint, table, seat, question.after)
            view = await self._long_work.run(lambda _: look())
        else:
            view = view_for_hint(table, seat, ())
        move = await self._hints.choose(plugin.game.name, bot, view, question.id)
        return m.Hint(question.id, msgspec.Raw(move), str(plugin.wire.read_move(move)))

    async def close(self) -> None:
        """Give up everything that is still to be answered."""
        self._long_work.close()
        await self._hints.close()


def _is_quick(question: Query) -> bool:
    """Whether the event loop can answer it: it takes at most a few milliseconds."""
    moves = len(question.moves) if isinstance(question, m.AskTry) else 0
    gains = isinstance(question, m.AskMoves) and question.gains
    return not gains and moves + len(question.after) <= MOST_QUICK_MOVES
