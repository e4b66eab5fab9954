"""Replays the events of a record of The Isle of Cats and checks every number."""

from .cats_anytime import play_anytime
from .cats_boat import Boat
from .cats_components import Components
from .cats_end import check_end
from .cats_reader import Event, text
from .cats_solo import sister_row, sister_turn
from .cats_table import PRICES, SISTER, Player, Table

SHIP = [5, 4, 3, 2, 1]
CATS_PER_FIELD = {1: 4, 2: 4, 3: 6, 4: 8}
KEPT_OF_EACH_PACK = [2, 2, 2, 1]
ADVANCED_LESSONS = {"easy": 0, "medium": 1, "hard": 2, "very_hard": 3, "expert": 4}


class Replay(Table):
    """Replays a whole record whose envelope is right."""

    def __init__(self, record: dict[str, object], box: Components) -> None:
        options, events, seats = record["options"], record["events"], record["seats"]
        assert isinstance(options, dict)
        assert isinstance(events, list)
        assert isinstance(seats, list)
        mode = str(options.get("mode", "standard"))
        column_lesson = options.get("column_lesson", False) is True
        super().__init__(events, len(seats), mode, column_lesson, box)
        self.difficulty: object = options.get("difficulty")
        self.result = record["result"]
        self.anytime_open = False  # anytime cards can be played from `fields` to `day_end`
        self.sister_deck = set(box.sister)
        self.row: list[str] = []  # the sister's remaining cards of today

    def run(self) -> None:
        self.setup()
        if self.mode == "family":
            self.family_lessons()
        for ship in SHIP:
            self.day(ship)
            if self.mode == "family":
                self.rescues()
            else:
                self.fishing()
                self.pay_cards(self.solo_draft() if self.mode == "solo" else self.draft(ship))
                self.pause()
                self.lessons()
                self.lay()
                self.rescues()
                self.unused()
                self.rare_finds()
            self.day_end()
        check_end(self, self.result)

    def after_anytime(self, *kinds: str) -> Event:
        self.anytime_cards()
        return self.take(*kinds)

    def anytime_cards(self) -> None:
        while self.anytime_open and self.next_is("anytime"):
            play_anytime(self, self.take("anytime"))

    # Setup.

    def setup(self) -> None:
        event = self.take("setup")
        self.expect(event, "mode", self.mode)
        boats = self.different(event, "boats")
        if len(boats) != self.players or not set(boats) <= set(self.box.boats):
            self.wrong(f"expected {self.players} boats of {sorted(self.box.boats)}, found {boats}")
        self.seats = [Player(Boat(self.box.boats[boat])) for boat in boats]
        if self.mode == "solo":
            self.order = [0, SISTER]
            self.solo_setup(event)
        else:
            self.order = self.starting_order(event)
        self.expect(event, "order", self.order)

    def starting_order(self, event: Event) -> list[int]:
        order = []
        for seat in self.items(event, "order"):
            if not isinstance(seat, int) or isinstance(seat, bool):
                self.wrong(f"expected seats in order, found {text(seat)}")
            order.append(seat)
        if sorted(order) != list(range(self.players)):
            self.wrong(f"expected every seat once in order, found {order}")
        return order

    def solo_setup(self, event: Event) -> None:
        if self.difficulty is not None:
            self.expect(event, "difficulty", self.difficulty)
        difficulty = self.name(event, "difficulty")
        if difficulty not in ADVANCED_LESSONS:
            self.wrong(f"expected a difficulty of {list(ADVANCED_LESSONS)}, found {difficulty}")
        self.some_of(event, "oshax", set(self.oshax), 6)
        self.oshax = self.names(event, "oshax")
        self.some_of(event, "colours", set(self.box.colours), 5)
        self.colours = self.names(event, "colours")
        self.sister_lessons = self.different(event, "sister_lessons")
        basic = set(self.sister_lessons) & self.box.solo_lessons
        advanced = set(self.sister_lessons) & self.box.solo_advanced_lessons
        wanted = ADVANCED_LESSONS[difficulty]
        if (len(basic), len(advanced), len(self.sister_lessons)) != (3, wanted, 3 + wanted):
            self.wrong(
                f"expected 3 basic and {wanted} advanced lessons of the sister, "
                f"found {self.sister_lessons}"
            )

    def family_lessons(self) -> None:
        packs: dict[int, set[str]] = {}
        undealt = set(self.box.family_lessons)
        for seat, event in self.from_each_seat("deal"):
            packs[seat] = self.some_of(event, "cards", undealt, 3)
            undealt -= packs[seat]
        for seat, event in self.from_each_seat("keep"):
            packs[seat] = self.some_of(event, "cards", packs[seat], 2)
        while any(packs.values()):
            event = self.take("lesson")
            seat = self.number(event, "seat")
            self.lay_lesson(seat, event, packs[seat])

    def lay_lesson(self, seat: int, event: Event, waiting: set[str]) -> None:
        card = self.name(event, "card")
        if card not in waiting:
            self.wrong(f"expected a lesson of {sorted(waiting)} of seat {seat}, found {card}")
        waiting.remove(card)
        self.seats[seat].lessons.add(card)

    # A day up to the rescue phase.

    def day(self, ship: int) -> None:
        event = self.take("day")
        self.expect(event, "ship", ship)
        self.expect(event, "order", self.order)
        event = self.take("fields")
        for side in ("left", "right"):
            cats = self.names(event, side)
            if len(cats) != CATS_PER_FIELD[self.players]:
                self.wrong(f"expected {CATS_PER_FIELD[self.players]} cats {side}, found {cats}")
            for cat in cats:
                if self.from_bag(cat).kind != "cat":
                    self.wrong(f"expected cats in {side}, found {cat}")
            self.cats[side] = cats
        for rare in self.names(event, "rare"):
            if self.from_bag(rare).kind != "rare":
                self.wrong(f"expected rare treasures in rare, found {rare}")
            self.add_rare(rare)
        self.anytime_open = self.mode != "family"

    def fishing(self) -> None:
        for seat, event in self.from_each_seat("fish"):
            self.seats[seat].fish += 20
            self.expect(event, "gain", 20)
            self.expect(event, "fish", self.seats[seat].fish)

    def draft(self, ship: int) -> list[set[str]]:
        """Draft: return the seven cards that each seat keeps."""
        packs: list[set[str]] = [set() for _ in range(self.players)]
        for seat, event in self.from_each_seat("deal"):
            packs[seat] = self.deal_out(event, "cards", 7)
        kept: list[set[str]] = [set() for _ in range(self.players)]
        # Seats are numbered clockwise, so the left neighbour has the next number.
        giver = -1 if ship % 2 == 1 else 1
        for count in KEPT_OF_EACH_PACK:
            for seat, event in self.from_each_seat("keep"):
                cards = self.some_of(event, "cards", packs[seat], count)
                kept[seat] |= cards
                packs[seat] -= cards
            packs = [packs[(seat + giver) % self.players] for seat in range(self.players)]
        return kept

    def solo_draft(self) -> list[set[str]]:
        kept: set[str] = set()
        for _ in range(2):
            pack = self.deal_out(self.after_anytime("deal"), "cards", 5)
            kept |= self.some_of(self.after_anytime("keep"), "cards", pack, 3)
        kept |= self.deal_out(self.after_anytime("deal"), "cards", 1)
        return [kept]

    def pay_cards(self, kept: list[set[str]]) -> None:
        for seat, event in self.from_each_seat("pay"):
            cards = set(self.different(event, "cards"))
            discard = set(self.different(event, "discard"))
            if cards | discard != kept[seat] or cards & discard:
                self.wrong(f"expected each of {sorted(kept[seat])} in either cards or discard")
            self.pay(seat, event, "cost", self.cost(cards))
            self.expect(event, "fish", self.seats[seat].fish)
            self.seats[seat].hand |= cards

    def pause(self) -> None:
        """Anytime cards between the last payment and phase 3. No event ends this pause: a card
        that brings a lesson which is not laid on the same day was played after it."""
        while self.next_is("anytime") and self.lessons_ahead() <= self.laid_today():
            play_anytime(self, self.take("anytime"))

    def lessons_ahead(self) -> set[str]:
        """The lessons that the next event, an anytime card, adds to a hand."""
        event = self.events[self.at + 1]
        kept = event.get("kept") if isinstance(event, dict) else None
        return {
            card
            for card in (kept if isinstance(kept, list) else [])
            if isinstance(card, str)
            and card in self.deck
            and self.deck[card].kind in ("public_lesson", "lesson")
        }

    def laid_today(self) -> set[str]:
        """The lessons laid from here to the first rescue cards."""
        found = set()
        for event in self.events[self.at + 1 :]:
            if not isinstance(event, dict) or event.get("type") == "lay":
                break
            if event.get("type") in ("public_lesson", "lesson"):
                found.add(str(event.get("card")))
        return found

    def lessons(self) -> None:
        """Lay all lessons in a seat's hand in its turn, including those drawn meanwhile."""
        for seat in self.turn_order():
            while self.in_hand(seat, "public_lesson"):
                event = self.after_anytime("public_lesson")
                self.expect(event, "seat", seat)
                self.lay_public_lesson(seat, event, self.in_hand(seat, "public_lesson"))
        for seat in self.turn_order():
            while self.in_hand(seat, "lesson"):
                event = self.after_anytime("lesson")
                self.expect(event, "seat", seat)
                self.lay_lesson(seat, event, self.in_hand(seat, "lesson"))
                self.seats[seat].hand.remove(self.name(event, "card"))

    def in_hand(self, seat: int, kind: str) -> set[str]:
        return {card for card in self.seats[seat].hand if self.deck[card].kind == kind}

    def lay_public_lesson(self, seat: int, event: Event, waiting: set[str]) -> None:
        card = self.name(event, "card")
        if card not in waiting:
            self.wrong(f"expected a public lesson of {sorted(waiting)}, found {card}")
        self.seats[seat].hand.remove(card)
        if self.box.lessons[card].choose_colour is None:
            self.expect(event, "colour", None)
            self.public[card] = None
        else:
            self.public[card] = self.colour(event)

    # Rescue.

    def turn_order(self) -> list[int]:
        """The seats in turn order, without the sister."""
        return [seat for seat in self.order if seat != SISTER]

    def lay(self) -> None:
        """Lay the rescue cards of all seats and order the seats by speed."""
        speeds: dict[int, int] = {}
        for seat in self.turn_order():
            event = self.after_anytime("lay")
            self.expect(event, "seat", seat)
            player = self.seats[seat]
            cards = set(self.different(event, "cards"))
            rescue = {card for card in player.hand if self.deck[card].kind == "rescue"}
            if not cards <= rescue:
                self.wrong(f"expected rescue cards of {sorted(rescue)}, found {sorted(cards)}")
            player.hand -= cards
            player.laid = cards
            speeds[seat] = sum(self.deck[card].speed for card in cards)
        shown = [speeds[seat] for seat in range(self.players)]
        if self.mode == "solo":
            self.row, speeds[SISTER] = sister_row(self, self.sister_deck)
            shown.append(speeds[SISTER])
        # Sorting is stable, so seats of equal speed keep their order.
        self.order.sort(key=lambda seat: -speeds[seat])
        event = self.after_anytime("order")
        self.expect(event, "speeds", shown)
        self.expect(event, "order", self.order)

    def rescues(self) -> None:
        """Play turns until all seats have passed; without cats only the sister continues."""
        playing = list(self.order)
        while playing:
            seat = playing.pop(0)
            if seat == SISTER:
                sister_turn(self, self.row.pop(0))
                goes_on = bool(self.row)
            else:
                goes_on = self.rescue_turn(seat)
            if goes_on:
                playing.append(seat)
            if not self.cats_in_order():
                playing = [other for other in playing if other == SISTER]

    def rescue_turn(self, seat: int) -> bool:
        """Play a turn with one or more cats; returns False for a pass."""
        event = self.after_anytime("rescue", "pass")
        self.expect(event, "seat", seat)
        if event["type"] == "pass":
            self.expect(event, "phase", 4)
            return False
        player = self.seats[seat]
        more = player.extra_cats
        player.extra_cats = 0
        self.rescue(seat, event)
        # A last remaining seat can have begun a new turn here. Counting the cat to this turn
        # as long as it can have more accepts everything that is legal.
        while more > 0 and self.cats_in_order():
            self.anytime_cards()
            if not self.next_is("rescue", seat):
                break
            self.rescue(seat, self.take("rescue"))
            more -= 1
        return True

    def rescue(self, seat: int, event: Event) -> None:
        cat = self.name(event, "tile")
        side = self.field_of(cat)
        self.expect(event, "field", side)
        if self.mode == "family":
            self.expect(event, "paid", 0)
            self.expect(event, "basket", None)
        else:
            self.pay(seat, event, "paid", PRICES[side])
            self.use_basket(seat, event)
        self.cats[side].remove(cat)
        tile = self.box.tiles[cat]
        self.map_after(seat, self.place(seat, tile, tile.colour, event))

    def use_basket(self, seat: int, event: Event) -> None:
        player = self.seats[seat]
        basket = event["basket"]
        if text(basket) == text({"permanent": True}):
            if player.ready == 0:
                self.wrong(f"expected a ready permanent basket of seat {seat}")
            player.ready -= 1
            player.used += 1
            return
        if not isinstance(basket, dict) or set(basket) != {"cards"}:
            self.wrong(f"expected a permanent basket or cards, found {text(basket)}")
        cards = self.different(basket, "cards")
        if not set(cards) <= player.laid:
            self.wrong(f"expected cards of {sorted(player.laid)} for a basket, found {cards}")
        if [self.deck[card].basket for card in cards] not in (["normal"], ["broken", "broken"]):
            self.wrong(f"expected one basket or two broken ones, found {cards}")
        player.laid -= set(cards)

    def unused(self) -> None:
        while any(player.laid for player in self.seats):
            event = self.after_anytime("unused")
            player = self.seats[self.number(event, "seat")]
            if not player.laid:
                self.wrong("expected unused only of seats with cards left")
            self.expect_in_any_order(event, "cards", list(player.laid))
            player.laid = set()

    # Rare finds and the end of a day.

    def rare_finds(self) -> None:
        playing = self.turn_order()
        while playing:
            seat = playing.pop(0)
            event = self.after_anytime("oshax", "treasure", "pass")
            self.expect(event, "seat", seat)
            if event["type"] == "pass":
                self.expect(event, "phase", 5)
                continue
            if event["type"] == "oshax":
                self.place_oshax(seat, event)
            else:
                self.place_treasures(seat, event)
            playing.append(seat)

    def place_oshax(self, seat: int, event: Event) -> None:
        self.from_hand(seat, event, "oshax")
        name = self.name(event, "tile")
        if name not in self.oshax:
            self.wrong(f"expected an oshax of {self.oshax}, found {name}")
        self.oshax.remove(name)
        colour = self.colour(event)
        self.map_after(seat, self.place(seat, self.box.tiles[name], colour, event))

    def place_treasures(self, seat: int, event: Event) -> None:
        """Read the treasures of a treasure card: one rare or two common ones, and so on."""
        card = self.from_hand(seat, event, "treasure")
        parts = self.parts(event, "tiles", {"tile", "cells"})
        if not 1 <= len(parts) <= 2:
            self.wrong(f"expected one or two treasures, found {len(parts)}")
        tiles = []
        for part in parts:
            tile = self.take_treasure(self.name(part, "tile"), {"common", "rare"})
            self.place(seat, tile, None, part)
            tiles.append(tile)
        rare = sum(tile.kind == "rare" for tile in tiles)
        paid = 0
        if card.type == "treasure_rare":
            if rare > 0 and len(tiles) > 1:
                self.wrong("expected one rare treasure or two common ones")
        else:
            if rare > 0:
                self.wrong("expected common treasures only")
            if not all(tile.small for tile in tiles) or self.number(event, "paid") == 1:
                paid = 1
        self.pay(seat, event, "paid", paid)

    def day_end(self) -> None:
        event = self.after_anytime("day_end")
        self.expect_in_any_order(event, "gone", list(self.cats_in_order()))
        self.anytime_open = False
        self.cats = {"left": [], "right": []}
        for player in self.seats:
            player.ready += player.used
            player.used = 0
        if self.mode == "family":
            self.order = self.order[1:] + self.order[:1]
