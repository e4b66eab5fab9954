"""The round track: how many rounds there are, what each scores, and its gold for those behind."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Which slots each round scores, one bit for each of A to D, and the gold per clan ahead.
_A: Final = 1
_B: Final = 2
_C: Final = 4
_D: Final = 8
_TRACK: Final = vec[i64]([_A, _B, _A | _C, _B | _D, _A | _C | _D, _B | _C | _D])
_TRACK_OF_FIVE: Final = vec[i64]([_A | _B, _A | _C, _B | _D, _A | _C | _D, _B | _C | _D])
_BONUS: Final = vec[i64]([0, 0, 1, 2, 3, 4])


def rounds(seats: i64) -> i64:
    """How many rounds a game has: six, or five with five clans."""
    return 5 if seats == 5 else 6


def scored(seats: i64, round: i64) -> i64:
    """The slots that a round scores, as bits."""
    return _TRACK_OF_FIVE[round - 1] if seats == 5 else _TRACK[round - 1]


def bonus(round: i64) -> i64:
    """The gold that a round gives for each clan that is ahead."""
    return _BONUS[round - 1]
