"""Why a message is not done, and why a conversation is over, as closed sets."""

from enum import StrEnum


class Refusal(StrEnum):
    """Why a message was not done."""

    ILLEGAL = "illegal"
    """The rules refuse the move: `reason` is the game's."""
    STALE = "stale"
    """The question was answered or withdrawn."""
    UNREADABLE = "unreadable"
    """The move or message is none of this game or protocol."""
    NO_UNDO = "no_undo"
    NOT_SEATED = "not_seated"
    """A spectator cannot do this."""
    STAND_IN = "stand_in"
    """A bot sits in this seat; take it back first."""
    NOT_RUNNING = "not_running"
    FROZEN = "frozen"
    """The table's log does not replay by today's rules; it can only be looked at."""
    NOT_ALLOWED = "not_allowed"
    """The table's aids or chat leave this out."""
    TOO_FAST = "too_fast"
    MUTED = "muted"
    BUSY = "busy"
    """The server could not do it now; nothing was done, try again."""


class Farewell(StrEnum):
    """Why the server ends a conversation."""

    RESTART = "restart"
    DELETED = "deleted"
    UNKNOWN_TABLE = "unknown_table"
    NOT_YOURS = "not_yours"
    TOO_FAST = "too_fast"
    NO_HELLO = "no_hello"
    PROTOCOL = "protocol"
