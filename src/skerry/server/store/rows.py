"""The rows of tables and seats: how they are made, read, and shown to a person.

All functions work inside the transaction of their caller.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from random import SystemRandom
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from skerry.core.luck import commitment, new_seed, seed_of
from skerry.core.record import Outcome, automa_score
from skerry.protocol import table_info as info
from skerry.server.store.ids import new_code, new_id, speaker_id
from skerry.server.store.log import read_awaits
from skerry.server.store.schema import CHAT, PEOPLE, PRESENCE, SEATS, SILENCED, TABLES
from skerry.server.store.times import now_ms
from skerry.server.store.tosses import chosen_columns, columns_of, has_chosen_seed, read_toss
from skerry.table.toss import commit, info_of_toss, new_toss

# Rows have the columns of their select, which only the select itself could type.
AnyRow = Row[Any]
T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)


class _Score(msgspec.Struct, frozen=True):
    """What a list shows of a result, beside the score of an automatic opponent."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


_CLOCK: msgspec.json.Decoder[info.Clock] = msgspec.json.Decoder(info.Clock)
_AIDS = msgspec.json.Decoder(info.Aids)
_SCORE = msgspec.json.Decoder(_Score)
_NO_SCORE = _Score((), ())
_OUTCOME: msgspec.json.Decoder[Outcome] = msgspec.json.Decoder(Outcome)
_OPTIONS = msgspec.json.Decoder(dict[str, msgspec.Raw])
_ROUNDS = msgspec.json.Decoder(tuple[int, ...])
_UNREADABLE: dict[str, msgspec.Raw] = {}


class NewTableRow(msgspec.Struct, frozen=True):
    """The choices of a new table, apart from its seats."""

    game: str
    options: str
    """The game's options as JSON."""
    clock: info.Clock
    visibility: info.Visibility
    aids: info.Aids
    chat: info.Chat
    auto_start: bool
    luck: str | None = None
    """A word of the host that determines all draws; None: nobody knows the seed."""


class SeatRow(msgspec.Struct, frozen=True):
    """The columns of a seat."""

    kind: info.SeatKind
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    taken: bool = False
    colour: str | None = None


OPEN_SEAT = SeatRow(info.SeatKind.OPEN)


def person_seat(person: str, name: str, *, taken: bool, colour: str | None = None) -> SeatRow:
    """A seat that a person has taken, or that is reserved for them."""
    return SeatRow(info.SeatKind.PERSON, person, name, None, taken, colour)


def bot_seat(bot: str, colour: str | None = None) -> SeatRow:
    """A seat that a bot plays."""
    return SeatRow(info.SeatKind.BOT, None, f"bot:{bot}", bot, True, colour)


def new_secret() -> str:
    """A secret of the server for a toss, which nobody can predict."""
    return new_seed(SystemRandom())


def add_table(
    connection: Connection,
    choices: NewTableRow,
    seats: Sequence[SeatRow],
    host: str | None,
    commitments: Mapping[int, str] | None = None,
) -> str:
    """Add a table that waits for its players: its id.

    `commitments` are those of seats for the toss.
    """
    table = new_id()
    now = now_ms()
    connection.execute(
        insert(TABLES).values(
            id=table,
            code=new_code(),
            game=choices.game,
            options=choices.options,
            players=len(seats),
            host=host,
            visibility=choices.visibility.value,
            clock=msgspec.json.encode(choices.clock).decode(),
            aids=msgspec.json.encode(choices.aids).decode(),
            chat=choices.chat.value,
            auto_start=choices.auto_start,
            status=info.Status.WAITING.value,
            created=now,
            touched=now,
            **_luck_columns(choices.luck, len(seats), commitments or {}),
        )
    )
    connection.execute(
        insert(SEATS),
        [{"table": table, "seat": number, **_columns(seat)} for number, seat in enumerate(seats)],
    )
    return table


def _luck_columns(
    word: str | None, seats: int, commitments: Mapping[int, str]
) -> dict[str, object]:
    """What fixes the draws of a table: a word of its host, or a toss."""
    if word is not None:
        seed = seed_of(word)
        return {"seed": seed, "commitment": commitment(seed), **chosen_columns()}
    toss = new_toss(new_secret(), seats)
    for seat, given in commitments.items():
        toss = commit(toss, seat, toss.restarts, given, until=0)
    return columns_of(toss)


