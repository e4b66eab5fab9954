"""The weights of the bots' value of a boat, by name; the programs in `train` fit them.

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
    "BEFORE",  # how much a room waits for those that need less, in hundredths of their cells
    "HERS",  # what the sister's lessons will probably cost is multiplied by, in hundredths
    "FEED",  # how much less a kept fish is worth where the sister scores for fish at the end
    "KEPT",  # how many kept baskets a day left can use, in tenths
    "HERD",  # what a herd usually brings on a coming day; below 0 it is never bought or played
    "DRAWN",  # the same of cats from the bag for the fields
    "SPOT",  # the same of a free spot
)

# fmt: off
VALUES: Final = (
    24, 645, 398, 655, 727, 589, 305, 64, 12, 51, 9, 24, 10, 9, -19, -66, -41, 17, 7, 331, 3, 32,
    45, 48, 44, 217, 144, 70, 151, 312, 179, 9, 13, 27, 3, 55, 94, 84, 43, 169, 97, 116, 57, 70, 0,
    100, 60, 99, -1, -1, 50,
)
"""For the standard game."""

FAMILY_VALUES: Final = (
    35, 763, 466, 545, 573, 461, 326, 47, 15, 40, 12, 47, 35, 10, -13, -70, -50, 12, 9, 199, 5, 45,
    50, 55, 60, 260, 160, 60, 85, 150, 80, 10, 10, 26, 3, 36, 112, 123, 208, 130, 71, 121, 80, 60,
    0, 100, 60, 99, -1, -1, -1,
)
"""For the family mode."""

SOLO_VALUES: Final = (
    215, 551, 525, 677, 506, 586, 339, 42, 65, 206, 5, 57, 33, 8, -5, -69, -20, 36, 34, 222, 7, 31,
    54, 39, 62, 208, 160, 51, 141, 135, 106, 11, 14, 46, 3, 48, 101, 86, 86, 128, 104, 76, 80, 60,
    60, 87, 60, 12, 50, 50, 50,
)
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
