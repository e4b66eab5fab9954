"""The reasons that the bots of Isle of Skye give for their moves."""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.bot import Why
from skerry.games.skye.bots.compiled.evaluation import times_left
from skerry.games.skye.bots.compiled.features import FEATURES
from skerry.games.skye.bots.compiled.outlook import ROW, linked_barrels
from skerry.games.skye.bots.table import POINT, Table
from skerry.games.skye.bots.weights import LEARNED
from skerry.games.skye.game.view import View
from skerry.games.skye.rules.rules import goal_points
from skerry.games.skye.rules.scoring import scrolls
from skerry.games.skye.rules.territory import Territory

GOAL: Final = "goal"
INCOME: Final = "income"
SCROLLS: Final = "scrolls"
FUTURE: Final = "future"
TOGETHER: Final = "together"
PLACE: Final = "place"
PRICE: Final = "price"
WOULD_BUY: Final = "would_buy"
KEEPS: Final = "keeps"
DISCARDS: Final = "discards"
OTHER_AXE: Final = "other_axe"
SELLS: Final = "sells"
WITHOUT_AXE: Final = "without_axe"
RIVAL_WANTS: Final = "rival_wants"
SAVES: Final = "saves"

REASONS: Final[dict[str, str]] = {
    GOAL: "The goal gives this many more points in all its scorings to come.",
    INCOME: "Each round brings this much more gold; the points are the worth of that gold.",
    SCROLLS: "The scrolls give this many more points at the end.",
    FUTURE: "The territory can grow better this way; the points are an estimate, which is mostly "
    "about these: `areas`, `roads`, `scrolls`, `goods`, or `room`.",
    TOGETHER: "These other tiles of the hand add this many points in their places; the other "
    "reasons count the tile alone.",
    PLACE: "A tile that is bought would go to this place: x, y and how often it is turned. The "
    "other reasons are about it.",
    PRICE: "The tile costs gold; the points are the worth of that gold.",
    WOULD_BUY: "The tile should be worth its price to this seat; the points are that worth.",
    KEEPS: "If nobody buys this tile, it is worth this many points to you.",
    DISCARDS: "The tile under the axe; the points are its worth to you.",
    OTHER_AXE: "With the axe on another tile, you would do this much better against the others.",
    SELLS: "At its price the tile is sold this often, in percent, in the market that the bot "
    "thinks of.",
    WITHOUT_AXE: "With the axe on another tile this one would get this price, and be sold this "
    "often, in percent.",
    RIVAL_WANTS: "The tile under the axe is worth most to this seat; the points are that worth.",
    SAVES: "Nothing on offer is worth its price.",
}
"""What each reason says."""

_AREAS = ("pasture", "mountain", "water")
_TOPICS: Final = {
    "areas": (
        *(f"{how}_{area}" for how in ("one_open", "two_open") for area in _AREAS),
        *(f"wide_{area}" for area in _AREAS),
        "nearly_three",
        "open_lake",
    ),
    "roads": ("whisky", "linked", "barrels", "road_ends"),
    "scrolls": ("scroll_one_open", "scroll_two_open", "scroll_wide", "open_scrolls"),
    "goods": (
        *("sheep", "cattle", "ship", "broch", "farm", "lighthouse"),
        *("ship_alone", "light_alone", "broch_alone", "broch_pair", "nearly_trio"),
    ),
    "room": ("one", "size", "frees", "corners", "holes", "run_of_two"),
}
"""What the future is about: the features of a territory, each in one of these."""


def _without(features: tuple[str, ...]) -> "vec[i64]":
    """The learned weights, as if some features meant nothing."""
    left_out = {FEATURES.index(feature) for feature in features}
    return vec[i64]([0 if at % ROW in left_out else w for at, w in enumerate(LEARNED)])


_UNAWARE: Final = {topic: _without(features) for topic, features in _TOPICS.items()}
_LEAST = 0.5
"""Less than half a point of the future is not worth a word."""


def about_lands(table: Table, before: Territory, after: Territory) -> list[Why]:
    """Why a land is better than another: by goals, income, scrolls, and the rest of its gain."""
    found = list(_differences(table, before, after))
    outlook = table.outlook_in_points()
    gain = int(outlook.value(after) - outlook.value(before)) / POINT
    future = round(gain - sum(why.points or 0.0 for why in found), 2)
    found.append(Why(FUTURE, future, _topics(table, before, after, gain, future)))
    found.sort(key=lambda why: -abs(why.points or 0.0))
    return [why for why in found if why.points] or [Why(FUTURE, 0.0)]


def alone(table: Table, tile: int) -> float:
    """What a tile alone is worth to the seat on its best place, in points."""
    land = table.state.clans[table.seat].land
    best = table.beam(table.seat, 1).search(land, vec[i64]([tile]))[0]
    outlook = table.outlook_in_points()
    return round(int(outlook.value(best.land) - outlook.value(land)) / POINT, 2)


def _topics(
    table: Table, before: Territory, after: Territory, gain: float, future: float
) -> tuple[str, ...]:
    """What the future is mostly about: at most two topics."""
    if not len(table.learned) or abs(future) < 2 * _LEAST:
        return ()
    sign = 1 if future > 0 else -1
    shares = {}
    for topic, learned in _UNAWARE.items():
        outlook = table.outlook_in_points(learned)
        unaware = int(outlook.value(after) - outlook.value(before)) / POINT
        shares[topic] = sign * (gain - unaware)
    order = sorted(shares, key=lambda topic: -shares[topic])
    return tuple(topic for topic in order[:2] if shares[topic] >= _LEAST)


def _differences(table: Table, before: Territory, after: Territory) -> Iterator[Why]:
    view: View = table.view
    scores = [_scores(table, land) for land in (before, after)]
    for slot, goal in enumerate(view.goals):
        gain = scores[1][slot] - scores[0][slot]
        times = int(times_left(table.state, slot))
        if gain and times:
            yield Why(GOAL, float(times * gain), (goal,))
    barrels = int(linked_barrels(after) - linked_barrels(before))
    worth = sum(int(table.gold_in_points[left]) for left in range(table.left)) / POINT
    if barrels:
        yield Why(INCOME, round(barrels * worth, 2), (str(barrels),))
    gain = int(scrolls(after) - scrolls(before))
    if gain:
        yield Why(SCROLLS, float(gain))


def _scores(table: Table, land: Territory) -> list[int]:
    clan = table.state.clans[table.seat]
    kept = clan.land
    clan.land = land
    scores = [int(goal_points(table.state, goal, table.seat)) for goal in table.state.goals]
    clan.land = kept
    return scores
