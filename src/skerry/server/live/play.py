"""What people do at a running table, committed to its log: decisions come from `skerry.table`."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial

from msgspec.json import encode as encode_json

from skerry.core.colours import with_the_rest
from skerry.core.event import Seat
from skerry.core.legal import IllegalMove
from skerry.protocol.messages import MakeMove, Snapshot, Undo, encode
from skerry.protocol.table_info import DaysClock, NoClock, SeatKind, Status
from skerry.server.live.live_table import LiveTable
from skerry.server.live.live_tables import Decide, LiveTables
from skerry.server.people import forgetting
from skerry.server.people.identity import people_on_vacation
from skerry.server.refusals import NotNow, UnknownTable
from skerry.server.store import log
from skerry.server.store.database import Connection, Unavailable
from skerry.server.store.log import TableFrozen, config_from
from skerry.server.store.rows import locked_row, running_seats, seats_of, set_colours, touch
from skerry.server.store.times import now_ms
from skerry.server.store.tosses import read_toss, store_toss
from skerry.server.store.verdicts import sentence_of
from skerry.table import decisions
from skerry.table import toss as tosses
from skerry.table.entries import Cause
from skerry.table.table import new_table
from skerry.table.updates import now_of, version_of

LOG = logging.getLogger("skerry.server.live.play")


async def follow(live_tables: LiveTables, live: LiveTable) -> None:
    """Read what other workers have appended, of which no notice may have come."""
    if live_tables.settings.bus is None:
        return
    # Without its database this worker tells what it knows.
    with suppress(Unavailable):
        await (live_tables.catch_up(live) if live.table else live_tables.refresh(live))


async def see_scoring(live_tables: LiveTables, live: LiveTable, seat: Seat) -> None:
    """Note that a person has looked at the last scoring."""
    await live_tables.commit(live.id, partial(decisions.see_scoring, seat=seat))


async def make_move(live_tables: LiveTables, live: LiveTable, seat: Seat, message: MakeMove) -> int:
    """Make a person's move: the version that contains it. MessageRefused."""
    try:
        await live_tables.commit(live.id, partial(decisions.make_move, seat=seat, message=message))
    except IllegalMove as error:
        raise decisions.refused_by_rules(error) from None
    assert live.table is not None, "a move was made"
    return version_of(live.table, seat)


async def undo_move(live_tables: LiveTables, live: LiveTable, seat: Seat, message: Undo) -> int:
    """Undo a person's last move: the version in which it is gone. MessageRefused."""
    await live_tables.commit(live.id, partial(decisions.undo_move, seat=seat, message=message))
    assert live.table is not None, "a move was undone"
    return version_of(live.table, seat)


async def start(live_tables: LiveTables, table: str) -> None:
    """Start a table whose seats are all taken; Declined."""
    work = partial(begin, live_tables=live_tables, table=table)
    began = await live_tables.database.write(work)
    await (begun(live_tables, table) if began else live_tables.changed(table))


async def begun(live_tables: LiveTables, table: str) -> None:
    """Tell all clients that a game has begun, and let its bots play."""
    await live_tables.changed(table)
    live_tables.publish(await live_tables.open(table))


def begin(connection: Connection, live_tables: LiveTables, table: str) -> bool:
    """Start a table whose seats are all taken: whether its game begins at once. Declined.

    Otherwise the seats first reveal their secrets for the toss.
    """
    row = locked_row(connection, table)
    if row is None:
        raise UnknownTable
    if row.status != Status.WAITING:
        raise NotNow("This table has started already.")
    seats = seats_of(connection, table)
    if not all(seat.taken for seat in seats):
        raise NotNow("There are still free seats.")
    toss = read_toss(row)
    if toss is not None:
        people = {seat.seat for seat in seats if seat.kind == SeatKind.PERSON}
        try:
            toss = tosses.start(toss, people, live_tables.toss_until())
        except tosses.TossRefused as error:
            raise NotNow(str(error)) from None
        store_toss(connection, table, toss)
        if toss.under_way:
            touch(connection, table)
            return False
    open_game(connection, live_tables, table)
    return True


