"""The events of Isle of Skye; records keep all but one of them, under their tags."""

from typing import ClassVar

import msgspec

from skerry.core.event import Event, Seat
from skerry.games.skye.pieces.tiles import Goal, Slot, TileId


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

    scores: ClassVar[bool] = True
    seat: Seat
    slot: Slot
    points: int
    total: int


class ScrollScored(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
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
