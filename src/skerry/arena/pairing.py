"""Who sits where in an arena: equal draws for every seating, and every bot in every seat."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from skerry.core.game import Options

Seating = tuple[str, ...]
"""The bot of each seat."""


@dataclass(frozen=True)
class ArenaPlan:
    """What an arena plays: numbered games, each with its draws and its seating.

    >>> plan = ArenaPlan("any", 2, ("a", "b", "c"), "7")
    >>> plan.seatings
    (('a', 'b'), ('b', 'a'), ('a', 'c'), ('c', 'a'), ('b', 'c'), ('c', 'b'))
    >>> plan.numbered(7)
    (1, ('b', 'a'))
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    """With fewer than seats they repeat in turn; with more, every choice of them plays."""
    seed: str
    options: Options | None = None
    effort: float = 1.0
    limit: float = 60.0
    """How many seconds a bot has for a move."""

    @property
    def names(self) -> tuple[str, ...]:
        """Every bot once, in the order in which they were given."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """All seatings that play one draw: every lineup, turned around the table."""
        return tuple(dict.fromkeys(self._turned()))

    def _turned(self) -> Iterator[Seating]:
        for lineup in self._lineups():
            for first in range(self.seats):
                yield lineup[-first:] + lineup[:-first]

    def _lineups(self) -> Iterator[Seating]:
        if len(self.bots) <= self.seats:
            yield tuple(self.bots[seat % len(self.bots)] for seat in range(self.seats))
        else:
            yield from combinations(self.bots, self.seats)

    def numbered(self, number: int) -> tuple[int, Seating]:
        """The draw and the seating of a game."""
        draw, seating = divmod(number, len(self.seatings))
        return draw, self.seatings[seating]
