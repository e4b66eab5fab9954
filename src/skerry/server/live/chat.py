"""The chat of a table: who may say something, and who wants to read it."""

from dataclasses import dataclass

from sqlalchemy import Connection, func, insert, select

from skerry.core.event import Seat
from skerry.protocol.messages import ChatLine
from skerry.protocol.table_info import Chat
from skerry.server.store.schema import CHAT, MUTES, SILENCED

MOST_LINES = 50
"""So many lines a client gets when it comes."""


@dataclass(frozen=True)
class Heard:
    """A line, and the people who do not want to read it."""

    line: ChatLine
    unwanted_by: frozenset[str]


class Silenced(Exception):
    """The host of the table has silenced this person."""


def may_talk(chat: Chat, seat: Seat | None) -> bool:
    """May somebody in this seat, or a spectator, say something?

    >>> may_talk(Chat.SEATS, None)
    False
    """
    return chat is Chat.EVERYBODY or (chat is Chat.SEATS and seat is not None)


def say(
    connection: Connection,
    table: str,
    person: str,
    name: str,
    seat: Seat | None,
    text: str,
    at: int,
    message: str,
) -> None:
    """Add a line, if that message of the person is new.

    Silenced, or IntegrityError if another worker added a line at the same time.
    """
    same = (CHAT.c.table == table, CHAT.c.person == person, CHAT.c.message == message)
    if connection.execute(select(CHAT.c.number).where(*same)).first() is not None:
        return
    silenced = select(SILENCED).where(SILENCED.c.table == table, SILENCED.c.person == person)
    if connection.execute(silenced).first() is not None:
        raise Silenced
    last = connection.execute(
        select(func.max(CHAT.c.number)).where(CHAT.c.table == table)
    ).scalar_one()
    connection.execute(
        insert(CHAT).values(
            table=table,
            number=(last or 0) + 1,
            person=person,
            name=name,
            seat=seat,
            at=at,
            text=text,
            message=message,
        )
    )


def lines_after(connection: Connection, table: str, number: int) -> list[Heard]:
    """The last lines of a table after one of them, oldest first."""
    rows = connection.execute(
        select(CHAT)
        .where(CHAT.c.table == table, CHAT.c.number > number)
        .order_by(CHAT.c.number.desc())
        .limit(MOST_LINES)
    ).all()
    speakers = {row.person for row in rows if row.person is not None}
    muted: dict[str, set[str]] = {}
    if speakers:
        for row in connection.execute(select(MUTES).where(MUTES.c.muted.in_(speakers))):
            muted.setdefault(row.muted, set()).add(row.person)
    return [
        Heard(
            ChatLine(row.number, row.name, row.seat, row.text, row.at),
            frozenset(muted.get(row.person, ())),
        )
        for row in reversed(rows)
    ]
