"""The teller of the typed API: makes the events of what happens, with their audiences."""
# ruff: noqa: D102 - the methods of Teller say what happened

from collections.abc import Iterable

from msgspec import UNSET

from skerry.core.event import Announcement, Event, Seat
from skerry.games.cats.game import events
from skerry.games.cats.game.ids import (
    DIFFICULTIES,
    FIELDS,
    MODES,
    by_two,
    card_ids,
    cells_of,
    on_cells,
    sent_to,
    tile_ids,
)
from skerry.games.cats.game.scorecard import final_scored, sister_scored
from skerry.games.cats.pieces.cards import CARDS, SISTER, SOLO_LESSONS, CardId
from skerry.games.cats.pieces.tiles import BOAT_IDS, COLOURS, TILES, Colour, TileId
from skerry.games.cats.rules import tables
from skerry.games.cats.rules.rescue import speed_of
from skerry.games.cats.rules.state import SISTER as SISTER_SEAT
from skerry.games.cats.rules.state import SOLO, Board
from skerry.games.cats.rules.teller import Teller
from skerry.games.cats.rules.totals import winners


class EventTeller(Teller):
    """Makes an event of everything that happens."""

    def __init__(self) -> None:
        self.announcements: list[Announcement] = []

    def _tell(self, event: Event) -> None:
        self.announcements.append(Announcement(event))

    def _tell_seat(self, seat: Seat, event: Event, others: Event) -> None:
        """One seat sees everything, all others see less."""
        self.announcements.append(Announcement(event, frozenset({seat}), others))

    def _tell_nobody(self, event: Event, others: Event) -> None:
        """Only the record has everything."""
        self.announcements.append(Announcement(event, frozenset(), others))

    # --- setup, and the start of a day

    def game_set_up(self, state: Board) -> None:
        boats = tuple(BOAT_IDS[crew.boat.plan] for crew in state.crews)
        order = tuple(state.order)
        mode = MODES[state.mode]
        if state.mode != SOLO:
            self._tell(events.SetUp(mode, boats, order))
            return
        difficulty = DIFFICULTIES[state.difficulty]
        oshax = tile_ids(tables.FIRST_OSHAX + oshax for oshax in state.oshax)
        colours = tuple(COLOURS[colour] for colour in state.sister_colours)
        lessons = tuple(SOLO_LESSONS[lesson].id for lesson in state.sister_lessons)
        self._tell_nobody(
            events.SetUp(mode, boats, order, difficulty, oshax, colours, lessons),
            events.SetUp(mode, boats, order, difficulty, oshax, colours[:1], lessons),
        )

    def day_began(self, ship: int, order: Iterable[int]) -> None:
        self._tell(events.DayBegan(ship, tuple(order)))

    def sister_colour_shown(self, colour: int) -> None:
        self._tell(events.SisterColourShown(COLOURS[colour]))

    def fields_filled(self, left: Iterable[int], right: Iterable[int], rare: Iterable[int]) -> None:
        self._tell(events.FieldsFilled(tile_ids(left), tile_ids(right), tile_ids(rare)))

    # --- fish, the draft, lessons

    def fish_caught(self, seat: Seat, gain: int, fish: int) -> None:
        self._tell(events.FishCaught(seat, gain, fish))

    def cards_dealt(self, seat: Seat, cards: Iterable[int]) -> None:
        dealt = card_ids(cards)
        self._tell_seat(
            seat, events.CardsDealt(seat, dealt), events.CardsDealt(seat, count=len(dealt))
        )

    def choice_sealed(self, seat: Seat) -> None:
        self._tell(events.ChoiceSealed(seat))

    def cards_kept(self, seat: Seat, pack: Iterable[int], chosen: int) -> None:
        kept, _ = _divided(pack, chosen)
        self._tell_seat(seat, events.CardsKept(seat, kept), events.CardsKept(seat, count=len(kept)))

    def cards_paid(
        self, seat: Seat, kept: Iterable[int], chosen: int, cost: int, fish: int
    ) -> None:
        paid, rest = _divided(kept, chosen)
        self._tell_seat(
            seat,
            events.CardsPaid(seat, cost, fish, paid, rest),
            events.CardsPaid(seat, cost, fish, count=len(paid)),
        )

    def public_lesson_laid(self, seat: Seat, card: int, colour: int) -> None:
        self._tell(events.PublicLessonLaid(seat, CARDS[card].id, _colour(colour)))

    def lesson_laid(self, seat: Seat, card: int) -> None:
        self._tell_seat(seat, events.LessonLaid(seat, CARDS[card].id), events.LessonLaid(seat))

    # --- rescue

    def cards_laid(self, seat: Seat, count: int) -> None:
        self._tell(events.CardsLaid(seat, count))

    def rescue_cards_shown(self, seat: Seat, cards: Iterable[int]) -> None:
        self._tell(events.RescueCardsShown(seat, card_ids(cards)))

    def sister_row_opened(self, speed: int, cards: Iterable[int]) -> None:
        row = tuple(SISTER[card].id for card in cards)
        self._tell_nobody(
            events.SisterRowOpened(row, speed), events.SisterRowOpened(row[:1], speed, len(row))
        )

    def order_set(self, state: Board) -> None:
        seats = [*range(state.seats), *([SISTER_SEAT] if state.mode == SOLO else [])]
        speeds = tuple(speed_of(state, seat) for seat in seats)
        self._tell(events.OrderSet(speeds, tuple(state.order)))

    def cat_rescued(
        self,
        seat: Seat,
        tile: int,
        field: int,
        paid: int,
        place: int,
        permanent: bool,
        cards: Iterable[int],
    ) -> None:
        used = card_ids(cards)
        basket = None
        if permanent:
            basket = events.Basket(permanent=True)
        elif used:
            basket = events.Basket(cards=used)
        self._tell(
            events.CatRescued(seat, TILES[tile], FIELDS[field], paid, basket, cells_of(place))
        )

    def map_covered(self, seat: Seat, colour: int, tile: int, place: int) -> None:
        treasure = None if tile < 0 else TILES[tile]
        cells = None if place < 0 else cells_of(place)
        self._tell(events.MapCovered(seat, COLOURS[colour], treasure, cells))

    def sister_acted(self, card: int, removed: Iterable[int]) -> None:
        told: list[TileId | tuple[TileId, TileId] | None] = []
        for effect, (first, second) in enumerate(by_two(removed)):
            if first < 0:
                told.append(None)
            elif tables.SISTER_EFFECTS[(card * 2 + effect) * 3] == tables.SWAP_CATS:
                told.append((TILES[first], TILES[second]))
            else:
                told.append(TILES[first])
        self._tell(events.SisterActed(SISTER[card].id, tuple(told)))

    def passed(self, seat: Seat, phase: int) -> None:
        self._tell(events.Passed(seat, phase))

    def cards_unused(self, seat: Seat, cards: Iterable[int]) -> None:
        self._tell(events.CardsUnused(seat, card_ids(cards)))

    # --- rare finds

    def oshax_placed(self, seat: Seat, card: int, tile: int, place: int, colour: int) -> None:
        self._tell(
            events.OshaxPlaced(seat, CARDS[card].id, TILES[tile], cells_of(place), COLOURS[colour])
        )

    def treasures_placed(self, seat: Seat, card: int, paid: int, tiles: Iterable[int]) -> None:
        self._tell(events.TreasuresPlaced(seat, CARDS[card].id, paid, on_cells(tiles)))

    # --- anytime cards

    def anytime_played(self, seat: Seat, card: int) -> None:
        self._tell(events.AnytimePlayed(seat, CARDS[card].id))

    def fish_gained(self, seat: Seat, card: int, gain: int, fish: int, colour: int) -> None:
        named = UNSET if colour < 0 else COLOURS[colour]
        self._tell(events.AnytimePlayed(seat, CARDS[card].id, gain=gain, fish=fish, colour=named))

    def basket_sold(self, seat: Seat, card: int, used: bool, gain: int, fish: int) -> None:
        self._tell(events.AnytimePlayed(seat, CARDS[card].id, used=used, gain=gain, fish=fish))

    def lessons_traded(self, seat: Seat, card: int, lessons: Iterable[int]) -> None:
        given = card_ids(lessons)
        played = CARDS[card].id
        self._tell_seat(
            seat,
            events.AnytimePlayed(seat, played, lessons=given),
            events.AnytimePlayed(seat, played, count=len(given)),
        )

    def treasures_traded(self, seat: Seat, card: int, tiles: Iterable[int]) -> None:
        self._tell(events.AnytimePlayed(seat, CARDS[card].id, removed=on_cells(tiles)))

    def cats_herded(self, seat: Seat, card: int, tiles: Iterable[int]) -> None:
        self._tell(events.AnytimePlayed(seat, CARDS[card].id, moves=sent_to(tiles)))

    def cards_bought(
        self,
        seat: Seat,
        card: int,
        drawn: Iterable[int],
        chosen: int,
        cost: int,
        fish: int,
    ) -> None:
        bought, _ = _divided(drawn, chosen)
        played = CARDS[card].id
        self._tell_seat(
            seat,
            events.AnytimePlayed(
                seat, played, drawn=card_ids(drawn), kept=bought, cost=cost, fish=fish
            ),
            events.AnytimePlayed(seat, played, cost=cost, fish=fish, count=len(bought)),
        )

    def tiles_sent(self, seat: Seat, card: int, tiles: Iterable[int]) -> None:
        self._tell(events.AnytimePlayed(seat, CARDS[card].id, tiles=sent_to(tiles)))

    def tile_stowed(self, seat: Seat, card: int, tile: int, place: int) -> None:
        cells = None if place < 0 else cells_of(place)
        self._tell(events.AnytimePlayed(seat, CARDS[card].id, tile=TILES[tile], cells=cells))

    # --- the end of a day, and of the game

    def day_ended(self, left: Iterable[int], right: Iterable[int]) -> None:
        self._tell(events.DayEnded(tile_ids(left) + tile_ids(right)))

    def seat_scored(self, state: Board, seat: Seat) -> None:
        self._tell(final_scored(state, seat))

    def sister_scored(self, state: Board) -> None:
        self._tell(sister_scored(state))

    def game_ended(self, state: Board) -> None:
        self._tell(events.GameEnded(tuple(winners(state))))


def _colour(colour: int) -> Colour | None:
    return None if colour < 0 else COLOURS[colour]


def _divided(cards: Iterable[int], chosen: int) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """The cards that were chosen, as bits of positions, and the others."""
    numbered = list(enumerate(cards))
    return (
        card_ids(card for place, card in numbered if chosen >> place & 1),
        card_ids(card for place, card in numbered if not chosen >> place & 1),
    )
