"""The address by which the server can be opened, for links that the command line prints."""

from sqlalchemy import Connection, delete, insert, select

from skerry.server.store.schema import SERVER_KEYS

KEY = "address"
USUAL = "http://127.0.0.1:8000"
"""The address of a server that was started without flags."""


def remember(connection: Connection, url: str) -> None:
    """Remember the address of the server that has just started."""
    connection.execute(delete(SERVER_KEYS).where(SERVER_KEYS.c.name == KEY))
    connection.execute(insert(SERVER_KEYS).values(name=KEY, body=url))


def address_of(connection: Connection) -> str:
    """The address of the server that started last."""
    found = connection.scalar(select(SERVER_KEYS.c.body).where(SERVER_KEYS.c.name == KEY))
    return str(found or USUAL)
