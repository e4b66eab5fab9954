"""What a seat observes in Isle of Skye, as numbers: from what its view shows, and nothing else.

The observing seat comes first, then the others clockwise, so that all seats look alike.
`LAYOUT` says what stands where; `docs/reference/observations.md` is made from it.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from skerry.games.skye.rules import state as s
from skerry.games.skye.rules.scoring import GOLD, holding, is_majority, territory_points
from skerry.games.skye.rules.state import Board
from skerry.games.skye.rules.tables import COUNT_BITS, COUNT_MASK, LANDSCAPE
from skerry.games.skye.rules.territory import x_of, y_of
from skerry.games.skye.rules.track import rounds, scored

if TYPE_CHECKING:
    Numbers = vec[i16]

MOST_SEATS: Final = 5
MOST_TILES: Final = 19
HIDDEN: Final = -1

# What is asked; the last one stands for "nothing, of this seat".
QUESTIONS: Final = ["axe", "first price", "second price", "buy", "tile", "cell", "turn", "nothing"]

TABLE_LAYOUT: Final[list[tuple[str, int, str]]] = [
    ("question", 8, "one of them is 1: " + ", ".join(QUESTIONS)),
    ("seats", 1, "the number of seats"),
    ("round", 1, "the round, from 1; 0 before the first"),
    ("rounds", 1, "how many rounds the game has"),
    ("place", 1, "how many seats move before this one; -1 before that is drawn"),
    ("options", 4, "1 if chosen: farm four, castle on roads, tie remainder, money open"),
    ("goals", 64, "for each of the slots A to D sixteen numbers; that of its goal is 1"),
    ("scored", 4, "1 for each slot that this round scores"),
    ("bag", LANDSCAPE, "1 for each landscape tile that is in the bag"),
    ("axe chosen", 3, "1 for the tile of the stall that gets the axe, once chosen"),
    ("price chosen", 2, "the first price once chosen; gold that is added to the next price"),
    ("tile chosen", 3, "1 for the tile of the hand that is being built, once chosen"),
    ("cell chosen", 3, "1 once chosen, then x and y"),
]
"""Name, how many numbers, and what they mean: once for the table."""

SEAT_LAYOUT: Final[list[tuple[str, int, str]]] = [
    ("present", 1, "1; if there is no such seat, it and all below are 0"),
    ("gold", 1, "gold in the purse; -1 if it is hidden"),
    ("points", 1, "points so far"),
    ("sealed", 1, "1 if its prices are set and still hidden"),
    ("building", 1, "1 if it has tiles to build"),
    ("tiles", 1, "tiles in its territory, the castle among them"),
    ("items", 7, "sheep, cattle, whisky, ships, brochs, farms, lighthouses in its territory"),
    (
        "goals now",
        4,
        "what each slot would give now; for a majority what the clan has of it; 0 for the gold "
        "majority",
    ),
    (
        "stall",
        9,
        "for each of up to three tiles: 1 + its number, its price (-1: not known), 1 if it has "
        "the axe",
    ),
    ("hand", 3, "for each of up to three tiles: 1 + its number"),
    (
        "territory",
        4 * MOST_TILES,
        "for each tile in the order of building: 1 + its number, x, y, and how often it is turned",
    ),
]
"""The same for each seat."""


def _sum(layout: list[tuple[str, int, str]]) -> int:
    total = 0
    for _name, count, _meaning in layout:
        total += count
    return total


TABLE_SIZE: Final = 168
SEAT_SIZE: Final = 105
SIZE: Final = TABLE_SIZE + MOST_SEATS * SEAT_SIZE
assert _sum(TABLE_LAYOUT) == TABLE_SIZE, "the layout describes the table"
assert _sum(SEAT_LAYOUT) == SEAT_SIZE, "the layout describes a seat"


def observe(
    state: Board,
    seat: i64,
    axe: i64,
    left: i64,
    more: i64,
    tile: i64,
    cell: i64,
    out: "Numbers",
    at: i64,
) -> None:
    """Write what a seat observes, with the choices of its answer that it has already made."""
    end = at + TABLE_SIZE
    for position in range(at, end):
        out[position] = 0
    out[at + _question(state, seat, axe, left, tile, cell)] = 1
    out[at + 8] = i16(state.seats)
    out[at + 9] = i16(state.round)
    out[at + 10] = i16(rounds(state.seats))
    out[at + 11] = -1
    if state.first != s.NONE:
        out[at + 11] = i16((seat - state.first + state.seats) % state.seats)
    out[at + 12] = i16(state.farm_four)
    out[at + 13] = i16(state.castle_on_roads)
    out[at + 14] = i16(state.tie_remainder)
    out[at + 15] = i16(state.money_open)
    slots = scored(state.seats, state.round) if state.round > 0 else 0
    for slot in range(i64(len(state.goals))):
        out[at + 16 + 16 * slot + state.goals[slot]] = 1
    for slot in range(i64(4)):
        out[at + 80 + slot] = i16((slots >> slot) & 1)
    for number in range(state.left):
        out[at + 84 + state.bag[number]] = 1
    chosen = at + 84 + LANDSCAPE
    if axe != s.NONE:
        out[chosen + axe] = 1
    out[chosen + 3] = i16(left)
    out[chosen + 4] = i16(more)
    if tile != s.NONE:
        out[chosen + 5 + tile] = 1
    if cell != s.NONE:
        out[chosen + 8] = 1
        out[chosen + 9] = i16(x_of(cell))
        out[chosen + 10] = i16(y_of(cell))
    for later in range(i64(MOST_SEATS)):
        if later < state.seats:
            other = seat + later
            if other >= state.seats:
                other -= state.seats
            _observe_seat(state, other, later == 0, out, end)
        else:
            for position in range(end, end + SEAT_SIZE):
                out[position] = 0
        end += SEAT_SIZE


def _question(state: Board, seat: i64, axe: i64, left: i64, tile: i64, cell: i64) -> i64:
    """What a seat is asked, as its place in QUESTIONS."""
    if state.phase == s.PRICE and state.clans[seat].axe == s.NONE:
        if axe == s.NONE:
            return 0
        return 1 if left == 0 else 2
    if state.phase == s.BUY and (state.first + state.after) % state.seats == seat:
        return 3
    if state.phase == s.BUILD and state.clans[seat].building:
        if tile == s.NONE:
            return 4
        return 5 if cell == s.NONE else 6
    return 7


def _observe_seat(state: Board, seat: i64, own: bool, out: "Numbers", at: i64) -> None:
    clan = state.clans[seat]
    land = clan.land
    over = state.phase == s.OVER
    out[at] = 1
    shows_gold = own or state.money_open or over
    out[at + 1] = i16(clan.gold) if shows_gold else HIDDEN
    out[at + 2] = i16(clan.points)
    out[at + 3] = i16(clan.axe != s.NONE)
    out[at + 4] = i16(clan.building)
    out[at + 5] = i16(land.size)
    items = land.items
    for kind in range(i64(7)):
        out[at + 6 + kind] = i16(items & COUNT_MASK)
        items >>= COUNT_BITS
    goals: i64 = len(state.goals)
    for slot in range(i64(4)):
        worth: i64 = 0
        if slot < goals and land.size > 0:
            goal = state.goals[slot]
            if not is_majority(goal):
                worth = territory_points(goal, land, state.farm_four, state.castle_on_roads, None)
            elif goal != GOLD:
                worth = holding(goal, land, 0)
        out[at + 13 + slot] = i16(worth)
    _observe_stall(state, seat, own, out, at + 17)
    number = at + 26
    for place in range(s.STALL * seat, s.STALL * seat + s.STALL):
        if state.hand[place] != s.NONE:
            out[number] = i16(state.hand[place] + 1)
            number += 1
    while number < at + 29:
        out[number] = 0
        number += 1
    for plot in range(land.size):
        face = land.face(plot)
        cell = land.cell(plot)
        out[number] = i16((face >> 2) + 1)
        out[number + 1] = i16(x_of(cell))
        out[number + 2] = i16(y_of(cell))
        out[number + 3] = i16(face & 3)
        number += 4
    while number < at + SEAT_SIZE:
        out[number] = 0
        number += 1


def _observe_stall(state: Board, seat: i64, own: bool, out: "Numbers", at: i64) -> None:
    """The tiles of a stall that are still there; prices are known once they are revealed."""
    axe = state.clans[seat].axe
    shown = state.phase == s.BUY or (own and axe != s.NONE)
    end = at + 9
    for place in range(i64(s.STALL)):
        tile = state.stall[s.STALL * seat + place]
        if tile != s.NONE:
            axed = shown and place == axe
            out[at] = i16(tile + 1)
            out[at + 1] = HIDDEN
            if shown and not axed:
                out[at + 1] = i16(state.price[s.STALL * seat + place])
            out[at + 2] = i16(axed)
            at += 3
    while at < end:
        out[at] = 0
        at += 1
