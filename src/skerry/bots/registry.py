"""The bots by name, for every game that they can play."""

import difflib
from typing import Any

from skerry.bots import cats, skye
from skerry.bots.bot import Bot
from skerry.bots.greedy import GreedyBot, Judge
from skerry.bots.random import RandomBot

AnyBot = Bot[Any, Any]
"""A bot for a game that is known only by name."""

# What each game's bots go by; a game without a judge has only the random bot.
_JUDGES: dict[str, Judge[Any, Any]] = {"skye": skye.judge, "cats": cats.judge}


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, weakest first.

    >>> names("skye")
    ('random', 'greedy')
    """
    return ("random", "greedy") if game in _JUDGES else ("random",)


def find(name: str, game: str) -> AnyBot:
    """A bot for a game; ValueError lists those that there are."""
    if name == "random":
        return RandomBot()
    if name == "greedy" and game in _JUDGES:
        return GreedyBot(_JUDGES[game])
    near = difflib.get_close_matches(name, names(game), 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise ValueError(f"unknown bot {name!r} for {game}{hint} (there are: {', '.join(names(game))})")
