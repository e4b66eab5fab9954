"""A small random generator that gives the same numbers compiled and uncompiled."""

from typing import Final

from mypy_extensions import i64

_LOW: Final = 0xFFFFFFFF


class Dice:
    """Fair numbers for playouts, the same for the same seed on every machine.

    >>> dice = Dice(7)
    >>> [dice.below(6) for _ in range(8)]
    [5, 2, 4, 5, 4, 0, 2, 3]

    The generator is xoroshiro64**. It is fast and even, but not secret: a few numbers give away
    the next ones.
    """

    def __init__(self, seed: int) -> None:
        mixed = _mix(seed & _LOW) ^ _mix(((seed >> 32) + 1) & _LOW)
        self._a: i64 = _mix(mixed)
        self._b: i64 = _mix((mixed + 1) & _LOW) | 1

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely; limit is from 1 to 2**31.

        Not promised: anything sensible for other limits.
        """
        while True:
            product = self._next() * limit
            low = product & _LOW
            # Reject the few low products that would favour some numbers.
            if low >= limit or low >= (_LOW + 1) % limit:
                return product >> 32

    def __reduce__(self) -> tuple[type["Dice"], tuple[int], dict[str, int]]:
        return Dice, (0,), {"_a": self._a, "_b": self._b}

    def _next(self) -> i64:
        a = self._a
        b = self._b ^ a
        # The product may overflow 64 bits; its low 32, the only ones used, stay right.
        star = (a * 0x9E3779BB) & _LOW
        result = (_turn(star, 5) * 5) & _LOW
        self._a = _turn(a, 26) ^ b ^ ((b << 9) & _LOW)
        self._b = _turn(b, 13)
        return result


def _turn(value: i64, by: i64) -> i64:
    """Rotate 32 bits to the left."""
    return ((value << by) & _LOW) | (value >> (32 - by))


def _mix(value: i64) -> i64:
    """Spread a number of 32 bits, so that neighbouring seeds have nothing in common.

    Python's own product of large numbers looks for signals. In compiled code, which does not
    expect that, Ctrl-C or a time limit would end the process.
    """
    value = ((value ^ (value >> 16)) * 0x7FEB352D) & _LOW
    value = ((value ^ (value >> 15)) * 0x846CA68B) & _LOW
    return value ^ (value >> 16)
