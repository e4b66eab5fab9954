"""The registry: finds the installed games by name, and imports only the one asked for.

A game announces itself by an entry point in the group `skerry.games`, so games of other packages
are found in the same way.
"""

import difflib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from traceback import walk_tb

from skerry.core.plugin import AnyMatch, AnyPlugin, GamePlugin
from skerry.core.plugin_check import PluginError

__all__ = [
    "AnyMatch",
    "AnyPlugin",
    "GamePlugin",
    "PluginError",
    "blame",
    "blames_game",
    "distribution_of",
    "find",
    "is_ours",
    "leave_out",
    "names",
]

GROUP = "skerry.games"
OWN = "skerry"
"""The package that this module belongs to."""
_LEFT_OUT: dict[str, str] = {}


def names() -> tuple[str, ...]:
    """The games that are installed, without those that were left out.

    >>> all(find(name).game.name == name for name in names())
    True
    """
    return tuple(name for name in _installed() if name not in _LEFT_OUT)


def find(name: str) -> AnyPlugin:
    """The game with this name; ValueError lists the games, PluginError says what is wrong with it.

    >>> find("no such game")
    Traceback (most recent call last):
    ValueError: unknown game 'no such game' (there are: ...)
    """
    if name in _LEFT_OUT:
        raise PluginError(_LEFT_OUT[name])
    if name in _installed():
        return _load(name)
    near = difflib.get_close_matches(name, names(), 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise ValueError(f"unknown game {name!r}{hint} (there are: {', '.join(names())})")


def leave_out(name: str, why: str) -> None:
    """Treat a game as not installed in this process, because of a fault that was found in it."""
    _LEFT_OUT[name] = why


def distribution_of(name: str) -> str:
    """The package that brings a game."""
    brought = _installed()[name].dist
    return "unknown package" if brought is None else brought.name


def is_ours(name: str) -> bool:
    """Whether a game comes with this package, whose tests have checked it."""
    return distribution_of(name) == OWN


def blame(error: BaseException) -> str | None:
    """The function of another package's game that raised an error; None: there is none."""
    for frame, _ in walk_tb(error.__traceback__):
        module = f"{frame.f_globals.get('__name__')}."
        for name, entry in _installed().items():
            package = entry.module.rpartition(".")[0] or entry.module
            if module.startswith(f"{package}.") and not is_ours(name):
                where = f"{frame.f_code.co_qualname} ({frame.f_globals['__name__']})"
                return f"{where} raised {type(error).__name__}: {error}"
    return None


@contextmanager
def blames_game(name: str) -> Iterator[None]:
    """Raise PluginError for an error in another package's game: its traceback does not travel."""
    try:
        yield
    except Exception as error:
        wrong = blame(error)
        if wrong is None:
            raise
        raise PluginError(f"game {name!r}: {wrong}") from None


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP))}


@cache
def _load(name: str) -> AnyPlugin:
    entry = _installed()[name]
    where = f"game {name!r} ({entry.value})"
    try:
        plugin = entry.load()
    except PluginError as error:
        raise PluginError(f"{where}: {error}") from error
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise PluginError(f"{where} cannot be loaded: {what}") from error
    if not isinstance(plugin, GamePlugin):
        raise PluginError(f"{where}: this is no GamePlugin but {plugin!r}")
    if plugin.game.name != name:
        raise PluginError(f"{where}: its game has another name, {plugin.game.name!r}")
    return plugin
