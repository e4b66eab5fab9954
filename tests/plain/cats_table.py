"""The table of The Isle of Cats: seats, supplies, and placing tiles."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from .cats_boat import Boat, Placed, Tile, fits, orientations, put, to_corner
from .cats_components import Card, Components
from .cats_reader import Event, Reader, text

SISTER = -1
COMMON_OF_EACH_SHAPE = {1: 5, 2: 5, 3: 8, 4: 11}
PRICES = {"left": 3, "right": 5}

# The additional fields of an anytime event by the card's type.
ANYTIME_FIELDS = {
    "fish_oshax": {"gain", "fish"},
    "fish_lessons": {"gain", "fish"},
    "fish_colours": {"gain", "fish"},
    "fish_rare": {"gain", "fish"},
    "fish_common": {"gain", "fish"},
    "fish_one_colour": {"gain", "fish", "colour"},
    "draw2": {"drawn", "kept", "cost", "fish"},
    "draw3": {"drawn", "kept", "cost", "fish"},
    "free_spot": set(),
    "double_rescue": set(),
    "herd": {"moves"},
    "bag_to_fields": {"tiles"},
    "bag_to_boat": {"tile", "cells"},
    "sell_basket": {"used", "gain", "fish"},
    "basket": set(),
    "basket_for_lessons": {"lessons"},
    "basket_for_treasures": {"removed"},
}


@dataclass
class Player:
    """What a seat has."""

    boat: Boat
    fish: int = 0
    ready: int = 1  # permanent baskets that can still be used today
    used: int = 0  # permanent baskets that cannot
    hand: set[str] = field(default_factory=set)  # cards that are paid for
    laid: set[str] = field(default_factory=set)  # rescue cards laid today and not used yet
    lessons: set[str] = field(default_factory=set)  # private lessons in play
    extra_cats: int = 0  # what double_rescue adds to the next rescue turn
    free_spots: int = 0  # how many of the next tiles need not touch another


class Table(Reader):
    """The state of the game after the events read so far."""

    def __init__(
        self, events: list[object], players: int, mode: str, column_lesson: bool, box: Components
    ) -> None:
        super().__init__(events, players, mode)
        self.box = box
        self.deck: dict[str, Card] = dict(box.cards)
        if column_lesson:
            self.deck[box.column_card.id] = box.column_card
        self.undealt = set(self.deck)  # cards that nobody has seen yet
        self.bag = {tile.id: 1 for tile in box.tiles.values() if tile.kind == "cat"}
        self.bag |= box.rare_copies
        self.common = {
            tile.id: COMMON_OF_EACH_SHAPE[players]
            for tile in box.tiles.values()
            if tile.kind == "common"
        }
        # Shapes with at least one tile left, in the order of their piles: a new pile goes to the
        # right end, and a dictionary keeps that order.
        self.rare: dict[str, int] = {}
        self.oshax = [tile.id for tile in box.tiles.values() if tile.kind == "oshax"]
        self.cats: dict[str, list[str]] = {"left": [], "right": []}
        self.order: list[int] = []
        self.seats: list[Player] = []
        self.public: dict[str, str | None] = {}  # public lessons in play with their colours
        self.colours: list[str] = []  # the solo game's colour cards in their order
        self.sister_lessons: list[str] = []

    def fields(self, event: Event) -> set[str]:
        if event["type"] != "anytime":
            return super().fields(event)
        card = event.get("card")
        if not isinstance(card, str) or card not in self.deck or not self.is_anytime(card):
            self.wrong(f"expected an anytime card, found {text(card)}")
        return super().fields(event) | ANYTIME_FIELDS[self.deck[card].type]

    def is_anytime(self, card: str) -> bool:
        return self.deck[card].kind == "anytime"

    def from_each_seat(self, kind: str) -> Iterator[tuple[int, Event]]:
        """Read one event of this type from every seat, in any order."""
        waiting = set(range(self.players))
        while waiting:
            event = self.after_anytime(kind)
            seat = self.number(event, "seat")
            if seat not in waiting:
                self.wrong(f"expected {kind} of one of the seats {sorted(waiting)}, found {seat}")
            waiting.remove(seat)
            yield seat, event

    def after_anytime(self, *kinds: str) -> Event:
        """Read the next event after any anytime cards."""
        return self.take(*kinds)

    # Colours and fish.

    def colour(self, event: Event) -> str:
        colour = self.name(event, "colour")
        if colour not in self.box.colours:
            self.wrong(f"expected a colour of {self.box.colours}, found {colour}")
        return colour

    def pay(self, seat: int, event: Event, field: str, price: int) -> None:
        """Take the price in this field from a seat that can afford it."""
        self.expect(event, field, price)
        if price > self.seats[seat].fish:
            self.wrong(f"expected at most {self.seats[seat].fish} fish to be paid, found {price}")
        self.seats[seat].fish -= price

    # Cards.

    def cost(self, cards: set[str]) -> int:
        return sum(self.deck[card].cost for card in cards)

    def deal_out(self, event: Event, field: str, count: int) -> set[str]:
        cards = self.some_of(event, field, self.undealt, count)
        self.undealt -= cards
        return cards

    def from_hand(self, seat: int, event: Event, kind: str) -> Card:
        """Take the event's card, which must have this kind, from the seat's hand."""
        card = self.name(event, "card")
        hand = self.seats[seat].hand
        if card not in hand or self.deck[card].kind != kind:
            self.wrong(f"expected a card of kind {kind} in the hand of seat {seat}, found {card}")
        hand.remove(card)
        return self.deck[card]

    # Fields, bag and treasures.

    def cats_in_order(self) -> list[str]:
        return self.cats["left"] + self.cats["right"]

    def field_of(self, cat: str) -> str:
        if cat not in self.cats_in_order():
            self.wrong(f"expected a cat in the fields, found {cat}")
        return "left" if cat in self.cats["left"] else "right"

    def from_bag(self, tile: str) -> Tile:
        if self.bag.get(tile, 0) == 0:
            self.wrong(f"expected a tile that is in the bag, found {tile}")
        self.bag[tile] -= 1
        return self.box.tiles[tile]

    def add_rare(self, tile: str) -> None:
        self.rare[tile] = self.rare.get(tile, 0) + 1

    def remove_rare(self, tile: str) -> None:
        self.rare[tile] -= 1
        if self.rare[tile] == 0:
            del self.rare[tile]

    def take_treasure(self, tile: str, kinds: set[str]) -> Tile:
        """Take a treasure of one of these kinds from the supply."""
        if "common" in kinds and self.common.get(tile, 0) > 0:
            self.common[tile] -= 1
        elif "rare" in kinds and tile in self.rare:
            self.remove_rare(tile)
        else:
            self.wrong(f"expected a treasure of the supply ({' or '.join(kinds)}), found {tile}")
        return self.box.tiles[tile]

    # Tiles on boats.

    def place(self, seat: int, tile: Tile, colour: str | None, event: Event) -> Placed:
        """Put a tile on the event's cells. A tile that touches uses a free spot too."""
        player = self.seats[seat]
        cells = self.cells(event)
        if to_corner(cells) not in orientations(tile.shape):
            self.wrong(f"expected cells in the shape of {tile.id}, found {text(sorted(cells))}")
        if not fits(player.boat, cells, player.free_spots > 0):
            self.wrong(f"expected a legal place for {tile.id}, found {text(sorted(cells))}")
        if player.free_spots > 0:
            player.free_spots -= 1
        return put(player.boat, tile, colour, cells)

    def map_after(self, seat: int, placed: Placed) -> None:
        """Read the map event if a cat or oshax covers the map of its colour."""
        boat = self.seats[seat].boat
        if placed.colour is None or boat.plan.maps[placed.colour] not in placed.cells:
            return
        while self.next_is("anytime", seat):
            # Only a free spot for this treasure can come here.
            card = self.from_hand(seat, self.take("anytime"), "anytime")
            if card.type != "free_spot":
                self.wrong(f"expected a free spot or the map, found {card.type}")
            self.seats[seat].free_spots += 1
        event = self.take("map")
        self.expect(event, "seat", seat)
        self.expect(event, "colour", placed.colour)
        if event["treasure"] is None:
            self.expect(event, "cells", None)
            return
        kinds = {"common", "rare"} if self.mode == "family" else {"common"}
        tile = self.take_treasure(self.name(event, "treasure"), kinds)
        self.place(seat, tile, None, event)