def open_game(connection: Connection, live_tables: LiveTables, table: str) -> None:
    """Write the first batch of a table whose seed is fixed."""
    seats = seats_of(connection, table)
    names = tuple(
        f"bot:{seat.bot}" if seat.kind == SeatKind.BOT else seat.name or "somebody"
        for seat in seats
    )
    bots = {seat.seat: seat.bot for seat in seats if seat.kind == SeatKind.BOT}
    if len(bots) == len(seats) - 1:
        # A game against bots only waits for its player, so no clock runs.
        touch(connection, table, clock=encode_json(NoClock()).decode())
    row = locked_row(connection, table)
    assert row is not None, "the caller has locked it"
    with _startable(table):
        fresh = new_table(config_from(row))
    away: list[Seat] = []
    if isinstance(fresh.config.clock, DaysClock):
        people = {seat.person: seat.seat for seat in seats if seat.person is not None}
        away = [people[person] for person in people_on_vacation(connection, people)]
    # A seed without a toss promises all draws: there chance decides the pieces.
    colours = with_the_rest([seat.colour for seat in seats])
    pieces = fresh.config.plugin.coloured_pieces
    decide = pieces is not None and read_toss(row) is not None and None not in colours
    deciding = tuple(filter(None, colours)) if decide else ()
    with _startable(table):
        start_entries = decisions.start_game(fresh.config, names, bots, away, deciding)
        batch = fresh.extend(now_ms(), start_entries)
        if pieces is not None and not decide:
            colours = pieces.colours(fresh.match.state)
    set_colours(connection, table, dict(enumerate(colours)))
    version = fresh.config.plugin.game.version
    touch(connection, table, status=Status.RUNNING.value, rules=version)
    log.append(connection, table, 0, batch, live_tables.row_update(fresh), None)


@contextmanager
def _startable(table: str) -> Iterator[None]:
    """Refuse to start a game that is not installed, or whose options are unknown or damaged."""
    try:
        yield
    except Exception as error:
        LOG.warning("a table cannot start: %r", error, extra={"table": table})
        raise NotNow("This game cannot start on this server.") from None


async def let_bot_play(live_tables: LiveTables, table: str, seat: Seat, why: Cause) -> None:
    """Let a bot play for a person."""
    await _commit(live_tables, table, partial(decisions.let_bot_play, seat=seat, why=why))


async def return_to_seat(live_tables: LiveTables, table: str, seat: Seat) -> None:
    """Let a person play again after a bot."""
    await _commit(live_tables, table, partial(decisions.return_to_seat, seat=seat))


async def set_vacation(live_tables: LiveTables, person: str, on: bool) -> None:
    """Pause or resume the day clocks of a person at all tables."""
    read = partial(running_seats, person=person, days_only=True)
    for table, seat in await live_tables.database.read(read):
        await _commit(live_tables, table, partial(decisions.set_vacation, seat=seat, on=on))


async def forget(live_tables: LiveTables, person: str) -> None:
    """Delete a person: bots take over their running games, and their name disappears."""
    for table, seat in await live_tables.database.read(partial(running_seats, person=person)):
        await let_bot_play(live_tables, table, seat, Cause.LEFT)
    delete = partial(forgetting.forget_person, person=person)
    changed = await live_tables.database.write(delete)
    await live_tables.person_changed(person)
    for table in changed:
        await live_tables.changed(table)


async def view(live_tables: LiveTables, table: str, seat: Seat | None) -> bytes:
    """The current state for a seat, or a spectator, as a snapshot in JSON; NotNow."""
    live = await live_tables.open(table)
    await follow(live_tables, live)
    if live.table is None:
        raise NotNow(sentence_of(live.row) if live.frozen else "This table has not started yet.")
    return encode(Snapshot(version_of(live.table, seat), now_of(live.table, seat)))


async def _commit(live_tables: LiveTables, table: str, decide: Decide) -> None:
    """Commit a decision; a table that is frozen, or was just deleted, stays as it is."""
    with suppress(TableFrozen, UnknownTable):
        await live_tables.commit(table, decide)
