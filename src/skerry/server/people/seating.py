"""Seating: who may create, join, leave, start, delete and repeat a table.

Each function decides and writes in one transaction, or raises Declined.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, func, select

from skerry.bots import registry as bots
from skerry.core.registry import AnyPlugin, find
from skerry.protocol.forms import (
    BotSeat,
    Commit,
    Join,
    KeptSeat,
    MySeat,
    NewTable,
    OpenSeat,
    SeatWish,
)
from skerry.protocol.table_info import SeatKind, Status, TossPhase, Visibility
from skerry.server.people.colours import colour_for, giving_way
from skerry.server.people.identity import Person, claimant
from skerry.server.people.kept_games import is_against_bots
from skerry.server.people.nameless import remove_name
from skerry.server.refusals import Forbidden, Invalid, NotFound, NotNow, TooMany, UnknownTable
from skerry.server.store import calls, rows
from skerry.server.store.rows import OPEN_SEAT, AnyRow, NewTableRow, SeatRow
from skerry.server.store.schema import TABLES
from skerry.server.store.times import now_ms
from skerry.server.store.tosses import read_toss, store_toss
from skerry.table import toss as tosses


@dataclass(frozen=True)
class Left:
    """What happened to a table that a person left."""

    deleted: bool = False
    playing: int | None = None
    """The seat that a bot must take over."""


def read_choices(form: NewTable) -> NewTableRow:
    """The choices of a host, if the game allows them."""
    plugin = _game(form.game)
    try:
        options = plugin.record_reader.read_options(form.options)
    except ValueError as error:
        raise Invalid(str(error), "$.options") from None
    seats = len(form.seats)
    if seats not in plugin.seats:
        many = f"{plugin.title} has {plugin.seats[0]} to {plugin.seats[-1]} seats, not {seats}."
        raise Invalid(many, "$.seats")
    if not plugin.fits(seats, options):
        cannot = f"With these options {plugin.title} cannot have {seats} seats."
        raise Invalid(cannot, "$.seats")
    return NewTableRow(
        game=form.game,
        options=msgspec.json.encode(options).decode(),
        clock=form.clock,
        visibility=form.visibility,
        aids=form.aids,
        chat=form.chat,
        auto_start=form.auto_start,
        luck=form.luck,
    )


def make_table(connection: Connection, form: NewTable, person: Person, most: int) -> str:
    """Create a table for a person with fewer than `most` unfinished ones: its id."""
    choices = read_choices(form)
    _check_unfinished(connection, person, most)
    seats = [
        _new_seat(connection, form, number, wish, person) for number, wish in enumerate(form.seats)
    ]
    people = [seat.person for seat in seats if seat.person is not None]
    if len(people) > len(set(people)):
        raise Invalid("A person cannot have two seats.", "$.seats")
    if form.luck is not None and any(
        seat.kind is not SeatKind.BOT and seat.person != person.id for seat in seats
    ):
        raise Invalid("A seed can be chosen only in games against bots.", "$.luck")
    return rows.add_table(
        connection, choices, seats, person.id, _commitments(seats, person, form.commitment)
    )


def _commitments(
    seats: Sequence[SeatRow], person: Person, commitment: str | None
) -> dict[int, str]:
    """The commitment of a person who makes a table, by the seat that they take."""
    if commitment is None:
        return {}
    return {number: commitment for number, seat in enumerate(seats) if seat.person == person.id}


def _new_seat(
    connection: Connection, form: NewTable, number: int, wish: SeatWish, person: Person
) -> SeatRow:
    match wish:
        case MySeat():
            colour = colour_for(form.colour, ())
            return rows.person_seat(person.id, person.name, taken=True, colour=colour)
        case OpenSeat():
            return OPEN_SEAT
        case BotSeat(bot):
            return _bot(bot, form.game, f"$.seats[{number}].bot")
        case KeptSeat(name):
            other = claimant(connection, name)
            if other is None:
                nobody = f"Nobody has registered the name {name}."
                raise Invalid(nobody, f"$.seats[{number}].name")
            return rows.person_seat(other.id, other.name, taken=False)


def join(
    connection: Connection, table: str, form: Join, person: Person, calls_due: int | None = None
) -> None:
    """Take a seat; a person who has one keeps it. The others are called at `calls_due`."""
    row, seats = _locked(connection, table)
    mine = rows.seat_of(seats, person.id)
    if mine is not None:
        _commit_at_the_seat(connection, row, mine, form.commitment)
        return
    if row.status != Status.WAITING:
        raise NotNow("This table has started already.")
    toss = read_toss(row)
    if toss is not None and toss.under_way:
        raise NotNow("The toss is under way.")
    kept = rows.reserved_seat(seats, person.id)
    if kept is None and row.visibility == Visibility.LINK and form.code != row.code:
        raise Forbidden("You need the invitation code to join this table.", "$.code")
    seat = _free_seat(seats, form.seat, kept)
    colour = colour_for(form.colour, [one for one in seats if one.seat not in {seat, kept}])
    if kept is not None:
        # A rematch keeps the colours of its players.
        if form.colour is None:
            colour = seats[kept].colour or colour
        if seat != kept:
            rows.set_seat(connection, table, kept, OPEN_SEAT)
    rows.set_seat(
        connection, table, seat, rows.person_seat(person.id, person.name, taken=True, colour=colour)
    )
    rows.set_colours(connection, table, giving_way(seats, colour))
    rows.touch(connection, table)
    if calls_due is not None:
        calls.somebody_joined(connection, table, seat, calls_due, now_ms())
    _commit_at_the_seat(connection, row, seat, form.commitment)


def _commit_at_the_seat(
    connection: Connection, row: AnyRow, seat: int, commitment: str | None
) -> None:
    """Take the commitment of a person who sits down, or comes back from another device."""
    toss = read_toss(row)
    if commitment is not None and toss is not None and toss.phase is TossPhase.OPEN:
        committed = tosses.commit(toss, seat, toss.restarts, commitment, until=0)
        store_toss(connection, row.id, committed)


def commit(connection: Connection, table: str, form: Commit, person: Person, until: int) -> None:
    """Commit to a secret for the toss; `until` is the deadline of what follows the last one."""
    row, seats = _locked(connection, table)
    seat = seat_in_toss(seats, person)
    toss = read_toss(row)
    if toss is None:
        raise NotNow("The seed of this table is fixed already.")
    try:
        committed = tosses.commit(toss, seat, form.toss, form.commitment, until)
    except tosses.TossRefused as error:
        raise NotNow(str(error)) from None
    if committed != toss:
        store_toss(connection, table, committed)


def seat_in_toss(seats: Sequence[AnyRow], person: Person) -> int:
    """The seat of a person; Forbidden if they have none."""
    seat = rows.seat_of(seats, person.id)
    if seat is None:
        raise Forbidden("You have no seat at this table.")
    return seat


def _free_seat(seats: Sequence[AnyRow], wanted: int | None, kept: int | None) -> int:
    free: list[int] = [row.seat for row in seats if row.kind == SeatKind.OPEN or row.seat == kept]
    if wanted is not None:
        if not 0 <= wanted < len(seats):
            raise Invalid("There is no such seat.", "$.seat")
        if wanted not in free:
            raise NotNow("This seat is taken.", "$.seat")
        return wanted
    if kept is not None:
        return kept
    if not free:
        raise NotNow("All seats are taken.")
    return free[0]


def leave(connection: Connection, table: str, person: str) -> Left:
    """Leave a seat, taken or reserved; at a table with people the caller lets a bot play it."""
    row, seats = _locked(connection, table)
    seat = rows.seat_of(seats, person)
    kept = rows.reserved_seat(seats, person)
    if seat is None and kept is None and row.host != person:
        raise Forbidden("You have no seat at this table.")
    status = rows.status_of(row)
    if status is Status.RUNNING and seat is not None:
        # A game against bots only waits for its player.
        return Left() if is_against_bots(seats) else Left(playing=seat)
    if status is not Status.WAITING:
        return _leave_for_good(connection, row, seats, person)
    others = [other.person for other in seats if other.taken and other.person not in {None, person}]
    if row.host in {None, person} and not others:
        rows.delete_table(connection, table)
        return Left(deleted=True)
    toss = read_toss(row)
    if seat is not None and toss is not None:
        store_toss(connection, table, tosses.vacate(toss, seat, rows.new_secret()))
    for mine in {seat, kept} - {None}:
        assert mine is not None, "None was removed"
        rows.set_seat(connection, table, mine, OPEN_SEAT)
    rows.touch(connection, table, **({"host": others[0]} if row.host == person else {}))
    return Left()


def _leave_for_good(
    connection: Connection, row: AnyRow, seats: Sequence[AnyRow], person: str
) -> Left:
    """Leave a table without playing at it: the last person deletes it, unless it is over."""
    others = [other.person for other in seats if other.person not in {None, person}]
    if not others and rows.status_of(row) is not Status.FINISHED:
        rows.delete_table(connection, row.id)
        return Left(deleted=True)
    for seat in seats:
        if seat.person == person:
            remove_name(connection, row.id, seat.seat)
    if row.host == person:
        rows.touch(connection, row.id, host=others[0] if others else None)
    return Left()


def prepare_start(connection: Connection, table: str, fill: str | None, person: Person) -> None:
    """Check that the host may start a table, and fill its free seats with bots."""
    row, seats = _locked(connection, table)
    _check_host(row, person)
    if row.status != Status.WAITING:
        raise NotNow("This table has started already.")
    free = [seat.seat for seat in seats if not seat.taken]
    if free and fill is None:
        many = "One seat is" if len(free) == 1 else f"{len(free)} seats are"
        raise NotNow(f"{many} still free.")
    bot = None if fill is None else _bot(fill, row.game, "$.fill")
    for seat in free:
        assert bot is not None, "free seats are filled"
        rows.set_seat(connection, table, seat, bot)


def is_complete(connection: Connection, table: str) -> bool:
    """Whether a table has all its players and starts by itself, but has not yet."""
    row = rows.table_row(connection, table)
    if row is None or row.status != Status.WAITING or not row.auto_start:
        return False
    toss = read_toss(row)
    if toss is not None and toss.under_way:
        return False
    return all(seat.taken for seat in rows.seats_of(connection, table))


def remove(connection: Connection, table: str, person: Person) -> None:
    """Delete an unfinished table of the person, or give up their game against bots."""
    row, seats = _locked(connection, table)
    gives_up = is_against_bots(seats) and rows.seat_of(seats, person.id) is not None
    if not (row.status == Status.RUNNING and gives_up):
        _check_host(row, person)
    if row.status == Status.FINISHED:
        raise NotNow("This game is over; its table is deleted automatically after some time.")
    others = [seat for seat in seats if seat.taken and seat.person not in {None, person.id}]
    if row.status == Status.RUNNING and others:
        raise NotNow("Other people play at this table; leave it, and a bot plays for you.")
    rows.delete_table(connection, table)


def rematch(
    connection: Connection, table: str, person: Person, most: int, commitment: str | None = None
) -> str:
    """The table of the rematch: the first request creates it, with a seat for each player."""
    row, seats = _locked(connection, table)
    if rows.seat_of(seats, person.id) is None:
        raise Forbidden("You did not play at this table.")
    if row.status != Status.FINISHED:
        raise NotNow("This game is not over yet.")
    again: str | None = row.rematch
    if again is None or rows.table_row(connection, again) is None:
        _check_unfinished(connection, person, most)
        _check_options(row)
        again = _make_rematch(connection, row, seats, person, commitment)
        rows.touch(connection, table, rematch=again)
        return again
    _, seats = _locked(connection, again)
    if any(seat.person == person.id for seat in seats):
        join(connection, again, Join(commitment=commitment), person)
    return again


def _make_rematch(
    connection: Connection,
    row: AnyRow,
    seats: Sequence[AnyRow],
    person: Person,
    commitment: str | None,
) -> str:
    info = rows.info_of(row, seats, person=None)
    choices = NewTableRow(
        game=row.game,
        options=row.options,
        clock=info.clock,
        visibility=info.visibility,
        aids=info.aids,
        chat=info.chat,
        auto_start=True,
    )
    # Everyone moves one seat on, so that another player begins where the order matters.
    turned = [_seat_again(seat, person) for seat in (*seats[1:], seats[0])]
    return rows.add_table(
        connection, choices, turned, person.id, _commitments(turned, person, commitment)
    )


def _seat_again(seat: AnyRow, person: Person) -> SeatRow:
    if seat.kind == SeatKind.BOT:
        return rows.bot_seat(seat.bot, seat.colour)
    if seat.person is None:
        return OPEN_SEAT
    if seat.person == person.id:
        return rows.person_seat(person.id, person.name, taken=True, colour=seat.colour)
    return rows.person_seat(seat.person, seat.name, taken=False, colour=seat.colour)


def silence(connection: Connection, table: str, speaker: str, person: Person, *, on: bool) -> None:
    """Hide what a speaker writes at the person's own table, or show it again."""
    row, _ = _locked(connection, table)
    _check_host(row, person)
    meant = rows.speaking_as(connection, table, speaker)
    if meant is None:
        raise NotFound("This person does not play or write at this table.", "$.speaker")
    if person.id == meant:
        raise NotNow("A host cannot be silenced.", "$.speaker")
    rows.silence(connection, table, meant, on=on)


