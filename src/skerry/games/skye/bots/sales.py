"""How often the tiles of a stall would be sold, by the market that the bots think of."""

from mypy_extensions import i64

from skerry.games.skye.bots.asking import Asked
from skerry.games.skye.bots.prices import Pricing

_LEAST = 12
_MOST = 40
"""Of how many ways of the others a share is made at least, and with all effort."""
_ALWAYS = 0.78
_NEVER = 0.28
"""How often tiles were sold that the model always sells, and never: in 48 games of 2 to 4 bots of
several levels, with 1248 prices. Between them the line was straight."""


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
        most = max(int(clan.gold) for other, clan in enumerate(table.state.clans) if other != seat)
        return {
            place: self._likely(sold[place]) if price <= most or sold[place] else 0.0
            for place, price in asked.prices().items()
        }

    def _likely(self, times: int) -> float:
        """What a share of the scenarios means at a table, where rivals think in other ways too."""
        return _NEVER + (_ALWAYS - _NEVER) * times / len(self.scenarios)
