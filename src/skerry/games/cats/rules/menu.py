"""The legal answers of a seat as groups, so that one can be drawn without a list of all.

A group knows how many answers it has and which is the nth. Places, subsets, pairs and herds are
one group each, however many they are. `nth` finds one answer by its number, `codes` lists all;
both have the same answers in the same order.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from skerry.core.compiled.bits import lowest, ones
from skerry.games.cats.rules.anchors import nth_place, write_places
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.tables import FIRST_FORM, FIRST_PLACE, WORDS

if TYPE_CHECKING:
    Ints = vec[i64]

# The kinds of groups: what a group adds to its first code for its nth answer.
_RUN: Final = 0
"""n"""
_SUBSETS: Final = 1
"""The nth subset of `detail` things."""
_SPLIT: Final = 2
"""n // 2, and `detail` for every second answer."""
_CATS: Final = 3
"""The nth cat with its basket: all baskets for the first cat, then for the next."""
_PAIRS: Final = 4
"""The nth pair of the positions that are bits of `detail`."""
_HERDS: Final = 5
"""The nth herd of `detail` cats."""
_PLACES: Final = 6
"""The nth place of the shape whose anchors begin at `detail`; the word before them says which."""

_FIELDS: Final = 4
_MOST_SHAPES: Final = 9
_MOST_FORMS: Final = 40
"""All oshax, or all treasures, together have fewer forms."""
_MOST_ANCHORS: Final = _MOST_SHAPES * (1 + WORDS) + _MOST_FORMS * WORDS


def _subsets(wanted: i64) -> "Ints":
    """The subsets with `wanted` things, as bits, in ascending order.

    Those of fewer things come first, so that one list is enough for every number of things.
    """
    out = vec[i64]()
    for chosen in range(i64(1 << 10)):
        if ones(chosen) == wanted:
            out = append(out, chosen)
    return out


_TWO: Final = _subsets(2)
_THREE: Final = _subsets(3)


