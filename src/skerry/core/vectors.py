"""Makes vectors of integers copyable and picklable; states are made of them.

The modules of states import this one, for that effect alone.
"""

import copyreg
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64, u8


def vector(items: list[int]) -> "vec[i64]":
    """A vector of these integers."""
    return vec[i64](items)


def small_vector(items: list[int]) -> "vec[u8]":
    """A vector of these integers from 0 to 255."""
    return vec[u8](items)


def _reduce(items: "vec[i64]") -> tuple[Callable[[list[int]], "vec[i64]"], tuple[list[int]]]:
    return vector, (list(items),)


def _reduce_small(items: "vec[u8]") -> tuple[Callable[[list[int]], "vec[u8]"], tuple[list[int]]]:
    return small_vector, (list(items),)


copyreg.pickle(type(vec[i64]()), _reduce)
copyreg.pickle(type(vec[u8]()), _reduce_small)
