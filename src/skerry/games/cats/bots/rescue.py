"""Cats and places: which cat to take, where to lay it."""

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.last_day import ENOUGH_FISH
from skerry.games.cats.bots.compiled.outlook import (
    Day,
    place_values,
    play_finds,
    run_day,
    stow,
)
from skerry.games.cats.bots.compiled.rollouts import Future, Trials, halve
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.rules import tables
from skerry.games.cats.rules.codes import (
    BASKET_BITS,
    DONE,
    PASS,
    PLACE,
    TAKE,
    price,
)
from skerry.games.cats.rules.state import NOTHING, SOLO

WAYS = 8
"""How many ways are played on at most."""
PACE = 28
FAMILY_PACE = 40
SOLO_PACE = 26
"""How many cats a coming day brings, in tenths."""
FINDS = 60
"""How many treasure cards a coming day brings, in hundredths."""

Valued = list[tuple[int, int]]
"""Codes with their values, each after its value."""


def weigh_cats(mind: Mind, answers: list[int]) -> Valued:
    """Passing, and each cat in the basket that is missed least."""
    state = mind.state
    crew = mind.crew
    baskets = ways_to_take(mind, answers)
    out: Valued = []
    gauge = mind.gauge(min(mind.baskets(), 3))
    stop = PASS if crew.cats_left == 0 else DONE
    fish = int(crew.fish)
    if not mind.level.ahead:
        out.append((int(gauge.value) + mind.kept_fish(fish) - (50 if mind.family else 0), stop))
        for tile, code in baskets.items():
            left = mind.kept_fish(fish - int(price(state, tile)))
            found = best_places(gauge, tile, crew.anywhere > 0, 1)
            out.append((found[0][0] + left + mind.slip(), code))
        return out
    ways = [Way(stop, [end_of_day(mind, mind.gauge(0), fish)] * len(mind.rows))]
    for tile, code in baskets.items():
        cost = int(price(state, tile))
        for _, place in best_places(gauge, tile, crew.anywhere > 0, mind.level.places):
            ways.append(Way(code, think_on(mind, gauge, tile, place, cost)))
    return compare(mind, ways)


def ways_to_take(mind: Mind, answers: list[int]) -> dict[int, int]:
    """For each cat the code that takes it in the basket that is missed least."""
    found: dict[int, int] = {}
    for code in answers:
        if code < TAKE:
            continue
        tile = (code - TAKE) >> BASKET_BITS
        if tile not in found or _spares(mind, code) < _spares(mind, found[tile]):
            found[tile] = code
    return found


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


@dataclass(frozen=True)
class Way:
    """A code, and the boats that it may lead to at the end of the day, with their fish's values."""

    code: int
    ends: list[tuple[Gauge, int]]

    @property
    def value(self) -> int:
        """The mean value at the end of the day."""
        return sum(int(gauge.value) + extra for gauge, extra in self.ends) // len(self.ends)


def think_on(mind: Mind, gauge: Gauge, tile: int, place: int, cost: int) -> list[tuple[Gauge, int]]:
    """The ends of the day, once a cat has been laid on a place, for each row of the sister."""
    ends = []
    for row in range(len(mind.rows)):
        day = mind.day(mine_next=mind.crew.cats_left > 1, gone=tile, row=row)
        day.fish -= cost
        day.most = mind.baskets() - (1 if mind.state.doing == NOTHING else 0)
        after = gauge.copy()
        stow(after, tile, place, mind.search, day.common)
        ends.append(rest_of_day(mind, after, day))
    return ends


def rest_of_day(mind: Mind, gauge: Gauge, day: Day) -> tuple[Gauge, int]:
    """The end of a day that has begun, with fish that are kept if that is better."""
    fish, common = int(day.fish), day.common
    ends = []
    for kept in [0, ENOUGH_FISH] if mind.fish_goal else [0]:
        day.fish, day.common = fish - kept, common[:]
        after = gauge.copy()
        course = run_day(after, day, mind.search, 0)
        spent = int(course.spent[-1]) if len(course.spent) else 0
        ends.append(end_of_day(mind, after, fish - spent))
    return max(ends, key=lambda end: int(end[0].value) + end[1])


def end_of_day(mind: Mind, gauge: Gauge, fish: int) -> tuple[Gauge, int]:
    """A boat after the rare finds of today, and what fish and kept cards are worth."""
    gauge.set_time(mind.time(0))
    kept = 0
    if mind.finds is not None:
        kept = int(play_finds(gauge, mind.finds, mind.search))
    return gauge, mind.kept_fish(fish) + kept * (mind.weight("LATER") if mind.days_left else 0)


def compare(mind: Mind, ways: list[Way]) -> Valued:
    """The best value of each code, the most promising ones by playing on."""
    ways.sort(key=lambda way: -way.value)
    values: dict[int, int] = {}
    for way in ways:
        values.setdefault(way.code, way.value)
    # The sister's lessons are counted as well, and more seats bring more cats: both take longer.
    slow = 3 if mind.state.mode == SOLO else int(mind.state.seats) / 2
    rollouts = int(mind.level.days * mind.effort / slow) // max(int(mind.days_left), 1)
    if mind.days_left == 0 or rollouts < len(ways[:WAYS]) or len(ways) == 1:
        return [(value, code) for code, value in values.items()]
    first = ways[:WAYS]
    pace = FAMILY_PACE if mind.family else SOLO_PACE if mind.state.mode == SOLO else PACE
    future = Future(mind.state, pace, 0 if mind.family else FINDS)
    ends = [end for way in first for end in way.ends]
    extras = vec[i64]([extra for _, extra in ends])
    seed = mind.random.getrandbits(30)
    trials = Trials([gauge for gauge, _ in ends], extras, len(first[0].ends))
    found = halve(trials, future, rollouts, seed)
    out = ranked([way.code for way in first], found)
    known = {code for _, code in out}
    return with_rest(out, [(value, code) for code, value in values.items() if code not in known])


def ranked(codes: list[int], found: "vec[i64]") -> Valued:
    """Codes once each, what was looked at longest first; `found` has values and how often."""
    order = sorted(range(len(codes)), key=lambda place: (-found[2 * place + 1], -found[2 * place]))
    out: Valued = []
    least = 0
    for place in order:
        value = int(found[2 * place])
        if out:
            value = min(value, least)
        least = value
        if all(code != codes[place] for _, code in out):
            out.append((value, codes[place]))
    return out


def with_rest(found: Valued, rest: Valued) -> Valued:
    """What was played on, and below it the rest, whose best comes first."""
    least = min(value for value, _ in found)
    return found + [(least - (rest[0][0] - value) - 1, code) for value, code in rest]


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
    chosen = values[: 3 * mind.level.places]
    return compare(
        mind, [Way(code, think_on(mind, gauge, tile, code - PLACE, 0)) for _, code in chosen]
    )
