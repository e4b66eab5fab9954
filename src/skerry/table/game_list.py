"""The games that can be played, as a lobby shows them."""

from collections.abc import Callable, Iterable

import msgspec

from skerry.core import registry
from skerry.protocol.forms import GameInfo, Games


def list_games(names: Iterable[str], bots_of: Callable[[str], tuple[str, ...]]) -> Games:
    """Some games; `bots_of` names the bots of a game, weakest first."""
    return Games(tuple(_describe(name, bots_of(name)) for name in names))


def _describe(name: str, bots: tuple[str, ...]) -> GameInfo:
    plugin = registry.find(name)
    options = msgspec.json.encode(msgspec.json.schema(plugin.wire.options))
    return GameInfo(
        name,
        plugin.title,
        (plugin.seats[0], plugin.seats[-1]),
        bots,
        msgspec.Raw(options),
        None if plugin.page is None else f"/games/{name}/page/index.js",
    )
