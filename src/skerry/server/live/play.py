"""What people do at a running table: move, take back, leave, come back, go on vacation."""

from contextlib import suppress
from functools import partial

import msgspec
from sqlalchemy import Connection, select, update

from skerry.core.event import Seat
from skerry.core.game import Move
from skerry.core.legal import IllegalMove
from skerry.protocol.messages import MakeMove, Refused, Snapshot, TakeBack, encode
from skerry.protocol.refusals import Refusal
from skerry.protocol.table_info import DaysClock, SeatKind, Status
from skerry.server.live.live_tables import Decide, LiveTable, LiveTables
from skerry.server.store import log
from skerry.server.store.log import TableFrozen, config_from
from skerry.server.store.rows import locked_row, seats_of
from skerry.server.store.schema import PEOPLE, SEATS, TABLES
from skerry.server.store.times import now_ms
from skerry.server.store.verdicts import SENTENCE
from skerry.table.entries import (
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
from skerry.table.queries import illegal
from skerry.table.table import NoSuchMove, Table, new_table, read_move
from skerry.table.updates import now_of, version


class NotDone(Exception):
    """A message that is not done, with what to answer."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.sentence)
        self.refused = refused


class NotNow(Exception):
    """Something that a table does not allow as it is; the message says why."""


class _Nothing(Exception):
    """There is nothing to change."""


async def make_move(live_tables: LiveTables, live: LiveTable, seat: Seat, said: MakeMove) -> int:
    """Make a person's move: the version that it is part of. NotDone."""
    try:
        with suppress(_Nothing):
            await live_tables.commit(live.id, partial(_decide_move, seat=seat, said=said))
    except IllegalMove as error:
        raise NotDone(illegal(said.id, error)) from None
    assert live.table is not None, "a move was made"
    return version(live.table, seat)


def _decide_move(table: Table, seat: Seat, said: MakeMove) -> tuple[AnyEntry, ...]:
    if table.knows(seat, said.id):
        raise _Nothing
    try:
        move = read_move(table.config, seat, said.move)
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


async def take_move_back(
    live_tables: LiveTables, live: LiveTable, seat: Seat, said: TakeBack
) -> int:
    """Take back a person's last move: the version in which it is gone. NotDone."""
    with suppress(_Nothing):
        await live_tables.commit(live.id, partial(_decide_undo, seat=seat, said=said))
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


async def start(live_tables: LiveTables, table: str) -> None:
    """Begin the game of a table whose seats are all taken; NotNow."""
    await live_tables.database.write(partial(begin, live_tables=live_tables, table=table))
    await begun(live_tables, table)


async def begun(live_tables: LiveTables, table: str) -> None:
    """Tell everybody that a game has begun, and let its bots play."""
    await live_tables.changed(table)
    live_tables.after_batch(await live_tables.open(table))


def begin(connection: Connection, live_tables: LiveTables, table: str) -> None:
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
    fresh = new_table(config_from(row))
    entries: list[AnyEntry] = [Started(fresh.config.plugin.game.version, names, bots)]
    if isinstance(fresh.config.clock, DaysClock):
        people = {seat.person: seat.seat for seat in seats if seat.person is not None}
        away = select(PEOPLE.c.id).where(
            PEOPLE.c.id.in_(people), PEOPLE.c.vacation_until.is_not(None)
        )
        entries += [Paused(people[person.id]) for person in connection.execute(away)]
    batch = fresh.extend(now_ms(), entries)
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table)
        .values(status=Status.RUNNING.value, rules=fresh.config.plugin.game.version)
    )
    log.append(connection, table, 0, batch, live_tables.mark(fresh), None)


async def sit_in(live_tables: LiveTables, table: str, seat: Seat, why: Cause) -> None:
    """Let a bot play for a person."""

    def decide(found: Table) -> tuple[AnyEntry, ...]:
        if found.player(seat) is not None or not found.awaits:
            raise _Nothing
        return (SatIn(seat, found.config.stand_in, why),)

    await _commit(live_tables, table, decide)


async def take_back(live_tables: LiveTables, table: str, seat: Seat) -> None:
    """Let the person play again."""

    def decide(found: Table) -> tuple[AnyEntry, ...]:
        if seat not in found.stand_ins or not found.awaits:
            raise _Nothing
        return (Returned(seat),)

    await _commit(live_tables, table, decide)


async def vacation(live_tables: LiveTables, person: str, on: bool) -> None:
    """Hold or release the day clocks of a person, at all tables."""
    for table, seat in await live_tables.database.read(partial(_day_tables, person=person)):

        def decide(found: Table, seat: Seat = seat) -> tuple[AnyEntry, ...]:
            if not found.awaits or found.clocks[seat].paused == on:
                raise _Nothing
            return (Paused(seat) if on else Resumed(seat),)

        await _commit(live_tables, table, decide)


def _day_tables(connection: Connection, person: str) -> list[tuple[str, Seat]]:
    rows = connection.execute(
        select(TABLES.c.id, SEATS.c.seat, TABLES.c.clock)
        .join(SEATS, SEATS.c.table == TABLES.c.id)
        .where(SEATS.c.person == person, TABLES.c.status == Status.RUNNING.value)
    )
    return [(row.id, row.seat) for row in rows if '"days"' in row.clock]


async def view(live_tables: LiveTables, table: str, seat: Seat | None) -> bytes:
    """How things stand for a seat, or a spectator, as a snapshot in JSON; NotNow."""
    live = await live_tables.open(table)
    if live.table is None:
        raise NotNow(SENTENCE if live.frozen else "this table has not started yet")
    return encode(Snapshot(version(live.table, seat), now_of(live.table, seat)))


async def _commit(live_tables: LiveTables, table: str, decide: Decide) -> None:
    with suppress(_Nothing, TableFrozen):
        await live_tables.commit(table, decide)
