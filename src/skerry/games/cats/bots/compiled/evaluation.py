"""The value of a place on a boat to a bot: the inner loop of judging moves in The Isle of Cats.

Values are in hundredths of a point, so that they stay integers in the compiled code.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.cats.bots.compiled.policy import WEIGHTS, place_value
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.codes import MOST_PLACES

POINT: Final = 100


def quick_gain(boat: Boat, place: i64, colour: i64) -> i64:
    """The immediate gain of a tile on a free place, without scoring the whole boat."""
    return place_value(boat, place, colour, WEIGHTS)


def best_gain(boat: Boat, shape: i64, colour: i64, anywhere: bool) -> i64:
    """The best gain of a tile over all its places, or -1."""
    places = vec[i64]([0] * MOST_PLACES)
    best: i64 = -1
    for number in range(boat.fitting(shape, anywhere, places, 0)):
        best = max(best, place_value(boat, places[number], colour, WEIGHTS))
    return best
