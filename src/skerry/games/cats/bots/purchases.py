"""Purchases played through: what the day brings with the cards that a purchase would add."""

from librt.vecs import append

from skerry.games.cats.bots.compiled.chances import LessonGauge
from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.goals import Goals
from skerry.games.cats.bots.compiled.last_day import ENOUGH_FISH, Start
from skerry.games.cats.bots.compiled.outlook import Course, Day, play_finds
from skerry.games.cats.bots.ending import Ending, plan_on
from skerry.games.cats.bots.mind import CATS_TODAY, Mind
from skerry.games.cats.bots.rescue import Valued, Way, compare, with_rest
from skerry.games.cats.bots.shop import Shop
from skerry.games.cats.rules import tables
from skerry.games.cats.rules.codes import CHOOSE
from skerry.games.cats.rules.lessons import (
    ANY_COLOUR,
    CHOSEN,
    COLOUR,
    COUNT_BASKETS,
    COUNT_FISH,
    COUNT_LESSONS,
    COUNT_POSITION,
    POINTS,
    WHAT,
)
from skerry.games.cats.rules.state import SOLO

ROWS = 2
"""How many rows of the sister's cards a purchase is played through with."""

_NOT_PLAYED = (COUNT_BASKETS, COUNT_FISH, COUNT_LESSONS, COUNT_POSITION)
"""What lessons count that stays as it is while days are played in the head."""


def play_purchases(mind: Mind, shop: Shop, cards: list[int], valued: Valued) -> Valued:
    """The most promising purchases by the days that they lead to, the others below them."""
    valued.sort(key=lambda pair: -pair[0])
    first = [code for _, code in valued[: mind.level.purchases]]
    bought = []
    for code in first:
        chosen = [card for place, card in enumerate(cards) if code - CHOOSE >> place & 1]
        bought.append(Bought(mind, shop, chosen))
    if mind.ends_today:
        ending = Ending(mind)
        played = plan_on(mind, first, [each.start(ending) for each in bought])
    else:
        rows = range(min(len(mind.rows), ROWS)) if mind.state.mode == SOLO else range(-1, 0)
        played = compare(
            mind,
            [
                Way(code, [each.end(row) for row in rows])
                for code, each in zip(first, bought, strict=True)
            ],
        )
    return with_rest(played, valued[len(first) :])


