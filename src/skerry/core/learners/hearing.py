"""What a seat heard, as numbers: rows of equal length, for learners that remember.

An event becomes its kind and the numbers of its fields, in the order of its class. Equal rows
mean that the seat heard the same.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from skerry.core.event import Event, Seat

WIDTH = 8
"""How many numbers a row has: the kind, and seven more."""
NOT_TOLD = -1
"""Stands for a field that is empty, or that the seat may not know."""
SEATS = frozenset({"seat", "first", "from_", "order", "winners"})
"""Fields that name seats: they are counted from the seat that hears, which is 0."""
BY_SEAT = frozenset({"castles", "boats", "speeds"})
"""Fields with one value for each seat: that of the seat that hears comes first."""


@dataclass(frozen=True)
class Hearing:
    """How the events of a game become rows."""

    kinds: Sequence[type[Event]]
    """All kinds of events, in the order of their numbers, which begin with 1."""
    names: Mapping[str, Sequence[str]]
    """The names that events use, by what they name; the number of a name is its index."""
    most_rows: Callable[[int], int]
    """How many rows are kept with this number of seats; older ones are forgotten."""
    cells: Mapping[tuple[int, int], int] | None = None
    """The numbers of cells, where events list them."""

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {name: number for names in self.names.values() for number, name in enumerate(names)}

    @cached_property
    def _kinds(self) -> dict[type[Event], int]:
        return {kind: number for number, kind in enumerate(self.kinds, 1)}

    @property
    def unheard(self) -> int:
        """The kind of a row for an answer of the seat itself that no event told it about."""
        return len(self.kinds) + 1

    def rows(self, event: Event, seat: Seat, seats: int) -> list[int]:
        """The rows of an event that a seat heard, one after the other."""
        return in_rows(self._kinds[type(event)], list(self._fields(event, seat, seats)))

    def unheard_rows(self, choices: Sequence[int]) -> list[int]:
        """The rows of an answer that no event told its own seat about."""
        return in_rows(self.unheard, [len(choices), *choices])

    def _fields(self, struct: Any, seat: Seat, seats: int) -> Iterator[int]:
        for name in struct.__struct_fields__:
            value = getattr(struct, name)
            if value is None or value is msgspec.UNSET:
                yield NOT_TOLD
            elif name in SEATS:
                yield from _counted_from(seat, seats, value)
            elif name in BY_SEAT:
                turned = (*value[seat:seats], *value[:seat], *value[seats:])
                yield from self._plain(turned, seat, seats)
            elif name == "cells" and self.cells is not None:
                yield len(value)
                yield from (self.cells[cell] for cell in value)
            else:
                yield from self._plain(value, seat, seats)

    def _plain(self, value: Any, seat: Seat, seats: int) -> Iterator[int]:
        """A value that is not about seats: a name, a number, or several."""
        if value is None:
            yield NOT_TOLD
        elif isinstance(value, str):
            yield self._numbers[value]
        elif isinstance(value, int):
            yield int(value)
        elif isinstance(value, dict):
            yield len(value)
            for pair in value.items():
                for one in pair:
                    yield from self._plain(one, seat, seats)
        elif isinstance(value, tuple):
            yield len(value)
            for one in value:
                yield from self._plain(one, seat, seats)
        else:
            yield from self._fields(value, seat, seats)


def in_rows(kind: int, numbers: Sequence[int]) -> list[int]:
    """Numbers as rows: the first begins with the kind, those that continue it with minus it.

    >>> in_rows(3, [1, 2, 3, 4, 5, 6, 7, 8])
    [3, 1, 2, 3, 4, 5, 6, 7, -3, 8, 0, 0, 0, 0, 0, 0]
    """
    rows: list[int] = []
    for first in range(0, max(len(numbers), 1), WIDTH - 1):
        part = numbers[first : first + WIDTH - 1]
        rows += [kind if first == 0 else -kind, *part, *[0] * (WIDTH - 1 - len(part))]
    return rows


def _counted_from(seat: Seat, seats: int, value: int | tuple[int, ...]) -> Iterator[int]:
    """Seats as places after the one that hears; an automatic opponent stays -1."""
    if isinstance(value, tuple):
        yield len(value)
    for one in value if isinstance(value, tuple) else (value,):
        yield (one - seat) % seats if one >= 0 else one
