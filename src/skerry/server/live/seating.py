"""Seating: who may make a table, sit down at it, leave it, start it, delete it, play again.

Each function decides and writes in one transaction; Declined says why something is not done.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, func, select

from skerry.bots import registry as bots
from skerry.core.registry import AnyPlugin, find
from skerry.protocol.forms import BotSeat, Join, KeptSeat, MySeat, NewTable, OpenSeat, SeatWish
from skerry.protocol.table_info import SeatKind, Status, Visibility
from skerry.server.http.problems import Declined, unknown_table
from skerry.server.people.identity import Person, claimant
from skerry.server.store.rows import (
    OPEN_CHAIR,
    AnyRow,
    Chair,
    Wishes,
    add_table,
    bot_chair,
    delete_table,
    info_of,
    kept_seat,
    locked_row,
    people_called,
    person_chair,
    person_seat,
    seats_of,
    set_chair,
    silence,
    table_row,
    touch,
)
from skerry.server.store.schema import TABLES


@dataclass(frozen=True)
class Left:
    """What became of a table that somebody left."""

    deleted: bool = False
    playing: int | None = None
    """The seat that a bot must play now."""


def read_wishes(form: NewTable) -> Wishes:
    """A table as its host wants it, if the game can be played so."""
    plugin = _game(form.game)
    try:
        options = plugin.record_reader.read_options(form.options)
    except ValueError as error:
        raise Declined(400, str(error), "$.options") from None
    seats = len(form.seats)
    if seats not in plugin.seats:
        many = f"{plugin.title} has {plugin.seats[0]} to {plugin.seats[-1]} seats, not {seats}."
        raise Declined(400, many, "$.seats")
    if not plugin.fits(seats, options):
        raise Declined(
            400, f"With these options {plugin.title} cannot have {seats} seats.", "$.seats"
        )
    return Wishes(
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
    """A new table of a person who has less than `most` unfinished ones: its id."""
    wishes = read_wishes(form)
    _check_unfinished(connection, person, most)
    chairs = [
        _chair(connection, form.game, number, wish, person)
        for number, wish in enumerate(form.seats)
    ]
    people = [chair.person for chair in chairs if chair.person is not None]
    if len(people) > len(set(people)):
        raise Declined(400, "Nobody can have two seats.", "$.seats")
    if form.luck is not None and any(
        chair.kind is not SeatKind.BOT and chair.person != person.id for chair in chairs
    ):
        raise Declined(400, "Only against bots the luck can be chosen.", "$.luck")
    return add_table(connection, wishes, chairs, person.id)


def _chair(connection: Connection, game: str, number: int, wish: SeatWish, person: Person) -> Chair:
    match wish:
        case MySeat():
            return person_chair(person.id, person.name, taken=True)
        case OpenSeat():
            return OPEN_CHAIR
        case BotSeat(bot):
            return _bot(bot, game, f"$.seats[{number}].bot")
        case KeptSeat(name):
            other = claimant(connection, name)
            if other is None:
                nobody = f"Nobody has claimed the name {name}."
                raise Declined(400, nobody, f"$.seats[{number}].name")
            return person_chair(other.id, other.name, taken=False)


def join(connection: Connection, table: str, form: Join, person: Person) -> None:
    """Sit down; whoever sits there already stays there."""
    row, seats = _locked(connection, table)
    if person_seat(seats, person.id) is not None:
        return
    if row.status != Status.WAITING:
        raise Declined(409, "This table has started already.")
    kept = kept_seat(seats, person.id)
    if kept is None and row.visibility == Visibility.LINK and form.code != row.code:
        raise Declined(403, "This table asks for its code.", "$.code")
    seat = _free_seat(seats, form.seat, kept)
    if kept is not None and seat != kept:
        set_chair(connection, table, kept, OPEN_CHAIR)
    set_chair(connection, table, seat, person_chair(person.id, person.name, taken=True))
    touch(connection, table)


def _free_seat(seats: Sequence[AnyRow], wanted: int | None, kept: int | None) -> int:
    free: list[int] = [row.seat for row in seats if row.kind == SeatKind.OPEN or row.seat == kept]
    if wanted is not None:
        if not 0 <= wanted < len(seats):
            raise Declined(400, "There is no such seat.", "$.seat")
        if wanted not in free:
            raise Declined(409, "This seat is taken.", "$.seat")
        return wanted
    if kept is not None:
        return kept
    if not free:
        raise Declined(409, "All seats are taken.")
    return free[0]


def leave(connection: Connection, table: str, person: str) -> Left:
    """Get up, or give up a seat that is kept; at a running table the caller lets a bot sit in."""
    row, seats = _locked(connection, table)
    seat = person_seat(seats, person)
    kept = kept_seat(seats, person)
    if seat is None and kept is None and row.host != person:
        raise Declined(403, "You do not sit at this table.")
    if row.status == Status.FINISHED:
        raise Declined(409, "This game is over.")
    if row.status == Status.RUNNING:
        if seat is None:
            raise Declined(409, "You do not sit at this table, you only host it.")
        return Left(playing=seat)
    if row.status == Status.FROZEN:
        return _leave_frozen(connection, row, seats, person)
    others = [other.person for other in seats if other.taken and other.person not in {None, person}]
    if row.host == person and not others:
        delete_table(connection, table)
        return Left(deleted=True)
    for mine in {seat, kept} - {None}:
        assert mine is not None, "it was taken out"
        set_chair(connection, table, mine, OPEN_CHAIR)
    touch(connection, table, **({"host": others[0]} if row.host == person else {}))
    return Left()


def _leave_frozen(
    connection: Connection, row: AnyRow, seats: Sequence[AnyRow], person: str
) -> Left:
    """Nobody plays on: the name stays at the seat, the person is gone, the last one deletes it."""
    others = [other.person for other in seats if other.person not in {None, person}]
    if not others:
        delete_table(connection, row.id)
        return Left(deleted=True)
    for seat in seats:
        if seat.person == person:
            chair = Chair(SeatKind(seat.kind), None, seat.name, seat.bot, taken=True)
            set_chair(connection, row.id, seat.seat, chair)
    touch(connection, row.id, **({"host": others[0]} if row.host == person else {}))
    return Left()


def prepare_start(connection: Connection, table: str, fill: str | None, person: Person) -> None:
    """Make sure that a table can start: the host wants it, and bots take the seats left."""
    row, seats = _locked(connection, table)
    _check_host(row, person)
    if row.status != Status.WAITING:
        raise Declined(409, "This table has started already.")
    free = [seat.seat for seat in seats if not seat.taken]
    if free and fill is None:
        many = "One seat is" if len(free) == 1 else f"{len(free)} seats are"
        raise Declined(409, f"{many} still free.")
    chair = None if fill is None else _bot(fill, row.game, "$.fill")
    for seat in free:
        assert chair is not None, "free seats are filled"
        set_chair(connection, table, seat, chair)


def is_complete(connection: Connection, table: str) -> bool:
    """Does a table wait for nobody, and wants to start by itself?"""
    row = table_row(connection, table)
    if row is None or row.status != Status.WAITING or not row.auto_start:
        return False
    return all(seat.taken for seat in seats_of(connection, table))


def remove(connection: Connection, table: str, person: Person) -> None:
    """Delete one's own unfinished table."""
    row, seats = _locked(connection, table)
    _check_host(row, person)
    if row.status == Status.FINISHED:
        raise Declined(409, "This game is over; its table goes by itself after some time.")
    others = [seat for seat in seats if seat.taken and seat.person not in {None, person.id}]
    if row.status == Status.RUNNING and others:
        raise Declined(409, "Other people play at this table; leave it, and a bot sits in for you.")
    delete_table(connection, table)