def set_seat(connection: Connection, table: str, number: int, seat: SeatRow) -> None:
    """Give a seat to somebody else, or to nobody."""
    connection.execute(
        update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == number).values(_columns(seat))
    )


def set_colours(connection: Connection, table: str, colours: Mapping[int, str | None]) -> None:
    """Set the colours of some seats."""
    for number, colour in colours.items():
        connection.execute(
            update(SEATS)
            .where(SEATS.c.table == table, SEATS.c.seat == number)
            .values(colour=colour)
        )


def _columns(seat: SeatRow) -> dict[str, object]:
    return {**msgspec.structs.asdict(seat), "kind": seat.kind.value}


def delete_table(connection: Connection, table: str) -> None:
    """Delete a table with everything that happened at it."""
    connection.execute(update(TABLES).where(TABLES.c.rematch == table).values(rematch=None))
    connection.execute(delete(PRESENCE).where(PRESENCE.c.table == table))
    # The database deletes seats, log, snapshots, records and chat with it.
    connection.execute(delete(TABLES).where(TABLES.c.id == table))


def touch(connection: Connection, table: str, **values: object) -> None:
    """Set some columns of a table, which changes now."""
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
    return connection.execute(_ONE_ROW, {"of": table}).one_or_none()


# What is read whenever a table is loaded is built once. Rows of one statement also share what they
# know of their columns, and tables in memory keep their rows.
_ONE_ROW = rows().where(TABLES.c.id == bindparam("of"))
_ROWS_OF = rows().where(TABLES.c.id.in_(bindparam("of", expanding=True)))
_SEATS_OF = (
    select(SEATS)
    .where(SEATS.c.table.in_(bindparam("of", expanding=True)))
    .order_by(SEATS.c.table, SEATS.c.seat)
)


def locked_row(connection: Connection, table: str) -> AnyRow | None:
    """A table's row, locked until this transaction ends."""
    # SQLite has no such locks, but only one writer.
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
    for row in connection.execute(_SEATS_OF, {"of": tables}):
        found[row.table].append(row)
    return found


def read_rows(connection: Connection, table: str) -> tuple[AnyRow, Sequence[AnyRow]] | None:
    """The row and the seats of a table; None: there is none."""
    row = table_row(connection, table)
    return None if row is None else (row, seats_of(connection, table))


def read_rows_of_all(
    connection: Connection, tables: Sequence[str]
) -> dict[str, tuple[AnyRow, Sequence[AnyRow]]]:
    """The rows and the seats of some tables, as far as they exist."""
    seats = seats_of_all(connection, tables)
    found = connection.execute(_ROWS_OF, {"of": tables})
    return {row.id: (row, seats[row.id]) for row in found}


def seat_of(seats: Iterable[AnyRow], person: str | None) -> int | None:
    """The seat that a person has taken; one that is only reserved for them does not count."""
    if person is None:
        return None
    return next((row.seat for row in seats if row.taken and row.person == person), None)


def reserved_seat(seats: Iterable[AnyRow], person: str) -> int | None:
    """The seat that is reserved for a person who has not taken it yet."""
    return next((row.seat for row in seats if not row.taken and row.person == person), None)


def running_seats(
    connection: Connection, person: str, *, days_only: bool = False
) -> list[tuple[str, int]]:
    """The running tables of a person and the seats there; `days_only`: with a clock of days."""
    rows = connection.execute(
        select(SEATS.c.table, SEATS.c.seat, TABLES.c.clock)
        .join(TABLES, TABLES.c.id == SEATS.c.table)
        .where(
            SEATS.c.person == person, SEATS.c.taken, TABLES.c.status == info.Status.RUNNING.value
        )
    )
    return [
        (row.table, row.seat)
        for row in rows
        if not days_only or isinstance(_read(_CLOCK, row.clock, info.NoClock()), info.DaysClock)
    ]


def only_one_person() -> ColumnElement[bool]:
    """Whether one person plays at a table, and only bots besides."""
    people = select(func.count()).where(
        SEATS.c.table == TABLES.c.id, SEATS.c.kind == info.SeatKind.PERSON.value
    )
    return people.scalar_subquery() == 1


def _read(decoder: msgspec.json.Decoder[T], text: str, otherwise: T) -> T:
    """What a column holds, or something else if it is damaged: the table must still be shown."""
    try:
        return decoder.decode(text)
    except Exception:  # whatever a damaged column makes of it
        return otherwise


