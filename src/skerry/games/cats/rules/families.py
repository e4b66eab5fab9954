"""Families: cats of one colour that touch each other, and their points."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from skerry.core.compiled.bits import bit, lowest, ones
from skerry.games.cats.rules.anchors import beside, covered_by
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.lessons import SMALLEST_FAMILY

if TYPE_CHECKING:
    Ints = vec[i64]


def family_points(size: i64) -> i64:
    """8, 11, 15, 20, 25 for 3 to 7 cats, and 5 for each further one."""
    if size < SMALLEST_FAMILY:
        return 0
    if size == 3:
        return 8
    if size == 4:
        return 11
    if size == 5:
        return 15
    return 5 * size - 10


@mypyc_attr(acyclic=True)
class Families:
    """The groups of cats on a boat."""

    def __init__(self, boat: Boat) -> None:
        self.boat = boat
        self.family_sizes = vec[i64](capacity=boat.size)
        self.family_colours = vec[i64](capacity=boat.size)
        self.family_tiles = vec[i64](capacity=boat.size)
        """Groups of cats of one colour that touch, also those too small to be a family."""
        self._find_families()

    def _find_families(self) -> None:
        colours = self.boat.colours
        left = bit(self.boat.size) - 1
        while left != 0:
            first = lowest(left)
            colour = colours[first]
            if colour < 0:
                left &= left - 1
                continue
            group = self._group_of(first, self._same_colour(left, colour))
            left &= ~group
            self.family_sizes = append(self.family_sizes, ones(group))
            self.family_colours = append(self.family_colours, colour)
            self.family_tiles = append(self.family_tiles, group)

    def _same_colour(self, tiles: i64, colour: i64) -> i64:
        """Those of some tiles that have a colour, one bit each."""
        colours = self.boat.colours
        found: i64 = 0
        for number in range(i64(len(colours))):
            if colours[number] == colour:
                found |= bit(number)
        return found & tiles

    def _group_of(self, first: i64, cats: i64) -> i64:
        """Those of some cats that are linked to one of them, one bit each."""
        places = self.boat.places
        group = bit(first)
        # The cells around the group, in four words.
        a, b, c, d = covered_by(places[first])
        near0, near1, near2, near3 = beside(a, b, c, d)
        left = cats & ~group
        while left != 0:
            other = lowest(left)
            left &= left - 1
            a, b, c, d = covered_by(places[other])
            if (a & near0 | b & near1 | c & near2 | d & near3) != 0:
                group |= bit(other)
                a, b, c, d = beside(a, b, c, d)
                near0 |= a
                near1 |= b
                near2 |= c
                near3 |= d
                # Those that did not touch may touch now.
                left = cats & ~group
        return group

    def largest(self) -> i64:
        """The size of the largest family, or 0 if there is none."""
        best: i64 = 0
        for size in self.family_sizes:
            best = max(best, size)
        return best if best >= SMALLEST_FAMILY else 0

    def ranked(self, rank: i64) -> i64:
        """The group with the nth largest family, or -1; equal ones in any order."""
        used: i64 = 0
        found: i64 = -1
        for _rank in range(rank):
            found = -1
            for group in range(i64(len(self.family_sizes))):
                if (used >> group) & 1 == 0 and (
                    found < 0 or self.family_sizes[group] > self.family_sizes[found]
                ):
                    found = group
            if found < 0 or self.family_sizes[found] < SMALLEST_FAMILY:
                return -1
            used |= bit(found)
        return found

    def families(self) -> i64:
        """The points of all families."""
        total: i64 = 0
        for size in self.family_sizes:
            total += family_points(size)
        return total
