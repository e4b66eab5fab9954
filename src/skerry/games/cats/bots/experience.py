"""What whole games taught about lessons: how much of their worth they bring in the end.

The worth of a lesson on a boat steers where tiles go. As a forecast it is far off for some
lessons: three cats of every colour were hoped to bring 25 points and brought 1. Each number is
the mean of what a lesson brought to those who bought it, in hundredths of what it was thought to
be worth then. `docs/bots/results.md` says in which games.
"""

from typing import Final

from skerry.games.cats.pieces.cards import CARDS
from skerry.games.cats.rules.state import SOLO, STANDARD

_STANDARD: Final = {
    "edge_full": 25,
    "cats_15": 55,
    "three_each": 20,
    "edge_one_colour": 62,
    "baskets_3": 40,
    "first_in_order": 50,
    "lonely": 90,
    "biggest_family": 115,
    "common_1": 85,
    "rats_2": 90,
    "five_blue": 85,
    "five_green": 85,
    "five_purple": 85,
    "five_red": 85,
    "five_orange": 85,
    "rats_5": 140,
    "lessons_6": 30,
    "treasures_5": 110,
    "edge_pairs": 50,
    "parrots_full": 150,
    "moons_empty": 110,
    "families_4": 70,
    "oshax_3": 140,
    "apple_empty": 110,
    "third_family": 170,
    "fish_5": 70,
    "pub_maps": 150,
    "pub_edge_colour": 75,
    "pub_colour": 75,
    "pub_three": 70,
}
_SOLO: Final = {
    "edge_full": 15,
    "cats_15": 20,
    "three_each": 10,
    "edge_rainbow": 68,
    "edge_one_colour": 55,
    "baskets_3": 20,
    "first_in_order": 95,
    "lonely": 105,
    "biggest_family": 25,
    "no_rats": 55,
    "lessons_1": 80,
    "five_blue": 50,
    "five_green": 50,
    "five_purple": 50,
    "five_red": 50,
    "five_orange": 50,
    "rats_5": 130,
    "lessons_6": 10,
    "treasures_5": 80,
    "edge_pairs": 38,
    "parrots_full": 75,
    "moons_empty": 112,
    "families_4": 38,
    "oshax_3": 68,
    "third_family": 20,
    "fish_5": 70,
    "pub_maps": 180,
    "pub_treasures": 170,
    "pub_edge_colour": 60,
    "pub_colour": 75,
    "pub_three": 75,
    "pub_lonely": 85,
    "pub_treasure_touch": 160,
}
_BY_MODE: Final = {STANDARD: _STANDARD, SOLO: _SOLO}


def brings(mode: int, card: int) -> int:
    """What a lesson brings, in hundredths of what it seems to be worth."""
    return _BY_MODE.get(mode, {}).get(CARDS[card].type, 100)
