"""Decisions about cards: payments, what to lay, colours of public lessons."""

from skerry.core.bot import Why
from skerry.core.compiled.bits import ones
from skerry.games.cats.bots.compiled.chances import LessonGauge
from skerry.games.cats.bots.compiled.purse import TOO_DEAR
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.bots.purchases import play_purchases
from skerry.games.cats.bots.rescue import Valued
from skerry.games.cats.bots.shop import Shop
from skerry.games.cats.game.ids import card_ids
from skerry.games.cats.rules import tables
from skerry.games.cats.rules.codes import CHOOSE, COLOUR, rescue_cards
from skerry.games.cats.rules.explore import next_public
from skerry.games.cats.rules.lessons import ANY_COLOUR
from skerry.games.cats.rules.state import BUY_CARDS, RARE, RESCUE


def worth_of_each(shop: Shop, cards: list[int], chosen: int, rest: int) -> tuple[Why, ...]:
    """What each chosen card adds: the best plan with it, less the best plan without it."""
    purse = shop.purse
    with_all = int(purse.best_among(rest | chosen))
    whys = []
    for place, card in enumerate(cards):
        if chosen >> place & 1:
            gain = with_all - int(purse.best_among(rest | chosen & ~(1 << place)))
            lesson = tables.KIND[card] in (tables.LESSON_CARD, tables.PUBLIC_CARD)
            if gain:
                whys.append(Why("lesson" if lesson else "plan", gain / 100, card_ids([card])))
    whys.sort(key=lambda why: -(why.points or 0))
    return tuple(whys) or (Why("plan"),)


def weigh_payment(mind: Mind, answers: list[int]) -> Valued:
    """Every choice of the cards on offer that the fish can pay."""
    shop = Shop(mind)
    cards = list(mind.crew.drawn if mind.state.doing == BUY_CARDS else mind.crew.kept)
    for card in cards:
        shop.add(card)
    mind.because = lambda code: worth_of_each(shop, cards, code - CHOOSE, 0)
    values = shop.purse.values()
    none = int(values[0])
    out: Valued = []
    for code in answers:
        value = int(values[code - CHOOSE])
        if value != TOO_DEAR:
            out.append((value - none + mind.slip() // 2, code))
    if mind.level.purchases and len(out) > 1 and mind.state.phase not in (RESCUE, RARE):
        return play_purchases(mind, shop, cards, out)
    return out


def weigh_laying(mind: Mind, answers: list[int]) -> Valued:
    """Rescue cards to lay: baskets for the cats of the plan, speed, and what is kept."""
    shop = Shop(mind)
    purse = shop.purse
    cards = list(rescue_cards(mind.crew))
    whole = [tables.BASKET[card] == tables.WHOLE for card in cards]
    broken = [tables.BASKET[card] == tables.BROKEN for card in cards]
    speeds = [int(tables.SPEED[card]) * mind.weight("SPEED") for card in cards]
    keep = [
        int(purse.keep_whole) * w + int(purse.keep_broken) * b
        for w, b in zip(whole, broken, strict=True)
    ]
    fish = int(mind.crew.fish)
    plans: dict[tuple[int, int], int] = {}
    keep_whole, keep_broken = purse.keep_whole, purse.keep_broken
    purse.keep_whole = purse.keep_broken = 0
    out: Valued = []
    for code in answers:
        chosen = code - CHOOSE
        value = 0
        has = [0, 0]
        for place in range(len(cards)):
            if chosen >> place & 1:
                value += speeds[place]
                has[0] += whole[place]
                has[1] += broken[place]
            elif mind.days_left:
                value += keep[place] + speeds[place] // 2
        key = (has[0], has[1])
        if key not in plans:
            plans[key] = int(purse.plan(mind.crew.ready, has[0], has[1], fish, purse.goal))
        out.append((value + plans[key], code))
    purse.keep_whole, purse.keep_broken = keep_whole, keep_broken
    return out


def weigh_colours(mind: Mind, answers: list[int]) -> Valued:
    """The colour of a public lesson."""
    shop = Shop(mind)
    card = int(next_public(mind.crew))
    return [(shop.public(card, code - COLOUR) + mind.slip(), code) for code in answers]


def weigh_family_lessons(mind: Mind, answers: list[int]) -> Valued:
    """Two of three lessons of the family mode."""
    gauge = LessonGauge(mind.crew.boat.copy(), mind.goals, mind.weights, mind.time(0))
    pack = list(mind.crew.pack)
    know = mind.level.lessons
    worths = [int(gauge.worth(card, ANY_COLOUR)) if know else 0 for card in pack]
    out: Valued = []
    for code in answers:
        chosen = code - CHOOSE
        assert ones(chosen) == 2, "two lessons are kept"
        value = sum(worth for place, worth in enumerate(worths) if chosen >> place & 1)
        out.append((value + mind.slip(), code))
    return out
