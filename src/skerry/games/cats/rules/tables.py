"""Tiles, boats and cards as tables of integers, for the compiled rules.

A boat has 142 cells, more than the bits of one integer, so a set of cells is three integers of
48 bits. A *place* is one way to lay a shape on a boat, rotated or flipped; all of them are listed
here with their cells and the cells around them.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.games.cats.pieces.cards import CARDS, SISTER, Kind
from skerry.games.cats.pieces.tiles import (
    BOATS,
    CELL_NUMBER,
    CELLS,
    COLOURS,
    GRID,
    NUMBER,
    SHAPES,
    Shape,
    turned,
)

if TYPE_CHECKING:
    Ints = vec[i64]

WORD: Final = 48
"""Bits of one of the three integers of a set of cells."""

# Tiles by their numbers; the shape of a tile follows from it.
CATS: Final = 85
FIRST_RARE: Final = 85
FIRST_COMMON: Final = 90
FIRST_OSHAX: Final = 94
TILES: Final = 100
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


# Positions are cells with a margin on every side, column by column: no shape leaves them.
_MARGIN: Final = 6
_COLUMN: Final = 9 + 2 * _MARGIN


def _position(x: int, y: int) -> int:
    return (x + _MARGIN) * _COLUMN + y + _MARGIN


def _forms(shape: Shape) -> "list[Ints]":
    """A shape in all its rotations and flips: the steps from its first position to each.

    Cells are numbered column by column, too: with the steps and the forms in order, places come
    out in the order of their cells.
    """
    found: list[list[int]] = []
    for cells in turned(shape):
        positions = sorted(_position(x, y) for x, y in cells)
        found.append([position - positions[0] for position in positions])
    return [vec[i64](steps) for steps in sorted(found)]


def _cell_masks(word: int) -> "Ints":
    """Per position: its cell, as a set; the empty set outside the boat."""
    out = vec[i64]([0] * ((GRID.width + 2 * _MARGIN) * _COLUMN))
    for number, (x, y) in enumerate(CELLS):
        out[_position(x, y)] = _words([number], word)
    return out


def _beside_masks(cells: "Ints") -> "Ints":
    """Per position: the cells that share a side with it."""
    out = vec[i64]([0] * len(cells))
    for at in range(i64(_COLUMN), i64(len(cells)) - _COLUMN):
        out[at] = cells[at - _COLUMN] | cells[at - 1] | cells[at + 1] | cells[at + _COLUMN]
    return out


class _Places:
    """Every place of every shape, in the order of shapes and then of cells."""

    def __init__(self) -> None:
        self.first = vec[i64]()
        self.shape = vec[i64]()
        self.at0 = vec[i64]()
        self.at1 = vec[i64]()
        self.at2 = vec[i64]()
        self.by0 = vec[i64]()
        self.by1 = vec[i64]()
        self.by2 = vec[i64]()
        self._cells0 = _cell_masks(0)
        self._cells1 = _cell_masks(1)
        self._cells2 = _cell_masks(2)
        self._beside0 = _beside_masks(self._cells0)
        self._beside1 = _beside_masks(self._cells1)
        self._beside2 = _beside_masks(self._cells2)
        for shape in SHAPES:
            self._add_shape(len(self.first), _forms(shape))
        self.first = append(self.first, len(self.shape))

    def _add_shape(self, shape: i64, forms: "list[Ints]") -> None:
        self.first = append(self.first, len(self.shape))
        for x, y in CELLS:
            start: i64 = _position(x, y)
            for steps in forms:
                if self._is_on_the_boat(start, steps):
                    self.shape = append(self.shape, shape)
                    self._add(start, steps)

    def _is_on_the_boat(self, start: i64, steps: "Ints") -> bool:
        for step in steps:
            at = start + step
            if self._cells0[at] | self._cells1[at] | self._cells2[at] == 0:
                return False
        return True

    def _add(self, start: i64, steps: "Ints") -> None:
        """Add a place: the cells that it covers, and those beside them."""
        at0: i64 = 0
        at1: i64 = 0
        at2: i64 = 0
        by0: i64 = 0
        by1: i64 = 0
        by2: i64 = 0
        for step in steps:
            at = start + step
            at0 |= self._cells0[at]
            at1 |= self._cells1[at]
            at2 |= self._cells2[at]
            by0 |= self._beside0[at]
            by1 |= self._beside1[at]
            by2 |= self._beside2[at]
        self.at0 = append(self.at0, at0)
        self.at1 = append(self.at1, at1)
        self.at2 = append(self.at2, at2)
        self.by0 = append(self.by0, by0 & ~at0)
        self.by1 = append(self.by1, by1 & ~at1)
        self.by2 = append(self.by2, by2 & ~at2)


def _words(cells: list[int], word: int) -> int:
    return sum(1 << (cell - WORD * word) for cell in cells if cell // WORD == word)


def _rats() -> "Ints":
    out = vec[i64]()
    for boat in BOATS:
        numbers = [CELL_NUMBER[cell] for cell in boat.rats]
        for word in range(3):
            out = append(out, _words(numbers, word))
    return out


def _maps() -> "Ints":
    out = vec[i64]()
    for boat in BOATS:
        for colour in COLOURS:
            out = append(out, CELL_NUMBER[boat.maps[colour]])
    return out


def _rooms() -> "Ints":
    out = vec[i64]()
    for room in GRID.rooms:
        numbers = [CELL_NUMBER[cell] for cell in room.cells]
        for word in range(3):
            out = append(out, _words(numbers, word))
    return out


def _cells(numbers: list[int]) -> "Ints":
    out = vec[i64]()
    for word in range(3):
        out = append(out, _words(numbers, word))
    return out


def _columns() -> "Ints":
    """Per column of nine cells and word: its cells."""
    out = vec[i64]()
    for x, high in enumerate(GRID.column_heights):
        if high == GRID.height:
            numbers = [CELL_NUMBER[(x, y)] for y in range(high)]
            for word in range(3):
                out = append(out, _words(numbers, word))
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

AT0: Final = _PLACES.at0
AT1: Final = _PLACES.at1
AT2: Final = _PLACES.at2
"""Per place: the cells that it covers."""

BY0: Final = _PLACES.by0
BY1: Final = _PLACES.by1
BY2: Final = _PLACES.by2
"""Per place: the cells around it."""

RATS: Final = _rats()
"""Per boat and word: the rats."""

MAPS: Final = _maps()
"""Per boat and colour: the cell of the map."""

ROOM_CELLS: Final = _rooms()
"""Per room and word: its cells."""

EDGE: Final = _cells([CELL_NUMBER[cell] for cell in GRID.edge_cells])
"""Per word: the cells at the edge."""

MIDDLE_ROW: Final = _cells([CELL_NUMBER[(x, 4)] for x in range(GRID.width)])
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
    words = [AT0[place], AT1[place], AT2[place]]
    return [cell for cell in range(len(CELLS)) if words[cell // WORD] >> (cell % WORD) & 1]


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
    return tile // CAT_SHAPES if tile < CATS else -1
