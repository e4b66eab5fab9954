"""How the rules report what happens: they call a teller, whose methods are named like the events.

Seats, cards, tiles, places, fields and colours are the numbers of the rules; NONE where there is
none. Lists belong to the state: a teller that keeps one copies it.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.games.cats.rules.state import Board

if TYPE_CHECKING:
    Ints = vec[i64]


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Hears everything that happens and keeps silent; a subclass tells what it wants to tell."""

    # --- setup, and the start of a day

    def game_set_up(self, state: Board) -> None:
        """Boats and turn order are known; in solo, also the sister's cards."""

    def day_began(self, ship: i64, order: "Ints") -> None:
        """A day starts, with the ship on its cell."""

    def sister_colour_shown(self, colour: i64) -> None:
        """The sister's colour of the day is turned up."""

    def fields_filled(self, left: "Ints", right: "Ints", rare: "Ints") -> None:
        """Cats lie in both fields, and new rare treasures in the supply."""

    # --- fish, the draft, lessons

    def fish_caught(self, seat: i64, gain: i64, fish: i64) -> None:
        """A seat gets its fish of the day, and then has `fish`."""

    def cards_dealt(self, seat: i64, cards: "Ints") -> None:
        """A seat gets a pack of cards."""

    def choice_sealed(self, seat: i64) -> None:
        """A seat has made its choice; nobody else knows it yet."""

    def cards_kept(self, seat: i64, pack: "Ints", chosen: i64) -> None:
        """A seat keeps cards of its pack, chosen as bits of positions."""

    def cards_paid(self, seat: i64, kept: "Ints", chosen: i64, cost: i64, fish: i64) -> None:
        """A seat pays for the chosen of its cards, discards the rest, and then has `fish`."""

    def public_lesson_laid(self, seat: i64, card: i64, colour: i64) -> None:
        """A seat lays a public lesson, with its colour where one is named."""

    def lesson_laid(self, seat: i64, card: i64) -> None:
        """A seat lays a private lesson, face down."""

    # --- rescue

    def cards_laid(self, seat: i64, count: i64) -> None:
        """A seat has laid `count` rescue cards, face down."""

    def rescue_cards_shown(self, seat: i64, cards: "Ints") -> None:
        """The rescue cards of a seat are revealed."""

    def sister_row_opened(self, speed: i64, cards: "Ints") -> None:
        """The sister's cards of the day are drawn; the first one is open."""

    def order_set(self, state: Board) -> None:
        """The turn order follows the speeds."""

    def cat_rescued(
        self,
        seat: i64,
        tile: i64,
        field: i64,
        paid: i64,
        place: i64,
        permanent: bool,
        cards: "Ints",
    ) -> None:
        """A seat rescues a cat in a permanent basket or with cards, and places it."""

    def map_covered(self, seat: i64, colour: i64, tile: i64, place: i64) -> None:
        """A cat covers the map of its colour; a treasure may come with it."""

    def sister_acted(self, card: i64, removed: "Ints") -> None:
        """The sister plays a card: two tiles for each of its two effects."""

    def passed(self, seat: i64, phase: i64) -> None:
        """A seat is out for phase 4 or 5 of the day."""

    def cards_unused(self, seat: i64, cards: "Ints") -> None:
        """Laid rescue cards that were not used are discarded."""

    # --- rare finds

    def oshax_placed(self, seat: i64, card: i64, tile: i64, place: i64, colour: i64) -> None:
        """A seat takes an oshax on board."""

    def treasures_placed(self, seat: i64, card: i64, paid: i64, tiles: "Ints") -> None:
        """A seat plays a treasure card; each tile is followed by its place."""

    # --- anytime cards

    def anytime_played(self, seat: i64, card: i64) -> None:
        """A seat plays a card about which there is nothing else to tell."""

    def fish_gained(self, seat: i64, card: i64, gain: i64, fish: i64, colour: i64) -> None:
        """A card brings fish, some for one colour, and the seat then has `fish`."""

    def basket_sold(self, seat: i64, card: i64, used: bool, gain: i64, fish: i64) -> None:
        """A seat sells a permanent basket, ready or used today, and then has `fish`."""

    def lessons_traded(self, seat: i64, card: i64, lessons: "Ints") -> None:
        """A seat trades private lessons for a permanent basket."""

    def treasures_traded(self, seat: i64, card: i64, tiles: "Ints") -> None:
        """A seat trades treasures for a permanent basket; each tile is followed by its place."""

    def cats_herded(self, seat: i64, card: i64, tiles: "Ints") -> None:
        """Cats change fields; each tile is followed by its new field."""

    def cards_bought(
        self, seat: i64, card: i64, drawn: "Ints", chosen: i64, cost: i64, fish: i64
    ) -> None:
        """A seat has drawn cards, pays for the chosen ones, and then has `fish`."""

    def tiles_sent(self, seat: i64, card: i64, tiles: "Ints") -> None:
        """Tiles come from the bag; each is followed by its field, NONE for a rare treasure."""

    def tile_stowed(self, seat: i64, card: i64, tile: i64, place: i64) -> None:
        """A tile comes from the bag to a boat; without a place it leaves the game."""

    # --- the end of a day, and of the game

    def day_ended(self, left: "Ints", right: "Ints") -> None:
        """Cats that were not rescued leave the island."""

    def seat_scored(self, state: Board, seat: i64) -> None:
        """The game is over for a seat: everything that it scored."""

    def sister_scored(self, state: Board) -> None:
        """The game is over for the sister: everything that she scored."""

    def game_ended(self, state: Board) -> None:
        """The game is over."""


SILENT: Final = Teller()
"""For the fast API, which tells nothing."""
