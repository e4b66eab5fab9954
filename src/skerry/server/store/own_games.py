"""A person's finished games, page by page, and statistics of them.

Both read a bounded number of rows by an index, however many games there are.
"""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Annotated, Any

import msgspec
import sqlalchemy as sa

from skerry.protocol.own_games import (
    Dailies,
    PlayedGame,
    PlayedPage,
    RecentGame,
    Statistics,
    Tally,
    TopicTally,
)
from skerry.server.refusals import Invalid
from skerry.server.store.rows import info_of, rows, seats_of_all
from skerry.server.store.schema import PLAYED, TABLES

MOST = 2000
"""The most games that statistics count."""
RECENT = 30
"""The games of the curve, of each game."""

_TOPICS = msgspec.json.Decoder(dict[str, int])


class PlayedWanted(msgspec.Struct, frozen=True):
    """The query of a request for finished games."""

    after: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    """The `next` of the previous page."""
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 20


def played_page(connection: sa.Connection, wanted: PlayedWanted, person: str) -> PlayedPage:
    """One page of a person's finished games, the newest first."""
    keys = (PLAYED.c.finished, PLAYED.c.table)
    query = sa.select(PLAYED).where(PLAYED.c.person == person)
    if wanted.after is not None:
        query = query.where(sa.tuple_(*keys) < sa.tuple_(*map(sa.literal, _place(wanted.after))))
    # One game more than wanted shows whether there is another page.
    query = query.order_by(*(key.desc() for key in keys)).limit(wanted.limit + 1)
    found = connection.execute(query).all()
    shown = found[: wanted.limit]
    ids = [row.table for row in shown]
    tables = {row.id: row for row in connection.execute(rows().where(TABLES.c.id.in_(ids)))}
    seats = seats_of_all(connection, list(tables))
    games = tuple(
        PlayedGame(
            row.table,
            row.game,
            row.finished,
            row.length,
            row.place,
            row.points,
            row.seats,
            bool(row.counted),
            info_of(tables[row.table], seats[row.table], person=person)
            if row.table in tables
            else None,
        )
        for row in shown
    )
    if len(found) == len(shown):
        return PlayedPage(games, None)
    return PlayedPage(games, f"{shown[-1].finished}.{shown[-1].table}")


def _place(text: str) -> tuple[int, str]:
    finished, _, table = text.partition(".")
    if not (finished.isascii() and finished.isdigit() and len(finished) < 19 and table):
        raise Invalid("This is not the `next` of any page.", "after")
    return int(finished), table


def statistics(connection: sa.Connection, person: str, today: date) -> Statistics:
    """Statistics of a person's newest games."""
    query = (
        sa.select(PLAYED)
        .where(PLAYED.c.person == person, PLAYED.c.counted)
        .order_by(PLAYED.c.finished.desc())
        .limit(MOST)
    )
    games = connection.execute(query).all()
    return Statistics(
        len(games),
        MOST,
        _tallies(games),
        _topics(games),
        _recent(games),
        _dailies((row.day for row in games if row.day is not None), today),
    )


def _tallies(games: Sequence[sa.Row[Any]]) -> tuple[Tally, ...]:
    kinds: dict[tuple[str, str, int, str], list[sa.Row[Any]]] = {}
    for row in games:
        kinds.setdefault((row.game, row.mode, row.seats, row.level), []).append(row)
    return tuple(
        Tally(
            *kind,
            len(found),
            _places([row.place for row in found]),
            max(row.points for row in found),
            sum(row.points for row in found),
        )
        for kind, found in sorted(kinds.items())
    )


def _places(places: Sequence[int]) -> tuple[int, ...]:
    return tuple(places.count(place) for place in range(1, max(places) + 1))


def _topics(games: Sequence[sa.Row[Any]]) -> tuple[TopicTally, ...]:
    earned: dict[tuple[str, str], list[int]] = {}
    for row in games:
        for topic, points in _topics_in(row).items():
            earned.setdefault((row.game, topic), []).append(points)
    return tuple(
        TopicTally(*key, len(points), max(points), sum(points))
        for key, points in sorted(earned.items())
    )


def _topics_in(row: sa.Row[Any]) -> dict[str, int]:
    try:
        return _TOPICS.decode(row.topics)
    except msgspec.DecodeError:
        # A damaged row still counts as a game.
        return {}


def _recent(games: Sequence[sa.Row[Any]]) -> tuple[RecentGame, ...]:
    left: dict[str, int] = {}
    found = []
    for row in games:
        left[row.game] = left.get(row.game, RECENT) - 1
        if left[row.game] >= 0:
            found.append(RecentGame(row.game, row.finished, row.points, row.place))
    return tuple(reversed(found))


def _dailies(days: Iterable[str], today: date) -> Dailies:
    """The streaks in some days, which may be there several times.

    >>> _dailies(["2026-11-16", "2026-11-15", "2026-11-12"], date(2026, 11, 17))
    Dailies(days=3, streak=2, longest=2)
    """
    played = {date.fromisoformat(day) for day in days}
    longest = streak = 0
    for day in played:
        if day + timedelta(1) in played:
            continue
        first = day
        while first - timedelta(1) in played:
            first -= timedelta(1)
        run = (day - first).days + 1
        longest = max(longest, run)
        if today - timedelta(1) <= day:
            streak = run
    return Dailies(len(played), streak, longest)
