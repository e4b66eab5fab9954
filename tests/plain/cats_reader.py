"""Reads the events of a record of The Isle of Cats one by one and checks their fields."""

import json
from typing import NoReturn

from .cats_boat import Cell, Cells

Event = dict[str, object]

FIELDS = {
    "setup": {"mode", "boats", "order"},
    "day": {"ship", "order"},
    "fields": {"left", "right", "rare"},
    "fish": {"seat", "gain", "fish"},
    "deal": {"seat", "cards"},
    "keep": {"seat", "cards"},
    "pay": {"seat", "cards", "cost", "discard", "fish"},
    "public_lesson": {"seat", "card", "colour"},
    "lesson": {"seat", "card"},
    "lay": {"seat", "cards"},
    "sister_row": {"cards", "speed"},
    "order": {"speeds", "order"},
    "rescue": {"seat", "tile", "field", "paid", "basket", "cells"},
    "sister": {"card", "removed"},
    "map": {"seat", "colour", "treasure", "cells"},
    "pass": {"seat", "phase"},
    "unused": {"seat", "cards"},
    "oshax": {"seat", "card", "tile", "cells", "colour"},
    "treasure": {"seat", "card", "paid", "tiles"},
    "anytime": {"seat", "card"},
    "day_end": {"gone"},
    "final": {"seat", "rats", "rooms", "families", "rare", "lessons", "public", "total"},
    "final_sister": {"colours", "lessons", "total"},
    "end": {"winners"},
}

SOLO_SETUP = {"difficulty", "oshax", "colours", "sister_lessons"}
FINAL_BESIDES_FAMILY = {"fish", "baskets"}


class RecordError(Exception):
    """The first error of a record, in one sentence."""


def text(value: object) -> str:
    """A value as JSON, which distinguishes 1, 1.0 and true."""
    return json.dumps(value, sort_keys=True)


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class Reader:
    """The events and the position of the reader."""

    def __init__(self, events: list[object], players: int, mode: str) -> None:
        self.events = events
        self.players = players
        self.mode = mode
        self.at = -1  # the index of the current event

    def wrong(self, message: str) -> NoReturn:
        raise RecordError(f"event {self.at}: {message}")

    def fields(self, event: Event) -> set[str]:
        """The fields that an event must have in addition to its type."""
        kind = str(event["type"])
        if kind == "setup" and self.mode == "solo":
            return FIELDS[kind] | SOLO_SETUP
        if kind == "final" and self.mode != "family":
            return FIELDS[kind] | FINAL_BESIDES_FAMILY
        return FIELDS[kind]

    def next_is(self, kind: str, seat: int | None = None) -> bool:
        """Whether the next event has this type (and this seat)."""
        if self.at + 1 >= len(self.events):
            return False
        event = self.events[self.at + 1]
        if not isinstance(event, dict) or event.get("type") != kind:
            return False
        return seat is None or text(event.get("seat")) == text(seat)

    def take(self, *kinds: str) -> Event:
        """Read the next event, which must have one of these types and exactly its fields."""
        self.at += 1
        wanted = " or ".join(kinds)
        if self.at >= len(self.events):
            self.wrong(f"expected {wanted}, but the record ends")
        event = self.events[self.at]
        if not isinstance(event, dict):
            self.wrong(f"expected {wanted}, found no object")
        kind = event.get("type")
        if kind not in kinds:
            self.wrong(f"expected {wanted}, found {text(kind)}")
        fields = self.fields(event) | {"type"}
        if set(event) != fields:
            self.wrong(f"expected the fields {sorted(fields)}, found {sorted(event)}")
        if "seat" in fields and not 0 <= self.number(event, "seat") < self.players:
            self.wrong(f"expected a seat from 0 to {self.players - 1}")
        return event

    # The values of an event.

    def number(self, event: Event, field: str) -> int:
        value = event[field]
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong(f"expected a whole number in {field}, found {text(value)}")
        return value

    def name(self, event: Event, field: str) -> str:
        value = event[field]
        if not isinstance(value, str):
            self.wrong(f"expected an id in {field}, found {text(value)}")
        return value

    def items(self, event: Event, field: str) -> list[object]:
        value = event[field]
        if not isinstance(value, list):
            self.wrong(f"expected a list in {field}, found {text(value)}")
        return value

    def names(self, event: Event, field: str) -> list[str]:
        found = []
        for value in self.items(event, field):
            if not isinstance(value, str):
                self.wrong(f"expected ids in {field}, found {text(value)}")
            found.append(value)
        return found

    def different(self, event: Event, field: str) -> list[str]:
        """A list of different ids."""
        found = self.names(event, field)
        if len(set(found)) != len(found):
            self.wrong(f"expected different ids in {field}, found {text(found)}")
        return found

    def some_of(self, event: Event, field: str, pool: set[str], count: int) -> set[str]:
        """A list of `count` different ids from a pool."""
        found = set(self.different(event, field))
        if len(found) != count:
            self.wrong(f"expected {count} ids in {field}, found {len(found)}")
        if not found <= pool:
            possible = sorted(pool) if len(pool) <= 10 else f"the {len(pool)} that are left"
            self.wrong(f"expected {field} of {possible}, found {sorted(found - pool)}")
        return found

    def parts(self, event: Event, field: str, fields: set[str]) -> list[Event]:
        """A list of objects with exactly these fields."""
        found = []
        for value in self.items(event, field):
            if not isinstance(value, dict) or set(value) != fields:
                self.wrong(
                    f"expected objects with the fields {sorted(fields)} in {field}, "
                    f"found {text(value)}"
                )
            found.append(value)
        return found

    def cells(self, event: Event, field: str = "cells") -> Cells:
        found: set[Cell] = set()
        for value in self.items(event, field):
            if not isinstance(value, list) or len(value) != 2 or not all(map(is_number, value)):
                self.wrong(f"expected cells as [x, y], found {text(value)}")
            cell = (value[0], value[1])
            if cell in found:
                self.wrong(f"expected different cells, found {text(value)} twice")
            found.add(cell)
        if not found:
            self.wrong("expected cells, found none")
        return frozenset(found)

    def expect(self, event: Event, field: str, value: object) -> None:
        if text(event[field]) != text(value):
            self.wrong(f"expected {field} {text(value)}, found {text(event[field])}")

    def expect_in_any_order(self, event: Event, field: str, values: list[object]) -> None:
        found = self.items(event, field)
        if sorted(map(text, found)) != sorted(map(text, values)):
            self.wrong(f"expected {field} {text(values)} in any order, found {text(found)}")
