"""The choices of Isle of Skye by number.

`docs/reference/choices.md` has the table, made from here.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.games.skye.rules.territory import cell_at

if TYPE_CHECKING:
    Ints = vec[i64]

FARTHEST: Final = 18
"""How many steps from the castle a tile can lie: 18 tiles at most follow it."""
CELL_COUNT: Final = 2 * FARTHEST * (FARTHEST + 1)
"""Cells within that distance, without the castle's own."""
PRICES: Final = 99
"""The highest price that is one choice."""

PASS: Final = 0
BUY: Final = 1
AXE: Final = 9
PRICE: Final = 12
MORE: Final = PRICE + PRICES
TILE: Final = MORE + 1
CELL: Final = TILE + 3
TURN: Final = CELL + CELL_COUNT
ACTIONS: Final = TURN + 4

LONGEST: Final = PRICES + 1
"""The most options of one choice: all prices, and more; a territory has 40 free cells at most."""

RANGES: Final[list[tuple[str, int, int, str]]] = [
    ("PASS", PASS, 1, "buy nothing"),
    (
        "BUY",
        BUY,
        8,
        "`2 * later + place`: buy a tile of the seat that sits `later + 1` to the left, its first "
        "(0) or second (1) tile that is still there",
    ),
    ("AXE", AXE, 3, "put the axe on this tile of your stall"),
    (
        "PRICE",
        PRICE,
        PRICES,
        "`gold - 1`: the price of the next tile without an axe, the left one first",
    ),
    ("MORE", MORE, 1, f"{PRICES} gold on top of the next price, for very rich clans"),
    ("TILE", TILE, 3, "build this tile of your hand, of those that are still there"),
    (
        "CELL",
        CELL,
        CELL_COUNT,
        "the cell for the tile, by `cell_of`: row by row from the north, without the castle's",
    ),
    ("TURN", TURN, 4, "how often the tile is turned clockwise"),
]
"""Name, first number, how many, and what one of them means."""


def _cells() -> "Ints":
    """The cells in reach, row by row from the north-west."""
    out = vec[i64]()
    for y in range(-FARTHEST, FARTHEST + 1):
        for x in range(-FARTHEST, FARTHEST + 1):
            if 0 < abs(x) + abs(y) <= FARTHEST:
                out = append(out, cell_at(x, y))
    return out


_CELLS: Final = _cells()


def _numbers() -> "Ints":
    out = vec[i64]([-1] * 2048)
    for number in range(i64(CELL_COUNT)):
        out[_CELLS[number]] = number
    return out


_NUMBERS: Final = _numbers()


def cell_of(number: i64) -> i64:
    """The cell of a choice, without CELL.

    >>> from skerry.games.skye.rules.territory import x_of, y_of
    >>> x_of(cell_of(0)), y_of(cell_of(0))
    (0, -18)
    """
    return _CELLS[number]


def number_of(cell: i64) -> i64:
    """The choice of a cell, without CELL; -1 if no tile can lie there."""
    return _NUMBERS[cell]
