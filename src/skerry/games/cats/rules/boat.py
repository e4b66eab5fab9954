"""A boat: the tiles on it, and where the next ones fit."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.games.cats.rules.tables import (
    AT0,
    AT1,
    AT2,
    BY0,
    BY1,
    BY2,
    CATS,
    EDGE,
    FIRST_COMMON,
    FIRST_OSHAX,
    FIRST_PLACE,
    MAPS,
    RATS,
    ROOM_CELLS,
    ROOMS,
    WORD,
)

if TYPE_CHECKING:
    Ints = vec[i64]

NO_COLOUR: Final = -1


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
        """The covered cells, in three integers."""

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
        return other

    def __copy__(self) -> "Boat":
        return self.copy()

    def is_free(self, place: i64) -> bool:
        """Whether all cells of a place are uncovered."""
        return (AT0[place] & self.full0 | AT1[place] & self.full1 | AT2[place] & self.full2) == 0

    def touches(self, place: i64) -> bool:
        """Whether a place shares a side with a covered cell."""
        return (BY0[place] & self.full0 | BY1[place] & self.full1 | BY2[place] & self.full2) != 0

    def fits(self, place: i64, anywhere: bool) -> bool:
        """Whether a tile fits there; it must touch another unless it is the first or `anywhere`."""
        return self.is_free(place) and (anywhere or self.size == 0 or self.touches(place))

    def fitting(self, shape: i64, anywhere: bool, out: "Ints", total: i64) -> i64:
        """List all places for a shape after the first `total`; returns the new total."""
        full0 = self.full0
        full1 = self.full1
        full2 = self.full2
        alone = anywhere or self.size == 0
        for place in range(FIRST_PLACE[shape], FIRST_PLACE[shape + 1]):
            if AT0[place] & full0 | AT1[place] & full1 | AT2[place] & full2 == 0:
                out[total] = place
                near = BY0[place] & full0 | BY1[place] & full1 | BY2[place] & full2
                total += i64(alone or near != 0)
        return total

    def has_place(self, shape: i64, anywhere: bool) -> bool:
        """Whether a shape fits anywhere."""
        full0 = self.full0
        full1 = self.full1
        full2 = self.full2
        alone = anywhere or self.size == 0
        for place in range(FIRST_PLACE[shape], FIRST_PLACE[shape + 1]):
            if AT0[place] & full0 | AT1[place] & full1 | AT2[place] & full2 == 0:
                near = BY0[place] & full0 | BY1[place] & full1 | BY2[place] & full2
                if alone or near != 0:
                    return True
        return False

    def lay(self, tile: i64, place: i64, colour: i64) -> None:
        """Put a tile on the boat; nothing is checked here."""
        self.tiles = append(self.tiles, tile)
        self.places = append(self.places, place)
        self.colours = append(self.colours, colour)
        self.size += 1
        self.full0 |= AT0[place]
        self.full1 |= AT1[place]
        self.full2 |= AT2[place]

    def remove(self, number: i64) -> None:
        """Take the nth tile off the boat; the others keep their order."""
        place = self.places[number]
        self.full0 &= ~AT0[place]
        self.full1 &= ~AT1[place]
        self.full2 &= ~AT2[place]
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
        word = cell // WORD
        full = self.full0 if word == 0 else self.full1 if word == 1 else self.full2
        return (full >> (cell - WORD * word)) & 1 != 0

    def map_under(self, place: i64, colour: i64) -> bool:
        """Whether a tile of a colour on that place would cover the map of its colour."""
        cell = MAPS[self.plan * 5 + colour]
        word = cell // WORD
        at = AT0[place] if word == 0 else AT1[place] if word == 1 else AT2[place]
        return (at >> (cell - WORD * word)) & 1 != 0

    def touching(self, one: i64, other: i64) -> bool:
        """Whether two tiles share a side."""
        a = self.places[one]
        b = self.places[other]
        return (BY0[a] & AT0[b] | BY1[a] & AT1[b] | BY2[a] & AT2[b]) != 0

    def at_edge(self, number: i64) -> bool:
        """Whether a tile is at the edge."""
        place = self.places[number]
        return (AT0[place] & EDGE[0] | AT1[place] & EDGE[1] | AT2[place] & EDGE[2]) != 0

    def is_treasure(self, number: i64) -> bool:
        """Whether a tile is a treasure, rare or common."""
        return CATS <= self.tiles[number] < FIRST_OSHAX

    def is_common(self, number: i64) -> bool:
        """Whether a tile is a common treasure."""
        return FIRST_COMMON <= self.tiles[number] < FIRST_OSHAX

    def rats0(self) -> i64:
        """The visible rats among the first 48 cells."""
        return RATS[self.plan * 3] & ~self.full0

    def rats1(self) -> i64:
        """The visible rats among the next 48 cells."""
        return RATS[self.plan * 3 + 1] & ~self.full1

    def rats2(self) -> i64:
        """The visible rats among the last cells."""
        return RATS[self.plan * 3 + 2] & ~self.full2

    def rats(self) -> i64:
        """How many rats are visible."""
        return bits(self.rats0()) + bits(self.rats1()) + bits(self.rats2())

    def room_is(self, room: i64, full: bool) -> bool:
        """Whether a room is full, or with `full` false, empty."""
        a = ROOM_CELLS[room * 3]
        b = ROOM_CELLS[room * 3 + 1]
        c = ROOM_CELLS[room * 3 + 2]
        if full:
            return (a & ~self.full0 | b & ~self.full1 | c & ~self.full2) == 0
        return (a & self.full0 | b & self.full1 | c & self.full2) == 0

    def full_rooms(self) -> i64:
        """How many rooms are full."""
        total: i64 = 0
        for room in range(i64(ROOMS)):
            total += i64(self.room_is(room, True))
        return total


def bits(mask: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while mask != 0:
        mask &= mask - 1
        total += 1
    return total
