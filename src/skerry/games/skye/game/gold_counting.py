"""What a seat can prove about the gold of the others: it counts what everybody saw.

Incomes, prices, purchases and losses are public. Only what a purse held before the first event
that was heard, and which prices lie behind a screen, is not.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from skerry.core.event import Event, Seat
from skerry.games.skye.game import events

COUNTED: tuple[type[Event], ...] = (
    events.SetUp,
    events.IncomePaid,
    events.PricesRevealed,
    events.TileBought,
    events.FinalScored,
)
"""The kinds of events that counting needs."""


@dataclass(frozen=True)
class Purse:
    """How much gold a seat has at least and at most; None: there is no limit that one can prove.

    Gold that lies on revealed prices is not in a purse; gold on sealed prices still is.
    """

    least: int = 0
    most: int | None = None

    @property
    def exact(self) -> int | None:
        """The gold of the purse, if it can be proved."""
        return self.least if self.least == self.most else None


def count_gold(heard: Sequence[Event], seats: int) -> tuple[Purse, ...]:
    """What the events that one seat heard prove about each purse.

    >>> count_gold([events.SetUp({}, (), 0), events.IncomePaid(1, 5, 0, 0, None)], 2)
    (Purse(least=0, most=0), Purse(least=5, most=5))
    >>> count_gold([events.PricesRevealed(1, "L01", {"L02": 3, "L03": 1})], 2)[1]
    Purse(least=0, most=None)

    A seat that heard everything since the game began knows every purse exactly. A seat that heard
    only a part knows that no purse was ever empty before it paid.
    """
    least = [0] * seats
    most: list[int | None] = [None] * seats

    def move(seat: Seat, gold: int) -> None:
        limit = most[seat]
        # A purse paid only what it had, so that a bound below zero was too low.
        least[seat] = max(0, least[seat] + gold)
        most[seat] = None if limit is None else limit + gold

    for event in heard:
        match event:
            case events.SetUp():
                least = [0] * seats
                most = [0] * seats
            case events.IncomePaid(seat, castle, whisky, behind, gold):
                move(seat, castle + whisky + behind)
                if gold is not None:
                    least[seat], most[seat] = gold, gold
            case events.PricesRevealed(seat, _, prices):
                move(seat, -sum(prices.values()))
            case events.TileBought(seat, _, seller, price):
                move(seat, -price)
                move(seller, 2 * price)
            case events.FinalScored(seat, _, gold):
                least[seat], most[seat] = gold, gold
            case _:
                pass
    return tuple(Purse(*bounds) for bounds in zip(least, most, strict=True))
