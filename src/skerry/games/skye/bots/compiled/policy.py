"""A policy for Isle of Skye: moves valued by a few features, fast enough for playouts.

`skerry.core.learners.policy` says what all games share. A tile is worth what it shows, wherever it
lies:

    sheep .. scroll   for each one that the tile shows
    tile              for any tile

A placement adds what its place is good for:

    touch             for each tile that it touches
    road              for each road that it continues
    linked            if a road then links it to the castle
    closed            for each area with one open edge left that the tile closes there

A purchase costs `gold` for each gold of its price. Prices ask for about half of what a tile is
worth, the axe goes to the tile that is worth least.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.core.compiled.dice import Dice
from skerry.games.skye.bots.compiled.evaluation import times_left
from skerry.games.skye.pieces.tiles import TILES
from skerry.games.skye.rules import scoring
from skerry.games.skye.rules import tables as t
from skerry.games.skye.rules.codes import BUY_CODE, is_awaited, price_code, purchases, seat_after
from skerry.games.skye.rules.playout import settle
from skerry.games.skye.rules.rules import State, apply_code
from skerry.games.skye.rules.state import (
    BUILD,
    BUY,
    MOST_PLACES,
    NONE,
    OVER,
    STALL,
)
from skerry.games.skye.rules.tables import (
    AREA_AT,
    CASTLE_ROAD,
    ITEMS,
    LANE_BITS,
    LANES,
    OPEN,
    OPEN_AT,
    ROAD_AT,
    SCROLL,
    TURNS,
    count,
    misfits,
)
from skerry.games.skye.rules.teller import SILENT
from skerry.games.skye.rules.territory import CELL_BITS, MOST_FREE, STEPS, Territory
from skerry.games.skye.rules.track import rounds

if TYPE_CHECKING:
    Ints = vec[i64]

FEATURES: Final = (
    "sheep",
    "cattle",
    "whisky",
    "ship",
    "broch",
    "farm",
    "lighthouse",
    "scroll",
    "tile",
    "touch",
    "road",
    "linked",
    "closed",
    "gold",
    "noise",
)
"""The names of the features, in the order of their weights."""

# The first seven are the kinds of items, by their numbers in `tables`.
_KINDS: Final = 7
_SCROLL: Final = 7
_TILE: Final = 8
_TOUCH: Final = 9
_ROAD: Final = 10
_LINKED: Final = 11
_CLOSED: Final = 12
_GOLD: Final = 13
_NOISE: Final = 14

# What lies around a cell and what a face shows, four sides each: any tile, roads, roads of the
# castle's network, areas with one open edge (of a face: areas with one edge).
_ROADS_AT: Final = 4
_LINKS_AT: Final = 8
_LAST_AT: Final = 12

_POINT: Final = 100

# What a goal adds to the weight of a feature each time it is scored.
_GOAL_WEIGHTS: Final[list[tuple[int, int, int]]] = [
    (scoring.SQUARES, _TOUCH, 60),
    (scoring.SHEEP_GOAL, t.SHEEP, 100),
    (scoring.BROCHS, t.BROCH, 150),
    (scoring.WHISKY_GOAL, t.WHISKY, 80),
    (scoring.FARM_GOAL, t.FARM, 150),
    (scoring.FARM_GOAL, t.SHEEP, 40),
    (scoring.FARM_GOAL, t.CATTLE, 40),
    (scoring.CATTLE_GOAL, t.CATTLE, 100),
    (scoring.CATTLE_GOAL, _LINKED, 60),
    (scoring.ROADS_GOAL, _LINKED, 120),
    (scoring.LAKE, _CLOSED, 50),
    (scoring.AREAS_GOAL, _CLOSED, 100),
    (scoring.AREAS3, _CLOSED, 120),
    (scoring.TRIO, t.BROCH, 120),
    (scoring.TRIO, t.FARM, 120),
    (scoring.TRIO, t.LIGHTHOUSE, 120),
    (scoring.SHIPS, t.SHIP, 80),
    (scoring.GOLD, _GOLD, 10),
    (scoring.HARBOUR, t.SHIP, 80),
    (scoring.HARBOUR, t.LIGHTHOUSE, 80),
    (scoring.MOUNTAINS, _CLOSED, 70),
]


def _face_sides() -> "Ints":
    """Per face: its sides as they are compared with those of a cell."""
    out = vec[i64]()
    for face in range(4 * len(TILES)):
        sides = 15
        areas = [int(AREA_AT[face * 4 + side]) for side in range(4)]
        for side in range(4):
            if ROAD_AT[face * 4 + side] >= 0:
                sides |= 1 << (_ROADS_AT + side) | 1 << (_LINKS_AT + side)
            if areas.count(areas[side]) == 1:
                sides |= 1 << (_LAST_AT + side)
        out = append(out, sides)
    return out


_FACE_SIDES: Final = _face_sides()


class Policy:
    """Values and chooses answers with some weights."""

    def __init__(self, weights: "Ints", dice: Dice) -> None:
        self.dice = dice
        self.codes = vec[i64]([0] * MOST_PLACES)
        self.values = vec[i64]([0] * MOST_PLACES)
        """What the codes are worth."""
        self._worth = _worths(weights)
        self._around = vec[i64]([0] * MOST_FREE)
        # What the sides of a place are worth: the tiles and roads there, the links and areas there.
        self._near = _side_worths(weights[_TOUCH], 0, weights[_ROAD])
        self._far = _side_worths(0, weights[_LINKED], weights[_CLOSED])
        self._gold = weights[_GOLD]
        self._noise = weights[_NOISE]

    def answer(self, state: State, seat: i64) -> i64:
        """The code of the best answer of the mover."""
        if state.phase == BUILD:
            return self._best(self.list_placements(state, seat))
        if state.phase == BUY:
            return self._best(self.list_purchases(state, seat))
        return self._prices(state, seat)

    def list_placements(self, state: State, seat: i64) -> i64:
        """Fill `codes` and `values` with every way to place a tile; returns the number."""
        land = state.clans[seat].land
        self._look_around(land)
        total: i64 = 0
        for place in range(i64(STALL)):
            tile = state.hand[STALL * seat + place]
            if tile != NONE:
                total = self._list_places(land, tile, total)
        return total

    def list_purchases(self, state: State, seat: i64) -> i64:
        """Fill `codes` and `values` with every purchase, passing first; returns the number."""
        total = purchases(state, seat, self.codes)
        self.values[0] = 0
        number: i64 = 1
        for place in range(STALL * state.seats):
            # The codes are listed in the order of the stalls.
            if number < total and self.codes[number] == BUY_CODE + state.stall[place]:
                tile = state.stall[place]
                self.values[number] = self._worth[tile] - self._gold * state.price[place]
                number += 1
        return total

    def _list_places(self, land: Territory, tile: i64, total: i64) -> i64:
        codes = self.codes
        values = self.values
        turns = TURNS[tile]
        worth = self._worth[tile]
        near = self._near
        far = self._far
        for number in range(land.frees):
            fits = misfits(turns, land.free[number]) ^ LANES
            if fits == 0:
                continue
            around = self._around[number]
            cell = land.free_cell(number)
            face = tile * 4
            while fits != 0:
                if fits & 1 != 0:
                    sides = around & _FACE_SIDES[face]
                    codes[total] = (face + 1) << CELL_BITS | cell
                    values[total] = worth + near[sides & 255] + far[sides >> 8]
                    total += 1
                fits >>= LANE_BITS
                face += 1
        return total

    def _look_around(self, land: Territory) -> None:
        """See what lies on the four sides of each free cell."""
        castle = land.root(CASTLE_ROAD)
        for number in range(land.frees):
            cell = land.free_cell(number)
            bars = land.free[number]
            sides: i64 = 0
            for side in range(i64(4)):
                # Every tile forbids some edge beside it.
                if (bars >> (3 * side)) & 7 == 0:
                    continue
                plot = land.plot_near(cell + STEPS[side])
                bit = i64(1) << side
                sides |= bit
                edge = land.face(plot) * 4 + (side ^ 2)
                area = land.sets[land.root(land.node(plot, AREA_AT[edge]))]
                if (area & OPEN) == 1 << OPEN_AT:
                    sides |= bit << _LAST_AT
                road = ROAD_AT[edge]
                if road >= 0:
                    sides |= bit << _ROADS_AT
                    if land.root(land.node(plot, road)) == castle:
                        sides |= bit << _LINKS_AT
            self._around[number] = sides

    def _best(self, total: i64) -> i64:
        """The code with the best value, with noise."""
        best: i64 = 0
        most: i64 = 0
        for number in range(total):
            value = self.values[number]
            # A value that no noise can make the best needs none.
            if self._noise > 0 and (number == 0 or value + self._noise > most):
                value += self.dice.below(self._noise + 1)
            if number == 0 or value > most:
                best = number
                most = value
        return self.codes[best]

    def _prices(self, state: State, seat: i64) -> i64:
        """The axe on the tile that is worth least, and about half of their worth on the others."""
        axe: i64 = 0
        least: i64 = 0
        values = self.values
        for place in range(i64(STALL)):
            value = self._worth[state.stall[STALL * seat + place]]
            if self._noise > 0:
                value += self.dice.below(self._noise + 1)
            values[place] = value
            if place == 0 or value < least:
                axe = place
                least = value
        left = self._asked(values[i64(axe == 0)])
        right = self._asked(values[2 - i64(axe == 2)])
        # Some gold stays in the purse to buy with.
        limit = max(2, state.clans[seat].gold * 2 // 3)
        while left + right > limit:
            if left >= right:
                left -= 1
            else:
                right -= 1
        return price_code(axe, left, right)

    def _asked(self, value: i64) -> i64:
        if self._gold <= 0:
            return 1
        return max(1, value // (2 * self._gold))


def _worths(weights: "Ints") -> "Ints":
    """Per tile: what it is worth wherever it lies."""
    if len(weights) != len(FEATURES):
        raise ValueError(f"a policy has {len(FEATURES)} weights, not {len(weights)}")
    out = vec[i64]([0] * len(ITEMS))
    for tile in range(i64(len(ITEMS))):
        worth = weights[_TILE]
        for kind in range(i64(_KINDS)):
            worth += weights[kind] * count(ITEMS[tile], kind)
        if SCROLL[tile] >= 0:
            worth += weights[_SCROLL]
        out[tile] = worth
    return out


def _side_worths(each: i64, any_side: i64, each_high: i64) -> "Ints":
    """Per eight bits: the worth of each of the lower four, of any of them, of each higher one."""
    out = vec[i64]([0] * 256)
    for bits in range(i64(256)):
        worth: i64 = 0
        if bits & 15 != 0:
            worth = any_side
        for side in range(i64(4)):
            worth += each * ((bits >> side) & 1) + each_high * ((bits >> (side + 4)) & 1)
        out[bits] = worth
    return out


def policy_playout(state: State, weights: "Ints", dice: Dice) -> None:
    """Play on to the end, in place: seats answer by the policy, chance at random."""
    _play(state, Policy(weights, dice))


def _play(state: State, policy: Policy) -> None:
    while state.phase != OVER:
        settle(state, policy.dice)
        phase = state.phase
        for later in range(state.seats):
            seat = seat_after(state, later)
            while state.phase == phase and is_awaited(state, seat):
                apply_code(state, seat, policy.answer(state, seat), SILENT)


def policy_playouts(state: State, times: i64, weights: "Ints", dice: Dice) -> "Ints":
    """The summed points of each seat over many ends of a state, which does not change."""
    policy = Policy(weights, dice)
    totals = vec[i64]([0] * state.seats)
    copy = state.copy()
    for _time in range(times):
        state.copy_to(copy)
        _play(copy, policy)
        for seat in range(state.seats):
            totals[seat] += copy.clans[seat].points
    return totals


def value_placements(state: State, seat: i64, weights: "Ints") -> "Ints":
    """One value for each way to place a tile of the seat's hand."""
    policy = Policy(weights, Dice(0))
    total = policy.list_placements(state, seat) if state.phase == BUILD else i64(0)
    return policy.values[:total]


