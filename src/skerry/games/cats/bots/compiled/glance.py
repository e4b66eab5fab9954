"""The best of many ways at a glance: a first impression of all, a closer look at a few.

A first impression costs a tenth of a gauge's value. It is enough for days that are played in the
head: there the gauge looks only at the ways that make the best impression.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.bits import WORD, ones
from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.outlook import NOWHERE, Search
from skerry.games.cats.bots.compiled.positions import GROW
from skerry.games.cats.rules.anchors import beside, covered_by
from skerry.games.cats.rules.families import family_points
from skerry.games.cats.rules.tables import RATS, WORDS, colour_of, shape_of

MOST: Final = 32
"""How many ways get a closer look."""
TOUCH: Final = 60
"""What a covered cell or an edge beside the tile is worth, in hundredths of a point."""
RAT: Final = 60
"""What a covered rat is worth."""

# A way is one number, so that ways are sorted by their impressions: impression, tile, place.
_PLACE_BITS: Final = 14
_TILE_BITS: Final = 7
_ALL: Final = (1 << WORD) - 1


class Glance:
    """Compares the ways to lay one of some tiles; it keeps its memory for the next ones."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.ways = vec[i64]([0] * MOST)
        """Those that made the best impression, the best first."""
        # The best way after a closer look.
        self.value: i64 = NOWHERE
        self.tile: i64 = -1
        self.place: i64 = -1

    def offer(self, gauge: Gauge, tile: i64, colour: i64, search: Search) -> None:
        """Add the places of a tile that make a good impression."""
        total = search.find(gauge.boat, shape_of(tile), False)
        impression = Impression(gauge, colour)
        places = search.places
        ways = self.ways
        count = self.count
        for number in range(total):
            place = places[number]
            way = ((impression.of(place) << _TILE_BITS | tile) << _PLACE_BITS) | place
            if count < MOST:
                at = count
                count += 1
            elif way > ways[MOST - 1]:
                at = MOST - 1
            else:
                continue
            while at > 0 and ways[at - 1] < way:
                ways[at] = ways[at - 1]
                at -= 1
            ways[at] = way
        self.count = count

    def look(self, gauge: Gauge, cats: bool) -> i64:
        """The value of the boat after the best of the ways offered, or NOWHERE; then forget all."""
        self.value = NOWHERE
        ways = self.ways
        for number in range(self.count):
            way = ways[number]
            place = way & ((1 << _PLACE_BITS) - 1)
            tile = (way >> _PLACE_BITS) & ((1 << _TILE_BITS) - 1)
            value = gauge.after(tile, place, colour_of(tile) if cats else -1)
            if value > self.value:
                self.value = value
                self.tile = tile
                self.place = place
        self.count = 0
        return self.value


class Impression:
    """What a boat shows at a glance to tiles of one colour; -1 is a treasure."""

    def __init__(self, gauge: Gauge, colour: i64) -> None:
        self.gauge = gauge
        self.colour = colour
        boat = gauge.boat
        # The gaps between columns and all beyond the hull are as good as covered: edges.
        self.covered0: i64 = _ALL & ~boat.free0
        self.covered1: i64 = _ALL & ~boat.free1
        self.covered2: i64 = _ALL & ~boat.free2
        self.covered3: i64 = _ALL & ~boat.free3
        self.rats: i64 = boat.plan * WORDS
        # The cells beside all cats of the colour.
        self.near0: i64 = 0
        self.near1: i64 = 0
        self.near2: i64 = 0
        self.near3: i64 = 0
        if colour < 0:
            return
        near = gauge.near
        colours = gauge.colours
        for group in range(gauge.groups):
            if colours[group] == colour:
                at = group * WORDS
                self.near0 |= near[at]
                self.near1 |= near[at + 1]
                self.near2 |= near[at + 2]
                self.near3 |= near[at + 3]

    def of(self, place: i64) -> i64:
        """How snugly a tile lies on a place, which rats it covers, and whom it joins."""
        a, b, c, d = covered_by(place)
        p, q, r, s = beside(a, b, c, d)
        touch = ones(p & self.covered0) + ones(q & self.covered1)
        touch += ones(r & self.covered2) + ones(s & self.covered3)
        at = self.rats
        rats = ones(RATS[at] & a) + ones(RATS[at + 1] & b)
        rats += ones(RATS[at + 2] & c) + ones(RATS[at + 3] & d)
        value = TOUCH * touch + RAT * rats
        if self.near0 & a | self.near1 & b | self.near2 & c | self.near3 & d:
            value += self._joined(a, b, c, d)
        return value

    def _joined(self, a: i64, b: i64, c: i64, d: i64) -> i64:
        """What it is worth that a cat on some cells joins groups of its colour."""
        gauge = self.gauge
        near = gauge.near
        colours = gauge.colours
        sizes = gauge.sizes
        size: i64 = 1
        value: i64 = 0
        for group in range(gauge.groups):
            at = group * WORDS
            if colours[group] == self.colour and (
                near[at] & a | near[at + 1] & b | near[at + 2] & c | near[at + 3] & d
            ):
                size += sizes[group]
                value -= _grown(gauge, sizes[group])
        return value + _grown(gauge, size)


def _grown(gauge: Gauge, size: i64) -> i64:
    """What a family is worth and may become."""
    return 100 * family_points(size) + gauge.weights[GROW + min(size, 7) - 1] * gauge.hope // 100
