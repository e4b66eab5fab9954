"""The rest of a day, thought through with several boats at a time."""

from random import Random

from librt.vecs import vec
from mypy_extensions import i64
from tests.games.cats.table import Table

from skerry.games.cats.bots.compiled.beam import End, Prospect, beam_day
from skerry.games.cats.bots.compiled.chances import LessonGauge
from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.goals import goals_of
from skerry.games.cats.bots.compiled.outlook import Day, Search, run_day
from skerry.games.cats.bots.weights import WEIGHTS
from skerry.games.cats.rules.state import RESCUE
from skerry.games.cats.rules.tables import CATS, colour_of

LAST_DAY = 1


def afternoon(seed: int) -> tuple[Gauge, Day]:
    """A boat with seven cats on the last day, and eight others on the island."""
    luck = Random(seed)
    cats = luck.sample(range(CATS), 15)
    table = Table(phase=RESCUE)
    state = table.state
    state.ship = LAST_DAY
    gauge = LessonGauge(state.crews[0].boat, goals_of(state, 0), WEIGHTS, 2)
    search = Search()
    for cat in cats[:7]:
        assert search.best(gauge, cat, colour_of(cat), False) > 0 or search.place >= 0
        gauge.lay(cat, search.place, colour_of(cat))
    day = Day()
    day.cats = vec[i64](cats[7:])
    day.prices = vec[i64]([3, 3, 3, 3, 5, 5, 5, 5])
    day.turns = vec[i64]([0] * 8)
    day.fish = 14
    day.fish_value = 20
    day.most = 3
    return gauge, day


def searched(gauge: Gauge, day: Day, width: int) -> Prospect:
    end = End()
    end.width = width
    return beam_day(gauge, day, Search(), end)


def taken(leaf: Prospect, before: int) -> list[int]:
    boat = leaf.gauge.boat
    return [int(tile) for tile in list(boat.tiles)[before : boat.size] if tile < CATS]


def test_a_day_in_several_heads_beats_one_cat_at_a_time() -> None:
    gains = []
    for seed in range(12):
        gauge, day = afternoon(seed)
        start = int(gauge.value)
        found = searched(gauge, day, 12)
        assert int(gauge.value) == start, "the boat that is searched stays as it is"
        one = gauge.copy()
        course = run_day(one, day, Search(), 0)
        one.set_time(0)
        spent = int(course.spent[-1]) if len(course.spent) else 0
        gains.append(int(found.value) - int(one.value) - 20 * (14 - spent))
    assert sum(gain > 0 for gain in gains) >= 6
    assert sum(gains) > 100 * len(gains)


def test_only_cats_that_can_be_carried_and_paid_are_taken() -> None:
    for seed in range(6):
        gauge, day = afternoon(seed)
        before = int(gauge.boat.size)
        found = searched(gauge, day, 8)
        cats = taken(found, before)
        prices = dict(zip([int(cat) for cat in day.cats], day.prices, strict=True))
        assert len(set(cats)) == len(cats) == found.taken <= 3
        assert found.fish == 14 - sum(prices[cat] for cat in cats) >= 0
        assert found.value == found.gauge.value + 20 * found.fish


def test_cats_that_others_take_before_are_gone() -> None:
    gauge, day = afternoon(3)
    before = int(gauge.boat.size)
    best = taken(searched(gauge, day, 8), before)
    # One rival, who likes exactly these cats, comes first each time.
    day.turns = vec[i64]([1, 0] * 8)
    day.likes = vec[i64]([900 if cat in best else -1 for cat in day.cats])
    left = taken(searched(gauge, day, 8), before)
    assert best
    assert best[0] not in left
    assert len(set(best) & set(left)) < len(best)
