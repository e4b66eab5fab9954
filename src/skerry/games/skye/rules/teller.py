"""How the rules report what happens: they call a teller, whose methods are named like the events.

Seats, tiles, cells and slots are the numbers of the rules.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from skerry.games.skye.rules.state import Board


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Hears everything that happens and keeps silent; a subclass tells what it wants to tell."""

    def game_set_up(self, state: Board) -> None:
        """The goals, the castles and the first seat are known."""

    def round_began(self, number: i64, first: i64) -> None:
        """A round starts with this seat."""

    def income_paid(self, state: Board, seat: i64, whisky: i64, behind: i64) -> None:
        """A seat gets gold for its castle, its linked barrels and the clans ahead of it."""

    def tiles_drawn(self, state: Board, seat: i64) -> None:
        """A seat has drawn its three tiles."""

    def prices_sealed(self, seat: i64) -> None:
        """A seat has set its prices; nobody else knows them yet."""

    def prices_revealed(self, state: Board, seat: i64) -> None:
        """A seat's prices are revealed; its axe and its stall are still in place."""

    def tile_bought(self, seat: i64, tile: i64, seller: i64, price: i64) -> None:
        """A seat buys a tile from another."""

    def passed(self, seat: i64) -> None:
        """A seat buys nothing."""

    def tile_kept(self, seat: i64, tile: i64, price: i64) -> None:
        """A seat keeps a tile that nobody bought; its price is lost."""

    def tile_placed(self, seat: i64, tile: i64, cell: i64, turn: i64) -> None:
        """A seat places a tile in its territory."""

    def tile_returned(self, seat: i64, tile: i64) -> None:
        """A tile fits nowhere and goes back into the bag."""

    def goal_scored(self, state: Board, seat: i64, slot: i64, points: i64) -> None:
        """The goal of a slot gives points to a seat, possibly 0."""

    def seat_scored(self, state: Board, seat: i64) -> None:
        """A seat's scrolls and gold are counted at the end."""

    def game_ended(self, state: Board) -> None:
        """The game is over."""


SILENT: Final = Teller()
"""For the fast API, which tells nothing."""
