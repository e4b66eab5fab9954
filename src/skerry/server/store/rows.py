"""The rows of tables and seats: how they are made, read, and shown to somebody.

All functions work on a connection, inside the transaction of whoever calls them.
"""

from collections.abc import Iterable, Sequence
from random import SystemRandom
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, delete, insert, select, update

from skerry.core.luck import commitment, new_seed, seed_of
from skerry.protocol.table_info import (
    Aids,
    Chat,
    Clock,
    SeatInfo,
    SeatKind,
    Status,
    TableInfo,
    Visibility,
)
from skerry.server.store.ids import new_code, new_id
from skerry.server.store.log import read_awaits
from skerry.server.store.schema import CHAT, PEOPLE, PRESENCE, SEATS, SILENCED, TABLES
from skerry.server.store.times import now_ms

# Rows have the columns of their select, which only the select itself could type.
AnyRow = Row[Any]


class _Score(msgspec.Struct, frozen=True):
    """What a list tells of a result."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sister: int | None = None


_CLOCK: msgspec.json.Decoder[Clock] = msgspec.json.Decoder(Clock)
_AIDS = msgspec.json.Decoder(Aids)
_SCORE = msgspec.json.Decoder(_Score)


class Wishes(msgspec.Struct, frozen=True):
    """What a table is made from, besides its seats."""

    game: str
    options: str
    """The game's options as JSON."""
    clock: Clock
    visibility: Visibility
    aids: Aids
    chat: Chat
    auto_start: bool
    luck: str | None = None
    """A word of the host's from which all luck comes; None: nobody knows the seed."""


class Chair(msgspec.Struct, frozen=True):
    """A seat as it stands in the database."""

    kind: SeatKind
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    taken: bool = False


OPEN_CHAIR = Chair(SeatKind.OPEN)


def person_chair(person: str, name: str, *, taken: bool) -> Chair:
    """A seat of somebody, or one that is kept for them."""
    return Chair(SeatKind.PERSON, person, name, None, taken)


def bot_chair(bot: str) -> Chair:
    """A seat of a bot."""
    return Chair(SeatKind.BOT, None, f"bot:{bot}", bot, True)


def add_table(
    connection: Connection, wishes: Wishes, chairs: Sequence[Chair], host: str | None
) -> str:
    """A new table that waits for its players: its id."""
    table = new_id()
    now = now_ms()
    seed = new_seed(SystemRandom()) if wishes.luck is None else seed_of(wishes.luck)
    connection.execute(
        insert(TABLES).values(
            id=table,
            code=new_code(),
            game=wishes.game,
            options=wishes.options,
            players=len(chairs),
            host=host,
            visibility=wishes.visibility.value,
            clock=msgspec.json.encode(wishes.clock).decode(),
            aids=msgspec.json.encode(wishes.aids).decode(),
            chat=wishes.chat.value,
            auto_start=wishes.auto_start,
            status=Status.WAITING.value,
            created=now,
            touched=now,
            seed=seed,
            commitment=commitment(seed),
        )
    )
    connection.execute(
        insert(SEATS),
        [{"table": table, "seat": seat, **_columns(chair)} for seat, chair in enumerate(chairs)],
    )
    return table


def set_chair(connection: Connection, table: str, seat: int, chair: Chair) -> None:
    """Somebody else sits in a seat now, or nobody."""
    connection.execute(
        update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat).values(_columns(chair))
    )


def _columns(chair: Chair) -> dict[str, object]:
    return {**msgspec.structs.asdict(chair), "kind": chair.kind.value}


def delete_table(connection: Connection, table: str) -> None:
    """A table is gone, with everything that happened at it."""
    connection.execute(update(TABLES).where(TABLES.c.rematch == table).values(rematch=None))
    connection.execute(delete(PRESENCE).where(PRESENCE.c.table == table))
    # Seats, log, snapshots, records and chat go with it.
    connection.execute(delete(TABLES).where(TABLES.c.id == table))


def touch(connection: Connection, table: str, **values: object) -> None:
    """The table changed just now."""
    connection.execute(
        update(TABLES).where(TABLES.c.id == table).values(touched=now_ms(), **values)
    )


