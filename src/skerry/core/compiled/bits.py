"""Bit tricks on sets of up to 60 things: count them, find the first one, take out the nth.

A set is one integer; bit n says whether thing n is in it. 60 bits leave room for a sign, so that
the same lines give the same numbers compiled, where integers have 64 bits, and uncompiled, where
they have no end.

`ones` adds up bits in ever wider fields, all fields at once:

    mask       1 1 0 1 0 1 1 1     eight fields of one bit
    by twos     10  01  01  10     four fields: 2, 1, 1, 2
    by fours     0011    0011      two fields: 3, 3
    by eights      00000110        one field: 6

`lowest` multiplies the lowest bit, a power of two, by a number whose every six neighbouring bits
are different ones: the six highest bits of the product then say which power it was.

    mask                 ...0110100000
    mask & -mask         ...0000100000     the lowest bit alone: 2 ** 5
    times the number     its bits, moved up by 5; the six at the top are those of entry 5
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WORD: Final = 60
"""How many things a set of one integer can have."""

# Constants of more than 62 bits would be slow: mypyc keeps them as objects.
_TWOS: Final = 0x1555555555555555
_FOURS: Final = 0x3333333333333333
_EIGHTS: Final = 0x0F0F0F0F0F0F0F0F
_ADD_UP: Final = 0x0101010101010101
_SIXES: Final = 0x03F79D71B4CB0A89
"""A de Bruijn sequence: every six neighbouring bits of its 64 are different ones."""


def _numbers() -> "vec[i64]":
    """Per six bits of the sequence: how far it was moved for them to be on top."""
    out = vec[i64]([0] * 64)
    for number in range(64):
        out[((_SIXES << number) >> 58) & 63] = number
    return out


def _powers() -> "vec[i64]":
    out = vec[i64]()
    for number in range(63):
        out = append(out, 1 << number)
    return out


_NUMBERS: Final = _numbers()
_POWERS: Final = _powers()


def bit(number: i64) -> i64:
    """The set of one thing.

    A shifted constant would be wrong: the compiler takes it for an integer of 32 bits.

    >>> bit(40) == 2**40
    True
    """
    return _POWERS[number]


def ones(mask: i64) -> i64:
    """How many things a set has.

    >>> ones(0b11010111)
    6
    """
    mask -= (mask >> 1) & _TWOS
    mask = (mask & _FOURS) + ((mask >> 2) & _FOURS)
    mask = (mask + (mask >> 4)) & _EIGHTS
    return ((mask * _ADD_UP) >> 56) & 0xFF


def lowest(mask: i64) -> i64:
    """The number of the first thing of a set that is not empty.

    >>> lowest(0b110100000)
    5
    """
    return _NUMBERS[(((mask & -mask) * _SIXES) >> 58) & 63]
