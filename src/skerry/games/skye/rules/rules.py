"""The rules of Isle of Skye, in the order of a game.

A game is a chain of small answers: chance draws a goal, a castle or a tile; a seat seals its
prices, buys or places. `apply_code` applies one of them, advances the state until the next
question, and tells a teller what happened.

Answers are integers; `codes` lists them.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from skerry.games.skye.rules import state as s
from skerry.games.skye.rules.codes import (
    BUY_CODE,
    CHANCE,
    NOBODY,
    PASS,
    PRICE_CODE,
    codes_of,
    is_awaited,
    price_sum,
    seat_after,
)
from skerry.games.skye.rules.scoring import (
    holding,
    is_majority,
    majority,
    scrolls,
    territory_points,
)
from skerry.games.skye.rules.state import Board, Clan
from skerry.games.skye.rules.tables import LANDSCAPE
from skerry.games.skye.rules.teller import SILENT, Teller
from skerry.games.skye.rules.territory import CELL_BITS, CELL_MASK, size_of
from skerry.games.skye.rules.track import bonus, rounds, scored

if TYPE_CHECKING:
    Ints = vec[i64]

CASTLE_INCOME: Final = 5
GOLD_PER_POINT: Final = 5


@mypyc_attr(acyclic=True)
class State(Board):
    """The complete state of a game, with the fast API: `codes` and `advance`.

    Both are about the seat that `mover` returns. Not promised: what happens to a state with a
    code that is not among its codes.
    """

    def copy(self) -> "State":
        """An independent copy."""
        other = State()
        self.copy_to(other)
        return other

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def mover(self) -> i64:
        """Who answers next: CHANCE, a seat, or NOBODY when the game is over.

        Seats that decide at the same time answer in turn order.
        """
        if self.phase <= s.DRAW:
            return CHANCE
        if self.phase == s.BUY:
            return seat_after(self, self.after)
        if self.phase != s.OVER:
            for later in range(self.seats):
                seat = seat_after(self, later)
                if is_awaited(self, seat):
                    return seat
        return NOBODY

    def codes(self) -> "Ints":
        """All legal answers of the mover."""
        return codes_of(self, self.mover())

    def advance(self, code: i64) -> None:
        """The mover answers; the state advances, in place, to the next question."""
        apply_code(self, self.mover(), code, SILENT)


def apply_code(state: Board, seat: i64, code: i64, teller: Teller) -> None:
    """Apply the code of a seat, or of CHANCE; nothing else changes a state."""
    phase = state.phase
    if phase == s.DRAW:
        _draw_tile(state, code, teller)
    elif phase == s.PRICE:
        _seal(state, seat, code, teller)
    elif phase == s.BUY:
        _buy(state, seat, code, teller)
    elif phase == s.BUILD:
        _place(state, seat, code, teller)
    elif phase == s.GOALS:
        _draw_goal(state, code)
    elif phase == s.CASTLES:
        _draw_castle(state, code)
    else:
        _draw_first(state, code, teller)


# --- setup -------------------------------------------------------------------------------


def _draw_goal(state: Board, goal: i64) -> None:
    state.goals = append(state.goals, goal)
    if len(state.goals) == 4:
        state.phase = s.CASTLES


def _draw_castle(state: Board, castle: i64) -> None:
    state.clans[state.after].land.lay_castle(LANDSCAPE + castle)
    state.after += 1
    if state.after == state.seats:
        state.phase = s.FIRST


def _draw_first(state: Board, seat: i64, teller: Teller) -> None:
    state.first = seat
    teller.game_set_up(state)
    _begin_round(state, teller)


# --- 1. income ---------------------------------------------------------------------------


def _begin_round(state: Board, teller: Teller) -> None:
    state.round += 1
    teller.round_began(state.round, state.first)
    for seat in range(state.seats):
        clan = state.clans[seat]
        whisky = size_of(clan.land.linked() & clan.land.whisky)
        behind = bonus(state.round) * _ahead(state, clan)
        clan.gold += CASTLE_INCOME + whisky + behind
        teller.income_paid(state, seat, whisky, behind)
    state.phase = s.DRAW
    state.after = 0


def _ahead(state: Board, clan: Clan) -> i64:
    """How many clans have strictly more points."""
    total: i64 = 0
    for other in state.clans:
        if other.points > clan.points:
            total += 1
    return total


# --- 2. draw tiles and set prices ------------------------------------------------------------


def _draw_tile(state: Board, tile: i64, teller: Teller) -> None:
    state.take_from_bag(tile)
    seat = seat_after(state, state.after)
    stall = state.stall
    place = s.STALL * seat
    last = place + s.STALL - 1
    while stall[place] != s.NONE:
        place += 1
    stall[place] = tile
    if place == last:
        teller.tiles_drawn(state, seat)
        state.after += 1
        if state.after == state.seats:
            state.phase = s.PRICE


def _seal(state: Board, seat: i64, code: i64, teller: Teller) -> None:
    """Seal the axe and the prices, which stay behind the screen until all clans are ready."""
    clan = state.clans[seat]
    pair = (code - PRICE_CODE) // 3
    axe = code - PRICE_CODE - 3 * pair
    total = price_sum(pair)
    left = pair - (total - 2) * (total - 1) // 2 + 1
    clan.axe = axe
    first = s.STALL * seat
    price = state.price
    price[first + axe] = 0
    price[first + i64(axe == 0)] = left
    price[first + 2 - i64(axe == 2)] = total - left
    teller.prices_sealed(seat)
    for other in state.clans:
        if other.axe == s.NONE:
            return
    _reveal(state, teller)


# --- 3. discard the tiles with an axe --------------------------------------------------------


def _reveal(state: Board, teller: Teller) -> None:
    """Lift all screens at once; coins leave the purses, and axed tiles leave the stalls."""
    for seat in range(state.seats):
        clan = state.clans[seat]
        first = s.STALL * seat
        clan.gold -= state.price[first] + state.price[first + 1] + state.price[first + 2]
        teller.prices_revealed(state, seat)
        state.put_in_bag(state.stall[first + clan.axe])
        state.stall[first + clan.axe] = s.NONE
        clan.axe = s.NONE
    state.phase = s.BUY
    state.after = 0


# --- 4. buy tiles ----------------------------------------------------------------------------


def _buy(state: Board, seat: i64, code: i64, teller: Teller) -> None:
    if code == PASS:
        teller.passed(seat)
    else:
        _pay(state, seat, code - BUY_CODE, teller)
    state.after += 1
    if state.after == state.seats:
        _keep_unsold(state, teller)


def _pay(state: Board, buyer: i64, tile: i64, teller: Teller) -> None:
    """The seller gets the price, and its own coins on the tile."""
    stall = state.stall
    place: i64 = 0
    while stall[place] != tile:
        place += 1
    stall[place] = s.NONE
    seller = place // s.STALL
    price = state.price[place]
    state.clans[buyer].gold -= price
    state.clans[seller].gold += 2 * price
    state.take(buyer, tile)
    teller.tile_bought(buyer, tile, seller, price)


def _keep_unsold(state: Board, teller: Teller) -> None:
    """Unsold tiles stay with their clans; the gold on them goes to the bank."""
    for seat in range(state.seats):
        for place in range(s.STALL * seat, s.STALL * seat + s.STALL):
            tile = state.stall[place]
            if tile != s.NONE:
                state.take(seat, tile)
                state.stall[place] = s.NONE
                teller.tile_kept(seat, tile, state.price[place])
    state.phase = s.BUILD
    for seat in range(state.seats):
        _go_on_building(state, seat, teller)
    _end_building(state, teller)


# --- 5. build --------------------------------------------------------------------------------


def _place(state: Board, seat: i64, code: i64, teller: Teller) -> None:
    face = (code >> CELL_BITS) - 1
    tile = face >> 2
    cell = code & CELL_MASK
    clan = state.clans[seat]
    hand = state.hand
    place = s.STALL * seat
    while hand[place] != tile:
        place += 1
    hand[place] = s.NONE
    clan.land.place(face, cell)
    teller.tile_placed(seat, tile, cell, face & 3)
    _go_on_building(state, seat, teller)
    if not clan.building:
        _end_building(state, teller)


def _go_on_building(state: Board, seat: i64, teller: Teller) -> None:
    """A clan builds until nothing in its hand fits; the rest goes back into the bag."""
    clan = state.clans[seat]
    clan.building = False
    hand = state.hand
    first = s.STALL * seat
    for place in range(first, first + s.STALL):
        if hand[place] != s.NONE and clan.land.has_place(hand[place]):
            clan.building = True
            return
    for place in range(first, first + s.STALL):
        tile = hand[place]
        if tile != s.NONE:
            hand[place] = s.NONE
            state.put_in_bag(tile)
            teller.tile_returned(seat, tile)


def _end_building(state: Board, teller: Teller) -> None:
    for clan in state.clans:
        if clan.building:
            return
    _score_round(state, teller)


# --- 6. score the round ----------------------------------------------------------------------


def _score_round(state: Board, teller: Teller) -> None:
    slots = scored(state.seats, state.round)
    for slot in range(i64(4)):
        if (slots >> slot) & 1 != 0:
            _score_slot(state, slot, teller)
    if state.round == rounds(state.seats):
        _finish(state, teller)
    else:
        state.first = seat_after(state, 1)
        _begin_round(state, teller)


def _score_slot(state: Board, slot: i64, teller: Teller) -> None:
    goal = state.goals[slot]
    for seat in range(state.seats):
        clan = state.clans[seat]
        gain = goal_points(state, goal, seat)
        clan.points += gain
        line = s.earning(state.round, slot, clan.land.size, gain)
        state.earned[s.SCORINGS * seat + state.scorings] = line
        teller.goal_scored(state, seat, slot, gain)
    state.scorings += 1


def goal_points(state: Board, goal: i64, seat: i64) -> i64:
    """What a goal gives to a clan at this moment."""
    clan = state.clans[seat]
    if not is_majority(goal):
        return territory_points(goal, clan.land, state.farm_four, state.castle_on_roads, None)
    mine = holding(goal, clan.land, clan.gold)
    ahead: i64 = 0
    for other in state.clans:
        if holding(goal, other.land, other.gold) > mine:
            ahead += 1
    return majority(mine, ahead)


# --- the end ---------------------------------------------------------------------------------


def _finish(state: Board, teller: Teller) -> None:
    """Scrolls, then one point for five gold."""
    state.phase = s.OVER
    for seat in range(state.seats):
        clan = state.clans[seat]
        clan.points += scrolls(clan.land) + clan.gold // GOLD_PER_POINT
        teller.seat_scored(state, seat)
    teller.game_ended(state)


def tie_break(state: Board, seat: i64) -> i64:
    """The tie-breaker: all gold, or what the exchange left over."""
    gold = state.clans[seat].gold
    return gold % GOLD_PER_POINT if state.tie_remainder else gold


def winners(state: Board) -> "Ints":
    """The seats with the most points, then the most gold; still equal seats share the win."""
    best: i64 = -1
    out = vec[i64]()
    for seat in range(state.seats):
        # Gold never reaches a million, so one number sorts by points first, then by gold.
        rank = state.clans[seat].points * 1_000_000 + tie_break(state, seat)
        if rank > best:
            best = rank
            out = vec[i64]()
        if rank == best:
            out = append(out, seat)
    return out
