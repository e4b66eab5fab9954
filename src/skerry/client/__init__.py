"""A client of Skerry servers: the lobby, a seat at a table, and bots that play over the network."""

from importlib.util import find_spec

if _missing := [name for name in ("httpx", "websockets") if find_spec(name) is None]:
    raise ModuleNotFoundError(
        f"skerry.client needs {_missing[0]}: pip install 'skerry[client]'", name=_missing[0]
    )

from skerry.client.connection import ConnectionEnded, Lost, Refused
from skerry.client.lobby import RequestRefused, Skerry
from skerry.client.play import play_bot
from skerry.client.table import TableClient
from skerry.client.toss import LuckCheck, TossMemory

__all__ = [
    "Skerry",
    "TableClient",
    "TossMemory",
    "LuckCheck",
    "play_bot",
    "RequestRefused",
    "Refused",
    "ConnectionEnded",
    "Lost",
]
