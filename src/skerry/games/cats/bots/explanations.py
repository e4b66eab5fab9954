"""Why a level prefers a move: what it changes on the boat, or why nothing is better."""

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.bot import Why
from skerry.games.cats.bots.at_once import at_once
from skerry.games.cats.bots.compiled.outlook import parts_after, shape_at
from skerry.games.cats.bots.compiled.positions import (
    FAMILIES,
    LESSON_PART,
    MAP_PART,
    RARE_PART,
    RAT_PART,
    ROOM_PART,
    SHAPE_PART,
    SISTER_PART,
)
from skerry.games.cats.bots.mind import CATS_TODAY, Mind
from skerry.games.cats.bots.rescue import Valued, best_places
from skerry.games.cats.game.ids import card_ids, tile_ids
from skerry.games.cats.pieces.tiles import COLOURS
from skerry.games.cats.rules import tables
from skerry.games.cats.rules.codes import (
    BASKET_BITS,
    CHOOSE,
    COLOUR,
    DONE,
    PASS,
    PLACE,
    PLAY,
    TAKE,
    rescue_cards,
)
from skerry.games.cats.rules.codes import price as cost_of
from skerry.games.cats.rules.state import (
    BUY_CARDS,
    COLOUR_OSHAX,
    LAY,
    NONE,
    NOTHING,
    PAUSE,
    PAY,
    PLACE_OSHAX,
    PLACE_TILE,
    RARE,
    RESCUE,
    SOLO,
)

NOTHINGS = (PASS, DONE, CHOOSE)
"""Answers that do nothing; the last one chooses no card."""
AT_ONCE = {
    FAMILIES: "family",
    ROOM_PART: "room",
    RAT_PART: "rats",
    RARE_PART: "rare",
    SISTER_PART: "sister",
}
"""The reasons of what a tile scores at once, by the parts of a value; lessons have their own."""
LATER = {
    FAMILIES: "family_later",
    ROOM_PART: "room_later",
    RAT_PART: "rats_later",
    LESSON_PART: "lesson_later",
    SISTER_PART: "sister_later",
    SHAPE_PART: "tidy",
    MAP_PART: "map",
}
"""The reasons of what it will probably change beyond that."""


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
        colour = int(tables.colour_of(tile))
        price = int(cost_of(state, tile))
        return _with_rest(_parts(mind, tile, found[0][1], colour, price), code, valued)
    if PLACE <= code < TAKE:
        place = code - PLACE
        if doing == PLACE_TILE:
            return _parts(mind, int(state.tile), place, int(tables.colour_of(state.tile)))
        tile = int(shape_at(place))
        parts = _parts(mind, tile, place, _best_colour(mind, tile, place))
        return _with_rest(parts, code, valued)
    if doing == COLOUR_OSHAX:
        place = int(state.tile)
        return _parts(mind, int(shape_at(place)), place, code - COLOUR)
    return (Why("plan"),)


def _best_colour(mind: Mind, tile: int, place: int) -> int:
    """The colour in which an oshax helps most on its place; a treasure has none."""
    if mind.state.doing != PLACE_OSHAX:
        return -1
    gauge = mind.gauge()
    return max(range(len(COLOURS)), key=lambda colour: int(gauge.after(tile, place, colour)))


def _with_rest(parts: tuple[Why, ...], code: int, valued: Valued) -> tuple[Why, ...]:
    """The parts of a step that loses points now, and what makes it better than doing nothing."""
    values = {other: value for value, other in valued}
    nothing = [value for other, value in values.items() if other in NOTHINGS]
    now = sum(why.points or 0 for why in parts)
    if not nothing or now > 0:
        return parts
    rest = (values[code] - max(nothing)) / 100 - now
    return (Why("plan", rest), *parts) if rest >= 1 else parts


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


def _parts(mind: Mind, tile: int, place: int, colour: int, price: int = 0) -> tuple[Why, ...]:
    """What a tile scores at once, what it will probably change beyond that, and its fish."""
    now = at_once(mind, tile, place, colour, price)
    gauge = mind.gauge(_to_come(mind, tile, price))
    later = [int(change) for change in parts_after(gauge, place, tile, colour)]
    if mind.state.mode == SOLO and colour >= 0:
        cost = int(mind.goals.cat_costs[colour])
        later[FAMILIES] += cost
        later[SISTER_PART] -= cost
    if mind.days_left == 0 and colour >= 0 and mind.crew.boat.map_under(place, colour):
        later[MAP_PART] = _treasure(mind, tile, place, colour)
    changes: list[tuple[str, int, tuple[str, ...]]] = [
        (name, now.parts[part], ()) for part, name in AT_ONCE.items()
    ]
    changes += [("lesson", change, card_ids([card])) for card, change in now.lessons.items()]
    changes += [(name, later[part] - now.parts[part], ()) for part, name in LATER.items()]
    changes.append(("fish", -mind.fish_value * price, ()))
    whys = [Why(reason, change / 100, about) for reason, change, about in changes if change]
    whys.sort(key=lambda why: -abs(why.points or 0))
    return tuple(whys)


def _treasure(mind: Mind, tile: int, place: int, colour: int) -> int:
    """What the best treasure for a map scores at the end of the last day."""
    gauge = mind.gauge(0)
    gauge.lay(tile, place, colour)
    rare = mind.state.rare if mind.family else vec[i64]()
    found = int(mind.search.best_treasure(gauge, mind.state.common, rare, False))
    return max(0, found - int(gauge.value))


def _to_come(mind: Mind, tile: int, price: int) -> int:
    """How many cats of today are still to come after this one."""
    if mind.days_left:
        return CATS_TODAY
    state = mind.state
    if state.phase != RESCUE:
        return 0
    fish = int(mind.crew.fish) - price
    fields = [cat for cat in (*state.left, *state.right) if cat != tile]
    cats = sum(int(cost_of(state, cat)) <= fish for cat in fields)
    return min(cats, mind.baskets() - (state.doing == NOTHING), CATS_TODAY)
