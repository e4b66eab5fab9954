"""A model of the market: who would buy what at which prices, and what that is worth to everybody.

A place of the market is `3 * seat + place of the stall`. What the tiles of a seat are worth comes
from a table, `worth`: per seat, per set of its own tiles that it keeps (three bits), and per place
from which it buys one more (0: it buys none, else place + 1).

Values are in hundredths of a point.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.skye.rules.state import STALL

if TYPE_CHECKING:
    Ints = vec[i64]

_KEPT: Final = 8
_NEVER: Final = -(1 << 40)
MOST_GOLD: Final = 200
"""Leads in gold beyond this count as this."""


def worth_at(seats: i64, seat: i64, kept: i64, place: i64) -> i64:
    """Where `worth` has the value of a seat's tiles."""
    return (seat * _KEPT + kept) * (STALL * seats + 1) + place


class Market:
    """The purchases of one round, for some prices and purses."""

    def __init__(self, seats: i64, first: i64, worth: "Ints", gold: i64, lead: "Ints") -> None:
        self.seats = seats
        self.first = first
        self.worth = worth
        self.gold = gold
        """What one gold is worth after this round's purchases."""
        self.lead = lead
        """Per lead in gold over the richest rival, from -MOST_GOLD: what that is worth."""
        self.price = vec[i64]([0] * (STALL * seats))
        """0: not for sale."""
        self.purse = vec[i64]([0] * seats)
        self.kept = vec[i64]([0] * seats)
        self.bought = vec[i64]([0] * seats)
        self.spite = vec[i64]([0] * seats)
        """How much a buyer minds what the others get, from 0 to 100."""
        self.rank = vec[i64]([100] * seats)
        """How much the gains of a seat are minded, compared with those of other seats."""
        self.thrift = vec[i64]([gold] * seats)
        """What a buyer thinks that gold is worth."""
        self.bias = vec[i64]([0] * (seats * STALL * seats))
        """Per seat and place: what a buyer believes a tile to be worth beyond its worth."""
        self.plain = vec[i64]([0] * seats)
        """1: the seat compares only its gains, which are in `bias`, with the prices."""
        self.sight: i64 = seats if seats <= 3 else 1
        """How many later buyers a buyer thinks of."""
        # Per number of buyers that have decided: what each seat has in the end, and its gold.
        self._ends = vec[i64]([0] * (seats * (seats + 1)))
        self._golds = vec[i64]([0] * (seats * (seats + 1)))

    def lay_out(self, seat: i64, axe: i64, left: i64, right: i64, gold: i64) -> None:
        """Set the axe and the prices of a seat that has this gold."""
        first = STALL * seat
        price = self.price
        price[first + axe] = 0
        price[first + i64(axe == 0)] = left
        price[first + 2 - i64(axe == 2)] = right
        self.purse[seat] = gold - left - right
        self.kept[seat] = 7 ^ (i64(1) << axe)
        self.bought[seat] = 0

    def offer(self, place: i64, price: i64) -> None:
        """Set one price, of a tile that is still for sale."""
        self.price[place] = price
        self.kept[place // STALL] |= i64(1) << (place % STALL)

    def buy(self, buyer: i64, place: i64) -> None:
        """A seat buys the tile at a place."""
        seller = place // STALL
        price = self.price[place]
        self.purse[buyer] -= price
        self.purse[seller] += 2 * price
        self.kept[seller] ^= i64(1) << (place % STALL)
        self.bought[buyer] = place + 1

    def undo(self, buyer: i64, place: i64) -> None:
        """Take the purchase back."""
        seller = place // STALL
        price = self.price[place]
        self.purse[buyer] += price
        self.purse[seller] -= 2 * price
        self.kept[seller] ^= i64(1) << (place % STALL)
        self.bought[buyer] = 0

    def is_offered(self, buyer: i64, place: i64) -> bool:
        """Whether a seat can buy the tile at a place now."""
        price = self.price[place]
        seller = place // STALL
        return (
            price > 0
            and seller != buyer
            and price <= self.purse[buyer]
            and (self.kept[seller] >> (place % STALL)) & 1 != 0
        )

    def margin(self, seat: i64, later: i64, spite: i64) -> i64:
        """What a seat has in the end, less what the others have, once the others have bought.

        `later` is how many seats have decided; the market is the same afterwards.
        """
        if self.sight >= self.seats:
            self._trade(later, self.sight)
            return self._utility(seat, later, spite, self.gold)
        made = self._make(later)
        self._end(0)
        total = self._utility(seat, 0, spite, self.gold)
        self._take_back(made)
        return total

    def sold_by(self, seat: i64) -> i64:
        """Which of its tiles a seat sells, a bit each, once everybody has bought.

        The market is the same afterwards.
        """
        before = self.kept[seat]
        made = self._make(0)
        sold = before ^ self.kept[seat]
        self._take_back(made)
        return sold

    def _make(self, later: i64) -> "Ints":
        """Let everybody buy from a turn on; per turn the place of the purchase plus 1, or 0."""
        made = vec[i64]([0] * self.seats)
        for turn in range(later, self.seats):
            buyer = self._seat_after(turn)
            place = self._choice(buyer, turn)
            made[turn] = place + 1
            if place >= 0:
                self.buy(buyer, place)
        return made

    def _take_back(self, made: "Ints") -> None:
        for turn in range(self.seats - 1, -1, -1):
            if made[turn] > 0:
                self.undo(self._seat_after(turn), made[turn] - 1)

    def _seat_after(self, later: i64) -> i64:
        seat = self.first + later
        return seat if seat < self.seats else seat - self.seats

    def _plain_choice(self, buyer: i64) -> i64:
        """The place from which a seat buys that looks only at gains and prices, or -1."""
        best: i64 = 0
        choice: i64 = -1
        thrift = self.thrift[buyer]
        for place in range(STALL * self.seats):
            if self.is_offered(buyer, place):
                gain = self.bias[buyer * STALL * self.seats + place] - thrift * self.price[place]
                if gain > best:
                    best = gain
                    choice = place
        return choice

    def _choice(self, buyer: i64, turn: i64) -> i64:
        """The place from which a seat buys, or -1."""
        if self.plain[buyer] != 0:
            return self._plain_choice(buyer)
        self._trade(turn + 1, self.sight - 1)
        best = self._utility(buyer, turn + 1, self.spite[buyer], self.thrift[buyer])
        choice: i64 = -1
        for place in range(STALL * self.seats):
            if not self.is_offered(buyer, place):
                continue
            self.buy(buyer, place)
            self._trade(turn + 1, self.sight - 1)
            utility = self._utility(buyer, turn + 1, self.spite[buyer], self.thrift[buyer])
            utility += self.bias[buyer * STALL * self.seats + place]
            self.undo(buyer, place)
            if utility > best:
                best = utility
                choice = place
        return choice

    def _trade(self, turn: i64, sight: i64) -> None:
        """Fill the row of a turn with the end that follows if everybody buys well from there on."""
        seats = self.seats
        if turn == seats or sight < 0:
            self._end(turn)
            return
        buyer = self._seat_after(turn)
        if self.plain[buyer] != 0:
            # It costs nothing to look through a choice that is known.
            choice = self._plain_choice(buyer)
            if choice >= 0:
                self.buy(buyer, choice)
            self._trade(turn + 1, sight)
            if choice >= 0:
                self.undo(buyer, choice)
            self._take_row(turn)
            return
        spite = self.spite[buyer]
        thrift = self.thrift[buyer]
        self._trade(turn + 1, sight - 1)
        best = self._utility(buyer, turn + 1, spite, thrift)
        self._take_row(turn)
        for place in range(STALL * seats):
            if not self.is_offered(buyer, place):
                continue
            self.buy(buyer, place)
            self._trade(turn + 1, sight - 1)
            self.undo(buyer, place)
            utility = self._utility(buyer, turn + 1, spite, thrift)
            utility += self.bias[buyer * STALL * seats + place]
            if utility > best:
                best = utility
                self._take_row(turn)

    def _take_row(self, turn: i64) -> None:
        row = turn * self.seats
        for seat in range(self.seats):
            self._ends[row + seat] = self._ends[row + self.seats + seat]
            self._golds[row + seat] = self._golds[row + self.seats + seat]

    def _end(self, turn: i64) -> None:
        """Fill a row with the end if nobody else buys."""
        seats = self.seats
        row = turn * seats
        for seat in range(seats):
            self._golds[row + seat] = self.purse[seat]
            at = worth_at(seats, seat, self.kept[seat], self.bought[seat])
            self._ends[row + seat] = self.worth[at] + self.gold * self.purse[seat]
        if len(self.lead) > 0:
            for seat in range(seats):
                most: i64 = 0
                for other in range(seats):
                    if other != seat:
                        most = max(most, self.purse[other])
                lead = max(-i64(MOST_GOLD), min(i64(MOST_GOLD), self.purse[seat] - most))
                self._ends[row + seat] += self.lead[lead + MOST_GOLD]

    def _utility(self, seat: i64, turn: i64, spite: i64, thrift: i64) -> i64:
        row = turn * self.seats
        total: i64 = 0
        if spite > 0:
            ranks: i64 = 0
            for other in range(self.seats):
                if other != seat:
                    total += self._ends[row + other] * self.rank[other]
                    ranks += self.rank[other]
            total = -total * spite // (100 * ranks)
        own = self._ends[row + seat]
        if thrift != self.gold:
            own += (thrift - self.gold) * self._golds[row + seat]
        return own + total


class Scenario:
    """What the others could do: their prices, and how they buy."""

    def __init__(self, seats: i64) -> None:
        self.axe = vec[i64]([0] * seats)
        self.left = vec[i64]([0] * seats)
        self.right = vec[i64]([0] * seats)
        self.gold = vec[i64]([0] * seats)
        self.spite = vec[i64]([0] * seats)
        self.thrift = vec[i64]([0] * seats)
        self.plain = vec[i64]([0] * seats)
        self.bias = vec[i64]([0] * (seats * STALL * seats))

    def stage(self, market: Market, me: i64) -> None:
        """Let the others do it: their prices and the ways in which they buy."""
        for seat in range(market.seats):
            if seat != me:
                axe = self.axe[seat]
                market.lay_out(seat, axe, self.left[seat], self.right[seat], self.gold[seat])
        self.use_ways(market)

    def use_ways(self, market: Market) -> None:
        """Let everybody buy in these ways."""
        for seat in range(market.seats):
            market.spite[seat] = self.spite[seat]
            market.thrift[seat] = self.thrift[seat]
            market.plain[seat] = self.plain[seat]
        market.bias = self.bias


def margins(
    market: Market, me: i64, gold: i64, choices: "Ints", scenarios: list[Scenario]
) -> "Ints":
    """Per choice of axe and prices (three numbers) and scenario: what it is worth to a seat."""
    total = i64(len(choices)) // 3
    wide = i64(len(scenarios))
    out = vec[i64]([0] * (total * wide))
    for number in range(wide):
        scenarios[number].stage(market, me)
        spite = market.spite[me]
        for choice in range(total):
            axe = choices[3 * choice]
            market.lay_out(me, axe, choices[3 * choice + 1], choices[3 * choice + 2], gold)
            out[choice * wide + number] = market.margin(me, 0, spite)
    return out


def mixed(
    payoffs: "Ints", rows: i64, columns: i64, fixed: "Ints", share: i64, times: i64
) -> "Ints":
    """How often to play each row, in millionths, by regret matching.

    Payoffs are the row player's. The column player plays the fixed weights for `share` hundredths
    of the time, and otherwise learns to answer, with the opposite payoffs.
    """
    row_regrets = [0.0] * rows
    column_regrets = [0.0] * columns
    sums = [0.0] * rows
    played = [0.0] * rows
    answers = [0.0] * columns
    weight: i64 = 0
    for column in range(columns):
        weight += fixed[column]
    part = float(share) / 100.0
    for time in range(times):
        _match(row_regrets, played)
        _match(column_regrets, answers)
        gains = [0.0] * rows
        losses = [0.0] * columns
        mean = 0.0
        loss = 0.0
        for column in range(columns):
            chance = (1.0 - part) * answers[column]
            if weight > 0:
                chance += part * float(fixed[column]) / float(weight)
            for row in range(rows):
                payoff = float(payoffs[row * columns + column])
                gains[row] += chance * payoff
                losses[column] -= played[row] * payoff
        for row in range(rows):
            mean += played[row] * gains[row]
        for column in range(columns):
            loss += answers[column] * losses[column]
        for row in range(rows):
            # Only positive regrets are kept, and later play counts more: it settles faster.
            row_regrets[row] = max(0.0, row_regrets[row] + gains[row] - mean)
            sums[row] += float(time + 1) * played[row]
        for column in range(columns):
            column_regrets[column] = max(0.0, column_regrets[column] + losses[column] - loss)
    total = 0.0
    for row in range(rows):
        total += sums[row]
    out = vec[i64]([0] * rows)
    for row in range(rows):
        out[row] = i64(sums[row] / total * 1000000.0)
    return out


def _match(regrets: list[float], out: list[float]) -> None:
    """Play each choice as often as it is regretted."""
    total = 0.0
    for regret in regrets:
        total += regret
    for place in range(len(regrets)):
        out[place] = regrets[place] / total if total > 0.0 else 1.0 / float(len(regrets))
