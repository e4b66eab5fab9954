"""What a level makes of a table before it weighs anything: its goals, gauges, fish, the day."""

from collections.abc import Callable
from functools import cached_property

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.bot import Decision, Why
from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.goals import Goals, goals_of
from skerry.games.cats.bots.compiled.last_day import ENOUGH_FISH
from skerry.games.cats.bots.compiled.outlook import (
    NOWHERE,
    Course,
    Day,
    Finds,
    Search,
    best_values,
    gauge_of,
    run_day,
)
from skerry.games.cats.bots.compiled.positions import FISH
from skerry.games.cats.bots.levels import Level
from skerry.games.cats.bots.weights import BY_MODE, INDEX
from skerry.games.cats.game.moves import CatsMove
from skerry.games.cats.game.restore import restore
from skerry.games.cats.game.view import View
from skerry.games.cats.pieces.cards import SISTER as SISTER_CARDS
from skerry.games.cats.pieces.cards import SISTER_NUMBER, SOLO_LESSONS
from skerry.games.cats.rules import lessons
from skerry.games.cats.rules.state import FAMILY, PAUSE, RESCUE, SISTER, SOLO
from skerry.games.cats.rules.tables import (
    BASKET,
    BROKEN,
    EFFECT,
    KIND,
    OSHAX_CARD,
    TREASURE_CARD,
    TREASURE_RARE,
    WHOLE,
)

CATS_TODAY = 2
"""How many cats the rest of a usual day still brings."""


