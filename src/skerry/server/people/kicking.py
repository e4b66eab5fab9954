"""Kicking a person out: they leave all tables that have not begun, and are signed out."""

from sqlalchemy import Connection, delete, select

from skerry.protocol.table_info import Status
from skerry.server.people import seating
from skerry.server.people.kept_games import is_against_bots
from skerry.server.store.rows import seats_of
from skerry.server.store.schema import SEATS, SESSIONS, TABLES


def waits_alone(connection: Connection, table: str) -> bool:
    """Whether a game is against bots only, so that it waits for its player."""
    return is_against_bots(seats_of(connection, table))


def leave_and_sign_out(connection: Connection, person: str) -> list[str]:
    """Leave the tables that have not begun, and end all sessions: the tables that changed."""
    seated = select(SEATS.c.table).where(SEATS.c.person == person)
    waiting = select(TABLES.c.id).where(
        TABLES.c.status == Status.WAITING.value,
        TABLES.c.id.in_(seated) | (TABLES.c.host == person),
    )
    tables = sorted(connection.scalars(waiting))
    for table in tables:
        seating.leave(connection, table, person)
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))
    return tables
