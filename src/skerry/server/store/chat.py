"""The chat of a table: who may write, and who has written."""

from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError

from skerry.core.event import Seat
from skerry.protocol.messages import ChatLine
from skerry.protocol.table_info import Chat
from skerry.server.store.ids import speaker_id
from skerry.server.store.schema import CHAT, PEOPLE, SILENCED

MOST_LINES = 50
"""The most lines that a client gets when it connects."""


@dataclass(frozen=True)
class StoredLine:
    """A line and its writer."""

    line: ChatLine
    person: str | None
    """None: they have deleted their account."""


class Silenced(Exception):
    """The host of the table has silenced this person, or they have deleted their account."""


class LineConflict(Exception):
    """Another worker added a line with the same number."""


def may_write(chat: Chat, seat: Seat | None) -> bool:
    """Whether a seat, or a spectator, may write.

    >>> may_write(Chat.SEATS, None)
    False
    """
    return chat is Chat.EVERYBODY or (chat is Chat.SEATS and seat is not None)


def add_line(
    connection: Connection,
    table: str,
    person: str,
    seat: Seat | None,
    text: str,
    at: int,
    message: str,
) -> None:
    """Add a line under the writer's present name, unless the same message was added before.

    Silenced, or LineConflict if another worker added a line at the same time.
    """
    same = (CHAT.c.table == table, CHAT.c.person == person, CHAT.c.message == message)
    if connection.execute(select(CHAT.c.number).where(*same)).first() is not None:
        return
    silenced = select(SILENCED).where(SILENCED.c.table == table, SILENCED.c.person == person)
    # A socket that was opened before a change of the name does not know it.
    name = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar()
    if name is None or connection.execute(silenced).first() is not None:
        raise Silenced
    last = connection.execute(
        select(func.max(CHAT.c.number)).where(CHAT.c.table == table)
    ).scalar_one()
    line = insert(CHAT).values(
        table=table,
        number=(last or 0) + 1,
        person=person,
        name=name,
        seat=seat,
        at=at,
        text=text,
        message=message,
    )
    try:
        connection.execute(line)
    except IntegrityError:
        raise LineConflict from None


_LAST_LINES = (
    select(CHAT)
    .where(CHAT.c.table == bindparam("of"), CHAT.c.number > bindparam("after"))
    .order_by(CHAT.c.number.desc())
    .limit(MOST_LINES)
)


def lines_after(connection: Connection, table: str, number: int) -> list[StoredLine]:
    """The last lines of a table after one of them, oldest first."""
    rows = connection.execute(_LAST_LINES, {"of": table, "after": number}).all()
    return [
        StoredLine(
            ChatLine(
                row.number,
                row.name,
                row.seat,
                row.text,
                row.at,
                None if row.person is None else speaker_id(table, row.person),
            ),
            row.person,
        )
        for row in reversed(rows)
    ]
