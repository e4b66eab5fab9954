"""The table as data: the clans with their tiles and gold, the bag, the goals, the round."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.core import vectors  # noqa: F401 - makes states picklable
from skerry.core.compiled.ints import copied
from skerry.games.skye.rules.tables import LANDSCAPE
from skerry.games.skye.rules.territory import Territory

if TYPE_CHECKING:
    Ints = vec[i64]

# The questions of a game, in the order in which they come up; a round goes from DRAW to BUILD.
GOALS: Final = 0
CASTLES: Final = 1
FIRST: Final = 2
DRAW: Final = 3
PRICE: Final = 4
BUY: Final = 5
BUILD: Final = 6
OVER: Final = 7

NONE: Final = -1
"""No tile, no price, not yet."""

STALL: Final = 3
"""How many tiles each clan draws in a round."""


SIDE_EARNED: Final = 4 + 3 * STALL
"""Where the earnings start in `Board.side_of`, and behind them the tiles."""

SPOTS: Final = LANDSCAPE
"""Where the places of the tiles start in `Board.bag`."""

SCORINGS: Final = 12
"""How often a goal is scored in a game, all slots and rounds together."""

MOST_PLACES: Final = STALL * 40 * 4 + 1
"""The most ways to place a hand: three tiles, forty free cells, four rotations."""

MOST_PURCHASES: Final = 9
"""Passing, and two tiles of each of four other seats."""


@mypyc_attr(acyclic=True)
class Clan:
    """What belongs to one seat: its territory, its gold, its points."""

    def __init__(self, land: Territory) -> None:
        self.land = land
        self.gold: i64 = 0
        """Gold in the purse; gold that lies on a price is not in it."""
        self.points: i64 = 0
        self.axe: i64 = NONE
        """Which tile of the stall gets the axe: from the sealing of prices to their reveal."""
        self.building = False
        """Whether the clan still has tiles to place."""

    def copy(self) -> "Clan":
        """An independent copy."""
        other = Clan(Territory())
        self.copy_to(other)
        return other

    def copy_to(self, other: "Clan") -> None:
        """Make another clan equal to this one."""
        self.land.copy_to(other.land)
        other.gold = self.gold
        other.points = self.points
        other.axe = self.axe
        other.building = self.building

    def __copy__(self) -> "Clan":
        return self.copy()

    def __reduce__(self) -> tuple[type["Clan"], tuple[Territory], dict[str, object]]:
        own: dict[str, object] = {
            "gold": self.gold,
            "points": self.points,
            "axe": self.axe,
            "building": self.building,
        }
        return Clan, (self.land,), own


def earning(round: i64, slot: i64, tiles: i64, points: i64) -> i64:
    """One line of `Board.earned`: in which round which slot gave how much to how many tiles."""
    return ((round * 4 + slot) * 32 + tiles) * 4096 + points


@mypyc_attr(acyclic=True)
class Board:
    """The whole table at one moment, as data without rules; `lay_out` makes it ready to play.

    `stall`, `price` and `hand` have three places for each seat, one seat after the other; `earned`
    has twelve.
    """

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.farm_four = False
        self.castle_on_roads = False
        self.tie_remainder = False
        self.money_open = False
        self.goals_chosen = False
        self.goals = vec[i64]()
        self.clans: list[Clan] = []
        self.stall = vec[i64]()
        """The tiles drawn this round, in the order of their draw; NONE once sold."""
        self.price = vec[i64]()
        """The gold on each tile of a stall."""
        self.hand = vec[i64]()
        """Bought and kept tiles that wait to be built, or NONE."""
        self.scorings: i64 = 0
        """How often a goal was scored so far."""
        self.earned = vec[i64]()
        """What each of these scorings gave to a seat, packed by `earning`."""
        self.left: i64 = 0
        """How many tiles are in the bag."""
        self.bag = vec[i64]()
        """The tiles in the bag are the first `left` of these; their order has no meaning. From
        SPOTS on, per tile in the bag: its place there."""
        self.first: i64 = NONE
        """The seat with the starting player's marker."""
        self.round: i64 = 0
        self.phase: i64 = GOALS
        self.after: i64 = 0
        """In DRAW and BUY: how many seats after the first one; in CASTLES: the seat itself."""

    def lay_out(self, seats: i64) -> None:
        """Set the table for some seats, with nothing on it and an empty bag."""
        self.seats = seats
        clans: list[Clan] = []
        for _seat in range(seats):
            clans.append(Clan(Territory()))
        self.clans = clans
        self.stall = vec[i64]([NONE] * (STALL * seats))
        self.price = vec[i64]([0] * (STALL * seats))
        self.hand = vec[i64]([NONE] * (STALL * seats))
        self.earned = vec[i64]([0] * (SCORINGS * seats))
        self.bag = vec[i64]([0] * (2 * LANDSCAPE))

    def copy_to(self, other: "Board") -> None:
        """Make another board equal to this one; it uses the memory that it has again."""
        other.seats = self.seats
        other.farm_four = self.farm_four
        other.castle_on_roads = self.castle_on_roads
        other.tie_remainder = self.tie_remainder
        other.money_open = self.money_open
        other.goals_chosen = self.goals_chosen
        other.goals = copied(self.goals, other.goals)
        if len(other.clans) != len(self.clans):
            other.clans = [clan.copy() for clan in self.clans]
        else:
            for seat in range(self.seats):
                self.clans[seat].copy_to(other.clans[seat])
        other.stall = copied(self.stall, other.stall)
        other.price = copied(self.price, other.price)
        other.hand = copied(self.hand, other.hand)
        other.scorings = self.scorings
        other.earned = self.earned[:]
        other.left = self.left
        other.bag = self.bag[:]
        other.first = self.first
        other.round = self.round
        other.phase = self.phase
        other.after = self.after

    def stall_of(self, seat: i64) -> "Ints":
        """The three places of a seat's stall."""
        return self.stall[STALL * seat : STALL * seat + STALL]

    def prices_of(self, seat: i64) -> "Ints":
        """The gold on the tiles of a seat's stall."""
        return self.price[STALL * seat : STALL * seat + STALL]

    def hand_of(self, seat: i64) -> "Ints":
        """The three places of a seat's hand."""
        return self.hand[STALL * seat : STALL * seat + STALL]

    def earned_of(self, seat: i64) -> "Ints":
        """What each scoring so far gave to a seat, packed by `earning`."""
        first = SCORINGS * seat
        return self.earned[first : first + self.scorings]

    def side_of(self, seat: i64) -> "Ints":
        """Everything about a seat in one vector.

        Its gold, points, axe and whether it builds, then its stall, prices and hand, then what it
        earned, then its tiles as they are placed.
        """
        clan = self.clans[seat]
        land = clan.land
        out = vec[i64]([0] * (SIDE_EARNED + self.scorings + land.size))
        out[0] = clan.gold
        out[1] = clan.points
        out[2] = clan.axe
        out[3] = i64(clan.building)
        for place in range(i64(STALL)):
            out[4 + place] = self.stall[STALL * seat + place]
            out[4 + STALL + place] = self.price[STALL * seat + place]
            out[4 + 2 * STALL + place] = self.hand[STALL * seat + place]
        for number in range(self.scorings):
            out[SIDE_EARNED + number] = self.earned[SCORINGS * seat + number]
        for plot in range(land.size):
            out[SIDE_EARNED + self.scorings + plot] = land.placed(plot)
        return out

    def take(self, seat: i64, tile: i64) -> None:
        """Add a bought or kept tile to a seat's hand."""
        hand = self.hand
        place = STALL * seat
        while hand[place] != NONE:
            place += 1
        hand[place] = tile

    def fill_bag(self) -> None:
        """Put all landscape tiles into the bag."""
        for tile in range(i64(LANDSCAPE)):
            self.put_in_bag(tile)

    def put_in_bag(self, tile: i64) -> None:
        """Put a tile into the bag."""
        bag = self.bag
        bag[self.left] = tile
        bag[SPOTS + tile] = self.left
        self.left += 1

    def take_from_bag(self, tile: i64) -> None:
        """Take a tile from the bag; the last one takes its place, since the bag has no order."""
        bag = self.bag
        self.left -= 1
        last = bag[self.left]
        place = bag[SPOTS + tile]
        bag[place] = last
        bag[SPOTS + last] = place

    def is_in_bag(self, tile: i64) -> bool:
        """Whether this tile is in the bag."""
        place = self.bag[SPOTS + tile]
        return place < self.left and self.bag[place] == tile
