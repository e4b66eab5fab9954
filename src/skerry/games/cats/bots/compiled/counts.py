"""What lessons count on a boat, with a tile that is tried."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.bits import ones
from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.rules import lessons
from skerry.games.cats.rules.anchors import beside, covered_by
from skerry.games.cats.rules.boat import common
from skerry.games.cats.rules.tables import (
    CATS,
    EDGE,
    FIRST_COMMON,
    FIRST_OSHAX,
    MAPS,
    MIDDLE_ROW,
    RATS,
    ROOM_CELLS,
    ROOMS,
    WORDS,
)

if TYPE_CHECKING:
    Ints = vec[i64]


class CountingGauge(Gauge):
    """A boat whose things are counted."""

    def ranked(self, rank: i64) -> i64:
        """The size of the nth largest family, or 0."""
        size = self.nth_size(rank)
        return size if size >= lessons.SMALLEST_FAMILY else 0

    def nth_size(self, rank: i64) -> i64:
        """The size of the nth largest group, also of one too small to be a family, or 0."""
        found: i64 = 0
        for least in range(i64(1), i64(30)):
            count = i64(self.size >= least)
            for group in range(self.groups):
                if self.colours[group] >= 0 and (self.joined >> group) & 1 == 0:
                    count += i64(self.sizes[group] >= least)
            if count < rank:
                return found
            found = least
        return found

    def count(self, what: i64, where: i64, colour: i64, detail: i64) -> i64:
        """How many there are of what a lesson counts, with the tile that is tried."""
        if what == lessons.COUNT_CATS:
            return self.count_cats(colour, where)
        if what == lessons.COUNT_TREASURES:
            return self._treasures(detail, colour)
        if what == lessons.COUNT_RATS:
            return self._open(RATS, self.boat.plan * WORDS)
        if what == lessons.COUNT_OPEN_EDGE:
            return self._open(EDGE, 0)
        if what == lessons.COUNT_OPEN_ROW:
            return self._open(MIDDLE_ROW, 0)
        if what == lessons.COUNT_BASKETS:
            return self.goals.baskets
        if what == lessons.COUNT_POSITION:
            return self.goals.position
        if what == lessons.COUNT_LESSONS:
            return len(self.goals.lessons)
        if what == lessons.COUNT_FISH:
            return self.goals.fish
        if what == lessons.COUNT_OSHAX:
            return self.tally.oshax + i64(self.tile >= FIRST_OSHAX)
        if what == lessons.COUNT_FAMILIES:
            return self._families_of(detail)
        if what == lessons.COUNT_ROOMS:
            return self._full_rooms()
        open_maps: i64 = 0
        for named in range(i64(5)):
            open_maps += self._open(MAPS, (self.boat.plan * 5 + named) * WORDS)
        return 5 - open_maps if what == lessons.COUNT_COVERED_MAPS else open_maps

    def _open(self, cells: "Ints", at: i64) -> i64:
        words = self.words
        return (
            ones(cells[at] & words[0])
            + ones(cells[at + 1] & words[1])
            + ones(cells[at + 2] & words[2])
            + ones(cells[at + 3] & words[3])
        )

    def _full_rooms(self) -> i64:
        total: i64 = 0
        for room in range(i64(ROOMS)):
            total += i64(self._open(ROOM_CELLS, room * WORDS) == 0)
        return total

    def _families_of(self, least: i64) -> i64:
        total = i64(self.size >= least)
        for group in range(self.groups):
            if self.colours[group] >= 0 and (self.joined >> group) & 1 == 0:
                total += i64(self.sizes[group] >= least)
        return total

    def count_cats(self, colour: i64, where: i64) -> i64:
        """How many cats of a colour, or with -1 of any, are somewhere."""
        tally = self.tally
        fits = self.colour >= 0 and (colour < 0 or colour == self.colour)
        if where == lessons.ANYWHERE:
            if colour < 0:
                return tally.cats + i64(fits)
            return tally.by_colour[colour] + i64(fits)
        if where == lessons.AT_EDGE:
            here = i64(fits and common(self.place, EDGE, 0) > 0)
            if colour >= 0:
                return tally.at_edge[colour] + here
            for own in tally.at_edge:
                here += own
            return here
        if where == lessons.LONELY:
            return self._lonely(colour)
        return self._beside(where, colour)

    def _lonely(self, colour: i64) -> i64:
        total: i64 = 0
        if self.size == 1 and (colour < 0 or colour == self.colour):
            total = 1
        for group in range(self.groups):
            own = self.colours[group]
            if own >= 0 and self.sizes[group] == 1 and (self.joined >> group) & 1 == 0:
                total += i64(colour < 0 or own == colour)
        return total

    def _treasures(self, detail: i64, colour: i64) -> i64:
        tally = self.tally
        rare = tally.rare + i64(CATS <= self.tile < FIRST_COMMON)
        commons = tally.common + i64(FIRST_COMMON <= self.tile < FIRST_OSHAX)
        if detail == lessons.COMMON_ONLY:
            return commons
        if detail == lessons.RARE_ONLY:
            return rare
        if detail == lessons.BY_COLOUR:
            return self._treasures_by(colour)
        return rare + commons

    def _beside_tiles(self, colour: i64) -> "tuple[i64, i64, i64, i64]":
        """The cells beside the cats of a colour, or with -1 beside the treasures."""
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        if self.tile >= 0 and self.colour == colour:
            a, b, c, d = covered_by(self.place)
        cells = self.cells
        colours = self.boat.colours
        for number in range(self.boat.size):
            if colours[number] == colour:
                at = number * WORDS
                a |= cells[at]
                b |= cells[at + 1]
                c |= cells[at + 2]
                d |= cells[at + 3]
        return beside(a, b, c, d)

    def _touching(self, colour: i64, p: i64, q: i64, r: i64, s: i64) -> i64:
        """How many cats of a colour (-1: of any), or with -2 treasures, have a cell in a set."""
        total: i64 = 0
        if self.tile >= 0 and _counts(self.colour, colour):
            a, b, c, d = covered_by(self.place)
            total = i64((a & p | b & q | c & r | d & s) != 0)
        cells = self.cells
        colours = self.boat.colours
        for number in range(self.boat.size):
            if _counts(colours[number], colour):
                at = number * WORDS
                touch = cells[at] & p | cells[at + 1] & q | cells[at + 2] & r | cells[at + 3] & s
                total += i64(touch != 0)
        return total

    def _treasures_by(self, colour: i64) -> i64:
        p, q, r, s = self._beside_tiles(colour)
        return self._touching(-2, p, q, r, s)

    def _beside(self, where: i64, colour: i64) -> i64:
        """Cats that touch a treasure or a visible rat, or that touch no treasure."""
        if where == lessons.BY_RAT:
            at = self.boat.plan * WORDS
            words = self.words
            a = RATS[at] & words[0]
            b = RATS[at + 1] & words[1]
            c = RATS[at + 2] & words[2]
            d = RATS[at + 3] & words[3]
            p, q, r, s = beside(a, b, c, d)
            return self._touching(colour, p, q, r, s)
        p, q, r, s = self._beside_tiles(-1)
        total = self._touching(colour, p, q, r, s)
        if where == lessons.NOT_BY_TREASURE:
            return self.count_cats(colour, lessons.ANYWHERE) - total
        return total


def _counts(own: i64, colour: i64) -> bool:
    """Whether a tile of a colour counts: -1 are all cats, -2 the treasures."""
    if own < 0:
        return colour == -2
    return colour == -1 or own == colour
