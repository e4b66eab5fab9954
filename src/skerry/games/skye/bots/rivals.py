"""What the others' prices and purchases say about them: how far they look, what they ask.

A rival is one of a few types, or plays as well as the bot itself. Everything that tells them apart
is public: what was drawn, asked and bought, and the lands. Nothing is ever certain, so that a
rival that no type fits is soon taken for one of the last kind.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.event import Event, Seat
from skerry.games.skye.bots import weights
from skerry.games.skye.bots.asking import Asked, by_thumb, with_axe
from skerry.games.skye.bots.compiled.beam import Beam
from skerry.games.skye.bots.compiled.outlook import Outlook
from skerry.games.skye.bots.table import Table, number_of
from skerry.games.skye.game import events
from skerry.games.skye.game.gold_counting import COUNTED, count_gold
from skerry.games.skye.game.view import territory_of
from skerry.games.skye.pieces.tiles import TileId
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.state import PRICE
from skerry.games.skye.rules.track import rounds

HEARD: tuple[type[Event], ...] = (
    *COUNTED,
    events.RoundBegan,
    events.TilesDrawn,
    events.Passed,
)
"""The kinds of events that tell about rivals."""

AT_FIRST = 0.08
"""How likely it is that a seat is of one of the types before it was seen."""
_DOUBT = 0.25
"""How well a seat like the bot fits at least, compared with the best type: no single price or
purchase proves much."""
_SURE = 0.1
"""Types that are less likely than that together do not count."""
_TEMPER = 120.0
"""How far a purchase or an axe may be from the best one, in hundredths of a point."""


@dataclass(frozen=True)
class Rival:
    """A type of rival: how it values tiles, and which share of their worth it asks."""

    sees_growth: bool
    """Whether it thinks of how its land will grow; else of the land as it lies now."""
    share: float
    thrift: float
    """What it thinks that gold is worth, compared with what the bot thinks."""

    def prices(self, wanted: list[int], gold_worth: int, gold: int) -> Asked:
        """What it asks for tiles that somebody values so."""
        return by_thumb(wanted, self.share, self.gold(gold_worth), gold)

    def gold(self, gold_worth: int) -> int:
        """What it thinks that one gold is worth."""
        return max(1, round(self.thrift * gold_worth))


RIVALS = tuple(
    Rival(sees_growth, share, thrift)
    for sees_growth in (False, True)
    for share in (0.3, 0.5, 0.75)
    for thrift in (0.4, 0.65, 1.0)
)
"""The types."""


def beliefs(table: Table) -> list[list[float]]:
    """Per seat: how likely each type is; what is missing to 1 is that it plays as the bot does."""
    prior = AT_FIRST / len(RIVALS)
    likely = [[prior] * len(RIVALS) for _ in range(table.seats)]
    others = [1.0 - AT_FIRST] * table.seats
    if table.level.reads_rivals:
        for seat, fits, other in _seen(table):
            others[seat] *= max(other, _DOUBT * max(fits))
            likely[seat] = [one * fit for one, fit in zip(likely[seat], fits, strict=True)]
            total = others[seat] + sum(likely[seat])
            others[seat] /= total
            likely[seat] = [one / total for one in likely[seat]]
    return [one if sum(one) >= _SURE else [0.0] * len(RIVALS) for one in likely]


def drawn_rivals(table: Table, likely: list[list[float]]) -> dict[Seat, Rival]:
    """A type for some of the others, as often as it is likely."""
    found = {}
    for seat, chances in enumerate(likely):
        if seat == table.seat:
            continue
        kind = table.random.choices([*RIVALS, None], [*chances, max(0.0, 1.0 - sum(chances))])[0]
        if kind is not None:
            found[seat] = kind
    return found


class Board:
    """The lands when the prices of a round were set, and what tiles were worth to everybody."""

    def __init__(self, table: Table, state: State) -> None:
        self.state = state
        gold = table.gold_worths
        self.gold_worth = int(gold[rounds(state.seats) - max(1, state.round)])
        self._beams = [
            [
                Beam(Outlook(state, seat, gold, weights.FULL_POINTS, learned, 9), 1)
                for seat in range(state.seats)
            ]
            for learned in (vec[i64](), weights.LEARNED)
        ]
        self._known: dict[tuple[bool, Seat, int], int] = {}

    def worth(self, sees_growth: bool, seat: Seat, tile: int) -> int:
        """What a tile adds to a seat's land."""
        key = (sees_growth, seat, tile)
        if key not in self._known:
            beam = self._beams[sees_growth][seat]
            land = self.state.clans[seat].land
            gain = beam.best(land, vec[i64]([tile])) - beam.outlook.value(land)
            self._known[key] = int(gain)
        return self._known[key]

    def wanted(self, sees_growth: bool, seat: Seat, tiles: list[int]) -> list[int]:
        """What each tile is worth to the seat that wants it most; the owner is favoured."""
        return [
            max(
                self.worth(sees_growth, other, tile) * (10 if other == seat else 9) // 10
                for other in range(self.state.seats)
            )
            for tile in tiles
        ]


