"""Clocks as values: how long a seat has, and when its time is up.

Every seat has its own clock; it runs while the seat is asked, so in simultaneous phases several
run at once. All functions are pure: the time comes from the batches of the log, and so a table
that is loaded again has the same clocks.
"""

import msgspec

from skerry.protocol.table_info import Clock, ClockView, DaysClock, LiveClock, NoClock

DAY = 24 * 3600 * 1000
LEAST_ON_RETURN = 60 * 1000
"""Whoever takes a seat back has at least so long, however late they were."""


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of one seat."""

    left: int
    """Milliseconds left when it was last stopped."""
    asked: bool = False
    since: int | None = None
    """When it was set going; None: it stands."""
    paused: bool = False
    grace_until: int | None = None

    @property
    def due(self) -> int | None:
        """When the time is up; None while the clock stands."""
        if self.since is None:
            return None
        return max(self.since + self.left, self.grace_until or 0)

    def view(self) -> ClockView:
        """The clock as everybody sees it."""
        return ClockView(
            self.left, self.since is not None, self.due, self.paused, self.grace_until is not None
        )


def new_clock(rule: Clock) -> SeatClock | None:
    """A clock before the first question; None where nobody is hurried.

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


def ask(clock: SeatClock, rule: Clock, at: int) -> SeatClock:
    """A question is asked: the clock runs, if no vacation holds it."""
    left = rule.days * DAY if isinstance(rule, DaysClock) else clock.left
    since = None if clock.paused else at
    return SeatClock(left, asked=True, since=since, paused=clock.paused)


def answer(clock: SeatClock, rule: Clock, at: int) -> SeatClock:
    """The seat has nothing more to answer: the clock stops, and the turn has earned its time."""
    earned = rule.increment * 1000 if isinstance(rule, LiveClock) else 0
    return SeatClock(_left(clock, at) + earned, paused=clock.paused)


def release(clock: SeatClock) -> SeatClock:
    """The seat is no longer asked, and neither loses nor earns time by the question."""
    return SeatClock(clock.left, paused=clock.paused)


def move_on(clock: SeatClock, rule: Clock, at: int) -> SeatClock:
    """The seat has moved and is asked the next thing: days are for each move."""
    return ask(clock, rule, at) if isinstance(rule, DaysClock) else clock


def ask_again(clock: SeatClock, rule: Clock, at: int) -> SeatClock:
    """An answer was taken back: what the turn had earned goes with it."""
    earned = rule.increment * 1000 if isinstance(rule, LiveClock) else 0
    stopped = msgspec.structs.replace(clock, left=max(clock.left - earned, 0))
    return ask(stopped, rule, at)


def pause(clock: SeatClock, at: int) -> SeatClock:
    """A vacation begins."""
    return SeatClock(_left(clock, at), clock.asked, None, paused=True)


def resume(clock: SeatClock, at: int) -> SeatClock:
    """A vacation is over."""
    return SeatClock(clock.left, clock.asked, at if clock.asked else None)


def stop(clock: SeatClock, at: int) -> SeatClock:
    """Nobody is asked any more, or a bot sits in: the clock stands, and nothing is earned."""
    return SeatClock(_left(clock, at), paused=clock.paused)


def come_back(clock: SeatClock, rule: Clock) -> SeatClock:
    """A person takes the seat back from a bot."""
    least = LEAST_ON_RETURN if isinstance(rule, LiveClock) else 0
    return msgspec.structs.replace(clock, left=max(clock.left, least))


def give_grace(clock: SeatClock, until: int) -> SeatClock:
    """The line was lost when the time was up: once for each question there is some more."""
    return msgspec.structs.replace(clock, grace_until=until)


def _left(clock: SeatClock, at: int) -> int:
    return clock.left if clock.since is None else max(clock.left - (at - clock.since), 0)
