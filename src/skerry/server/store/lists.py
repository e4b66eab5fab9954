"""Lists of tables: mine, open ones, running ones to watch; page by page."""

import base64
import binascii
from enum import StrEnum
from typing import Annotated, Any

import msgspec
import sqlalchemy as sa

from skerry.core.registry import names
from skerry.protocol.forms import TablePage
from skerry.protocol.ids import TableId, Word
from skerry.protocol.table_info import SeatKind, Status, Visibility
from skerry.server.refusals import Invalid
from skerry.server.store.rows import info_of, rows, seats_of_all
from skerry.server.store.schema import SEATS, TABLES


class Which(StrEnum):
    """Which tables to list."""

    MINE = "mine"
    """Where I sit, where a seat is reserved for me, or that I host; my turns come first."""
    OPEN = "open"
    """Public tables with a free seat."""
    RUNNING = "running"
    """Public tables that can be watched."""


class Wanted(msgspec.Struct, frozen=True):
    """The query of a request for a list."""

    which: Which = Which.OPEN
    game: Word | None = None
    after: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    """The `next` of the previous page."""
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 20
    unfinished: bool = False
    """Leave out games that are over."""


class _Place(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The place of a table in a list, after which the next page starts."""

    which: Which
    waits: Annotated[int, msgspec.Meta(ge=0, le=1)]
    """1: it waits for a move of the person."""
    touched: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
    id: TableId


_PLACE = msgspec.json.Decoder(_Place)


def page_of(connection: sa.Connection, wanted: Wanted, person: str | None) -> TablePage:
    """One page of a list, as a person sees it."""
    if wanted.game is not None and wanted.game not in names():
        raise Invalid(f"There is no such game (there are: {', '.join(names())}).", "game")
    mine = wanted.which is Which.MINE
    waits: sa.ColumnElement[int] = _waits_for(person) if mine else sa.literal(0)
    query = _restricted(rows().add_columns(waits.label("waits")), wanted.which, person)
    if wanted.game is not None:
        query = query.where(TABLES.c.game == wanted.game)
    if wanted.unfinished:
        query = query.where(TABLES.c.status != Status.FINISHED.value)
    keys = [*([waits] if mine else []), TABLES.c.touched, TABLES.c.id]
    if wanted.after is not None:
        place = _read_place(wanted.after, wanted.which)
        after = [*([place.waits] if mine else []), place.touched, place.id]
        query = query.where(sa.tuple_(*keys) < sa.tuple_(*map(sa.literal, after)))
    # One table more than wanted shows whether there is another page.
    query = query.order_by(*(key.desc() for key in keys)).limit(wanted.limit + 1)
    found = connection.execute(query).all()
    shown = found[: wanted.limit]
    seats = seats_of_all(connection, [row.id for row in shown])
    tables = tuple(info_of(row, seats[row.id], person=person) for row in shown)
    if len(found) == len(shown):
        return TablePage(tables, None)
    last = shown[-1]
    return TablePage(tables, _write_place(_Place(wanted.which, last.waits, last.touched, last.id)))


def _restricted(query: sa.Select[Any], which: Which, person: str | None) -> sa.Select[Any]:
    if which is Which.MINE:
        seated = sa.select(SEATS.c.table).where(SEATS.c.person == person)
        return query.where(sa.or_(TABLES.c.id.in_(seated), TABLES.c.host == person))
    query = query.where(TABLES.c.visibility == Visibility.PUBLIC.value)
    if which is Which.RUNNING:
        return query.where(TABLES.c.status == Status.RUNNING.value)
    free = sa.exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == SeatKind.OPEN.value)
    return query.where(TABLES.c.status == Status.WAITING.value, free)


def _waits_for(person: str | None) -> sa.ColumnElement[int]:
    """1 for a table that waits for a move of this person, 0 for all others."""
    own = sa.literal("%,").concat(sa.cast(SEATS.c.seat, sa.String)).concat(",%")
    asked = sa.exists().where(
        SEATS.c.table == TABLES.c.id,
        SEATS.c.person == person,
        SEATS.c.taken,
        # Where a bot plays for the person, the table does not wait for them.
        SEATS.c.bot.is_(None),
        TABLES.c.awaits.like(own),
        TABLES.c.status != Status.FROZEN.value,
    )
    return sa.case((asked, 1), else_=0)


def _write_place(place: _Place) -> str:
    return base64.urlsafe_b64encode(msgspec.json.encode(place)).decode().rstrip("=")


def _read_place(text: str, which: Which) -> _Place:
    try:
        padded = text.encode("ascii") + b"=" * (-len(text) % 4)
        place = _PLACE.decode(base64.b64decode(padded, b"-_", validate=True))
    except (UnicodeError, binascii.Error, msgspec.DecodeError):
        raise Invalid("This is not the `next` of any page.", "after") from None
    if place.which is not which:
        raise Invalid("This is the `next` of another list.", "after")
    return place
