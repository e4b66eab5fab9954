"""What a hand of cards and a purse of fish are worth on a day: every purchase, by enumeration."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.core.compiled.bits import bit
from skerry.games.cats.bots.compiled.outlook import Course

if TYPE_CHECKING:
    Ints = vec[i64]

TOO_DEAR: Final = -1_000_000_000
"""The value of a purchase that cannot be paid."""


# What a card carries.
OTHER_CARD: Final = 0
WHOLE_CARD: Final = 1
BROKEN_CARD: Final = 2
BASKET_CARD: Final = 3
FIND_CARD: Final = 4
FISH_GOAL: Final = 5
"""A lesson that asks for fish at the end."""
ENOUGH: Final = 5
"""How many fish it asks for."""
FISH_POINTS: Final = 700
"""What it pays."""


class Purse:
    """Fish and baskets of a day, and what cats can be had for them."""

    def __init__(self) -> None:
        self.fish: i64 = 0
        self.permanent: i64 = 0
        self.whole: i64 = 0
        self.broken: i64 = 0
        self.fish_value: i64 = 0
        self.keep_whole: i64 = 0
        self.keep_broken: i64 = 0
        """What an unused basket card is worth on another day."""
        self.goal: i64 = 0
        """What enough fish at the end are worth."""
        self.courses: list[Course] = []
        self.finds = vec[i64]([0])
        """What the first treasure cards bring, summed: nothing for none."""
        # Per card on offer.
        self.costs = vec[i64]()
        self.worths = vec[i64]()
        self.kinds = vec[i64]()

    def add_card(self, cost: i64, worth: i64, kind: i64) -> None:
        """A card on offer: what it costs, what it is worth by itself, what it carries."""
        self.costs = append(self.costs, cost)
        self.worths = append(self.worths, worth)
        self.kinds = append(self.kinds, kind)

    def plan(self, permanent: i64, whole: i64, broken: i64, fish: i64, goal: i64) -> i64:
        """The best that can be done with some baskets and fish, and a goal of fish to keep."""
        best = self.fish_value * fish + self.keep_whole * whole + self.keep_broken * broken
        if fish >= ENOUGH:
            best += goal
        for course in self.courses:
            for number in range(i64(len(course.cats))):
                spent = course.spent[number]
                more = number + 1 - permanent
                if spent > fish or more > whole + broken // 2:
                    break
                value = course.gains[number] + self.fish_value * (fish - spent)
                pairs = min(max(more, 0), broken // 2)
                used = max(more, 0) - pairs
                value += self.keep_whole * (whole - used) + self.keep_broken * (broken - 2 * pairs)
                if fish - spent >= ENOUGH:
                    value += goal
                best = max(best, value)
        return best

    def value(self, chosen: i64) -> i64:
        """The value of a purchase, given as bits, or TOO_DEAR."""
        fish = self.fish
        permanent = self.permanent
        whole = self.whole
        broken = self.broken
        finds: i64 = 0
        total: i64 = 0
        goal = self.goal
        for card in range(i64(len(self.costs))):
            if (chosen >> card) & 1 == 0:
                continue
            fish -= self.costs[card]
            total += self.worths[card]
            kind = self.kinds[card]
            if kind == WHOLE_CARD:
                whole += 1
            elif kind == BROKEN_CARD:
                broken += 1
            elif kind == BASKET_CARD:
                permanent += 1
            elif kind == FIND_CARD:
                finds += 1
            elif kind == FISH_GOAL:
                goal += FISH_POINTS
        if fish < 0:
            return TOO_DEAR
        last: i64 = len(self.finds) - 1
        total += self.finds[min(finds, last)]
        return total + self.plan(permanent, whole, broken, fish, goal)

    def values(self) -> "Ints":
        """The value of every purchase; its position is its bits."""
        out = vec[i64]([0] * bit(len(self.costs)))
        for chosen in range(i64(len(out))):
            out[chosen] = self.value(chosen)
        return out

    def best_among(self, cards: i64) -> i64:
        """The value of the best purchase of some of these cards, given as bits."""
        best = self.value(0)
        chosen = cards
        while chosen != 0:
            best = max(best, self.value(chosen))
            chosen = (chosen - 1) & cards
        return best