def _game(name: str) -> AnyPlugin:
    try:
        return find(name)
    except ValueError as error:
        raise Invalid(str(error), "$.game") from None


def _bot(name: str, game: str, where: str) -> SeatRow:
    try:
        bots.find(name, game)
    except ValueError as error:
        raise Invalid(str(error), where) from None
    return rows.bot_seat(name)


def _check_options(row: AnyRow) -> None:
    """Whether the game of an old table can be played again as it was."""
    try:
        find(row.game).wire.read_options(row.options)
    except Exception:
        # The game is not installed, its options have changed, or the row is damaged.
        raise NotNow("This game cannot be played again on this server.") from None


def _locked(connection: Connection, table: str) -> tuple[AnyRow, list[AnyRow]]:
    row = rows.locked_row(connection, table)
    if row is None:
        raise UnknownTable
    return row, rows.seats_of(connection, table)


def _check_host(row: AnyRow, person: Person) -> None:
    if row.host != person.id:
        raise Forbidden("Only the host of this table can do that.")


def _check_unfinished(connection: Connection, person: Person, most: int) -> None:
    hosted = connection.execute(
        select(func.count())
        .select_from(TABLES)
        .where(
            TABLES.c.host == person.id,
            TABLES.c.status.not_in([Status.FINISHED.value, Status.FROZEN.value]),
        )
    ).scalar_one()
    if hosted >= most:
        raise TooMany(f"You have {hosted} unfinished tables; finish or delete one first.")
