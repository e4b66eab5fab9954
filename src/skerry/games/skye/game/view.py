"""What a seat may know of a game, and states that fit a view.

Three things are hidden in Isle of Skye: prices before they are revealed, the gold of the others
if money is hidden, and the order of the bag (its contents are public). A view in which nothing is
hidden is a whole state as plain data: see `snapshot` and `restore`.
"""

from enum import StrEnum
from functools import cache, lru_cache
from struct import Struct
from sys import byteorder

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.event import Seat
from skerry.games.skye.game.options import Farm, Money, SkyeOptions, Tie
from skerry.games.skye.pieces.tiles import GOALS, NUMBER, TILES, Goal, Slot, TileId
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.state import BUY, NONE, OVER, SCORINGS, SIDE_EARNED, STALL, earning
from skerry.games.skye.rules.tables import LANDSCAPE
from skerry.games.skye.rules.territory import CELL_BITS, Territory, cell_at, x_of, y_of


class Phase(StrEnum):
    """The question that is asked now; a round goes from DRAW to BUILD."""

    GOALS = "goals"
    CASTLES = "castles"
    FIRST = "first"
    DRAW = "draw"
    PRICE = "price"
    BUY = "buy"
    BUILD = "build"
    OVER = "over"


PHASES = tuple(Phase)
_PHASE_NUMBER = {phase: number for number, phase in enumerate(PHASES)}
_GOAL_NUMBER = {goal: number for number, goal in enumerate(GOALS)}
_SLOTS = tuple(Slot)


