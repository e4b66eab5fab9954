"""The best ways to build several tiles together: a beam search over their placements."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.games.skye.bots.compiled.outlook import Outlook
from skerry.games.skye.rules.codes import places
from skerry.games.skye.rules.state import MOST_PLACES
from skerry.games.skye.rules.territory import CELL_BITS, CELL_MASK, Territory

if TYPE_CHECKING:
    Ints = vec[i64]


class Plan:
    """A territory after some placements, in the order in which they were made."""

    def __init__(self, land: Territory, value: i64, codes: "Ints", used: i64, mark: i64) -> None:
        self.land = land
        self.value = value
        self.codes = codes
        self.used = used
        """The tiles that are placed, as bits."""
        self.mark = mark
        """The same for the same placements in any order."""


class Beam:
    """Searches with one outlook; it uses its memory again from one search to the next."""

    def __init__(self, outlook: Outlook, width: i64) -> None:
        self.outlook = outlook
        self.width = width
        self._codes = vec[i64]([0] * MOST_PLACES)
        self._scratch = Territory()

    def search(self, land: Territory, tiles: "Ints") -> list[Plan]:
        """The best plans that place all tiles that can be placed, the best one first."""
        start = Plan(land, self.outlook.value(land), vec[i64](), 0, 0)
        layer = [start]
        done: list[Plan] = []
        for _depth in range(len(tiles)):
            layer = self._grow(layer, tiles, done)
        done.extend(layer)
        _sort(done)
        return done[: self.width]

    def best(self, land: Territory, tiles: "Ints") -> i64:
        """The value of the best plan."""
        return self.search(land, tiles)[0].value

    def _grow(self, layer: list[Plan], tiles: "Ints", done: list[Plan]) -> list[Plan]:
        """The best plans with one more placement; a plan that nothing fits on is done."""
        width = self.width
        found: i64 = 0
        values = vec[i64]([0] * width)
        parents = vec[i64]([0] * width)
        codes = vec[i64]([0] * width)
        bits = vec[i64]([0] * width)
        marks = vec[i64]([0] * width)
        for parent in range(i64(len(layer))):
            plan = layer[parent]
            grew = False
            for number in range(i64(len(tiles))):
                bit = i64(1) << number
                if plan.used & bit != 0:
                    continue
                total = places(plan.land, tiles[number], self._codes, 0)
                grew = grew or total > 0
                for place in range(total):
                    code = self._codes[place]
                    mark = plan.mark + _mixed(code)
                    if _is_known(marks, found, mark):
                        continue
                    plan.land.copy_to(self._scratch)
                    self._scratch.place((code >> CELL_BITS) - 1, code & CELL_MASK)
                    value = self.outlook.value(self._scratch)
                    if found == width and value <= values[width - 1]:
                        continue
                    # Insert it among the best ones, which are sorted.
                    if found < width:
                        found += 1
                    spot = found - 1
                    while spot > 0 and values[spot - 1] < value:
                        values[spot] = values[spot - 1]
                        parents[spot] = parents[spot - 1]
                        codes[spot] = codes[spot - 1]
                        bits[spot] = bits[spot - 1]
                        marks[spot] = marks[spot - 1]
                        spot -= 1
                    values[spot] = value
                    parents[spot] = parent
                    codes[spot] = code
                    bits[spot] = bit
                    marks[spot] = mark
            if not grew:
                done.append(plan)
        grown: list[Plan] = []
        for spot in range(found):
            plan = layer[parents[spot]]
            land = plan.land.copy()
            code = codes[spot]
            land.place((code >> CELL_BITS) - 1, code & CELL_MASK)
            line = append(plan.codes[:], code)
            grown.append(Plan(land, values[spot], line, plan.used | bits[spot], marks[spot]))
        return grown


def _is_known(marks: "Ints", found: i64, mark: i64) -> bool:
    for spot in range(found):
        if marks[spot] == mark:
            return True
    return False


def _mixed(code: i64) -> i64:
    """Spread a code, so that sums of different placements differ."""
    mixed = (code * 0x9E3779B1) & 0xFFFFFFFFFFFF
    return mixed ^ (mixed >> 17)


def _sort(plans: list[Plan]) -> None:
    """Sort by value, the best first; equal ones stay in their order."""
    for place in range(1, len(plans)):
        plan = plans[place]
        spot = place
        while spot > 0 and plans[spot - 1].value < plan.value:
            plans[spot] = plans[spot - 1]
            spot -= 1
        plans[spot] = plan
