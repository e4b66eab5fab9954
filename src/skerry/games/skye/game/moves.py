"""The moves and draws of Isle of Skye, each with its text form (`docs/reference/notation.md`)."""

from typing import Annotated

import msgspec

from skerry.core.game import Draw, Move
from skerry.core.legal import Reason as CoreReason
from skerry.games.skye.pieces.tiles import Goal, TileId

Turn = Annotated[int, msgspec.Meta(ge=0, le=3)]
"""Clockwise quarter turns from the printed orientation."""


class Price(Move, frozen=True, tag="price"):
    """Put the axe on one tile of the stall and gold on the other two, behind the screen.

    >>> str(Price(0, "L12", (("L40", 3), ("L03", 2))))
    'axe L12, L40=3, L03=2'
    """

    axe: TileId
    prices: tuple[tuple[TileId, int], tuple[TileId, int]]

    def __str__(self) -> str:
        return f"axe {self.axe}, " + ", ".join(f"{tile}={gold}" for tile, gold in self.prices)


class Buy(Move, frozen=True, tag="buy"):
    """Buy a tile from the stall of another seat."""

    tile: TileId

    def __str__(self) -> str:
        return f"buy {self.tile}"


class Pass(Move, frozen=True, tag="pass"):
    """Buy nothing this round."""

    def __str__(self) -> str:
        return "pass"


class Place(Move, frozen=True, tag="place"):
    """Place a tile from the hand in the territory.

    >>> str(Place(0, "L03", 2, -1, 1))
    'L03 n1e2 r1'
    """

    tile: TileId
    x: int
    y: int
    turn: Turn

    def __str__(self) -> str:
        return f"{self.tile} {cell_text(self.x, self.y)} r{self.turn}"


class DrawGoal(Draw, frozen=True, tag="draw_goal"):
    """A scoring tile for the next slot."""

    goal: Goal

    def __str__(self) -> str:
        return f"goal {self.goal}"


class DrawCastle(Draw, frozen=True, tag="draw_castle"):
    """A castle for the next seat."""

    castle: TileId

    def __str__(self) -> str:
        return f"castle {self.castle}"


class DrawFirst(Draw, frozen=True, tag="draw_first"):
    """The seat that starts the first round."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


class DrawTile(Draw, frozen=True, tag="draw_tile"):
    """A tile from the bag."""

    tile: TileId

    def __str__(self) -> str:
        return f"draw {self.tile}"


SkyeMove = Price | Buy | Pass | Place
SkyeDraw = DrawGoal | DrawCastle | DrawFirst | DrawTile


class Reason(CoreReason):
    """Why a move in Isle of Skye is refused."""

    FOREIGN = "foreign"
    GAME_OVER = "game_over"
    NO_SUCH_SEAT = "no_such_seat"
    OTHER_SEAT = "other_seat"
    NOT_THIS_PHASE = "not_this_phase"
    NOT_AWAITED = "not_awaited"
    UNKNOWN_TILE = "unknown_tile"
    NOT_YOUR_TILE = "not_your_tile"
    WRONG_TILES = "wrong_tiles"
    PRICE_TOO_LOW = "price_too_low"
    NOT_ENOUGH_GOLD = "not_enough_gold"
    OWN_TILE = "own_tile"
    NOT_FOR_SALE = "not_for_sale"
    NOT_IN_HAND = "not_in_hand"
    BAD_TURN = "bad_turn"
    OCCUPIED = "occupied"
    NOT_TOUCHING = "not_touching"
    TERRAIN_MISMATCH = "terrain_mismatch"
    NOT_DRAWABLE = "not_drawable"


def cell_text(x: int, y: int) -> str:
    """A cell as steps from the castle, north or south first.

    >>> cell_text(2, -1), cell_text(0, 3), cell_text(0, 0)
    ('n1e2', 's3', '0')
    """
    up = f"n{-y}" if y < 0 else f"s{y}" if y > 0 else ""
    across = f"w{-x}" if x < 0 else f"e{x}" if x > 0 else ""
    return up + across or "0"
