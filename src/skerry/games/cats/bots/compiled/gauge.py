"""The value of a boat to its seat, in hundredths of a point, and what a tile would change.

`Gauge` knows a boat and its goals. `after` is the value with one more tile, in well under a
microsecond's worth of work on most boats; with no cats to come it is the score by the rules.
Between now and then, unfilled rooms, lone cats and unfinished lessons count by their chances: a
thing that still needs `d` steps, where about `c` are usual, happens with c^2 / (c^2 + d^2).
"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.core.compiled.bits import bit, ones
from skerry.games.cats.bots.compiled.cells import LAST, ROOM_WORDS, alone, chance
from skerry.games.cats.bots.compiled.goals import Goals
from skerry.games.cats.bots.compiled.positions import (
    ALL_CATS,
    BEFORE,
    CAPACITY,
    COVER,
    END,
    FAMILIES,
    GROW,
    HOLE1,
    HOLE2,
    LESSON_PART,
    LONE,
    MAP,
    MAP_PART,
    OPEN,
    PAIR,
    PARTS,
    RARE_PART,
    RAT_EARLY,
    RAT_PART,
    ROOM_PART,
    SHAPE_PART,
    SIDE,
    SISTER_PART,
    SPARE,
    SUPPLY,
    TREASURE,
)
from skerry.games.cats.rules.anchors import beside, covered_by
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.families import family_points
from skerry.games.cats.rules.tables import (
    CATS,
    COLUMN,
    FIRST_COMMON,
    FIRST_OSHAX,
    HULL,
    MAPS,
    RATS,
    ROOM_CELLS,
    ROOMS,
    WORDS,
)

if TYPE_CHECKING:
    Ints = vec[i64]


class Tally:
    """What lessons count on a boat."""

    def __init__(self) -> None:
        self.cats: i64 = 0
        self.by_colour = vec[i64]([0, 0, 0, 0, 0])
        self.at_edge = vec[i64]([0, 0, 0, 0, 0])
        self.common: i64 = 0
        self.rare: i64 = 0
        self.oshax: i64 = 0


class Gauge:
    """A boat that is being valued."""

    def __init__(self, boat: Boat, goals: Goals, weights: "Ints", time: i64) -> None:
        self.boat = boat
        self.goals = goals
        self.weights = weights
        self.time: i64 = 0
        """How many cats are still to come."""
        self.hope: i64 = 0
        """How much of a game is to come, in hundredths; more than its share near the end."""
        self.tally = Tally()
        self.groups: i64 = 0
        self.colours = vec[i64]()
        self.sizes = vec[i64]()
        self.near = vec[i64]()
        """Per group of cats of one colour and word: the cells beside it."""
        self.cells = vec[i64]()
        """Per tile and word: the cells that it covers."""
        self.parts = vec[i64]([0] * PARTS)
        """What the last value was made of."""
        self.words = vec[i64]([0] * (4 * WORDS))
        """Of the boat that was valued last: free cells, lone ones, pairs, and ends."""
        self.needs = vec[i64]([0] * ROOMS)
        """What the rooms that are not full need, in tenths of a cell, the least first."""
        self.value: i64 = 0
        # The tile that is tried.
        self.colour: i64 = -1
        self.tile: i64 = -1
        self.place: i64 = -1
        self.joined: i64 = 0
        """Which groups the tile joins, one bit each."""
        self.size: i64 = 0
        """The size of the group that it makes."""
        self.set_time(time)

    def copy(self) -> "Gauge":
        """A gauge of a copy of the boat."""
        return Gauge(self.boat.copy(), self.goals, self.weights, self.time)

    def set_time(self, time: i64) -> None:
        """Say how many cats are still to come, and value the boat anew."""
        self.time = max(time, 0)
        self.hope = min(self.time * (2 * ALL_CATS - self.time) * 100 // (ALL_CATS * ALL_CATS), 100)
        self.recount()

    def recount(self) -> None:
        """Find the groups of the boat and its value."""
        boat = self.boat
        tally = Tally()
        self.groups = 0
        self.colours = vec[i64]()
        self.sizes = vec[i64]()
        self.near = vec[i64]()
        self.cells = vec[i64]([0] * (boat.size * WORDS))
        for number in range(boat.size):
            tile = boat.tiles[number]
            a, b, c, d = covered_by(boat.places[number])
            self._note(number * WORDS, a, b, c, d)
            if tile < CATS or tile >= FIRST_OSHAX:
                self._count_cat(a, b, c, d, boat.colours[number])
                tally.cats += 1
                tally.by_colour[boat.colours[number]] += 1
                tally.at_edge[boat.colours[number]] += i64(boat.at_edge(number))
                tally.oshax += i64(tile >= FIRST_OSHAX)
            elif tile >= FIRST_COMMON:
                tally.common += 1
            else:
                tally.rare += 1
        self.tally = tally
        self.tile = -1
        self.colour = -1
        self.joined = 0
        self.size = 0
        self.value = self._total(boat.free0, boat.free1, boat.free2, boat.free3, 0, 0, 0, 0)

    def _note(self, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Remember the cells of a tile."""
        cells = self.cells
        cells[at] = a
        cells[at + 1] = b
        cells[at + 2] = c
        cells[at + 3] = d

    def _count_cat(self, a: i64, b: i64, c: i64, d: i64, colour: i64) -> None:
        """A cat joins the groups of its colour beside it, or begins one."""
        near0, near1, near2, near3 = beside(a, b, c, d)
        home: i64 = -1
        for group in range(self.groups):
            at = group * WORDS
            near = self.near
            if self.colours[group] != colour or not (
                near[at] & a | near[at + 1] & b | near[at + 2] & c | near[at + 3] & d
            ):
                continue
            if home < 0:
                home = group
                self.sizes[home] += 1
            else:
                self.sizes[home] += self.sizes[group]
                self.sizes[group] = 0
                self.colours[group] = -1
                near0 |= near[at]
                near1 |= near[at + 1]
                near2 |= near[at + 2]
                near3 |= near[at + 3]
        if home < 0:
            home = self.groups
            self.groups += 1
            self.colours = append(self.colours, colour)
            self.sizes = append(self.sizes, 1)
            for _word in range(i64(WORDS)):
                self.near = append(self.near, 0)
        at = home * WORDS
        self.near[at] |= near0 & HULL[0]
        self.near[at + 1] |= near1 & HULL[1]
        self.near[at + 2] |= near2 & HULL[2]
        self.near[at + 3] |= near3 & HULL[3]

    def after(self, tile: i64, place: i64, colour: i64) -> i64:
        """The value of the boat with one more tile; it stays as it is."""
        boat = self.boat
        self.tile = tile
        self.place = place
        self.colour = colour
        a, b, c, d = covered_by(place)
        return self._total(
            boat.free0 & ~a, boat.free1 & ~b, boat.free2 & ~c, boat.free3 & ~d, a, b, c, d
        )

    def lay(self, tile: i64, place: i64, colour: i64) -> None:
        """Put a tile on the boat."""
        self.boat.lay(tile, place, colour)
        self.recount()

    def _total(self, f0: i64, f1: i64, f2: i64, f3: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
        """The value with these free cells, and a tile on the others (none: zeros)."""
        parts = self.parts
        parts[FAMILIES] = self._families(f0, f1, f2, f3, a, b, c, d)
        self._shape(f0, f1, f2, f3)
        parts[ROOM_PART] = self._rooms()
        parts[RAT_PART] = self._rats(f0, f1, f2, f3)
        parts[MAP_PART] = self._maps(f0, f1, f2, f3, a, b, c, d)
        tally = self.tally
        rare = tally.rare + i64(CATS <= self.tile < FIRST_COMMON)
        parts[RARE_PART] = rare * self.goals.rare
        parts[LESSON_PART] = self.lesson_value()
        parts[SISTER_PART] = self.sister_value()
        total: i64 = 0
        for part in range(i64(PARTS)):
            total += parts[part]
        return total

    def lesson_value(self) -> i64:
        """What the lessons are worth with the tile that is tried; nothing, to who knows none."""
        return 0

    def sister_value(self) -> i64:
        """What the sister's lessons cost; nothing, to who knows none."""
        return 0

    def _families(self, f0: i64, f1: i64, f2: i64, f3: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
        """All groups, with the one that the new tile makes."""
        total: i64 = 0
        near = self.near
        colours = self.colours
        sizes = self.sizes
        size: i64 = 0
        joined: i64 = 0
        near0: i64 = 0
        near1: i64 = 0
        near2: i64 = 0
        near3: i64 = 0
        if self.colour >= 0:
            size = 1
            near0, near1, near2, near3 = beside(a, b, c, d)
        for group in range(self.groups):
            colour = colours[group]
            if colour < 0:
                continue
            at = group * WORDS
            p = near[at]
            q = near[at + 1]
            r = near[at + 2]
            s = near[at + 3]
            if colour == self.colour and (p & a | q & b | r & c | s & d) != 0:
                size += sizes[group]
                joined |= bit(group)
                near0 |= p
                near1 |= q
                near2 |= r
                near3 |= s
                continue
            around = ones(p & f0) + ones(q & f1) + ones(r & f2) + ones(s & f3)
            total += self._family(sizes[group], colour, around)
        self.joined = joined
        self.size = size
        if size > 0:
            around = ones(near0 & f0) + ones(near1 & f1) + ones(near2 & f2) + ones(near3 & f3)
            total += self._family(size, self.colour, around)
        return total

    def _family(self, size: i64, colour: i64, around: i64) -> i64:
        """A group by its points, and by what it may become with open cells around it."""
        weights = self.weights
        enough = max(weights[OPEN], 1)
        grows = weights[GROW + min(size, 7) - 1] * self.hope
        grows = grows * (100 + weights[SUPPLY] * (self.goals.supply[colour] - 100) // 100)
        grows = grows * min(10 * around, enough) // (enough * 10000)
        return 100 * family_points(size) + grows - self.goals.cat_costs[colour] * size

    def _shape(self, f0: i64, f1: i64, f2: i64, f3: i64) -> None:
        """How ragged the free cells are."""
        words = self.words
        words[0] = f0
        words[1] = f1
        words[2] = f2
        words[3] = f3
        l0, e0 = alone(f0, 0, f1)
        l1, e1 = alone(f1, f0, f2)
        l2, e2 = alone(f2, f1, f3)
        l3, e3 = alone(f3, f2, 0)
        words[4] = l0
        words[5] = l1
        words[6] = l2
        words[7] = l3
        n0, n1, n2, n3 = beside(e0, e1, e2, e3)
        words[8] = e0 & n0
        words[9] = e1 & n1
        words[10] = e2 & n2
        words[11] = e3 & n3
        words[12] = e0 & ~n0
        words[13] = e1 & ~n1
        words[14] = e2 & ~n2
        words[15] = e3 & ~n3
        free = ones(f0) + ones(f1) + ones(f2) + ones(f3)
        pairs = ones(f0 & f0 >> 1) + ones(f1 & f1 >> 1) + ones(f2 & f2 >> 1) + ones(f3 & f3 >> 1)
        pairs += ones(f0 & (f0 >> COLUMN | f1 << LAST)) + ones(f1 & (f1 >> COLUMN | f2 << LAST))
        pairs += ones(f2 & (f2 >> COLUMN | f3 << LAST)) + ones(f3 & (f3 >> COLUMN))
        weights = self.weights
        lone = ones(l0) + ones(l1) + ones(l2) + ones(l3)
        twos = ones(words[8]) + ones(words[9]) + ones(words[10]) + ones(words[11])
        value = weights[SIDE] * (4 * free - 2 * pairs) - weights[COVER] * free
        value += weights[LONE] * lone + weights[PAIR] * twos // 2
        self.parts[SHAPE_PART] = value * self.hope // 100

    def _rooms(self) -> i64:
        """Minus five for each room, less by its chance to be filled."""
        total: i64 = 0
        weights = self.weights
        words = self.words
        usual = weights[SPARE] + weights[CAPACITY] * self.time // ALL_CATS
        if self.time == 0:
            usual = 0
        needs = self.needs
        count: i64 = 0
        for room in range(i64(ROOMS)):
            open_cells: i64 = 0
            cells_left: i64 = 0
            for word in range(ROOM_WORDS[2 * room], ROOM_WORDS[2 * room + 1] + 1):
                cells = ROOM_CELLS[room * WORDS + word]
                free = words[word] & cells
                if free == 0:
                    continue
                cells_left += 10 * ones(free)
                lone = words[WORDS + word] & cells
                if lone != 0:
                    open_cells += weights[HOLE1] * ones(lone)
                twos = words[2 * WORDS + word] & cells
                if twos != 0:
                    open_cells += weights[HOLE2] * ones(twos) // 2
                ends = words[3 * WORDS + word] & cells
                if ends != 0:
                    open_cells += weights[END] * ones(ends)
            open_cells += cells_left
            if cells_left == 0:
                continue
            need = max(open_cells, cells_left)
            place = count
            while place > 0 and needs[place - 1] > need:
                needs[place] = needs[place - 1]
                place -= 1
            needs[place] = need
            count += 1
        # Rooms are filled one after the other, those that need least first.
        before: i64 = 0
        for place in range(count):
            need = needs[place]
            total -= 500 - chance(need + weights[BEFORE] * before // 100, usual, 500)
            before += need
        return total

    def _rats(self, f0: i64, f1: i64, f2: i64, f3: i64) -> i64:
        at = self.boat.plan * WORDS
        rats = ones(RATS[at] & f0) + ones(RATS[at + 1] & f1)
        rats += ones(RATS[at + 2] & f2) + ones(RATS[at + 3] & f3)
        early = self.weights[RAT_EARLY]
        return -rats * (100 + (early - 100) * self.time // ALL_CATS)

    def _maps(self, f0: i64, f1: i64, f2: i64, f3: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
        """Open maps, and the treasure for a cat on its map."""
        total: i64 = 0
        for colour in range(i64(5)):
            at = (self.boat.plan * 5 + colour) * WORDS
            if MAPS[at] & f0 | MAPS[at + 1] & f1 | MAPS[at + 2] & f2 | MAPS[at + 3] & f3:
                total += self.weights[MAP] * self.hope // 100
            elif (
                colour == self.colour
                and self.goals.commons > 0
                and (MAPS[at] & a | MAPS[at + 1] & b | MAPS[at + 2] & c | MAPS[at + 3] & d)
            ):
                total += self.weights[TREASURE]
        return total
