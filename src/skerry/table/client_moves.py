"""Moves as clients send them: objects, or text in the game's notation."""

import msgspec

from skerry.core.event import Seat
from skerry.core.game import Move
from skerry.table.table_config import TableConfig


class NoSuchMove(ValueError):
    """JSON or text that is no move of the game; the message says why."""


def read_move(config: TableConfig, seat: Seat, raw: msgspec.Raw) -> Move:
    """Decode a move of a client: an object, or a string in the game's notation."""
    try:
        if bytes(raw)[:1] == b'"':
            text = msgspec.json.decode(raw, type=str)
            move: Move = config.plugin.read_move(text, seat)
        else:
            move = config.plugin.wire.read_move(raw)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise NoSuchMove(str(error)) from None
    return move
