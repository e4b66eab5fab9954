"""The table as data: crews with their boats and cards, the island, the decks, the sister."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from skerry.core import vectors  # noqa: F401 - makes states picklable
from skerry.core.compiled.ints import refilled, with_room
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.tables import CATS, FIRST_RARE

if TYPE_CHECKING:
    Ints = vec[i64]

STANDARD: Final = 0
SOLO: Final = 1
FAMILY: Final = 2

# The questions of a game, in the order in which they come up; a day goes from FIELDS to RARE.
# Stored games hold these numbers, so the pause between PAY and PUBLIC, which came later, is last.
BOATS: Final = 0
FIRST: Final = 1
OSHAX_ROW: Final = 2
COLOUR_ROW: Final = 3
SISTER_LESSONS: Final = 4
FAMILY_DEAL: Final = 5
FAMILY_KEEP: Final = 6
FIELDS: Final = 7
DEAL: Final = 8
KEEP: Final = 9
PAY: Final = 10
PUBLIC: Final = 11
LAY: Final = 12
SISTER_ROW: Final = 13
RESCUE: Final = 14
RARE: Final = 15
DAY_END: Final = 16
OVER: Final = 17
PAUSE: Final = 18

# The steps of something that has begun and is not interrupted, on top of the phase.
NOTHING: Final = 0
PLACE_TILE: Final = 1
PLACE_OSHAX: Final = 2
COLOUR_OSHAX: Final = 3
MAP_TREASURE: Final = 4
TREASURES: Final = 5
DRAW_CARDS: Final = 6
BUY_CARDS: Final = 7
DRAW_FOR_FIELD: Final = 8
NAME_FIELD: Final = 9
DRAW_FOR_BOAT: Final = 10

NONE: Final = -1
SISTER: Final = -1
"""The sister where a seat could stand in the turn order."""


@mypyc_attr(acyclic=True)
class Crew:
    """Everything that belongs to one seat."""

    def __init__(self) -> None:
        self.boat = Boat()
        self.fish: i64 = 0
        self.ready: i64 = 1
        """Permanent baskets that can be used today."""
        self.used: i64 = 0
        """Permanent baskets that were used today."""
        self.hand = vec[i64]()
        """Paid cards that are not yet played."""
        self.pack = vec[i64]()
        """The cards to choose from in the draft."""
        self.kept = vec[i64]()
        """The cards kept in today's draft, before they are paid for."""
        self.seen = vec[i64]()
        """What was left of each pack when it was passed on today, one after the other."""
        self.drawn = vec[i64]()
        """Cards drawn by a card, before they are paid for."""
        self.laid = vec[i64]()
        """Rescue cards laid today and not yet used."""
        self.lessons = vec[i64]()
        """Private lessons in play."""
        self.discards = vec[i64]()
        """Cards that only this seat knows to be gone."""
        self.sealed: i64 = NONE
        """A choice that waits for those of the others, as bits of positions."""
        self.anywhere: i64 = 0
        """How many of the next tiles need not touch another."""
        self.extra: i64 = 0
        """How many extra cats the next rescue turn has."""
        self.cats_left: i64 = 0
        """How many cats may still be rescued in this turn, after the first one."""
        self.passed = False
        self.watching = False
        """Whether the seat wants to be prompted before the turns of others."""

    def reserve(self) -> None:
        """Make room for what a game usually brings, so that little has to grow."""
        self.boat.reserve()
        self.hand = with_room(self.hand, 15)
        self.pack = with_room(self.pack, 7)
        self.kept = with_room(self.kept, 7)
        self.seen = with_room(self.seen, 9)
        self.laid = with_room(self.laid, 7)
        self.discards = with_room(self.discards, 31)

    def copy(self) -> "Crew":
        """An independent copy."""
        other = Crew()
        self.copy_to(other)
        return other

    def copy_to(self, other: "Crew") -> None:
        """Make another crew equal to this one; it uses the memory that it has again."""
        self.boat.copy_to(other.boat)
        other.fish = self.fish
        other.ready = self.ready
        other.used = self.used
        other.hand = refilled(self.hand, other.hand)
        other.pack = refilled(self.pack, other.pack)
        other.kept = refilled(self.kept, other.kept)
        other.seen = refilled(self.seen, other.seen)
        other.drawn = refilled(self.drawn, other.drawn)
        other.laid = refilled(self.laid, other.laid)
        other.lessons = refilled(self.lessons, other.lessons)
        other.discards = with_room(self.discards, 31)
        other.sealed = self.sealed
        other.anywhere = self.anywhere
        other.extra = self.extra
        other.cats_left = self.cats_left
        other.passed = self.passed
        other.watching = self.watching

    def __copy__(self) -> "Crew":
        return self.copy()


