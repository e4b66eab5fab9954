"""The ids of the last messages that a table has carried out; a fork of the table shares them."""

from collections.abc import Iterator

from mypy_extensions import mypyc_attr

BLOCK = 16
"""How many new ids are kept apart, to be copied for each one more; the others are shared."""


@mypyc_attr(acyclic=True)
class RecentIds:
    """The last ids of a growing number, at most `most` of them; two are equal if their ids are.

    >>> known = RecentIds(100).then("m1")
    >>> "m1" in known, "m2" in known
    (True, False)
    """

    __slots__ = ("_blocks", "_most", "_newest")

    def __init__(
        self, most: int, blocks: tuple[frozenset[str], ...] = (), newest: tuple[str, ...] = ()
    ) -> None:
        self._most = most
        self._blocks = blocks
        self._newest = newest

    def then(self, id: str) -> "RecentIds":
        """The same and one more; the oldest may go."""
        newest = (*self._newest, id)
        if len(newest) < BLOCK:
            return RecentIds(self._most, self._blocks, newest)
        kept = self._most // BLOCK - 1
        return RecentIds(self._most, (*self._blocks, frozenset(newest))[-kept:])

    def __contains__(self, id: str) -> bool:
        return id in self._newest or any(id in block for block in self._blocks)

    def __iter__(self) -> Iterator[str]:
        """All of them; added again in this order, they are forgotten in the same order."""
        for block in self._blocks:
            yield from sorted(block)
        yield from self._newest

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RecentIds) and set(self) == set(other)

    def __hash__(self) -> int:
        return hash(frozenset(self))
