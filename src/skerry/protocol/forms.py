"""What is sent and answered over HTTP, as types: forms, answers, errors."""

from typing import Annotated

import msgspec

from skerry.protocol.table_info import Aids, Chat, Clock, LiveClock, NoClock, TableInfo, Visibility

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]

__all__ = ["Aids", "Chat", "LiveClock", "NoClock", "TableInfo", "Visibility"]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is sent."""


class NewGuest(Form, frozen=True):
    """Come in with a name; nothing else is asked."""

    name: Name
    invite: str | None = None
    """A code of the host, where the server is by invitation only."""


class Rename(Form, frozen=True):
    """Another name for a guest."""

    name: Name


class Claim(Form, frozen=True):
    """Keep a name for good, with a password."""

    name: Name
    password: Password


class SignIn(Form, frozen=True):
    """Come back with a claimed name."""

    name: Name
    password: Annotated[str, msgspec.Meta(max_length=200)]


class Recover(Form, frozen=True):
    """Come back with a recovery code."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Vacation(Form, frozen=True):
    """Be away for some days; 0 comes back."""

    days: Annotated[int, msgspec.Meta(ge=0, le=30)]


class Me(msgspec.Struct, frozen=True):
    """Who I am to the server."""

    id: str
    name: str
    claimed: bool
    recoverable: bool
    """Is there a recovery code?"""
    vacation_until: int | None


class SignedIn(msgspec.Struct, frozen=True):
    """Who I am now; the token is also in the cookie, for clients that keep none."""

    me: Me
    token: str


class RecoveryCode(msgspec.Struct, frozen=True):
    """A code that brings one's seats to another device; it is shown once."""

    code: str


class MySeat(Form, frozen=True, tag="me"):
    """The seat of whoever makes the table."""


class OpenSeat(Form, frozen=True, tag="open"):
    """A seat for whoever comes."""


class BotSeat(Form, frozen=True, tag="bot"):
    """A seat for a bot."""

    bot: Annotated[str, msgspec.Meta(max_length=64)]


class KeptSeat(Form, frozen=True, tag="person"):
    """A seat that is kept for somebody with a claimed name."""

    name: Name


SeatWish = MySeat | OpenSeat | BotSeat | KeptSeat


class NewTable(Form, frozen=True):
    """A table as its host wants it."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, object] = {}
    """The game's options, its mode among them."""
    clock: Clock = NoClock()
    visibility: Visibility = Visibility.LINK
    aids: Aids = Aids()
    chat: Chat = Chat.SEATS
    auto_start: bool = True
    """Start as soon as every seat is taken."""
    luck: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] | None = None
    """A word that fixes the luck: the same word gives the same draws. Only against bots."""


class Join(Form, frozen=True):
    """Take a seat; a table that is found by its link only asks for its code."""

    code: Annotated[str, msgspec.Meta(max_length=16)] | None = None
    seat: int | None = None
    """None: any that is free."""


class Start(Form, frozen=True):
    """Start a table; bots of this kind take the seats that are still free."""

    fill: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class Mute(Form, frozen=True):
    """Do not show me what this person says, or show it again."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    on: bool = True


class TablePage(msgspec.Struct, frozen=True):
    """Some tables of a list, and where the next ones start."""

    tables: tuple[TableInfo, ...]
    next: str | None
    """To be sent as `after`; None: there are no more."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    seats: tuple[int, int]
    """The fewest and the most."""
    bots: tuple[str, ...]
    """Weakest first."""
    options: msgspec.Raw
    """The JSON Schema of its options."""


class Games(msgspec.Struct, frozen=True):
    """All games that can be played here."""

    games: tuple[GameInfo, ...]


class Problem(msgspec.Struct, frozen=True):
    """What was wrong with a request, in a sentence, and where."""

    what: str
    where: str | None = None


class Health(msgspec.Struct, frozen=True):
    """Is the server well?"""

    status: str
    version: str