@mypyc_attr(acyclic=True)
class Menu:
    """The answers of a seat, group by group; it can be cleared and filled again."""

    def __init__(self) -> None:
        self.loose = False
        """Whether cats and places are added without a look at whether they fit: see `playout`."""
        self.total: i64 = 0
        """How many answers there are."""
        self.awaited: i64 = 0
        """How many of them, from the first one, are no interjections."""
        self._groups = vec[i64]([0] * (32 * _FIELDS))
        """For each group: kind, first code, detail, size."""
        self._end: i64 = 0
        self._baskets = vec[i64]([0] * 16)
        self.baskets: i64 = 0
        """How many baskets there are for cats."""
        self._cats = vec[i64]([0] * 32)
        self._cat_count: i64 = 0
        self._words = vec[i64]([0] * _MOST_ANCHORS)
        """The anchors of all shapes; before those of a shape stands its number."""
        self._used: i64 = 0

    def clear(self) -> None:
        """Empty the menu."""
        self.total = 0
        self.awaited = 0
        self.baskets = 0
        self._cat_count = 0
        self._end = 0
        self._used = 0

    def _add(self, kind: i64, first: i64, detail: i64, size: i64) -> None:
        at = self._end
        if at == len(self._groups):
            for _field in range(i64(_FIELDS)):
                self._groups = append(self._groups, 0)
        groups = self._groups
        groups[at] = kind
        groups[at + 1] = first
        groups[at + 2] = detail
        groups[at + 3] = size
        self._end = at + _FIELDS
        self.total += size

    def add(self, code: i64) -> None:
        """Add one answer."""
        last = self._end - _FIELDS
        groups = self._groups
        if last >= 0 and groups[last] == _RUN and groups[last + 1] + groups[last + 3] == code:
            groups[last + 3] += 1
            self.total += 1
        else:
            self._add(_RUN, code, 0, 1)

    def add_run(self, first: i64, size: i64) -> None:
        """Add answers with consecutive codes."""
        self._add(_RUN, first, 0, size)

    def add_subsets(self, first: i64, things: i64, wanted: i64) -> None:
        """Add every way to choose two or three of up to ten things."""
        pairs = things * (things - 1) // 2
        self._add(_SUBSETS, first, wanted, pairs if wanted == 2 else pairs * (things - 2) // 3)

    def add_split(self, first: i64, size: i64, other: i64) -> None:
        """Add answers with consecutive codes, each of them without `other` and with it."""
        self._add(_SPLIT, first, other, 2 * size)

    def add_basket(self, basket: i64) -> None:
        """A basket in which each cat can be rescued."""
        if self.baskets == len(self._baskets):
            self._baskets = append(self._baskets, basket)
        self._baskets[self.baskets] = basket
        self.baskets += 1

    def add_cat(self, cat: i64) -> None:
        """A cat that can be rescued in each basket."""
        if self._cat_count == len(self._cats):
            self._cats = append(self._cats, cat)
        self._cats[self._cat_count] = cat
        self._cat_count += 1

    def add_rescues(self, first: i64, basket_bits: i64) -> None:
        """Add every cat in every basket, the cat above the bits of the basket."""
        self._add(_CATS, first, basket_bits, self._cat_count * self.baskets)

    def add_pairs(self, first: i64, positions: i64) -> None:
        """Add every pair of positions, given as bits: 64 times the one plus the higher other."""
        count = ones(positions)
        if count > 1:
            self._add(_PAIRS, first, positions, count * (count - 1) // 2)

    def add_herds(self, first: i64, cats: i64) -> None:
        """Add all herds of up to three of the cats: their numbers, from 1, in five bits each."""
        self._add(_HERDS, first, cats, 1 + cats + _smaller_herds(cats))

    def add_places(self, first: i64, boat: Boat, shape: i64, anywhere: bool) -> None:
        """Add all places for a shape on a boat."""
        if self.loose:
            place = FIRST_PLACE[shape]
            self._add(_RUN, first + place, 0, FIRST_PLACE[shape + 1] - place)
            return
        start = self._used + 1
        size = boat.find_anchors(shape, anywhere, self._words, start)
        if size > 0:
            self._words[self._used] = shape
            self._used = start + (1 + FIRST_FORM[shape + 1] - FIRST_FORM[shape]) * WORDS
            self._add(_PLACES, first, start, size)

    def nth(self, number: i64) -> i64:
        """The answer with a number, from 0 on."""
        groups = self._groups
        at: i64 = 0
        while number >= groups[at + 3]:
            number -= groups[at + 3]
            at += _FIELDS
        kind = groups[at]
        first = groups[at + 1]
        if kind == _RUN:
            return first + number
        detail = groups[at + 2]
        if kind == _PLACES:
            return first + nth_place(self._words[detail - 1], number, self._words, detail)
        return first + self._nth_of(kind, detail, number)

    def _nth_of(self, kind: i64, detail: i64, number: i64) -> i64:
        if kind == _CATS:
            cat = number // self.baskets
            return self._cats[cat] << detail | self._baskets[number - cat * self.baskets]
        if kind == _SUBSETS:
            return _TWO[number] if detail == 2 else _THREE[number]
        if kind == _SPLIT:
            return (number >> 1) + (number & 1) * detail
        if kind == _PAIRS:
            return _nth_pair(detail, number)
        return _nth_herd(detail, number)

    def codes(self) -> "Ints":
        """All answers."""
        # One more than there are, for writing before counting.
        out = vec[i64]([0] * (self.total + 1))
        total: i64 = 0
        at: i64 = 0
        while at < self._end:
            kind = self._groups[at]
            first = self._groups[at + 1]
            detail = self._groups[at + 2]
            size = self._groups[at + 3]
            at += _FIELDS
            if kind == _PLACES:
                shape = self._words[detail - 1]
                total = write_places(shape, self._words, detail, first, out, total)
            elif kind == _RUN:
                for number in range(size):
                    out[total + number] = first + number
                total += size
            else:
                for number in range(size):
                    out[total + number] = first + self._nth_of(kind, detail, number)
                total += size
        return out[:total]


def _nth_pair(positions: i64, number: i64) -> i64:
    """Pairs with the lowest position come first, and among them those with the next lowest."""
    others = positions & (positions - 1)
    while number >= ones(others):
        number -= ones(others)
        positions = others
        others &= others - 1
    for _other in range(number):
        others &= others - 1
    return lowest(positions) * 64 + lowest(others)


def _smaller_herds(cats: i64) -> i64:
    """How many herds of two or three there are among the cats."""
    pairs = cats * (cats - 1) // 2
    return pairs + pairs * (cats - 2) // 3


def _led_herds(others: i64) -> i64:
    """How many herds a cat leads that has `others` to its right."""
    return 1 + others + others * (others - 1) // 2


def _nth_herd(cats: i64, number: i64) -> i64:
    """First no cat at all; then, for each first cat: it alone, and with each second and third."""
    if number == 0:
        return 0
    number -= 1
    one: i64 = 1
    led = _led_herds(cats - one)
    while number >= led:
        number -= led
        one += 1
        led = _led_herds(cats - one)
    if number == 0:
        return one
    number -= 1
    two = one + 1
    while number >= 1 + cats - two:
        number -= 1 + cats - two
        two += 1
    if number == 0:
        return one * 32 + two
    return (one * 32 + two) * 32 + two + number
