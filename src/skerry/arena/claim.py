"""A claim about a bot that an arena tests while it plays: a sequential probability ratio test."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from skerry.arena.outcome import Outcome
from skerry.arena.statistics import by_draw

ERROR = 0.05
"""How likely a wrong decision is, in either direction."""
LEAST_DRAWS = 10
"""Before that many draws nothing is decided."""


@dataclass(frozen=True)
class Claim:
    """A question about a bot: whether its win share is at least `high`, or at most `low`.

    >>> Claim.read("0.5:0.6", "expert")
    Claim(bot='expert', low=0.5, high=0.6)
    """

    bot: str
    low: float
    high: float

    @classmethod
    def read(cls, text: str, bot: str) -> "Claim":
        """A claim from LOW:HIGH; ValueError says what is wrong."""
        low, colon, high = text.partition(":")
        try:
            claim = cls(bot, float(low), float(high))
        except ValueError:
            colon = ""
        if not colon or not 0 <= claim.low < claim.high <= 1:
            raise ValueError("write two win shares such as 0.5:0.55, the lower one first")
        return claim

    def evidence(self, outcomes: Sequence[Outcome]) -> float:
        """The log of how much more likely the games are if the share is `high` than if `low`."""
        means = by_draw(
            (one.draw, share)
            for one in outcomes
            for bot, share in zip(one.bots, one.shares, strict=True)
            if bot == self.bot
        )
        if len(means) < LEAST_DRAWS:
            return 0.0
        mean = sum(means) / len(means)
        # The prior of one draw at the middle keeps the variance above zero.
        middle = (self.low + self.high) / 2
        spread = sum((one - mean) ** 2 for one in means) + (1 - middle) * middle
        variance = spread / len(means)
        return (
            len(means) * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)
        )

    def decided(self, outcomes: Sequence[Outcome]) -> bool | None:
        """True: at least `high`; False: at most `low`; None: not yet known."""
        evidence = self.evidence(outcomes)
        bound = math.log((1 - ERROR) / ERROR)
        return None if abs(evidence) < bound else evidence > 0

    def sentence(self, outcomes: Sequence[Outcome]) -> str:
        """What is known about the claim, in English."""
        found = self.decided(outcomes)
        if found is None:
            return (
                f"not decided: {self.bot} wins at least {self.high:.0%}, or at most {self.low:.0%}"
            )
        share = f"at least {self.high:.0%}" if found else f"at most {self.low:.0%}"
        return f"decided: {self.bot} wins {share} (5 % risk of error)"
