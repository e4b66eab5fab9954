"""The keys of the server: made once, kept in the database, the same for all workers."""

from collections.abc import Callable

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from skerry.server.store.schema import SERVER_KEYS


def key_called(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """A key by its name; the first worker that asks makes it."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    # If two workers start at once, the first one's key stays.
    values = {"name": name, "body": make()}
    connection.execute(insert(SERVER_KEYS).values(values).on_conflict_do_nothing())
    body = connection.scalar(select(SERVER_KEYS.c.body).where(SERVER_KEYS.c.name == name))
    assert isinstance(body, str), "it was just stored"
    return body
