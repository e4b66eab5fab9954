"""The reasons why a message is refused, and why the server ends a connection."""

from enum import StrEnum


class Refusal(StrEnum):
    """Why a message is refused."""

    ILLEGAL = "illegal"
    """The rules do not allow the move: `reason` is the game's."""
    STALE = "stale"
    """The question was answered or withdrawn."""
    UNREADABLE = "unreadable"
    """The move or message does not belong to this game or protocol."""
    NO_UNDO = "no_undo"
    NOT_SEATED = "not_seated"
    """A spectator cannot do this."""
    STAND_IN = "stand_in"
    """A bot plays this seat; take it back first."""
    NOT_RUNNING = "not_running"
    FROZEN = "frozen"
    """The table's log does not replay by today's rules; it can only be looked at."""
    NOT_ALLOWED = "not_allowed"
    """The table is played without this aid, or without chat."""
    TOO_FAST = "too_fast"
    MUTED = "muted"
    BUSY = "busy"
    """The server could not do it now; nothing changed, try again."""


class Farewell(StrEnum):
    """Why the server ends a connection."""

    RESTART = "restart"
    DELETED = "deleted"
    UNKNOWN_TABLE = "unknown_table"
    NOT_YOURS = "not_yours"
    TOO_FAST = "too_fast"
    NO_HELLO = "no_hello"
    PROTOCOL = "protocol"
    SIGNED_OUT = "signed_out"
    """The session that opened the connection has ended."""
    BANNED = "banned"
    """The host of the server has banned the address."""
