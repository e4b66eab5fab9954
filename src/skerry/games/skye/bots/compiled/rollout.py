"""What lands become in the next rounds: the same tiles are drawn for all of them, and built.

A prediction by weights cannot see which tiles would fit where. So the best lands of a plan are
compared by building them on for some rounds, with tiles from the bag. Half of the lands drop out
after each step, and the others are compared with twice as many draws.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.dice import Dice
from skerry.games.skye.bots.compiled.beam import Plan
from skerry.games.skye.bots.compiled.outlook import Outlook
from skerry.games.skye.rules.codes import places
from skerry.games.skye.rules.state import MOST_PLACES
from skerry.games.skye.rules.territory import CELL_BITS, CELL_MASK, Territory

if TYPE_CHECKING:
    Ints = vec[i64]


class Rollouts:
    """Compares lands of one seat by what they become in the next rounds."""

    def __init__(
        self,
        nows: list[Outlook],
        laters: list[Outlook],
        bag: "Ints",
        dice: Dice,
        drawn: i64,
        built: i64,
    ) -> None:
        """Per round that is played out: what the round before it scores, and how it is built.

        `nows` see the scorings of one round alone, `laters` all scorings from the next one on.
        Of the tiles that are drawn in a round, some are built.
        """
        self._nows = nows
        self._laters = laters
        self._dice = dice
        self._drawn = drawn
        self._built = built
        self._bag = bag
        self._gone: i64 = 0
        """How many tiles of the bag were drawn since it was full."""
        self._codes = vec[i64]([0] * MOST_PLACES)
        self._scratch = Territory()
        self._best = Territory()
        self._land = Territory()

    def compare(self, plans: list[Plan], first: i64, trust: i64) -> "Ints":
        """The mean value of each land in the end; the first step has `first` draws.

        The value of a plan counts as much as `trust` draws.
        """
        total = i64(len(plans))
        sums = vec[i64]([0] * total)
        means = vec[i64]([0] * total)
        alive = vec[i64]([0] * total)
        for number in range(total):
            alive[number] = number
            sums[number] = trust * plans[number].value
        left = total
        times = first
        done = trust
        while True:
            for _time in range(times):
                tiles = self._draw()
                for place in range(left):
                    number = alive[place]
                    sums[number] += self._after(plans[number].land, tiles)
            done += times
            for place in range(left):
                number = alive[place]
                means[number] = sums[number] // done
            if left <= 2:
                break
            _sort(alive, left, means)
            # Those that drop out stay behind those that remain.
            for place in range((left + 1) // 2, left):
                number = alive[place]
                means[number] = min(means[number], means[alive[(left + 1) // 2 - 1]] - 1)
            left = (left + 1) // 2
            times *= 2
        return means

    def means(self, plans: list[Plan], times: i64, trust: i64) -> "Ints":
        """The mean value of each land, all with the same draws."""
        total = i64(len(plans))
        out = vec[i64]([0] * total)
        for number in range(total):
            out[number] = trust * plans[number].value
        for _time in range(times):
            tiles = self._draw()
            for number in range(total):
                out[number] += self._after(plans[number].land, tiles)
        for number in range(total):
            out[number] //= times + trust
        return out

    def _draw(self) -> "Ints":
        """The tiles of all rounds, one round after the other.

        A bag is emptied before it is filled again, so that no tile comes more often than others.
        """
        bag = self._bag
        total = i64(len(bag))
        wanted = min(self._drawn * i64(len(self._laters)), total)
        if self._gone + wanted > total:
            self._gone = 0
        out = vec[i64]([0] * wanted)
        for number in range(wanted):
            place = self._gone + number
            other = place + self._dice.below(total - place)
            tile = bag[other]
            bag[other] = bag[place]
            bag[place] = tile
            out[number] = tile
        self._gone += wanted
        return out

    def _after(self, land: Territory, tiles: "Ints") -> i64:
        """What a land scores in these rounds, and its value after them."""
        land.copy_to(self._land)
        total = self._nows[0].value(land)
        last = i64(len(self._laters)) - 1
        for round in range(last + 1):
            first = round * self._drawn
            value = self._build(self._laters[round], tiles, first)
            if round == last:
                total += value
            else:
                total += self._nows[round + 1].value(self._land)
        return total

    def _build(self, later: Outlook, tiles: "Ints", first: i64) -> i64:
        """Build the best tiles of a round, one after the other; returns the land's value."""
        end = min(first + self._drawn, i64(len(tiles)))
        value: i64 = 0
        used: i64 = 0
        for _turn in range(self._built):
            best: i64 = -1
            most: i64 = 0
            for number in range(first, end):
                if used & (i64(1) << (number - first)) != 0:
                    continue
                total = places(self._land, tiles[number], self._codes, 0)
                for place in range(total):
                    code = self._codes[place]
                    self._land.copy_to(self._scratch)
                    self._scratch.place((code >> CELL_BITS) - 1, code & CELL_MASK)
                    gain = later.value(self._scratch)
                    if best < 0 or gain > most:
                        best = number
                        most = gain
                        self._scratch.copy_to(self._best)
            if best < 0:
                break
            used |= i64(1) << (best - first)
            value = most
            self._best.copy_to(self._land)
        return value if used != 0 else later.value(self._land)


def _sort(alive: "Ints", left: i64, means: "Ints") -> None:
    """Sort the first lands by their means, the best first."""
    for place in range(i64(1), left):
        number = alive[place]
        spot = place
        while spot > 0 and means[alive[spot - 1]] < means[number]:
            alive[spot] = alive[spot - 1]
            spot -= 1
        alive[spot] = number
