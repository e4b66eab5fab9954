"""The bots by name, for every game that they can play."""

import csv
import difflib
import os
import re
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

ADDED = "SKERRY_BOTS"
_NAME = re.compile(r"[a-z][a-z0-9_-]{0,23}")


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, weakest first; there is always one.

    >>> names(registry.names()[0])[0]
    'random'
    """
    return tuple(_bots(game))


def levels(game: str) -> tuple[str, ...]:
    """The bots that people play against, weakest first, and then those that a host has added."""
    return (*_levels(game), *added(game))


def _levels(game: str) -> tuple[str, ...]:
    """The game's own bots, if there are several; then nobody needs the simple ones."""
    own = tuple(registry.find(game).bots)
    return own if len(own) > 1 else names(game)


def middle(game: str) -> str:
    """The bot that a game is played against unless another one is chosen."""
    found = _levels(game)
    return found[len(found) // 2]


def strongest(game: str) -> str:
    """The strongest bot of a game: hints come from it."""
    return _levels(game)[-1]


def added(game: str) -> dict[str, str]:
    """The bots that a host has added by the environment variable SKERRY_BOTS, by name.

    It is a list such as `GAME/careful=my_bots:CarefulBot, GAME/prog=exec:./bot --fast`.
    ValueError says what is wrong with it.
    """
    return {name: bot for of, name, bot in _added() if of == game}


def _added() -> list[tuple[str, str, str]]:
    found = []
    for entry in next(csv.reader([os.environ.get(ADDED, "")], skipinitialspace=True), []):
        which, equals, bot = entry.strip().partition("=")
        game, slash, name = which.partition("/")
        if not (equals and slash and game and bot and _NAME.fullmatch(name)):
            raise ValueError(f"{ADDED}: {entry.strip()!r} is not GAME/NAME=BOT")
        found.append((game, name, bot))
    return found


def check_added() -> None:
    """Make every bot that a host has added once; ValueError says what is wrong with one."""
    for game, name, _ in _added():
        if game not in registry.names():
            raise ValueError(f"{ADDED}: there is no game {game!r}")
        if name in _bots(game):
            raise ValueError(f"{ADDED}: {game} has a bot {name!r} already")
        try:
            find(name, game)
        except ValueError as error:
            raise ValueError(f"{ADDED}: {error}") from None


def find(name: str, game: str) -> AnyBot:
    """A new bot for a game: by its name, `module:Class`, or `exec:COMMAND`.

    ValueError says what is wrong, and lists the bots that exist.
    """
    own = added(game)
    if name in own:
        bot = find(own[name], game)
        bot.name = name
        return bot
    if name.startswith(PREFIX):
        return ProgramBot(name.removeprefix(PREFIX), registry.find(game))
    if is_own(name):
        loaded: AnyBot = load_own(name)
        return loaded
    bots = _bots(game)
    if name in bots:
        return bots[name]()
    near = difflib.get_close_matches(name, bots, 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    there = ", ".join([*bots, *own])
    raise ValueError(f"unknown bot {name!r} for {game}{hint} (there are: {there})")


def is_foreign(name: str, game: str) -> bool:
    """Whether a bot is a class of somebody else, whose code runs in the process that plays.

    >>> game = registry.names()[0]
    >>> is_foreign("my_bots:CarefulBot", game), is_foreign("exec:./bot", game)
    (True, False)
    """
    return is_own(added(game).get(name, name))


def _bots(game: str) -> Mapping[str, Callable[[], AnyBot]]:
    plugin = registry.find(game)
    greedy = {} if plugin.judge is None else {"greedy": partial(GreedyBot, plugin.judge)}
    return {"random": RandomBot, **greedy, **plugin.bots}