class Mind:
    """One decision of one level; it ends with the decision."""

    def __init__(
        self, decision: Decision[View, CatsMove], level: Level, weights: "vec[i64] | None" = None
    ) -> None:
        view = decision.view
        assert view.seat is not None, "bots sit in seats"
        self.view = view
        self.legal = decision.legal
        self.random = decision.random
        self.effort = decision.effort
        self.level = level
        self.seat = view.seat
        self.state = restore(view)
        self.crew = self.state.crews[self.seat]
        self.days_left = max(self.state.ship, 1) - 1 if self.state.ship else 5
        known = BY_MODE[self.state.mode] if weights is None else weights
        self.weights = known[:]
        for name in level.ignores:
            self.weights[INDEX[name]] = 0
        self.search = Search()
        self.because: Callable[[int], tuple[Why, ...]] | None = None
        """Why an answer is good, from who weighed it and still knows."""

    def weight(self, name: str) -> int:
        """A weight as this level knows it."""
        return int(self.weights[INDEX[name]])

    def slip(self) -> int:
        """By how much the next value is misjudged."""
        noise = self.level.noise
        return round(self.random.gauss(0, noise)) if noise else 0

    @property
    def family(self) -> bool:
        """Whether it is the family mode, without fish, baskets and cards."""
        return bool(self.state.mode == FAMILY)

    @cached_property
    def goals(self) -> Goals:
        """What the seat plays for."""
        return self.goals_of(self.seat)

    def goals_of(self, seat: int) -> Goals:
        """What a seat is known to play for."""
        goals = goals_of(self.state, seat)
        # Fish can still be spent: what is kept at the end counts apart.
        goals.fish = 0
        if not self.view.bag:
            goals.supply = vec[i64]([100] * 5)
        return goals

    @cached_property
    def fish_value(self) -> int:
        """What a fish is worth at the end of today."""
        if self.family:
            return 0
        value = int(self.weights[FISH + min(self.days_left, 4)])
        if self.state.mode == SOLO:
            ids = [SOLO_LESSONS[lesson].id for lesson in self.state.sister_lessons]
            if "s_fish" in ids:
                return value - self.weight("FEED") if self.days_left else -400
        return value

    @cached_property
    def fish_goal(self) -> int:
        """What it is worth to end the game with enough fish."""
        if self.days_left > 0 or not self.level.lessons:
            return 0
        return sum(
            100 * int(lessons.POINTS[card])
            for card in self.crew.lessons
            if lessons.WHAT[card] == lessons.COUNT_FISH
        )

    def kept_fish(self, fish: int) -> int:
        """What fish at the end of today are worth."""
        return self.fish_value * fish + (self.fish_goal if fish >= ENOUGH_FISH else 0)

    def time(self, today: int) -> int:
        """How many cats are to come if some come today."""
        return self.weight("PACE") * self.days_left // 10 + today

    def gauge(self, today: int = 2, goals: Goals | None = None) -> Gauge:
        """One's own boat, with some cats still to come today."""
        return gauge_of(
            self.crew.boat,
            self.goals if goals is None else goals,
            self.weights,
            self.time(today),
            self.level.lessons or self.state.mode == SOLO,
        )

    @property
    def plays_on(self) -> bool:
        """Whether coming days are played in the head."""
        return self.days_left > 0 and self.level.days > 0

    @property
    def ends_today(self) -> bool:
        """Whether the rest of the game is planned: the last day, but not the sister's."""
        return self.days_left == 0 and self.level.days > 0 and self.state.mode != SOLO

    # The day.

    def baskets(self) -> int:
        """How many cats the seat can carry with what is ready and laid."""
        if self.family:
            return 20
        whole = sum(BASKET[card] == WHOLE for card in self.crew.laid)
        broken = sum(BASKET[card] == BROKEN for card in self.crew.laid)
        return int(self.crew.ready) + whole + broken // 2

    def _rival_baskets(self, seat: int) -> int:
        """How many cats a rival can still carry, as far as one can know."""
        crew = self.state.crews[seat]
        if self.family:
            return 20
        if self.state.phase >= RESCUE and self.state.phase != PAUSE:
            if crew.passed:
                return 0
            whole = sum(BASKET[card] == WHOLE for card in crew.laid)
            broken = sum(BASKET[card] == BROKEN for card in crew.laid)
            return int(crew.ready) + whole + broken // 2
        return min(int(crew.ready) + 3, int(crew.fish) // 4)

    @cached_property
    def rivals(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.state.seats) if seat != self.seat]

    def day(self, *, mine_next: bool = True, gone: int = -1, row: int = -1) -> Day:
        """The rescue of today from one's next turn on, without one cat, with one of her rows."""
        state = self.state
        day = Day()
        left = [tile for tile in state.left if tile != gone]
        right = [tile for tile in state.right if tile != gone]
        day.cats = vec[i64](left + right)
        prices = (
            [0] * (len(left) + len(right)) if self.family else [3] * len(left) + [5] * len(right)
        )
        day.prices = vec[i64](prices)
        day.fish = 0 if self.family else int(self.crew.fish)
        day.fish_value = self.fish_value
        day.most = 20
        day.common = state.common[:]
        day.turns = vec[i64](self.turns(mine_next=mine_next, cats=len(day.cats)))
        likes = [self._all_likes[seat][int(cat)] for seat in self.rivals for cat in day.cats]
        if self.state.mode == SOLO:
            likes = [1000 - 10 * number for number in range(len(day.cats))]
            if self.level.ahead:
                day.slots = vec[i64](self.rows[row] if row >= 0 else self._usual_row)
        day.likes = vec[i64](likes)
        return day

    @cached_property
    def rows(self) -> list[list[int]]:
        """Some rows of cards that the sister may play today: the numbers of the cats she takes."""
        sister = self.view.sister
        if sister is None or not self.level.ahead:
            return [[]]
        shown = [SISTER_NUMBER[card] for card in sister.row if card is not None]
        seen = {*shown, *(SISTER_NUMBER[card] for card in sister.played)}
        rest = [card for card in range(len(SISTER_CARDS)) if card not in seen]
        rows = []
        for _row in range(self.level.rows):
            self.random.shuffle(rest)
            rows.append([slot for card in shown + rest[:8] for slot in _slots(card)])
        return rows

    @property
    def _usual_row(self) -> list[int]:
        """What the sister takes on a usual day, after the card that lies open."""
        sister = self.view.sister
        assert sister is not None, "only the sister has rows"
        shown = [SISTER_NUMBER[card] for card in sister.row if card is not None]
        return [slot for card in shown for slot in _slots(card)] + [4, 0, 2, 5, 6, 0, 3, 0, 1, 0]

    def turns(self, *, mine_next: bool, cats: int) -> list[int]:
        """Who takes cats in which order; the sister takes some, too."""
        state = self.state
        order = [int(seat) for seat in state.order]
        if state.phase == RESCUE:
            place = int(state.turn)
            if not mine_next:
                place += 1
            order = order[place % len(order) :] + order[: place % len(order)]
        left = {seat: self._rival_baskets(seat) for seat in self.rivals}
        if state.mode == SOLO:
            begun = state.phase == RESCUE
            left = {SISTER: len(self.view.sister.row) if begun and self.view.sister else 3}
        numbers = (
            {SISTER: 1}
            if state.mode == SOLO
            else {seat: 1 + place for place, seat in enumerate(self.rivals)}
        )
        turns: list[int] = []
        extra = int(self.crew.extra) if mine_next else 0
        for _round in range(cats):
            for seat in order:
                if seat == self.seat:
                    turns += [0] * (1 + extra)
                    extra = 0
                elif left.get(seat, 0) > 0:
                    left[seat] -= 1
                    turns.append(numbers[seat])
        return turns

    def _likes(self, seat: int) -> dict[int, int]:
        """What each cat of the fields is worth to a rival."""
        state = self.state
        cats = [int(tile) for tile in [*state.left, *state.right]]
        if not self.level.ahead:
            return {tile: 1000 - 10 * number for number, tile in enumerate(cats)}
        prices = [3 if state.field_of(tile) == 0 else 5 for tile in cats]
        return dict(zip(cats, self.likes_of(seat, cats, prices), strict=True))

    def likes_of(self, seat: int, cats: list[int], prices: list[int]) -> list[int]:
        """What each of some cats is worth to a rival, or -1."""
        crew = self.state.crews[seat]
        gauge = gauge_of(crew.boat, self.goals_of(seat), self.weights, self.time(2), False)
        values = best_values(gauge, vec[i64](cats), False)
        out = []
        for price, value in zip(prices, values, strict=True):
            cost = 0 if self.family else price
            like = -1 if value == NOWHERE else int(value - gauge.value) - self.fish_value * cost
            out.append(like if cost <= crew.fish or self.family else -1)
        return out

    @cached_property
    def _all_likes(self) -> dict[int, dict[int, int]]:
        return {seat: self._likes(seat) for seat in self.rivals}

    @cached_property
    def finds(self) -> Finds | None:
        """The oshax and treasure cards in hand, or None."""
        return self.finds_of(list(self.crew.hand))

    def finds_of(self, hand: list[int]) -> Finds | None:
        """The oshax and treasure cards among some cards, or None."""
        cards = [card for card in hand if KIND[card] in (OSHAX_CARD, TREASURE_CARD)]
        if not cards:
            return None
        finds = Finds()
        finds.rare_cards = sum(EFFECT[card] == TREASURE_RARE for card in cards)
        finds.oshax_cards = sum(KIND[card] == OSHAX_CARD for card in cards)
        finds.small_cards = len(cards) - finds.rare_cards - finds.oshax_cards
        finds.common = self.state.common
        finds.rare = self.state.rare
        finds.oshax = self.state.oshax
        finds.least = self.weight("LATER") if self.days_left else 0
        return finds

    def course(self, gauge: Gauge, day: Day) -> Course:
        """How the rescue will probably go; the gauge's boat gets the cats."""
        return run_day(gauge, day, self.search, 0)

    @cached_property
    def planned_cats(self) -> set[int]:
        """The cats that one would take today, as far as baskets go."""
        course = self.course(self.gauge(), self.day())
        return {int(cat) for cat in list(course.cats)[: self.baskets()]}


def _slots(card: int) -> list[int]:
    """The numbers of the cats that a card of the sister takes, two of them; 0 is none."""
    found = [effect.slot for effect in SISTER_CARDS[card].effects if effect.take == "cat"]
    return [*found, 0, 0][:2]
