"""The last steps of a table; a fork of the table shares them.

A table is forked for every move. Copying hundreds of steps each time would cost as much as the
rules do.
"""

from collections.abc import Iterator

import msgspec
from mypy_extensions import mypyc_attr

from skerry.core.event import Announcement, Seat

BLOCK = 16
"""How many new steps are kept apart, to be copied for each one more; the others are shared."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """The events of one batch, and its version for each seat and (last) for spectators."""

    versions: tuple[int | None, ...]
    """None: they may not know of it."""
    announcements: tuple[Announcement, ...]
    withdraws: tuple[int | None, ...] = ()
    """For a batch with an undo: the versions of the undone step."""
    mover: Seat | None = None


@mypyc_attr(acyclic=True)
class RecentSteps:
    """The last steps of a table, at most `most` of them; it never changes.

    >>> steps = RecentSteps(100).then(Step((1,), ())).then(Step((2,), ()))
    >>> len(steps), steps[-1].versions, [step.versions for step in steps.tail(1)]
    (2, (2,), [(2,)])
    """

    __slots__ = ("_most", "_newer", "_older")

    def __init__(
        self, most: int, older: tuple[Step, ...] = (), newer: tuple[Step, ...] = ()
    ) -> None:
        self._most = most
        self._older = older
        self._newer = newer

    def then(self, step: Step) -> "RecentSteps":
        """The same and one more; the oldest may go."""
        newer = (*self._newer, step)
        if len(newer) < BLOCK:
            return RecentSteps(self._most, self._older, newer)
        older = self._older + newer
        return RecentSteps(self._most, older[max(0, len(older) + BLOCK - self._most) :])

    def __len__(self) -> int:
        return len(self._older) + len(self._newer)

    def __getitem__(self, index: int) -> Step:
        return (self._newer or self._older)[-1] if index == -1 else self._all()[index]

    def __iter__(self) -> Iterator[Step]:
        return iter(self._all())

    def __reversed__(self) -> Iterator[Step]:
        yield from reversed(self._newer)
        yield from reversed(self._older)

    def tail(self, count: int) -> tuple[Step, ...]:
        """The last steps, as many as are asked for or there are."""
        return self._all()[max(0, len(self) - count) :]

    def _all(self) -> tuple[Step, ...]:
        return self._older + self._newer
