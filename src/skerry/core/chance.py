"""Chance: picks draws by their exact weights, with the caller's random generator."""

from collections.abc import Sequence
from random import Random

from skerry.core.game import Draw

Outcomes = Sequence[tuple[Draw, int]]
"""What can be drawn, each with its weight, in the game's own order."""


def tickets(outcomes: Outcomes) -> int:
    """The number of tickets: the sum of all weights; ValueError if nothing can be drawn."""
    if not outcomes:
        raise ValueError("there is nothing to draw")
    return sum(weight for _, weight in outcomes)


def drawn_by(ticket: int, outcomes: Outcomes) -> Draw:
    """The draw that a ticket wins; each outcome, in order, has as many tickets as its weight."""
    for draw, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return draw
    raise ValueError("a ticket is below the sum of all weights")


def pick(outcomes: Outcomes, random: Random) -> Draw:
    """One of the outcomes, with a probability in proportion to its weight."""
    return drawn_by(random.randrange(tickets(outcomes)), outcomes)
