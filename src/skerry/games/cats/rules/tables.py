"""Tiles, boats and cards as tables of integers, for the compiled rules.

A boat has 142 cells, more than the bits of one integer, so a set of cells is four integers, its
words (`anchors.py` shows how cells lie in them). A *place* is one way to lay a shape on a boat,
rotated or flipped; all of them are listed here with their cells and the cells around them.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64, u8

from skerry.core.compiled.bits import WORD, bit, lowest
from skerry.games.cats.pieces.cards import CARDS, SISTER, Kind
from skerry.games.cats.pieces.tiles import (
    BOATS,
    CELL_NUMBER,
    CELLS,
    COLOURS,
    GRID,
    NUMBER,
    SHAPES,
    Cell,
    Shape,
    turned,
)

if TYPE_CHECKING:
    Ints = vec[i64]

WORDS: Final = 4
"""How many integers a set of cells takes."""
COLUMN: Final = 10
"""Bits of a column: nine rows and a gap."""
STEP_BITS: Final = 6
"""Bits of a step from one cell of a form to another."""

# Tiles by their numbers; the shape of a tile follows from it.
CATS: Final = 85
FIRST_RARE: Final = 85
FIRST_COMMON: Final = 90
FIRST_OSHAX: Final = 94
TILES: Final = 100
SHAPE_COUNT: Final = 32
CAT_SHAPES: Final = 17
SMALL: Final = 2
"""How many of the common shapes, from the first one, are small."""

ROOMS: Final = 7

# Kinds of cards.
OSHAX_CARD: Final = 0
RESCUE_CARD: Final = 1
ANYTIME_CARD: Final = 2
TREASURE_CARD: Final = 3
LESSON_CARD: Final = 4
PUBLIC_CARD: Final = 5

# The numbers of the anytime cards, which follow each other: hands are searched for them often.
FIRST_ANYTIME: Final = 66
END_ANYTIME: Final = 97
"""The number after the last one."""

# Baskets on rescue cards.
NO_BASKET: Final = 0
BROKEN: Final = 1
WHOLE: Final = 2

# What anytime cards do, and which treasure card it is.
FISH_OSHAX: Final = 0
FREE_SPOT: Final = 1
DRAW2: Final = 2
DRAW3: Final = 3
BAG_TO_BOAT: Final = 4
SELL_BASKET: Final = 5
HERD: Final = 6
FISH_LESSONS: Final = 7
DOUBLE_RESCUE: Final = 8
BAG_TO_FIELDS: Final = 9
NEW_BASKET: Final = 10
BASKET_FOR_LESSONS: Final = 11
BASKET_FOR_TREASURES: Final = 12
FISH_COLOURS: Final = 13
FISH_RARE: Final = 14
FISH_COMMON: Final = 15
FISH_ONE_COLOUR: Final = 16
TREASURE_RARE: Final = 17
TREASURE_SMALL: Final = 18
EFFECT_NAMES: Final = [
    "fish_oshax",
    "free_spot",
    "draw2",
    "draw3",
    "bag_to_boat",
    "sell_basket",
    "herd",
    "fish_lessons",
    "double_rescue",
    "bag_to_fields",
    "basket",
    "basket_for_lessons",
    "basket_for_treasures",
    "fish_colours",
    "fish_rare",
    "fish_common",
    "fish_one_colour",
    "treasure_rare",
    "treasure_small",
]

# What a sister card removes.
TAKE_CAT: Final = 0
TAKE_OSHAX: Final = 1
TAKE_RARE: Final = 2
TAKE_COMMON: Final = 3
SWAP_CATS: Final = 4


def _bit(x: int, y: int) -> int:
    """The bit of a cell, counted through all words of a set."""
    return x * COLUMN + y


def _forms(shape: Shape) -> list[list[int]]:
    """A shape in all its rotations and flips: the steps from its first bit to each of its bits.

    Cells are numbered column by column, as bits are: with the steps and the forms in order,
    places come out in the order of their cells.
    """
    found: list[list[int]] = []
    for cells in turned(shape):
        bits = sorted(_bit(x, y) for x, y in cells)
        found.append([bit - bits[0] for bit in bits])
    return sorted(found)


class _Places:
    """Every place of every shape, in the order of shapes and then of cells."""

    def __init__(self) -> None:
        self.first = vec[i64]()
        self.shape = vec[i64]()
        self.form = vec[u8]()
        self.anchor = vec[u8]()
        self.first_form = vec[i64]()
        self.steps = vec[i64]()
        self.pattern = vec[i64]()
        self.number = vec[i16]()
        self._hull = frozenset([_bit(x, y) for x, y in CELLS])
        for shape in SHAPES:
            self._add_shape(len(self.first), _forms(shape))
        self.first = append(self.first, len(self.shape))
        self.first_form = append(self.first_form, len(self.steps))

    def _add_shape(self, shape: i64, forms: list[list[int]]) -> None:
        self.first = append(self.first, len(self.shape))
        first: i64 = len(self.steps)
        self.first_form = append(self.first_form, first)
        numbers = vec[i16]([-1] * (len(forms) * WORDS * WORD))
        for x, y in CELLS:
            start = _bit(x, y)
            for form, steps in enumerate(forms):
                if self._hull.issuperset([start + step for step in steps]):
                    numbers[form * WORDS * WORD + start] = i16(len(self.shape))
                    self.shape = append(self.shape, shape)
                    self.form = append(self.form, u8(first + form))
                    self.anchor = append(self.anchor, u8(start))
        self.number = extend(self.number, numbers)
        for steps in forms:
            packed = 0
            pattern = 1
            for number, step in enumerate(steps[1:]):
                packed += step << (STEP_BITS * number)
                pattern += 1 << step
            self.steps = append(self.steps, packed)
            self.pattern = append(self.pattern, pattern)


def _words(bits: Iterable[int]) -> "Ints":
    """A set of cells."""
    out = vec[i64]([0] * WORDS)
    for number in bits:
        out[number // WORD] |= bit(number % WORD)
    return out


def _cells(cells: Iterable[Cell]) -> "Ints":
    return _words([_bit(x, y) for x, y in cells])


def _sizes() -> "Ints":
    out = vec[i64]()
    for shape in SHAPES:
        out = append(out, len(shape.cells))
    return out


def _rats() -> "Ints":
    out = vec[i64]()
    for boat in BOATS:
        out = extend(out, _cells(boat.rats))
    return out


def _maps() -> "Ints":
    out = vec[i64]()
    for boat in BOATS:
        for colour in COLOURS:
            out = extend(out, _cells([boat.maps[colour]]))
    return out


def _rooms() -> "Ints":
    out = vec[i64]()
    for room in GRID.rooms:
        out = extend(out, _cells(room.cells))
    return out


def _columns() -> "Ints":
    out = vec[i64]()
    for x, high in enumerate(GRID.column_heights):
        if high == GRID.height:
            out = extend(out, _cells([(x, y) for y in range(high)]))
    return out


def _single_cells() -> "Ints":
    out = vec[i64]()
    for cell in CELLS:
        out = extend(out, _cells([cell]))
    return out


def _card_numbers(what: str) -> "Ints":
    out = vec[i64]()
    baskets = ["none", "broken", "normal"]
    kinds = list(Kind)
    for card in CARDS:
        if what == "kind":
            out = append(out, kinds.index(card.kind))
        elif what == "cost":
            out = append(out, card.cost)
        elif what == "speed":
            out = append(out, card.speed)
        elif what == "basket":
            out = append(out, baskets.index(card.basket) if card.basket else 0)
        elif what == "effect":
            out = append(out, EFFECT_NAMES.index(card.type) if card.type in EFFECT_NAMES else -1)
        else:
            out = append(out, 1 if card.choose_colour == "on_reveal" else 0)
    return out


def _sister(what: str) -> "Ints":
    out = vec[i64]()
    takes = ["cat", "oshax", "rare", "common"]
    for card in SISTER:
        if what == "baskets":
            out = append(out, card.baskets)
        elif what == "speed":
            out = append(out, card.speed)
        else:
            for effect in card.effects:
                if effect.swap_cats is not None:
                    first, second = effect.swap_cats
                    out = append(append(append(out, SWAP_CATS), first), second)
                else:
                    take = takes.index(effect.take or "")
                    number = NUMBER[effect.shape] if effect.shape else effect.slot
                    out = append(append(append(out, take), number), 0)
    return out


_PLACES: Final = _Places()

FIRST_PLACE: Final = _PLACES.first
"""Per shape: the number of its first place; one more entry says where the last shape ends."""

SHAPE_OF: Final = _PLACES.shape
"""Per place: its shape."""

SIZE: Final = _sizes()
"""Per shape: how many cells it has."""

FORM_OF: Final = _PLACES.form
ANCHOR_OF: Final = _PLACES.anchor
"""Per place: its form, and the bit of its first cell; small tables stay in the cache."""

FIRST_FORM: Final = _PLACES.first_form
"""Per shape: its first form, one of its rotations and flips; one more entry ends the last shape."""

STEPS: Final = _PLACES.steps
"""Per form: how many bits its other cells are away from the first one, in six bits each."""

PATTERN: Final = _PLACES.pattern
"""Per form: its cells as bits, the first one as bit 0."""

PLACE_AT: Final = _PLACES.number
"""Per form and bit: the place of the form with its first cell on that bit, or -1."""

HULL: Final = _cells(CELLS)
"""Per word: all cells of a boat."""

CELL: Final = _single_cells()
"""Per cell and word: the cell as a set."""

RATS: Final = _rats()
"""Per boat and word: the rats."""

MAPS: Final = _maps()
"""Per boat, colour and word: the cell of the map."""

ROOM_CELLS: Final = _rooms()
"""Per room and word: its cells."""

EDGE: Final = _cells(GRID.edge_cells)
"""Per word: the cells at the edge."""

MIDDLE_ROW: Final = _cells([(x, 4) for x in range(GRID.width)])
"""Per word: the cells of the middle row."""

COLUMNS: Final = _columns()
"""Per column of nine cells and word: its cells."""

KIND: Final = _card_numbers("kind")
COST: Final = _card_numbers("cost")
SPEED: Final = _card_numbers("speed")
BASKET: Final = _card_numbers("basket")
EFFECT: Final = _card_numbers("effect")
ASKS_COLOUR: Final = _card_numbers("colour")
"""Per card: kind, cost, speed, basket, what it does, and whether a colour is named openly."""

SISTER_BASKETS: Final = _sister("baskets")
SISTER_SPEED: Final = _sister("speed")
SISTER_EFFECTS: Final = _sister("effects")
"""Per sister card: baskets, speed, and its two effects as three numbers each."""


def cells_at(place: i64) -> list[int]:
    """The numbers of the cells that a place covers, in order."""
    found: list[int] = []
    left = PATTERN[i64(FORM_OF[place])]
    while left != 0:
        number = i64(ANCHOR_OF[place]) + lowest(left)
        found.append(CELL_NUMBER[(number // COLUMN, number % COLUMN)])
        left &= left - 1
    return found


def shape_of(tile: i64) -> i64:
    """The shape of a tile."""
    if tile < CATS:
        return tile % CAT_SHAPES
    return tile - CATS + CAT_SHAPES


def tile_of(shape: i64) -> i64:
    """The treasure or oshax of a shape; cats have a colour, too."""
    return shape - CAT_SHAPES + CATS


def colour_of(tile: i64) -> i64:
    """The colour of a cat, or -1."""
    if tile < CATS:
        return tile // CAT_SHAPES
    return -1