def rows() -> Select[Any]:
    """Tables with the names of their hosts: what `info_of` reads."""
    return select(TABLES, PEOPLE.c.name.label("host_name")).select_from(
        TABLES.outerjoin(PEOPLE, PEOPLE.c.id == TABLES.c.host)
    )


def table_row(connection: Connection, table: str) -> AnyRow | None:
    """A table's row, with its host's name as `host_name`."""
    return connection.execute(rows().where(TABLES.c.id == table)).one_or_none()


def locked_row(connection: Connection, table: str) -> AnyRow | None:
    """A table's row; nobody else changes it before this transaction ends."""
    # SQLite knows no such locks, and has only one who writes.
    query = rows().where(TABLES.c.id == table).with_for_update(of=TABLES)
    return connection.execute(query).one_or_none()


def table_with_code(connection: Connection, code: str) -> str | None:
    """The id of the table that is joined with a code."""
    row = connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).one_or_none()
    return None if row is None else row.id


def seats_of(connection: Connection, table: str) -> list[AnyRow]:
    """A table's seats, in order."""
    return seats_of_all(connection, [table]).get(table, [])


def seats_of_all(connection: Connection, tables: Sequence[str]) -> dict[str, list[AnyRow]]:
    """The seats of several tables, in order."""
    found: dict[str, list[AnyRow]] = {table: [] for table in tables}
    query = select(SEATS).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.table, SEATS.c.seat)
    for row in connection.execute(query):
        found[row.table].append(row)
    return found


def person_seat(seats: Iterable[AnyRow], person: str | None) -> int | None:
    """The seat that a person has taken; one that is only kept for them does not count."""
    if person is None:
        return None
    return next((row.seat for row in seats if row.taken and row.person == person), None)


def kept_seat(seats: Iterable[AnyRow], person: str) -> int | None:
    """The seat that is kept for a person who has not come yet."""
    return next((row.seat for row in seats if not row.taken and row.person == person), None)


def info_of(row: AnyRow, seats: Sequence[AnyRow], *, person: str | None) -> TableInfo:
    """A table as somebody may see it: the code is for those who sit there or host it."""
    yours = person_seat(seats, person)
    hosting = person is not None and row.host == person
    score = None if row.result is None else _SCORE.decode(row.result)
    return TableInfo(
        id=row.id,
        game=row.game,
        options=msgspec.Raw(row.options.encode()),
        seats=tuple(
            SeatInfo(SeatKind(seat.kind), seat.name, seat.bot, bool(seat.taken)) for seat in seats
        ),
        status=Status(row.status),
        visibility=Visibility(row.visibility),
        clock=_CLOCK.decode(row.clock),
        aids=_AIDS.decode(row.aids),
        chat=Chat(row.chat),
        host=row.host_name,
        created=row.created,
        touched=row.touched,
        awaits=() if row.status == Status.FROZEN else read_awaits(row.awaits, yours),
        auto_start=bool(row.auto_start),
        commitment=row.commitment,
        rematch=row.rematch,
        winners=None if score is None else score.winners,
        scores=None if score is None else score.scores,
        automa=None if score is None else score.sister,
        yours=yours,
        hosting=hosting,
        code=row.code if hosting or yours is not None else None,
    )


def people_called(connection: Connection, table: str, name: str) -> set[str]:
    """The people who sit at a table, or have said something there, under a name."""
    seated = select(SEATS.c.person).where(SEATS.c.table == table, SEATS.c.name == name)
    talking = select(CHAT.c.person).where(CHAT.c.table == table, CHAT.c.name == name)
    return {row.person for row in connection.execute(seated.union(talking)) if row.person}


def silence(connection: Connection, table: str, people: Iterable[str], *, on: bool) -> None:
    """What these people say at a table is shown to nobody, or shown again."""
    for person in people:
        where = (SILENCED.c.table == table, SILENCED.c.person == person)
        connection.execute(delete(SILENCED).where(*where))
        if on:
            connection.execute(insert(SILENCED).values(table=table, person=person))
