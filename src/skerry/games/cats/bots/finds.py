"""Treasures and oshax: which to take, and where to lay them."""

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.outlook import NOWHERE, shape_at
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.bots.rescue import Valued, Way, compare, end_of_day, rest_of_day, with_rest
from skerry.games.cats.rules import tables
from skerry.games.cats.rules.codes import COLOUR, DONE, PASS, PLACE, PLAY, common_kinds, takes_rare
from skerry.games.cats.rules.state import MAP_TREASURE, RESCUE, TREASURES

SECOND = 120
"""What a second common treasure may bring after the first one; a rough guess."""


def weigh_treasures(mind: Mind, answers: list[int]) -> Valued:
    """Treasures of a map or a card on their places, or none."""
    gauge = mind.gauge(_to_come(mind))
    out: Valued = []
    for code in answers:
        value = int(gauge.value)
        if code not in (PASS, DONE):
            value = int(gauge.after(shape_at(code - PLACE), code - PLACE, -1))
            if _has_second(mind, code):
                value += SECOND
        out.append((value + mind.slip() // 4, code))
    if not mind.level.ahead:
        return out
    return _play_on(mind, gauge, out)


def _has_second(mind: Mind, code: int) -> bool:
    """Whether another treasure may follow one of several sizes."""
    if mind.state.doing != TREASURES or not takes_rare(mind.state):
        return False
    return shape_at(code - PLACE) >= tables.FIRST_COMMON


def _play_on(mind: Mind, gauge: Gauge, valued: Valued) -> Valued:
    """The most promising places of treasures by what may follow, the others below them."""
    valued.sort(key=lambda pair: (-pair[0], pair[1]))
    most = 3 * mind.level.places
    chosen = valued[:most]
    chosen += [pair for pair in valued[most:] if pair[1] in (PASS, DONE)]
    ways = [Way(code, _with_treasure(mind, gauge, code)) for _, code in chosen]
    return with_rest(compare(mind, ways), [pair for pair in valued if pair not in chosen])


def _with_treasure(mind: Mind, gauge: Gauge, code: int) -> list[tuple[Gauge, int]]:
    """The ends of the day once a treasure has been laid, or none."""
    state = mind.state
    after = gauge.copy()
    common = state.common[:]
    tile = -1
    if code not in (PASS, DONE):
        tile = int(shape_at(code - PLACE))
        after.lay(tile, code - PLACE, -1)
        if tile >= tables.FIRST_COMMON:
            common[tile - tables.FIRST_COMMON] -= 1
    if state.doing == MAP_TREASURE and state.phase == RESCUE:
        return [_rest_of_today(mind, after, common, row) for row in range(len(mind.rows))]
    if state.doing == TREASURES and len(state.done_tiles) == 0:
        _lay_second(mind, after, common, tile)
    return [end_of_day(mind, after, int(mind.crew.fish))]


def _rest_of_today(mind: Mind, gauge: Gauge, common: "vec[i64]", row: int) -> tuple[Gauge, int]:
    day = mind.day(mine_next=mind.crew.cats_left > 1, row=row)
    day.common = common
    day.most = mind.baskets()
    return rest_of_day(mind, gauge, day)


def _lay_second(mind: Mind, gauge: Gauge, common: "vec[i64]", first: int) -> None:
    """The second treasure of a card, if its first one was common and it is any use."""
    if first < tables.FIRST_COMMON:
        return
    kinds = int(common_kinds(mind.state.card, mind.state.paid))
    offered = vec[i64](list(common)[:kinds])
    if mind.search.best_treasure(gauge, offered, vec[i64](), False) > gauge.value:
        gauge.lay(shape_at(mind.search.place), mind.search.place, -1)


def _to_come(mind: Mind, played: int = 0) -> int:
    """Cats of today still to come at this moment, after some cards that are being played."""
    if mind.state.doing == MAP_TREASURE:
        return min(mind.baskets(), 3)
    finds = sum(
        tables.KIND[card] in (tables.TREASURE_CARD, tables.OSHAX_CARD) for card in mind.crew.hand
    )
    return min(max(finds - played, 0), 2)


def weigh_finds(mind: Mind, answers: list[int]) -> Valued:
    """Oshax and treasure cards, played now or kept."""
    state = mind.state
    gauge = mind.gauge(_to_come(mind, played=1))
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
    trial = mind.gauge(_to_come(mind, played=1))
    place = search.place
    trial.lay(shape_at(place), place, -1)
    common[shape_at(place) - tables.FIRST_COMMON] -= 1
    two = search.best_treasure(trial, common, vec[i64](), False)
    return max(best, max(int(two), int(trial.value)) - start)


def weigh_oshax(mind: Mind, answers: list[int]) -> Valued:
    """An oshax on a place, in its best colour."""
    gauge = mind.gauge(_to_come(mind))
    out: list[tuple[int, int, int]] = []
    for code in answers:
        place = code - PLACE
        tile = shape_at(place)
        value, colour = max((int(gauge.after(tile, place, named)), -named) for named in range(5))
        out.append((value, code, -colour))
    out.sort(key=lambda found: (-found[0], found[1]))
    if not mind.level.ahead:
        return [(value, code) for value, code, _ in out]
    ways = []
    for _, code, colour in out[: 3 * mind.level.places]:
        after = gauge.copy()
        after.lay(shape_at(code - PLACE), code - PLACE, colour)
        ways.append(Way(code, [end_of_day(mind, after, int(mind.crew.fish))]))
    return compare(mind, ways)


def weigh_oshax_colours(mind: Mind, answers: list[int]) -> Valued:
    """The colours of the oshax that was laid."""
    gauge = mind.gauge(_to_come(mind))
    place = int(mind.state.tile)
    tile = shape_at(place)
    return [(int(gauge.after(tile, place, code - COLOUR)), code) for code in answers]
