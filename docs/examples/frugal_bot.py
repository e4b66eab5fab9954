"""A bot for an arena: `skerry arena skye --bots frugal_bot:FrugalBot,random`.

It asks low prices, buys what is cheap, and builds where the goals gain most.
"""

from random import Random
from typing import Any

from skerry.core.legal import Legal
from skerry.games.skye.game.explain import preview_of
from skerry.games.skye.game.moves import Buy
from skerry.games.skye.game.view import Phase


class FrugalBot:
    """Saves gold, and builds for the goals."""

    name = "frugal"

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """One of the legal moves."""
        if view.phase is Phase.PRICE:
            return min(legal, key=lambda move: sum(gold for _, gold in move.prices))
        if view.phase is Phase.BUY:
            prices = {offer.tile: offer.price for clan in view.clans for offer in clan.stall}
            moves = list(legal)
            offers = [move for move in moves if isinstance(move, Buy)]
            return min(offers, key=lambda move: prices[move.tile], default=moves[0])
        return max(legal, key=lambda move: (self._gain(view, move), random.random()))

    def _gain(self, view: Any, move: Any) -> int:
        return sum((change.after or 0) - (change.now or 0) for change in preview_of(view, move))
