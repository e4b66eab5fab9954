"""Answers of Isle of Skye as small choices: axe, price, price; buy; tile, cell, rotation.

Tiles of stalls and hands are named by their place among those that are still there, as a view
lists them; other seats by how far they sit to the left.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from skerry.core.compiled.choices import UNFINISHED, Choices
from skerry.core.compiled.dice import Dice
from skerry.games.skye.environment.observation import SIZE, observe
from skerry.games.skye.environment.ranges import (
    ACTIONS,
    AXE,
    BUY,
    CELL,
    LONGEST,
    MORE,
    PASS,
    PRICE,
    PRICES,
    TILE,
    TURN,
    cell_of,
    number_of,
)
from skerry.games.skye.rules import state as s
from skerry.games.skye.rules.codes import BUY_CODE, PRICE_CODE, price_code, price_sum
from skerry.games.skye.rules.playout import settle
from skerry.games.skye.rules.rules import State, tie_break
from skerry.games.skye.rules.tables import LANE_BITS, LANES, TURNS, misfits
from skerry.games.skye.rules.territory import CELL_BITS, CELL_MASK, MOST_FREE, Territory

if TYPE_CHECKING:
    Ints = vec[i64]
    Numbers = vec[i16]


@mypyc_attr(acyclic=True)
class SkyeChoices(Choices):
    """A game of Isle of Skye, played by small choices.

    >>> from skerry.games.skye import SKYE
    >>> game = SkyeChoices(SKYE.start(2))
    >>> game.settle(Dice(7))
    >>> list(game.options())                # the axe on one of three tiles
    [9, 10, 11]
    >>> game.choose(9)
    >>> len(game.options())                 # the price of the first other tile: 1 to 4 gold
    4
    """

    def __init__(self, start: State) -> None:
        super().__init__(start.seats, ACTIONS, SIZE, LONGEST)
        self.start = start
        """What every game begins with."""
        self.state = start.copy()
        self.axe: i64 = s.NONE
        self.left: i64 = 0
        """The price of the first tile without an axe, once it is chosen."""
        self.more: i64 = 0
        """Gold that is added to the next price."""
        self.tile: i64 = s.NONE
        """The tile to build, as its place in the hand."""
        self.cell: i64 = s.NONE

    def restart(self) -> None:
        """Begin a new game, before anything is drawn."""
        self.start.copy_to(self.state)
        self._forget()

    def _forget(self) -> None:
        self.axe = s.NONE
        self.left = 0
        self.more = 0
        self.tile = s.NONE
        self.cell = s.NONE

    def copy(self) -> "SkyeChoices":
        """An independent copy."""
        other = SkyeChoices(self.start)
        self.state.copy_to(other.state)
        other.axe = self.axe
        other.left = self.left
        other.more = self.more
        other.tile = self.tile
        other.cell = self.cell
        return other

    def __copy__(self) -> "SkyeChoices":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "SkyeChoices":
        return self.copy()

    def __reduce__(
        self,
    ) -> "tuple[type[SkyeChoices], tuple[State], dict[str, object]]":
        own: dict[str, object] = {
            "state": self.state,
            "axe": self.axe,
            "left": self.left,
            "more": self.more,
            "tile": self.tile,
            "cell": self.cell,
        }
        return SkyeChoices, (self.start,), own

    def settle(self, dice: Dice) -> None:
        """Let chance answer until a seat must decide or the game is over."""
        settle(self.state, dice)

    def mover(self) -> i64:
        """Who chooses next: CHANCE, a seat, or NOBODY when the game is over."""
        return self.state.mover()

    def options_into(self, out: "Ints") -> i64:
        """Write the legal choices of the mover, a seat; returns their number."""
        state = self.state
        seat = state.mover()
        if state.phase == s.PRICE:
            return self._list_prices(state.clans[seat].gold, out)
        if state.phase == s.BUY:
            return _list_offers(state, seat, out)
        land = state.clans[seat].land
        if self.tile == s.NONE:
            return _list_tiles(state, seat, land, out)
        tile = nth_tile(state.hand, seat, self.tile)
        if self.cell == s.NONE:
            return _list_cells(land, tile, out)
        return _list_turns(land, tile, self.cell, out)

    def _list_prices(self, gold: i64, out: "Ints") -> i64:
        if self.axe == s.NONE:
            for place in range(i64(s.STALL)):
                out[place] = AXE + place
            return s.STALL
        # The first price leaves a coin for the second one.
        most = gold - 1 if self.left == 0 else gold - self.left
        most -= self.more
        total = min(most, PRICES)
        for gold_more in range(total):
            out[gold_more] = PRICE + gold_more
        if most > PRICES:
            out[total] = MORE
            total += 1
        return total

    def decide(self, action: i64) -> i64:
        """Add a choice to the answer; returns its code once complete, else UNFINISHED."""
        state = self.state
        if state.phase == s.PRICE:
            return self._decide_price(action)
        if state.phase == s.BUY:
            if action == PASS:
                return 0
            later = (action - BUY) // 2
            seat = (state.mover() + 1 + later) % state.seats
            return BUY_CODE + nth_tile(state.stall, seat, (action - BUY) % 2)
        if self.tile == s.NONE:
            self.tile = action - TILE
            return UNFINISHED
        if self.cell == s.NONE:
            self.cell = cell_of(action - CELL)
            return UNFINISHED
        tile = nth_tile(state.hand, state.mover(), self.tile)
        code = (tile * 4 + action - TURN + 1) << CELL_BITS | self.cell
        self._forget()
        return code

    def _decide_price(self, action: i64) -> i64:
        if self.axe == s.NONE:
            self.axe = action - AXE
            return UNFINISHED
        if action == MORE:
            self.more += PRICES
            return UNFINISHED
        gold = self.more + action - PRICE + 1
        self.more = 0
        if self.left == 0:
            self.left = gold
            return UNFINISHED
        code = price_code(self.axe, self.left, gold)
        self._forget()
        return code

    def advance(self, code: i64) -> None:
        """The mover, or chance, gives a whole answer."""
        self._forget()
        self.state.advance(code)

    def toward(self, code: i64) -> i64:
        """The next choice of the answer with this code."""
        state = self.state
        seat = state.mover()
        if state.phase == s.PRICE:
            return self._toward_price(code)
        if state.phase == s.BUY:
            return PASS if code == 0 else _toward_offer(state, seat, code - BUY_CODE)
        face = (code >> CELL_BITS) - 1
        if self.tile == s.NONE:
            place: i64 = 0
            while nth_tile(state.hand, seat, place) != face >> 2:
                place += 1
            return TILE + place
        if self.cell == s.NONE:
            return CELL + number_of(code & CELL_MASK)
        return TURN + (face & 3)

    def _toward_price(self, code: i64) -> i64:
        pair = (code - PRICE_CODE) // 3
        if self.axe == s.NONE:
            return AXE + code - PRICE_CODE - 3 * pair
        total = price_sum(pair)
        gold = pair - (total - 2) * (total - 1) // 2 + 1
        if self.left != 0:
            gold = total - gold
        gold -= self.more
        return MORE if gold > PRICES else PRICE + gold - 1

    def observe_into(self, seat: i64, out: "Numbers", at: i64) -> None:
        """Write what a seat observes, from position `at` on: `size` numbers."""
        mine = self.state.mover() == seat
        observe(
            self.state,
            seat,
            self.axe if mine else s.NONE,
            self.left if mine else 0,
            self.more if mine else 0,
            self.tile if mine else s.NONE,
            self.cell if mine else s.NONE,
            out,
            at,
        )

    def points_of(self, seat: i64) -> i64:
        """A seat's points when the game is over."""
        return self.state.clans[seat].points

    def standing_of(self, seat: i64) -> i64:
        """A number that sorts the seats when the game is over: points, then the tie-break."""
        return self.state.clans[seat].points * 1_000_000 + tie_break(self.state, seat)


