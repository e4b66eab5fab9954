"""What lands become in the next round: the same tiles are drawn for all of them, and built.

A prediction by weights cannot see which tiles would fit where. So the best lands of a plan are
compared by building them on for one round, with tiles from the bag. Half of the lands drop out
after each step, and the others are compared with twice as many draws.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.dice import Dice
from skerry.games.skye.bots.compiled.beam import Plan
from skerry.games.skye.bots.compiled.outlook import Outlook
from skerry.games.skye.rules.codes import places
from skerry.games.skye.rules.state import MOST_PLACES, Board
from skerry.games.skye.rules.territory import CELL_BITS, CELL_MASK, Territory

if TYPE_CHECKING:
    Ints = vec[i64]


class Rollouts:
    """Compares lands of one seat by what they become in the next round."""

    def __init__(self, now: Outlook, later: Outlook, board: Board, dice: Dice, draws: i64) -> None:
        """`now` sees the scorings of this round alone, `later` those of the next ones."""
        self._now = now
        self._later = later
        self._dice = dice
        self._draws = draws
        """How many tiles are drawn; all but the worst one are built."""
        self._bag = board.bag[: board.left]
        self._codes = vec[i64]([0] * MOST_PLACES)
        self._scratch = Territory()
        self._best = Territory()
        self._land = Territory()

    def compare(self, plans: list[Plan], first: i64) -> "Ints":
        """The mean value of each land in the end; the first step has `first` draws."""
        total = i64(len(plans))
        sums = vec[i64]([0] * total)
        means = vec[i64]([0] * total)
        alive = vec[i64]([0] * total)
        for number in range(total):
            alive[number] = number
        left = total
        times = first
        done: i64 = 0
        while True:
            for _time in range(times):
                tiles = self._draw()
                for place in range(left):
                    number = alive[place]
                    sums[number] += self._after(plans[number].land, tiles)
            done += times
            for place in range(left):
                number = alive[place]
                means[number] = sums[number] // done + self._now.value(plans[number].land)
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

    def _draw(self) -> "Ints":
        bag = self._bag
        total = i64(len(bag))
        wanted = min(self._draws, total)
        out = vec[i64]([0] * wanted)
        for number in range(wanted):
            other = number + self._dice.below(total - number)
            tile = bag[other]
            bag[other] = bag[number]
            bag[number] = tile
            out[number] = tile
        return out

    def _after(self, land: Territory, tiles: "Ints") -> i64:
        """The value of a land after the best of some tiles are built, one after the other."""
        land.copy_to(self._land)
        value: i64 = 0
        used: i64 = 0
        for _turn in range(max(i64(1), i64(len(tiles)) - 1)):
            best: i64 = -1
            most: i64 = 0
            for number in range(i64(len(tiles))):
                if used & (i64(1) << number) != 0:
                    continue
                total = places(self._land, tiles[number], self._codes, 0)
                for place in range(total):
                    code = self._codes[place]
                    self._land.copy_to(self._scratch)
                    self._scratch.place((code >> CELL_BITS) - 1, code & CELL_MASK)
                    gain = self._later.value(self._scratch)
                    if best < 0 or gain > most:
                        best = number
                        most = gain
                        self._scratch.copy_to(self._best)
            if best < 0:
                break
            used |= i64(1) << best
            value = most
            self._best.copy_to(self._land)
        return value if used != 0 else self._later.value(land)


def _sort(alive: "Ints", left: i64, means: "Ints") -> None:
    """Sort the first lands by their means, the best first."""
    for place in range(i64(1), left):
        number = alive[place]
        spot = place
        while spot > 0 and means[alive[spot - 1]] < means[number]:
            alive[spot] = alive[spot - 1]
            spot -= 1
        alive[spot] = number
