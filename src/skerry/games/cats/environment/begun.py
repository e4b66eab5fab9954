"""The part of an answer that a seat has already chosen."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

NONE: Final = -1

# What the choices so far are about.
NOTHING_BEGUN: Final = 0
CARDS: Final = 1
"""Some cards of a pile are chosen: `chosen` as bits of positions, `last` the last of them."""
BASKET: Final = 2
"""A cat is chosen, `tile`, and perhaps the first broken basket: `one`, a position."""
PLAY: Final = 3
"""A treasure card is chosen: `card`."""
PLACE: Final = 4
"""A treasure or oshax is chosen: `tile`; or the cell for a tile: `cell`."""
ANYTIME: Final = 5
"""An anytime card is chosen: `card`; for a pair the first, `one`; for a herd `chosen`, as in the
code, and `last`, the number of the last cat."""


@mypyc_attr(acyclic=True)
class Begun:
    """Half an answer."""

    def __init__(self) -> None:
        self.seat: i64 = NONE
        """Whose answer it is."""
        self.kind: i64 = NOTHING_BEGUN
        self.card: i64 = NONE
        self.tile: i64 = NONE
        self.cell: i64 = NONE
        self.one: i64 = NONE
        self.chosen: i64 = 0
        self.last: i64 = NONE

    def clear(self) -> None:
        """Forget all choices."""
        self.seat = NONE
        self.kind = NOTHING_BEGUN
        self.card = NONE
        self.tile = NONE
        self.cell = NONE
        self.one = NONE
        self.chosen = 0
        self.last = NONE

    def copy_to(self, other: "Begun") -> None:
        """Make another one equal to this one."""
        other.seat = self.seat
        other.kind = self.kind
        other.card = self.card
        other.tile = self.tile
        other.cell = self.cell
        other.one = self.one
        other.chosen = self.chosen
        other.last = self.last
