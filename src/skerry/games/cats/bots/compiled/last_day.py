"""The last day in the head, to the end of the game: many rests of it, each slightly different.

What a boat is worth without cats to come is its score, so the best rest that was found is a plan,
not a guess; only what the others take is guessed.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.bits import bit
from skerry.core.compiled.dice import Dice
from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.outlook import (
    NOWHERE,
    Day,
    Finds,
    Search,
    liked,
)
from skerry.games.cats.rules.codes import COMMON_SHAPES, OSHAX_SHAPES, RARE_SHAPES
from skerry.games.cats.rules.tables import (
    FIRST_COMMON,
    FIRST_RARE,
    SMALL,
    colour_of,
    shape_of,
    tile_of,
)

if TYPE_CHECKING:
    Ints = vec[i64]

_NOISE: Final = vec[i64]([0, 0, 400, 60, 200, 300])
"""By how much the steps of a rest may be misjudged, in hundredths of a point, in turn."""
_AHEAD: Final = vec[i64]([2, 0, 1, 3])
"""How many tiles to come the steps of a rest are judged with, in turn."""
_EACH_REST: Final = 100
"""What a rest costs besides its places."""
ENOUGH_FISH: Final = 5
"""How many fish at the end a lesson asks for."""


class Start:
    """A boat on the last day after one's next step, and what may follow."""

    def __init__(self, gauge: Gauge, days: list[Day], finds: Finds) -> None:
        self.gauge = gauge
        self.days = days
        """The rest of the rescue, for each guess at the others."""
        self.finds = finds
        self.goal: i64 = 0
        """What it is worth to end with enough fish."""
        self.extra: i64 = 0
        """What counts besides."""
        self.oshax: bool = False
        """Whether an oshax is laid first."""
        self.treasures: i64 = 0
        """How many treasures are laid first at most."""
        self.must: bool = False
        """Whether there is at least one of them: a card that is played is not for nothing."""
        self.kinds: i64 = 0
        """Of how many common kinds these may be."""
        self.or_rare: bool = False
        """Whether a rare one may be laid instead of all these."""
        self.any_rare: bool = False
        """Whether treasures of maps may be rare ones."""
        self.best = vec[i64]([NOWHERE] * len(days))
        """The value of the best rest so far, for each guess."""
        self.times: i64 = 0

    def mean(self) -> i64:
        """The mean of the best rests."""
        total: i64 = 0
        seen = min(self.times, i64(len(self.best)))
        if seen == 0:
            return NOWHERE
        for number in range(seen):
            total += self.best[number]
        return total // seen


