"""How often the tiles of a stall would be sold, by the market that the bots think of."""

from mypy_extensions import i64

from skerry.games.skye.bots.asking import Asked
from skerry.games.skye.bots.prices import Pricing

_LEAST = 12
_MOST = 40
"""Of how many ways of the others a share is made at least, and with all effort."""


class Sales:
    """The sales of one seat against many ways of the others to ask and to buy."""

    def __init__(self, pricing: Pricing) -> None:
        table = pricing.table
        self.pricing = pricing
        self.scenarios = pricing.usual(max(_LEAST, table.effort(_MOST)))

    def of(self, asked: Asked) -> dict[int, float]:
        """How likely each priced tile is to be sold, by its place in the stall."""
        table, market = self.pricing.table, self.pricing.market
        seat = table.seat
        sold = dict.fromkeys(asked.prices(), 0)
        for scenario in self.scenarios:
            scenario.stage(market, seat)
            gold = table.state.clans[seat].gold
            market.lay_out(seat, asked.axe, asked.left, asked.right, gold)
            bits = market.sold_by(i64(seat))
            for place in sold:
                sold[place] += int(bits) >> place & 1
        return {place: times / len(self.scenarios) for place, times in sold.items()}
