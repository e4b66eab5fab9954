"""Ratings of bots by who was ahead of whom: the Bradley-Terry model, on the scale of Elo."""

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from random import Random

from skerry.arena.outcome import Outcome
from skerry.arena.statistics import Estimate

PRIOR = 0.5
"""Wins and losses against an average bot that everybody gets, so that no rating is infinite."""
ROUNDS = 200
RESAMPLES = 200
Pairs = Mapping[tuple[str, str], float]


def pairs_of(outcomes: Sequence[Outcome]) -> dict[tuple[str, str], float]:
    """How often one bot was ahead of another; a tie is half a time."""
    found: dict[tuple[str, str], float] = defaultdict(float)
    for one in outcomes:
        for seat, bot in enumerate(one.bots):
            for other, rival in enumerate(one.bots):
                if bot != rival and one.ranks[seat] <= one.ranks[other]:
                    found[bot, rival] += 0.5 if one.ranks[seat] == one.ranks[other] else 1.0
    return found


def elo(pairs: Pairs, bots: Sequence[str]) -> dict[str, float]:
    """The ratings that make the pairs most likely; their mean is 0.

    >>> found = elo({("a", "b"): 30, ("b", "a"): 10}, ["a", "b"])
    >>> round(found["a"] - found["b"])
    188
    """
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        for bot in bots:
            won = PRIOR
            against = 2 * PRIOR / (strength[bot] + 1.0)
            for rival in bots:
                if rival != bot:
                    met = pairs.get((bot, rival), 0.0) + pairs.get((rival, bot), 0.0)
                    won += pairs.get((bot, rival), 0.0)
                    against += met / (strength[bot] + strength[rival])
            strength[bot] = won / against
    middle = sum(math.log(value) for value in strength.values()) / len(bots)
    return {bot: 400 / math.log(10) * (math.log(strength[bot]) - middle) for bot in bots}


def ratings(outcomes: Sequence[Outcome], bots: Sequence[str]) -> dict[str, Estimate]:
    """The rating of each bot, with intervals from resampled draws."""
    found = elo(pairs_of(outcomes), bots)
    draws: dict[int, list[Outcome]] = defaultdict(list)
    for one in outcomes:
        draws[one.draw].append(one)
    if len(draws) < 2:
        return {bot: Estimate(found[bot]) for bot in bots}
    groups = [pairs_of(group) for _, group in sorted(draws.items())]
    random = Random(0)
    samples = [elo(_sum(random.choices(groups, k=len(groups))), bots) for _ in range(RESAMPLES)]
    intervals = {}
    total = _sum(groups)
    for bot in bots:
        won = sum(times for (ahead, _), times in total.items() if ahead == bot)
        lost = sum(times for (_, behind), times in total.items() if behind == bot)
        if won == 0 or lost == 0:
            # Games of one kind only say on which side of the others it is, not how far.
            intervals[bot] = Estimate(found[bot])
            continue
        values = sorted(sample[bot] for sample in samples)
        low, high = values[RESAMPLES // 40], values[-1 - RESAMPLES // 40]
        intervals[bot] = Estimate(found[bot], min(low, found[bot]), max(high, found[bot]))
    return intervals


def _sum(groups: Sequence[Pairs]) -> Pairs:
    total: dict[tuple[str, str], float] = defaultdict(float)
    for group in groups:
        for pair, times in group.items():
            total[pair] += times
    return total
