"""Rescue, phase 4 of a day: rescue cards, speed, and cats one by one."""

from typing import TYPE_CHECKING

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i64

from skerry.core.compiled.ints import emptied
from skerry.games.cats.rules.codes import BASKET_BITS, DONE, PASS, TAKE, price
from skerry.games.cats.rules.finds import begin_finds
from skerry.games.cats.rules.interject import has_watch_card
from skerry.games.cats.rules.sister import play_card
from skerry.games.cats.rules.state import (
    DAY_END,
    FAMILY,
    NONE,
    PLACE_TILE,
    RESCUE,
    SISTER,
    SISTER_ROW,
    SOLO,
    Board,
    Crew,
)
from skerry.games.cats.rules.tables import (
    KIND,
    RESCUE_CARD,
    SISTER_BASKETS,
    SISTER_SPEED,
    SPEED,
)
from skerry.games.cats.rules.teller import Teller

if TYPE_CHECKING:
    Ints = vec[i64]


def lay_cards(state: Board, seat: i64, chosen: i64, teller: Teller) -> None:
    """Lay rescue cards face down; after the last seat all are shown."""
    crew = state.crews[seat]
    place: i64 = 0
    while chosen != 0:
        if KIND[crew.hand[place]] != RESCUE_CARD:
            place += 1
            continue
        if chosen & 1 != 0:
            crew.hand, card = pop(crew.hand, place)
            crew.laid = append(crew.laid, card)
        else:
            place += 1
        chosen >>= 1
    teller.cards_laid(seat, len(crew.laid))
    state.turn += 1
    skip_sister(state)
    if state.turn < len(state.order):
        return
    for other in state.order:
        if other != SISTER:
            teller.rescue_cards_shown(other, state.crews[other].laid)
    if state.mode == SOLO:
        state.phase = SISTER_ROW
        state.sister_row = vec[i64]()
    else:
        _set_order(state, teller)


def skip_sister(state: Board) -> None:
    """In solo the sister may stand before or after the player; she lays no cards."""
    while state.turn < len(state.order) and state.order[state.turn] == SISTER:
        state.turn += 1


def open_row(state: Board, card: i64, teller: Teller) -> None:
    """Her first card says how many cards she plays today, and how fast she is."""
    state.sister_row = append(state.sister_row, card)
    opened = state.sister_row[0]
    if len(state.sister_row) < SISTER_BASKETS[opened]:
        return
    state.sister_speed = SISTER_SPEED[opened]
    state.sister_begun = False
    teller.sister_row_opened(state.sister_speed, state.sister_row)
    _set_order(state, teller)


def speed_of(state: Board, seat: i64) -> i64:
    """The speed of a seat's laid cards, or the sister's."""
    if seat == SISTER:
        return state.sister_speed
    total: i64 = 0
    for card in state.crews[seat].laid:
        total += SPEED[card]
    return total


def _set_order(state: Board, teller: Teller) -> None:
    """The fastest first; equal speeds keep their order."""
    order = vec[i64](capacity=len(state.order))
    speeds = vec[i64](capacity=len(state.order))
    for seat in state.order:
        speed = speed_of(state, seat)
        order = append(order, seat)
        speeds = append(speeds, speed)
        place: i64 = len(order) - 1
        while place > 0 and speeds[place - 1] < speed:
            order[place] = order[place - 1]
            speeds[place] = speeds[place - 1]
            place -= 1
        order[place] = seat
        speeds[place] = speed
    state.order = order
    teller.order_set(state)
    begin_rescue(state, teller)


def begin_rescue(state: Board, teller: Teller) -> None:
    """Cats can be rescued, the first in order begins."""
    state.phase = RESCUE
    state.turn = 0
    for crew in state.crews:
        crew.passed = False
        crew.cats_left = 0
    seek_turn(state, teller)


