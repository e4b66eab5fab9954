"""The entries of a table's log: everything that changed the game or its players.

Entries come in batches: a batch is stored completely or not at all. A table is the fold of its
batches, so it can be rebuilt from them after a crash.
"""

from enum import StrEnum

import msgspec

from skerry.core.event import Seat
from skerry.core.game import Move


class Entry(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """One thing that happened at a table."""


class Started(Entry, frozen=True, tag="started"):
    """The game began, with this version of the rules, these names, bots and colours."""

    rules: int
    names: tuple[str, ...]
    bots: dict[int, str]
    colours: tuple[str, ...] = ()
    """The colours that decide draws, one per seat; empty: chance decides all draws."""


class Moved(Entry, frozen=True, tag="moved"):
    """A seat moved."""

    seat: Seat
    move: msgspec.Raw
    id: str | None = None
    """The client's id of the move; None for a bot."""


class Play(msgspec.Struct, frozen=True, gc=False):
    """A decoded move that a table is to make; in the log it becomes a Moved entry."""

    seat: Seat
    move: Move
    id: str | None = None

    @property
    def entry(self) -> Moved:
        """The entry for the log."""
        return Moved(self.seat, msgspec.Raw(_ENCODER.encode(self.move)), self.id)


class Drawn(Entry, frozen=True, tag="drawn"):
    """A random draw."""

    draw: msgspec.Raw


class Undone(Entry, frozen=True, tag="undone"):
    """A seat undid its last move."""

    seat: Seat
    id: str | None = None


class Cause(StrEnum):
    """Why a bot plays for a person."""

    LEFT = "left"
    TIME = "time"


class SatIn(Entry, frozen=True, tag="sat_in"):
    """A bot plays for a person from now on."""

    seat: Seat
    bot: str
    why: Cause


class Returned(Entry, frozen=True, tag="returned"):
    """The person plays again."""

    seat: Seat


class Graced(Entry, frozen=True, tag="graced"):
    """A seat was offline when its time ran out: it has until then to come back."""

    seat: Seat
    until: int


class Paused(Entry, frozen=True, tag="paused"):
    """A vacation pauses the clock of a seat."""

    seat: Seat


class Resumed(Entry, frozen=True, tag="resumed"):
    """The vacation is over."""

    seat: Seat


class SawScoring(Entry, frozen=True, tag="saw_scoring"):
    """A seat has looked at the last scoring, or left it: its clock runs."""

    seat: Seat


AnyEntry = (
    Started | Moved | Drawn | Undone | SatIn | Returned | Graced | Paused | Resumed | SawScoring
)


class Batch(msgspec.Struct, frozen=True, gc=False):
    """Entries that happened together."""

    seq: int
    """Its number in the log, from 1."""
    at: int
    """When, in milliseconds since 1970; never earlier than the previous batch."""
    entries: tuple[AnyEntry, ...]
    rules: int | None = None
    """The version of the rules that it was made by; None: the one that the game began with."""
    digest: str | None = None
    """The digest of its events; None in logs of old servers."""


_READ: msgspec.json.Decoder[tuple[AnyEntry, ...]] = msgspec.json.Decoder(tuple[AnyEntry, ...])
_ENCODER = msgspec.json.Encoder()


def read_entries(body: bytes) -> tuple[AnyEntry, ...]:
    """Decode the entries of a batch."""
    return _READ.decode(body)


def write_entries(entries: tuple[AnyEntry, ...]) -> bytes:
    """Encode the entries of a batch."""
    return _ENCODER.encode(entries)
