"""How a bot sets its prices: against many ways of the others to ask and to buy."""

from collections.abc import Iterable
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.event import Seat
from skerry.games.skye.bots.compiled.evaluation import best_gain
from skerry.games.skye.bots.compiled.market import Market, Scenario, margins, mixed
from skerry.games.skye.bots.judge import gold_worth
from skerry.games.skye.bots.table import POINT, Table
from skerry.games.skye.bots.worths import Worths, spite
from skerry.games.skye.rules.state import STALL

_SHARES = (0.5, 0.35, 0.7, 0.9, 0.2)
"""The shares of a tile's worth that players ask for by rule of thumb."""
_THUMB = 40
"""How often, in hundredths, the others are expected to follow a rule of thumb."""
_SELFISH = 40
"""How many of a hundred buyers look only at their own gain."""
_DOUBT = 80.0
"""How far the others' values of a tile are off, in hundredths of a point."""
_DEAREST = 15
_ROUNDS_OF_REGRET = 300


@dataclass(frozen=True)
class Asked:
    """An axe and the prices of the other two tiles, in the order of the stall."""

    axe: int
    left: int
    right: int

    def prices(self) -> dict[int, int]:
        """The price of each place of the stall that has one."""
        first, second = (place for place in range(STALL) if place != self.axe)
        return {first: self.left, second: self.right}


@dataclass(frozen=True)
class Chosen:
    """Prices with how often they should be played and what they are worth."""

    asked: Asked
    share: float
    value: float


