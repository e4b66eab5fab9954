"""What cards are worth: to keep in the draft, to pay for, to lay for the rescue."""

from functools import cached_property

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.cats.bots.anytime import LATER, CardsOfToday
from skerry.games.cats.bots.compiled.chances import LessonGauge
from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.outlook import NOWHERE, shape_at
from skerry.games.cats.bots.compiled.positions import FISH
from skerry.games.cats.bots.compiled.purse import (
    BASKET_CARD,
    BROKEN_CARD,
    FIND_CARD,
    FISH_GOAL,
    OTHER_CARD,
    WHOLE_CARD,
    Purse,
)
from skerry.games.cats.bots.experience import brings
from skerry.games.cats.bots.mind import CATS_TODAY, Mind
from skerry.games.cats.pieces.cards import SOLO_LESSONS
from skerry.games.cats.rules import tables
from skerry.games.cats.rules.anytime import fish_for
from skerry.games.cats.rules.lessons import ANY_COLOUR, CHOSEN, COLOUR, COUNT_FISH, WHAT
from skerry.games.cats.rules.state import LAY, PUBLIC, RARE, RESCUE, SOLO

LESSON_GUESS = 300
"""What a lesson is worth to who does not think about it."""
FINDS = 4
"""How many treasure cards are thought about at once."""
_FISH_EFFECTS = (
    tables.FISH_OSHAX,
    tables.FISH_LESSONS,
    tables.FISH_COLOURS,
    tables.FISH_RARE,
    tables.FISH_COMMON,
    tables.FISH_ONE_COLOUR,
)


