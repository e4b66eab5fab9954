"""The pieces of Isle of Skye as they are printed: 73 landscape tiles, 5 castles, 16 goals."""

from enum import Enum, StrEnum
from functools import cache
from pathlib import Path
from typing import NewType

import msgspec

TileId = NewType("TileId", str)
"""A landscape tile (`L01` to `L73`) or a castle (`C-blue`)."""


class Terrain(Enum):
    """What an area is made of; edges that touch must match."""

    PASTURE = "P"
    MOUNTAIN = "M"
    WATER = "W"


class Side(Enum):
    """A side of a tile, in the order in which edges are written."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"


class Kind(StrEnum):
    """What can be printed on a tile."""

    SHEEP = "sheep"
    CATTLE = "cattle"
    WHISKY = "whisky"
    SHIP = "ship"
    BROCH = "broch"
    FARM = "farm"
    LIGHTHOUSE = "lighthouse"
    SCROLL = "scroll"
    CASTLE = "castle"


class Scroll(StrEnum):
    """What a scroll counts at the end; a trailing 2 means one point per two."""

    SHEEP2 = "sheep2"
    WHISKY2 = "whisky2"
    SHIP2 = "ship2"
    CATTLE = "cattle"
    BROCH = "broch"
    FARM = "farm"
    LIGHTHOUSE = "lighthouse"


class Goal(StrEnum):
    """The sixteen scoring tiles; four of them lie on the slots A to D of a game."""

    SQUARES = "squares"
    SHEEP = "sheep"
    BROCHS = "brochs"
    WHISKY = "whisky"
    FARM = "farm"
    CATTLE = "cattle"
    ROADS = "roads"
    LAKE = "lake"
    AREAS = "areas"
    AREAS3 = "areas3"
    TRIO = "trio"
    SHIPS = "ships"
    GOLD = "gold"
    HARBOUR = "harbour"
    COLUMN = "column"
    MOUNTAINS = "mountains"


class Slot(StrEnum):
    """A place for a goal beside the round track."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a tile with one terrain; without edges, it is inside the tile."""

    terrain: Terrain
    edges: tuple[Side, ...]


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something printed on a tile, and where: in an area, beside waters, on a road."""

    kind: Kind
    n: int
    area: int | None = None
    waters: tuple[int, ...] = ()
    road: int | None = None
    scroll: Scroll | None = None


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile as printed, before any turn.

    >>> tile("L30").roads
    ((<Side.NORTH: 'N'>, <Side.WEST: 'W'>), (<Side.EAST: 'E'>, <Side.SOUTH: 'S'>))
    """

    id: TileId
    edges: str
    areas: tuple[Area, ...]
    roads: tuple[tuple[Side, ...], ...]
    items: tuple[Item, ...]

    def count(self, kind: Kind) -> int:
        """How many of a kind are printed on the tile."""
        return sum(item.n for item in self.items if item.kind is kind)


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All tiles of the game."""

    landscape: tuple[Tile, ...]
    castles: tuple[Tile, ...]


@cache
def pieces() -> Pieces:
    """The tiles of the base game: landscape tiles in the order of their ids, then castles.

    >>> len(pieces().landscape), len(pieces().castles)
    (73, 5)
    """
    data = Path(__file__).with_name("data").joinpath("tiles.json").read_bytes()
    return msgspec.json.decode(data, type=Pieces)


TILES: tuple[Tile, ...] = pieces().landscape + pieces().castles
"""Landscape tiles first, then castles; the number of a tile is its index here."""

NUMBER: dict[str, int] = {tile.id: number for number, tile in enumerate(TILES)}
"""The number of a tile, by its id."""

GOALS: tuple[Goal, ...] = tuple(Goal)
"""The number of a goal is its index here."""


def tile(name: str) -> Tile:
    """The tile with this id; KeyError if there is none.

    >>> tile("L73").edges
    'PWWW'
    """
    return TILES[NUMBER[name]]
