"""The registry: finds the installed games by name, and imports only the one asked for.

A game announces itself by an entry point in the group `skerry.games`, so games of other packages
are found in the same way.
"""

import difflib
from functools import cache
from importlib.metadata import entry_points

from skerry.core.plugin import AnyMatch, AnyPlugin, GamePlugin

__all__ = ["AnyMatch", "AnyPlugin", "GamePlugin", "find", "names"]

GROUP = "skerry.games"


@cache
def names() -> tuple[str, ...]:
    """The games that are installed.

    >>> "skye" in names()
    True
    """
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


@cache
def find(name: str) -> AnyPlugin:
    """The game with this name; ValueError lists the installed games.

    >>> find("skye").title
    'Isle of Skye'
    """
    for entry in entry_points(group=GROUP, name=name):
        plugin = entry.load()
        assert isinstance(plugin, GamePlugin), f"{entry.value} is not a GamePlugin"
        return plugin
    near = difflib.get_close_matches(name, names(), 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise ValueError(f"unknown game {name!r}{hint} (there are: {', '.join(names())})")
