"""The rest of a seat's game in its head: cats of coming days are drawn, taken and laid.

The others only take cats away, at random. How many cats a day brings, and whether a treasure
comes along, is drawn as well. `train/cats_fit.py` fits the weights of boats by such games; equal
dice give equal luck to all that is compared.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.dice import Dice
from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.outlook import Search, shape_at, stow
from skerry.games.cats.bots.compiled.positions import PACE
from skerry.games.cats.rules.state import Board
from skerry.games.cats.rules.tables import FIRST_COMMON, FIRST_RARE, colour_of

if TYPE_CHECKING:
    Ints = vec[i64]


class Future:
    """What may come after today."""

    def __init__(self, state: Board, pace: i64, finds: i64) -> None:
        self.bag = state.bag[:]
        self.common = state.common[:]
        self.rare = state.rare[:]
        self.days: i64 = state.ship - 1
        self.takers: i64 = max(state.seats - 1, 1)
        """How many cats the others take for each that the seat takes; the sister takes one."""
        self.cats: i64 = max(4 * state.seats, 8)
        """How many cats lie on the island each day."""
        self.pace: i64 = pace
        """How many cats one gets a day, in tenths."""
        self.finds: i64 = finds
        """How many treasures one gets a day, in hundredths."""
        self.search = Search()

    def play(self, gauge: Gauge, dice: Dice) -> i64:
        """The final value of a gauge's boat after one possible rest of the game."""
        bag = self.bag[:]
        size: i64 = len(bag)
        common = self.common[:]
        day = self.days
        while day > 0:
            day -= 1
            gauge.set_time(gauge.weights[PACE] * day // 10 + 1)
            # Each day has its own dice: luck stays the same whatever was used up before.
            luck = Dice(dice.below(1 << 30))
            cats = vec[i64]([0] * self.cats)
            count: i64 = 0
            while count < self.cats and size > 0:
                at = luck.below(size)
                tile = bag[at]
                size -= 1
                bag[at] = bag[size]
                if tile < FIRST_RARE:
                    cats[count] = tile
                    count += 1
            # The number of cats varies around its mean by one.
            turns = (self.pace + luck.below(10)) // 10 + luck.below(3) - 1
            finds = luck.below(100) < self.finds
            self._rescue(gauge, cats, count, turns, common, luck)
            if finds:
                self._find(gauge, common)
        gauge.set_time(0)
        return gauge.value

    def _rescue(
        self, gauge: Gauge, cats: "Ints", count: i64, turns: i64, common: "Ints", dice: Dice
    ) -> None:
        """Take the best cat again and again, while the others take others."""
        search = self.search
        for _turn in range(turns):
            found: i64 = -1
            place: i64 = -1
            most = gauge.value
            for number in range(count):
                tile = cats[number]
                if search.best(gauge, tile, colour_of(tile), False) > most:
                    most = search.value
                    found = number
                    place = search.place
            if found < 0:
                return
            stow(gauge, cats[found], place, search, common)
            count -= 1
            cats[found] = cats[count]
            for _rival in range(self.takers):
                if count > 0:
                    count -= 1
                    cats[dice.below(count + 1)] = cats[count]

    def _find(self, gauge: Gauge, common: "Ints") -> None:
        """Two common treasures on their best places."""
        for _treasure in range(i64(2)):
            if self.search.best_treasure(gauge, common, vec[i64](), False) <= gauge.value:
                return
            place = self.search.place
            tile = shape_at(place)
            common[tile - FIRST_COMMON] -= 1
            gauge.lay(tile, place, -1)
