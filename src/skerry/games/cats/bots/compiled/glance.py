"""The best of many ways at a glance: a first impression of all, a closer look at a few.

A first impression costs a tenth of a gauge's value. It is enough for days that are played in the
head: there the gauge looks only at the ways that make the best impression.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.bits import ones
from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.outlook import NOWHERE, Search
from skerry.games.cats.bots.compiled.positions import GROW
from skerry.games.cats.rules.anchors import beside, covered_by
from skerry.games.cats.rules.families import family_points
from skerry.games.cats.rules.tables import RATS, WORDS, colour_of, shape_of

if TYPE_CHECKING:
    Ints = vec[i64]

MOST: Final = 32


class Glance:
    """Compares the ways to lay one of some tiles; it keeps its memory for the next ones."""

    def __init__(self) -> None:
        self.few: i64 = 32
        """How many ways get a closer look, at most MOST."""
        self.touch: i64 = 60
        """What a covered cell or an edge beside the tile is worth, in hundredths of a point."""
        self.rat: i64 = 60
        """What a covered rat is worth."""
        self.count: i64 = 0
        self.values = vec[i64]([0] * MOST)
        self.tiles = vec[i64]([0] * MOST)
        self.places = vec[i64]([0] * MOST)
        # The best way after a closer look.
        self.value: i64 = NOWHERE
        self.tile: i64 = -1
        self.place: i64 = -1

    def offer(self, gauge: Gauge, tile: i64, colour: i64, search: Search) -> None:
        """Add the places of a tile that make a good impression."""
        values = self.values
        few = self.few
        for number in range(search.find(gauge.boat, shape_of(tile), False)):
            place = search.places[number]
            value = self._impression(gauge, place, colour)
            if self.count < few:
                at = self.count
                self.count += 1
            elif value > values[few - 1]:
                at = few - 1
            else:
                continue
            while at > 0 and values[at - 1] < value:
                values[at] = values[at - 1]
                self.tiles[at] = self.tiles[at - 1]
                self.places[at] = self.places[at - 1]
                at -= 1
            values[at] = value
            self.tiles[at] = tile
            self.places[at] = place

    def look(self, gauge: Gauge, cats: bool) -> i64:
        """The value of the boat after the best of the ways offered, or NOWHERE; then forget all."""
        self.value = NOWHERE
        for way in range(self.count):
            tile = self.tiles[way]
            value = gauge.after(tile, self.places[way], colour_of(tile) if cats else -1)
            if value > self.value:
                self.value = value
                self.tile = tile
                self.place = self.places[way]
        self.count = 0
        return self.value

    def _impression(self, gauge: Gauge, place: i64, colour: i64) -> i64:
        """How snugly a tile lies on a place, which rats it covers, and whom it joins."""
        boat = gauge.boat
        a, b, c, d = covered_by(place)
        p, q, r, s = beside(a, b, c, d)
        touch = ones(p & ~boat.free0) + ones(q & ~boat.free1)
        touch += ones(r & ~boat.free2) + ones(s & ~boat.free3)
        at = boat.plan * WORDS
        rats = ones(RATS[at] & a | RATS[at + 1] & b | RATS[at + 2] & c | RATS[at + 3] & d)
        value = self.touch * touch + self.rat * rats
        near = gauge.near
        size: i64 = 0
        for group in range(gauge.groups):
            if gauge.colours[group] != colour:
                continue
            at = group * WORDS
            if near[at] & a | near[at + 1] & b | near[at + 2] & c | near[at + 3] & d:
                size += gauge.sizes[group]
                value -= _grown(gauge, gauge.sizes[group])
        if size > 0:
            value += _grown(gauge, size + 1)
        return value


def _grown(gauge: Gauge, size: i64) -> i64:
    """What a family is worth and may become."""
    return 100 * family_points(size) + gauge.weights[GROW + min(size, 7) - 1] * gauge.hope // 100
