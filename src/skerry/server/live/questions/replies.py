"""Replies to the questions of a client: what cannot be asked is refused before any work begins."""

from functools import partial
from hashlib import sha256

from skerry.bots import registry
from skerry.bots.registry import AnyBot
from skerry.core.event import Seat
from skerry.protocol import messages as m
from skerry.protocol.refusals import Refusal
from skerry.server.live.bot_processes import BotProcesses, Task
from skerry.server.live.hearing import Hearing
from skerry.server.live.live_table import LiveTable
from skerry.server.live.questions.costs import Purse, cost_of, cost_of_reply
from skerry.server.live.questions.hints import Hints
from skerry.server.live.questions.long_work import LongWork
from skerry.server.live.questions.pasts import Pasts
from skerry.server.store.database import Database
from skerry.table.decisions import MessageRefused
from skerry.table.queries import Query, check_query, reply_to, view_for_hint
from skerry.table.table import Table

MOST_QUICK_MOVES = 2
Question = Query | m.AskHint | m.AskAnalyse | m.AskHistory | m.AskWords


class Questions:
    """The questions of all clients of one worker."""

    def __init__(self, database: Database, bots: BotProcesses) -> None:
        self._long_work = LongWork()
        self._pasts = Pasts(database, self._long_work)
        self._hearing = Hearing(self._pasts)
        self._hints = Hints(bots)

    async def heard(self, live: LiveTable, table: Table, seat: Seat, bot: AnyBot) -> bytes:
        """What a seat heard and a bot wants to know, as a JSON list; MessageRefused."""
        return await self._hearing.heard(live, table, seat, bot)

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
            case m.AskHint() | m.AskAnalyse():
                return await self._hint(live, table, seat, question)
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

    async def _hint(
        self,
        live: LiveTable,
        table: Table,
        seat: Seat | None,
        question: m.AskHint | m.AskAnalyse,
    ) -> m.FromServer:
        if seat is None:
            raise MessageRefused(Refusal.NOT_SEATED, "spectators cannot move")
        if question.after:
            look = partial(view_for_hint, table, seat, question.after)
            view = await self._long_work.run(lambda _: look())
        else:
            view = view_for_hint(table, seat, ())
        plugin = table.config.plugin
        game = plugin.game.name
        bot = registry.find(registry.strongest(game), game)
        heard = await self._hearing.heard(live, table, seat, bot)
        most = question.most if isinstance(question, m.AskAnalyse) else 1
        # Asked again, also after a reload, the same position has the same hint.
        seed = sha256(view).hexdigest()
        task = Task(game, bot.name, view, seed, heard, most, reasons=True)
        found = await self._hints.think(task)
        texts = [str(plugin.wire.read_move(one.move)) for one in found]
        if isinstance(question, m.AskAnalyse):
            valued = zip(found, texts, strict=True)
            return m.Analysis(
                question.id,
                tuple(
                    m.ValuedMove(one.move, text, one.value or 0.0, one.why) for one, text in valued
                ),
            )
        return m.Hint(question.id, found[0].move, texts[0], found[0].value, found[0].why)

    async def close(self) -> None:
        """Give up everything that is still to be answered."""
        self._long_work.close()
        await self._hints.close()


def _is_quick(question: Query) -> bool:
    """Whether the event loop can answer it: it takes at most a few milliseconds."""
    moves = len(question.moves) if isinstance(question, m.AskTry) else 0
    gains = isinstance(question, m.AskMoves) and question.gains
    return not gains and moves + len(question.after) <= MOST_QUICK_MOVES
