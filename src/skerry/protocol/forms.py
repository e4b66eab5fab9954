"""The types of the HTTP API: forms, responses, errors."""

from enum import StrEnum
from typing import Annotated

import msgspec

from skerry.protocol.ids import Digest, TableId, Word
from skerry.protocol.table_info import Aids, Chat, Clock, LiveClock, NoClock, TableInfo, Visibility

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Present = Annotated[str, msgspec.Meta(max_length=200)] | None
"""The present password or recovery code, which a registered name asks for."""

__all__ = ["Aids", "Chat", "LiveClock", "NoClock", "TableInfo", "Visibility"]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class NewGuest(Form, frozen=True):
    """Come in as a guest, with only a name."""

    name: Name
    invite: Word | None = None
    """A code from the host, if the server is by invitation only."""


class Rename(Form, frozen=True):
    """A new name for a guest."""

    name: Name


class Claim(Form, frozen=True):
    """Register a name with a password, or change them."""

    name: Name
    password: Password
    present: Present = None


class SignIn(Form, frozen=True):
    """Sign in with a claimed name."""

    name: Name
    password: Annotated[str, msgspec.Meta(max_length=200)]


class SignOut(Form, frozen=True):
    """Sign out on this device, or everywhere else."""

    others: bool = False
    """Sign out on all other devices, and stay signed in here."""


class Recover(Form, frozen=True):
    """Sign in with a recovery code."""

    code: Annotated[Word, msgspec.Meta(min_length=1)]


class Vacation(Form, frozen=True):
    """Take a vacation of some days; 0 ends it."""

    days: Annotated[int, msgspec.Meta(ge=0, le=30)]


class Me(msgspec.Struct, frozen=True):
    """My account."""

    id: str
    name: str
    claimed: bool
    recoverable: bool
    """Whether there is a recovery code."""
    vacation_until: int | None


class SignedIn(msgspec.Struct, frozen=True):
    """My account and session token; browsers get the token as a cookie, too."""

    me: Me
    token: str


class NewRecovery(Form, frozen=True):
    """Create a recovery code."""

    present: Present = None


class RecoveryCode(msgspec.Struct, frozen=True):
    """A code to sign in on any device; it is shown once."""

    code: str


class SeatColour(StrEnum):
    """A colour that a seat can have; in some games a piece comes with it."""

    BLUE = "blue"
    WHITE = "white"
    YELLOW = "yellow"
    RED = "red"
    GREEN = "green"


class MySeat(Form, frozen=True, tag="me"):
    """The seat of the host."""


class OpenSeat(Form, frozen=True, tag="open"):
    """A seat for anyone."""


class BotSeat(Form, frozen=True, tag="bot"):
    """A seat for a bot."""

    bot: Word


class KeptSeat(Form, frozen=True, tag="person"):
    """A seat that is reserved for a person with a claimed name."""

    name: Name


SeatWish = MySeat | OpenSeat | BotSeat | KeptSeat


class NewTable(Form, frozen=True):
    """A new table."""

    game: Word
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, object] = {}
    """The game's options, including its mode."""
    clock: Clock = NoClock()
    visibility: Visibility = Visibility.LINK
    aids: Aids = Aids()
    chat: Chat = Chat.SEATS
    auto_start: bool = True
    """Start as soon as every seat is taken."""
    luck: Annotated[Word, msgspec.Meta(min_length=1)] | None = None
    """A word that determines all draws: the same word gives the same draws. Only against bots."""
    commitment: Digest | None = None
    """The commitment of my secret for the toss, if I take a seat."""
    drop_oldest: bool = False
    """Whether a game against bots may replace my oldest one, if I have as many as are kept."""
    colour: SeatColour | None = None
    """My colour, if I take a seat; None: the first free one. With a chosen seed, chance decides."""


class Join(Form, frozen=True):
    """Take a seat; a table that is not public needs its code."""

    code: Word | None = None
    seat: int | None = None
    """None: any free seat."""
    commitment: Digest | None = None
    """The commitment of my secret for the toss."""
    colour: SeatColour | None = None
    """My colour, which nobody else at the table has; None: the first free one."""


class ChooseColour(Form, frozen=True):
    """Choose another colour before the game begins."""

    colour: SeatColour


class Rematch(Form, frozen=True):
    """Play the same game again."""

    commitment: Digest | None = None
    """The commitment of my secret for the toss."""
    drop_oldest: bool = False
    """As for a new table."""


class Commit(Form, frozen=True):
    """Commit to a secret, before the start or after the toss began anew."""

    toss: Annotated[int, msgspec.Meta(ge=0)]
    """The number of the toss: its restarts so far."""
    commitment: Digest


class Reveal(Form, frozen=True):
    """Reveal the secret of my commitment."""

    toss: Annotated[int, msgspec.Meta(ge=0)]
    secret: Digest


class Start(Form, frozen=True):
    """Start a table; bots of this kind take the free seats."""

    fill: Word | None = None
    drop_oldest: bool = False
    """As for a new table."""


class Mute(Form, frozen=True):
    """Hide what the speaker of a line at a table writes, at all tables, or show it again."""

    table: TableId
    speaker: Word
    """The `speaker` of the line."""
    on: bool = True


class Silence(Form, frozen=True):
    """Hide what a speaker writes at my table from everyone, or show it again."""

    speaker: Word
    """The `speaker` of one of their lines."""
    on: bool = True


class MutedPerson(msgspec.Struct, frozen=True):
    """A person whom I have muted."""

    name: str
    speaker: str
    """How the lines of the named table call them."""


class Mutes(msgspec.Struct, frozen=True):
    """All people whom I have muted."""

    people: tuple[MutedPerson, ...]


class TablePage(msgspec.Struct, frozen=True):
    """A page of a list of tables."""

    tables: tuple[TableInfo, ...]
    next: str | None
    """Send this as `after` for the next page; None: this is the last one."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game of this server."""

    name: str
    title: str
    seats: tuple[int, int]
    """The smallest and the largest number."""
    bots: tuple[str, ...]
    """Weakest first."""
    options: msgspec.Raw
    """The JSON Schema of its options."""
    page: str | None = None
    """The path of the module that shows its table; None: the page has its own or a generic one."""


class Keeping(msgspec.Struct, frozen=True):
    """How long, and how many, games against bots wait for their player."""

    days: float
    """Since the last move."""
    games: int
    """The most of one person; a new one replaces the oldest, if the person agrees."""


class Games(msgspec.Struct, frozen=True):
    """All games of this server."""

    games: tuple[GameInfo, ...]
    keeping: Keeping = Keeping(30, 20)


class Reach(msgspec.Struct, frozen=True):
    """Where others can reach this server."""

    address: str | None
    """Such as http://192.168.1.5:8000; None: it listens on its own machine only."""


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with a request, in a sentence, and the field it is about."""

    what: str
    where: str | None = None


class Health(msgspec.Struct, frozen=True):
    """The health of the server."""

    status: str
    version: str
