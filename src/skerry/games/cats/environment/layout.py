"""What stands where in an observation of The Isle of Cats.

`docs/reference/observations.md` is made of it.
"""

from typing import Final

MOST_SEATS: Final = 4

QUESTIONS: Final = [
    "cards of a pile",
    "a cat to rescue",
    "its basket",
    "an oshax or treasure card",
    "the extra fish",
    "a treasure or oshax",
    "a cell",
    "a rotation",
    "a colour",
    "a field",
    "a pause",
    "how to play an anytime card",
    "nothing",
]

PHASES: Final = [
    "boats",
    "first",
    "oshax_row",
    "colour_row",
    "sister_lessons",
    "family_deal",
    "family_keep",
    "fields",
    "deal",
    "keep",
    "pay",
    "public",
    "lay",
    "sister_row",
    "rescue",
    "rare",
    "day_end",
    "over",
    "pause",
]

# Where a card is, as far as the seat knows.
UNKNOWN: Final = 0
IN_HAND: Final = 1
IN_PACK: Final = 2
KEPT: Final = 3
PASSED_ON: Final = 4
DRAWN: Final = 5
LAID: Final = 6
LESSON: Final = 7
DISCARDED: Final = 8
GONE: Final = 9
CHOSEN: Final = 10
LAID_BY: Final = 10
LESSON_OF: Final = 13
PUBLIC: Final = 17
CARD_PLACES: Final = (
    "0 not known; 1 in hand, 2 in the pack, 3 kept, 4 passed on in today's draft, 5 drawn, 6 laid, "
    "7 a lesson in play, 8 discarded, all by this seat; 9 played by anybody; 10 chosen in this "
    "answer; 11 to 13 laid by the next seats; 14 to 16 a lesson of the next seats (after the "
    "game); 17 a public lesson, 18 to 22 one with its colour"
)

# Where what begins.
QUESTION: Final = 0
SEATS: Final = 13
MODE: Final = 14
DIFFICULTY: Final = 17
COLUMN: Final = 18
DAY: Final = 19
PLACE: Final = 20
SISTER_PLACE: Final = 21
STEP: Final = 22
PHASE: Final = 23
DOING: Final = 42
DOER: Final = 53
DOING_CARD: Final = 54
DOING_TILE: Final = 55
DOING_COLOUR: Final = 56
DOING_MORE: Final = 57
DOING_PAID: Final = 58
WATCHER: Final = 59
FIELD: Final = 60
NUMBER: Final = 145
BAG: Final = 230
RARE_BAG: Final = 315
RARE: Final = 320
RARE_ORDER: Final = 325
COMMON: Final = 330
OSHAX: Final = 334
DECK: Final = 340
CARDS: Final = 341
SISTER_LESSONS: Final = 510
SISTER_COLOURS: Final = 529
SISTER_ROW: Final = 534
SISTER_PLAYED: Final = 539
CHOSEN_CARD: Final = 562
CHOSEN_TILE: Final = 563
CHOSEN_CELL: Final = 564
CHOSEN_FIRST: Final = 565
TABLE_SIZE: Final = 567

