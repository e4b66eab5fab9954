"""Bit tricks against the plain way, compiled as everything is."""

from random import Random

import pytest

from skerry.core.compiled.bits import WORD, bit, lowest, ones

SMALL = range(1 << 12)


def masks() -> list[int]:
    """Every mask of twelve bits at both ends of a word, and random ones of every density."""
    random = Random(7)
    found = [small << by for small in SMALL for by in (0, WORD - 12)]
    for _ in range(2000):
        mask = random.getrandbits(WORD)
        for _ in range(random.randrange(4)):
            mask = mask & random.getrandbits(WORD) if random.random() < 0.5 else mask
        found.append(mask)
    return [*found, (1 << WORD) - 1]


def test_ones_counts_every_bit() -> None:
    for mask in masks():
        assert ones(mask) == mask.bit_count(), bin(mask)


def test_lowest_is_the_first_bit() -> None:
    for mask in masks():
        if mask:
            assert lowest(mask) == (mask & -mask).bit_length() - 1, bin(mask)


@pytest.mark.parametrize("number", range(WORD))
def test_every_single_bit(number: int) -> None:
    assert bit(number) == 1 << number
    assert lowest(bit(number)) == number
    assert ones(bit(number)) == 1
    assert ones(bit(number) - 1) == number
