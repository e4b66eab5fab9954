"""Lines of chat, and the replies to messages that are not carried out."""

from functools import partial

import msgspec

from skerry.core.event import Seat
from skerry.core.legal import IllegalMove
from skerry.core.text.safe_text import clean_line
from skerry.protocol import messages as m
from skerry.protocol.refusals import Refusal
from skerry.server.live.live_table import LiveTable
from skerry.server.live.worker import Worker
from skerry.server.people.identity import Person
from skerry.server.refusals import UnknownTable
from skerry.server.store import chat
from skerry.server.store import database as db
from skerry.server.store.log import TableFrozen
from skerry.server.store.times import now_ms
from skerry.server.store.verdicts import sentence_of
from skerry.table import decisions
from skerry.table.decisions import MessageRefused

CHAT_TRIES = 5


def frame_of(stored: chat.StoredLine, person: str | None) -> bytes:
    """A line of chat as a person receives it."""
    mine = person is not None and stored.person == person
    return m.encode(msgspec.structs.replace(stored.line, mine=mine))


async def say(
    worker: Worker, live: LiveTable, person: Person | None, seat: Seat | None, message: m.Say
) -> m.FromServer:
    """Add a line to the chat of a table; MessageRefused."""
    assert person is not None, "the caller has looked"
    text = clean_line(message.text)
    if text is None:
        raise MessageRefused(Refusal.UNREADABLE, "this is not a line of text")
    add = partial(
        chat.add_line,
        table=live.id,
        person=person.id,
        seat=seat,
        text=text,
        at=now_ms(),
        message=message.id,
    )
    for _ in range(CHAT_TRIES):
        try:
            await worker.database.write(add)
            break
        except chat.LineConflict:
            continue
        except chat.Silenced:
            sentence = "the host of this table has silenced you"
            raise MessageRefused(Refusal.MUTED, sentence) from None
    else:
        raise db.Unavailable("too many people write at once")
    await worker.live_tables.chat_changed(live)
    return m.Ack(message.id)


def refusal_of(
    worker: Worker, live: LiveTable, message: m.ClientMessage, error: Exception
) -> m.FromServer:
    """The reply to a message that was not carried out; other errors are raised again."""
    assert not isinstance(message, m.Hello), "a hello has no id"
    if isinstance(error, IllegalMove):
        error = decisions.refused_by_rules(error)
    elif isinstance(error, TableFrozen):
        error = MessageRefused(Refusal.FROZEN, sentence_of(live.row))
    if isinstance(error, MessageRefused):
        worker.metrics.refused(error.why)
        return error.reply(message.id)
    if isinstance(error, db.Unavailable | UnknownTable):
        sentence = "the server could not do this now; nothing changed"
        worker.metrics.refused(Refusal.BUSY)
        return m.Refused(message.id, Refusal.BUSY, sentence)
    raise error
