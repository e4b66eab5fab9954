"""Cats and places: which cat to take, where to lay it, treasures, oshax."""

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.outlook import NOWHERE, place_values, run_day, shape_at
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.rules import tables
from skerry.games.cats.rules.codes import (
    BASKET_BITS,
    COLOUR,
    DONE,
    PASS,
    PLACE,
    PLAY,
    TAKE,
    common_kinds,
    price,
    takes_rare,
)
from skerry.games.cats.rules.state import MAP_TREASURE, TREASURES

Valued = list[tuple[int, int]]
"""Codes with their values, each after its value."""


def weigh_cats(mind: Mind, answers: list[int]) -> Valued:
    """Passing, and each cat in the basket that is missed least."""
    state = mind.state
    crew = mind.crew
    baskets: dict[int, int] = {}
    out: Valued = []
    for code in answers:
        if code < TAKE:
            continue
        tile = (code - TAKE) >> BASKET_BITS
        if tile not in baskets or _spares(mind, code) < _spares(mind, baskets[tile]):
            baskets[tile] = code
    gauge = mind.gauge(min(mind.baskets(), 3))
    stop = PASS if crew.cats_left == 0 else DONE
    stay = int(gauge.value) + mind.fish_value * int(crew.fish)
    out.append((stay - (50 if mind.family else 0), stop))
    for tile, code in baskets.items():
        cost = int(price(state, tile))
        fish = mind.fish_value * (int(crew.fish) - cost)
        found = best_places(gauge, tile, crew.anywhere > 0, mind.level.places)
        if not mind.level.ahead:
            out.append((found[0][0] + fish + mind.slip(), code))
            continue
        best = max(think_on(mind, gauge, tile, place, cost) for _, place in found)
        out.append((best, code))
    return out


def _spares(mind: Mind, code: int) -> int:
    """What the basket of a code could still do: permanent ones first, then the broken, whole."""
    basket = (code - TAKE) & ((1 << BASKET_BITS) - 1)
    if basket == 0:
        return 0
    laid = mind.crew.laid
    if basket < 64:
        return 200 + int(tables.SPEED[laid[basket - 1]])
    return 100


def best_places(gauge: Gauge, tile: int, anywhere: bool, most: int) -> Valued:
    """The best places of a cat, each after its value."""
    found = place_values(gauge, tile, tables.colour_of(tile), anywhere)
    pairs = [(int(found[at + 1]), int(found[at])) for at in range(0, len(found), 2)]
    pairs.sort(key=lambda pair: (-pair[0], pair[1]))
    return pairs[:most]


def think_on(mind: Mind, gauge: Gauge, tile: int, place: int, cost: int) -> int:
    """The value at the end of the day, once a cat has been laid on a place."""
    after = mind.gauge(int(gauge.time) - mind.time(0))
    after.lay(tile, place, tables.colour_of(tile))
    day = mind.day(mine_next=mind.crew.cats_left > 1, gone=tile)
    day.fish -= cost
    day.most = mind.baskets() - 1
    course = run_day(after, day, mind.search, 0)
    spent = int(course.spent[-1]) if len(course.spent) else 0
    return int(after.value) + mind.fish_value * (int(day.fish) - spent)


def weigh_places(mind: Mind, answers: list[int]) -> Valued:
    """All places of the cat that was taken."""
    state = mind.state
    tile = int(state.tile)
    gauge = mind.gauge(min(mind.baskets(), 3))
    colour = tables.colour_of(tile)
    values = [(int(gauge.after(tile, code - PLACE, colour)), code) for code in answers]
    values.sort(key=lambda pair: (-pair[0], pair[1]))
    if not mind.level.ahead or tile >= tables.CATS:
        return [(value + mind.slip(), code) for value, code in values]
    chosen = values[: 2 * mind.level.places]
    out = []
    for _, code in chosen:
        after = mind.gauge(int(gauge.time) - mind.time(0))
        after.lay(tile, code - PLACE, colour)
        day = mind.day(mine_next=mind.crew.cats_left > 1)
        day.most = mind.baskets()
        run_day(after, day, mind.search, 0)
        out.append((int(after.value), code))
    return out


