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

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.bits import WORD, lowest, ones
from skerry.games.cats.rules.tables import (
    COLUMN,
    FIRST_FORM,
    FIRST_STEP,
    PLACE_AT,
    STEPS,
    WORDS,
)

if TYPE_CHECKING:
    Ints = vec[i64]
    Words = tuple[i64, i64, i64, i64]


def anchors(form: i64, a: i64, b: i64, c: i64, d: i64) -> "tuple[i64, i64, i64, i64]":
    """The anchors of a form all of whose cells are in a set of cells."""
    at0 = a
    at1 = b
    at2 = c
    at3 = d
    for number in range(FIRST_STEP[form], FIRST_STEP[form + 1]):
        step = STEPS[number]
        rest = WORD - step
        at0 &= a >> step | b << rest
        at1 &= b >> step | c << rest
        at2 &= c >> step | d << rest
        at3 &= d >> step
    return at0, at1, at2, at3


def beside(a: i64, b: i64, c: i64, d: i64) -> "tuple[i64, i64, i64, i64]":
    """The cells that share a side with a cell of a set, and some bits that are no cells."""
    last = WORD - COLUMN
    return (
        a << 1 | a >> 1 | a << COLUMN | a >> COLUMN | b << last,
        b << 1 | b >> 1 | b << COLUMN | b >> COLUMN | c << last | a >> last,
        c << 1 | c >> 1 | c << COLUMN | c >> COLUMN | d << last | b >> last,
        d << 1 | d >> 1 | d << COLUMN | d >> COLUMN | c >> last,
    )


def nth_place(shape: i64, number: i64, words: "Ints", start: i64) -> i64:
    """The place with a number, from 0, among the anchors of a shape's forms, words from `start`.

    Places are in the order of their anchors, and on one anchor in the order of the forms.
    """
    first = FIRST_FORM[shape]
    forms = FIRST_FORM[shape + 1] - first
    word: i64 = 0
    while True:
        here: i64 = 0
        left: i64 = 0
        for form in range(forms):
            anchored = words[start + form * WORDS + word]
            here += ones(anchored)
            left |= anchored
        if number < here:
            break
        number -= here
        word += 1
    while True:
        anchor = lowest(left)
        for form in range(forms):
            number -= (words[start + form * WORDS + word] >> anchor) & 1
            if number < 0:
                return PLACE_AT[((first + form) * WORDS + word) * WORD + anchor]
        left &= left - 1


def write_places(shape: i64, words: "Ints", start: i64, code: i64, out: "Ints", total: i64) -> i64:
    """Write all places of the anchors, each plus `code`, after the first `total`; the new total."""
    first = FIRST_FORM[shape]
    forms = FIRST_FORM[shape + 1] - first
    for word in range(i64(WORDS)):
        left: i64 = 0
        for form in range(forms):
            left |= words[start + form * WORDS + word]
        while left != 0:
            anchor = lowest(left)
            left &= left - 1
            number = (first * WORDS + word) * WORD + anchor
            for form in range(forms):
                # Store first, count if it fits: a branch would be hard to predict.
                out[total] = code + PLACE_AT[number]
                total += (words[start + form * WORDS + word] >> anchor) & 1
                number += WORDS * WORD
    return total
