"""Refolding: a whole log is played again and compared with all that is known of it.

Known are the draws, which must follow from the seed, the moves, which must be legal, the digests
of the events (logs of old servers have none), and what a stored snapshot scored.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from skerry.core.event import Announcement
from skerry.core.game import CHANCE, Draw
from skerry.core.older import Compare
from skerry.core.score import Scorecard
from skerry.table import clock as clocks
from skerry.table.entries import Batch
from skerry.table.event_digest import digest_of
from skerry.table.snapshots import restore
from skerry.table.table import Table, new_table
from skerry.table.table_config import TableConfig

Scorecards = tuple[Scorecard, ...]


class ReplayDiffers(Exception):
    """The rules of today take another way than the log; the message says where."""


class Refolded(NamedTuple):
    """A table as far as its log replays, and what is different; None: nothing."""

    table: Table
    why: str | None


@mypyc_attr(acyclic=True)
class _Checked(Table):
    """A table whose draws must be those of its seed, or of its seats' colours."""

    def _draw(self, draw: Draw) -> tuple[Announcement, ...]:
        if CHANCE not in self.match.awaits or self._next_draw() != draw:
            raise ReplayDiffers("another draw follows from the seed")
        return super()._draw(draw)


def fold(table: Table, batches: Iterable[Batch]) -> Table:
    """A table after some more batches of its log; ReplayDiffers, or whatever the rules raise."""
    for batch in batches:
        table.apply(batch)
        _check_digest(table, batch)
    return table


def refold(
    config: TableConfig, batches: Iterable[Batch], scored: Mapping[int, Scorecards]
) -> Refolded:
    """A table from the start of its log; `scored` says what seats scored after some batches.

    After a difference the log is still followed as long as its moves are legal: what is shown is
    then as near to the last position as these rules come.
    """
    table = _Checked(config, new_table(config).match)
    followed: list[Batch] = []
    compare: Compare | None = None
    why: str | None = None
    try:
        for batch in batches:
            table.apply(batch)
            if compare is None:
                assert table.start is not None, "a log begins with the start"
                compare = config.plugin.compare_with(table.start.rules)
            found = _difference(table, batch, scored)
            if found is None and batch.digest is None:
                found = compare([one.event for one in table.steps[-1].announcements])
            if found is not None and why is None:
                why = f"batch {batch.seq}: {found}"
            followed.append(batch)
    except Exception as error:
        # Whatever the rules make of moves that they do not know, it ends here.
        ends = f"batch {len(followed) + 1}: {type(error).__name__}: {error}"[:500]
        back = new_table(config)
        for batch in followed:
            back.apply(batch)
        return Refolded(back, why or ends)
    return Refolded(table.fork(), why)


def freeze(table: Table) -> Table:
    """A table that is only looked at: nobody is asked, and no clock runs."""
    table.frozen = True
    table.clocks = [clocks.stop(clock, table.at) for clock in table.clocks]
    return table


def scores_of(config: TableConfig, snapshot: bytes) -> tuple[int, Scorecards]:
    """The batch of a stored snapshot, and what each seat scored then."""
    table = restore(config, snapshot)
    return table.seq, _cards(table)


def _cards(table: Table) -> Scorecards:
    plugin = table.config.plugin
    view = plugin.wire.snapshot(table.match.state)
    return tuple(plugin.scorecard(view, seat) for seat in range(table.config.seats))


def _difference(table: Table, batch: Batch, scored: Mapping[int, Scorecards]) -> str | None:
    if CHANCE in table.match.awaits:
        return "one more draw is needed"
    if batch.digest is not None and batch.digest != digest_of(table.steps[-1].announcements):
        return "other events follow"
    if batch.seq in scored and scored[batch.seq] != _cards(table):
        return "seats scored something else"
    return None


def _check_digest(table: Table, batch: Batch) -> None:
    found = _difference(table, batch, {})
    if found is not None:
        raise ReplayDiffers(f"batch {batch.seq}: {found}")