def seek_turn(state: Board, teller: Teller) -> None:
    """Find whose turn it is, from `turn` on; the sister plays hers at once."""
    waited: i64 = 0
    while waited < len(state.order):
        if state.turn >= len(state.order):
            state.turn = 0
        seat = state.order[state.turn]
        if seat == SISTER:
            if len(state.sister_row) > 0:
                if may_be_asked(state, 0):
                    state.watcher = 0
                    return
                _sister_turn(state, teller)
                waited = 0
            else:
                waited += 1
        elif not state.crews[seat].passed and state.cats() > 0:
            _ask_watchers(state, seat)
            return
        else:
            waited += 1
        state.turn += 1
    _end_rescue(state, teller)


def _sister_turn(state: Board, teller: Teller) -> None:
    card = state.sister_row[0]
    state.sister_row = remove(state.sister_row, card)
    state.sister_played = append(state.sister_played, card)
    state.sister_begun = True
    teller.sister_acted(card, play_card(state, card))


def _ask_watchers(state: Board, seat: i64) -> None:
    """Prompt the seats that asked for it before another seat's turn: they can interject or pass."""
    state.watcher = NONE
    for other in state.order:
        if other != SISTER and other != seat and may_be_asked(state, other):
            state.watcher = other
            return


def may_be_asked(state: Board, seat: i64) -> bool:
    """Whether a seat wants to be prompted, and still holds a card that could change the fields."""
    crew = state.crews[seat]
    return crew.watching and has_watch_card(crew)


def go_on(state: Board, teller: Teller) -> None:
    """The next watcher in turn order, or the turn itself."""
    asked = False
    seat = state.order[state.turn]
    if seat == SISTER:
        state.watcher = NONE
        _sister_turn(state, teller)
        state.turn += 1
        seek_turn(state, teller)
        return
    for other in state.order:
        if asked and other != SISTER and other != seat and may_be_asked(state, other):
            state.watcher = other
            return
        if other == state.watcher:
            asked = True
    state.watcher = NONE


def rescue(state: Board, seat: i64, code: i64, teller: Teller) -> None:
    """Take a cat, end a turn of several, or pass."""
    crew = state.crews[seat]
    if code == PASS:
        crew.passed = True
        teller.passed(seat, 4)
        next_turn(state, teller)
    elif code == DONE:
        next_turn(state, teller)
    else:
        _take(state, crew, seat, code - TAKE)


def next_turn(state: Board, teller: Teller) -> None:
    """The turn is over; whose is the next?"""
    state.crews[state.order[state.turn]].cats_left = 0
    state.turn += 1
    seek_turn(state, teller)


def _take(state: Board, crew: Crew, seat: i64, code: i64) -> None:
    """Take a cat: fish, a basket, and then it must be placed."""
    tile = code >> BASKET_BITS
    if crew.cats_left == 0:
        crew.cats_left = 1 + crew.extra
        crew.extra = 0
    state.paid = price(state, tile)
    crew.fish -= state.paid
    state.field = state.take_cat(tile)
    state.basket = code & ((1 << BASKET_BITS) - 1)
    state.done_tiles = basket_cards(crew, state.basket)
    if state.mode != FAMILY and state.basket == 0:
        crew.ready -= 1
        crew.used += 1
    for card in state.done_tiles:
        crew.laid = remove(crew.laid, card)
        state.gone = append(state.gone, card)
    state.doing = PLACE_TILE
    state.doer = seat
    state.tile = tile
    state.card = NONE


def basket_cards(crew: Crew, basket: i64) -> "Ints":
    """The laid cards that a basket code speaks of."""
    if basket == 0:
        return vec[i64]()
    if basket < 64:
        return vec[i64]([crew.laid[basket - 1]])
    return vec[i64]([crew.laid[(basket - 64) // 64], crew.laid[(basket - 64) % 64]])


def _end_rescue(state: Board, teller: Teller) -> None:
    """Laid cards that were not used are gone."""
    for seat in range(state.seats):
        crew = state.crews[seat]
        if len(crew.laid) > 0:
            teller.cards_unused(seat, crew.laid)
            state.gone = extend(state.gone, crew.laid)
            crew.laid = emptied(crew.laid)
    if state.mode == FAMILY:
        state.phase = DAY_END
    else:
        begin_finds(state)
