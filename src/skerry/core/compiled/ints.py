"""Vectors of integers: what `librt.vecs` does not have."""

from typing import TYPE_CHECKING

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

if TYPE_CHECKING:
    Ints = vec[i64]


def emptied(items: "Ints") -> "Ints":
    """The same vector without its items; it keeps its memory, so that it grows again for free.

    >>> list(append(emptied(vec[i64]([3, 1, 2])), 7))
    [7]
    """
    _last: i64 = 0
    while len(items) > 0:
        items, _last = pop(items)
    return items


def copied(items: "Ints", into: "Ints") -> "Ints":
    """A copy of a short vector, in the memory of another one that has as many items.

    >>> list(copied(vec[i64]([3, 1, 2]), vec[i64]([0, 0, 0])))
    [3, 1, 2]
    """
    size = i64(len(items))
    if i64(len(into)) != size:
        return items[:]
    for position in range(size):
        into[position] = items[position]
    return into


def refilled(items: "Ints", into: "Ints") -> "Ints":
    """A copy of a short vector, in the memory of another one of any length.

    >>> list(refilled(vec[i64]([3, 1, 2]), vec[i64]([7])))
    [3, 1, 2]
    """
    size = i64(len(items))
    _last: i64 = 0
    while i64(len(into)) > size:
        into, _last = pop(into)
    known = i64(len(into))
    if known == 0 and size > 0:
        return items[:]
    for position in range(known):
        into[position] = items[position]
    for position in range(known, size):
        into = append(into, items[position])
    return into


def with_room(items: "Ints", room: i64) -> "Ints":
    """A copy of a vector that can grow to `room` items without moving.

    >>> list(with_room(vec[i64]([3, 1]), 7))
    [3, 1]
    """
    return extend(vec[i64](capacity=room), items)


def index_of(item: i64, items: "Ints") -> i64:
    """The first position of an item; ValueError if it is not there.

    >>> index_of(5, vec[i64]([4, 5, 5]))
    1
    """
    for position in range(i64(len(items))):
        if items[position] == item:
            return position
    raise ValueError(f"{item} is not among the items")