Fits = tuple[Seat, list[float], float]
"""A seat, how well each type fits what it did, and how well a seat like the bot fits."""


def _seen(table: Table) -> Iterator[Fits]:
    """Each price and purchase of another seat that was heard, and what it tells."""
    heard = table.decision.heard
    if not heard or not isinstance(heard[0], events.SetUp):
        return
    board = Board(table, table.state)
    stalls: dict[Seat, list[int]] = {}
    offers: dict[int, tuple[Seat, int]] = {}
    for place, event in enumerate(heard):
        match event:
            case events.RoundBegan(round):
                board = Board(table, _board_in(table, round))
                offers = {}
            case events.TilesDrawn(seat, tiles):
                stalls[seat] = [number_of(tile) for tile in tiles]
            case events.PricesRevealed(seat, axe, prices):
                if seat != table.seat:
                    gold = count_gold(heard[:place], table.seats)[seat].least
                    yield seat, *_of_prices(board, seat, stalls[seat], axe, prices, gold)
                offers |= {number_of(tile): (seat, price) for tile, price in prices.items()}
            case events.TileBought(seat) | events.Passed(seat):
                took = number_of(event.tile) if isinstance(event, events.TileBought) else None
                if seat != table.seat:
                    gold = count_gold(heard[:place], table.seats)[seat].least
                    open_to = {
                        one: price
                        for one, (owner, price) in offers.items()
                        if owner != seat and (price <= gold or one == took)
                    }
                    yield seat, *_of_purchase(board, seat, open_to, took)
                if took is not None:
                    del offers[took]
            case _:
                pass


def _of_prices(
    board: Board, seat: Seat, stall: list[int], axe: TileId, prices: dict[TileId, int], gold: int
) -> tuple[list[float], float]:
    """How likely some prices are for each type, and for a seat like the bot."""
    where = stall.index(number_of(axe))
    asked = [prices[tile] for tile in _in_order(stall, prices)]
    fits = []
    wanted = {sees: board.wanted(sees, seat, stall) for sees in (False, True)}
    for rival in RIVALS:
        values = wanted[rival.sees_growth]
        usual = with_axe(where, values, rival.share, rival.gold(board.gold_worth), gold)
        fit = _chance([-float(value) for value in values], where)
        for one, price in zip((usual.left, usual.right), asked, strict=True):
            fit *= _near(price, one, 0.3 + 0.1 * one, gold)
        fits.append(fit)
    usual = with_axe(where, wanted[True], 0.6, board.gold_worth, gold)
    other = 1.0 / len(stall)
    for one, price in zip((usual.left, usual.right), asked, strict=True):
        other *= _near(price, one, 1.0 + 0.4 * one, gold)
    return fits, other


def _in_order(stall: list[int], prices: dict[TileId, int]) -> list[TileId]:
    return sorted(prices, key=lambda tile: stall.index(number_of(tile)))


def _of_purchase(
    board: Board, seat: Seat, offers: dict[int, int], took: int | None
) -> tuple[list[float], float]:
    """How likely a purchase is for each type, and for a seat like the bot."""
    tiles = list(offers)
    chosen = tiles.index(took) + 1 if took is not None else 0

    def fit(sees: bool, gold: int) -> float:
        gains = [board.worth(sees, seat, tile) - gold * offers[tile] for tile in tiles]
        return _chance([0.0, *(float(gain) for gain in gains)], chosen)

    fits = [fit(rival.sees_growth, rival.gold(board.gold_worth)) for rival in RIVALS]
    # A seat like the bot thinks further than that: half of the time it does something else.
    other = 0.5 * fit(True, board.gold_worth) + 0.5 / (len(tiles) + 1)
    return fits, other


def _chance(values: list[float], chosen: int) -> float:
    """How likely it is to choose one of some values; a little of everything can happen."""
    most = max(values)
    shares = [exp((value - most) / _TEMPER) for value in values]
    return 0.03 / len(values) + 0.97 * shares[chosen] / sum(shares)


def _near(price: int, usual: int, spread: float, gold: int) -> float:
    """How likely a price is around a usual one; a little of everything can happen."""
    top = max(price, usual, gold)
    total = sum(exp(-abs(one - usual) / spread) for one in range(1, top + 1))
    return 0.03 / top + 0.97 * exp(-abs(price - usual) / spread) / total


def _board_in(table: Table, round: int) -> State:
    """The lands as they were when the prices of a round were set."""
    board = table.state.copy()
    board.round = round
    board.phase = PRICE
    for seat, clan in enumerate(table.view.clans):
        tiles = max((one.tiles for one in clan.earned if one.round < round), default=1)
        board.clans[seat].land = territory_of(clan.territory[:tiles])
    return board
