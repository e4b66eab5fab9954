"""The end of a game: a row for each person who played it, which outlives the table, and a record.

The last move only says in the row of its table that the game is over, and by when its end must be
stored (`attend_at`). All of this follows from the log, so it may come a moment later, or after a
crash.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from skerry.core.luck import seed_of
from skerry.core.score import Result
from skerry.protocol.table_info import SeatKind, Status
from skerry.server.refusals import UnknownTable
from skerry.server.store import log
from skerry.server.store.schema import PLAYED, RECORDS, SEATS, TABLES
from skerry.table.recording import encode_match, match_of

PAUSE = 5 * 60 * 1000
"""The most milliseconds between two moves that count as played."""
PEOPLE, MIXED = "people", "mixed"
"""Levels of games with other people, and with bots of several levels."""
OVERDUE = 60_000
"""Milliseconds after which any worker stores an end that the worker of the table did not."""
AT_ONCE = 20
"""The most overdue ends that one query returns."""

_OPTIONS = msgspec.json.Decoder(dict[str, Any])


class PersonGone(Exception):
    """Somebody who played was deleted at the moment when the end was stored."""


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


class GameEnd(msgspec.Struct, frozen=True):
    """What is stored when a game is over."""

    table: str
    at: int
    length: int
    """Milliseconds that were played; long pauses between two moves are left out."""
    names: tuple[str, ...]
    seats: tuple[SeatEnd, ...]
    record: bytes


def read_end(connection: sa.Connection, table: str) -> GameEnd | None:
    """How a game ended, from its log; None: it is stored, or there is no such game.

    Whatever the rules make of a damaged log is raised.
    """
    missing = sa.select(TABLES.c.attend_at).where(
        TABLES.c.id == table, TABLES.c.status == Status.FINISHED.value
    )
    if connection.scalar(missing) is None:
        return None
    try:
        config, batches = log.load_whole(connection, table)
    except UnknownTable:
        return None
    match, names = match_of(config, batches)
    if match.result is None:
        return None
    times = [batch.at for batch in batches]
    length = sum(min(max(later - before, 0), PAUSE) for before, later in pairwise(times))
    record = encode_match(config, match, names)
    return GameEnd(table, times[-1], length, names, ends_of(match.result), record)


def store_end(connection: sa.Connection, end: GameEnd) -> bool:
    """Store how a game ended; False if somebody has deleted their name since it was read.

    PersonGone: nothing is stored, and the next time it works.
    """
    if not log.has_names(connection, end.table, end.names):
        return False
    try:
        _insert(connection, PLAYED, _played(connection, end))
    except IntegrityError as error:
        raise PersonGone(str(error)) from error
    _insert(connection, RECORDS, [{"table": end.table, "body": end.record}])
    mark_stored(connection, end.table)
    return True


def _insert(connection: sa.Connection, into: sa.Table, rows: list[dict[str, Any]]) -> None:
    """Insert some rows, unless another worker has done so."""
    kind = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    if rows:
        connection.execute(kind(into).on_conflict_do_nothing(), rows)


def _played(connection: sa.Connection, end: GameEnd) -> list[dict[str, Any]]:
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == end.table)).one()
    seats = connection.execute(
        sa.select(SEATS).where(SEATS.c.table == end.table).order_by(SEATS.c.seat)
    ).all()
    options = _OPTIONS.decode(row.options)
    return [
        {
            "person": seat.person,
            "table": end.table,
            "finished": end.at,
            "length": end.length,
            "game": row.game,
            "mode": str(options.get("mode") or ""),
            "level": str(options.get("difficulty") or level_of(seats, seat.seat)),
            "seats": len(seats),
            "place": how.place,
            "points": how.points,
            "counted": seat.bot_rounds is None,
            "day": daily_of(row.game, row.seed, row.created),
            "topics": msgspec.json.encode(how.topics).decode(),
        }
        for seat, how in zip(seats, end.seats, strict=True)
        if seat.kind == SeatKind.PERSON and seat.person is not None
    ]


def mark_stored(connection: sa.Connection, table: str) -> None:
    """Note that nothing of the end of a game is missing, or can be stored."""
    finished = (TABLES.c.id == table, TABLES.c.status == Status.FINISHED.value)
    connection.execute(sa.update(TABLES).where(*finished).values(attend_at=None))


def due_ends(connection: sa.Connection, now: int) -> list[tuple[str, int]]:
    """Tables whose end should be stored, with the time since when."""
    rows = connection.execute(
        sa.select(TABLES.c.id, TABLES.c.attend_at)
        .where(TABLES.c.attend_at <= now, TABLES.c.status == Status.FINISHED.value)
        .order_by(TABLES.c.attend_at)
        .limit(AT_ONCE)
    )
    return [(row.id, row.attend_at) for row in rows]


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