class Pricing:
    """The prices of one seat in one round, with a model of the market."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.worths = Worths(table)
        self.market = self.worths.market()

    def choices(self) -> list[Chosen]:
        """The best prices, the most valuable first, with their shares."""
        if self.table.seats == 2:
            return self._between_two()
        return self._among_many()

    # --- two seats: both sides learn to answer each other ---------------------------------

    def _between_two(self) -> list[Chosen]:
        table = self.table
        me, rival = table.seat, 1 - table.seat
        rows = table.effort(table.level.rows)
        thumbs = self.thumbs(rival)
        mine = self._best_against(me, list(self.all_of(me)), rival, thumbs[:3], rows)
        own_thumbs = self.thumbs(me)[:2] + mine[:4]
        columns = table.effort(table.level.scenarios)
        theirs = self._best_against(rival, list(self.all_of(rival)), me, own_thumbs, columns)
        theirs += [asked for asked in thumbs if asked not in theirs]
        payoffs = self._payoffs(me, mine, rival, theirs)
        wide = len(theirs)
        fixed = vec[i64]([0] * wide)
        for number, asked in enumerate(thumbs):
            # The first one is the most usual.
            fixed[theirs.index(asked)] = 6 if number == 0 else 1
        shares = mixed(payoffs, len(mine), wide, fixed, _THUMB, _ROUNDS_OF_REGRET)
        values = [
            sum(int(payoffs[row * wide + column]) for column in range(wide)) / wide
            for row in range(len(mine))
        ]
        chosen = [
            Chosen(asked, int(share) / 1e6, value)
            for asked, share, value in zip(mine, shares, values, strict=True)
        ]
        return sorted(chosen, key=lambda one: -one.share)

    def _best_against(
        self, seat: Seat, all_of: list[Asked], rival: Seat, answers: list[Asked], most: int
    ) -> list[Asked]:
        """The prices of a seat that do best against some prices of its rival."""
        payoffs = self._payoffs(seat, all_of, rival, answers)
        wide = len(answers)
        sums = [sum(payoffs[row * wide : (row + 1) * wide]) for row in range(len(all_of))]
        order = sorted(range(len(all_of)), key=lambda row: -sums[row])
        return [all_of[row] for row in order[:most]]

    def _payoffs(
        self, seat: Seat, rows: list[Asked], rival: Seat, columns: list[Asked]
    ) -> "vec[i64]":
        """What the prices of a seat are worth to it against each of its rival's."""
        state = self.table.state
        kinds = [(100 - _SELFISH, False), (_SELFISH, True)]
        flat = vec[i64]([part for one in rows for part in (one.axe, one.left, one.right)])
        total = [0] * (len(rows) * len(columns))
        gold = state.clans[seat].gold
        for weight, selfish in kinds:
            scenarios = [self.scenario({rival: asked}, selfish) for asked in columns]
            found = margins(self.market, seat, gold, flat, scenarios)
            for place, value in enumerate(found):
                total[place] += weight * int(value)
        return vec[i64]([value // 100 for value in total])

    # --- more seats: an answer to usual prices of the others ------------------------------

    def _among_many(self) -> list[Chosen]:
        table = self.table
        me = table.seat
        gold = table.state.clans[me].gold
        rivals = [seat for seat in range(table.seats) if seat != me]
        thumbs = {seat: self.thumbs(seat) for seat in rivals}
        scenarios = []
        for number in range(table.effort(table.level.scenarios)):
            asked = {
                seat: of[0] if table.random.random() < 0.5 else table.random.choice(of)
                for seat, of in thumbs.items()
            }
            scenarios.append(self.scenario(asked, number % 5 < 2))
        mine = list(self.all_of(me))
        sight = self.market.sight
        self.market.sight = min(sight, 0) if table.seats > 3 else sight
        mine = self._shortened(mine, scenarios[:4], table.effort(table.level.rows))
        self.market.sight = sight
        flat = vec[i64]([part for one in mine for part in (one.axe, one.left, one.right)])
        found = margins(self.market, me, gold, flat, scenarios)
        wide = len(scenarios)
        values = [sum(found[row * wide : (row + 1) * wide]) / wide for row in range(len(mine))]
        best = max(values)
        # Nearly equal prices are played in turn, so that nobody can rely on one of them.
        shares = [2.718 ** ((value - best) / 15.0) for value in values]
        total = sum(shares)
        chosen = [
            Chosen(asked, share / total, value)
            for asked, share, value in zip(mine, shares, values, strict=True)
        ]
        return sorted(chosen, key=lambda one: -one.share)

    def _shortened(self, mine: list[Asked], scenarios: list[Scenario], most: int) -> list[Asked]:
        me = self.table.seat
        flat = vec[i64]([part for one in mine for part in (one.axe, one.left, one.right)])
        found = margins(self.market, me, self.table.state.clans[me].gold, flat, scenarios)
        wide = len(scenarios)
        sums = [sum(found[row * wide : (row + 1) * wide]) for row in range(len(mine))]
        order = sorted(range(len(mine)), key=lambda row: -sums[row])
        return [mine[row] for row in order[:most]]

    # --- what seats can ask ---------------------------------------------------------------

    def all_of(self, seat: Seat) -> Iterable[Asked]:
        """All prices of a seat that are not too dear for everybody."""
        gold = int(self.table.state.clans[seat].gold)
        dearest = []
        for place in range(STALL * seat, STALL * seat + STALL):
            most = max(single.get(place, 0) for single in self.worths.single)
            dearest.append(min(_DEAREST, max(2, most // self.table.gold_worth + 2)))
        for axe in range(STALL):
            first, second = (place for place in range(STALL) if place != axe)
            for left in range(1, min(gold - 1, dearest[first]) + 1):
                for right in range(1, min(gold - left, dearest[second]) + 1):
                    yield Asked(axe, left, right)

    def thumbs(self, seat: Seat) -> list[Asked]:
        """What a seat asks by rule of thumb, the most usual first."""
        state = self.table.state
        stall = self.table.stall(seat)
        # As the simplest players see it: what the tile would add now.
        plain = [
            max(
                best_gain(state, other, tile) * (10 if other == seat else 9) // 10
                for other in range(self.table.seats)
            )
            for tile in stall
        ]
        usual = [self._by_thumb(seat, plain, 0.5, gold_worth(state))]
        better = [
            max(single.get(STALL * seat + place, 0) for single in self.worths.single)
            for place in range(STALL)
        ]
        for share in _SHARES:
            asked = self._by_thumb(seat, better, share, self.table.gold_worth)
            if asked not in usual:
                usual.append(asked)
        return usual

    def _by_thumb(self, seat: Seat, wanted: list[int], share: float, worth: int) -> Asked:
        gold = int(self.table.state.clans[seat].gold)
        axe = min(range(STALL), key=lambda place: wanted[place])
        first, second = (place for place in range(STALL) if place != axe)
        left, right = (
            max(1, int(share * wanted[place] / max(1, worth))) for place in (first, second)
        )
        limit = max(2, gold * 2 // 3)
        while left + right > limit:
            if left >= right:
                left -= 1
            else:
                right -= 1
        return Asked(axe, left, right)

    def scenario(self, asked: dict[Seat, Asked], selfish: bool) -> Scenario:
        """The others ask these prices and buy in some way."""
        table = self.table
        scenario = ways(table, self.market, selfish)
        for seat, prices in asked.items():
            scenario.axe[seat] = prices.axe
            scenario.left[seat] = prices.left
            scenario.right[seat] = prices.right
            scenario.gold[seat] = table.state.clans[seat].gold
        return scenario


def ways(table: Table, market: Market, selfish: bool) -> Scenario:
    """A way in which the others buy: for their own gain alone or not, with values of their own."""
    scenario = Scenario(table.seats)
    for seat in range(table.seats):
        scenario.spite[seat] = 0 if selfish else spite(table.seats)
        scenario.thrift[seat] = gold_worth(table.state) if selfish else market.gold
        if seat == table.seat:
            continue
        for place in range(STALL * table.seats):
            doubt = int(table.random.gauss(0.0, _DOUBT))
            scenario.bias[seat * STALL * table.seats + place] = doubt
    return scenario


def value_in_points(value: float) -> float:
    """Hundredths of a point as points."""
    return value / POINT