class Shop:
    """The cards of one decision, priced by what they add to the plan of the day."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.planned: Gauge = mind.gauge()
        """The boat after the cats that one would take today with baskets for all."""
        self.purse = self._purse()

    def _purse(self) -> Purse:
        mind = self.mind
        crew = mind.crew
        purse = Purse()
        purse.fish = crew.fish
        purse.permanent = crew.ready
        purse.fish_value = mind.fish_value
        purse.goal = mind.fish_goal
        if mind.days_left > 0:
            purse.keep_whole = mind.weight("WHOLE")
            purse.keep_broken = mind.weight("BROKEN")
        for card in crew.hand:
            if tables.KIND[card] == tables.RESCUE_CARD:
                purse.whole += tables.BASKET[card] == tables.WHOLE
                purse.broken += tables.BASKET[card] == tables.BROKEN
        # Days to come cannot use any number of baskets.
        held = 10 * int(purse.whole) + 5 * int(purse.broken)
        useful = mind.weight("KEPT") * mind.days_left
        if held > useful:
            purse.keep_whole = int(purse.keep_whole) * useful // held
            purse.keep_broken = int(purse.keep_broken) * useful // held
        if mind.state.phase not in (RESCUE, RARE):
            day = mind.day()
            thrifty = mind.day()
            thrifty.fish_value += mind.weight("THRIFT")
            purse.courses = [
                mind.course(self.planned, day),
                mind.course(mind.gauge(), thrifty),
            ]
        purse.finds = self._finds()
        return purse

    def _finds(self) -> "vec[i64]":
        """What treasure cards bring one after the other, beyond those in hand."""
        mind = self.mind
        have = sum(tables.KIND[card] == tables.TREASURE_CARD for card in mind.crew.hand)
        gauge = mind.gauge()
        gauge.boat = self.planned.boat.copy()
        gauge.recount()
        sums = [0]
        common = mind.state.common[:]
        rare = mind.state.rare[:]
        for _card in range(have + FINDS):
            start = gauge.value
            first = mind.search.best_treasure(gauge, common, rare, False)
            if first == NOWHERE:
                break
            place = mind.search.place
            tile = shape_at(place)
            gauge.lay(tile, place, -1)
            if tile >= tables.FIRST_COMMON:
                common[tile - tables.FIRST_COMMON] -= 1
                if mind.search.best_treasure(gauge, common, vec[i64](), False) > gauge.value:
                    place = mind.search.place
                    common[shape_at(place) - tables.FIRST_COMMON] -= 1
                    gauge.lay(shape_at(place), place, -1)
            else:
                rare[tile - tables.FIRST_RARE] -= 1
            sums.append(sums[-1] + max(int(gauge.value - start), 0))
        later = mind.weight("LATER") if mind.days_left else 0
        least = [max(total, later * number) for number, total in enumerate(sums)]
        have = min(have, len(least) - 1)
        return vec[i64]([total - least[have] for total in least[have:]])

    def add(self, card: int) -> None:
        """Put a card on offer."""
        self.purse.add_card(int(tables.COST[card]), self.worth(card), self._kind(card))

    def _kind(self, card: int) -> int:
        kind = tables.KIND[card]
        if kind == tables.RESCUE_CARD and self.mind.state.phase not in (RESCUE, RARE):
            basket = tables.BASKET[card]
            if basket == tables.WHOLE:
                return WHOLE_CARD
            return BROKEN_CARD if basket == tables.BROKEN else OTHER_CARD
        if kind == tables.TREASURE_CARD:
            return FIND_CARD
        if self._asks_for_fish(card):
            return FISH_GOAL
        if kind == tables.ANYTIME_CARD and tables.EFFECT[card] == tables.NEW_BASKET:
            return BASKET_CARD
        return OTHER_CARD

    def _asks_for_fish(self, card: int) -> bool:
        """Whether a lesson asks for fish at the end, and this is the last day to keep them."""
        mind = self.mind
        if mind.days_left > 0 or mind.state.phase in (LAY, RESCUE, RARE):
            return False
        return tables.KIND[card] == tables.LESSON_CARD and WHAT[card] == COUNT_FISH

    def worth(self, card: int) -> int:
        """What a card is worth besides the baskets and treasures that it brings."""
        mind = self.mind
        if self._asks_for_fish(card):
            return -self._paid_to_her
        kind = tables.KIND[card]
        if kind == tables.LESSON_CARD:
            return self.lesson(card)
        if kind == tables.PUBLIC_CARD:
            return max(self.public(card, colour) for colour in range(5))
        if kind == tables.OSHAX_CARD:
            return self.oshax
        if kind == tables.ANYTIME_CARD:
            return self.anytime(card)
        if kind == tables.RESCUE_CARD:
            speed = int(tables.SPEED[card]) * mind.weight("SPEED")
            if mind.state.phase in (RESCUE, RARE) and mind.days_left:
                basket = tables.BASKET[card]
                speed += mind.weight("WHOLE") if basket == tables.WHOLE else 0
                speed += mind.weight("BROKEN") if basket == tables.BROKEN else 0
            return speed
        return 0

    def lesson(self, card: int) -> int:
        """What a private lesson will probably bring."""
        mind = self.mind
        if mind.state.phase in (LAY, RESCUE, RARE) and mind.days_left == 0:
            return 0
        gauge = self.planned
        if not mind.level.lessons or not isinstance(gauge, LessonGauge):
            return LESSON_GUESS
        worth = int(gauge.worth(card, ANY_COLOUR)) * mind.weight("LESSON") // 100
        return worth - self.doubt(card, worth) - self._paid_to_her

    def doubt(self, card: int, worth: int) -> int:
        """How much less a lesson will bring than it seems to be worth; below 0, how much more."""
        mind = self.mind
        if not mind.level.experience or (mind.state.mode == SOLO and not self._paid_to_her):
            # Against the sister fish are plenty: a slim chance costs nothing, unless it pays her.
            return 0
        return worth * (100 - brings(int(mind.state.mode), card)) // 100

    @cached_property
    def _paid_to_her(self) -> int:
        """What the sister scores for each private lesson."""
        lessons = [SOLO_LESSONS[lesson].id for lesson in self.mind.state.sister_lessons]
        if "sa_lessons" not in lessons:
            return 0
        # It is usually her best one, and one of hers repeats the best.
        return 600 if "s_double_best" in lessons else 300

    def public(self, card: int, colour: int) -> int:
        """What a public lesson with a colour brings, less a share of what the others get by it."""
        mind = self.mind
        if not mind.level.lessons or not isinstance(self.planned, LessonGauge):
            return LESSON_GUESS // 2
        if COLOUR[card] != CHOSEN:
            colour = ANY_COLOUR
        mine = int(self.planned.worth(card, colour))
        mine -= self.doubt(card, mine)
        if mind.state.mode == SOLO:
            return mine // 2
        return mine - self.public_to_others(card, colour)

    def public_to_others(self, card: int, colour: int) -> int:
        """A share of what the others get by a public lesson, on average."""
        mind = self.mind
        if mind.state.mode == SOLO:
            return 0
        if COLOUR[card] != CHOSEN:
            colour = ANY_COLOUR
        theirs = [int(gauge.worth(card, colour)) for gauge in self._rivals]
        theirs = [worth - self.doubt(card, worth) for worth in theirs]
        return mind.level.others * sum(theirs) // (100 * len(theirs))

    def _changes_today(self, card: int) -> int:
        """What a card brings that changes the fields or frees a place, today or later."""
        mind = self.mind
        later = mind.weight(LATER[int(tables.EFFECT[card])])
        if later < 0 or not mind.level.ahead:
            return 0
        today = 0 if mind.state.phase in (RESCUE, RARE) else self._today.gain(card)
        return max(today, later if mind.days_left else 0)

    @cached_property
    def _today(self) -> CardsOfToday:
        purse = self.purse
        carried = int(purse.permanent) + int(purse.whole) + int(purse.broken) // 2
        return CardsOfToday(self.mind, max(carried, CATS_TODAY))

    @cached_property
    def _rivals(self) -> list[LessonGauge]:
        mind = self.mind
        return [
            LessonGauge(
                mind.state.crews[seat].boat.copy(),
                mind.goals_of(seat),
                mind.weights,
                mind.time(CATS_TODAY),
            )
            for seat in mind.rivals
        ]

    @cached_property
    def oshax(self) -> int:
        """What an oshax brings, beyond those of the oshax cards in hand."""
        mind = self.mind
        gauge = self.planned
        if not mind.state.oshax:
            return 0
        value = mind.search.best_oshax(gauge, mind.state.oshax, False)
        return max(int(value - gauge.value), 0) if value != NOWHERE else 0

    def _more_fish(self, effect: int) -> int:
        """How many fish more a card will probably bring if it is kept for a day or two."""
        if effect == tables.FISH_OSHAX:
            # Few oshax come to anybody; only those in hand are sure.
            return sum(2 for card in self.mind.crew.hand if tables.KIND[card] == tables.OSHAX_CARD)
        return 0 if effect == tables.FISH_RARE else min(self.mind.days_left, 2)

    def anytime(self, card: int) -> int:
        """What an anytime card brings, as these levels play it."""
        mind = self.mind
        effect = int(tables.EFFECT[card])
        days = mind.days_left
        if effect in (tables.DRAW2, tables.DRAW3):
            count = 2 if effect == tables.DRAW2 else 3
            late = days == 0 and mind.state.phase in (PUBLIC, LAY, RESCUE, RARE)
            return 0 if late else count * mind.weight("DRAW")
        if effect == tables.NEW_BASKET:
            return days * mind.weight("BASKET")
        if effect == tables.BAG_TO_BOAT:
            return 350
        if effect in LATER:
            return self._changes_today(card)
        if effect in _FISH_EFFECTS:
            best = max(int(fish_for(mind.crew, effect, colour)) for colour in range(5))
            grown = best + self._more_fish(effect)
            return grown * int(mind.weights[FISH + max(min(days, 4) - 1, 0)])
        return 0
