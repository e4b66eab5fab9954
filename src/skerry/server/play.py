"""What people do at a running table: move, take back, leave, come back, go on vacation."""

from contextlib import suppress
from functools import partial

import msgspec
from sqlalchemy import Connection, select, update

from skerry.core.event import Seat
from skerry.core.game import Move
from skerry.core.legal import IllegalMove
from skerry.server import log
from skerry.server.asks import illegal
from skerry.server.entries import (
    AnyEntry,
    Cause,
    Moved,
    Paused,
    Resumed,
    Returned,
    SatIn,
    Started,
    Undone,
)
from skerry.server.hall import Decide, Hall, Live
from skerry.server.log import TableFrozen, charter_from
from skerry.server.protocol import MakeMove, Refused, Snapshot, TakeBack, encode
from skerry.server.refusals import Refusal
from skerry.server.schema import PEOPLE, SEATS, TABLES
from skerry.server.table import NoSuchMove, Table, new_table, read_move
from skerry.server.table_info import DaysClock, SeatKind, Status
from skerry.server.tables import locked_row, seats_of
from skerry.server.telling import now_of, version
from skerry.server.times import now_ms
from skerry.server.verdicts import SENTENCE


class NotDone(Exception):
    """A message that is not done, with what to answer."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.sentence)
        self.refused = refused


class NotNow(Exception):
    """Something that a table does not allow as it is; the message says why."""


class _Nothing(Exception):
    """There is nothing to change."""


async def make_move(hall: Hall, live: Live, seat: Seat, said: MakeMove) -> int:
    """Make a person's move: the version that it is part of. NotDone."""
    try:
        with suppress(_Nothing):
            await hall.commit(live.id, partial(_decide_move, seat=seat, said=said))
    except IllegalMove as error:
        raise NotDone(illegal(said.id, error)) from None
    assert live.table is not None, "a move was made"
    return version(live.table, seat)


def _decide_move(table: Table, seat: Seat, said: MakeMove) -> tuple[AnyEntry, ...]:
    if table.knows(seat, said.id):
        raise _Nothing
    try:
        move = read_move(table.charter, seat, said.move)
    except NoSuchMove as error:
        raise NotDone(Refused(said.id, Refusal.UNREADABLE, str(error))) from None
    _check_turn(table, seat, said, move)
    return (Moved(seat, msgspec.Raw(msgspec.json.encode(move)), said.id),)


def _check_turn(table: Table, seat: Seat, said: MakeMove, move: Move) -> None:
    if move.seat != seat:
        what = f"you sit at seat {seat}; this is a move of seat {move.seat}"
        raise NotDone(Refused(said.id, Refusal.UNREADABLE, what))
    if seat in table.stand_ins:
        raise NotDone(
            Refused(said.id, Refusal.STAND_IN, "a bot sits in for you; take your seat back first")
        )
    if not table.awaits:
        raise NotDone(Refused(said.id, Refusal.NOT_RUNNING, "the game is over"))
    if type(move).interjects and said.question is None:
        return
    if said.question is None:
        what = "say which question the move answers"
        raise NotDone(Refused(said.id, Refusal.UNREADABLE, what))
    if said.question != table.question(seat):
        what = "this question was answered or withdrawn"
        raise NotDone(Refused(said.id, Refusal.STALE, what))


async def take_move_back(hall: Hall, live: Live, seat: Seat, said: TakeBack) -> int:
    """Take back a person's last move: the version in which it is gone. NotDone."""
    with suppress(_Nothing):
        await hall.commit(live.id, partial(_decide_undo, seat=seat, said=said))
    assert live.table is not None, "a move was taken back"
    return version(live.table, seat)


def _decide_undo(table: Table, seat: Seat, said: TakeBack) -> tuple[AnyEntry, ...]:
    if table.knows(seat, said.id):
        raise _Nothing
    if seat in table.stand_ins:
        raise NotDone(
            Refused(said.id, Refusal.STAND_IN, "a bot sits in for you; take your seat back first")
        )
    why = table.why_not_undo(seat)
    if why is not None:
        raise NotDone(Refused(said.id, Refusal.NO_UNDO, why.sentence, str(why)))
    return (Undone(seat, said.id),)


