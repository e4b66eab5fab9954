"""The last day, planned to its end: the best rest of the game that each step leads to."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.last_day import Start, find_best
from skerry.games.cats.bots.compiled.outlook import Day, Finds, shape_at
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.bots.rescue import Valued, ranked, ways_to_take, with_rest
from skerry.games.cats.rules import tables
from skerry.games.cats.rules.codes import (
    COLOUR,
    DONE,
    PASS,
    PLACE,
    PLAY,
    common_kinds,
    price,
)
from skerry.games.cats.rules.state import NOTHING, RESCUE, TREASURES

GUESSES = 4
"""How many guesses at what the others take."""
DOUBT = 300
"""By how much the others may value a cat differently, in hundredths of a point."""
STARTS = 24
"""How many next steps are planned on."""
EACH = 8
"""How many places of one tile are among them at most."""
AHEAD = 2
"""How many tiles to come half of them are chosen with."""
WORK = 160
"""How many places are looked at for each coming day that a level may play."""

Step = tuple[int, int, int]
"""A tile, its place and its colour."""


class Ending:
    """What the starts of one decision have in common."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        cats = [int(tile) for tile in [*mind.state.left, *mind.state.right]]
        self.doubts: list[dict[int, int]] = [dict.fromkeys(cats, 0)]
        """By how much the others like each cat more or less than one thinks, for each guess."""
        for _guess in range(GUESSES - 1):
            self.doubts.append({tile: round(mind.random.gauss(0, DOUBT)) for tile in cats})

    def finds(self, hand: Iterable[int]) -> Finds:
        """The oshax and treasure cards among some cards."""
        found = self.mind.finds_of(list(hand))
        if found is None:
            found = Finds()
            found.common = self.mind.state.common
            found.rare = self.mind.state.rare
            found.oshax = self.mind.state.oshax
        return found

    def rescue(self, *, mine_next: bool, gone: int = -1, cost: int = 0) -> list[Day]:
        """The rest of the rescue, for each guess."""
        mind = self.mind
        out = []
        for doubt in self.doubts:
            day = mind.day(mine_next=mine_next, gone=gone)
            day.fish -= cost
            cats = [int(cat) for cat in day.cats] * len(mind.rivals)
            day.likes = vec[i64](
                [
                    int(like) + (doubt[cat] if like >= 0 else 0)
                    for like, cat in zip(day.likes, cats, strict=True)
                ]
            )
            out.append(day)
        return out

    def from_now(self, *, mine_next: bool) -> list[Day]:
        """The rest of the rescue with what can be carried, or one that is over."""
        mind = self.mind
        if mind.state.phase != RESCUE:
            return self.nothing_left()
        days = self.rescue(mine_next=mine_next)
        for day in days:
            day.most = mind.baskets()
        return days

    def nothing_left(self) -> list[Day]:
        """A rescue that is over."""
        day = Day()
        day.fish = 0 if self.mind.family else int(self.mind.crew.fish)
        day.fish_value = self.mind.fish_value
        day.common = self.mind.state.common[:]
        return [day]

    def start(self, gauge: Gauge, days: list[Day]) -> Start:
        """A boat, and the rest of the rescue, with what is in hand."""
        start = Start(gauge, days, self.finds(self.mind.crew.hand))
        start.goal = self.mind.fish_goal
        start.any_rare = self.mind.family
        return start


def plan_on(mind: Mind, codes: list[int], starts: list[Start]) -> Valued:
    """The values of codes by the best rests of the day that they lead to."""
    work = int(WORK * mind.level.days * mind.effort)
    return ranked(codes, find_best(starts, work, mind.random.getrandbits(30)))


