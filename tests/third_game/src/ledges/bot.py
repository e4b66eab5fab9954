"""A bot for Ledges: it looks one bird ahead."""

from random import Random

from ledges.moves import LedgesMove, Settle
from ledges.scoring import scorecard
from ledges.table import Table
from skerry.core.legal import Legal


class Birdwatcher:
    """Settles the bird that helps it most and the others least; it never whistles."""

    name = "birdwatcher"

    def choose(self, view: Table, legal: Legal[LedgesMove], random: Random) -> LedgesMove:
        """The best move; ties are broken at random."""
        moves = [move for move in legal if isinstance(move, Settle)]
        return max(moves, key=lambda move: (self._lead(view, move), random.random()))

    def _lead(self, view: Table, move: Settle) -> int:
        """How far ahead of all others together the seat is after a move."""
        after = view.settle(move.seat, move.bird, move.cell)
        totals = [scorecard(after, seat).total for seat in range(len(view.hands))]
        return 2 * totals[move.seat] - sum(totals)