def named(kind: type[E], text: str, otherwise: E) -> E:
    """The member of an enumeration that a column names, or another one if it is damaged."""
    try:
        return kind(text)
    except ValueError:
        return otherwise


def chat_of(row: AnyRow) -> info.Chat:
    """Who may chat at a table; nobody if that is damaged."""
    return named(info.Chat, row.chat, info.Chat.OFF)


def status_of(row: AnyRow) -> info.Status:
    """The status of a table; one that is damaged is shown as frozen."""
    return named(info.Status, row.status, info.Status.FROZEN)


def _awaits(row: AnyRow, yours: int | None) -> tuple[int, ...]:
    try:
        return () if status_of(row) is info.Status.FROZEN else read_awaits(row.awaits, yours)
    except ValueError:
        return ()


def outcome_in(row: AnyRow) -> Outcome | None:
    """The result of a table; None while the game is running, or if it is damaged."""
    outcome: Outcome | None = None if row.result is None else _read(_OUTCOME, row.result, {})
    return outcome if outcome and _read(_SCORE, row.result, _NO_SCORE) is not _NO_SCORE else None


def info_of(row: AnyRow, seats: Sequence[AnyRow], *, person: str | None) -> info.TableInfo:
    """A table as a person may see it: only its players and its host see the code."""
    return seen_by(info_for_all(row, seats), row, seats, person)


def seen_by(
    shared: info.TableInfo, row: AnyRow, seats: Sequence[AnyRow], person: str | None
) -> info.TableInfo:
    """A table as a person may see it, from what everybody may see of it."""
    yours = seat_of(seats, person)
    hosting = person is not None and row.host == person
    if yours is None and not hosting:
        return shared
    awaits = _awaits(row, yours)
    return replace(shared, awaits=awaits, yours=yours, hosting=hosting, code=row.code)


def info_for_all(row: AnyRow, seats: Sequence[AnyRow]) -> info.TableInfo:
    """A table as everybody may see it."""
    outcome = outcome_in(row)
    score = None if outcome is None else _SCORE.decode(row.result)
    options = row.options if _read(_OPTIONS, row.options, _UNREADABLE) is not _UNREADABLE else "{}"
    toss = read_toss(row)
    return info.TableInfo(
        id=row.id,
        game=row.game,
        options=msgspec.Raw(options.encode()),
        seats=tuple(
            info.SeatInfo(
                named(info.SeatKind, seat.kind, info.SeatKind.PERSON),
                seat.name,
                seat.bot,
                bool(seat.taken),
                None if seat.bot_rounds is None else _read(_ROUNDS, seat.bot_rounds, ()),
                seat.colour,
            )
            for seat in seats
        ),
        status=status_of(row),
        visibility=named(info.Visibility, row.visibility, info.Visibility.LINK),
        clock=_read(_CLOCK, row.clock, info.NoClock()),
        aids=_read(_AIDS, row.aids, info.Aids()),
        chat=chat_of(row),
        host=row.host_name,
        created=row.created,
        touched=row.touched,
        awaits=_awaits(row, None),
        auto_start=bool(row.auto_start),
        commitment=row.commitment,
        rematch=row.rematch,
        winners=None if score is None else score.winners,
        scores=None if score is None else score.scores,
        automa=None if outcome is None else automa_score(outcome),
        toss=None if toss is None else info_of_toss(toss),
        chosen_seed=has_chosen_seed(row),
        paused=status_of(row) is info.Status.RUNNING and _is_paused(seats),
    )


def _is_paused(seats: Sequence[AnyRow]) -> bool:
    """Whether bots play for all people of a running game."""
    bots = [seat.bot for seat in seats if seat.kind == info.SeatKind.PERSON]
    return bool(bots) and None not in bots


def speaking_as(connection: Connection, table: str, speaker: str) -> str | None:
    """The person who sits at a table, or has written there, and is called this in its chat."""
    seated = select(SEATS.c.person).where(SEATS.c.table == table)
    writing = select(CHAT.c.person).where(CHAT.c.table == table)
    people = connection.scalars(seated.union(writing))
    return next((one for one in people if one and speaker_id(table, one) == speaker), None)


def silence(connection: Connection, table: str, person: str, *, on: bool) -> None:
    """Hide what a person writes at a table, or show it again."""
    where = (SILENCED.c.table == table, SILENCED.c.person == person)
    connection.execute(delete(SILENCED).where(*where))
    if on:
        connection.execute(insert(SILENCED).values(table=table, person=person))
