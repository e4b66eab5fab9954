"""A client of Skerry servers: the lobby, a seat at a table, and bots that play over the network."""

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
