"""The past of a table: all its steps, as each seat and the spectators saw them.

A running table remembers only its last steps. Its past is read from the log once and then grows
with the table, so that asking for it again costs little.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from skerry.core.event import Seat
from skerry.protocol.messages import SeenStep, StepInWords
from skerry.table.entries import Batch
from skerry.table.steps import Step
from skerry.table.table import Table, new_table
from skerry.table.table_config import TableConfig
from skerry.table.updates import step_of
from skerry.table.words import seat_names, sentences_of

MOST_STORIES = 8
"""The stories that are remembered: one for each seat, with each set of names."""


def no_pause() -> None:
    """Do not pause between two steps."""


class Past:
    """All steps of one table since its beginning."""

    def __init__(self, config: TableConfig) -> None:
        self._config = config
        self._steps: list[Step] = []
        """One for each batch of the log."""
        self._histories: dict[Seat | None, _History] = {}
        self._stories: OrderedDict[tuple[Seat | None, tuple[str, ...]], _Story] = OrderedDict()

    def __len__(self) -> int:
        return len(self._steps)

    def catch_up(self, table: Table) -> bool:
        """Add the last steps of the table; False if it has forgotten some that are missing."""
        missing = table.seq - len(self._steps)
        if missing > len(table.steps):
            return False
        if missing > 0:
            self._steps += table.steps.tail(missing)
        return True

    def read(self, batches: Sequence[Batch], pause: Callable[[], None] = no_pause) -> None:
        """Read the whole log, with a pause after each batch."""
        table = new_table(self._config)
        for batch in batches:
            table.apply(batch)
            self._steps.append(table.steps[-1])
            pause()

    def unseen(self, seat: Seat | None) -> int:
        """The number of steps that `history` has not looked at for this seat."""
        return len(self._steps) - self._histories.get(seat, _NOTHING).looked_at

    def history(
        self, seat: Seat | None, pause: Callable[[], None] = no_pause
    ) -> tuple[SeenStep, ...]:
        """All steps as a seat, or a spectator, saw them."""
        history = self._histories.get(seat, _NOTHING)
        steps, new = list(history.steps), self._steps[history.looked_at :]
        for step in new:
            seen = step_of(step, seat, self._place(seat), {})
            if seen is not None:
                steps.append(seen)
            pause()
        # It is replaced as a whole: two threads may do this at once, for several clients.
        found = _History(history.looked_at + len(new), tuple(steps))
        self._histories[seat] = found
        return found.steps

    def story(
        self, seat: Seat | None, given: Sequence[str], pause: Callable[[], None] = no_pause
    ) -> tuple[StepInWords, ...]:
        """All steps that were not undone, as sentences."""
        names = tuple(seat_names(given, self._config.seats))
        story = self._stories.pop((seat, names), None) or _Story()
        self._stories[seat, names] = story
        while len(self._stories) > MOST_STORIES:
            self._stories.popitem(last=False)
        for step in self._steps[story.looked_at :]:
            self._tell(story, step, seat, names)
            story.looked_at += 1
            pause()
        return tuple(story.steps.values())

    def _tell(self, story: "_Story", step: Step, seat: Seat | None, names: Sequence[str]) -> None:
        place = self._place(seat)
        version = step.versions[place]
        if version is None:
            return
        withdrawn = step.withdraws[place] if step.withdraws else None
        if withdrawn is not None:
            story.steps.pop(withdrawn, None)
        seen = [one.seen_by(seat) for one in step.announcements]
        sentences = sentences_of(self._config.plugin, [one for one in seen if one], names)
        if sentences:
            story.steps[version] = StepInWords(version, sentences)

    def _place(self, seat: Seat | None) -> int:
        return self._config.seats if seat is None else seat


class _History(NamedTuple):
    """What a seat saw of the steps that were looked at."""

    looked_at: int
    steps: tuple[SeenStep, ...]


_NOTHING = _History(0, ())


class _Story:
    """The sentences of the steps that were looked at, by version."""

    __slots__ = ("looked_at", "steps")

    def __init__(self) -> None:
        self.looked_at = 0
        self.steps: dict[int, StepInWords] = {}