class Placed(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A tile in a territory."""

    tile: TileId
    x: int
    y: int
    turn: int


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A tile in a stall, with its price or its axe if the viewer may know them."""

    tile: TileId
    price: int | None = None
    axed: bool = False


class Earned(msgspec.Struct, frozen=True, gc=False):
    """What a goal gave in a round, when the territory had `tiles` tiles."""

    round: int
    slot: Slot
    points: int
    tiles: int


class ClanView(msgspec.Struct, frozen=True, gc=False):
    """One seat's side of the table."""

    territory: tuple[Placed, ...]
    """In the order in which the tiles were placed, the castle first."""
    gold: int | None
    """None: hidden from the viewer."""
    points: int
    stall: tuple[Offer, ...]
    hand: tuple[TileId, ...]
    sealed: bool
    """Whether the seat has set its prices, still unseen."""
    building: bool
    earned: tuple[Earned, ...]


class View(msgspec.Struct, frozen=True, gc=False):
    """All that a seat (None: a spectator) may know, as plain data without access to the state."""

    seat: Seat | None
    options: SkyeOptions
    phase: Phase
    round: int
    first: Seat | None
    after: int
    """In DRAW and BUY: how many seats after the first one; in CASTLES: castles drawn."""
    goals: tuple[Goal, ...]
    bag: tuple[TileId, ...]
    """The tiles in the bag, sorted by id: nobody may know its order."""
    clans: tuple[ClanView, ...]
    bag_count: int = 0
    """How many tiles are in the bag; known even without memory aids."""

    @property
    def mine(self) -> ClanView:
        """The viewer's own side; ValueError for a spectator."""
        if self.seat is None:
            raise ValueError("a spectator has no clan")
        return self.clans[self.seat]


class Viewer:
    """The views of one state, which must not change meanwhile; what they share is made once."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._sides = [bytes(state.side_of(seat)) for seat in range(state.seats)]
        self._seen_by_others = tuple([self._clan(seat, False) for seat in range(state.seats)])
        self._rest = (
            options_of(state),
            PHASES[state.phase],
            state.round,
            state.first if state.first != NONE else None,
            state.after,
            tuple([GOALS[goal] for goal in state.goals]),
            _bag(bytes(state.bag[: state.left])),
        )

    def view(self, seat: Seat | None) -> View:
        """What a seat (None: a spectator) may know; ValueError if there is no such seat."""
        clans = self._seen_by_others
        if seat is not None:
            if not 0 <= seat < len(clans):
                raise ValueError(f"there is no seat {seat}, only 0 to {len(clans) - 1}")
            own = self._clan(seat, True)
            clans = (*clans[:seat], own, *clans[seat + 1 :])
        return View(seat, *self._rest, clans, self._state.left)

    def _clan(self, seat: Seat, behind_screen: bool) -> ClanView:
        state = self._state
        return _clan_view(
            self._sides[seat],
            state.scorings,
            behind_screen or state.money_open or state.phase == OVER,
            behind_screen,
            state.phase == BUY,
        )

    def snapshot(self) -> View:
        """Everything: a state as plain data, from which `restore` makes an equal state."""
        state = self._state
        clans = tuple([self._clan(seat, True) for seat in range(state.seats)])
        return View(None, *self._rest, clans, state.left)


def view_of(state: State, seat: Seat | None) -> View:
    """What a seat (None: a spectator) may know of a state."""
    return Viewer(state).view(seat)


def snapshot(state: State) -> View:
    """Everything: a state as plain data, from which `restore` makes an equal state."""
    return Viewer(state).snapshot()


def without_memory_aids(view: View) -> View:
    """The view without the contents of the bag, for tables where players must remember them."""
    return msgspec.structs.replace(view, bag=())


@cache
def _options_from(
    four: bool, castle: bool, left: bool, shown: bool, goals: tuple[int, ...]
) -> SkyeOptions:
    chosen = tuple(GOALS[goal] for goal in goals)
    return SkyeOptions(
        Farm.FOUR if four else Farm.EIGHT,
        castle,
        Tie.REMAINDER if left else Tie.GOLD,
        Money.OPEN if shown else Money.HIDDEN,
        (chosen[0], chosen[1], chosen[2], chosen[3]) if chosen else None,
    )


def options_of(state: State) -> SkyeOptions:
    """The options of the table."""
    goals = tuple(state.goals) if state.goals_chosen else ()
    return _options_from(
        state.farm_four, state.castle_on_roads, state.tie_remainder, state.money_open, goals
    )


# What is made from plain numbers is kept for a while: most of a table stays as it is from one move
# to the next.
_KEPT = 4096


@lru_cache(_KEPT)
def _bag(tiles: bytes) -> tuple[TileId, ...]:
    return tuple([TILES[tile].id for tile in sorted(memoryview(tiles).cast("q"))])


@cache
def placed_of(packed: int) -> Placed:
    """A tile as it is placed, from its number."""
    face, cell = divmod(packed, 1 << CELL_BITS)
    return Placed(TILES[face >> 2].id, x_of(cell), y_of(cell), face & 3)


@cache
def earned_of(packed: int) -> Earned:
    """What a goal gave, from its number."""
    rest, points = divmod(packed, 4096)
    where, tiles = divmod(rest, 32)
    return Earned(where // 4, _SLOTS[where % 4], points, tiles)


@lru_cache(_KEPT)
def _clan_view(
    packed: bytes, scorings: int, shows_gold: bool, behind_screen: bool, revealed: bool
) -> ClanView:
    gold, points, axe, building, *places = _HEAD.unpack_from(packed)
    shown = revealed or (axe != NONE and behind_screen)
    tiles = _HEAD.size + _NUMBER * scorings
    return ClanView(
        _territory(packed[tiles:]),
        gold if shows_gold else None,
        points,
        _offers(*places[: 2 * STALL], axe if shown else NONE, shown),
        tuple([TILES[tile].id for tile in places[2 * STALL :] if tile != NONE]),
        axe != NONE,
        bool(building),
        _earnings(packed[_HEAD.size : tiles]),
    )


_NUMBER = 8
"""The bytes of a number in a vector."""
_HEAD = Struct(f"{SIDE_EARNED}q")


@lru_cache(_KEPT)
def _territory(packed: bytes) -> tuple[Placed, ...]:
    """The tiles of a territory: those that were there before, and one more."""
    if not packed:
        return ()
    last = int.from_bytes(packed[-_NUMBER:], byteorder)
    return (*_territory(packed[:-_NUMBER]), placed_of(last))


@lru_cache(_KEPT)
def _earnings(packed: bytes) -> tuple[Earned, ...]:
    return tuple([earned_of(line) for line in memoryview(packed).cast("q")])


@lru_cache(_KEPT)
def _offers(
    one: int, two: int, three: int, first: int, second: int, third: int, axe: int, shown: bool
) -> tuple[Offer, ...]:
    stall = ((one, first), (two, second), (three, third))
    return tuple(
        [
            Offer(TILES[tile].id, price if shown and place != axe else None, place == axe)
            for place, (tile, price) in enumerate(stall)
            if tile != NONE
        ]
    )


def restore(view: View, only: Seat | None = None) -> State:
    """The state that a view with nothing hidden describes.

    Hidden gold counts as 0 and hidden prices as not set. With `only`, the state has only what the
    legal moves of that seat depend on: no bag, no other territory, no past scores.
    """
    state = State()
    state.lay_out(len(view.clans))
    options = view.options
    state.farm_four = options.farm is Farm.FOUR
    state.castle_on_roads = options.castle_on_roads
    state.tie_remainder = options.tie is Tie.REMAINDER
    state.money_open = options.money is Money.OPEN
    state.goals_chosen = options.goals is not None
    state.goals = vec[i64]([_GOAL_NUMBER[goal] for goal in view.goals])
    state.first = NONE if view.first is None else view.first
    state.round = view.round
    state.phase = _PHASE_NUMBER[view.phase]
    state.after = view.after
    for tile in view.bag if only is None else ():
        state.put_in_bag(NUMBER[tile])
    for seat, clan in enumerate(view.clans):
        if only is None or only == seat or view.phase is Phase.BUY:
            _restore_clan(state, seat, clan)
        if only is None:
            _restore_scores(state, seat, clan)
        if only is None or (only == seat and view.phase is Phase.BUILD):
            state.clans[seat].land = territory_of(clan.territory)
    return state


def _restore_scores(state: State, seat: Seat, view: ClanView) -> None:
    state.clans[seat].points = view.points
    state.scorings = len(view.earned)
    for number, one in enumerate(view.earned):
        line = earning(one.round, _SLOTS.index(one.slot), one.tiles, one.points)
        state.earned[SCORINGS * seat + number] = line


def _restore_clan(state: State, seat: Seat, view: ClanView) -> None:
    clan = state.clans[seat]
    clan.gold = view.gold or 0
    for place, offer in enumerate(view.stall):
        state.stall[STALL * seat + place] = NUMBER[offer.tile]
        state.price[STALL * seat + place] = offer.price or 0
        if offer.axed:
            clan.axe = place
    for tile in view.hand:
        state.take(seat, NUMBER[tile])
    clan.building = view.building


def territory_of(tiles: tuple[Placed, ...]) -> Territory:
    """A territory from its tiles in the order of their placement; nothing is checked."""
    land = Territory()
    lay_tiles(land, tiles)
    return land


def lay_tiles(land: Territory, tiles: tuple[Placed, ...]) -> None:
    """Lay more tiles in a territory; nothing is checked."""
    for placed in tiles:
        number = NUMBER[placed.tile]
        if number >= LANDSCAPE:
            land.lay_castle(number)
        else:
            land.place(number * 4 + placed.turn, cell_at(placed.x, placed.y))
