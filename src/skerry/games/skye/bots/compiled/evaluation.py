"""What a territory is worth to a bot: the inner loop of judging moves in Isle of Skye.

Worth is counted in hundredths of a point, so that it stays an integer in the compiled code.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.games.skye.rules.codes import placements
from skerry.games.skye.rules.scoring import (
    holding,
    is_majority,
    majority,
    scrolls,
    territory_points,
)
from skerry.games.skye.rules.state import MOST_PLACES, Board, new_clan
from skerry.games.skye.rules.territory import CELL_BITS, CELL_MASK, Territory, size_of
from skerry.games.skye.rules.track import rounds, scored

if TYPE_CHECKING:
    Ints = vec[i64]

POINT: Final = 100
# A linked barrel gives a gold a round, and gold is worth a third of a point or so.
_BARREL: Final = 35
# One more of a contested thing is worth a little even where it does not change the order yet.
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
    held = vec[i64]()
    for other in range(board.seats):
        clan = board.clans[other]
        held = append(held, holding(goal, land if other == seat else clan.land, clan.gold))
    return majority(held, seat)


def after_placing(board: Board, seat: i64, code: i64) -> i64:
    """The worth of a territory once a tile lies there."""
    face = (code >> CELL_BITS) - 1
    land = board.clans[seat].land.copy()
    land.place(face, code & CELL_MASK)
    return territory_value(board, seat, land)


def best_gain(board: Board, seat: i64, tile: i64) -> i64:
    """What a tile would add to a territory at its best place; less than nothing is possible."""
    trial = new_clan()
    trial.land = board.clans[seat].land
    trial.hand[0] = tile
    out = vec[i64]([0] * MOST_PLACES)
    before = territory_value(board, seat, trial.land)
    best: i64 = 0
    for number in range(placements(trial, out)):
        gain = after_placing(board, seat, out[number]) - before
        if number == 0 or gain > best:
            best = gain
    return best
