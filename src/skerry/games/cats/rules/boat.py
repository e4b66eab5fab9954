"""A boat: the tiles on it, and where the next ones fit."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.core.compiled.bits import WORD, bit, lowest, ones
from skerry.games.cats.rules.anchors import anchors, beside, write_places
from skerry.games.cats.rules.tables import (
    AT,
    BY,
    CATS,
    CELL,
    EDGE,
    FIRST_COMMON,
    FIRST_FORM,
    FIRST_OSHAX,
    FIRST_PLACE,
    HULL,
    MAPS,
    PLACE_AT,
    RATS,
    ROOM_CELLS,
    ROOMS,
    SHAPE_COUNT,
    WORDS,
)

if TYPE_CHECKING:
    Ints = vec[i64]

NO_COLOUR: Final = -1
MOST_FORMS: Final = 8
"""A shape has at most so many rotations and flips."""


def _first_places() -> "Ints":
    out = vec[i64]()
    for _plan in range(i64(4)):
        for shape in range(i64(SHAPE_COUNT)):
            out = append(out, FIRST_PLACE[shape])
    return out


_LAST_FOUND: Final = _first_places()
"""Per boat and shape: where the shape fitted last. A guess that saves most searches."""


class Boat:
    """One player's boat, with its tiles in the order of their placement."""

    def __init__(self) -> None:
        self.plan: i64 = 0
        """Which of the four boats: they differ in rats and maps."""
        self.size: i64 = 0
        self.tiles = vec[i64]()
        self.places = vec[i64]()
        self.colours = vec[i64]()
        """The colour of a cat, the one chosen for an oshax, NO_COLOUR for a treasure."""
        self.full0: i64 = 0
        self.full1: i64 = 0
        self.full2: i64 = 0
        self.full3: i64 = 0
        """The covered cells, in four words."""

    def copy(self) -> "Boat":
        """An independent copy."""
        other = Boat()
        other.plan = self.plan
        other.size = self.size
        other.tiles = self.tiles[:]
        other.places = self.places[:]
        other.colours = self.colours[:]
        other.full0 = self.full0
        other.full1 = self.full1
        other.full2 = self.full2
        other.full3 = self.full3
        return other

    def __copy__(self) -> "Boat":
        return self.copy()

    def covers_any(self, cells: "Ints", at: i64) -> bool:
        """Whether a cell of a set is covered; its words begin at `at`."""
        return (
            cells[at] & self.full0
            | cells[at + 1] & self.full1
            | cells[at + 2] & self.full2
            | cells[at + 3] & self.full3
        ) != 0

    def covers_all(self, cells: "Ints", at: i64) -> bool:
        """Whether all cells of a set are covered; its words begin at `at`."""
        return (
            cells[at] & ~self.full0
            | cells[at + 1] & ~self.full1
            | cells[at + 2] & ~self.full2
            | cells[at + 3] & ~self.full3
        ) == 0

    def bare(self, cells: "Ints", at: i64) -> i64:
        """How many cells of a set are not covered; its words begin at `at`."""
        return (
            ones(cells[at] & ~self.full0)
            + ones(cells[at + 1] & ~self.full1)
            + ones(cells[at + 2] & ~self.full2)
            + ones(cells[at + 3] & ~self.full3)
        )

    def covered(self, cells: "Ints", at: i64) -> i64:
        """How many cells of a set are covered; its words begin at `at`."""
        return (
            ones(cells[at] & self.full0)
            + ones(cells[at + 1] & self.full1)
            + ones(cells[at + 2] & self.full2)
            + ones(cells[at + 3] & self.full3)
        )

    def is_free(self, place: i64) -> bool:
        """Whether all cells of a place are uncovered."""
        return not self.covers_any(AT, place * WORDS)

    def touches(self, place: i64) -> bool:
        """Whether a place shares a side with a covered cell."""
        return self.covers_any(BY, place * WORDS)

    def fits(self, place: i64, anywhere: bool) -> bool:
        """Whether a tile fits there; it must touch another unless it is the first or `anywhere`."""
        return self.is_free(place) and (anywhere or self.size == 0 or self.touches(place))

    def find_anchors(self, shape: i64, anywhere: bool, words: "Ints", start: i64) -> i64:
        """Write the anchors of every form of a shape, from `start`; returns how many there are."""
        free0 = HULL[0] & ~self.full0
        free1 = HULL[1] & ~self.full1
        free2 = HULL[2] & ~self.full2
        free3 = HULL[3] & ~self.full3
        near0, near1, near2, near3 = beside(self.full0, self.full1, self.full2, self.full3)
        alone = anywhere or self.size == 0
        total: i64 = 0
        for form in range(FIRST_FORM[shape], FIRST_FORM[shape + 1]):
            at0, at1, at2, at3 = anchors(form, free0, free1, free2, free3)
            if not alone:
                in0, in1, in2, in3 = anchors(
                    form, free0 & ~near0, free1 & ~near1, free2 & ~near2, free3 & ~near3
                )
                at0 &= ~in0
                at1 &= ~in1
                at2 &= ~in2
                at3 &= ~in3
            words[start] = at0
            words[start + 1] = at1
            words[start + 2] = at2
            words[start + 3] = at3
            start += WORDS
            total += ones(at0) + ones(at1) + ones(at2) + ones(at3)
        return total

    def fitting(self, shape: i64, anywhere: bool, out: "Ints", total: i64) -> i64:
        """List all places for a shape after the first `total`; returns the new total."""
        words = vec[i64]([0] * (MOST_FORMS * WORDS))
        self.find_anchors(shape, anywhere, words, 0)
        return write_places(shape, words, 0, 0, out, total)

    def has_place(self, shape: i64, anywhere: bool) -> bool:
        """Whether a shape fits anywhere."""
        guess = self.plan * SHAPE_COUNT + shape
        if self.fits(_LAST_FOUND[guess], anywhere):
            return True
        found = self._find_place(shape, anywhere)
        if found >= 0:
            _LAST_FOUND[guess] = found
        return found >= 0

    def _find_place(self, shape: i64, anywhere: bool) -> i64:
        """A place for a shape, or -1."""
        free0 = HULL[0] & ~self.full0
        free1 = HULL[1] & ~self.full1
        free2 = HULL[2] & ~self.full2
        free3 = HULL[3] & ~self.full3
        near0, near1, near2, near3 = beside(self.full0, self.full1, self.full2, self.full3)
        alone = anywhere or self.size == 0
        for form in range(FIRST_FORM[shape], FIRST_FORM[shape + 1]):
            at0, at1, at2, at3 = anchors(form, free0, free1, free2, free3)
            if at0 | at1 | at2 | at3 == 0:
                continue
            if not alone:
                in0, in1, in2, in3 = anchors(
                    form, free0 & ~near0, free1 & ~near1, free2 & ~near2, free3 & ~near3
                )
                at0 &= ~in0
                at1 &= ~in1
                at2 &= ~in2
                at3 &= ~in3
            first = form * WORDS * WORD
            if at1 != 0:
                return PLACE_AT[first + WORD + lowest(at1)]
            if at2 != 0:
                return PLACE_AT[first + 2 * WORD + lowest(at2)]
            if at0 != 0:
                return PLACE_AT[first + lowest(at0)]
            if at3 != 0:
                return PLACE_AT[first + 3 * WORD + lowest(at3)]
        return -1

    def lay(self, tile: i64, place: i64, colour: i64) -> None:
        """Put a tile on the boat; nothing is checked here."""
        self.tiles = append(self.tiles, tile)
        self.places = append(self.places, place)
        self.colours = append(self.colours, colour)
        self.size += 1
        at = place * WORDS
        self.full0 |= AT[at]
        self.full1 |= AT[at + 1]
        self.full2 |= AT[at + 2]
        self.full3 |= AT[at + 3]

    def remove(self, number: i64) -> None:
        """Take the nth tile off the boat; the others keep their order."""
        at = self.places[number] * WORDS
        self.full0 &= ~AT[at]
        self.full1 &= ~AT[at + 1]
        self.full2 &= ~AT[at + 2]
        self.full3 &= ~AT[at + 3]
        tiles = vec[i64]()
        places = vec[i64]()
        colours = vec[i64]()
        for other in range(self.size):
            if other != number:
                tiles = append(tiles, self.tiles[other])
                places = append(places, self.places[other])
                colours = append(colours, self.colours[other])
        self.tiles = tiles
        self.places = places
        self.colours = colours
        self.size -= 1

    def covers(self, cell: i64) -> bool:
        """Whether a cell is covered."""
        return self.covers_any(CELL, cell * WORDS)

    def covers_map(self, colour: i64) -> bool:
        """Whether the map of a colour is covered."""
        return self.covers_any(MAPS, (self.plan * 5 + colour) * WORDS)

    def map_under(self, place: i64, colour: i64) -> bool:
        """Whether a tile of a colour on that place would cover the map of its colour."""
        return meet(AT, place, MAPS, self.plan * 5 + colour)

    def touching(self, one: i64, other: i64) -> bool:
        """Whether two tiles share a side."""
        return meet(BY, self.places[one], AT, self.places[other])

    def at_edge(self, number: i64) -> bool:
        """Whether a tile is at the edge."""
        return meet(AT, self.places[number], EDGE, 0)

    def by_rat(self, number: i64) -> bool:
        """Whether a tile is beside a visible rat."""
        by = self.places[number] * WORDS
        rats = self.plan * WORDS
        return (
            BY[by] & RATS[rats] & ~self.full0
            | BY[by + 1] & RATS[rats + 1] & ~self.full1
            | BY[by + 2] & RATS[rats + 2] & ~self.full2
            | BY[by + 3] & RATS[rats + 3] & ~self.full3
        ) != 0

    def is_treasure(self, number: i64) -> bool:
        """Whether a tile is a treasure, rare or common."""
        return CATS <= self.tiles[number] < FIRST_OSHAX

    def treasures(self) -> i64:
        """Which tiles are treasures, one bit each."""
        found: i64 = 0
        for number in range(self.size):
            if self.is_treasure(number):
                found |= bit(number)
        return found

    def is_common(self, number: i64) -> bool:
        """Whether a tile is a common treasure."""
        return FIRST_COMMON <= self.tiles[number] < FIRST_OSHAX

    def rats(self) -> i64:
        """How many rats are visible."""
        return self.bare(RATS, self.plan * WORDS)

    def room_is(self, room: i64, full: bool) -> bool:
        """Whether a room is full, or with `full` false, empty."""
        if full:
            return self.covers_all(ROOM_CELLS, room * WORDS)
        return not self.covers_any(ROOM_CELLS, room * WORDS)

    def full_rooms(self) -> i64:
        """How many rooms are full."""
        total: i64 = 0
        for room in range(i64(ROOMS)):
            total += i64(self.room_is(room, True))
        return total


def meet(one: "Ints", first: i64, other: "Ints", second: i64) -> bool:
    """Whether two sets of cells, each with its number in a table, have a cell in common."""
    a = first * WORDS
    b = second * WORDS
    return (
        one[a] & other[b]
        | one[a + 1] & other[b + 1]
        | one[a + 2] & other[b + 2]
        | one[a + 3] & other[b + 3]
    ) != 0


def common(one: "Ints", first: i64, other: "Ints", second: i64) -> i64:
    """How many cells two sets of cells, each with its number in a table, have in common."""
    a = first * WORDS
    b = second * WORDS
    return (
        ones(one[a] & other[b])
        + ones(one[a + 1] & other[b + 1])
        + ones(one[a + 2] & other[b + 2])
        + ones(one[a + 3] & other[b + 3])
    )
