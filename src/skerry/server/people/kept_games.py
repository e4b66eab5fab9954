"""Games against bots only: they wait for their player, a number of them for a number of days."""

from sqlalchemy import Connection, select

from skerry.protocol.table_info import SeatKind, Status
from skerry.server.refusals import NotNow
from skerry.server.store import rows
from skerry.server.store.rows import AnyRow
from skerry.server.store.schema import SEATS, TABLES


def kept_games(connection: Connection, person: str) -> list[str]:
    """The ids of a person's running games against bots only; the one played longest ago first."""
    own = select(SEATS.c.table).where(SEATS.c.person == person, SEATS.c.taken)
    found = connection.execute(
        select(TABLES.c.id)
        .where(
            TABLES.c.id.in_(own),
            TABLES.c.status == Status.RUNNING.value,
            rows.only_one_person(),
        )
        .order_by(TABLES.c.touched, TABLES.c.id)
    )
    return [row.id for row in found]


def make_room(
    connection: Connection, table: str, person: str, most: int, *, drop: bool
) -> list[str]:
    """Delete the oldest games so that one that is about to begin can be kept: their ids.

    NotNow if there are too many and the person has not agreed to that.
    """
    row, seats = rows.table_row(connection, table), rows.seats_of(connection, table)
    begins = row is not None and row.status == Status.WAITING and is_against_bots(seats)
    if not begins or rows.seat_of(seats, person) is None:
        return []
    kept = kept_games(connection, person)
    too_many = kept[: max(len(kept) - most + 1, 0)]
    if too_many and not drop:
        raise NotNow(
            f"You have {len(kept)} unfinished games against bots; the server keeps this many. "
            "Finish one or give one up; with drop_oldest a new game replaces the oldest.",
            "$.drop_oldest",
        )
    for old in too_many:
        rows.delete_table(connection, old)
    return too_many


def is_against_bots(seats: list[AnyRow]) -> bool:
    """Whether exactly one person plays, and only bots besides."""
    kinds = [seat.kind for seat in seats]
    return kinds.count(SeatKind.PERSON) == 1 and SeatKind.OPEN not in kinds