def rematch(connection: Connection, table: str, person: Person, most: int) -> str:
    """The table where it goes on: the first who asks makes it, everybody gets a seat at it."""
    row, seats = _locked(connection, table)
    if person_seat(seats, person.id) is None:
        raise Declined(403, "You did not play at this table.")
    if row.status != Status.FINISHED:
        raise Declined(409, "This game is not over yet.")
    again: str | None = row.rematch
    if again is None or table_row(connection, again) is None:
        _check_unfinished(connection, person, most)
        again = _make_rematch(connection, row, seats, person)
        touch(connection, table, rematch=again)
        return again
    _, chairs = _locked(connection, again)
    kept = kept_seat(chairs, person.id)
    if kept is not None:
        join(connection, again, Join(), person)
    return again


def _make_rematch(
    connection: Connection, row: AnyRow, seats: Sequence[AnyRow], person: Person
) -> str:
    info = info_of(row, seats, person=None)
    wishes = Wishes(
        game=row.game,
        options=row.options,
        clock=info.clock,
        visibility=info.visibility,
        aids=info.aids,
        chat=info.chat,
        auto_start=True,
    )
    # Everybody moves one seat on, so that another one begins where the order counts.
    turned = [*seats[1:], seats[0]]
    chairs = [_chair_again(seat, person) for seat in turned]
    return add_table(connection, wishes, chairs, person.id)


def _chair_again(seat: AnyRow, person: Person) -> Chair:
    if seat.kind == SeatKind.BOT:
        return bot_chair(seat.bot)
    if seat.person is None:
        return OPEN_CHAIR
    if seat.person == person.id:
        return person_chair(person.id, person.name, taken=True)
    return person_chair(seat.person, seat.name, taken=False)


def silence_called(
    connection: Connection, table: str, name: str, person: Person, *, on: bool
) -> None:
    """Silence everybody who goes by a name at one's own table, or let them speak again."""
    row, _ = _locked(connection, table)
    _check_host(row, person)
    meant = people_called(connection, table, name)
    if not meant:
        raise Declined(404, f"Nobody called {name} sits or talks at this table.", "$.name")
    if person.id in meant:
        raise Declined(409, "A host cannot be silenced.", "$.name")
    silence(connection, table, meant, on=on)


def _game(name: str) -> AnyPlugin:
    try:
        return find(name)
    except ValueError as error:
        raise Declined(400, str(error), "$.game") from None


def _bot(name: str, game: str, where: str) -> Chair:
    try:
        bots.find(name, game)
    except ValueError as error:
        raise Declined(400, str(error), where) from None
    return bot_chair(name)


def _locked(connection: Connection, table: str) -> tuple[AnyRow, list[AnyRow]]:
    row = locked_row(connection, table)
    if row is None:
        raise unknown_table()
    return row, seats_of(connection, table)


def _check_host(row: AnyRow, person: Person) -> None:
    if row.host != person.id:
        raise Declined(403, "Only the host of this table can do that.")


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
        raise Declined(429, f"You have {hosted} unfinished tables; finish or delete one first.")
