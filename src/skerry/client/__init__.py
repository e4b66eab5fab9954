"""A client of Skerry servers: the lobby, a seat at a table, and bots that play over the network."""

from skerry.client.connection import Lost, Refused, SentAway
from skerry.client.lobby import ServerSaid, Skerry
from skerry.client.play import play_bot
from skerry.client.table import TableClient

__all__ = [
    "Skerry",
    "TableClient",
    "play_bot",
    "ServerSaid",
    "Refused",
    "SentAway",
    "Lost",
]
