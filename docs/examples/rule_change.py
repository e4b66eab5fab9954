"""Measures a rule change: does it matter whether a farm counts eight tiles around it or four?

    python rule_change.py

The same deals are played by both rules, with the farm goal in play. Then each rule's games are
counted with their intervals, and so is the difference deal by deal.
"""

import math
import sys

from skerry.arena.outcome import play_game
from skerry.arena.pairing import ArenaPlan
from skerry.arena.statistics import Estimate, estimate
from skerry.core.options import convert_options
from skerry.games.skye.game.options import SkyeOptions

BOTS = ("normal", "easy")


def scores(farm: str, games: int) -> list[tuple[int, float]]:
    """The mean score of a game by one rule, with the number of its deal."""
    given = {"farm": farm, "goals": ["farm", "sheep", "cattle", "roads"]}
    options = convert_options(given, SkyeOptions, "skye", words=False)
    plan = ArenaPlan("skye", 2, BOTS, "farm", options)
    played = [play_game(plan, number).outcome for number in range(games)]
    return [(one.draw, sum(one.scores) / 2) for one in played if one.scores is not None]


def compare(games: int = 40) -> tuple[Estimate, Estimate, Estimate]:
    """The mean score by each rule, and the mean difference of the same deals."""
    eight, four = scores("eight", games), scores("four", games)
    differences = [(deal, one - other) for (deal, one), (_, other) in zip(eight, four, strict=True)]
    return estimate(eight), estimate(four), estimate(differences)


def main() -> None:
    """Print the comparison."""
    for name, one in zip(("eight", "four", "difference"), compare(), strict=True):
        low, high = (math.nan if end is None else end for end in (one.low, one.high))
        sys.stdout.write(f"{name:<10} {one.mean:6.2f} points [{low:.2f}, {high:.2f}]\n")


if __name__ == "__main__":
    main()
