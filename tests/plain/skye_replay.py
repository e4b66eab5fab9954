"""Replays the events of an Isle of Skye record and checks every number."""

import json
from collections.abc import Iterator
from typing import NoReturn

from .skye_scoring import (
    GOALS,
    MAJORITY_GOALS,
    holding,
    linked_whisky,
    majority,
    scroll_points,
    solo_points,
)
from .skye_territory import CASTLE, Placed, Territory, Tiles, legal_places

Event = dict[str, object]

# For each round: the slots that score, and the gold for each player ahead.
TRACK = [("A", 0), ("B", 0), ("AC", 1), ("BD", 2), ("ACD", 3), ("BCD", 4)]
TRACK_FOR_FIVE = [("AB", 0), ("AC", 0), ("BD", 1), ("ACD", 2), ("BCD", 3)]

FIELDS = {
    "setup": {"goals", "castles", "first"},
    "round": {"round", "first"},
    "income": {"seat", "castle", "whisky", "behind", "gold"},
    "draw": {"seat", "tiles"},
    "price": {"seat", "axe", "prices"},
    "buy": {"seat", "tile", "from", "price"},
    "pass": {"seat"},
    "keep": {"seat", "tile", "price"},
    "place": {"seat", "tile", "x", "y", "turn"},
    "return": {"seat", "tile"},
    "score": {"seat", "slot", "points", "total"},
    "final": {"seat", "scrolls", "gold", "gold_points", "total"},
    "end": {"winners"},
}

DEFAULTS: dict[str, object] = {
    "farm": "eight",
    "castle_on_roads": False,
    "tie": "gold",
    "money": "hidden",
}


class RecordError(Exception):
    """The first error of a record, in one sentence."""


def text(value: object) -> str:
    """A value as JSON, which distinguishes 1, 1.0 and true."""
    return json.dumps(value, sort_keys=True)


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_goals(value: object) -> bool:
    """Whether these are four different goals."""
    return (
        isinstance(value, list)
        and len(value) == 4
        and all(goal in GOALS for goal in value)
        and len(set(value)) == 4
    )


