"""The protocol of a table's socket: all messages of clients and the server under one name.

Messages are JSON objects with a `type`. Views, events, moves and options belong to the game and
are passed on as they are; `docs/reference/protocol.md` explains the protocol.
"""

import msgspec

from skerry.protocol.from_client import *  # noqa: F403 - see above
from skerry.protocol.from_client import ClientMessage, FromClient
from skerry.protocol.from_server import *  # noqa: F403 - see above
from skerry.protocol.from_server import FromServer, ServerMessage

# A strict decoder: the one of the web framework would accept "1" as a number.
_CLIENT_MESSAGE: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_SERVER_MESSAGE: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
_ENCODER = msgspec.json.Encoder()


def read_client_message(frame: str | bytes) -> ClientMessage:
    """Decode a message of a client; msgspec.DecodeError or ValidationError.

    >>> read_client_message('{"type": "ping", "id": "1"}')
    Ping(id='1')
    """
    return _CLIENT_MESSAGE.decode(frame)


def read_server_message(frame: str | bytes) -> ServerMessage:
    """Decode a message of the server, in the same way."""
    return _SERVER_MESSAGE.decode(frame)


def encode(message: FromClient | FromServer) -> bytes:
    """A message as JSON."""
    return _ENCODER.encode(message)
