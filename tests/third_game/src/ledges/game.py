"""The rules of Ledges as the eight functions of the Game protocol."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import comb, prod
from random import Random

from msgspec.structs import replace

from ledges.birds import BAG, HAND, Bird, LedgesOptions
from ledges.events import Dealt, Settled, Whistled
from ledges.moves import Deal, LedgesMove, Refused, Settle, Whistle
from ledges.scoring import scorecard
from ledges.table import Table
from skerry.core.event import Announcement, Seat
from skerry.core.game import CHANCE, Draw, Options, Step
from skerry.core.legal import IllegalMove, Legal
from skerry.core.score import Result, Standing

SEATS = range(2, 5)


class LedgesGame:
    """Ledges: a state is a Table, and so is a view."""

    name = "ledges"
    version = 1

    def start(self, seats: int, options: Options | None = None) -> Table:
        """An empty cliff, a full bag and empty hands."""
        if seats not in SEATS:
            raise ValueError(f"Ledges is for 2 to 4 players, not {seats}")
        chosen = options if isinstance(options, LedgesOptions) else LedgesOptions()
        return Table(chosen, dict(BAG), hands=((),) * seats)

    def awaits(self, table: Table) -> frozenset[Seat]:
        """The player whose turn it is; before that chance, if the hand is empty."""
        if table.mover is None:
            return frozenset()
        return frozenset({table.mover if table.hands[table.mover] else CHANCE})

    def outcomes(self, table: Table) -> Sequence[tuple[Draw, int]]:
        """Every hand that can come out of the bag, with the number of ways to draw it."""
        if CHANCE not in self.awaits(table):
            return []
        weighed = [
            (Deal(birds), prod(comb(table.bag[bird], birds.count(bird)) for bird in Bird))
            for birds in combinations_with_replacement(Bird, HAND)
        ]
        return [(deal, weight) for deal, weight in weighed if weight]

    def play(self, table: Table, move: LedgesMove | Draw) -> Step[Table]:
        """The table after a move or a deal, and the event that tells it."""
        refusal = self._why_not(table, move)
        if refusal is not None:
            raise refusal
        seat = table.mover
        assert seat is not None, "a full cliff refuses everything"
        match move:
            case Settle(bird=bird, cell=cell):
                settled = Announcement(Settled(seat, bird, cell))
                return Step(table.settle(seat, bird, cell), (settled,))
            case Deal(birds=birds):
                audience = None if table.options.open_hands else frozenset({seat})
                dealt = Announcement(Dealt(seat, HAND, birds), audience, Dealt(seat, HAND))
                return Step(table.deal(seat, birds), (dealt,))
            case _:
                return Step(table.whistle(seat), (Announcement(Whistled(seat)),))

    def view(self, table: Table, seat: Seat | None) -> Table:
        """The table with the other hands face down."""
        return table.seen_by(seat)

    def legal(self, view: Table) -> Legal[LedgesMove]:
        """Every bird of the hand on every empty ledge, and a whistle."""
        seat = view.seat
        moves: list[LedgesMove] = []
        if seat is not None and seat in self.awaits(view):
            moves = [
                Settle(seat, bird, cell)
                for bird in Bird
                if bird in view.hands[seat]
                for cell in view.cells
                if cell not in view.taken
            ]
            moves += [Whistle(seat)] if seat not in view.whistled else []
        return Legal.listed(moves, lambda move: self._why_not(view, move))

    def guess(self, view: Table, random: Random) -> Table:
        """Any way to turn the hidden birds up."""
        unseen = [bird for bird in Bird for _ in range(view.bag[bird])]
        random.shuffle(unseen)
        hands = tuple(tuple(bird or unseen.pop() for bird in hand) for hand in view.hands)
        bag = {bird: unseen.count(bird) for bird in Bird}
        return replace(view, bag=bag, hands=hands, seat=None)

    def result(self, table: Table) -> Result | None:
        """The standings when the cliff is full; equal scores share the win."""
        if table.mover is not None:
            return None
        cards = [scorecard(table, seat) for seat in range(len(table.hands))]
        best = max(card.total for card in cards)
        return Result(
            tuple(Standing(seat, card.total, card) for seat, card in enumerate(cards)),
            tuple(seat for seat, card in enumerate(cards) if card.total == best),
        )

    def _why_not(self, table: Table, move: LedgesMove | Draw) -> IllegalMove | None:
        """Why a move is refused; it needs only what the mover sees."""
        if isinstance(move, Draw):
            if move in [deal for deal, _ in self.outcomes(table)]:
                return None
            return IllegalMove(Refused.NOT_NOW, "this hand cannot be dealt now")
        if move.seat not in self.awaits(table):
            return IllegalMove(Refused.NOT_NOW, "it is not your turn")
        if isinstance(move, Whistle):
            if move.seat in table.whistled:
                return IllegalMove(Refused.HAS_WHISTLED, "you can whistle only once")
            return None
        if move.bird not in table.hands[move.seat]:
            return IllegalMove(
                Refused.NOT_IN_HAND, f"you have no {move.bird} in your hand", bird=move.bird
            )
        if move.cell not in table.cells:
            return IllegalMove(Refused.NO_LEDGE, "the cliff has no such ledge")
        if move.cell in table.taken:
            return IllegalMove(Refused.TAKEN, "a bird sits there already")
        return None


LEDGES = LedgesGame()
