"""The teller of the typed API: makes the events of what happens, with their audiences."""
# ruff: noqa: D102 - the methods of Teller say what happened

from skerry.core.event import Announcement, Event, Seat
from skerry.games.skye.game import events
from skerry.games.skye.pieces.tiles import GOALS, TILES, Slot
from skerry.games.skye.rules.rules import CASTLE_INCOME, GOLD_PER_POINT, winners
from skerry.games.skye.rules.scoring import scroll
from skerry.games.skye.rules.state import Board
from skerry.games.skye.rules.teller import Teller
from skerry.games.skye.rules.territory import x_of, y_of

SLOTS = tuple(Slot)


class EventTeller(Teller):
    """Makes an event of everything that happens."""

    def __init__(self) -> None:
        self.announcements: list[Announcement] = []

    def _tell(self, event: Event) -> None:
        self.announcements.append(Announcement(event))

    def game_set_up(self, state: Board) -> None:
        goals = {slot: GOALS[goal] for slot, goal in zip(SLOTS, state.goals, strict=True)}
        castles = tuple(TILES[clan.land.tile(0)].id for clan in state.clans)
        self._tell(events.SetUp(goals, castles, state.first))

    def round_began(self, number: int, first: Seat) -> None:
        self._tell(events.RoundBegan(number, first))

    def income_paid(self, state: Board, seat: Seat, whisky: int, behind: int) -> None:
        gold = state.clans[seat].gold
        event = events.IncomePaid(seat, CASTLE_INCOME, whisky, behind, gold)
        if state.money_open:
            self._tell(event)
            return
        hidden = events.IncomePaid(seat, CASTLE_INCOME, whisky, behind, None)
        self.announcements.append(Announcement(event, frozenset({seat}), hidden))

    def tiles_drawn(self, state: Board, seat: Seat) -> None:
        first, second, third = [TILES[tile].id for tile in state.stall_of(seat)]
        self._tell(events.TilesDrawn(seat, (first, second, third)))

    def prices_sealed(self, seat: Seat) -> None:
        self._tell(events.PricesSealed(seat))

    def prices_revealed(self, state: Board, seat: Seat) -> None:
        named = [TILES[tile].id for tile in state.stall_of(seat)]
        priced = dict(zip(named, state.prices_of(seat), strict=True))
        axe = named[state.clans[seat].axe]
        del priced[axe]
        self._tell(events.PricesRevealed(seat, axe, priced))

    def tile_bought(self, seat: Seat, tile: int, seller: Seat, price: int) -> None:
        self._tell(events.TileBought(seat, TILES[tile].id, seller, price))

    def passed(self, seat: Seat) -> None:
        self._tell(events.Passed(seat))

    def tile_kept(self, seat: Seat, tile: int, price: int) -> None:
        self._tell(events.TileKept(seat, TILES[tile].id, price))

    def tile_placed(self, seat: Seat, tile: int, cell: int, turn: int) -> None:
        self._tell(events.TilePlaced(seat, TILES[tile].id, x_of(cell), y_of(cell), turn))

    def tile_returned(self, seat: Seat, tile: int) -> None:
        self._tell(events.TileReturned(seat, TILES[tile].id))

    def goal_scored(self, state: Board, seat: Seat, slot: int, points: int) -> None:
        total = state.clans[seat].points
        self._tell(events.GoalScored(seat, SLOTS[slot], points, total))

    def seat_scored(self, state: Board, seat: Seat) -> None:
        clan = state.clans[seat]
        land = clan.land
        scrolls = [
            events.ScrollScored(TILES[land.tile(plot)].id, points)
            for plot in range(land.size)
            if (points := scroll(land, plot)) >= 0
        ]
        scrolls.sort(key=lambda scored: scored.tile)
        gold_points = clan.gold // GOLD_PER_POINT
        self._tell(events.FinalScored(seat, tuple(scrolls), clan.gold, gold_points, clan.points))

    def game_ended(self, state: Board) -> None:
        self._tell(events.GameEnded(tuple(winners(state))))