class Bought:
    """A seat after a purchase."""

    def __init__(self, mind: Mind, shop: Shop, cards: list[int]) -> None:
        self.mind = mind
        purse = shop.purse
        self.keep = int(purse.keep_whole), int(purse.keep_broken)
        self.permanent = int(purse.permanent)
        self.whole = int(purse.whole)
        self.broken = int(purse.broken)
        self.fish = int(purse.fish)
        self.fish_goal = mind.fish_goal
        self.extra = 0
        self.goals: Goals = mind.goals.copy()
        self.finds = mind.finds_of([*mind.crew.hand, *cards])
        for card in cards:
            self.fish -= int(tables.COST[card])
            self._add(shop, card)

    def _add(self, shop: Shop, card: int) -> None:
        kind = tables.KIND[card]
        if kind == tables.LESSON_CARD:
            self._add_lesson(shop, card)
        elif kind == tables.PUBLIC_CARD:
            self._add_public(shop, card)
        elif kind == tables.RESCUE_CARD:
            self.whole += tables.BASKET[card] == tables.WHOLE
            self.broken += tables.BASKET[card] == tables.BROKEN
            self.extra += shop.worth(card)
        elif kind == tables.ANYTIME_CARD:
            self.permanent += tables.EFFECT[card] == tables.NEW_BASKET
            self.extra += shop.worth(card)

    def _add_lesson(self, shop: Shop, card: int) -> None:
        mind = self.mind
        if mind.plays_on and WHAT[card] in _NOT_PLAYED:
            self.extra += shop.lesson(card)
            return
        self.goals.lessons = append(self.goals.lessons, card)
        if mind.days_left and not mind.plays_on and isinstance(shop.planned, LessonGauge):
            worth = int(shop.planned.worth(card, ANY_COLOUR))
            self.extra -= shop.doubt(card, worth * mind.weight("LESSON") // 100)
        if mind.days_left == 0 and WHAT[card] == COUNT_FISH:
            self.fish_goal += 100 * int(POINTS[card])

    def _add_public(self, shop: Shop, card: int) -> None:
        colour = max(range(5), key=lambda named: shop.public(card, named))
        self.goals.public = append(self.goals.public, card)
        self.goals.public_colours = append(self.goals.public_colours, colour)
        if self.mind.plays_on:
            self.extra -= shop.public_to_others(card, colour)
        elif isinstance(shop.planned, LessonGauge):
            # What it brings to the others, and what is doubtful.
            named = colour if COLOUR[card] == CHOSEN else int(COLOUR[card])
            counted = int(shop.planned.worth(card, named))
            if not self.mind.days_left:
                # On the last day the boat itself shows what it brings.
                counted -= shop.doubt(card, counted)
            if self.mind.state.mode == SOLO:
                counted = counted // 2
            self.extra += shop.public(card, colour) - counted

    def start(self, ending: Ending) -> Start:
        """The last day with the cards."""
        days = ending.rescue(mine_next=True)
        for day in days:
            day.fish = self.fish
            day.most = self.permanent + self.carried
        start = ending.start(self.mind.gauge(CATS_TODAY, self.goals), days)
        if self.finds is not None:
            start.finds = self.finds
        start.goal = self.fish_goal
        start.extra = self.extra
        return start

    def end(self, row: int) -> tuple[Gauge, int]:
        """The boat at the end of the day with one of the sister's rows, and what is kept."""
        reserves = [0, ENOUGH_FISH] if self.fish_goal else [0]
        ends = [self._end(row, kept) for kept in reserves if kept <= self.fish]
        gauge, extra = max(ends, key=lambda end: int(end[0].value) + end[1])
        return gauge, extra + self.extra

    def _end(self, row: int, reserve: int) -> tuple[Gauge, int]:
        mind = self.mind
        gauge = mind.gauge(CATS_TODAY, self.goals)
        course = mind.course(gauge, self._day(row, reserve, self.permanent + self.carried))
        cats = self._enough(course)
        if cats < len(course.cats):
            gauge = mind.gauge(CATS_TODAY, self.goals)
            course = mind.course(gauge, self._day(row, reserve, cats))
        gauge.set_time(mind.time(0))
        extra = self._kept(course, len(course.cats))
        if self.finds is not None:
            kept = int(play_finds(gauge, self.finds, mind.search))
            extra += kept * (mind.weight("LATER") if mind.days_left else 0)
        return gauge, extra

    @property
    def carried(self) -> int:
        """How many cats the basket cards carry."""
        return self.whole + self.broken // 2

    def _day(self, row: int, reserve: int, most: int) -> Day:
        day = self.mind.day(row=row)
        day.fish = self.fish - reserve
        day.most = most
        return day

    def _enough(self, course: Course) -> int:
        """How many of the cats are worth their fish and baskets."""
        gains = [0, *course.gains]
        return max(range(len(gains)), key=lambda cats: int(gains[cats]) + self._kept(course, cats))

    def _kept(self, course: Course, cats: int) -> int:
        """What fish and baskets are worth that stay after some cats."""
        fish = self.fish - (int(course.spent[cats - 1]) if cats else 0)
        more = max(cats - self.permanent, 0)
        pairs = min(more, self.broken // 2)
        whole = self.keep[0] * (self.whole - (more - pairs))
        broken = self.keep[1] * (self.broken - 2 * pairs)
        goal = self.fish_goal if fish >= ENOUGH_FISH else 0
        return self.mind.fish_value * fish + goal + whole + broken
