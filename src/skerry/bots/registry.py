"""The bots by name, for every game that they can play."""

import difflib
from typing import Any

from skerry.bots.bot import Bot
from skerry.bots.greedy import GreedyBot
from skerry.bots.random import RandomBot
from skerry.core import registry

AnyBot = Bot[Any, Any]
"""A bot for a game that is known only by name."""


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, weakest first.

    >>> names("skye")
    ('random', 'greedy')
    """
    return ("random",) if registry.find(game).judge is None else ("random", "greedy")


def find(name: str, game: str) -> AnyBot:
    """A bot for a game; ValueError lists the bots that exist."""
    judge = registry.find(game).judge
    if name == "random":
        return RandomBot()
    if name == "greedy" and judge is not None:
        return GreedyBot(judge)
    near = difflib.get_close_matches(name, names(game), 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise ValueError(f"unknown bot {name!r} for {game}{hint} (there are: {', '.join(names(game))})")
