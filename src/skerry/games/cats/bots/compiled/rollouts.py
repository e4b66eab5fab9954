"""The rest of a seat's game in its head: cats of coming days are drawn, taken and laid.

The others only take cats away, at random. How many cats a day brings, and whether a treasure
comes along, is drawn as well. What is compared uses the same dice, so that luck is the same for
all.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.bits import bit
from skerry.core.compiled.dice import Dice
from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.glance import Glance
from skerry.games.cats.bots.compiled.outlook import NOWHERE, Search, stow
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
        self.glance = Glance()

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
        glance = self.glance
        for _turn in range(turns):
            for number in range(count):
                glance.offer(gauge, cats[number], colour_of(cats[number]), search)
            if glance.look(gauge, True) <= gauge.value:
                return
            stow(gauge, glance.tile, glance.place, search, common)
            found: i64 = 0
            while cats[found] != glance.tile:
                found += 1
            count -= 1
            cats[found] = cats[count]
            for _rival in range(self.takers):
                if count > 0:
                    count -= 1
                    cats[dice.below(count + 1)] = cats[count]

    def _find(self, gauge: Gauge, common: "Ints") -> None:
        """Two common treasures on their best places."""
        glance = self.glance
        for _treasure in range(i64(2)):
            for kind in range(i64(len(common))):
                if common[kind] > 0:
                    glance.offer(gauge, FIRST_COMMON + kind, -1, self.search)
            if glance.look(gauge, False) <= gauge.value:
                return
            common[glance.tile - FIRST_COMMON] -= 1
            gauge.lay(glance.tile, glance.place, -1)


class Trials:
    """Ways that are compared by playing on, and their values so far.

    A way has several boats, one for each course that today may take; they are played on in turn.
    """

    def __init__(self, gauges: list[Gauge], extras: "Ints", variants: i64) -> None:
        self.gauges = gauges
        self.extras = extras
        """What is added to the value of each."""
        self.variants = variants
        self.count: i64 = len(gauges) // variants
        self.sums = vec[i64]([0] * self.count)
        self.times = vec[i64]([0] * self.count)
        self.alive = bit(self.count) - 1

    def play(self, future: Future, seed: i64) -> None:
        """Play all on once that are still compared, with the same dice."""
        for place in range(self.count):
            if (self.alive >> place) & 1 != 0:
                number = place * self.variants + self.times[place] % self.variants
                played = future.play(self.gauges[number].copy(), Dice(seed))
                self.sums[place] += played + self.extras[number]
                self.times[place] += 1

    def mean(self, place: i64) -> i64:
        """The mean final value of one of them, with its extra."""
        if self.times[place] == 0:
            return NOWHERE
        return self.sums[place] // self.times[place]

    def drop(self) -> None:
        """The worst of those still compared drops out."""
        worst: i64 = -1
        for place in range(self.count):
            if (self.alive >> place) & 1 == 0:
                continue
            if worst < 0 or self.mean(place) < self.mean(worst):
                worst = place
        self.alive &= ~bit(worst)


def halve(trials: Trials, future: Future, rollouts: i64, seed: i64) -> "Ints":
    """For each boat its mean final value plus its extra, and how often it was played.

    The worse half drops out again and again, so that the best are played most often.
    """
    count = trials.count
    left = count
    rounds: i64 = 1
    while bit(rounds) < count:
        rounds += 1
    number: i64 = 0
    while left > 1:
        for _time in range(max(rollouts // (rounds * left), 1)):
            trials.play(future, seed + number)
            number += 1
        half = (left + 1) // 2
        while left > half:
            trials.drop()
            left -= 1
    trials.play(future, seed + number)
    out = vec[i64]([0] * (2 * count))
    for place in range(count):
        out[2 * place] = trials.mean(place)
        out[2 * place + 1] = trials.times[place]
    return out
