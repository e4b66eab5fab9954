"""Scores a territory of Isle of Skye: the sixteen goals, the scrolls, the whisky."""

from collections.abc import Callable
from typing import TypedDict

from .skye_territory import (
    Cell,
    Item,
    Territory,
    area_cells,
    area_terrain,
    areas,
    completed,
    completed_areas,
    linked_cells,
)

# What a scroll counts, and how many of them give one point.
SCROLLS = {
    "sheep2": ("sheep", 2),
    "whisky2": ("whisky", 2),
    "ship2": ("ship", 2),
    "cattle": ("cattle", 1),
    "broch": ("broch", 1),
    "farm": ("farm", 1),
    "lighthouse": ("lighthouse", 1),
}


class ScrollPoints(TypedDict):
    tile: str
    points: int


def solo_points(
    goal: str, territory: Territory, *, farm: str = "eight", castle_on_roads: bool = False
) -> int:
    """The points of a goal that does not compare seats."""
    if goal == "farm":
        return farm_animals(territory, farm)
    if goal == "roads":
        return roads(territory, castle_on_roads=castle_on_roads)
    if goal in SIMPLE_GOALS:
        return SIMPLE_GOALS[goal](territory)
    raise ValueError(f"no goal for one territory alone: {goal!r}")


def holding(goal: str, territory: Territory, gold: int) -> int:
    """The amount that a seat has for a majority goal."""
    match goal:
        case "whisky":
            return whisky_tiles(territory)
        case "ships":
            return count(territory, "ship")
        case "gold":
            return gold
    raise ValueError(f"no majority goal: {goal!r}")


def majority(holdings: list[int]) -> list[int]:
    """5 for the most, 2 for the second most; a tie for the most leaves nothing for the second."""
    points = [0] * len(holdings)
    most = max(holdings)
    firsts = [seat for seat, held in enumerate(holdings) if held == most and held >= 1]
    for seat in firsts:
        points[seat] = 5
    if len(firsts) == 1:
        second = max((held for held in holdings if held < most), default=0)
        for seat, held in enumerate(holdings):
            if held == second and held >= 1:
                points[seat] = 2
    return points


def linked_whisky(territory: Territory) -> int:
    """The tiles with whisky that a road links to the castle: what phase 1 pays for."""
    return sum(count_at(territory, cell, "whisky") > 0 for cell in linked_cells(territory))