def value_purchases(state: State, seat: i64, weights: "Ints") -> "Ints":
    """One value for each purchase that the seat can make, passing first, which is worth 0."""
    policy = Policy(weights, Dice(0))
    total = policy.list_purchases(state, seat) if state.phase == BUY else i64(0)
    return policy.values[:total]


def usual_weights(state: State) -> "Ints":
    """Weights for the goals of a game and the rounds that are left; a point counts 100."""
    weights = vec[i64]([0] * len(FEATURES))
    left = rounds(state.seats) - state.round
    weights[t.WHISKY] = 35 * left
    weights[_SCROLL] = 2 * _POINT
    weights[_TILE] = _POINT
    weights[_TOUCH] = 10
    weights[_ROAD] = 20
    weights[_LINKED] = 20
    weights[_CLOSED] = 20
    weights[_GOLD] = _POINT // 5 + 8 * left
    weights[_NOISE] = 20
    for slot in range(i64(len(state.goals))):
        _weigh_goal(weights, state.goals[slot], times_left(state, slot))
    return weights


def _weigh_goal(weights: "Ints", goal: i64, times: i64) -> None:
    """Add what a goal that is scored some more times makes of each feature."""
    for other, feature, points in _GOAL_WEIGHTS:
        if other == goal:
            weights[feature] += times * points
