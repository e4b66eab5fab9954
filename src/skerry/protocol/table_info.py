"""Tables as people choose and see them: seats, clock, aids, chat, visibility."""

from enum import StrEnum
from typing import Annotated

import msgspec

from skerry.core.event import Seat


class SeatKind(StrEnum):
    """Who has a seat."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


class SeatInfo(msgspec.Struct, frozen=True, gc=False):
    """One seat of a table."""

    kind: SeatKind
    name: str | None
    """The name of the person, also of one for whom the seat is reserved; None if open."""
    bot: str | None = None
    """The bot that plays it, by itself or for the person."""
    taken: bool = True
    """False: open, or reserved for a person who has not taken it yet."""
    bot_rounds: tuple[int, ...] | None = None
    """The rounds in which a bot moved for the person; empty: nobody knows which. None: in none.

    Such a game does not count as played by the person.
    """
    colour: str | None = None
    """The colour of the seat; None: nobody has chosen one, or there is none left."""


class Visibility(StrEnum):
    """Who can find a table."""

    PUBLIC = "public"
    LINK = "link"


class Chat(StrEnum):
    """Who may chat at a table."""

    OFF = "off"
    SEATS = "seats"
    EVERYBODY = "everybody"


class Status(StrEnum):
    """The state of a table."""

    WAITING = "waiting"
    RUNNING = "running"
    FINISHED = "finished"
    FROZEN = "frozen"
    """Its log does not replay by today's rules, or is damaged: it can be looked at and left."""


class Aids(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The aids of a table, the same for all players."""

    previews: bool = True
    """The score now, and after a move that is only tried."""
    bag: bool = True
    """What is left in the bag."""
    hints: bool = True
    """The move that a bot would make."""


class NoClock(msgspec.Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """No time limit."""


class DaysClock(msgspec.Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """A number of days for each move."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3


class LiveClock(msgspec.Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """Seconds for the whole game, and an increment for each turn."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=24 * 3600)] = 900
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 20


Clock = NoClock | DaysClock | LiveClock


class TossPhase(StrEnum):
    """How far the toss is that gives a table its seed."""

    OPEN = "open"
    """People still sit down; they may commit, also anew."""
    COMMITTING = "committing"
    """After a restart: each seat that takes part commits to a new secret."""
    REVEALING = "revealing"
    """All commitments are fixed; each seat that takes part reveals its secret."""
    DONE = "done"
    """The seed is fixed."""


class SeatToss(msgspec.Struct, frozen=True, gc=False):
    """What everyone may know of a seat's part in the toss."""

    commitment: str | None = None
    """The SHA-256 of the seat's secret; None: it has none, and gives nothing to the seed."""
    revealed: bool = False


class TossInfo(msgspec.Struct, frozen=True, gc=False):
    """The toss of a table; the commitment of the server's secret is that of the table."""

    phase: TossPhase
    restarts: int
    """How often the toss began anew; it is also the number of the toss that runs now."""
    seats: tuple[SeatToss, ...]
    until: int | None = None
    """When the toss continues without the seats that are awaited, in milliseconds since 1970."""


class TableInfo(msgspec.Struct, frozen=True, gc=False):
    """A table, as the person who asks may see it."""

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
    """The name of its host; None: the host has deleted their account."""
    created: int
    touched: int
    awaits: tuple[Seat, ...]
    auto_start: bool
    commitment: str
    """The SHA-256 of the server's secret; without a toss, of the seed itself."""
    rematch: str | None = None
    """The id of the table of the rematch."""
    winners: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    automa: int | None = None
    """The score of an automatic opponent, if the game has one; among the winners it is -1."""
    yours: int | None = None
    """The seat of the person who asks."""
    hosting: bool = False
    """Whether the person who asks is its host."""
    code: str | None = None
    """The code to join with; only its players and its host see it."""
    toss: TossInfo | None = None
    """None: the seed was chosen, or the table was made before there were tosses."""
    chosen_seed: bool = False
    """Whether the host chose the seed, and so could know all draws."""
    paused: bool = False
    """Whether bots play for all people: the game continues when one of them takes a seat back."""


class ClockView(msgspec.Struct, frozen=True, gc=False):
    """The clock of one seat."""

    left: int
    """Milliseconds left when the clock was last stopped or started."""
    running: bool
    due: int | None
    """When the time runs out, in milliseconds since 1970; None while the clock is stopped."""
    paused: bool = False
    """Whether a vacation pauses it."""
    graced: bool = False
    """Whether the seat was offline and has its extra time for this question."""
    scoring_until: int | None = None
    """The clock starts then, or as soon as the player has looked at the last scoring."""
