"""A bot as a class: `skerry simulate skye --bots own_bot:OwnBot,greedy`."""

from random import Random
from typing import Any

from skerry.core.legal import Legal


class OwnBot:
    """Makes a random legal move."""

    name = "own"

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """One of the legal moves."""
        del view
        return legal.choose(random)  # make this line better
