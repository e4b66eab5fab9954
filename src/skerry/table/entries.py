"""The entries of a table's log: everything that ever changed the game or who plays it.

Entries come in batches: what is in one batch happened together, or not at all. A table is the
fold of its batches; nothing else is needed to have it again after a crash.
"""

from enum import StrEnum

import msgspec

from skerry.core.event import Seat


class Entry(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """One thing that happened at a table."""


class Started(Entry, frozen=True, tag="started"):
    """The game began, by this version of its rules, with these names and bots."""

    rules: int
    names: tuple[str, ...]
    bots: dict[int, str]


class Moved(Entry, frozen=True, tag="moved"):
    """A seat moved."""

    seat: Seat
    move: msgspec.Raw
    id: str | None = None
    """The client's id of the move; None for a bot."""


class Drawn(Entry, frozen=True, tag="drawn"):
    """Chance answered."""

    draw: msgspec.Raw


class Undone(Entry, frozen=True, tag="undone"):
    """A seat took back its last move."""

    seat: Seat
    id: str | None = None


class Cause(StrEnum):
    """Why a bot sits in."""

    LEFT = "left"
    TIME = "time"


class SatIn(Entry, frozen=True, tag="sat_in"):
    """A bot sits in for a person."""

    seat: Seat
    bot: str
    why: Cause


class Returned(Entry, frozen=True, tag="returned"):
    """The person plays again."""

    seat: Seat


class Graced(Entry, frozen=True, tag="graced"):
    """The time of a seat was up while its line was lost: it has until then to come back."""

    seat: Seat
    until: int


class Paused(Entry, frozen=True, tag="paused"):
    """A vacation holds the clock of a seat."""

    seat: Seat


class Resumed(Entry, frozen=True, tag="resumed"):
    """The vacation is over."""

    seat: Seat


AnyEntry = Started | Moved | Drawn | Undone | SatIn | Returned | Graced | Paused | Resumed


class Batch(msgspec.Struct, frozen=True):
    """Entries that happened together."""

    seq: int
    """Its number in the log, from 1."""
    at: int
    """When, in milliseconds since 1970; never before the batch before it."""
    entries: tuple[AnyEntry, ...]
    rules: int | None = None
    """The version of the rules that it was made by; None: the one that the game began with."""
    digest: str | None = None
    """The digest of its events; None in logs of old servers."""


_READ: msgspec.json.Decoder[tuple[AnyEntry, ...]] = msgspec.json.Decoder(tuple[AnyEntry, ...])
_ENCODER = msgspec.json.Encoder()


def read_entries(body: bytes) -> tuple[AnyEntry, ...]:
    """The entries of a batch from the log."""
    return _READ.decode(body)


def write_entries(entries: tuple[AnyEntry, ...]) -> bytes:
    """The entries of a batch for the log."""
    return _ENCODER.encode(entries)
