"""What a bot makes of its decision: a state with everything that it may know or must estimate."""

from dataclasses import dataclass
from functools import cached_property
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.bot import Decision
from skerry.core.compiled.dice import Dice
from skerry.core.event import Seat
from skerry.games.skye.bots import weights
from skerry.games.skye.bots.compiled.beam import Beam
from skerry.games.skye.bots.compiled.outlook import Outlook
from skerry.games.skye.bots.compiled.rollout import Rollouts
from skerry.games.skye.bots.levels import Level
from skerry.games.skye.game.gold_counting import count_gold
from skerry.games.skye.game.guess import estimate_gold
from skerry.games.skye.game.moves import SkyeMove
from skerry.games.skye.game.view import View, restore
from skerry.games.skye.pieces.tiles import NUMBER, TILES, TileId
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.state import NONE, STALL
from skerry.games.skye.rules.tables import LANDSCAPE
from skerry.games.skye.rules.track import rounds

POINT = 100.0
"""The compiled code counts in hundredths of a point."""
DRAWN = 3
"""How many tiles a land gets to choose from in a round of a rollout."""
BUILT = 2
"""How many of them are built."""
TRUST = 0
"""How many draws of a rollout the value of a final land counts for."""
HAND_TRUST = 8
"""The same for a hand on the market."""
_WIDER = 4
"""How many times as many lands are kept in the last round."""


@dataclass(frozen=True)
class Table:
    """One decision of one level."""

    decision: Decision[View, SkyeMove]
    level: Level

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.decision.view

    @property
    def random(self) -> Random:
        """The source of all chance."""
        return self.decision.random

    @cached_property
    def seat(self) -> Seat:
        """The seat that decides."""
        seat = self.view.seat
        assert seat is not None, "bots sit in seats"
        return seat

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.view.clans)

    @cached_property
    def state(self) -> State:
        """The state as the seat believes it to be, with its estimates of the others' gold."""
        state = restore(self.view)
        heard = self.decision.heard if self.level.counts_gold else ()
        purses = count_gold(heard, self.seats)
        for seat, clan in enumerate(self.view.clans):
            if clan.gold is None:
                state.clans[seat].gold = estimate_gold(self.view, purses[seat])
        return state

    @property
    def left(self) -> int:
        """How many rounds are left after this one."""
        return int(rounds(self.seats) - max(1, self.view.round))

    @cached_property
    def gold_worths(self) -> "vec[i64]":
        """What one gold is worth, per round left."""
        if self.seats > 2:
            return weights.GOLD_OF_MORE
        return weights.LEAD_GOLD_OF_TWO if self.level.minds_lead else weights.GOLD_OF_TWO

    @property
    def point_worths(self) -> "vec[i64]":
        """What one point is worth, per round left."""
        if not self.level.minds_lead:
            return weights.FULL_POINTS
        return weights.POINTS_OF_TWO if self.seats == 2 else weights.POINTS_OF_MORE

    @property
    def gold_worth(self) -> int:
        """What one gold is worth after this round's purchases, in hundredths of a point."""
        return int(self.gold_worths[self.left])

    def outlook(self, seat: Seat) -> Outlook:
        """How a seat values lands, as this level thinks of it."""
        ahead = 9 if self.level.looks_ahead else 1
        return self._outlook(self.state, seat, ahead)

    def _outlook(self, board: State, seat: Seat, ahead: int) -> Outlook:
        return Outlook(board, seat, self.gold_worths, self.point_worths, self.learned, ahead)

    @property
    def gold_in_points(self) -> "vec[i64]":
        """What one gold is worth in points as they are on the track, per round left."""
        return weights.GOLD_OF_TWO if self.seats == 2 else weights.GOLD_OF_MORE

    def outlook_in_points(self, learned: "vec[i64] | None" = None) -> Outlook:
        """How the seat values lands in points as they are on the track, as reasons count them."""
        ahead = 9 if self.level.looks_ahead else 1
        known = self.learned if learned is None else learned
        gold, points = self.gold_in_points, weights.FULL_POINTS
        return Outlook(self.state, self.seat, gold, points, known, ahead)

    @property
    def learned(self) -> "vec[i64]":
        """The learned weights, or none."""
        return weights.LEARNED if self.level.learned else vec[i64]()

    def rollouts(self, seat: Seat) -> Rollouts:
        """How to compare lands of a seat by what they become in the next rounds."""
        nows = []
        laters = []
        board = self.state.copy()
        for _ in range(min(self.left, self.level.rollout_depth)):
            nows.append(self._outlook(board, seat, 0))
            board.round += 1
            laters.append(
                Outlook(board, seat, self.gold_worths, self.point_worths, self.learned, 9)
            )
        # The bag is not shown at a table without memory aids, but anybody can work it out.
        bag = board.bag[: board.left] if board.left > 0 else vec[i64](self._unseen())
        dice = Dice(self.random.getrandbits(60))
        return Rollouts(nows, laters, bag, dice, DRAWN, BUILT)

    def _unseen(self) -> list[int]:
        seen = {one.tile for clan in self.view.clans for one in clan.territory}
        seen |= {tile for clan in self.view.clans for tile in clan.hand}
        return [tile for tile in range(LANDSCAPE) if TILES[tile].id not in seen]

    def beam(self, seat: Seat, width: int) -> Beam:
        """How a seat plans its tiles."""
        return Beam(self.outlook(seat), width)

    def effort(self, work: int) -> int:
        """How much of some work to do; at least a quarter of it, so that moves stay sensible."""
        return max(1, round(work * max(0.25, min(1.0, self.decision.effort))))

    def width(self, usual: int) -> int:
        """How many lands to keep in plans; in the last round, those who play futures out keep more.

        There is no future left to play out then, and plans are scored exactly.
        """
        is_last = self.left == 0 and self.level.rollouts > 0
        return self.effort(_WIDER * usual if is_last else usual)

    def noise(self) -> float:
        """An error in hundredths of a point."""
        if self.level.noise == 0.0:
            return 0.0
        return self.random.gauss(0.0, self.level.noise * POINT)

    def stall(self, seat: Seat) -> list[int]:
        """The tiles at the three places of a stall, or NONE."""
        return [int(tile) for tile in self.state.stall[STALL * seat : STALL * seat + STALL]]

    def hand(self, seat: Seat) -> list[int]:
        """The tiles in a hand."""
        places = self.state.hand[STALL * seat : STALL * seat + STALL]
        return [int(tile) for tile in places if tile != NONE]


def tile_id(tile: int) -> TileId:
    """The id of a tile with this number."""
    return TILES[tile].id


def number_of(tile: TileId) -> int:
    """The number of a tile."""
    return NUMBER[tile]
