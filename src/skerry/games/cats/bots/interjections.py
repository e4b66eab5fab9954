"""Anytime cards: when the levels play them."""

from skerry.games.cats.bots.anytime import LATER, CardsOfToday
from skerry.games.cats.bots.compiled.chances import LessonGauge
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.rules import tables
from skerry.games.cats.rules.anytime import fish_for
from skerry.games.cats.rules.interject import anytime_card, anytime_how, is_anytime
from skerry.games.cats.rules.lessons import ANY_COLOUR
from skerry.games.cats.rules.state import LAY, NOTHING, PAUSE, PAY, PUBLIC, RESCUE

_FISH = (
    tables.FISH_OSHAX,
    tables.FISH_LESSONS,
    tables.FISH_COLOURS,
    tables.FISH_RARE,
    tables.FISH_COMMON,
    tables.FISH_ONE_COLOUR,
)
ENOUGH_TO_DRAW = 6
"""How many fish one should have before one draws cards."""
LESSON_COST = 2
"""What a lesson costs: enough to draw cards on the last day."""
MANY_FISH = 4
"""How many fish a card should bring before the last two days."""


def interjection(mind: Mind, codes: list[int]) -> int | None:
    """An anytime card that should be played now, or None."""
    best: tuple[int, int] | None = None
    for code in codes:
        if is_anytime(code):
            worth = _worth(mind, code)
            if worth > 0 and (best is None or worth > best[0]):
                best = worth, code
    return None if best is None else best[1]


def _worth(mind: Mind, code: int) -> int:
    """How much it helps to play a card now rather than later, or 0."""
    state = mind.state
    if state.doing != NOTHING:
        return 0
    phase = state.phase
    effect = int(tables.EFFECT[anytime_card(code)])
    how = int(anytime_how(code))
    early = phase in (PAY, PAUSE, PUBLIC, LAY)
    if effect == tables.NEW_BASKET:
        return 500 if early or phase == RESCUE else 0
    if effect in _FISH:
        gain = int(fish_for(mind.crew, effect, how))
        least = MANY_FISH if mind.days_left > 1 else 1
        return gain if gain >= least and (early or phase == RESCUE) and _wants_fish(mind) else 0
    if effect in (tables.DRAW2, tables.DRAW3):
        return 60 if phase == PAUSE and mind.crew.fish >= _fish_to_draw(mind) else 0
    if effect == tables.BAG_TO_BOAT:
        return 300 if phase == RESCUE and mind.crew.boat.size > 0 else 0
    if effect == tables.BASKET_FOR_LESSONS:
        return _trade(mind, how) if phase in (PAUSE, LAY) and mind.days_left > 0 else 0
    if effect == tables.HERD:
        return _herd(mind, how) if phase == RESCUE else 0
    return _changes_today(mind, int(anytime_card(code))) if effect in LATER else 0


def _changes_today(mind: Mind, card: int) -> int:
    """What a card brings now, or 0 if a coming day is likely to be better for it."""
    state = mind.state
    later = mind.weight(LATER[int(tables.EFFECT[card])])
    if later < 0 or not mind.level.ahead or state.phase != RESCUE:
        return 0
    if state.order[state.turn] != mind.seat or mind.crew.cats_left > 0:
        return 0
    gain = CardsOfToday(mind, mind.baskets()).gain(card)
    return gain if 2 * gain > later * min(mind.days_left, 2) else 0


def _fish_to_draw(mind: Mind) -> int:
    return ENOUGH_TO_DRAW if mind.days_left else LESSON_COST


def _wants_fish(mind: Mind) -> bool:
    return mind.fish_value > 0


def _trade(mind: Mind, how: int) -> int:
    """Two lessons that will probably bring nothing, for a basket."""
    gauge = mind.gauge()
    if not isinstance(gauge, LessonGauge):
        return 0
    lessons = list(mind.crew.lessons)
    lost = sum(int(gauge.worth(lessons[place], ANY_COLOUR)) for place in (how // 64, how % 64))
    return max(mind.days_left * mind.weight("BASKET") + 100 - lost, 0)


def _herd(mind: Mind, how: int) -> int:
    """Cats of the plan come to the cheap field, two fish less each."""
    state = mind.state
    if state.order[state.turn] != mind.seat or mind.crew.cats_left > 0:
        return 0
    numbers = [how >> 10, how >> 5 & 31, how & 31]
    cats = [int(state.nth_cat(number)) for number in numbers if number]
    if len(cats) < 2:
        return 0
    saved = sum(1 if cat in mind.planned_cats and state.field_of(cat) == 1 else -1 for cat in cats)
    return saved if saved >= 2 else 0