@mypyc_attr(acyclic=True)
class Board:
    """The whole table at one moment, as data without rules."""

    def __init__(self) -> None:
        self.mode: i64 = STANDARD
        self.seats: i64 = 0
        self.difficulty: i64 = 0
        self.column_lesson = False
        self.phase: i64 = BOATS
        self.ship: i64 = 0
        """The day: 5 on the first one, 1 on the last; 0 before the first."""
        self.order = vec[i64]()
        """The seats in turn order; in solo SISTER stands among them."""
        self.turn: i64 = 0
        """Whose turn it is, as a place in the order; while dealing, how many have their cards."""
        self.step: i64 = 0
        """The step of the draft; how many boats are drawn."""
        self.crews: list[Crew] = []
        self.bag = vec[i64]()
        self.deck = vec[i64]()
        self.gone = vec[i64]()
        """Cards that everybody saw played."""
        self.left = vec[i64]()
        self.right = vec[i64]()
        """The cats of the two fields, from the left."""
        self.new_rare = vec[i64]()
        """Rare treasures that came out of the bag while the fields are filled."""
        self.rare_row = vec[i64]()
        """The kinds of rare treasures in the supply, in the order in which their piles began."""
        self.rare = vec[i64]([0, 0, 0, 0, 0])
        self.common = vec[i64]([0, 0, 0, 0])
        self.oshax = vec[i64]()
        """The oshax left, in their row."""
        self.public = vec[i64]()
        self.public_colours = vec[i64]()
        """Public lessons in play, with the colour that was named or NONE."""
        self.sister_deck = vec[i64]()
        self.sister_played = vec[i64]()
        self.sister_row = vec[i64]()
        """The sister's cards of today that she has not played; the next one first."""
        self.sister_begun = True
        """Whether she has played the open card of the row; all others are face down."""
        self.sister_speed: i64 = 0
        self.sister_colours = vec[i64]()
        self.sister_lessons = vec[i64]()
        self.watcher: i64 = NONE
        """The seat that is prompted before the turn of another continues."""
        # What has begun and is not interrupted.
        self.doing: i64 = NOTHING
        self.doer: i64 = NONE
        self.card: i64 = NONE
        """The card that is being played."""
        self.tile: i64 = NONE
        """The tile that is being placed."""
        self.field: i64 = NONE
        """Where the cat that is being placed was taken: 0 left, 1 right."""
        self.basket: i64 = NONE
        """How the cat that is being placed is paid for, as in its code."""
        self.more: i64 = 0
        """How many treasures, cards or tiles are still to come."""
        self.paid: i64 = 0
        self.done_tiles = vec[i64]()
        """Treasures placed or tiles sent to fields so far: each with its place or field."""

    def copy_to(self, other: "Board") -> None:
        """Make another board equal to this one; it uses the memory that it has again."""
        other.mode = self.mode
        other.seats = self.seats
        other.difficulty = self.difficulty
        other.column_lesson = self.column_lesson
        other.phase = self.phase
        other.ship = self.ship
        other.order = refilled(self.order, other.order)
        other.turn = self.turn
        other.step = self.step
        if len(other.crews) != len(self.crews):
            other.crews = [crew.copy() for crew in self.crews]
        else:
            for seat in range(self.seats):
                self.crews[seat].copy_to(other.crews[seat])
        other.bag = self.bag[:]
        other.deck = self.deck[:]
        other.gone = with_room(self.gone, 63)
        other.left = refilled(self.left, other.left)
        other.right = refilled(self.right, other.right)
        other.new_rare = refilled(self.new_rare, other.new_rare)
        other.rare_row = refilled(self.rare_row, other.rare_row)
        other.rare = refilled(self.rare, other.rare)
        other.common = refilled(self.common, other.common)
        other.oshax = refilled(self.oshax, other.oshax)
        other.public = refilled(self.public, other.public)
        other.public_colours = refilled(self.public_colours, other.public_colours)
        other.sister_deck = self.sister_deck[:]
        other.sister_played = self.sister_played[:]
        other.sister_row = self.sister_row[:]
        other.sister_begun = self.sister_begun
        other.sister_speed = self.sister_speed
        other.sister_colours = self.sister_colours[:]
        other.sister_lessons = self.sister_lessons[:]
        other.watcher = self.watcher
        other.doing = self.doing
        other.doer = self.doer
        other.card = self.card
        other.tile = self.tile
        other.field = self.field
        other.basket = self.basket
        other.more = self.more
        other.paid = self.paid
        other.done_tiles = refilled(self.done_tiles, other.done_tiles)

    def reserve(self) -> None:
        """Make room for what a game usually brings; a copy has none."""
        for crew in self.crews:
            crew.reserve()
        self.left = with_room(self.left, 15)
        self.right = with_room(self.right, 15)
        self.gone = with_room(self.gone, 63)

    def cats(self) -> i64:
        """How many cats are on the island."""
        return len(self.left) + len(self.right)

    def add_rare(self, tile: i64) -> None:
        """A rare treasure joins the pile of its kind, or begins one at the right end."""
        kind = tile - FIRST_RARE
        if self.rare[kind] == 0:
            self.rare_row = append(self.rare_row, kind)
        self.rare[kind] += 1

    def take_rare(self, kind: i64) -> None:
        """A rare treasure leaves the supply; an empty pile closes up."""
        self.rare[kind] -= 1
        if self.rare[kind] == 0:
            self.rare_row = remove(self.rare_row, kind)

    def add_cat(self, tile: i64, field: i64) -> None:
        """A cat comes to the right end of a field."""
        if field == 0:
            self.left = append(self.left, tile)
        else:
            self.right = append(self.right, tile)

    def field_of(self, tile: i64) -> i64:
        """Where a cat lies: 0 left, 1 right, NONE elsewhere."""
        for other in self.left:
            if other == tile:
                return 0
        for other in self.right:
            if other == tile:
                return 1
        return NONE

    def take_cat(self, tile: i64) -> i64:
        """A cat leaves its field; which one it was."""
        field = self.field_of(tile)
        if field == 0:
            self.left = remove(self.left, tile)
        else:
            self.right = remove(self.right, tile)
        return field

    def nth_cat(self, number: i64) -> i64:
        """The cat with a number, from 1 at the left; the last one if there are fewer."""
        total = self.cats()
        place = min(number, total) - 1
        lefts: i64 = len(self.left)
        return self.left[place] if place < lefts else self.right[place - lefts]

    def fill_bag(self) -> None:
        """All cats and five of each rare treasure."""
        self.bag = _FULL_BAG[:]


def _full_bag() -> "Ints":
    bag = vec[i64]()
    for tile in range(i64(CATS)):
        bag = append(bag, tile)
    for kind in range(i64(5)):
        for _copy in range(i64(5)):
            bag = append(bag, FIRST_RARE + kind)
    return bag


_FULL_BAG: Final = _full_bag()
