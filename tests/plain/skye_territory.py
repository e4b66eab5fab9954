"""Tiles and territories of Isle of Skye: legal places, areas and roads."""

import json
from pathlib import Path
from typing import NamedTuple, NotRequired, TypedDict

TILES = Path(__file__).parents[2] / "src/skerry/games/skye/pieces/data/tiles.json"

SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CASTLE = (0, 0)


class Area(TypedDict):
    terrain: str
    edges: list[str]


class Item(TypedDict):
    kind: str
    n: int
    area: NotRequired[int]
    waters: NotRequired[list[int]]
    road: NotRequired[int]
    scroll: NotRequired[str]


class Tile(TypedDict):
    """A tile from the data file in its printed orientation."""

    id: str
    edges: str
    areas: list[Area]
    roads: list[list[str]]
    items: list[Item]


class Tiles(NamedTuple):
    """All tiles of the game by their ids."""

    landscape: dict[str, Tile]
    castles: dict[str, Tile]


class Placed(NamedTuple):
    """A tile in a territory; `turn` counts clockwise quarter turns."""

    tile: Tile
    turn: int


Cell = tuple[int, int]
Territory = dict[Cell, Placed]
# A part of a tile: its cell and the index of one of the tile's areas (or of its roads).
Node = tuple[Cell, int]


def load_tiles(path: Path = TILES) -> Tiles:
    data: dict[str, list[Tile]] = json.loads(path.read_text(encoding="utf-8"))
    return Tiles(
        landscape={tile["id"]: tile for tile in data["landscape"]},
        castles={tile["id"]: tile for tile in data["castles"]},
    )


def neighbour(cell: Cell, side: str) -> Cell:
    x, y = cell
    dx, dy = STEP[side]
    return (x + dx, y + dy)


def printed(side: str, turn: int) -> str:
    """The printed edge that faces this side: after one clockwise turn, E shows printed N."""
    return SIDES[(SIDES.index(side) - turn) % 4]


def terrain_at(placed: Placed, side: str) -> str:
    return placed.tile["edges"][SIDES.index(printed(side, placed.turn))]


def area_at(placed: Placed, side: str) -> int:
    edge = printed(side, placed.turn)
    for index, area in enumerate(placed.tile["areas"]):
        if edge in area["edges"]:
            return index
    raise ValueError(f"tile {placed.tile['id']} has no area at its edge {edge}")


def road_at(placed: Placed, side: str) -> int | None:
    edge = printed(side, placed.turn)
    for index, road in enumerate(placed.tile["roads"]):
        if edge in road:
            return index
    return None


def legal_places(territory: Territory, tile: Tile) -> set[tuple[int, int, int]]:
    """Every (x, y, turn) where the tile touches the territory and all edges match."""
    empty = {neighbour(cell, side) for cell in territory for side in SIDES} - set(territory)
    places = set()
    for cell in empty:
        for turn in range(4):
            if fits(territory, cell, Placed(tile, turn)):
                places.add((*cell, turn))
    return places


def fits(territory: Territory, cell: Cell, placed: Placed) -> bool:
    """Whether the terrain matches on every touching side; roads need not match."""
    for side in SIDES:
        other = territory.get(neighbour(cell, side))
        if other is not None and terrain_at(other, OPPOSITE[side]) != terrain_at(placed, side):
            return False
    return True


def areas(territory: Territory) -> list[set[Node]]:
    """Every connected area of the territory, as the set of its parts."""
    unseen = {
        (cell, index)
        for cell, placed in territory.items()
        for index in range(len(placed.tile["areas"]))
    }
    found = []
    while unseen:
        start = unseen.pop()
        area = {start}
        waiting = [start]
        while waiting:
            for node in next_in_area(territory, waiting.pop()):
                if node not in area:
                    area.add(node)
                    waiting.append(node)
        unseen -= area
        found.append(area)
    return found


def next_in_area(territory: Territory, node: Node) -> list[Node]:
    cell, index = node
    nodes = []
    for side in SIDES:
        other = neighbour(cell, side)
        if area_at(territory[cell], side) == index and other in territory:
            nodes.append((other, area_at(territory[other], OPPOSITE[side])))
    return nodes


def area_terrain(territory: Territory, area: set[Node]) -> str:
    cell, index = min(area)
    return territory[cell].tile["areas"][index]["terrain"]


def area_cells(area: set[Node]) -> set[Cell]:
    """The tiles of an area; a tile with two parts of it counts once."""
    return {cell for cell, _ in area}


def completed(territory: Territory, area: set[Node]) -> bool:
    """Whether every edge of the area has a neighbour; an inner area has no edges."""
    for cell, index in area:
        for side in SIDES:
            open_here = neighbour(cell, side) not in territory
            if open_here and area_at(territory[cell], side) == index:
                return False
    return True


def completed_areas(territory: Territory) -> list[set[Node]]:
    return [area for area in areas(territory) if completed(territory, area)]


def linked_cells(territory: Territory) -> set[Cell]:
    """The castle's cell and every cell with a road that leads to the castle.

    The search goes from road to road, not from tile to tile: two separate roads on one tile are
    not connected.
    """
    reached = {(CASTLE, index) for index in range(len(territory[CASTLE].tile["roads"]))}
    waiting = list(reached)
    while waiting:
        cell, index = waiting.pop()
        for side in SIDES:
            other = neighbour(cell, side)
            if road_at(territory[cell], side) != index or other not in territory:
                continue
            road = road_at(territory[other], OPPOSITE[side])
            if road is not None and (other, road) not in reached:
                reached.add((other, road))
                waiting.append((other, road))
    return {CASTLE} | {cell for cell, _ in reached}
