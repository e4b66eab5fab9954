"""Where the weights and the parts of a value stand in their vectors."""

from typing import Final

# The weights by their positions, in the order of `weights.NAMES`.
GROW: Final = 0
OPEN: Final = 7
RAT_EARLY: Final = 8
CAPACITY: Final = 9
SPARE: Final = 10
HOLE1: Final = 11
HOLE2: Final = 12
END: Final = 13
SIDE: Final = 14
LONE: Final = 15
PAIR: Final = 16
COVER: Final = 17
MAP: Final = 18
TREASURE: Final = 19
FISH: Final = 20
BASKET: Final = 25
WHOLE_BASKET: Final = 26
BROKEN_BASKET: Final = 27
LESSON: Final = 28
LATER: Final = 29
DRAW: Final = 30
SPEED: Final = 31
DENY: Final = 32
SUPPLY: Final = 33
TO_COME: Final = 34
PACE: Final = 35
EACH: Final = 36
EXACT: Final = 37
EVERY: Final = 38
ROOMS_ARE: Final = 39
LARGEST: Final = 40
REPEAT: Final = 41
THRIFT: Final = 42
BEFORE: Final = 44
HERS: Final = 45

# What a value is made of.
FAMILIES: Final = 0
ROOM_PART: Final = 1
RAT_PART: Final = 2
SHAPE_PART: Final = 3
MAP_PART: Final = 4
LESSON_PART: Final = 5
RARE_PART: Final = 6
SISTER_PART: Final = 7
PARTS: Final = 8

ALL_CATS: Final = 20
"""How many cats a seat usually rescues in a game."""
