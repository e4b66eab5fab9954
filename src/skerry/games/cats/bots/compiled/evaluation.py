"""The value of a place on a boat to a bot: the inner loop of judging moves in The Isle of Cats.

Values are in hundredths of a point, so that they stay integers in the compiled code.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.cats.rules.boat import Boat, common, meet
from skerry.games.cats.rules.codes import MOST_PLACES
from skerry.games.cats.rules.tables import (
    AT,
    BY,
    RATS,
    ROOM_CELLS,
    ROOMS,
    SHAPE_OF,
    SIZE,
    WORDS,
)

if TYPE_CHECKING:
    Ints = vec[i64]

POINT: Final = 100
# A cat that joins its family is worth about what the next member of a family brings.
_FRIEND: Final = 350
_MAP: Final = 250
# A covered cell brings its room a little nearer to being full.
_CELL: Final = 15
_ROOM: Final = 500
# A tile that leaves no single holes around it keeps the boat buildable.
_TOUCH: Final = 6


def quick_gain(boat: Boat, place: i64, colour: i64) -> i64:
    """The immediate gain of a tile on a free place, without scoring the whole boat."""
    size = SIZE[SHAPE_OF[place]]
    around = boat.covered(BY, place * WORDS)
    gain = POINT * common(AT, place, RATS, boat.plan) + _CELL * size + _TOUCH * around
    if colour >= 0:
        if boat.map_under(place, colour):
            gain += _MAP
        for number in range(boat.size):
            if boat.colours[number] == colour and meet(BY, place, AT, boat.places[number]):
                gain += _FRIEND
    for room in range(i64(ROOMS)):
        bare = boat.bare(ROOM_CELLS, room * WORDS)
        if 0 < bare <= size and common(AT, place, ROOM_CELLS, room) == bare:
            gain += _ROOM
    return gain


def best_gain(boat: Boat, shape: i64, colour: i64, anywhere: bool) -> i64:
    """The best gain of a tile over all its places, or -1."""
    places = vec[i64]([0] * MOST_PLACES)
    best: i64 = -1
    for number in range(boat.fitting(shape, anywhere, places, 0)):
        best = max(best, quick_gain(boat, places[number], colour))
    return best
