"""The value of a territory to a bot: the inner loop of judging moves in Isle of Skye.

Values are in hundredths of a point, so that they stay integers in the compiled code.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.skye.rules.codes import places
from skerry.games.skye.rules.scoring import (
    holding,
    is_majority,
    majority,
    scrolls,
    territory_points,
)
from skerry.games.skye.rules.state import Board
from skerry.games.skye.rules.territory import CELL_BITS, CELL_MASK, Territory, size_of
from skerry.games.skye.rules.track import rounds, scored

if TYPE_CHECKING:
    Ints = vec[i64]

POINT: Final = 100
# A linked barrel gives one gold per round, and gold is worth about a third of a point.
_BARREL: Final = 35
# One more of a contested item is worth a little, even if it does not change the ranking yet.
_HELD: Final = 40


def times_left(board: Board, slot: i64) -> i64:
    """How often a slot will still be scored, this round included."""
    total: i64 = 0
    for round in range(max(board.round, 1), rounds(board.seats) + 1):
        total += (scored(board.seats, round) >> slot) & 1
    return total


def territory_value(board: Board, seat: i64, land: Territory) -> i64:
    """What a territory would give if nothing changed until the end of the game."""
    total = POINT * scrolls(land)
    for slot in range(i64(4)):
        goal = board.goals[slot]
        times = times_left(board, slot)
        if times == 0:
            continue
        if is_majority(goal):
            total += times * POINT * _rank(board, seat, goal, land)
            total += _HELD * holding(goal, land, 0)
        else:
            gain = territory_points(goal, land, board.farm_four, board.castle_on_roads, None)
            total += times * POINT * gain
    barrels = size_of(land.linked() & land.whisky)
    return total + _BARREL * barrels * (rounds(board.seats) - board.round)


def _rank(board: Board, seat: i64, goal: i64, land: Territory) -> i64:
    """The points of a majority goal if the others stay as they are."""
    mine = holding(goal, land, board.clans[seat].gold)
    ahead: i64 = 0
    for other in range(board.seats):
        clan = board.clans[other]
        if other != seat and holding(goal, clan.land, clan.gold) > mine:
            ahead += 1
    return majority(mine, ahead)


def after_placing(board: Board, seat: i64, code: i64) -> i64:
    """The value of a territory after a placement."""
    face = (code >> CELL_BITS) - 1
    land = board.clans[seat].land.copy()
    land.place(face, code & CELL_MASK)
    return territory_value(board, seat, land)


def best_gain(board: Board, seat: i64, tile: i64) -> i64:
    """What a tile would add to a territory at its best place; this can be negative."""
    land = board.clans[seat].land
    out = vec[i64]([0] * (4 * land.frees + 1))
    before = territory_value(board, seat, land)
    best: i64 = 0
    for number in range(places(land, tile, out, 0)):
        gain = after_placing(board, seat, out[number]) - before
        if number == 0 or gain > best:
            best = gain
    return best