def promising(mind: Mind, steps: list[Step], most: int) -> list[Step]:
    """The best next steps: by the score that they give, and by what tiles to come may add."""
    chosen: list[Step] = []
    for ahead in (0, AHEAD):
        gauge = mind.gauge(ahead)
        values = {step: int(gauge.after(*step)) for step in steps}
        ranking = sorted(steps, key=lambda step: (-values[step], step))
        chosen += [step for step in ranking[: most // 2] if step not in chosen]
    return chosen


def plan_cats(mind: Mind, answers: list[int]) -> Valued:
    """Which cat to rescue next, or none."""
    ending = Ending(mind)
    taken = ways_to_take(mind, answers)
    steps: list[Step] = []
    for tile in taken:
        steps += promising(mind, _cat_steps(mind, tile), EACH)
    stop = PASS if mind.crew.cats_left == 0 else DONE
    later = ending.nothing_left() if stop == PASS else ending.from_now(mine_next=False)
    codes = [stop]
    starts = [ending.start(mind.gauge(0), later)]
    for tile, place, _ in promising(mind, steps, STARTS):
        codes.append(taken[tile])
        starts.append(_with_cat(ending, tile, place, int(price(mind.state, tile))))
    return _with_all(plan_on(mind, codes, starts), list(taken.values()))


def plan_places(mind: Mind, answers: list[int]) -> Valued:
    """Where to lay the cat that was taken."""
    tile = int(mind.state.tile)
    ending = Ending(mind)
    steps = promising(mind, _cat_steps(mind, tile), STARTS)
    codes = [PLACE + place for _, place, _ in steps]
    starts = [_with_cat(ending, tile, place, 0) for _, place, _ in steps]
    return _with_all(plan_on(mind, codes, starts), answers)


def _cat_steps(mind: Mind, tile: int) -> list[Step]:
    """All places of a cat."""
    total = mind.search.find(mind.crew.boat, tables.shape_of(tile), False)
    colour = int(tables.colour_of(tile))
    return [(tile, int(place), colour) for place in mind.search.places[:total]]


def _after(ending: Ending, tile: int, cost: int) -> list[Day]:
    """The rest of the rescue without a cat that was taken."""
    mind = ending.mind
    days = ending.rescue(mine_next=mind.crew.cats_left > 1, gone=tile, cost=cost)
    for day in days:
        day.most = mind.baskets() - (1 if mind.state.doing == NOTHING else 0)
    return days


def _with_cat(ending: Ending, tile: int, place: int, cost: int) -> Start:
    """The rest of the day once a cat has been laid on a place."""
    mind = ending.mind
    gauge = mind.gauge(0)
    colour = tables.colour_of(tile)
    gauge.lay(tile, place, colour)
    start = ending.start(gauge, _after(ending, tile, cost))
    if gauge.boat.map_under(place, colour):
        start.treasures = 1
        start.kinds = len(mind.state.common)
        start.or_rare = mind.family
    return start


def plan_treasures(mind: Mind, answers: list[int]) -> Valued:
    """Which treasure of a map or a card to lay where, or none."""
    state = mind.state
    ending = Ending(mind)
    stops = [code for code in answers if code in (PASS, DONE)]
    places = [code - PLACE for code in answers if code not in (PASS, DONE)]
    kinds: dict[int, list[Step]] = {}
    for place in places:
        tile = int(shape_at(place))
        kinds.setdefault(tile, []).append((tile, place, -1))
    steps = [step for found in kinds.values() for step in promising(mind, found, EACH)]
    codes = []
    starts = []
    for code in stops + [PLACE + place for _, place, _ in steps]:
        days = ending.from_now(mine_next=mind.crew.cats_left > 1)
        start = ending.start(mind.gauge(0), days)
        if code not in stops:
            tile = int(shape_at(code - PLACE))
            start.gauge.lay(tile, code - PLACE, -1)
            _use_up(start, tile)
            if state.doing == TREASURES and not state.done_tiles and tile >= tables.FIRST_COMMON:
                start.treasures = 1
                start.kinds = int(common_kinds(state.card, state.paid))
        codes.append(code)
        starts.append(start)
    return _with_all(plan_on(mind, codes, starts), answers)


def _use_up(start: Start, tile: int) -> None:
    """A treasure leaves the supply."""
    if tile >= tables.FIRST_COMMON:
        for day in start.days:
            day.common[tile - tables.FIRST_COMMON] -= 1
    else:
        rare = start.finds.rare[:]
        rare[tile - tables.FIRST_RARE] -= 1
        start.finds.rare = rare


def plan_oshax(mind: Mind, answers: list[int]) -> Valued:
    """Where to lay an oshax; its colour is named next."""
    ending = Ending(mind)
    places = [code - PLACE for code in answers]
    steps = [(int(shape_at(place)), place, named) for place in places for named in range(5)]
    codes = []
    starts = []
    for tile, place, colour in promising(mind, steps, STARTS):
        start = ending.start(mind.gauge(0), ending.nothing_left())
        start.gauge.lay(tile, place, colour)
        codes.append(PLACE + place)
        starts.append(start)
    return _with_all(plan_on(mind, codes, starts), answers)


def plan_colours(mind: Mind, answers: list[int]) -> Valued:
    """The colour of an oshax on its place."""
    ending = Ending(mind)
    place = int(mind.state.tile)
    starts = []
    for code in answers:
        start = ending.start(mind.gauge(0), ending.nothing_left())
        start.gauge.lay(shape_at(place), place, code - COLOUR)
        starts.append(start)
    return plan_on(mind, answers, starts)


def plan_finds(mind: Mind, answers: list[int]) -> Valued:
    """Which oshax or treasure card to play next, or none."""
    ending = Ending(mind)
    gauge = mind.gauge(0)
    codes = []
    starts = []
    for code in answers:
        start = ending.start(gauge.copy(), ending.nothing_left())
        hand = [int(card) for card in mind.crew.hand]
        if code == PASS:
            hand = []
        else:
            card, paid = divmod(code - PLAY, 2)
            hand.remove(card)
            start.days[0].fish -= paid
            if tables.KIND[card] == tables.OSHAX_CARD:
                start.oshax = True
            else:
                start.treasures = 2
                start.must = True
                start.kinds = int(common_kinds(card, paid))
                start.or_rare = bool(tables.EFFECT[card] == tables.TREASURE_RARE)
        start.finds = ending.finds(hand)
        codes.append(code)
        starts.append(start)
    return plan_on(mind, codes, starts)


def _with_all(found: Valued, answers: list[int]) -> Valued:
    """What was planned on, and below it all other answers."""
    known = {code for _, code in found}
    return with_rest(found, [(0, code) for code in answers if code not in known])
