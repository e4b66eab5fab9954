"""Makes vectors of integers copyable and picklable; states are made of them.

The modules of states import this one, for that effect alone.
"""

import copyreg
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64


def vector(items: list[int]) -> "vec[i64]":
    """A vector of these integers."""
    return vec[i64](items)


def _reduce(items: "vec[i64]") -> tuple[Callable[[list[int]], "vec[i64]"], tuple[list[int]]]:
    return vector, (list(items),)


copyreg.pickle(type(vec[i64]()), _reduce)
