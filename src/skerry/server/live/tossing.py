"""Tosses under way: seats reveal their secrets, deadlines pass, and the game begins."""

from functools import partial

from skerry.protocol.forms import Reveal
from skerry.protocol.table_info import Status
from skerry.server.live.live_tables import LiveTables
from skerry.server.live.play import begun, open_game
from skerry.server.people.identity import Person
from skerry.server.people.seating import seat_in_toss
from skerry.server.refusals import Invalid, NotNow, UnknownTable
from skerry.server.store.database import Connection
from skerry.server.store.rows import locked_row, new_secret, seats_of
from skerry.server.store.times import now_ms
from skerry.server.store.tosses import read_toss, store_toss
from skerry.table import toss as tosses


async def reveal(live_tables: LiveTables, table: str, form: Reveal, person: Person) -> None:
    """Take the secret of a person's seat; the last one begins the game. Declined."""
    work = partial(_reveal, live_tables=live_tables, table=table, form=form, person=person)
    await _report(live_tables, table, began=await live_tables.database.write(work))


async def expire(live_tables: LiveTables, table: str) -> None:
    """Continue a toss whose deadline is over, unless another worker has done so."""
    work = partial(_expire, live_tables=live_tables, table=table)
    await _report(live_tables, table, began=await live_tables.database.write(work))


async def _report(live_tables: LiveTables, table: str, *, began: bool) -> None:
    await (begun(live_tables, table) if began else live_tables.changed(table))


def _reveal(
    connection: Connection, live_tables: LiveTables, table: str, form: Reveal, person: Person
) -> bool:
    """Write down a secret, and the start of the game with the last one: whether it began now."""
    row = locked_row(connection, table)
    if row is None:
        raise UnknownTable
    seat = seat_in_toss(seats_of(connection, table), person)
    toss = read_toss(row)
    if toss is None:
        raise NotNow("The seed of this table is fixed already.")
    try:
        revealed = tosses.reveal(toss, seat, form.toss, form.secret)
    except tosses.WrongSecret as error:
        raise Invalid(str(error), "$.secret") from None
    except tosses.TossRefused as error:
        raise NotNow(str(error)) from None
    return revealed != toss and _continue(connection, live_tables, table, revealed)


def _expire(connection: Connection, live_tables: LiveTables, table: str) -> bool:
    row = locked_row(connection, table)
    toss = None if row is None else read_toss(row)
    if row is None or toss is None or row.status != Status.WAITING:
        return False
    expired = tosses.expire(toss, new_secret(), now_ms(), live_tables.toss_until())
    return expired != toss and _continue(connection, live_tables, table, expired)


def _continue(
    connection: Connection, live_tables: LiveTables, table: str, toss: tosses.Toss
) -> bool:
    store_toss(connection, table, toss)
    if toss.under_way:
        return False
    # In the same transaction: a server that is killed leaves no toss without its game.
    open_game(connection, live_tables, table)
    return True
