"""The random bot: any legal move, each as likely as any other."""

from random import Random
from typing import TypeVar

from skerry.core.game import Move
from skerry.core.legal import Legal

M = TypeVar("M", bound=Move)


class RandomBot:
    """Plays at random: the baseline for all other bots."""

    name = "random"

    def choose(self, view: object, legal: Legal[M], random: Random) -> M:
        """Any of the legal moves."""
        del view
        return legal.choose(random)
