"""Chance: picks draws by their exact weights, with the caller's random generator."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import groupby
from random import Random
from typing import Generic, TypeVar, overload

from skerry.core.game import Draw

D = TypeVar("D", bound=Draw)

Outcomes = Sequence[tuple[Draw, int]]
"""What can be drawn, each with its weight, in the game's own order."""


class Tickets(Sequence[tuple[D, int]], Generic[D]):
    """Outcomes of which only those that are looked at are made.

    There is one code for each ticket, in order; the weight of a draw is the number of its tickets.

    >>> class Roll(Draw, frozen=True):
    ...     number: int
    >>> outcomes = Tickets([3, 5, 5], Roll)
    >>> len(outcomes), outcomes[1]
    (2, (Roll(number=5), 2))
    >>> outcomes == [(Roll(3), 1), (Roll(5), 2)]
    True
    """

    def __init__(self, codes: Sequence[int], decode: Callable[[int], D]) -> None:
        self.codes = codes
        self.decode = decode

    @cached_property
    def _weights(self) -> list[tuple[int, int]]:
        return [(code, len(list(same))) for code, same in groupby(self.codes)]

    def __len__(self) -> int:
        return len(self._weights)

    @overload
    def __getitem__(self, place: int) -> tuple[D, int]: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[tuple[D, int]]: ...

    def __getitem__(self, place: int | slice) -> tuple[D, int] | Sequence[tuple[D, int]]:
        if isinstance(place, slice):
            return [(self.decode(code), weight) for code, weight in self._weights[place]]
        code, weight = self._weights[place]
        return self.decode(code), weight

    def __iter__(self) -> Iterator[tuple[D, int]]:
        for code, weight in self._weights:
            yield self.decode(code), weight

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment] # like a list


def tickets(outcomes: Outcomes) -> int:
    """The number of tickets: the sum of all weights; ValueError if nothing can be drawn."""
    if isinstance(outcomes, Tickets):
        total = len(outcomes.codes)
    else:
        total = sum(weight for _, weight in outcomes)
    if not total and not outcomes:
        raise ValueError("there is nothing to draw")
    return total


def drawn_by(ticket: int, outcomes: Outcomes) -> Draw:
    """The draw that a ticket wins; each outcome, in order, has as many tickets as its weight."""
    if isinstance(outcomes, Tickets):
        found: Draw = outcomes.decode(outcomes.codes[ticket])
        return found
    for draw, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return draw
    raise ValueError("a ticket is below the sum of all weights")


def pick(outcomes: Outcomes, random: Random) -> Draw:
    """One of the outcomes, with a probability in proportion to its weight."""
    return drawn_by(random.randrange(tickets(outcomes)), outcomes)
