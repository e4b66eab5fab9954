"""What the anytime cards bring that change the fields or free a place, on this day."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.cats.bots.compiled.outlook import NOWHERE, Day
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.rules import tables
from skerry.games.cats.rules.anytime import TILES_TO_FIELDS
from skerry.games.cats.rules.codes import LEFT_PRICE

DRAWS = 3
"""How many draws of cats from the bag are thought about."""
HERDED = 3
"""How many cats one card moves to the other field."""
LATER: Final = {
    tables.HERD: "HERD",
    tables.BAG_TO_FIELDS: "DRAWN",
    tables.FREE_SPOT: "SPOT",
}
"""Per effect: the weight of what such a card usually brings on a coming day."""


class CardsOfToday:
    """The rescue of today with and without one more card, from one's next turn on."""

    def __init__(self, mind: Mind, most: int) -> None:
        self.mind = mind
        self.most = most
        """How many cats one can carry."""

    def gain(self, card: int) -> int:
        """What a card brings today."""
        effect = int(tables.EFFECT[card])
        if effect == tables.HERD:
            return self._gain([self._herded()])
        if effect == tables.BAG_TO_FIELDS:
            return self._gain([self._with_cats() for _ in range(DRAWS)])
        return self._free_spot()

    def _gain(self, days: list[Day]) -> int:
        value = sum(self._value(day) for day in days) // len(days)
        return max(value - self._value(self.mind.day()), 0)

    def _value(self, day: Day) -> int:
        """The best that can be made of a day with the baskets at hand."""
        mind = self.mind
        day.most = self.most
        course = mind.course(mind.gauge(min(self.most, 3)), day)
        ends = zip(course.gains, course.spent, strict=True)
        return max([0, *(int(gain) - mind.fish_value * int(spent) for gain, spent in ends)])

    @property
    def _planned(self) -> list[int]:
        """The cats that one would take if all were cheap."""
        mind = self.mind
        day = mind.day()
        day.prices = vec[i64]([LEFT_PRICE] * len(day.cats))
        course = mind.course(mind.gauge(min(self.most, 3)), day)
        return [int(cat) for cat in list(course.cats)[: self.most]]

    def _herded(self) -> Day:
        """A day on which some dear cats that one would take are cheap."""
        day = self.mind.day()
        cats = [int(cat) for cat in day.cats]
        places = [cats.index(cat) for cat in self._planned]
        for place in [place for place in places if day.prices[place] > LEFT_PRICE][:HERDED]:
            day.prices[place] = LEFT_PRICE
        return day

    def _with_cats(self) -> Day:
        """A day on which some cats of the bag lie in the cheap field, too."""
        mind = self.mind
        day = mind.day()
        bag = [int(tile) for tile in mind.state.bag]
        drawn = mind.random.sample(bag, min(TILES_TO_FIELDS, len(bag)))
        cats = [tile for tile in drawn if tile < tables.CATS]
        prices = [LEFT_PRICE] * len(cats)
        likes = [int(like) for like in day.likes]
        if mind.rivals:
            count = len(day.cats)
            rows = [likes[at : at + count] for at in range(0, len(likes), count)] if count else []
            more = [mind.likes_of(seat, cats, prices) for seat in mind.rivals]
            rows = rows or [[] for _ in mind.rivals]
            likes = [like for row, new in zip(rows, more, strict=True) for like in row + new]
        else:
            likes += [0] * len(cats)
        day.likes = vec[i64](likes)
        day.cats = vec[i64]([*day.cats, *cats])
        day.prices = vec[i64]([*day.prices, *prices])
        day.turns = vec[i64](mind.turns(mine_next=True, cats=len(day.cats)))
        return day

    def _free_spot(self) -> int:
        """How much better a cat of today lies where it touches no other tile."""
        mind = self.mind
        gauge = mind.gauge(min(self.most, 3))
        if gauge.boat.size == 0:
            return 0
        best = 0
        for cat in self._planned:
            colour = tables.colour_of(cat)
            free = int(mind.search.best(gauge, cat, colour, True))
            usual = int(mind.search.best(gauge, cat, colour, False))
            if usual != NOWHERE:
                best = max(best, free - usual)
        return best
