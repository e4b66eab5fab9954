"""Tiles for small boats.

A bar is the straight cat of five cells. Standing in rows 3 to 7 of the columns e to q it touches
no edge; in rows 1 to 5 of the columns h to o it does.
"""

from skerry.games.cats.pieces.tiles import GRID, Cell

Tiles = tuple[str, ...]


def name(cell: Cell) -> str:
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"


def bars(columns: str, *colours: str) -> Tiles:
    """Standing bars in rows 3 to 7, side by side."""
    assert len(columns) == len(colours)
    return tuple(f"{c}-k02 {x}3 1" for x, c in zip(columns, colours, strict=True))


def edge_bars(columns: str, *colours: str) -> Tiles:
    """Standing bars that touch the upper edge."""
    return tuple(f"{c}-k02 {x}1 1" for x, c in zip(columns, colours, strict=True))


def crumbs(cells: list[Cell] | tuple[Cell, ...]) -> Tiles:
    """The smallest treasure on each of some cells."""
    return tuple(f"c1 {name(cell)}" for cell in cells)


def room(number: int) -> tuple[Cell, ...]:
    return GRID.rooms[number - 1].cells