async def start(hall: Hall, table: str) -> None:
    """Begin the game of a table whose seats are all taken; NotNow."""
    await hall.database.write(partial(begin, hall=hall, table=table))
    await begun(hall, table)


async def begun(hall: Hall, table: str) -> None:
    """Tell everybody that a game has begun, and let its bots play."""
    await hall.changed(table)
    hall.after_batch(await hall.open(table))


def begin(connection: Connection, hall: Hall, table: str) -> None:
    """The first batch of a table whose seats are all taken; NotNow."""
    row = locked_row(connection, table)
    if row is None:
        raise NotNow("there is no such table")
    if row.status != Status.WAITING:
        raise NotNow("this table has started already")
    seats = seats_of(connection, table)
    if not all(seat.taken for seat in seats):
        raise NotNow("there are still free seats")
    names = tuple(
        f"bot:{seat.bot}" if seat.kind == SeatKind.BOT else seat.name or "somebody"
        for seat in seats
    )
    bots = {seat.seat: seat.bot for seat in seats if seat.kind == SeatKind.BOT}
    fresh = new_table(charter_from(row))
    entries: list[AnyEntry] = [Started(fresh.charter.box.game.version, names, bots)]
    if isinstance(fresh.charter.clock, DaysClock):
        people = {seat.person: seat.seat for seat in seats if seat.person is not None}
        away = select(PEOPLE.c.id).where(
            PEOPLE.c.id.in_(people), PEOPLE.c.vacation_until.is_not(None)
        )
        entries += [Paused(people[person.id]) for person in connection.execute(away)]
    batch = fresh.extend(now_ms(), entries)
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table)
        .values(status=Status.RUNNING.value, rules=fresh.charter.box.game.version)
    )
    log.append(connection, table, 0, batch, hall.mark(fresh), None)


async def sit_in(hall: Hall, table: str, seat: Seat, why: Cause) -> None:
    """Let a bot play for a person."""

    def decide(found: Table) -> tuple[AnyEntry, ...]:
        if found.player(seat) is not None or not found.awaits:
            raise _Nothing
        return (SatIn(seat, found.charter.stand_in, why),)

    await _commit(hall, table, decide)


async def take_back(hall: Hall, table: str, seat: Seat) -> None:
    """Let the person play again."""

    def decide(found: Table) -> tuple[AnyEntry, ...]:
        if seat not in found.stand_ins or not found.awaits:
            raise _Nothing
        return (Returned(seat),)

    await _commit(hall, table, decide)


async def vacation(hall: Hall, person: str, on: bool) -> None:
    """Hold or release the day clocks of a person, at all tables."""
    for table, seat in await hall.database.read(partial(_day_tables, person=person)):

        def decide(found: Table, seat: Seat = seat) -> tuple[AnyEntry, ...]:
            if not found.awaits or found.clocks[seat].paused == on:
                raise _Nothing
            return (Paused(seat) if on else Resumed(seat),)

        await _commit(hall, table, decide)


def _day_tables(connection: Connection, person: str) -> list[tuple[str, Seat]]:
    rows = connection.execute(
        select(TABLES.c.id, SEATS.c.seat, TABLES.c.clock)
        .join(SEATS, SEATS.c.table == TABLES.c.id)
        .where(SEATS.c.person == person, TABLES.c.status == Status.RUNNING.value)
    )
    return [(row.id, row.seat) for row in rows if '"days"' in row.clock]


async def view(hall: Hall, table: str, seat: Seat | None) -> bytes:
    """How things stand for a seat, or a spectator, as a snapshot in JSON; NotNow."""
    live = await hall.open(table)
    if live.table is None:
        raise NotNow(SENTENCE if live.frozen else "this table has not started yet")
    return encode(Snapshot(version(live.table, seat), now_of(live.table, seat)))


async def _commit(hall: Hall, table: str, decide: Decide) -> None:
    with suppress(_Nothing, TableFrozen):
        await hall.commit(table, decide)
