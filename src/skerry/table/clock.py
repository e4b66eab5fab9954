"""Clocks as values: how much time a seat has, and when it runs out.

Every seat has its own clock, which runs while the seat has a question, so several run at once in
simultaneous phases. All functions are pure: the time comes from the batches of the log, so a table
that is loaded again has the same clocks.
"""

import msgspec

from skerry.protocol.table_info import Clock, ClockView, DaysClock, LiveClock, NoClock

DAY = 24 * 3600 * 1000
LEAST_ON_RETURN = 60 * 1000
"""The least time of a person who takes a seat back from a bot."""


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of one seat."""

    left: int
    """Milliseconds left when it was last stopped."""
    asked: bool = False
    since: int | None = None
    """When it was started; None: it is stopped."""
    paused: bool = False
    grace_until: int | None = None

    @property
    def due(self) -> int | None:
        """When the time runs out; None while the clock is stopped."""
        if self.since is None:
            return None
        return max(self.since + self.left, self.grace_until or 0)

    def view(self) -> ClockView:
        """The clock as everyone sees it."""
        return ClockView(
            self.left, self.since is not None, self.due, self.paused, self.grace_until is not None
        )


def new_clock(rule: Clock) -> SeatClock | None:
    """A clock before the first question; None if there is no time limit.

    >>> new_clock(LiveClock(300, 10))
    SeatClock(left=300000, asked=False, since=None, paused=False, grace_until=None)
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
    since = None if clock.paused else at
    return SeatClock(left, asked=True, since=since, paused=clock.paused)


def stop_with_increment(clock: SeatClock, rule: Clock, at: int) -> SeatClock:
    """Stop the clock of a seat without further questions, and add the increment."""
    earned = rule.increment * 1000 if isinstance(rule, LiveClock) else 0
    return SeatClock(_left(clock, at) + earned, paused=clock.paused)


def reset(clock: SeatClock) -> SeatClock:
    """The seat is no longer asked, and neither loses nor earns time by the question."""
    return SeatClock(clock.left, paused=clock.paused)


def start_next(clock: SeatClock, rule: Clock, at: int) -> SeatClock:
    """Restart the clock of a seat that has the next question, if it counts days a move."""
    return start(clock, rule, at) if isinstance(rule, DaysClock) else clock


def restart_after_undo(clock: SeatClock, rule: Clock, at: int) -> SeatClock:
    """Start the clock after an undo, and take the increment away again."""
    earned = rule.increment * 1000 if isinstance(rule, LiveClock) else 0
    stopped = msgspec.structs.replace(clock, left=max(clock.left - earned, 0))
    return start(stopped, rule, at)


def pause(clock: SeatClock, at: int) -> SeatClock:
    """Pause the clock for a vacation."""
    return SeatClock(_left(clock, at), clock.asked, None, paused=True)


def resume(clock: SeatClock, at: int) -> SeatClock:
    """Resume the clock after a vacation."""
    return SeatClock(clock.left, clock.asked, at if clock.asked else None)


def stop(clock: SeatClock, at: int) -> SeatClock:
    """Stop the clock at the end of the game, or for a bot, without an increment."""
    return SeatClock(_left(clock, at), paused=clock.paused)


def top_up(clock: SeatClock, rule: Clock) -> SeatClock:
    """Give a person who takes a seat back from a bot the least time."""
    least = LEAST_ON_RETURN if isinstance(rule, LiveClock) else 0
    return msgspec.structs.replace(clock, left=max(clock.left, least))


def give_grace(clock: SeatClock, until: int) -> SeatClock:
    """Extend the time of an offline seat, once for each question."""
    return msgspec.structs.replace(clock, grace_until=until)


def _left(clock: SeatClock, at: int) -> int:
    return clock.left if clock.since is None else max(clock.left - (at - clock.since), 0)
