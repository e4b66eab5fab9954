"""What a tile scores at once: by the rules, as previews count it."""

from dataclasses import dataclass

from skerry.games.cats.bots.compiled.chances import LessonGauge
from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.outlook import gauge_of, parts_after
from skerry.games.cats.bots.compiled.positions import FAMILIES, MAP_PART, SISTER_PART
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.rules.lessons import ANY_COLOUR
from skerry.games.cats.rules.state import NONE, PLACE_TILE, SOLO


@dataclass(frozen=True)
class AtOnce:
    """What a tile on a place changes in the score, in hundredths of a point."""

    parts: list[int]
    """By the parts of a value."""
    lessons: dict[int, int]
    """By the cards of lessons; what the cat costs counts, too."""


def at_once(mind: Mind, tile: int, place: int, colour: int, price: int) -> AtOnce:
    """What a tile changes at once; a cat that is still to be paid for has a price."""
    goals = mind.goals.copy()
    goals.fish = int(mind.crew.fish)
    if mind.state.doing == PLACE_TILE and mind.state.card == NONE:
        price = int(mind.state.paid)
        goals.fish += price
    knows = mind.level.lessons or mind.state.mode == SOLO
    gauge = gauge_of(mind.crew.boat, goals, mind.weights, 0, knows)
    before = _lessons(gauge)
    parts = [int(part) for part in parts_after(gauge, place, tile, colour)]
    goals.fish -= price
    after = _lessons(gauge)
    # A treasure of a map is still to be laid.
    parts[MAP_PART] = 0
    if mind.state.mode == SOLO and colour >= 0:
        known = [int(shown) for shown in mind.state.sister_colours]
        parts[FAMILIES] += int(goals.cat_costs[colour])
        parts[SISTER_PART] -= 100 * (5 - known.index(colour)) if colour in known else 0
    changes = {card: after[card] - points for card, points in before.items()}
    return AtOnce(parts, {card: change for card, change in changes.items() if change})


def _lessons(gauge: Gauge) -> dict[int, int]:
    """The points of each lesson, with the tile that is tried; none, to who knows none."""
    if not isinstance(gauge, LessonGauge):
        return {}
    goals = gauge.goals
    found = {int(card): int(gauge.worth(card, ANY_COLOUR)) for card in goals.lessons}
    for card, colour in zip(goals.public, goals.public_colours, strict=True):
        points = int(gauge.worth(card, colour))
        # Public lessons pay half in solo.
        found[int(card)] = (points + 100) // 200 * 100 if goals.solo else points
    return found
