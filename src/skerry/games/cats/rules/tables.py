"""Tiles, boats and cards as tables of integers: what the compiled rules read.

A boat has 142 cells, which is more than an integer of 64 bits can hold; a set of cells is three
integers of 48 bits. A *place* is one way for a shape to lie on a boat, turned or flipped; all of
them are listed here with their cells and the cells around them.
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
"""So many of the common shapes, the first ones, are small."""

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


def _places(shape: Shape) -> list[list[int]]:
    """Every way to lay a shape on a boat, as numbers of cells, in a fixed order."""
    found: list[list[int]] = []
    for form in turned(shape):
        for dx in range(GRID.width):
            for dy in range(GRID.height):
                cells = [(x + dx, y + dy) for x, y in form]
                if all(cell in CELL_NUMBER for cell in cells):
                    found.append(sorted(CELL_NUMBER[cell] for cell in cells))
    return sorted(found)


def _beside(cells: list[int]) -> list[int]:
    """The cells that share a side with these and are none of them."""
    around: set[int] = set()
    for number in cells:
        x, y = CELLS[number]
        for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if cell in CELL_NUMBER:
                around.add(CELL_NUMBER[cell])
    return sorted(around - set(cells))


PLACES: Final[list[list[list[int]]]] = [_places(shape) for shape in SHAPES]
"""Per shape: its places, each as a sorted list of cells."""


def _words(cells: list[int], word: int) -> int:
    return sum(1 << (cell - WORD * word) for cell in cells if cell // WORD == word)


def _first_place() -> "Ints":
    out = vec[i64]()
    total = 0
    for shape in PLACES:
        out = append(out, total)
        total += len(shape)
    return append(out, total)


def _masks(word: int, around: bool) -> "Ints":
    out = vec[i64]()
    for shape in PLACES:
        for cells in shape:
            out = append(out, _words(_beside(cells) if around else cells, word))
    return out


def _shape_of_place() -> "Ints":
    out = vec[i64]()
    for shape in range(len(PLACES)):
        for _ in PLACES[shape]:
            out = append(out, shape)
    return out


def _boat_sets(what: str) -> "Ints":
    """Per boat and word: a set of cells."""
    out = vec[i64]()
    for boat in BOATS:
        cells = boat.rats if what == "rats" else ()
        numbers = [CELL_NUMBER[cell] for cell in cells]
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


FIRST_PLACE: Final = _first_place()
"""Per shape: the number of its first place; one more tells where the last one ends."""

SHAPE_OF: Final = _shape_of_place()
"""Per place: its shape."""

AT0: Final = _masks(0, False)
AT1: Final = _masks(1, False)
AT2: Final = _masks(2, False)
"""Per place: the cells that it covers."""

BY0: Final = _masks(0, True)
BY1: Final = _masks(1, True)
BY2: Final = _masks(2, True)
"""Per place: the cells around it."""

RATS: Final = _boat_sets("rats")
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
