"""The reasons that the bots of Isle of Skye give for their moves."""

from collections.abc import Iterator
from typing import Final

from skerry.core.bot import Why
from skerry.core.event import Seat
from skerry.games.skye.bots.compiled.evaluation import times_left
from skerry.games.skye.bots.compiled.outlook import linked_barrels
from skerry.games.skye.bots.table import POINT, Table
from skerry.games.skye.game.view import View
from skerry.games.skye.rules.rules import goal_points
from skerry.games.skye.rules.scoring import scrolls
from skerry.games.skye.rules.territory import Territory

GOAL: Final = "goal"
INCOME: Final = "income"
SCROLLS: Final = "scrolls"
FUTURE: Final = "future"
PRICE: Final = "price"
WOULD_BUY: Final = "would_buy"
KEEPS: Final = "keeps"
DISCARDS: Final = "discards"
DENIES: Final = "denies"
SAVES: Final = "saves"

REASONS: Final[dict[str, str]] = {
    GOAL: "The goal gives this many more points in all its scorings to come.",
    INCOME: "Each round brings this much more gold; the points are the worth of that gold.",
    SCROLLS: "The scrolls give this many more points at the end.",
    FUTURE: "The territory can grow better this way; the points are an estimate.",
    PRICE: "The tile costs gold; the points are the worth of that gold.",
    WOULD_BUY: "The tile should be worth its price to this seat; the points are that worth.",
    KEEPS: "If nobody buys this tile, it is worth this many points to you.",
    DISCARDS: "The tile under the axe; the points are its worth to you.",
    DENIES: "The axe keeps the tile from this seat; the points are its worth to that seat.",
    SAVES: "Nothing on offer is worth its price.",
}
"""What each reason says."""


def about_axe(tile: str, own: float, others: dict[Seat, float]) -> tuple[Why, ...]:
    """Why a tile gets the axe: its worth in points to the seat, and to the other who gains most.

    >>> about_axe("L03", 2.0, {1: 4.5, 2: 3.0})[1]
    Why(reason='denies', points=4.5, about=('L03', '1'))
    """
    found = Why(DISCARDS, round(own, 2), (tile,))
    if not others:
        return (found,)
    most = max(others, key=lambda seat: others[seat])
    return (found, Why(DENIES, round(others[most], 2), (tile, str(most))))


def about_lands(table: Table, before: Territory, after: Territory, gain: float) -> list[Why]:
    """Why a land is better than another: by goals, income, scrolls, and the rest of the gain."""
    found = list(_differences(table, before, after))
    known = sum(why.points or 0.0 for why in found)
    found.append(Why(FUTURE, round(gain - known, 2)))
    found.sort(key=lambda why: -abs(why.points or 0.0))
    return [why for why in found if why.points]


def _differences(table: Table, before: Territory, after: Territory) -> Iterator[Why]:
    view: View = table.view
    scores = [_scores(table, land) for land in (before, after)]
    for slot, goal in enumerate(view.goals):
        gain = scores[1][slot] - scores[0][slot]
        times = int(times_left(table.state, slot))
        if gain and times:
            yield Why(GOAL, float(times * gain), (goal,))
    barrels = int(linked_barrels(after) - linked_barrels(before))
    worth = sum(int(table.gold_worths[left]) for left in range(table.left)) / POINT
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
