"""Answers as integers, and which of them are legal (`docs/codes.md` has the table).

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
from skerry.games.skye.rules.state import Board, Clan
from skerry.games.skye.rules.tables import EDGES, LANDSCAPE
from skerry.games.skye.rules.territory import CELL_BITS, CELL_MASK

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
        out = vec[i64]([0] * s.MOST_PURCHASES)
        return out[: purchases(state, seat, out)]
    clan = state.clans[seat]
    out = vec[i64]([0] * (s.STALL * 4 * clan.land.frees + 1))
    return out[: placements(clan, out)]


def draws(state: Board) -> "Ints":
    """What chance can draw now, all equally likely."""
    if state.phase == s.DRAW:
        return state.bag[: state.left]
    out = vec[i64]()
    if state.phase == s.GOALS:
        for goal in range(i64(16)):
            if goal not in state.goals:
                out = append(out, goal)
    elif state.phase == s.CASTLES:
        for castle in range(i64(5)):
            if not _is_taken(state, castle):
                out = append(out, castle)
    else:
        for seat in range(state.seats):
            out = append(out, seat)
    return out


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


def purchases(state: Board, buyer: i64, out: "Ints") -> i64:
    """List everything that a seat can buy, passing first; returns the number."""
    out[0] = PASS
    total: i64 = 1
    purse = state.clans[buyer].gold
    for seat in range(state.seats):
        if seat != buyer:
            seller = state.clans[seat]
            for place in range(i64(s.STALL)):
                if seller.stall[place] != s.NONE and seller.prices[place] <= purse:
                    out[total] = BUY_CODE + seller.stall[place]
                    total += 1
    return total


def placements(clan: Clan, out: "Ints") -> i64:
    """List every way to place a tile of the hand; returns the number.

    `out` needs room for one more than can be legal.
    """
    free = clan.land.free
    frees = clan.land.frees
    total: i64 = 0
    for tile in clan.hand:
        if tile == s.NONE:
            continue
        # The edges of the tile in its four turns; a place is legal if it forbids none of them.
        # Each code is stored first and counted if legal: the processor would often mispredict a
        # branch here.
        face = tile * 4
        turn0 = EDGES[face]
        turn1 = EDGES[face + 1]
        turn2 = EDGES[face + 2]
        turn3 = EDGES[face + 3]
        code = (face + 1) << CELL_BITS
        for number in range(frees):
            bars = free[number] >> CELL_BITS
            here = code + (free[number] & CELL_MASK)
            out[total] = here
            total += i64(turn0 & bars == 0)
            out[total] = here + (1 << CELL_BITS)
            total += i64(turn1 & bars == 0)
            out[total] = here + (2 << CELL_BITS)
            total += i64(turn2 & bars == 0)
            out[total] = here + (3 << CELL_BITS)
            total += i64(turn3 & bars == 0)
    return total