def scroll_points(territory: Territory) -> list[ScrollPoints]:
    """Every scroll of the territory with its points, doubled if its area is complete."""
    scrolls: list[ScrollPoints] = []
    for area in areas(territory):
        factor = 2 if completed(territory, area) else 1
        for cell, index in area:
            for item in items_at(territory, cell):
                if item["kind"] == "scroll" and item["area"] == index:
                    kind, per = SCROLLS[item["scroll"]]
                    held = whisky_tiles(territory) if kind == "whisky" else count(territory, kind)
                    tile = territory[cell].tile["id"]
                    scrolls.append({"tile": tile, "points": held // per * factor})
    return sorted(scrolls, key=lambda scroll: scroll["tile"])


def items_at(territory: Territory, cell: Cell) -> list[Item]:
    return territory[cell].tile["items"]


def count_at(territory: Territory, cell: Cell, kind: str) -> int:
    return sum(item["n"] for item in items_at(territory, cell) if item["kind"] == kind)


def count(territory: Territory, kind: str) -> int:
    return sum(count_at(territory, cell, kind) for cell in territory)


def whisky_tiles(territory: Territory) -> int:
    """Tiles with whisky: tiles count, not barrels."""
    return sum(count_at(territory, cell, "whisky") > 0 for cell in territory)


def squares(territory: Territory) -> int:
    """2 points for each block of 2x2 tiles; blocks can overlap."""
    blocks = 0
    for x, y in territory:
        if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= set(territory):
            blocks += 1
    return 2 * blocks


def sheep(territory: Territory) -> int:
    return count(territory, "sheep")


def brochs(territory: Territory) -> int:
    """1, 3 or 6 points for each mountain area with 1, 2 or more brochs, completed or not."""
    points = 0
    for area in areas(territory):
        if area_terrain(territory, area) == "M":
            held = 0
            for cell, index in area:
                for item in items_at(territory, cell):
                    if item["kind"] == "broch" and item["area"] == index:
                        held += item["n"]
            points += (0, 1, 3, 6)[min(held, 3)]
    return points


def farm_animals(territory: Territory, farm: str) -> int:
    """1 point for each animal on or next to a farm tile; each animal counts once."""
    steps = [(0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)]
    if farm == "eight":
        steps += [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    elif farm != "four":
        raise ValueError(f"no reading of the farm goal: {farm!r}")
    near = set()
    for x, y in territory:
        if count_at(territory, (x, y), "farm") > 0:
            near |= {(x + dx, y + dy) for dx, dy in steps}
    cells = near & set(territory)
    return sum(count_at(territory, c, "sheep") + count_at(territory, c, "cattle") for c in cells)


def cattle(territory: Territory) -> int:
    """2 points for each head of cattle on a tile that a road links to the castle."""
    return 2 * sum(count_at(territory, cell, "cattle") for cell in linked_cells(territory))


def roads(territory: Territory, *, castle_on_roads: bool) -> int:
    """1 point for each tile that a road links to the castle; an option adds the castle."""
    tiles = len(linked_cells(territory))
    return tiles if castle_on_roads else tiles - 1


def lake(territory: Territory) -> int:
    """2 points for each tile of the largest completed water area."""
    lakes = [area for area in completed_areas(territory) if area_terrain(territory, area) == "W"]
    return 2 * max((len(area_cells(area)) for area in lakes), default=0)


def all_areas(territory: Territory) -> int:
    return len(completed_areas(territory))


def areas3(territory: Territory) -> int:
    """3 points for each completed area of 3 or more tiles."""
    return 3 * sum(len(area_cells(area)) >= 3 for area in completed_areas(territory))


def trio(territory: Territory) -> int:
    """5 points for each set of broch, farm and lighthouse; a building is in one set only."""
    return 5 * min(count(territory, kind) for kind in ("broch", "farm", "lighthouse"))


def harbour(territory: Territory) -> int:
    """3 points for each water area, completed or not, with a ship and a lighthouse beside it."""
    points = 0
    for area in areas(territory):
        ship = False
        light = False
        for cell, index in area:
            for item in items_at(territory, cell):
                if item["kind"] == "ship" and item["area"] == index:
                    ship = True
                if item["kind"] == "lighthouse" and index in item["waters"]:
                    light = True
        if ship and light:
            points += 3
    return points


def column(territory: Territory) -> int:
    """3 points for each unbroken vertical line of 3 or more tiles, however long it is."""
    points = 0
    for x, y in territory:
        if (x, y - 1) in territory:
            continue  # not the top of a line
        length = 0
        while (x, y + length) in territory:
            length += 1
        if length >= 3:
            points += 3
    return points


def mountains(territory: Territory) -> int:
    done = completed_areas(territory)
    return 2 * sum(area_terrain(territory, area) == "M" for area in done)


# The goals that no option changes.
SIMPLE_GOALS: dict[str, Callable[[Territory], int]] = {
    "squares": squares,
    "sheep": sheep,
    "brochs": brochs,
    "cattle": cattle,
    "lake": lake,
    "areas": all_areas,
    "areas3": areas3,
    "trio": trio,
    "harbour": harbour,
    "column": column,
    "mountains": mountains,
}
SOLO_GOALS = (*SIMPLE_GOALS, "farm", "roads")
MAJORITY_GOALS = ("whisky", "ships", "gold")
GOALS = SOLO_GOALS + MAJORITY_GOALS
