"""How a bot sets its prices: against many ways of the others to ask and to buy."""

from collections.abc import Iterable
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.event import Seat
from skerry.games.skye.bots.asking import Asked, by_thumb
from skerry.games.skye.bots.compiled.market import Scenario, margins, mixed
from skerry.games.skye.bots.rivals import RIVALS, Rival, beliefs, drawn_rivals
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
_TYPES = 4
"""How many types of a rival are thought of."""
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
        self.beliefs = beliefs(table)

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
        types = self._likely(rival)
        typed = sum(share for _, share in types)
        expected = [self.typical(rival, kind) for kind, _ in types]
        first = expected if typed > 0.5 else [*expected[:1], *self.thumbs(rival)[:3]]
        kinds = [kind for kind, _ in types]
        mine = self._best_against(me, list(self.all_of(me)), rival, first, rows, kinds)
        own_thumbs = self.thumbs(me)[:2] + mine[:4]
        columns = table.effort(table.level.scenarios)
        theirs = self._best_against(rival, list(self.all_of(rival)), me, own_thumbs, columns, [])
        payoffs = self._payoffs(me, mine, rival, [*expected, *theirs], kinds)
        wide = len(expected) + len(theirs)
        fixed = vec[i64]([round(1000 * share) for _, share in types] + [0] * len(theirs))
        weight = [share for _, share in types] + [(1 - typed) / len(theirs)] * len(theirs)
        values = [
            sum(weight[column] * int(payoffs[row * wide + column]) for column in range(wide))
            for row in range(len(mine))
        ]
        shares = mixed(payoffs, len(mine), wide, fixed, round(100 * typed), _ROUNDS_OF_REGRET)
        chosen = [
            Chosen(asked, int(share) / 1e6, value)
            for asked, share, value in zip(mine, shares, values, strict=True)
        ]
        return sorted(chosen, key=lambda one: -one.share)

    def _best_against(
        self,
        seat: Seat,
        all_of: list[Asked],
        rival: Seat,
        answers: list[Asked],
        most: int,
        kinds: list[Rival],
    ) -> list[Asked]:
        """The prices of a seat that do best against some prices of its rival."""
        payoffs = self._payoffs(seat, all_of, rival, answers, kinds)
        wide = len(answers)
        sums = [sum(payoffs[row * wide : (row + 1) * wide]) for row in range(len(all_of))]
        order = sorted(range(len(all_of)), key=lambda row: -sums[row])
        return [all_of[row] for row in order[:most]]

    def _payoffs(
        self, seat: Seat, rows: list[Asked], rival: Seat, columns: list[Asked], kinds: list[Rival]
    ) -> "vec[i64]":
        """What the prices of a seat are worth to it against each of its rival's.

        The first columns are those of some types of rivals, which buy in their own ways.
        """
        gold = self.table.state.clans[seat].gold
        flat = vec[i64]([part for one in rows for part in (one.axe, one.left, one.right)])
        times = 1 if len(columns) < 8 else _DRAWS
        total = [0] * (len(rows) * len(columns))
        for _ in range(times):
            scenarios = [
                self.scenario({rival: asked}, {rival: kinds[at]} if at < len(kinds) else {})
                for at, asked in enumerate(columns)
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
        scenarios = self.usual(table.effort(table.level.scenarios))
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

    def usual(self, number: int) -> list[Scenario]:
        """Ways of the others to ask and to buy, drawn as often as they seem likely."""
        table = self.table
        thumbs = {seat: self.thumbs(seat) for seat in range(table.seats) if seat != table.seat}
        scenarios = []
        for _ in range(number):
            kinds = drawn_rivals(table, self.beliefs)
            asked = {
                seat: self.typical(seat, kinds[seat]) if seat in kinds else table.random.choice(of)
                for seat, of in thumbs.items()
            }
            scenarios.append(self.scenario(asked, kinds))
        return scenarios

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
        gold = int(self.table.state.clans[seat].gold)
        usual: list[Asked] = []
        better = [
            max(single.get(STALL * seat + place, 0) for single in self.worths.single)
            for place in range(STALL)
        ]
        for share in _SHARES:
            asked = by_thumb(better, share, self.table.gold_worth, gold)
            if asked not in usual:
                usual.append(asked)
        return usual

    def typical(self, seat: Seat, kind: Rival) -> Asked:
        """What a seat of this type asks."""
        wanted = self.worths.board.wanted(kind.sees_growth, seat, self.table.stall(seat))
        return kind.prices(wanted, self.table.gold_worth, int(self.table.state.clans[seat].gold))

    def _likely(self, seat: Seat) -> list[tuple[Rival, float]]:
        """The most likely types of a seat; the others' chances are shared among them."""
        chances = self.beliefs[seat]
        order = sorted(range(len(RIVALS)), key=lambda number: -chances[number])[:_TYPES]
        known = sum(chances[number] for number in order)
        if known <= 0.0:
            return []
        total = sum(chances)
        return [(RIVALS[number], chances[number] * total / known) for number in order]

    def scenario(self, asked: dict[Seat, Asked], kinds: dict[Seat, Rival]) -> Scenario:
        """The others ask these prices; those of a type buy in its way."""
        table = self.table
        scenario = ways(table, self.worths, kinds)
        for seat, prices in asked.items():
            scenario.axe[seat] = prices.axe
            scenario.left[seat] = prices.left
            scenario.right[seat] = prices.right
            scenario.gold[seat] = table.state.clans[seat].gold
        return scenario


def ways(table: Table, worths: Worths, kinds: dict[Seat, Rival]) -> Scenario:
    """A way in which the others buy: some as their type does, others as the bot would."""
    scenario = Scenario(table.seats)
    for seat in range(table.seats):
        kind = kinds.get(seat)
        scenario.spite[seat] = 0 if kind else spite(table.seats)
        scenario.thrift[seat] = kind.gold(table.gold_worth) if kind else table.gold_worth
        if seat == table.seat:
            continue
        scenario.plain[seat] = int(kind is not None)
        for place, worth in worths.single[seat].items():
            error = int(table.random.gauss(0.0, _DOUBT if kind is None else _DOUBT / 2))
            if kind is not None:
                error += worth if kind.sees_growth else worths.near(seat, place)
            scenario.bias[seat * STALL * table.seats + place] = error
    return scenario
