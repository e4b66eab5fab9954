"""The bots by name, for every game that they can play."""

import difflib
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from skerry.bots.greedy import GreedyBot
from skerry.bots.own import is_own, load_own
from skerry.bots.program import PREFIX, ProgramBot
from skerry.bots.random import RandomBot
from skerry.core import registry
from skerry.core.bot import Bot

AnyBot = Bot[Any, Any]
"""A bot for a game that is known only by name."""

FIXED = ("random", "greedy")
"""Bots that never change, for programs: fixed points of all figures."""


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, weakest first; there is always one.

    >>> names(registry.names()[0])[0]
    'random'
    """
    return tuple(_bots(game))


def levels(game: str) -> tuple[str, ...]:
    """The bots that people play against, weakest first: the game's own, or all if it has none."""
    found = names(game)
    return tuple(name for name in found if name not in FIXED) or found


def middle(game: str) -> str:
    """The bot that a game is played against unless another one is chosen."""
    found = levels(game)
    return found[len(found) // 2]


def strongest(game: str) -> str:
    """The strongest bot of a game: hints come from it."""
    return names(game)[-1]


def find(name: str, game: str) -> AnyBot:
    """A new bot for a game: by its name, `module:Class`, or `exec:COMMAND`.

    ValueError says what is wrong, and lists the bots that exist.
    """
    if name.startswith(PREFIX):
        return ProgramBot(name.removeprefix(PREFIX), registry.find(game))
    if is_own(name):
        bot: AnyBot = load_own(name)
        return bot
    bots = _bots(game)
    if name in bots:
        return bots[name]()
    near = difflib.get_close_matches(name, bots, 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise ValueError(f"unknown bot {name!r} for {game}{hint} (there are: {', '.join(bots)})")


def _bots(game: str) -> Mapping[str, Callable[[], AnyBot]]:
    plugin = registry.find(game)
    greedy = {} if plugin.judge is None else {"greedy": partial(GreedyBot, plugin.judge)}
    return {"random": RandomBot, **greedy, **plugin.bots}
