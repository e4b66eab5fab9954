"""What a game offers to learners: its choices, and what the numbers of an observation mean."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from skerry.core.compiled.choices import Choices
from skerry.core.learners.hearing import Hearing

S = TypeVar("S")


class ChoiceRange(NamedTuple):
    """Choices of one kind, with consecutive numbers."""

    name: str
    first: int
    size: int
    meaning: str


class ObservedPart(NamedTuple):
    """Consecutive numbers of an observation that belong together."""

    name: str
    first: int
    size: int
    meaning: str
    later: int | None
    """How many places after the observer the seat sits that it is about; None: about the table."""


Layout = Sequence[tuple[str, int, str]]
"""Names, how many numbers each has, and what they mean."""


@dataclass(frozen=True)
class Learning(Generic[S]):
    """The door for learners to a game: `GamePlugin.learning`."""

    choices: Callable[[S], Choices]
    """The game, played by choices from a state in which nothing is drawn."""
    ranges: Sequence[tuple[str, int, int, str]]
    """All choices by kind: name, first number, how many, meaning; they leave no gap."""
    table_layout: Layout
    """The first numbers of an observation."""
    seat_layout: Layout
    """The numbers that follow, for each of `most_seats` seats, the observer first."""
    most_seats: int
    hearing: Hearing | None = None
    """What a seat heard, as rows of numbers, for learners that remember."""

    @property
    def choice_ranges(self) -> list[ChoiceRange]:
        """All choices, by kind."""
        return [ChoiceRange(*one) for one in self.ranges]

    def describe(self, action: int) -> str:
        """A choice by the name of its range, such as `CELL 17`; ValueError if there is none."""
        for name, first, count, _meaning in self.ranges:
            if first <= action < first + count:
                return name if count == 1 else f"{name} {action - first}"
        raise ValueError(f"there is no choice {action}")

    def parts(self) -> Iterator[ObservedPart]:
        """All numbers of an observation, in their order."""
        first = 0
        layouts: list[tuple[int | None, Layout]] = [(None, self.table_layout)]
        layouts += [(later, self.seat_layout) for later in range(self.most_seats)]
        for later, layout in layouts:
            for name, count, meaning in layout:
                yield ObservedPart(name, first, count, meaning, later)
                first += count

    def part(self, name: str, later: int | None = None) -> slice:
        """Where a part stands in an observation; ValueError if there is none of that name."""
        for part in self.parts():
            if part.name == name and part.later == later:
                return slice(part.first, part.first + part.size)
        raise ValueError(f"an observation has no part {name!r}")
