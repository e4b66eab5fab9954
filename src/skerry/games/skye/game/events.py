"""The events of Isle of Skye; records keep all but one of them, under their tags."""

from typing import ClassVar

import msgspec

from skerry.core.event import Announcement, Event, Seat
from skerry.games.skye.pieces.tiles import GOALS, TILES, Goal, Slot, TileId
from skerry.games.skye.rules import notes as note_kinds
from skerry.games.skye.rules.rules import CASTLE_INCOME, GOLD_PER_POINT, State, winners
from skerry.games.skye.rules.scoring import scroll
from skerry.games.skye.rules.territory import x_of, y_of


class SetUp(Event, frozen=True, tag="setup"):
    """The goals, the castles and the first seat are known."""

    goals: dict[Slot, Goal]
    castles: tuple[TileId, ...]
    first: Seat


class RoundBegan(Event, frozen=True, tag="round"):
    """A round starts with this seat."""

    round: int
    first: Seat


class IncomePaid(Event, frozen=True, tag="income"):
    """A seat gets gold for its castle, its linked barrels and the clans ahead of it."""

    seat: Seat
    castle: int
    whisky: int
    behind: int
    gold: int | None
    """All its gold now; None if the viewer may not know it."""


class TilesDrawn(Event, frozen=True, tag="draw"):
    """A seat draws its three tiles; everyone sees them."""

    seat: Seat
    tiles: tuple[TileId, TileId, TileId]


class PricesSealed(Event, frozen=True, tag="sealed"):
    """A seat has set its prices; nobody else knows them yet."""

    recorded: ClassVar[bool] = False
    seat: Seat


class PricesRevealed(Event, frozen=True, tag="price"):
    """A seat's axe and prices are revealed."""

    seat: Seat
    axe: TileId
    prices: dict[TileId, int]


class TileBought(Event, frozen=True, tag="buy"):
    """A seat buys a tile from another."""

    seat: Seat
    tile: TileId
    from_: Seat = msgspec.field(name="from")
    price: int


class Passed(Event, frozen=True, tag="pass"):
    """A seat buys nothing."""

    seat: Seat


class TileKept(Event, frozen=True, tag="keep"):
    """A seat keeps a tile that nobody bought; its price is lost."""

    seat: Seat
    tile: TileId
    price: int


class TilePlaced(Event, frozen=True, tag="place"):
    """A seat places a tile in its territory."""

    seat: Seat
    tile: TileId
    x: int
    y: int
    turn: int


class TileReturned(Event, frozen=True, tag="return"):
    """A tile fits nowhere and goes back into the bag."""

    seat: Seat
    tile: TileId


class GoalScored(Event, frozen=True, tag="score"):
    """A goal gives points to a seat, possibly 0."""

    seat: Seat
    slot: Slot
    points: int
    total: int


class ScrollScored(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points of one scroll, doubling included."""

    tile: TileId
    points: int


class FinalScored(Event, frozen=True, tag="final"):
    """A seat's scrolls and gold at the end, and its final score."""

    seat: Seat
    scrolls: tuple[ScrollScored, ...]
    gold: int
    gold_points: int
    total: int


class GameEnded(Event, frozen=True, tag="end"):
    """The game is over."""

    winners: tuple[Seat, ...]


SkyeEvent = (
    SetUp
    | RoundBegan
    | IncomePaid
    | TilesDrawn
    | PricesSealed
    | PricesRevealed
    | TileBought
    | Passed
    | TileKept
    | TilePlaced
    | TileReturned
    | GoalScored
    | FinalScored
    | GameEnded
)

_SLOTS = tuple(Slot)


def events_from_notes(state: State, notes: list[tuple[int, ...]]) -> tuple[Announcement, ...]:
    """The events of the notes that the rules took on the way to a state."""
    return tuple(_tell(state, note) for note in notes)


def _tell(state: State, note: tuple[int, ...]) -> Announcement:
    event = _event(state, note)
    if isinstance(event, IncomePaid) and not state.money_open:
        hidden = IncomePaid(event.seat, event.castle, event.whisky, event.behind, None)
        return Announcement(event, frozenset({event.seat}), hidden)
    return Announcement(event)


def _event(state: State, note: tuple[int, ...]) -> SkyeEvent:
    match note:
        case (k, seat, tile, cell, turn) if k == note_kinds.NOTE_PLACE:
            return TilePlaced(seat, TILES[tile].id, x_of(cell), y_of(cell), turn)
        case (k, seat, slot, points, total) if k == note_kinds.NOTE_SCORE:
            return GoalScored(seat, _SLOTS[slot], points, total)
        case (k, seat, a, b, c) if k == note_kinds.NOTE_DRAW:
            return TilesDrawn(seat, (TILES[a].id, TILES[b].id, TILES[c].id))
        case (k, seat, whisky, behind, gold) if k == note_kinds.NOTE_INCOME:
            return IncomePaid(seat, CASTLE_INCOME, whisky, behind, gold)
        case (k, seat, tile, seller, price) if k == note_kinds.NOTE_BUY:
            return TileBought(seat, TILES[tile].id, seller, price)
        case (k, seat, axe, *stall) if k == note_kinds.NOTE_PRICE:
            return _prices(seat, axe, stall)
        case (k, seat, tile, price) if k == note_kinds.NOTE_KEEP:
            return TileKept(seat, TILES[tile].id, price)
        case (k, seat, tile) if k == note_kinds.NOTE_RETURN:
            return TileReturned(seat, TILES[tile].id)
        case (k, number, first) if k == note_kinds.NOTE_ROUND:
            return RoundBegan(number, first)
        case (k, seat) if k == note_kinds.NOTE_SEALED:
            return PricesSealed(seat)
        case (k, seat) if k == note_kinds.NOTE_PASS:
            return Passed(seat)
        case (k, seat) if k == note_kinds.NOTE_FINAL:
            return _final(state, seat)
        case (k,) if k == note_kinds.NOTE_SETUP:
            return _setup(state)
        case (k,) if k == note_kinds.NOTE_END:
            return GameEnded(tuple(winners(state)))
    raise AssertionError(f"a note that nobody makes: {note}")


def _setup(state: State) -> SetUp:
    return SetUp(
        {slot: GOALS[goal] for slot, goal in zip(_SLOTS, state.goals, strict=True)},
        tuple(TILES[clan.land.tile(0)].id for clan in state.clans),
        state.first,
    )


def _prices(seat: Seat, axe: int, stall: list[int]) -> PricesRevealed:
    tiles = [TILES[tile].id for tile in stall[::2]]
    prices = dict(zip(tiles, stall[1::2], strict=True))
    del prices[tiles[axe]]
    return PricesRevealed(seat, tiles[axe], prices)


def _final(state: State, seat: Seat) -> FinalScored:
    clan = state.clans[seat]
    land = clan.land
    scrolls = [
        ScrollScored(TILES[land.tile(plot)].id, points)
        for plot in range(land.size)
        if (points := scroll(land, plot)) >= 0
    ]
    scrolls.sort(key=lambda scored: scored.tile)
    return FinalScored(seat, tuple(scrolls), clan.gold, clan.gold // GOLD_PER_POINT, clan.points)
