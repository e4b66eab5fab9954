"""The weights of the bots' value of a boat, by name; `train/cats_fit.py` fits them.

Values are in hundredths of a point unless their comment says otherwise. A weight that ends in
`_EARLY` holds when all twenty cats of a game are still to come; at the end the rules decide.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NAMES: Final = (
    "GROW1",  # what a lone cat may become
    "GROW2",
    "GROW3",
    "GROW4",
    "GROW5",
    "GROW6",
    "GROW7",
    "OPEN",  # how many open cells around a family are enough, in tenths
    "RAT_EARLY",  # what a visible rat costs
    "CAPACITY",  # how many cells of a room twenty cats fill for sure, in tenths
    "SPARE",  # the same of treasures only
    "HOLE1",  # how many cells more a hole of one cell makes of a room, in tenths
    "HOLE2",  # the same of a hole of two cells
    "END",  # the same of a cell with one free neighbour
    "SIDE",  # each side between a covered and a free cell
    "LONE",  # each hole of one cell
    "PAIR",  # each hole of two cells
    "COVER",  # each covered cell
    "MAP",  # an open map
    "TREASURE",  # a treasure of a map
    "FISH0",  # a fish on the last day, and with one to four days left
    "FISH1",
    "FISH2",
    "FISH3",
    "FISH4",
    "BASKET",  # a permanent basket, for each day left
    "WHOLE",  # a whole basket kept for another day
    "BROKEN",  # a broken one
    "LESSON",  # what a lesson's chance is multiplied by, in hundredths
    "LATER",  # a treasure card kept for another day
    "DRAW",  # a card that draws cards, for each card
    "SPEED",  # a point of speed
    "DENY",  # what a card is worth to a rival who gets it, in hundredths
    "SUPPLY",  # how much the cats left in the bag matter, in hundredths
    "TO_COME",  # how many baskets the next cards of the draft bring, in tenths for each card
    "PACE",  # how many cats a day brings, in tenths
    "EACH",  # what the chances of some lessons are multiplied by, in hundredths: points for each,
    "EXACT",  # an exact number,
    "EVERY",  # something in every colour,
    "ROOMS",  # full or empty rooms,
    "LARGEST",  # the largest family,
    "REPEAT",  # a family that counts again
    "THRIFT",  # how much more a fish counts in the second plan of a day
    "FINDS",  # how many treasure cards a coming day brings, in hundredths
)

# fmt: off
VALUES: Final = (
    47, 923, 476, 495, 506, 413, 355, 62, 14, 81, 5, 36, 25, 9, -14, -63, -46, 12, 11, 205, 6, 48,
    58, 47, 81, 259, 157, 59, 124, 155, 104, 12, 10, 50, 2, 48, 123, 113, 143, 126, 85, 105, 58, 60,
)
"""For the standard game."""

FAMILY_VALUES: Final = VALUES
"""For the family mode."""

SOLO_VALUES: Final = VALUES
"""For the game against the sister."""

# fmt: on

BY_MODE: Final = (
    vec[i64](list(VALUES)),
    vec[i64](list(SOLO_VALUES)),
    vec[i64](list(FAMILY_VALUES)),
)
"""The weights that the levels play with, by the number of the mode."""
WEIGHTS: Final = BY_MODE[0]

INDEX: Final = {name: place for place, name in enumerate(NAMES)}
