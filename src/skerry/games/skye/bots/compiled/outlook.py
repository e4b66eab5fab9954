"""What a territory is worth to a seat: the points of all scorings to come, as far as one can tell.

A scoring of this round is counted exactly. A later one is predicted by learned weights:
one for the points that the goal would give now, and one for each feature of the territory. All
predictions are sums, so that one vector of weights holds all scorings together.

Values are in hundredths of a point.
"""

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.skye.bots.compiled.features import BARRELS, COUNT, look
from skerry.games.skye.rules.scoring import (
    GOLD,
    MOST,
    SECOND,
    holding,
    is_majority,
    scrolls,
    territory_points,
)
from skerry.games.skye.rules.state import BUILD, NONE, STALL, Board
from skerry.games.skye.rules.tables import ITEMS, SHIP, WHISKY, count
from skerry.games.skye.rules.territory import Territory
from skerry.games.skye.rules.track import rounds, scored

if TYPE_CHECKING:
    Ints = vec[i64]

POINT: Final = 100

# What is predicted: the points of each goal, the linked barrels, the points of the scrolls.
GOALS: Final = 16
BARREL_TARGET: Final = 16
SCROLL_TARGET: Final = 17
TARGETS: Final = 18
AHEAD: Final = 5
"""The most rounds that a prediction looks ahead."""
ROW: Final = COUNT + 1
"""A prediction has a weight for each feature, then one for what there is now."""
LEARNED: Final = TARGETS * AHEAD * ROW
"""How many learned weights there are, in thousandths of a point."""

_MOST_HELD: Final = 64


