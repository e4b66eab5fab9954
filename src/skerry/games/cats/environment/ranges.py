"""The choices of The Isle of Cats by number.

`docs/reference/choices.md` has the table, made from here.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.bits import WORD
from skerry.games.cats.pieces.cards import CARDS
from skerry.games.cats.pieces.tiles import CELL_NUMBER, CELLS
from skerry.games.cats.rules.tables import COLUMN, TILES, WORDS

if TYPE_CHECKING:
    Ints = vec[i64]

CELL_COUNT: Final = 142
CARD_COUNT: Final = 169
MOST_FORMS: Final = 8
assert len(CELLS) == CELL_COUNT, "the cells of a boat"
assert len(CARDS) == CARD_COUNT, "the cards of all modes"

PASS: Final = 0
DONE: Final = 1
WATCH: Final = 2
COLOUR: Final = 4
FIELD: Final = 9
WAY: Final = 11
TURN: Final = 13
TILE: Final = TURN + MOST_FORMS
CELL: Final = TILE + TILES
CARD: Final = CELL + CELL_COUNT
ACTIONS: Final = CARD + CARD_COUNT

LONGEST: Final = CELL_COUNT + 32
"""More than the options of any choice: all cells of a boat."""

RANGES: Final[list[tuple[str, int, int, str]]] = [
    ("PASS", PASS, 1, "pass for the day, decline a map's treasure, end a pause"),
    ("DONE", DONE, 1, "nothing more: no further card, cat or treasure, the end of a turn"),
    ("WATCH", WATCH, 2, "be prompted before the turns of others (0), or no longer (1)"),
    ("COLOUR", COLOUR, 5, "blue, green, red, purple, orange: of a lesson, an oshax, for fish"),
    ("FIELD", FIELD, 2, "the left (0) or the right field (1) for a drawn cat"),
    (
        "WAY",
        WAY,
        2,
        "the plain way (0): a ready basket, no extra fish; or the other one (1): a used basket, "
        "the extra fish",
    ),
    (
        "TURN",
        TURN,
        MOST_FORMS,
        "which of its rotations and flips a tile has; `FIRST_FORM` of the rules numbers them",
    ),
    ("TILE", TILE, TILES, "the tile: a cat to rescue or to herd, a treasure or oshax to place"),
    (
        "CELL",
        CELL,
        CELL_COUNT,
        "the first cell of a tile, column by column from the stern: of one to place, or of a "
        "treasure to give away",
    ),
    (
        "CARD",
        CARD,
        CARD_COUNT,
        "the next card: to keep, pay for, lay or play, a rescue card as the basket, a lesson to "
        "give away",
    ),
]
"""Name, first number, how many, and what one of them means."""


def _cells_at() -> "Ints":
    out = vec[i64]([-1] * (WORDS * WORD))
    for x, y in CELLS:
        out[x * COLUMN + y] = CELL_NUMBER[(x, y)]
    return out


def _bits_of() -> "Ints":
    out = vec[i64]([0] * CELL_COUNT)
    for x, y in CELLS:
        out[CELL_NUMBER[(x, y)]] = x * COLUMN + y
    return out


CELL_AT: Final = _cells_at()
"""Per bit of a set of cells: the number of the cell, or -1."""

BIT_OF: Final = _bits_of()
"""Per cell: its bit."""
