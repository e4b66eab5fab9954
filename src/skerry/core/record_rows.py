"""A record as rows of tables, for statistics: what was decided, placed, dealt and scored."""

from collections.abc import Mapping
from typing import Any

import msgspec

from skerry.core.event import Seat

RecordedEvent = Mapping[str, Any]
"""An event as it stands in a record, under its `type`."""


class DecisionRow(msgspec.Struct, frozen=True):
    """An answer of a seat."""

    round: int
    seat: Seat
    kind: str
    """The type of its event in the record."""
    what: str
    """The whole event as JSON."""


class PlacementRow(msgspec.Struct, frozen=True):
    """A piece that a seat laid on its board."""

    round: int
    seat: Seat
    piece: str
    cells: tuple[tuple[int, int], ...]
    turn: int | None = None


class CardRow(msgspec.Struct, frozen=True):
    """What happened to a card, or to a tile of the market."""

    round: int
    seat: Seat
    card: str
    what: str
    """Such as `dealt`, `kept`, `bought`, `played`: each game has its own words."""
    price: int | None = None
    other: Seat | None = None
    """The other seat of a purchase."""


class ScoreRow(msgspec.Struct, frozen=True):
    """Points of a seat."""

    seat: Seat
    topic: str
    points: int
    round: int | None = None
    """When they were scored; None: at the end."""


class RecordRows(msgspec.Struct):
    """All rows of one record, and the seat that began."""

    first: Seat | None = None
    decisions: list[DecisionRow] = msgspec.field(default_factory=list)
    placements: list[PlacementRow] = msgspec.field(default_factory=list)
    cards: list[CardRow] = msgspec.field(default_factory=list)
    scores: list[ScoreRow] = msgspec.field(default_factory=list)

    def decide(self, round: int, event: RecordedEvent) -> None:
        """Add the answer that an event stands for."""
        what = msgspec.json.encode(event).decode()
        self.decisions.append(DecisionRow(round, event["seat"], event["type"], what))