def weigh_treasures(mind: Mind, answers: list[int]) -> Valued:
    """Treasures of a map or a card on their places, or no more of them."""
    gauge = mind.gauge(_to_come(mind))
    out: Valued = []
    for code in answers:
        if code in (PASS, DONE):
            out.append((int(gauge.value), code))
        else:
            value = int(gauge.after(shape_at(code - PLACE), code - PLACE, -1))
            if mind.state.doing == TREASURES and takes_rare(mind.state):
                value += _second(mind, gauge, code - PLACE)
            out.append((value, code))
    return [(value + mind.slip() // 4, code) for value, code in out]


def _second(mind: Mind, gauge: Gauge, place: int) -> int:
    """What a second common treasure may bring after the first one; a rough guess."""
    del mind, gauge
    return 120 if shape_at(place) >= tables.FIRST_COMMON else 0


def _to_come(mind: Mind) -> int:
    """Cats of today still to come at this moment."""
    if mind.state.doing == MAP_TREASURE:
        return min(mind.baskets(), 3)
    finds = sum(tables.KIND[card] in (tables.TREASURE_CARD, tables.OSHAX_CARD) for card in mind.crew.hand)
    return min(finds, 2)


def weigh_finds(mind: Mind, answers: list[int]) -> Valued:
    """Oshax and treasure cards, played now or kept."""
    state = mind.state
    gauge = mind.gauge(_to_come(mind))
    keep = mind.weight("LATER") if mind.days_left else 0
    out: Valued = [(0, PASS)]
    for code in answers:
        if code == PASS:
            continue
        card = (code - PLAY) // 2
        paid = (code - PLAY) % 2
        if tables.KIND[card] == tables.OSHAX_CARD:
            value = mind.search.best_oshax(gauge, state.oshax, mind.crew.anywhere > 0)
            gain = int(value - gauge.value) - keep
        else:
            gain = _treasure_gain(mind, gauge, card, paid) - keep
        out.append((gain + mind.slip() // 2 - paid * mind.fish_value, code))
    return out


def _treasure_gain(mind: Mind, gauge: Gauge, card: int, paid: int) -> int:
    """What the treasures of a card bring on their best places."""
    state = mind.state
    search = mind.search
    anywhere = mind.crew.anywhere > 0
    common = vec[i64](list(state.common)[: int(common_kinds(card, paid))])
    rare = state.rare if tables.EFFECT[card] == tables.TREASURE_RARE else vec[i64]()
    start = int(gauge.value)
    best = int(search.best_treasure(gauge, vec[i64](), rare, anywhere)) - start
    if search.best_treasure(gauge, common, vec[i64](), anywhere) == NOWHERE:
        return best
    trial = mind.gauge(_to_come(mind))
    place = search.place
    trial.lay(shape_at(place), place, -1)
    common[shape_at(place) - tables.FIRST_COMMON] -= 1
    two = search.best_treasure(trial, common, vec[i64](), False)
    return max(best, max(int(two), int(trial.value)) - start)


def weigh_oshax(mind: Mind, answers: list[int]) -> Valued:
    """An oshax on a place, in its best colour."""
    gauge = mind.gauge(_to_come(mind))
    out: Valued = []
    for code in answers:
        place = code - PLACE
        tile = shape_at(place)
        out.append((max(int(gauge.after(tile, place, colour)) for colour in range(5)), code))
    return out


def weigh_oshax_colours(mind: Mind, answers: list[int]) -> Valued:
    """The colours of the oshax that was laid."""
    gauge = mind.gauge(_to_come(mind))
    place = int(mind.state.tile)
    tile = shape_at(place)
    return [(int(gauge.after(tile, place, code - COLOUR)), code) for code in answers]
