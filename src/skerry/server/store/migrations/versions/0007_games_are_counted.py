"""Finished games have a row for each person who played: for lists and statistics."""

import json
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

PAUSE = 5 * 60 * 1000


def upgrade() -> None:
    """Games that are over already count, too; what their points were for is not known."""
    played = op.create_table(
        "played",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("length", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("mode", sa.String(32), nullable=False),
        sa.Column("level", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("topics", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "table", name="pk_played"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_played_person", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_played_person_finished", "played", ["person", "finished"])
    connection = op.get_bind()
    tables = sa.table("tables", *map(sa.column, ("id", "game", "options", "status", "result")))
    over = sa.select(tables).where(tables.c.status == "finished", tables.c.result.is_not(None))
    for row in connection.execute(over).all():
        found = _rows(connection, row)
        if found:
            connection.execute(sa.insert(played), found)


def _rows(connection: sa.Connection, row: sa.Row[Any]) -> list[dict[str, object]]:
    """The rows of a finished table; none if it is damaged."""
    seats_table = sa.table(
        "seats", *map(sa.column, ("table", "seat", "kind", "person", "bot", "bot_rounds"))
    )
    log = sa.table("log", sa.column("table"), sa.column("at"), sa.column("seq"))
    of_seats = seats_table.c.table == row.id
    seats = connection.execute(
        sa.select(seats_table).where(of_seats).order_by(seats_table.c.seat)
    ).all()
    times = list(
        connection.scalars(sa.select(log.c.at).where(log.c.table == row.id).order_by(log.c.seq))
    )
    try:
        options = json.loads(row.options)
        result = json.loads(row.result)
        scores, winners = list(result["scores"]), set(result["winners"])
        every = scores + [value for value in result.values() if isinstance(value, int)]
        pairs = pairwise(times)
        length = sum(min(max(later - at, 0), PAUSE) for at, later in pairs)
        return [
            {
                "person": seat.person,
                "table": row.id,
                "finished": times[-1],
                "length": length,
                "game": row.game,
                "mode": str(options.get("mode") or ""),
                "level": str(options.get("difficulty") or _level(seats, seat.seat)),
                "seats": len(seats),
                "place": 1
                if seat.seat in winners
                else max(2, 1 + sum(other > scores[seat.seat] for other in every)),
                "points": scores[seat.seat],
                "counted": seat.bot_rounds is None,
                "topics": "{}",
            }
            for seat in seats
            if seat.kind == "person" and seat.person is not None
        ]
    except (ValueError, KeyError, IndexError, TypeError, AttributeError):
        return []


def _level(seats: Sequence[sa.Row[Any]], own: int) -> str:
    rivals = {seat.bot if seat.kind == "bot" else "people" for seat in seats if seat.seat != own}
    if "people" in rivals:
        return "people"
    return rivals.pop() if len(rivals) == 1 else "mixed" if rivals else ""


def downgrade() -> None:
    """Earlier versions have no statistics."""
    op.drop_table("played")
