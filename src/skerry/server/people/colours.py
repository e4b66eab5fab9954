"""Colours: who has which, before a game begins.

The first person who asks for a colour gets it. Bots give way, and get what is left at the start.
"""

from collections.abc import Sequence

from sqlalchemy import Connection

from skerry.core.colours import free_colours
from skerry.protocol.forms import ChooseColour, SeatColour
from skerry.protocol.table_info import SeatKind, Status
from skerry.server.people.identity import Person
from skerry.server.refusals import Forbidden, NotNow, UnknownTable
from skerry.server.store import rows
from skerry.server.store.rows import AnyRow
from skerry.server.store.tosses import read_toss


def colour_for(wanted: SeatColour | None, others: Sequence[AnyRow]) -> str | None:
    """The colour that a person asks for, or the first that no other person has; NotNow.

    A seat that is reserved for a rematch keeps its colour, too.
    """
    free = free_colours([seat.colour for seat in others if seat.kind == SeatKind.PERSON])
    if wanted is None:
        return next(iter(free), None)
    if wanted.value not in free:
        left = f"You can have {_either(free)}." if free else "No colour is left."
        raise NotNow(f"Somebody else has {wanted.value} already. {left}", "$.colour")
    return wanted.value


def _either(names: Sequence[str]) -> str:
    *first, last = names
    return f"{', '.join(first)} or {last}" if first else last


def giving_way(seats: Sequence[AnyRow], colour: str | None) -> dict[int, str | None]:
    """The bots that must give up a colour which a person takes."""
    return {
        seat.seat: None for seat in seats if seat.kind == SeatKind.BOT and seat.colour == colour
    }


def choose_colour(connection: Connection, table: str, form: ChooseColour, person: Person) -> None:
    """Change the colour of a person's seat, before the game begins."""
    row = rows.locked_row(connection, table)
    if row is None:
        raise UnknownTable
    seats = rows.seats_of(connection, table)
    seat = rows.seat_of(seats, person.id)
    if seat is None:
        raise Forbidden("You have no seat at this table.")
    toss = read_toss(row)
    if row.status != Status.WAITING or (toss is not None and toss.under_way):
        raise NotNow("The game has begun, so colours are fixed.")
    colour = colour_for(form.colour, [one for one in seats if one.seat != seat])
    rows.set_colours(connection, table, {**giving_way(seats, colour), seat: colour})
    rows.touch(connection, table)
