"""Why a level prefers a move: what it changes on the boat, or why nothing is better."""

from skerry.core.bot import Why
from skerry.games.cats.bots.compiled.outlook import gauge_of, parts_after, shape_at
from skerry.games.cats.bots.compiled.positions import FAMILIES, SISTER_PART
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.bots.reasons import PARTS
from skerry.games.cats.bots.rescue import Valued, best_places
from skerry.games.cats.game.ids import card_ids, tile_ids
from skerry.games.cats.rules import tables
from skerry.games.cats.rules.codes import (
    BASKET_BITS,
    CHOOSE,
    DONE,
    PASS,
    PLACE,
    PLAY,
    TAKE,
    price,
    rescue_cards,
)
from skerry.games.cats.rules.state import (
    BUY_CARDS,
    LAY,
    NONE,
    NOTHING,
    PAUSE,
    PAY,
    PLACE_OSHAX,
    PLACE_TILE,
    RARE,
    SOLO,
)

NOTHINGS = (PASS, DONE, CHOOSE)
"""Answers that do nothing; the last one chooses no card."""


def reasons_for(mind: Mind, code: int, valued: Valued) -> tuple[Why, ...]:
    """What a move changes on the boat, part by part, and the fish that it costs."""
    if code in NOTHINGS:
        return _why_nothing(mind, code, valued)
    if mind.because is not None:
        return mind.because(code)
    state = mind.state
    doing = state.doing
    if TAKE <= code < CHOOSE and doing == NOTHING:
        tile = (code - TAKE) >> BASKET_BITS
        gauge = mind.gauge()
        found = best_places(gauge, tile, mind.crew.anywhere > 0, 1)
        fish = -mind.fish_value * int(price(state, tile))
        return _parts(mind, tile, found[0][1], int(tables.colour_of(tile)), fish)
    if PLACE <= code < TAKE:
        place = code - PLACE
        if doing == PLACE_TILE:
            return _parts(mind, int(state.tile), place, int(tables.colour_of(state.tile)), 0)
        if doing != PLACE_OSHAX:
            return _parts(mind, int(shape_at(place)), place, -1, 0)
    return (Why("plan"),)


def _why_nothing(mind: Mind, code: int, valued: Valued) -> tuple[Why, ...]:
    """What the best alternative would change, or why there is none."""
    state = mind.state
    if state.watcher != NONE or state.phase == PAUSE:
        return (Why("wait", None, card_ids(_anytime_cards(mind))),)
    others = [(value, other) for value, other in valued if other != code]
    if not others:
        return (Why("only"),)
    own = next(value for value, other in valued if other == code)
    value, other = max(others)
    return (Why("refused", (value - own) / 100, _about(mind, other)),)


def _anytime_cards(mind: Mind) -> list[int]:
    return [card for card in mind.crew.hand if tables.KIND[card] == tables.ANYTIME_CARD]


def _about(mind: Mind, code: int) -> tuple[str, ...]:
    """What an answer takes: the id of a tile, or those of cards."""
    state = mind.state
    if TAKE <= code < CHOOSE and state.doing == NOTHING:
        return tile_ids([(code - TAKE) >> BASKET_BITS])
    if PLACE <= code < TAKE:
        return tile_ids([int(shape_at(code - PLACE))])
    cards: list[int] = []
    if state.doing == BUY_CARDS:
        cards = list(mind.crew.drawn)
    elif state.phase == PAY:
        cards = list(mind.crew.kept)
    elif state.phase == LAY:
        cards = list(rescue_cards(mind.crew))
    elif state.phase == RARE:
        return card_ids([(code - PLAY) // 2])
    return card_ids(card for place, card in enumerate(cards) if (code - CHOOSE) >> place & 1)


def _parts(mind: Mind, tile: int, place: int, colour: int, fish: int) -> tuple[Why, ...]:
    changes = [int(change) for change in parts_after(mind.gauge(), place, tile, colour)]
    later = 0
    if mind.state.mode == SOLO:
        cost = int(mind.goals.cat_costs[colour]) if colour >= 0 else 0
        changes[FAMILIES] += cost
        hers = changes[SISTER_PART] - cost
        changes[SISTER_PART] = _sister_now(mind, tile, place, colour)
        later = hers - changes[SISTER_PART]
    whys = [
        Why(reason, change / 100) for reason, change in zip(PARTS, changes, strict=True) if change
    ]
    if later:
        whys.append(Why("sister_later", later / 100))
    if fish:
        whys.append(Why("fish", fish / 100))
    whys.sort(key=lambda why: -abs(why.points or 0))
    return tuple(whys)


def _sister_now(mind: Mind, tile: int, place: int, colour: int) -> int:
    """What the sister loses at once by the rules, as a preview counts it."""
    gauge = gauge_of(mind.crew.boat, mind.goals, mind.weights, 0, True)
    known = [int(shown) for shown in mind.state.sister_colours]
    points = 5 - known.index(colour) if colour in known else 0
    return int(parts_after(gauge, place, tile, colour)[SISTER_PART]) - 100 * points
