"""How a bot buys: it follows each purchase to the end of the phase."""

from dataclasses import dataclass

from skerry.games.skye.bots.compiled.market import Market
from skerry.games.skye.bots.prices import ways
from skerry.games.skye.bots.rivals import beliefs, drawn_rivals
from skerry.games.skye.bots.table import Table
from skerry.games.skye.bots.worths import Worths, spite
from skerry.games.skye.rules.state import NONE, STALL

NOTHING = -1
"""The place of a purchase that is none."""


@dataclass(frozen=True)
class Purchase:
    """A purchase from a place of the market, or passing, with its value."""

    place: int
    value: float


class Buying:
    """The purchase of one seat, with a model of the market."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.worths = Worths(table)
        self.market = self._open()

    def _open(self) -> Market:
        """The market as it lies on the table."""
        table = self.table
        state = table.state
        market = self.worths.market()
        for seat in range(table.seats):
            market.purse[seat] = state.clans[seat].gold
        for place, tile in enumerate(self.worths.tiles):
            if tile != NONE:
                market.offer(place, state.price[place])
        return market

    def choices(self) -> list[Purchase]:
        """All purchases and passing, the best first."""
        table = self.table
        me = table.seat
        market = self.market
        later = int(table.state.after) + 1
        places = [NOTHING]
        places += [p for p in range(STALL * table.seats) if market.is_offered(me, p)]
        is_last = later == table.seats
        number = 1 if is_last else table.effort(table.level.scenarios)
        totals = [0] * len(places)
        likely = beliefs(table)
        for _ in range(number):
            ways(table, self.worths, drawn_rivals(table, likely)).use_ways(market)
            for option, place in enumerate(places):
                if place >= 0:
                    market.buy(me, place)
                totals[option] += int(market.margin(me, later, spite(table.seats)))
                if place >= 0:
                    market.undo(me, place)
        found = [
            Purchase(place, total / number + table.noise())
            for place, total in zip(places, totals, strict=True)
        ]
        return sorted(found, key=lambda one: -one.value)
