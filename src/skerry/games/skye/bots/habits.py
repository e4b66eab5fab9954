"""What the others' past prices say about them: who follows the simple rule of thumb.

The rule is that of the greedy bot: the axe on the tile that adds least, and on the others half of
what they would add to somebody's land. Prices of earlier rounds are public, and so is everything
that the rule needs, so that a seat that listens can tell.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from skerry.core.event import Event, Seat
from skerry.games.skye.bots.compiled.evaluation import best_gain
from skerry.games.skye.bots.judge import gold_worth
from skerry.games.skye.bots.table import Table, number_of, tile_id
from skerry.games.skye.game import events
from skerry.games.skye.game.gold_counting import COUNTED, count_gold
from skerry.games.skye.game.view import territory_of
from skerry.games.skye.pieces.tiles import TileId
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.state import STALL

HEARD: tuple[type[Event], ...] = (*COUNTED, events.RoundBegan, events.TilesDrawn)
"""The kinds of events that tell about habits."""

_AT_FIRST = 0.2
"""How likely it is that a seat follows the rule before it was seen."""
_SAME_BY_CHANCE = 0.1
"""How often a seat with other ways asks the same prices."""
_ERRS = 0.05
"""How often a seat that follows the rule asks something else."""


@dataclass(frozen=True)
class Asked:
    """An axe and the prices of the other two tiles, in the order of the stall."""

    axe: int
    left: int
    right: int

    def prices(self) -> dict[int, int]:
        """The price of each place of the stall that has one."""
        first, second = (place for place in range(STALL) if place != self.axe)
        return {first: self.left, second: self.right}


def by_thumb(wanted: list[int], share: float, worth: int, gold: int) -> Asked:
    """The axe on the least wanted tile, and a share of their worth on the others."""
    axe = min(range(STALL), key=lambda place: wanted[place])
    left, right = (
        max(1, int(share * wanted[place] / max(1, worth))) for place in range(STALL) if place != axe
    )
    # Some gold stays in the purse to buy with.
    limit = max(2, gold * 2 // 3)
    while left + right > limit:
        if left >= right:
            left -= 1
        else:
            right -= 1
    return Asked(axe, left, right)


def plain_prices_of(board: State, seat: Seat, stall: list[int], gold: int) -> Asked:
    """What a seat with this stall and gold asks by the simple rule."""
    wanted = [
        max(
            int(best_gain(board, other, tile)) * (10 if other == seat else 9) // 10
            for other in range(board.seats)
        )
        for tile in stall
    ]
    return by_thumb(wanted, 0.5, int(gold_worth(board)), gold)


def habits(table: Table) -> list[float]:
    """Per seat: how likely it is that it follows the simple rule."""
    odds = [_AT_FIRST / (1 - _AT_FIRST)] * table.seats
    if table.level.reads_habits:
        for seat, is_plain in _seen(table):
            if is_plain:
                odds[seat] *= (1 - _ERRS) / _SAME_BY_CHANCE
            else:
                odds[seat] *= _ERRS / (1 - _SAME_BY_CHANCE)
    return [one / (1 + one) for one in odds]


def _seen(table: Table) -> Iterator[tuple[Seat, bool]]:
    """Each price of another seat that was heard, and whether it followed the rule."""
    heard = table.decision.heard
    if not heard or not isinstance(heard[0], events.SetUp):
        return
    board = table.state
    stalls: dict[Seat, list[int]] = {}
    for place, event in enumerate(heard):
        match event:
            case events.RoundBegan(round):
                board = _board_in(table, round)
            case events.TilesDrawn(seat, tiles):
                stalls[seat] = [number_of(tile) for tile in tiles]
            case events.PricesRevealed(seat, axe, prices) if seat != table.seat:
                gold = count_gold(heard[:place], table.seats)[seat].least
                asked = plain_prices_of(board, seat, stalls[seat], gold)
                left, right = (prices[tile] for tile in _ids(stalls[seat]) if tile in prices)
                where = _ids(stalls[seat]).index(axe)
                yield seat, asked == Asked(where, left, right)
            case _:
                pass


def _ids(stall: list[int]) -> list[TileId]:
    return [tile_id(tile) for tile in stall]


def _board_in(table: Table, round: int) -> State:
    """The lands as they were when the prices of a round were set."""
    board = table.state.copy()
    board.round = round
    for seat, clan in enumerate(table.view.clans):
        tiles = max((one.tiles for one in clan.earned if one.round < round), default=1)
        board.clans[seat].land = territory_of(clan.territory[:tiles])
    return board
