"""The state of a game. A view is the same table with some hands face down."""

import msgspec
from msgspec.structs import replace

from ledges.birds import WIDTH, Bird, LedgesOptions
from skerry.core.event import Seat
from skerry.core.score import Cell

Hand = tuple[Bird | None, ...]
"""The birds of a hand; None is a bird that lies face down."""


class Perch(msgspec.Struct, frozen=True):
    """A bird on its ledge, and the player it belongs to."""

    seat: Seat
    bird: Bird
    cell: Cell


class Table(msgspec.Struct, frozen=True):
    """Everything on the table."""

    options: LedgesOptions
    bag: dict[Bird, int]
    """The birds in the bag and, in a view, those that lie face down."""
    hands: tuple[Hand, ...]
    perches: tuple[Perch, ...] = ()
    """The birds on the cliff, in the order in which they came."""
    whistled: tuple[Seat, ...] = ()
    """The seats that have whistled."""
    seat: Seat | None = None
    """The seat that looks; None for the state itself and for spectators."""

    @property
    def cells(self) -> list[Cell]:
        """All ledges, from the bottom left."""
        return [(x, y) for y in range(self.options.cliff.rows) for x in range(WIDTH)]

    @property
    def taken(self) -> dict[Cell, Perch]:
        """The birds on the cliff by ledge."""
        return {perch.cell: perch for perch in self.perches}

    @property
    def mover(self) -> Seat | None:
        """The seat whose turn it is; None when the cliff is full."""
        full = len(self.perches) == len(self.cells)
        return None if full else len(self.perches) % len(self.hands)

    def deal(self, seat: Seat, birds: tuple[Bird, ...]) -> "Table":
        """The table after birds went from the bag into an empty hand."""
        bag = {bird: count - birds.count(bird) for bird, count in self.bag.items()}
        return replace(self, bag=bag, hands=self._hands_with(seat, birds))

    def settle(self, seat: Seat, bird: Bird, cell: Cell) -> "Table":
        """The table after a bird went from a hand to a ledge."""
        hand = list(self.hands[seat])
        hand.remove(bird)
        hands = self._hands_with(seat, tuple(hand))
        return replace(self, hands=hands, perches=(*self.perches, Perch(seat, bird, cell)))

    def whistle(self, seat: Seat) -> "Table":
        """The table after a hand went back into the bag."""
        bag = {bird: count + self.hands[seat].count(bird) for bird, count in self.bag.items()}
        hands = self._hands_with(seat, ())
        return replace(self, bag=bag, hands=hands, whistled=(*self.whistled, seat))

    def seen_by(self, seat: Seat | None) -> "Table":
        """The table as a seat sees it: birds in hidden hands count as birds in the bag."""
        if self.options.open_hands:
            return replace(self, seat=seat)
        hidden = [hand for other, hand in enumerate(self.hands) if other != seat]
        bag = {bird: self.bag[bird] + sum(hand.count(bird) for hand in hidden) for bird in Bird}
        hands = tuple(
            hand if other == seat else (None,) * len(hand) for other, hand in enumerate(self.hands)
        )
        return replace(self, bag=bag, hands=hands, seat=seat)

    def _hands_with(self, seat: Seat, hand: Hand) -> tuple[Hand, ...]:
        return (*self.hands[:seat], hand, *self.hands[seat + 1 :])
