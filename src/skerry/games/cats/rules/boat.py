"""A boat: the tiles on it, and where the next ones fit."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from skerry.core.compiled.bits import bit, ones
from skerry.core.compiled.ints import refilled, with_room
from skerry.games.cats.rules.anchors import (
    beside,
    covered_by,
    find_in_word,
    first_in_word,
    write_places,
)
from skerry.games.cats.rules.tables import (
    CATS,
    CELL,
    EDGE,
    FIRST_COMMON,
    FIRST_FORM,
    FIRST_OSHAX,
    HULL,
    MAPS,
    RATS,
    ROOM_CELLS,
    ROOMS,
    SHAPE_COUNT,
    WORDS,
)

if TYPE_CHECKING:
    Ints = vec[i64]

NO_COLOUR: Final = -1
ANCHOR_WORDS: Final = WORDS * 9
"""What the anchors of a shape take: for each word a number, and one word for each form."""


_LAST_FOUND: Final = vec[i64]([0] * (4 * SHAPE_COUNT * WORDS))
"""Per boat, shape and word: the place where the shape fitted last, a guess for the next time."""


@mypyc_attr(acyclic=True)
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
        self.free0 = HULL[0]
        self.free1 = HULL[1]
        self.free2 = HULL[2]
        self.free3 = HULL[3]
        """The cells that are not covered, in four words."""
        self.inner0 = HULL[0]
        self.inner1 = HULL[1]
        self.inner2 = HULL[2]
        self.inner3 = HULL[3]
        """Those of them that share no side with a covered cell."""

    def reserve(self) -> None:
        """Make room for as many tiles as a game usually brings."""
        self.tiles = with_room(self.tiles, 15)
        self.places = with_room(self.places, 15)
        self.colours = with_room(self.colours, 15)

    def copy(self) -> "Boat":
        """An independent copy."""
        other = Boat()
        self.copy_to(other)
        return other

    def copy_to(self, other: "Boat") -> None:
        """Make another boat equal to this one; it uses the memory that it has again."""
        other.plan = self.plan
        other.size = self.size
        other.tiles = refilled(self.tiles, other.tiles)
        other.places = refilled(self.places, other.places)
        other.colours = refilled(self.colours, other.colours)
        other.free0 = self.free0
        other.free1 = self.free1
        other.free2 = self.free2
        other.free3 = self.free3
        other.inner0 = self.inner0
        other.inner1 = self.inner1
        other.inner2 = self.inner2
        other.inner3 = self.inner3

    def __copy__(self) -> "Boat":
        return self.copy()

    def covers_any(self, cells: "Ints", at: i64) -> bool:
        """Whether a cell of a set is covered; its words begin at `at`."""
        return (
            cells[at] & ~self.free0
            | cells[at + 1] & ~self.free1
            | cells[at + 2] & ~self.free2
            | cells[at + 3] & ~self.free3
        ) != 0

    def covers_all(self, cells: "Ints", at: i64) -> bool:
        """Whether all cells of a set are covered; its words begin at `at`."""
        return (
            cells[at] & self.free0
            | cells[at + 1] & self.free1
            | cells[at + 2] & self.free2
            | cells[at + 3] & self.free3
        ) == 0

    def bare(self, cells: "Ints", at: i64) -> i64:
        """How many cells of a set are not covered; its words begin at `at`."""
        return (
            ones(cells[at] & self.free0)
            + ones(cells[at + 1] & self.free1)
            + ones(cells[at + 2] & self.free2)
            + ones(cells[at + 3] & self.free3)
        )

    def is_free(self, place: i64) -> bool:
        """Whether all cells of a place are uncovered."""
        a, b, c, d = covered_by(place)
        return (a & ~self.free0 | b & ~self.free1 | c & ~self.free2 | d & ~self.free3) == 0

    def fits(self, place: i64, anywhere: bool) -> bool:
        """Whether a tile fits there; it must touch another unless it is the first or `anywhere`."""
        a, b, c, d = covered_by(place)
        if (a & ~self.free0 | b & ~self.free1 | c & ~self.free2 | d & ~self.free3) != 0:
            return False
        near = a & ~self.inner0 | b & ~self.inner1 | c & ~self.inner2 | d & ~self.inner3
        return near != 0 or anywhere or self.size == 0

    def find_anchors(self, shape: i64, anywhere: bool, out: "Ints", start: i64) -> i64:
        """Write the anchors of every form of a shape, as `nth_place` reads them; their number."""
        a = self.inner0
        b = self.inner1
        c = self.inner2
        d = self.inner3
        if anywhere or self.size == 0:
            a = b = c = d = 0
        row = 1 + FIRST_FORM[shape + 1] - FIRST_FORM[shape]
        out[start] = find_in_word(shape, self.free0, self.free1, a, b, out, start + 1)
        total = out[start]
        start += row
        out[start] = find_in_word(shape, self.free1, self.free2, b, c, out, start + 1)
        total += out[start]
        start += row
        out[start] = find_in_word(shape, self.free2, self.free3, c, d, out, start + 1)
        total += out[start]
        start += row
        out[start] = find_in_word(shape, self.free3, 0, d, 0, out, start + 1)
        return total + out[start]

    def fitting(self, shape: i64, anywhere: bool, out: "Ints", total: i64) -> i64:
        """List all places for a shape after the first `total`; returns the new total."""
        words = vec[i64]([0] * ANCHOR_WORDS)
        self.find_anchors(shape, anywhere, words, 0)
        return write_places(shape, words, 0, 0, out, total)

    def has_place(self, shape: i64, anywhere: bool) -> bool:
        """Whether a shape fits anywhere."""
        alone = anywhere or self.size == 0
        guess = (self.plan * SHAPE_COUNT + shape) * WORDS
        a = _LAST_FOUND[guess]
        b = _LAST_FOUND[guess + 1]
        c = _LAST_FOUND[guess + 2]
        d = _LAST_FOUND[guess + 3]
        free = a & ~self.free0 | b & ~self.free1 | c & ~self.free2 | d & ~self.free3
        if free == 0 and (a | b | c | d) != 0:
            near = a & ~self.inner0 | b & ~self.inner1 | c & ~self.inner2 | d & ~self.inner3
            if alone or near != 0:
                return True
        place = self._find_place(shape, alone)
        if place < 0:
            return False
        a, b, c, d = covered_by(place)
        _LAST_FOUND[guess] = a
        _LAST_FOUND[guess + 1] = b
        _LAST_FOUND[guess + 2] = c
        _LAST_FOUND[guess + 3] = d
        return True

    def _find_place(self, shape: i64, alone: bool) -> i64:
        """A place for a shape, or -1."""
        a = self.inner0
        b = self.inner1
        c = self.inner2
        d = self.inner3
        if alone:
            a = b = c = d = 0
        # Most free cells are in the middle of the boat.
        found = first_in_word(shape, 1, self.free1, self.free2, b, c)
        if found < 0:
            found = first_in_word(shape, 2, self.free2, self.free3, c, d)
        if found < 0:
            found = first_in_word(shape, 0, self.free0, self.free1, a, b)
        if found < 0:
            found = first_in_word(shape, 3, self.free3, 0, d, 0)
        return found

    def lay(self, tile: i64, place: i64, colour: i64) -> None:
        """Put a tile on the boat; nothing is checked here."""
        self.tiles = append(self.tiles, tile)
        self.places = append(self.places, place)
        self.colours = append(self.colours, colour)
        self.size += 1
        a, b, c, d = covered_by(place)
        self.free0 &= ~a
        self.free1 &= ~b
        self.free2 &= ~c
        self.free3 &= ~d
        near0, near1, near2, near3 = beside(a, b, c, d)
        self.inner0 &= ~(a | near0)
        self.inner1 &= ~(b | near1)
        self.inner2 &= ~(c | near2)
        self.inner3 &= ~(d | near3)

    def without(self, number: i64) -> "Boat":
        """A boat without the nth tile; the others keep their order."""
        other = Boat()
        other.plan = self.plan
        for kept in range(self.size):
            if kept != number:
                other.lay(self.tiles[kept], self.places[kept], self.colours[kept])
        return other

    def covers(self, cell: i64) -> bool:
        """Whether a cell is covered."""
        return self.covers_any(CELL, cell * WORDS)

    def covers_map(self, colour: i64) -> bool:
        """Whether the map of a colour is covered."""
        return self.covers_any(MAPS, (self.plan * 5 + colour) * WORDS)

    def map_under(self, place: i64, colour: i64) -> bool:
        """Whether a tile of a colour on that place would cover the map of its colour."""
        return meets(place, MAPS, (self.plan * 5 + colour) * WORDS)

    def touching(self, one: i64, other: i64) -> bool:
        """Whether two tiles share a side."""
        a, b, c, d = covered_by(self.places[one])
        near0, near1, near2, near3 = beside(a, b, c, d)
        a, b, c, d = covered_by(self.places[other])
        return (a & near0 | b & near1 | c & near2 | d & near3) != 0

    def at_edge(self, number: i64) -> bool:
        """Whether a tile is at the edge."""
        return meets(self.places[number], EDGE, 0)

    def by_rat(self, number: i64) -> bool:
        """Whether a tile is beside a visible rat."""
        a, b, c, d = covered_by(self.places[number])
        near0, near1, near2, near3 = beside(a, b, c, d)
        rats = self.plan * WORDS
        return (
            near0 & RATS[rats] & self.free0
            | near1 & RATS[rats + 1] & self.free1
            | near2 & RATS[rats + 2] & self.free2
            | near3 & RATS[rats + 3] & self.free3
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


def meets(place: i64, cells: "Ints", at: i64) -> bool:
    """Whether a place covers a cell of a set; the words of the set begin at `at`."""
    a, b, c, d = covered_by(place)
    return (a & cells[at] | b & cells[at + 1] | c & cells[at + 2] | d & cells[at + 3]) != 0


def common(place: i64, cells: "Ints", at: i64) -> i64:
    """How many cells of a set a place covers; the words of the set begin at `at`."""
    a, b, c, d = covered_by(place)
    return (
        ones(a & cells[at])
        + ones(b & cells[at + 1])
        + ones(c & cells[at + 2])
        + ones(d & cells[at + 3])
    )