def nth_tile(places: "Ints", seat: i64, number: i64) -> i64:
    """The tile with this number, from 0, among those in a seat's three places; NONE if fewer."""
    for place in range(s.STALL * seat, s.STALL * seat + s.STALL):
        if places[place] != s.NONE:
            if number == 0:
                return places[place]
            number -= 1
    return s.NONE


def _list_offers(state: State, buyer: i64, out: "Ints") -> i64:
    out[0] = PASS
    total: i64 = 1
    purse = state.clans[buyer].gold
    for later in range(state.seats - 1):
        seat = (buyer + 1 + later) % state.seats
        number: i64 = 0
        for place in range(s.STALL * seat, s.STALL * seat + s.STALL):
            if state.stall[place] != s.NONE:
                if state.price[place] <= purse:
                    out[total] = BUY + 2 * later + number
                    total += 1
                number += 1
    return total


def _toward_offer(state: State, buyer: i64, tile: i64) -> i64:
    place: i64 = 0
    while state.stall[place] != tile:
        place += 1
    seat = place // s.STALL
    number: i64 = 0
    while nth_tile(state.stall, seat, number) != tile:
        number += 1
    return BUY + 2 * ((seat - buyer - 1 + state.seats) % state.seats) + number


def _list_tiles(state: State, seat: i64, land: Territory, out: "Ints") -> i64:
    total: i64 = 0
    number: i64 = 0
    for place in range(s.STALL * seat, s.STALL * seat + s.STALL):
        tile = state.hand[place]
        if tile != s.NONE:
            if land.has_place(tile):
                out[total] = TILE + number
                total += 1
            number += 1
    return total


def _list_cells(land: Territory, tile: i64, out: "Ints") -> i64:
    total: i64 = 0
    lanes = TURNS[tile]
    for number in range(land.frees):
        if misfits(lanes, land.free[number]) != LANES:
            out[total] = CELL + number_of(land.free[MOST_FREE + number])
            total += 1
    # Free cells have no order; the choices are listed in theirs.
    for sorted_to in range(1, total):
        value = out[sorted_to]
        place = sorted_to
        while place > 0 and out[place - 1] > value:
            out[place] = out[place - 1]
            place -= 1
        out[place] = value
    return total


def _list_turns(land: Territory, tile: i64, cell: i64, out: "Ints") -> i64:
    total: i64 = 0
    for number in range(land.frees):
        if land.free[MOST_FREE + number] == cell:
            fits = misfits(TURNS[tile], land.free[number]) ^ LANES
            for turn in range(i64(4)):
                if (fits >> (LANE_BITS * turn)) & 1 != 0:
                    out[total] = TURN + turn
                    total += 1
    return total
