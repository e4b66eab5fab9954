"""The value of a place on a boat to a bot: the inner loop of judging moves in The Isle of Cats.

Values are in hundredths of a point, so that they stay integers in the compiled code.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.cats.rules.boat import Boat, bits
from skerry.games.cats.rules.codes import MOST_PLACES
from skerry.games.cats.rules.tables import AT0, AT1, AT2, BY0, BY1, BY2, ROOM_CELLS, ROOMS

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
    """The immediate gain of a tile on a place, without scoring the whole boat."""
    full0 = AT0[place]
    full1 = AT1[place]
    full2 = AT2[place]
    rats = bits(boat.rats0() & full0) + bits(boat.rats1() & full1) + bits(boat.rats2() & full2)
    size = bits(full0) + bits(full1) + bits(full2)
    around = (
        bits(BY0[place] & boat.full0)
        + bits(BY1[place] & boat.full1)
        + bits(BY2[place] & boat.full2)
    )
    gain = POINT * rats + _CELL * size + _TOUCH * around
    if colour >= 0:
        if boat.map_under(place, colour):
            gain += _MAP
        for number in range(boat.size):
            if boat.colours[number] == colour:
                other = boat.places[number]
                near = BY0[place] & AT0[other] | BY1[place] & AT1[other] | BY2[place] & AT2[other]
                if near != 0:
                    gain += _FRIEND
    for room in range(i64(ROOMS)):
        bare = (
            ROOM_CELLS[room * 3] & ~boat.full0 & ~full0
            | ROOM_CELLS[room * 3 + 1] & ~boat.full1 & ~full1
            | ROOM_CELLS[room * 3 + 2] & ~boat.full2 & ~full2
        )
        if bare == 0 and not boat.room_is(room, True):
            gain += _ROOM
    return gain


def best_gain(boat: Boat, shape: i64, colour: i64, anywhere: bool) -> i64:
    """The best gain of a tile over all its places, or -1."""
    places = vec[i64]([0] * MOST_PLACES)
    best: i64 = -1
    for number in range(boat.fitting(shape, anywhere, places, 0)):
        best = max(best, quick_gain(boat, places[number], colour))
    return best
