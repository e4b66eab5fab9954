"""What a table is, as people choose it and see it: seats, clock, aids, chat, visibility."""

from enum import StrEnum
from typing import Annotated

import msgspec

from skerry.core.event import Seat


class SeatKind(StrEnum):
    """Who sits in a seat."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat of a table, as everybody may see it."""

    kind: SeatKind
    name: str | None
    """The person's name, or for whom the seat is kept; None for an open seat."""
    bot: str | None = None
    """The bot that plays it, or sits in for the person."""
    taken: bool = True
    """False: open, or kept for somebody who has not come yet."""


class Visibility(StrEnum):
    """Who finds a table."""

    PUBLIC = "public"
    LINK = "link"


class Chat(StrEnum):
    """Who may talk at a table."""

    OFF = "off"
    SEATS = "seats"
    EVERYBODY = "everybody"


class Status(StrEnum):
    """How far a table is."""

    WAITING = "waiting"
    RUNNING = "running"
    FINISHED = "finished"
    FROZEN = "frozen"
    """Its log does not replay by today's rules: it can be looked at, left and deleted."""


class Aids(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The aids that a table allows, the same for all."""

    previews: bool = True
    """Scores now and after a move that is only tried."""
    bag: bool = True
    """What is left in the bag."""
    hints: bool = True
    """What a bot would do."""


class NoClock(msgspec.Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """Nobody is hurried."""


class DaysClock(msgspec.Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """So many days for each move."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3


class LiveClock(msgspec.Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """So many seconds for the game, and some more for each turn."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=24 * 3600)] = 900
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 20


Clock = NoClock | DaysClock | LiveClock


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody who may see it sees it."""

    id: str
    game: str
    options: msgspec.Raw
    seats: tuple[SeatInfo, ...]
    status: Status
    visibility: Visibility
    clock: Clock
    aids: Aids
    chat: Chat
    host: str | None
    """The name of its host; None: the host is gone."""
    created: int
    touched: int
    awaits: tuple[Seat, ...]
    auto_start: bool
    commitment: str
    """The SHA-256 of the seed that all luck comes from, fixed before anything is drawn."""
    rematch: str | None = None
    """The id of the table where it goes on."""
    winners: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    automa: int | None = None
    """The score of an automatic opponent, where a game has one; as a winner it is -1."""
    yours: int | None = None
    """The seat of whoever asks."""
    hosting: bool = False
    """Is whoever asks its host?"""
    code: str | None = None
    """The code to join with, for those who sit here."""


class ClockView(msgspec.Struct, frozen=True):
    """The clock of one seat."""

    left: int
    """Milliseconds that were left when it was last stopped or asked."""
    running: bool
    due: int | None
    """When the time is up, in milliseconds since 1970; None while it does not run."""
    paused: bool = False
    """Does a vacation hold it?"""
    graced: bool = False
    """Has a lost line been given its grace for this question?"""
