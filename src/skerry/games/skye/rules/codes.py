"""Answers as integers, and which of them are legal (`docs/reference/codes.md` has the table).

    PASS                     0
    BUY_CODE + tile          buy that tile
    (face + 1) << 11 | cell  place that tile, turned that way, on that cell
    PRICE_CODE + 3 * pair + axe   axe on that tile of the stall, the prices on the other two

Chance's codes are the number of the goal, castle, seat or tile that it draws.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.games.skye.rules import state as s
from skerry.games.skye.rules.state import Board
from skerry.games.skye.rules.tables import (
    LANDSCAPE,
    LANE_BITS,
    LANES,
    TURNS,
    misfits,
    nth_lane,
    sum_of_lanes,
)
from skerry.games.skye.rules.territory import CELL_BITS, MOST_FREE, Territory

if TYPE_CHECKING:
    Ints = vec[i64]

CHANCE: Final = -1
NOBODY: Final = -2
PASS: Final = 0
BUY_CODE: Final = 1
PRICE_CODE: Final = 1 << 20


def is_awaited(state: Board, seat: i64) -> bool:
    """Whether this seat, or CHANCE, must answer now."""
    if seat == CHANCE:
        return state.phase <= s.DRAW
    if state.phase == s.PRICE:
        return state.clans[seat].axe == s.NONE
    if state.phase == s.BUY:
        return seat == seat_after(state, state.after)
    return state.phase == s.BUILD and state.clans[seat].building


def seat_after(state: Board, later: i64) -> i64:
    """The seat `later` places after the first one; `later` is less than the number of seats."""
    seat = state.first + later
    return seat if seat < state.seats else seat - state.seats


def codes_of(state: Board, seat: i64) -> "Ints":
    """All legal answers of a seat or of CHANCE; none if it is not awaited."""
    if seat == NOBODY or not is_awaited(state, seat):
        return vec[i64]()
    if seat == CHANCE:
        return draws(state)
    if state.phase == s.PRICE:
        ways = price_count(state.clans[seat].gold)
        out = vec[i64]([0] * ways)
        for way in range(ways):
            out[way] = PRICE_CODE + way
        return out
    if state.phase == s.BUY:
        out = vec[i64]([0] * (s.MOST_PURCHASES + 1))
        return out[: purchases(state, seat, out)]
    out = vec[i64]([0] * (s.STALL * 4 * state.clans[seat].land.frees + 1))
    return out[: placements(state, seat, out)]


def draws(state: Board) -> "Ints":
    """What chance can draw now, all equally likely."""
    if state.phase == s.DRAW:
        return state.bag[: state.left]
    out = vec[i64]([0] * 16)
    total: i64 = 0
    if state.phase == s.GOALS:
        for goal in range(i64(16)):
            if goal not in state.goals:
                out[total] = goal
                total += 1
    elif state.phase == s.CASTLES:
        for castle in range(i64(5)):
            if not _is_taken(state, castle):
                out[total] = castle
                total += 1
    else:
        for seat in range(state.seats):
            out[seat] = seat
        total = state.seats
    return out[:total]


def _is_taken(state: Board, castle: i64) -> bool:
    for seat in range(state.after):
        if state.clans[seat].land.tile(0) == LANDSCAPE + castle:
            return True
    return False


def price_count(gold: i64) -> i64:
    """The number of ways to set the axe and two prices: any pair that the purse can pay."""
    return 3 * (gold * (gold - 1) // 2)


def price_code(axe: i64, left: i64, right: i64) -> i64:
    """The code for an axe and the prices of the other two tiles, in the order of the stall.

    Pairs are numbered by their sum, so that a richer clan has the same codes and some more.
    """
    total = left + right
    return PRICE_CODE + 3 * ((total - 2) * (total - 1) // 2 + left - 1) + axe


def _price_sums() -> "Ints":
    out = vec[i64]()
    for total in range(2, 64):
        for _left in range(1, total):
            out = append(out, total)
    return out


_PRICE_SUMS: Final = _price_sums()


def price_sum(pair: i64) -> i64:
    """The sum of the prices of a pair with this number."""
    if pair < len(_PRICE_SUMS):
        return _PRICE_SUMS[pair]
    total: i64 = 64
    while (total - 1) * total // 2 <= pair:
        total += 1
    return total


def purchases(state: Board, buyer: i64, out: "Ints") -> i64:
    """List everything that a seat can buy, passing first; returns the number.

    `out` needs room for one more than can be legal.
    """
    stall = state.stall
    price = state.price
    out[0] = PASS
    total: i64 = 1
    purse = state.clans[buyer].gold
    place: i64 = 0
    for seat in range(state.seats):
        if seat == buyer:
            place += s.STALL
            continue
        for _offer in range(i64(s.STALL)):
            tile = stall[place]
            out[total] = BUY_CODE + tile
            total += i64(tile != s.NONE) & i64(price[place] <= purse)
            place += 1
    return total


def placements(state: Board, seat: i64, out: "Ints") -> i64:
    """List every way to place a tile of the hand; returns the number.

    `out` needs room for one more than can be legal.
    """
    land = state.clans[seat].land
    total: i64 = 0
    first = s.STALL * seat
    for place in range(first, first + s.STALL):
        if state.hand[place] != s.NONE:
            total = places(land, state.hand[place], out, total)
    return total


def places(land: Territory, tile: i64, out: "Ints", total: i64) -> i64:
    """List every way to place a tile behind the first `total` codes; returns the new number."""
    free = land.free
    lanes = TURNS[tile]
    code = (tile * 4 + 1) << CELL_BITS
    for number in range(land.frees):
        fits = misfits(lanes, free[number]) ^ LANES
        here = code + free[MOST_FREE + number]
        # Each code is stored first and counted if legal: the processor would often mispredict a
        # branch here.
        out[total] = here
        total += fits & 1
        out[total] = here + (1 << CELL_BITS)
        total += (fits >> LANE_BITS) & 1
        out[total] = here + (2 << CELL_BITS)
        total += (fits >> (2 * LANE_BITS)) & 1
        out[total] = here + (3 << CELL_BITS)
        total += fits >> (3 * LANE_BITS)
    return total


def count_places(land: Territory, tile: i64) -> i64:
    """The number of ways to place a tile."""
    free = land.free
    turns = TURNS[tile]
    bad: i64 = 0
    for number in range(land.frees):
        bad += misfits(turns, free[number])
    return 4 * land.frees - sum_of_lanes(bad)


def nth_place(land: Territory, tile: i64, nth: i64) -> i64:
    """The code with this number, from 0, in what `places` lists."""
    free = land.free
    turns = TURNS[tile]
    number: i64 = 0
    fits = misfits(turns, free[0]) ^ LANES
    here = sum_of_lanes(fits)
    while nth >= here:
        nth -= here
        number += 1
        fits = misfits(turns, free[number]) ^ LANES
        here = sum_of_lanes(fits)
    face = tile * 4 + nth_lane(fits, nth)
    return (face + 1) << CELL_BITS | free[MOST_FREE + number]