class Outlook:
    """Values the territories that one seat could have."""

    def __init__(
        self, board: Board, seat: i64, gold: "Ints", points: "Ints", learned: "Ints", ahead: i64
    ) -> None:
        """`gold` and `points` have the worth of one gold and one point per round left.

        `learned` may be empty.

        Scorings more than `ahead` rounds ahead do not count; with 0, scrolls do not count either,
        but the income of the next round does.
        """
        self.seat = seat
        self.goals = board.goals
        self.farm_four = board.farm_four
        self.castle_on_roads = board.castle_on_roads
        self._per_point = vec[i64]([0] * 4)
        self._per_scroll: i64 = 0
        self._weights = vec[i64]([0] * COUNT)
        self._features = vec[i64]([0] * COUNT)
        self._held = vec[i64]([0] * (4 * _MOST_HELD))
        self._looks = len(learned) > 0
        last = rounds(board.seats)
        now = max(board.round, i64(1))
        for round in range(now, min(last, now + ahead) + 1):
            slots = scored(board.seats, round)
            for slot in range(i64(4)):
                if (slots >> slot) & 1 != 0:
                    self._expect_scoring(board, slot, round - now, points[last - round], learned)
            if round > now:
                # The barrels that are linked when the round before ends pay in this round.
                self._expect_barrels(round - now - 1, gold[last - round], learned)
        if ahead == 0:
            if last > now:
                self._expect_barrels(0, gold[last - now - 1], learned)
        elif last == now or not self._looks:
            self._per_scroll = 1000
        else:
            self._add_row(SCROLL_TARGET, last - now, 1000, learned)
            self._per_scroll = learned[_row_at(SCROLL_TARGET, last - now) + COUNT]
        # Where no scoring lies ahead, there is nothing to predict.
        self._looks = self._looks and last > now and ahead > 0

    def _expect_scoring(
        self, board: Board, slot: i64, ahead: i64, worth: i64, learned: "Ints"
    ) -> None:
        goal = board.goals[slot]
        if is_majority(goal):
            if goal != GOLD:
                self._expect_majority(board, slot, ahead, worth)
        elif ahead == 0 or not self._looks:
            self._per_point[slot] += 10 * worth
        else:
            self._add_row(goal, ahead, 10 * worth, learned)
            self._per_point[slot] += learned[_row_at(goal, ahead) + COUNT] * worth // POINT

    def _expect_barrels(self, ahead: i64, worth: i64, learned: "Ints") -> None:
        if ahead == 0 or not self._looks:
            self._weights[BARRELS] += 10 * worth
        else:
            self._add_row(BARREL_TARGET, ahead, 10 * worth, learned)
            now = learned[_row_at(BARREL_TARGET, ahead) + COUNT]
            self._weights[BARRELS] += now * worth // POINT

    def _add_row(self, target: i64, ahead: i64, times: i64, learned: "Ints") -> None:
        first = _row_at(target, ahead)
        for feature in range(i64(COUNT)):
            self._weights[feature] += learned[first + feature] * times // 1000

    def _expect_majority(self, board: Board, slot: i64, ahead: i64, worth: i64) -> None:
        """Per number of items: what a scoring some rounds ahead gives, and takes from a rival."""
        goal = board.goals[slot]
        spread = 0.3 + 0.8 * float(ahead)
        if ahead == 0 and board.phase != BUILD:
            spread = 0.6
        for mine in range(i64(_MOST_HELD)):
            first = 1.0
            second = 0.0
            for other in range(board.seats):
                if other == self.seat:
                    continue
                theirs = holding(goal, board.clans[other].land, 0)
                if board.phase == BUILD:
                    theirs += _in_hand(board, other, goal)
                # A tie counts as first for both.
                lead = float(mine) - float(theirs) + 0.5
                above = 1.0 / (1.0 + exp(-1.7 * lead / spread))
                second = second * above + first * (1.0 - above)
                first *= above
            expected = float(MOST) * first + float(SECOND) * second
            if board.seats == 2:
                # The rival gets the other place: what one gains there is lost here.
                expected += 3.0 * first
            if mine == 0 and ahead == 0:
                expected = 0.0
            self._held[slot * _MOST_HELD + mine] += i64(expected * float(worth) + 0.5)

    def value(self, land: Territory) -> i64:
        """What a territory is worth, with all its scorings to come."""
        total = self._per_scroll * scrolls(land) if land.scrolls != 0 else i64(0)
        held: i64 = 0
        for slot in range(i64(4)):
            goal = self.goals[slot]
            if is_majority(goal):
                if goal != GOLD:
                    held += self._held[slot * _MOST_HELD + holding(goal, land, 0)]
            elif self._per_point[slot] != 0:
                points = territory_points(goal, land, self.farm_four, self.castle_on_roads, None)
                total += self._per_point[slot] * points
        if self._looks:
            features = self._features
            weights = self._weights
            look(land, features)
            for feature in range(i64(COUNT)):
                total += weights[feature] * features[feature]
        else:
            total += self._weights[BARRELS] * linked_barrels(land)
        return total // 10 + held


def linked_barrels(land: Territory) -> i64:
    """How many barrels a road links to the castle."""
    linked = land.linked() & land.whisky
    total: i64 = 0
    while linked != 0:
        linked &= linked - 1
        total += 1
    return total


def _in_hand(board: Board, seat: i64, goal: i64) -> i64:
    """How many of what a majority goal compares lie in a hand, to be built."""
    kind: i64 = SHIP if goal != 3 else WHISKY
    total: i64 = 0
    for place in range(STALL * seat, STALL * seat + STALL):
        tile = board.hand[place]
        if tile != NONE:
            total += count(ITEMS[tile], kind)
    return total


def _row_at(target: i64, ahead: i64) -> i64:
    return (target * AHEAD + ahead - 1) * ROW


def gold_majority(board: Board, lead: i64) -> i64:
    """What the scorings of gold to come give with a lead over the richest rival, or less."""
    total = 0.0
    for slot in range(i64(4)):
        if board.goals[slot] != GOLD:
            continue
        for round in range(max(board.round, i64(1)), rounds(board.seats) + 1):
            if (scored(board.seats, round) >> slot) & 1 != 0:
                spread = 0.2 + 5.0 * float(round - board.round)
                steep = max(-30.0, min(30.0, -1.7 * (float(lead) + 0.5) / spread))
                total += float(SECOND) + float(MOST - SECOND) / (1.0 + exp(steep))
    return i64(total * 100.0)