TABLE_LAYOUT: Final[list[tuple[str, int, str]]] = [
    ("question", 13, "one of them is 1: " + ", ".join(QUESTIONS)),
    ("seats", 1, "the number of seats"),
    ("mode", 3, "one of them is 1: standard, solo, family"),
    ("difficulty", 1, "of the sister, from 0"),
    ("column", 1, "1 if the deck has the lesson about columns"),
    ("day", 1, "5 on the first day, 1 on the last, 0 before"),
    ("place", 1, "this seat's place in the turn order, from 0; -1 before it is drawn"),
    ("sister's place", 1, "the same of the sister; -1 without her"),
    ("step", 1, "the step of the draft, from 0"),
    ("phase", 19, "one of them is 1: " + ", ".join(PHASES)),
    (
        "begun",
        11,
        "what has begun; one of them is 1: nothing, place a tile, place an oshax, its colour, a "
        "map's treasure, a card's treasures, draw cards, buy cards, draw for a field, name a "
        "field, draw for a boat",
    ),
    ("by", 1, "who began it: 0 this seat, 1 the next one and so on; -1 nobody"),
    ("card played", 1, "1 + the number of the card that did it; 0 none"),
    ("tile to place", 1, "1 + the number of the tile that the question is about; 0 none"),
    ("map", 1, "1 + the colour of the covered map; 0 none"),
    ("left", 1, "how many treasures, cards or tiles are still to come"),
    ("paid", 1, "the extra fish for a card's treasures"),
    ("prompted", 1, "who is prompted before a turn: 0 this seat, 1 the next one; -1 nobody"),
    ("field", 85, "of each cat: 1 left, 2 right; 3 and 4 if it is chosen for the herd; 0 neither"),
    ("number", 85, "of each cat on the island: its number from the left, from 1; else 0"),
    ("bag", 85, "1 for each cat in the bag"),
    ("rare in the bag", 5, "how many of each rare treasure are in the bag"),
    ("rare", 5, "how many of each rare treasure are in the supply"),
    ("rare order", 5, "the place of each pile in the supply, from 1; 0 none"),
    ("common", 4, "how many of each common treasure are in the supply"),
    ("oshax", 6, "the place of each oshax in the row, from 1; 0 taken"),
    ("deck", 1, "how many cards are in the deck"),
    ("cards", 169, "where each card is: " + CARD_PLACES),
    ("sister's lessons", 19, "1 for each lesson of the sister"),
    ("sister's colours", 5, "her colours in their order, 1 + colour; 0 not turned up"),
    (
        "sister's row",
        5,
        "cards in it, 1 + the open one, 1 if she has played it, her speed, cards in her deck",
    ),
    ("sister's cards", 23, "1 for each card that she has played"),
    ("card chosen", 1, "1 + the treasure or anytime card that is being played; 0 none"),
    ("tile chosen", 1, "1 + the cat to rescue, or the treasure or oshax to place; 0 none"),
    ("cell chosen", 1, "1 + the first cell of the tile to place; 0 none"),
    (
        "first of two",
        2,
        "1 + the broken basket or lesson that is chosen first; 1 + the first cell of the treasure "
        "that is; 0 none",
    ),
]
"""Name, how many numbers, and what they mean: once for the table."""

CELLS: Final = 142
SEAT_HEAD: Final = 26
SEAT_SIZE: Final = SEAT_HEAD + 2 * CELLS
SIZE: Final = TABLE_SIZE + MOST_SEATS * SEAT_SIZE

SEAT_LAYOUT: Final[list[tuple[str, int, str]]] = [
    ("present", 1, "1; if there is no such seat, it and all below are 0"),
    ("boat", 4, "one of them is 1: which of the four boats"),
    ("fish", 1, "fish"),
    ("ready", 1, "permanent baskets that can be used today"),
    ("used", 1, "permanent baskets that were used today"),
    (
        "cards",
        8,
        "how many: in hand, in the pack, kept, passed on today, drawn, laid, lessons, discarded",
    ),
    ("sealed", 1, "1 if it has chosen and waits for others; in a pause only its own is shown"),
    ("anywhere", 1, "how many of its next tiles need not touch another"),
    ("extra", 1, "extra cats in its next turn"),
    ("cats left", 1, "cats that it may still rescue in this turn"),
    ("passed", 1, "1 if it has passed"),
    ("watching", 1, "1 if it wants to be prompted before turns of others; only its own is shown"),
    ("turn", 1, "its place in the turn order, from 0; -1 before it is drawn"),
    ("tiles", 1, "tiles on its boat"),
    ("rats", 1, "visible rats"),
    ("rooms", 1, "full rooms"),
    (
        "covers",
        CELLS,
        "of each cell: 1 to 5 a cat by colour, 6 a rare treasure, 7 a common one, 8 to 12 an "
        "oshax by colour; bare: 0, -1 a rat, -2 to -6 a map by colour",
    ),
    ("order", CELLS, "of each covered cell: which tile, from 1 in the order of placing; 0 bare"),
]
"""The same for each seat, this one first, then the others clockwise."""


def _sum(layout: list[tuple[str, int, str]]) -> int:
    total = 0
    for _name, count, _meaning in layout:
        total += count
    return total


assert _sum(TABLE_LAYOUT) == TABLE_SIZE, "the layout describes the table"
assert _sum(SEAT_LAYOUT) == SEAT_SIZE, "the layout describes a seat"
