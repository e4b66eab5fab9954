"""The end of a game: a row for each person who played it, which outlives the table."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

import msgspec
import sqlalchemy as sa

from skerry.core.luck import seed_of
from skerry.core.score import Result
from skerry.protocol.table_info import SeatKind
from skerry.server.store.schema import LOG, PLAYED, SEATS, TABLES

PAUSE = 5 * 60 * 1000
"""The most milliseconds between two moves that count as played."""
PEOPLE, MIXED = "people", "mixed"
"""Levels of games with other people, and with bots of several levels."""

_OPTIONS = msgspec.json.Decoder(dict[str, Any])


class SeatEnd(msgspec.Struct, frozen=True):
    """How a seat ended."""

    place: int
    points: int
    topics: Mapping[str, int]
    """What the points were for."""


def ends_of(result: Result) -> tuple[SeatEnd, ...]:
    """How each seat ended; a winner is first, whatever broke the tie."""
    return tuple(
        SeatEnd(
            1
            if standing.seat in result.winners
            else max(2, 1 + sum(other.score > standing.score for other in result.everybody)),
            standing.score,
            standing.scorecard.by_topic(),
        )
        for standing in result.standings
    )


def store_ends(connection: sa.Connection, table: str, at: int, ends: Sequence[SeatEnd]) -> None:
    """Store what each person made of a game that has just ended."""
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == table)).one()
    seats = connection.execute(
        sa.select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)
    ).all()
    times = connection.scalars(sa.select(LOG.c.at).where(LOG.c.table == table).order_by(LOG.c.seq))
    length = sum(min(max(later - before, 0), PAUSE) for before, later in pairwise(times))
    options = _OPTIONS.decode(row.options)
    found = [
        {
            "person": seat.person,
            "table": table,
            "finished": at,
            "length": length,
            "game": row.game,
            "mode": str(options.get("mode") or ""),
            "level": str(options.get("difficulty") or level_of(seats, seat.seat)),
            "seats": len(seats),
            "place": end.place,
            "points": end.points,
            "counted": seat.bot_rounds is None,
            "day": daily_of(row.game, row.seed, row.created),
            "topics": msgspec.json.encode(end.topics).decode(),
        }
        for seat, end in zip(seats, ends, strict=True)
        if seat.kind == SeatKind.PERSON and seat.person is not None
    ]
    if found:
        connection.execute(sa.insert(PLAYED), found)


def level_of(seats: Sequence[sa.Row[Any]], own: int) -> str:
    """Against whom a seat played: a bot, bots of several levels, people, or nobody ("")."""
    rivals = {
        seat.bot if seat.kind == SeatKind.BOT else PEOPLE for seat in seats if seat.seat != own
    }
    if PEOPLE in rivals:
        return PEOPLE
    if len(rivals) > 1:
        return MIXED
    return str(rivals.pop()) if rivals else ""


def daily_of(game: str, seed: str | None, created: int) -> str | None:
    """The day of a table that was made as the daily game of that day; None for others."""
    day = datetime.fromtimestamp(created / 1000, UTC).date().isoformat()
    return day if seed == seed_of(f"daily {day} {game}") else None
