"""What the tiles on the market are worth to every seat: by their best use together."""

from itertools import combinations
from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.event import Seat
from skerry.games.skye.bots.compiled.market import MOST_GOLD, Market, worth_at
from skerry.games.skye.bots.compiled.outlook import gold_majority
from skerry.games.skye.bots.rivals import Board
from skerry.games.skye.bots.table import HAND_TRUST, Table
from skerry.games.skye.rules.scoring import GOLD
from skerry.games.skye.rules.state import BUY, NONE, STALL

SPITE_OF_TWO = 100
"""With two clans, the margin is all that counts."""
SPITE_OF_MORE = 50
RANK_SPREAD = 800.0
"""A rival that is this far behind the best one is minded about a third as much."""


def spite(seats: int) -> int:
    """How much the gains of the others count, in hundredths."""
    return SPITE_OF_TWO if seats == 2 else SPITE_OF_MORE


class Worths:
    """The values of the hands that every seat could have after the purchases of a round."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.board = Board(table, table.state)
        self.single: list[dict[int, int]] = [{} for _ in range(table.seats)]
        """Per seat and place of the market: what that tile alone adds."""
        self.hands = vec[i64]([0] * (table.seats * 8 * (STALL * table.seats + 1)))
        """As `Market` wants it."""
        stalls = [table.stall(seat) for seat in range(table.seats)]
        self.tiles = [tile for stall in stalls for tile in stall]
        """The tile at each place of the market, or NONE."""
        for seat in range(table.seats):
            self._value(seat)

    def market(self) -> Market:
        """A market with these values, without prices."""
        table = self.table
        state = table.state
        lead = vec[i64]()
        if GOLD in state.goals:
            leads = range(-MOST_GOLD, MOST_GOLD + 1)
            lead = vec[i64]([gold_majority(state, one) for one in leads])
        market = Market(table.seats, state.first, self.hands, table.gold_worth, lead)
        standings = [self._standing(seat) for seat in range(table.seats)]
        for seat in range(table.seats):
            market.spite[seat] = spite(table.seats)
            # Those who are ahead are minded most.
            behind = (max(standings) - standings[seat]) / RANK_SPREAD
            market.rank[seat] = max(1, round(100 * exp(-behind)))
        return market

    def _standing(self, seat: Seat) -> float:
        """What a seat has and will probably have, in hundredths of a point."""
        clan = self.table.state.clans[seat]
        land = int(self.hands[worth_at(self.table.seats, seat, 0, 0)])
        return 100 * int(clan.points) + land + self.table.gold_worth * int(clan.gold)

    def near(self, seat: Seat, place: int) -> int:
        """What the tile at a place would add to a seat's land as it lies now."""
        return self.board.worth(False, seat, self.tiles[place])

    def _value(self, seat: Seat) -> None:
        table = self.table
        beam = table.beam(seat, table.width(table.level.market_width))
        land = table.state.clans[seat].land
        hand = table.hand(seat)
        stall = range(STALL * seat, STALL * seat + STALL)
        own = [place for place in stall if self.tiles[place] != NONE]
        others = self._others(seat) if self._still_buys(seat) else []
        bare = int(beam.best(land, vec[i64](hand)))
        known: dict[tuple[int, ...], int] = {(): 0}
        if table.level.hand_rollouts and table.left and table.seats == 2:
            hands: list[tuple[int, ...]] = [()]
            for kept in range(8):
                keeps = tuple(place for place in own if kept >> (place % STALL) & 1)
                if len(keeps) == kept.bit_count() and len(keeps) <= 2:
                    hands += [keeps] if keeps else []
                    hands += [(*keeps, other) for other in others]
            plans = [
                beam.search(land, vec[i64](hand + [self.tiles[place] for place in places]))[0]
                for places in hands
            ]
            draws = table.effort(table.level.hand_rollouts)
            found = table.rollouts(seat).means(plans, draws, HAND_TRUST)
            bare = int(found[0])
            known = {places: int(value) - bare for places, value in zip(hands, found, strict=True)}

        def best(*places: int) -> int:
            if places not in known:
                tiles = vec[i64](hand + [self.tiles[place] for place in places])
                known[places] = int(beam.best(land, tiles)) - bare
            return known[places]

        for place in (*own, *others):
            self.single[seat][place] = best(place)
        exact = table.seats == 2
        for kept in range(8):
            mine = [place for place in own if kept >> (place % STALL) & 1]
            if len(mine) != kept.bit_count() or len(mine) > 2:
                continue
            self._set(seat, kept, 0, bare + best(*mine))
            for other in others:
                if len(mine) < 2 or exact:
                    value = best(*mine, other)
                else:
                    # Pairs say how three tiles go together.
                    pairs = sum(best(*pair) for pair in combinations((*mine, other), 2))
                    value = pairs - sum(best(place) for place in (*mine, other))
                self._set(seat, kept, other + 1, bare + value)

    def _still_buys(self, seat: Seat) -> bool:
        state = self.table.state
        return state.phase != BUY or (seat - state.first) % state.seats >= state.after

    def _others(self, seat: Seat) -> list[int]:
        """The places of the others' tiles."""
        return [
            place
            for place, tile in enumerate(self.tiles)
            if tile != NONE and place // STALL != seat
        ]

    def _set(self, seat: Seat, kept: int, bought: int, value: int) -> None:
        self.hands[worth_at(self.table.seats, seat, kept, bought)] = value
