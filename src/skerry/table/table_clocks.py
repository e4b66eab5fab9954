"""How a batch sets the clocks of all seats."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from skerry.core.event import Seat
from skerry.protocol.table_info import Clock
from skerry.table import clock as clocks
from skerry.table import entries as log
from skerry.table.clock import SeatClock
from skerry.table.entries import Batch


class Change(NamedTuple):
    """What a batch changed, as far as clocks need to know it."""

    batch: Batch
    shown_before: frozenset[Seat]
    """The seats that were shown as awaited."""
    shown: frozenset[Seat]
    hidden_before: bool
    """Whether nobody could see who had answered."""
    hidden: bool
    mover: Seat | None
    undone: Seat | None
    seen: bool
    """Whether spectators may know of it."""
    scored: bool
    """Whether a scoring was shown that players look at before they continue."""


def set_clocks(
    before: Sequence[SeatClock],
    rule: Clock,
    change: Change,
    is_person: Callable[[Seat], bool],
) -> list[SeatClock]:
    """Let the clocks of the seats that are shown as awaited run, and those of others stand."""
    made, at = _with_entries(before, change), change.batch.at
    if change.hidden != change.hidden_before:
        # How long a seat thought where answers are hidden must not show: it costs nothing.
        stop = partial(clocks.stop_with_increment, rule=rule, at=at)
        end = clocks.reset if change.hidden_before else stop
        made = [end(clock) if clock.asked else clock for clock in made]
    if change.scored:
        made = [clocks.show_scoring(clock, at) for clock in made]
    return [
        _next(clock, seat, rule, change, is_person=is_person(seat))
        for seat, clock in enumerate(made)
    ]


def _with_entries(before: Sequence[SeatClock], change: Change) -> list[SeatClock]:
    made, batch = list(before), change.batch
    for entry in batch.entries:
        match entry:
            case log.Paused(seat):
                made[seat] = clocks.pause(made[seat], batch.at)
            case log.Resumed(seat):
                made[seat] = clocks.resume(made[seat], batch.at)
            case log.SawScoring(seat):
                made[seat] = clocks.end_scoring(made[seat], batch.at)
            case log.Moved(seat) if change.seen:
                # Who moves has left the scoring; a secret move must not show by it.
                made[seat] = clocks.end_scoring(made[seat], batch.at)
    return made


def _next(
    clock: SeatClock, seat: Seat, rule: Clock, change: Change, *, is_person: bool
) -> SeatClock:
    at = change.batch.at
    asked = seat in change.shown
    if not change.shown or not is_person:
        return clocks.stop(clock, at)
    if asked and not clock.asked:
        again = seat == change.undone and seat not in change.shown_before
        start = clocks.restart_after_undo if again else clocks.start
        return start(clock, rule, at)
    # Days begin anew with each move that others can see; a secret one must not show by it.
    if asked and seat == change.mover and change.seen:
        return clocks.start_next(clock, rule, at)
    if not asked and clock.asked:
        return clocks.stop_with_increment(clock, rule, at)
    return clock
