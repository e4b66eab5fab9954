"""Where a shape fits on a boat: all its places at once, by moving sets of cells over each other.

A set of cells is four words of 60 bits. A column takes ten bits, from top to bottom: nine rows
and a gap, so that nothing moves from one column into the next. A word has six columns.

        word 0           word 1           word 2          word 3
    0  10  20 ... 50 | 0  10 ... 50 | 0  10 ... 50 | 0  10  20  30      row 1
    1  11  21 ... 51 | 1  11 ... 51 | 1  11 ... 51 | 1  11  21  31      row 2
    :   :   :      : | :   :      : | :   :      : | :   :   :   :
    8  18  28 ... 58 | 8  18 ... 58 | 8  18 ... 58 | 8  18  28  38      row 9
    9  19  29 ... 59 | 9  19 ... 59 | 9  19 ... 59 | 9  19  29  39      the gap, always empty

A form is a shape, rotated or flipped; its *anchor* is its first cell, from which the others are
some steps of bits away. Move the free cells back by a step, and a cell is free there where that
other cell of the form would be free. So the anchors where a form fits are the free cells and all
these moved sets at once. For a form of three cells with the steps 1 (below) and 10 (to the right):

    free cells     moved by 1     moved by 10     all three: the anchors
    # # . #        # . . #        # . # .         # . . .
    # . . #        # . # .        . . # .         . . . .
    # . # .        . . . .        . # . .         . . . .

A place touches another tile unless all its cells are *inner* ones: free, and beside no covered
cell. So the anchors that touch are those among the free cells without those among the inner ones.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.bits import WORD, lowest, ones
from skerry.games.cats.rules.tables import (
    ANCHOR_OF,
    COLUMN,
    FIRST_FORM,
    FORM_OF,
    PATTERN,
    PLACE_AT,
    STEP_BITS,
    STEPS,
    WORDS,
)

if TYPE_CHECKING:
    Ints = vec[i64]

_ALL: Final = (1 << WORD) - 1
_LAST_COLUMN: Final = WORD - COLUMN


def covered_by(place: i64) -> "tuple[i64, i64, i64, i64]":
    """The cells of a place."""
    pattern = PATTERN[i64(FORM_OF[place])]
    anchor = i64(ANCHOR_OF[place])
    # All bits where the anchor lies in that word: a branch would be hard to predict.
    in0 = -i64(anchor < WORD)
    in1 = -i64(anchor < 2 * WORD) & ~in0
    in3 = -i64(anchor >= 3 * WORD)
    in2 = ~(in0 | in1 | in3)
    anchor -= WORD & in1 | (2 * WORD) & in2 | (3 * WORD) & in3
    low = (pattern << anchor) & _ALL
    high = pattern >> (WORD - anchor)
    return low & in0, low & in1 | high & in0, low & in2 | high & in1, low & in3 | high & in2


def beside(a: i64, b: i64, c: i64, d: i64) -> "tuple[i64, i64, i64, i64]":
    """The bits beside those of a set: above, below, to the left and to the right.

    Some of them may be gaps, or in the set themselves.
    """
    return (
        a << 1 | a >> 1 | a << COLUMN | a >> COLUMN | b << _LAST_COLUMN,
        b << 1 | b >> 1 | b << COLUMN | b >> COLUMN | c << _LAST_COLUMN | a >> _LAST_COLUMN,
        c << 1 | c >> 1 | c << COLUMN | c >> COLUMN | d << _LAST_COLUMN | b >> _LAST_COLUMN,
        d << 1 | d >> 1 | d << COLUMN | d >> COLUMN | c >> _LAST_COLUMN,
    )


def anchors(steps: i64, free: i64, next_free: i64, inner: i64, next_inner: i64) -> i64:
    """The anchors of a form in a word of the free cells, without those where all are inner ones.

    With no inner cells, these are all anchors where the form fits.
    """
    found = free
    inside = inner
    while steps != 0:
        step = steps & ((1 << STEP_BITS) - 1)
        rest = WORD - step
        found &= free >> step | next_free << rest
        inside &= inner >> step | next_inner << rest
        steps >>= STEP_BITS
    return found & ~inside


def find_in_word(
    shape: i64, free: i64, next_free: i64, inner: i64, next_inner: i64, out: "Ints", start: i64
) -> i64:
    """Write, from `start`, the anchors in one word for each form; returns how many there are.

    There is none, and nothing is written, where all free cells are inner ones.
    """
    total: i64 = 0
    if free == inner and next_free == next_inner:
        return total
    for form in range(FIRST_FORM[shape], FIRST_FORM[shape + 1]):
        found = anchors(STEPS[form], free, next_free, inner, next_inner)
        total += ones(found)
        out[start] = found
        start += 1
    return total


def first_in_word(
    shape: i64, word: i64, free: i64, next_free: i64, inner: i64, next_inner: i64
) -> i64:
    """A place of a shape with its anchor in one word, or -1."""
    if free == inner and next_free == next_inner:
        return -1
    for form in range(FIRST_FORM[shape], FIRST_FORM[shape + 1]):
        found = anchors(STEPS[form], free, next_free, inner, next_inner)
        if found != 0:
            return _place_at(form, word, lowest(found))
    return -1


def _place_at(form: i64, word: i64, anchor: i64) -> i64:
    return i64(PLACE_AT[(form * WORDS + word) * WORD + anchor])


def nth_place(shape: i64, number: i64, words: "Ints", start: i64) -> i64:
    """The place with a number, from 0, among all anchors of a shape.

    From `start` on: for each word how many anchors it has, and those of each form. Places are in
    the order of their anchors, and on one anchor in the order of the forms.
    """
    first = FIRST_FORM[shape]
    forms = FIRST_FORM[shape + 1] - first
    word: i64 = 0
    while number >= words[start]:
        number -= words[start]
        start += 1 + forms
        word += 1
    start += 1
    # How many forms fit on each anchor, as a number whose binary digits are these four sets.
    single: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    eights: i64 = 0
    for form in range(forms):
        more = words[start + form]
        carry = single & more
        single ^= more
        more = twos & carry
        twos ^= carry
        carry = fours & more
        fours ^= more
        eights ^= carry
    left = single | twos | fours | eights
    anchor = lowest(left)
    while True:
        here = (
            (single >> anchor & 1)
            + 2 * (twos >> anchor & 1)
            + 4 * (fours >> anchor & 1)
            + 8 * (eights >> anchor & 1)
        )
        if number < here:
            break
        number -= here
        left &= left - 1
        anchor = lowest(left)
    form = 0
    number -= (words[start] >> anchor) & 1
    while number >= 0:
        form += 1
        number -= (words[start + form] >> anchor) & 1
    return _place_at(first + form, word, anchor)


def write_places(shape: i64, words: "Ints", start: i64, code: i64, out: "Ints", total: i64) -> i64:
    """Write all places of the anchors, each plus `code`, after the first `total`; the new total."""
    first = FIRST_FORM[shape]
    forms = FIRST_FORM[shape + 1] - first
    for word in range(i64(WORDS)):
        left: i64 = 0
        if words[start] > 0:
            for form in range(forms):
                left |= words[start + 1 + form]
        start += 1
        while left != 0:
            anchor = lowest(left)
            left &= left - 1
            for form in range(forms):
                # Store first, count if it fits: a branch would be hard to predict.
                out[total] = code + _place_at(first + form, word, anchor)
                total += (words[start + form] >> anchor) & 1
        start += forms
    return total