class Rests:
    """Plays rests of the last day; it keeps its memory from one to the next."""

    def __init__(self) -> None:
        self.search = Search()
        self.work: i64 = 0
        """How many places have been looked at."""
        self.dice = Dice(0)
        self.noise: i64 = 0
        # The best step so far.
        self.value: i64 = NOWHERE
        self.place: i64 = -1
        self.tile: i64 = -1
        self.colour: i64 = -1

    def play(self, start: Start, seed: i64) -> None:
        """One more rest; the start remembers what the best brought."""
        turn = start.times
        guess = turn % i64(len(start.days))
        round_ = turn // i64(len(start.days))
        self.work += _EACH_REST
        self.dice = Dice(seed)
        self.noise = _NOISE[round_ % i64(len(_NOISE))]
        day = start.days[guess]
        gauge = start.gauge.copy()
        gauge.set_time(_AHEAD[round_ % i64(len(_AHEAD))])
        common = day.common[:]
        rare = start.finds.rare[:]
        self._begin_with(gauge, start, common, rare)
        fish = self._rescue(gauge, start, day, common, rare)
        spare = fish if day.fish_value >= 0 else 0
        if start.goal > 0:
            spare = max(spare - ENOUGH_FISH, 0)
        fish -= self._find(gauge, start, common, rare, spare)
        gauge.set_time(0)
        value = gauge.value + start.extra + day.fish_value * fish
        if fish >= ENOUGH_FISH:
            value += start.goal
        start.best[guess] = max(start.best[guess], value)
        start.times += 1

    def _begin_with(self, gauge: Gauge, start: Start, common: "Ints", rare: "Ints") -> None:
        """What has begun already is ended first."""
        if start.oshax:
            self._lay_oshax(gauge, start, common, rare, NOWHERE)
        if start.treasures > 0:
            least = NOWHERE if start.must else gauge.value
            first = self._lay_treasure(gauge, common, rare, start.kinds, start.or_rare, least)
            if start.treasures > 1 and first >= FIRST_COMMON:
                self._lay_treasure(gauge, common, rare, start.kinds, False, gauge.value)

    def _lay(self, gauge: Gauge, start: Start, common: "Ints", rare: "Ints") -> None:
        """The cat or oshax of the best step, and the treasure if it lies on its map."""
        if self.place < 0:
            return
        place = self.place
        colour = self.colour
        gauge.lay(self.tile, place, colour)
        if gauge.boat.map_under(place, colour):
            kinds: i64 = len(common)
            self._lay_treasure(gauge, common, rare, kinds, start.any_rare, gauge.value)

    def _slip(self) -> i64:
        return self.dice.below(self.noise) if self.noise > 0 else 0

    def _begin(self, value: i64) -> None:
        """Doing nothing is the first step that is thought of."""
        self.value = value + self._slip()
        self.place = -1
        self.tile = -1
        self.colour = -1

    def _try(self, gauge: Gauge, tile: i64, colour: i64, cost: i64) -> None:
        """All places of a tile, as further steps."""
        search = self.search
        noise = self.noise
        total = search.find(gauge.boat, shape_of(tile), False)
        self.work += total + 10
        for number in range(total):
            value = gauge.after(tile, search.places[number], colour) - cost
            if value + noise <= self.value:
                continue
            value += self._slip()
            if value > self.value:
                self.value = value
                self.place = search.places[number]
                self.tile = tile
                self.colour = colour

    def _rescue(self, gauge: Gauge, start: Start, day: Day, common: "Ints", rare: "Ints") -> i64:
        """Cats turn by turn; how many fish are left."""
        fish = day.fish
        gone: i64 = 0
        count: i64 = len(day.cats)
        cats: i64 = 0
        for turn in day.turns:
            if turn > 0:
                theirs = liked(day, turn - 1, gone, count)
                if theirs >= 0:
                    gone |= bit(theirs)
                continue
            if cats >= day.most:
                break
            self._begin(gauge.value)
            for number in range(count):
                if (gone >> number) & 1 == 0 and day.prices[number] <= fish:
                    tile = day.cats[number]
                    self._try(gauge, tile, colour_of(tile), day.fish_value * day.prices[number])
            taken = self.tile
            self._lay(gauge, start, common, rare)
            if taken < 0:
                break
            cats += 1
            for number in range(count):
                if day.cats[number] == taken:
                    gone |= bit(number)
                    fish -= day.prices[number]
        return fish

    def _lay_treasure(
        self, gauge: Gauge, common: "Ints", rare: "Ints", kinds: i64, or_rare: bool, least: i64
    ) -> i64:
        """One treasure of the supplies if it brings that much; its tile, or -1."""
        self._begin(least)
        for kind in range(kinds):
            if common[kind] > 0:
                self._try(gauge, tile_of(COMMON_SHAPES + kind), -1, 0)
        if or_rare:
            for kind in range(i64(len(rare))):
                if rare[kind] > 0:
                    self._try(gauge, tile_of(RARE_SHAPES + kind), -1, 0)
        if self.place < 0:
            return -1
        tile = self.tile
        if tile >= FIRST_COMMON:
            common[tile - FIRST_COMMON] -= 1
        else:
            rare[tile - FIRST_RARE] -= 1
        gauge.lay(tile, self.place, -1)
        return tile

    def _lay_oshax(
        self, gauge: Gauge, start: Start, common: "Ints", rare: "Ints", least: i64
    ) -> None:
        """The best oshax of the supply in its best colour, if it is worth more than that."""
        self._begin(least)
        for number in start.finds.oshax:
            for colour in range(i64(5)):
                self._try(gauge, tile_of(OSHAX_SHAPES + number), colour, 0)
        self._lay(gauge, start, common, rare)

    def _find(self, gauge: Gauge, start: Start, common: "Ints", rare: "Ints", spare: i64) -> i64:
        """The oshax and treasure cards in hand; how many of the spare fish they cost."""
        finds = start.finds
        for _card in range(finds.oshax_cards):
            self._lay_oshax(gauge, start, common, rare, gauge.value)
        cost: i64 = 0
        for card in range(finds.rare_cards + finds.small_cards):
            kinds: i64 = len(common)
            if card >= finds.rare_cards:
                # A fish more buys treasures of all common kinds.
                if cost < spare:
                    cost += 1
                else:
                    kinds = SMALL
            rares = card < finds.rare_cards
            first = self._lay_treasure(gauge, common, rare, kinds, rares, gauge.value)
            if first >= FIRST_COMMON:
                self._lay_treasure(gauge, common, rare, kinds, False, gauge.value)
        return cost


def find_best(starts: list[Start], work: i64, seed: i64) -> "Ints":
    """For each start the value of its best rests, and how many were played.

    The worse half drops out again and again, so that the best are looked at most closely.
    """
    rests = Rests()
    count: i64 = len(starts)
    alive = vec[i64]([1] * count)
    left = count
    rounds: i64 = 1
    while bit(rounds) < count:
        rounds += 1
    number: i64 = 0
    for turn in range(rounds):
        while True:
            for place in range(count):
                if alive[place] != 0:
                    rests.play(starts[place], seed + number)
            number += 1
            if rests.work * rounds >= work * (turn + 1):
                break
        half = (left + 1) // 2
        while left > half:
            worst: i64 = -1
            for place in range(count):
                if alive[place] != 0 and (worst < 0 or starts[place].mean() < starts[worst].mean()):
                    worst = place
            alive[worst] = 0
            left -= 1
    out = vec[i64]([0] * (2 * count))
    for place in range(count):
        out[2 * place] = starts[place].mean()
        out[2 * place + 1] = starts[place].times
    return out
