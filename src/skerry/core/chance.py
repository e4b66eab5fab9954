"""Chance: picks draws by their exact weights, from a generator that somebody else owns."""

from collections.abc import Sequence
from random import Random

from skerry.core.game import Draw


def pick(outcomes: Sequence[tuple[Draw, int]], random: Random) -> Draw:
    """One of the outcomes, each as often as its weight says."""
    if not outcomes:
        raise ValueError("there is nothing to draw")
    ticket = random.randrange(sum(weight for _, weight in outcomes))
    for draw, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return draw
    raise AssertionError("a ticket is below the sum of all weights")
