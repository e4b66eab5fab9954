"""How a bot sets its prices: against many ways of the others to ask and to buy."""

from collections.abc import Iterable
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.event import Seat
from skerry.games.skye.bots.compiled.market import Scenario, margins, mixed
from skerry.games.skye.bots.habits import Asked, by_thumb, habits, plain_prices_of
from skerry.games.skye.bots.judge import gold_worth
from skerry.games.skye.bots.table import Table
from skerry.games.skye.bots.worths import Worths, spite
from skerry.games.skye.rules.state import STALL

_SHARES = (0.5, 0.35, 0.7, 0.9, 0.2)
"""The shares of a tile's worth that players ask for by rule of thumb."""
_DRAWS = 2
"""How often the others' doubts are drawn for each of their prices."""
_DOUBT = 80.0
"""How far the others' values of a tile are off, in hundredths of a point."""
_DEAREST = 15
_ROUNDS_OF_REGRET = 300


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
        self.habits = habits(table)

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
        plain, *thumbs = self.thumbs(rival)
        habit = self.habits[rival]
        first = [plain] if habit > 0.5 else [plain, *thumbs[:3]]
        mine = self._best_against(me, list(self.all_of(me)), rival, first, rows)
        own_thumbs = self.thumbs(me)[:2] + mine[:4]
        columns = table.effort(table.level.scenarios)
        theirs = self._best_against(rival, list(self.all_of(rival)), me, own_thumbs, columns)
        theirs = [plain, *theirs]
        payoffs = self._payoffs(me, mine, rival, theirs)
        wide = len(theirs)
        fixed = vec[i64]([1] + [0] * (wide - 1))
        share = round(100 * habit)
        shares = mixed(payoffs, len(mine), wide, fixed, share, _ROUNDS_OF_REGRET)
        values = [
            habit * int(payoffs[row * wide])
            + (1 - habit) * int(sum(payoffs[row * wide + 1 : (row + 1) * wide])) / (wide - 1)
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
        """What the prices of a seat are worth to it against each of its rival's.

        A rival that asks the first prices buys by the simple rule, if it is not the bot itself.
        """
        gold = self.table.state.clans[seat].gold
        flat = vec[i64]([part for one in rows for part in (one.axe, one.left, one.right)])
        plain = {rival} if rival != self.table.seat else set()
        times = 1 if len(columns) < 8 else _DRAWS
        total = [0] * (len(rows) * len(columns))
        for _ in range(times):
            scenarios = [
                self.scenario({rival: asked}, plain if number == 0 else set())
                for number, asked in enumerate(columns)
            ]
            found = margins(self.market, seat, gold, flat, scenarios)
            for place, value in enumerate(found):
                total[place] += int(value)
        return vec[i64]([value // times for value in total])

    # --- more seats: an answer to usual prices of the others ------------------------------

    def _among_many(self) -> list[Chosen]:
        table = self.table
        me = table.seat
        gold = table.state.clans[me].gold
        rivals = [seat for seat in range(table.seats) if seat != me]
        thumbs = {seat: self.thumbs(seat) for seat in rivals}
        scenarios = []
        for _ in range(table.effort(table.level.scenarios)):
            plain = drawn_plain(table, self.habits)
            asked = {
                seat: of[0] if seat in plain else table.random.choice(of)
                for seat, of in thumbs.items()
            }
            scenarios.append(self.scenario(asked, plain))
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
        gold = int(state.clans[seat].gold)
        usual = [plain_prices_of(state, seat, stall, gold)]
        better = [
            max(single.get(STALL * seat + place, 0) for single in self.worths.single)
            for place in range(STALL)
        ]
        for share in _SHARES:
            asked = by_thumb(better, share, self.table.gold_worth, gold)
            if asked not in usual:
                usual.append(asked)
        return usual

    def scenario(self, asked: dict[Seat, Asked], plain: set[Seat]) -> Scenario:
        """The others ask these prices and buy in some way."""
        table = self.table
        scenario = ways(table, self.worths, plain)
        for seat, prices in asked.items():
            scenario.axe[seat] = prices.axe
            scenario.left[seat] = prices.left
            scenario.right[seat] = prices.right
            scenario.gold[seat] = table.state.clans[seat].gold
        return scenario


def drawn_plain(table: Table, likely: list[float]) -> set[Seat]:
    """Some of the others, each as often as it is likely to follow the simple rule."""
    return {
        seat
        for seat, chance in enumerate(likely)
        if seat != table.seat and table.random.random() < chance
    }


def ways(table: Table, worths: Worths, plain: set[Seat]) -> Scenario:
    """A way in which the others buy: some by the simple rule, others with values of their own."""
    scenario = Scenario(table.seats)
    for seat in range(table.seats):
        scenario.spite[seat] = 0 if seat in plain else spite(table.seats)
        scenario.thrift[seat] = gold_worth(table.state) if seat in plain else table.gold_worth
        if seat == table.seat:
            continue
        scenario.plain[seat] = int(seat in plain)
        for place in worths.single[seat]:
            if seat in plain:
                error = worths.plain(seat, place)
            else:
                error = int(table.random.gauss(0.0, _DOUBT))
            scenario.bias[seat * STALL * table.seats + place] = error
    return scenario