class Replay:
    """The state of a game after the events read so far."""

    def __init__(self, record: dict[str, object], tiles: Tiles) -> None:
        given, events, seats = record["options"], record["events"], record["seats"]
        assert isinstance(given, dict)
        assert isinstance(events, list)
        assert isinstance(seats, list)
        self.options: dict[str, object] = DEFAULTS | given
        self.events: list[object] = events
        self.result = record["result"]
        self.tiles = tiles
        self.players = len(seats)
        self.at = -1  # the index of the current event
        self.bag = set(tiles.landscape)
        self.territories: list[Territory] = []
        self.gold = [0] * self.players
        self.totals = [0] * self.players
        self.goals: dict[str, str] = {}
        # The tiles for sale in this round, each with its seller and its price. The price lies on
        # the table in the seller's coins: they do not count as the seller's gold meanwhile.
        self.market: dict[str, tuple[int, int]] = {}

    def run(self) -> None:
        first = self.setup()
        track = TRACK_FOR_FIVE if self.players == 5 else TRACK
        for index, (slots, bonus) in enumerate(track):
            starter = (first + index) % self.players
            event = self.take("round")
            self.expect(event, "round", index + 1)
            self.expect(event, "first", starter)
            self.incomes(bonus)
            self.prices(self.draws())
            owned = self.buys(starter)
            self.keeps(owned)
            self.build(owned)
            for slot in slots:
                self.score(slot)
        self.finals()
        self.end()

    # Reading events.

    def wrong(self, message: str) -> NoReturn:
        raise RecordError(f"event {self.at}: {message}")

    def take(self, *kinds: str) -> Event:
        """Read the next event, which must have one of these types and exactly its fields."""
        self.at += 1
        wanted = " or ".join(kinds)
        if self.at >= len(self.events):
            self.wrong(f"expected {wanted}, but the record ends")
        event = self.events[self.at]
        if not isinstance(event, dict):
            self.wrong(f"expected {wanted}, found no object")
        kind = event.get("type")
        if kind not in kinds:
            self.wrong(f"expected {wanted}, found {text(kind)}")
        fields = FIELDS[kind] | {"type"}
        if set(event) != fields:
            self.wrong(f"expected the fields {sorted(fields)}, found {sorted(event)}")
        if "seat" in fields and not 0 <= self.number(event, "seat") < self.players:
            self.wrong(f"expected a seat from 0 to {self.players - 1}")
        return event

    def from_each_seat(self, kind: str) -> Iterator[tuple[int, Event]]:
        """Read one event of this type from every seat, in any order."""
        waiting = set(range(self.players))
        while waiting:
            event = self.take(kind)
            seat = self.number(event, "seat")
            if seat not in waiting:
                self.wrong(f"expected {kind} of one of the seats {sorted(waiting)}, found {seat}")
            waiting.remove(seat)
            yield seat, event

    def number(self, event: Event, field: str) -> int:
        value = event[field]
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong(f"expected a whole number in {field}, found {text(value)}")
        return value

    def name(self, event: Event, field: str) -> str:
        value = event[field]
        if not isinstance(value, str):
            self.wrong(f"expected an id in {field}, found {text(value)}")
        return value

    def expect(self, event: Event, field: str, value: object) -> None:
        if text(event[field]) != text(value):
            self.wrong(f"expected {field} {text(value)}, found {text(event[field])}")

    # The game, phase by phase.

    def setup(self) -> int:
        """Place the castles and return the seat that starts round 1."""
        event = self.take("setup")
        goals = event["goals"]
        if not isinstance(goals, dict) or set(goals) != set("ABCD"):
            self.wrong("expected goals for the slots A, B, C and D")
        if not is_goals([goals[slot] for slot in "ABCD"]):
            self.wrong(f"expected four different goals, found {text(goals)}")
        chosen = self.options.get("goals")
        if isinstance(chosen, list):
            self.expect(event, "goals", dict(zip("ABCD", chosen, strict=True)))
        self.goals = goals
        castles = event["castles"]
        if not isinstance(castles, list) or len(castles) != self.players:
            self.wrong(f"expected {self.players} castles")
        for castle in castles:
            if not isinstance(castle, str) or castle not in self.tiles.castles:
                self.wrong(f"expected a castle, found {text(castle)}")
            self.territories.append({CASTLE: Placed(self.tiles.castles[castle], 0)})
        if len(set(castles)) != len(castles):
            self.wrong("expected a different castle for each seat")
        first = self.number(event, "first")
        if not 0 <= first < self.players:
            self.wrong(f"expected first to be a seat from 0 to {self.players - 1}")
        return first

    def incomes(self, bonus: int) -> None:
        for seat, event in self.from_each_seat("income"):
            whisky = linked_whisky(self.territories[seat])
            ahead = sum(total > self.totals[seat] for total in self.totals)
            self.expect(event, "castle", 5)
            self.expect(event, "whisky", whisky)
            self.expect(event, "behind", bonus * ahead)
            self.gold[seat] += 5 + whisky + bonus * ahead
            self.expect(event, "gold", self.gold[seat])

    def draws(self) -> list[set[str]]:
        """Take the drawn tiles out of the bag and return them by seat."""
        drawn: list[set[str]] = [set() for _ in range(self.players)]
        for seat, event in self.from_each_seat("draw"):
            tiles = event["tiles"]
            if not isinstance(tiles, list) or len(tiles) != 3:
                self.wrong("expected three tiles")
            for tile in tiles:
                if not isinstance(tile, str) or tile not in self.bag:
                    self.wrong(f"expected tiles from the bag, found {text(tile)}")
                self.bag.remove(tile)
                drawn[seat].add(tile)
        return drawn

    def prices(self, drawn: list[set[str]]) -> None:
        """Put two tiles of each seat on the market and the axed ones back into the bag."""
        self.market = {}
        for seat, event in self.from_each_seat("price"):
            axe = self.name(event, "axe")
            if axe not in drawn[seat]:
                self.wrong(f"expected the axe on one of {sorted(drawn[seat])}, found {axe}")
            for_sale = drawn[seat] - {axe}
            prices = event["prices"]
            if not isinstance(prices, dict) or set(prices) != for_sale:
                self.wrong(f"expected prices for exactly {sorted(for_sale)}")
            for tile, price in prices.items():
                if not is_number(price) or price < 1:
                    self.wrong(f"expected a price of at least 1 for {tile}, found {text(price)}")
                self.market[tile] = (seat, price)
                self.gold[seat] -= price
            if self.gold[seat] < 0:
                had = self.gold[seat] + sum(prices.values())
                self.wrong(f"expected prices of at most {had} gold together")
            self.bag.add(axe)

    def buys(self, starter: int) -> list[set[str]]:
        """Read a purchase or pass of every seat in turn order; return the bought tiles by seat."""
        owned: list[set[str]] = [set() for _ in range(self.players)]
        for turn in range(self.players):
            seat = (starter + turn) % self.players
            event = self.take("buy", "pass")
            self.expect(event, "seat", seat)
            if event["type"] == "pass":
                continue
            tile = self.name(event, "tile")
            if tile not in self.market:
                self.wrong(f"expected a tile for sale, found {tile}")
            seller, price = self.market.pop(tile)
            self.expect(event, "from", seller)
            self.expect(event, "price", price)
            if seller == seat:
                self.wrong("expected a tile of another seat")
            if price > self.gold[seat]:
                self.wrong(f"expected a price of at most {self.gold[seat]} gold, found {price}")
            self.gold[seat] -= price
            # The payment, and the seller's own coins from the price.
            self.gold[seller] += price + price
            owned[seat].add(tile)
        return owned

    def keeps(self, owned: list[set[str]]) -> None:
        """Give unsold tiles to their sellers, who lose the coins on them."""
        while self.market:
            event = self.take("keep")
            tile = self.name(event, "tile")
            if tile not in self.market:
                self.wrong(f"expected an unsold tile of {sorted(self.market)}, found {tile}")
            seller, price = self.market.pop(tile)
            self.expect(event, "seat", seller)
            self.expect(event, "price", price)
            owned[seller].add(tile)

    def build(self, owned: list[set[str]]) -> None:
        returned: set[int] = set()  # seats that have returned a tile in this round
        while any(owned):
            event = self.take("place", "return")
            seat = self.number(event, "seat")
            tile = self.name(event, "tile")
            if tile not in owned[seat]:
                self.wrong(f"expected a tile that seat {seat} got this round, found {tile}")
            territory = self.territories[seat]
            places = legal_places(territory, self.tiles.landscape[tile])
            if event["type"] == "place":
                if seat in returned:
                    self.wrong(f"expected no place of seat {seat} after its return")
                x, y = self.number(event, "x"), self.number(event, "y")
                turn = self.number(event, "turn")
                if (x, y, turn) not in places:
                    self.wrong(f"expected a legal place for {tile}, found {(x, y, turn)}")
                territory[(x, y)] = Placed(self.tiles.landscape[tile], turn)
            else:
                if places:
                    self.wrong(f"expected {tile} to be placed, for example at {min(places)}")
                returned.add(seat)
                self.bag.add(tile)
            owned[seat].remove(tile)

    def score(self, slot: str) -> None:
        goal = self.goals[slot]
        if goal in MAJORITY_GOALS:
            points = majority(
                [holding(goal, self.territories[s], self.gold[s]) for s in range(self.players)]
            )
        else:
            points = [
                solo_points(
                    goal,
                    territory,
                    farm=str(self.options["farm"]),
                    castle_on_roads=self.options["castle_on_roads"] is True,
                )
                for territory in self.territories
            ]
        for seat, event in self.from_each_seat("score"):
            self.expect(event, "slot", slot)
            self.expect(event, "points", points[seat])
            self.totals[seat] += points[seat]
            self.expect(event, "total", self.totals[seat])

    def finals(self) -> None:
        for seat, event in self.from_each_seat("final"):
            scrolls = scroll_points(self.territories[seat])
            given = event["scrolls"]
            if not isinstance(given, list) or sorted(map(text, given)) != sorted(
                map(text, scrolls)
            ):
                self.wrong(f"expected scrolls {text(scrolls)} in any order, found {text(given)}")
            self.expect(event, "gold", self.gold[seat])
            self.expect(event, "gold_points", self.gold[seat] // 5)
            self.totals[seat] += sum(scroll["points"] for scroll in scrolls)
            self.totals[seat] += self.gold[seat] // 5
            self.expect(event, "total", self.totals[seat])

    def end(self) -> None:
        winners = self.winners()
        self.expect(self.take("end"), "winners", winners)
        self.at += 1
        if self.at < len(self.events):
            self.wrong("expected nothing after the end")
        result = {"scores": self.totals, "winners": winners}
        if text(self.result) != text(result):
            raise RecordError(f"result: expected {text(result)}, found {text(self.result)}")

    def winners(self) -> list[int]:
        """The seats with most points, then most gold."""
        left = self.gold
        if self.options["tie"] == "remainder":
            left = [gold % 5 for gold in self.gold]
        ranks = [(self.totals[seat], left[seat]) for seat in range(self.players)]
        return [seat for seat in range(self.players) if ranks[seat] == max(ranks)]
