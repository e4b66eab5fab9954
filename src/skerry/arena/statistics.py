"""What many games say about bots: means with intervals, where games of one draw go together."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from skerry.arena.outcome import Outcome, class_seconds

Z = 1.959964
"""How many standard errors a 95 % interval reaches to each side."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval; without one, where there are too few draws."""

    mean: float
    low: float | None = None
    high: float | None = None


class Row(msgspec.Struct, frozen=True):
    """What an arena found out about one bot."""

    bot: str
    games: int
    win_share: Estimate
    rank: Estimate
    score: Estimate | None
    margin: Estimate | None
    cpu_mean_ms: float
    cpu_p99_ms: float
    moves: int
    faults: int


def rows(outcomes: Sequence[Outcome], bots: Sequence[str]) -> list[Row]:
    """A row for each bot."""
    return [_row([one for one in outcomes if bot in one.bots], bot) for bot in bots]


def _row(outcomes: Sequence[Outcome], bot: str) -> Row:
    seats = [(one, seat) for one in outcomes for seat, name in enumerate(one.bots) if name == bot]
    times: Counter[int] = Counter()
    for one, seat in seats:
        times.update(one.times[seat])
    moves = sum(one.moves[seat] for one, seat in seats)
    seconds = sum(one.seconds[seat] for one, seat in seats)
    return Row(
        bot,
        len(outcomes),
        share_estimate([(one.draw, one.shares[seat]) for one, seat in seats]),
        estimate([(one.draw, one.ranks[seat]) for one, seat in seats]),
        _optional([(one.draw, one.scores[seat]) for one, seat in seats if one.scores]),
        _optional([(one.draw, one.margins[seat]) for one, seat in seats if one.margins]),
        1000 * seconds / max(moves, 1),
        1000 * percentile(times, 0.99),
        moves,
        sum(one.fault is not None and one.fault.seat == seat for one, seat in seats),
    )


def _optional(values: Sequence[tuple[int, float]]) -> Estimate | None:
    return estimate(values) if values else None


def by_draw(values: Iterable[tuple[int, float]]) -> list[float]:
    """The mean of each draw: games of one draw are not independent of each other."""
    groups: dict[int, list[float]] = defaultdict(list)
    for draw, value in values:
        groups[draw].append(value)
    return [sum(group) / len(group) for _, group in sorted(groups.items())]


def estimate(values: Sequence[tuple[int, float]]) -> Estimate:
    """A mean of values with their draws.

    >>> estimate([(0, 1.0), (0, 3.0), (1, 3.0), (1, 5.0)])
    Estimate(mean=3.0, low=1.040036, high=4.959964)
    """
    if not values:
        return Estimate(math.nan)
    means = by_draw(values)
    mean = sum(value for _, value in values) / len(values)
    error = standard_error(means)
    return Estimate(mean) if error is None else Estimate(mean, mean - Z * error, mean + Z * error)


def standard_error(means: Sequence[float]) -> float | None:
    """The standard error of the mean of independent values; None if there is only one."""
    if len(means) < 2:
        return None
    middle = sum(means) / len(means)
    variance = sum((mean - middle) ** 2 for mean in means) / (len(means) - 1)
    return math.sqrt(variance / len(means))


def share_estimate(values: Sequence[tuple[int, float]]) -> Estimate:
    """A mean of shares from 0 to 1, with Wilson's interval: it holds near 0 and 1, too.

    How many independent games the interval stands for follows from how the draws differ.

    >>> sure = share_estimate([(draw, 1.0) for draw in range(100)])
    >>> round(sure.low, 3), sure.high
    (0.963, 1.0)
    """
    if not values:
        return Estimate(math.nan)
    mean = sum(value for _, value in values) / len(values)
    means = by_draw(values)
    error = standard_error(means)
    if error is None:
        return Estimate(mean)
    games = float(len(means))
    if 0 < mean < 1 and error > 0:
        games = min(mean * (1 - mean) / error**2, float(len(values)))
    square = Z**2 / games
    middle = (mean + square / 2) / (1 + square)
    half = Z * math.sqrt(mean * (1 - mean) / games + square / (4 * games)) / (1 + square)
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))


def percentile(times: Counter[int], share: float) -> float:
    """The time that this share of moves does not exceed, in seconds."""
    wanted = share * sum(times.values())
    for number, count in sorted(times.items()):
        wanted -= count
        if wanted <= 0:
            return class_seconds(number)
    return 0.0
