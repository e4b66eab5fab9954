"""Clocks as values: how much time a seat has, and when it runs out.

Every seat has its own clock, which runs while the seat has a question, so several run at once in
simultaneous phases. All functions are pure: the time comes from the batches of the log, so a table
that is loaded again has the same clocks.
"""

import msgspec
from msgspec.structs import replace

from skerry.protocol.table_info import Clock, ClockView, DaysClock, LiveClock, NoClock

DAY = 24 * 3600 * 1000
LEAST_ON_RETURN = 60 * 1000
"""The least time of a person who takes a seat back from a bot."""
SCORING = 30 * 1000
"""The most time that a clock waits while its player looks at a scoring."""


class SeatClock(msgspec.Struct, frozen=True, gc=False):
    """The clock of one seat."""

    left: int
    """Milliseconds left when it was last stopped."""
    asked: bool = False
    since: int | None = None
    """When it was started, or will be after a scoring; None: it is stopped."""
    paused: bool = False
    grace_until: int | None = None
    scoring_until: int | None = None
    """Until then the clock waits for its player to look at a scoring."""

    @property
    def due(self) -> int | None:
        """When the time runs out; None while the clock is stopped."""
        if self.since is None:
            return None
        return max(self.since + self.left, self.grace_until or 0)

    def view(self) -> ClockView:
        """The clock as everyone sees it."""
        return ClockView(
            self.left,
            self.since is not None,
            self.due,
            self.paused,
            self.grace_until is not None,
            self.scoring_until,
        )


def new_clock(rule: Clock) -> SeatClock | None:
    """A clock before the first question; None if there is no time limit.

    >>> new_clock(LiveClock(300, 10))  # doctest: +ELLIPSIS
    SeatClock(left=300000, asked=False, since=None, paused=False, grace_until=None, ...)
    """
    match rule:
        case NoClock():
            return None
        case DaysClock(days):
            return SeatClock(days * DAY)
        case LiveClock(seconds, _):
            return SeatClock(seconds * 1000)


def start(clock: SeatClock, rule: Clock, at: int) -> SeatClock:
    """Start the clock for a question, unless a vacation pauses it."""
    left = rule.days * DAY if isinstance(rule, DaysClock) else clock.left
    since = None if clock.paused else max(at, clock.scoring_until or 0)
    return replace(_stopped(clock, left), asked=True, since=since)


def stop_with_increment(clock: SeatClock, rule: Clock, at: int) -> SeatClock:
    """Stop the clock of a seat without further questions, and add the increment."""
    earned = rule.increment * 1000 if isinstance(rule, LiveClock) else 0
    return _stopped(clock, _left(clock, at) + earned)


def reset(clock: SeatClock) -> SeatClock:
    """The seat is no longer asked, and neither loses nor earns time by the question."""
    return _stopped(clock, clock.left)


def start_next(clock: SeatClock, rule: Clock, at: int) -> SeatClock:
    """Restart the clock of a seat that has the next question, if it counts days a move."""
    return start(clock, rule, at) if isinstance(rule, DaysClock) else clock


def restart_after_undo(clock: SeatClock, rule: Clock, at: int) -> SeatClock:
    """Start the clock after an undo, and take the increment away again."""
    earned = rule.increment * 1000 if isinstance(rule, LiveClock) else 0
    stopped = replace(clock, left=max(clock.left - earned, 0))
    return start(stopped, rule, at)


def pause(clock: SeatClock, at: int) -> SeatClock:
    """Pause the clock for a vacation."""
    stopped = _stopped(clock, _left(clock, at))
    return replace(stopped, asked=clock.asked, paused=True)


def resume(clock: SeatClock, at: int) -> SeatClock:
    """Resume the clock after a vacation."""
    since = max(at, clock.scoring_until or 0) if clock.asked else None
    return SeatClock(clock.left, clock.asked, since, scoring_until=clock.scoring_until)


def stop(clock: SeatClock, at: int) -> SeatClock:
    """Stop the clock at the end of the game, or for a bot, without an increment."""
    return _stopped(clock, _left(clock, at))


def show_scoring(clock: SeatClock, at: int) -> SeatClock:
    """Let the clock wait while its player looks at a scoring."""
    until = at + SCORING
    if clock.since is None:
        return replace(clock, scoring_until=until)
    return replace(clock, left=_left(clock, at), since=until, scoring_until=until)


def end_scoring(clock: SeatClock, at: int) -> SeatClock:
    """The player has looked at the scoring: the clock waits no longer."""
    if clock.scoring_until is None:
        return clock
    since = None if clock.since is None else min(clock.since, at)
    return replace(clock, since=since, scoring_until=None)


def top_up(clock: SeatClock, rule: Clock) -> SeatClock:
    """Give a person who takes a seat back from a bot the least time."""
    least = LEAST_ON_RETURN if isinstance(rule, LiveClock) else 0
    return replace(clock, left=max(clock.left, least))


def give_grace(clock: SeatClock, until: int) -> SeatClock:
    """Extend the time of an offline seat, once for each question."""
    return replace(clock, grace_until=until)


def _stopped(clock: SeatClock, left: int) -> SeatClock:
    return SeatClock(left, paused=clock.paused, scoring_until=clock.scoring_until)


def _left(clock: SeatClock, at: int) -> int:
    # A clock that waits for a scoring starts later.
    ran = 0 if clock.since is None else max(at - clock.since, 0)
    return max(clock.left - ran, 0)
