"""What a seat observes in The Isle of Cats, as numbers: from what its view shows, nothing else.

The observing seat comes first, then the others clockwise, so that all seats look alike.
`layout` says what stands where.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from skerry.core.compiled.bits import lowest
from skerry.games.cats.environment import begun as b
from skerry.games.cats.environment import layout as at
from skerry.games.cats.environment.begun import Begun
from skerry.games.cats.environment.piles import asks_cards, pile_of
from skerry.games.cats.environment.ranges import CELL_AT, CELL_COUNT
from skerry.games.cats.pieces.tiles import BOATS as BOAT_PLANS
from skerry.games.cats.pieces.tiles import CELL_NUMBER, COLOURS
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.codes import is_awaited
from skerry.games.cats.rules.state import (
    COLOUR_OSHAX,
    DRAW_CARDS,
    DRAW_FOR_FIELD,
    LAY,
    MAP_TREASURE,
    NAME_FIELD,
    NONE,
    NOTHING,
    OVER,
    PAUSE,
    PLACE_OSHAX,
    PLACE_TILE,
    PUBLIC,
    RESCUE,
    SISTER,
    SOLO,
    TREASURES,
    Board,
    Crew,
)
from skerry.games.cats.rules.tables import (
    ANCHOR_OF,
    BASKET_FOR_TREASURES,
    CATS,
    EFFECT,
    FIRST_COMMON,
    FIRST_OSHAX,
    FIRST_RARE,
    FORM_OF,
    PATTERN,
    SHAPE_OF,
    tile_of,
)

if TYPE_CHECKING:
    Ints = vec[i64]
    Numbers = vec[i16]

SIZE: Final = at.SIZE


def _bare_cells() -> "Numbers":
    """Per boat and cell: what shows while it is bare."""
    out = vec[i16]([0] * (4 * CELL_COUNT))
    for plan, boat in enumerate(BOAT_PLANS):
        for rat in boat.rats:
            out[plan * CELL_COUNT + CELL_NUMBER[rat]] = -1
        for number, colour in enumerate(COLOURS):
            out[plan * CELL_COUNT + CELL_NUMBER[boat.maps[colour]]] = i16(-2 - number)
    return out


_BARE: Final = _bare_cells()


def observe(state: Board, seat: i64, begun: Begun, out: "Numbers", start: i64) -> None:
    """Write what a seat observes, with the choices of its answer that it has already made."""
    for position in range(start, start + at.TABLE_SIZE):
        out[position] = 0
    # Who of several seats is asked next depends on answers that may be hidden.
    mine = begun.seat == seat
    out[start + at.QUESTION + _question(state, seat, begun, mine)] = 1
    _observe_table(state, seat, out, start)
    _observe_begun(state, seat, out, start)
    _observe_island(state, out, start)
    _observe_cards(state, seat, out, start + at.CARDS)
    if state.mode == SOLO:
        _observe_sister(state, out, start)
    if mine:
        _observe_chosen(state, state.crews[seat], begun, out, start)
    place = start + at.TABLE_SIZE
    for later in range(i64(at.MOST_SEATS)):
        if later < state.seats:
            other = seat + later
            if other >= state.seats:
                other -= state.seats
            _observe_seat(state, other, later == 0, out, place)
        else:
            for position in range(place, place + at.SEAT_SIZE):
                out[position] = 0
        place += at.SEAT_SIZE


def _question(state: Board, seat: i64, begun: Begun, mine: bool) -> i64:
    """What a seat is asked, as its place in QUESTIONS."""
    if not is_awaited(state, seat):
        return 12
    kind = begun.kind if mine else b.NOTHING_BEGUN
    if kind == b.ANYTIME:
        return 11
    if kind == b.BASKET:
        return 2
    if kind == b.PLAY:
        return 4
    if kind == b.PLACE:
        return 6 if begun.cell == NONE else 7
    if asks_cards(state):
        return 0
    doing = state.doing
    if doing == PLACE_TILE:
        return 6
    if doing == PLACE_OSHAX or doing == MAP_TREASURE or doing == TREASURES:
        return 5
    if doing == COLOUR_OSHAX:
        return 8
    if doing == NAME_FIELD:
        return 9
    if state.watcher != NONE or state.phase == PAUSE:
        return 10
    if state.phase == PUBLIC:
        return 8
    return 1 if state.phase == RESCUE else 3


def _relative(state: Board, seat: i64, other: i64) -> i16:
    """How many places after a seat another one sits."""
    return i16((other - seat + state.seats) % state.seats)


def place_in_order(state: Board, seat: i64) -> i64:
    """A seat's place in the turn order, or -1."""
    for place in range(i64(len(state.order))):
        if state.order[place] == seat:
            return place
    return -1


def _observe_table(state: Board, seat: i64, out: "Numbers", start: i64) -> None:
    out[start + at.SEATS] = i16(state.seats)
    out[start + at.MODE + state.mode] = 1
    out[start + at.DIFFICULTY] = i16(state.difficulty)
    out[start + at.COLUMN] = i16(state.column_lesson)
    out[start + at.DAY] = i16(state.ship)
    out[start + at.PLACE] = i16(place_in_order(state, seat))
    out[start + at.SISTER_PLACE] = i16(place_in_order(state, SISTER))
    # Before the first day the rules count boats with it.
    out[start + at.STEP] = i16(state.step) if state.ship > 0 else 0
    out[start + at.PHASE + state.phase] = 1
    out[start + at.WATCHER] = -1
    if state.watcher != NONE:
        out[start + at.WATCHER] = _relative(state, seat, state.watcher)


def _observe_begun(state: Board, seat: i64, out: "Numbers", start: i64) -> None:
    """What has begun; the rules leave old numbers behind, which mean nothing here."""
    doing = state.doing
    out[start + at.DOING + doing] = 1
    out[start + at.DOER] = -1
    if doing == NOTHING:
        return
    out[start + at.DOER] = _relative(state, seat, state.doer)
    if state.card != NONE:
        out[start + at.DOING_CARD] = i16(state.card + 1)
    if doing == PLACE_TILE or doing == NAME_FIELD:
        out[start + at.DOING_TILE] = i16(state.tile + 1)
    elif doing == COLOUR_OSHAX:
        out[start + at.DOING_TILE] = i16(tile_of(SHAPE_OF[state.tile]) + 1)
    elif doing == MAP_TREASURE:
        out[start + at.DOING_COLOUR] = i16(state.tile + 1)
    if doing == TREASURES or doing == DRAW_CARDS or doing == DRAW_FOR_FIELD or doing == NAME_FIELD:
        out[start + at.DOING_MORE] = i16(state.more)
    if doing == TREASURES:
        out[start + at.DOING_PAID] = i16(state.paid)


def _observe_island(state: Board, out: "Numbers", start: i64) -> None:
    number: i16 = 1
    for tile in state.left:
        out[start + at.FIELD + tile] = 1
        out[start + at.NUMBER + tile] = number
        number += 1
    for tile in state.right:
        out[start + at.FIELD + tile] = 2
        out[start + at.NUMBER + tile] = number
        number += 1
    for tile in state.bag:
        if tile < CATS:
            out[start + at.BAG + tile] = 1
        else:
            out[start + at.RARE_BAG + tile - FIRST_RARE] += 1
    for kind in range(i64(5)):
        out[start + at.RARE + kind] = i16(state.rare[kind])
    number = 1
    for kind in state.rare_row:
        out[start + at.RARE_ORDER + kind] = number
        number += 1
    for kind in range(i64(4)):
        out[start + at.COMMON + kind] = i16(state.common[kind])
    number = 1
    for oshax in state.oshax:
        out[start + at.OSHAX + oshax] = number
        number += 1
    out[start + at.DECK] = i16(len(state.deck))


def _mark(cards: "Ints", place: i16, out: "Numbers", start: i64) -> None:
    for card in cards:
        out[start + card] = place


def _observe_cards(state: Board, seat: i64, out: "Numbers", start: i64) -> None:
    """Where each card is, as far as the seat knows; later marks are newer than earlier ones."""
    crew = state.crews[seat]
    over = state.phase == OVER
    _mark(crew.seen, at.PASSED_ON, out, start)
    _mark(state.gone, at.GONE, out, start)
    for later in range(1, state.seats):
        other = state.crews[(seat + later) % state.seats]
        if state.phase != LAY:
            _mark(other.laid, i16(at.LAID_BY + later), out, start)
        if over:
            _mark(other.lessons, i16(at.LESSON_OF + later), out, start)
    _mark(crew.hand, at.IN_HAND, out, start)
    _mark(crew.pack, at.IN_PACK, out, start)
    _mark(crew.kept, at.KEPT, out, start)
    _mark(crew.drawn, at.DRAWN, out, start)
    _mark(crew.laid, at.LAID, out, start)
    _mark(crew.lessons, at.LESSON, out, start)
    _mark(crew.discards, at.DISCARDED, out, start)
    for number in range(i64(len(state.public))):
        colour = state.public_colours[number]
        out[start + state.public[number]] = i16(at.PUBLIC + 1 + colour)


def _observe_sister(state: Board, out: "Numbers", start: i64) -> None:
    for lesson in state.sister_lessons:
        out[start + at.SISTER_LESSONS + lesson] = 1
    over = state.phase == OVER
    shown = 6 - state.ship if state.ship > 0 else 1
    for place in range(i64(len(state.sister_colours))):
        if over or place < shown:
            out[start + at.SISTER_COLOURS + place] = i16(state.sister_colours[place] + 1)
    out[start + at.SISTER_ROW] = i16(len(state.sister_row))
    if len(state.sister_row) > 0 and not state.sister_begun:
        out[start + at.SISTER_ROW + 1] = i16(state.sister_row[0] + 1)
    out[start + at.SISTER_ROW + 2] = i16(state.sister_begun)
    out[start + at.SISTER_ROW + 3] = i16(state.sister_speed)
    out[start + at.SISTER_ROW + 4] = i16(len(state.sister_deck))
    for card in state.sister_played:
        out[start + at.SISTER_PLAYED + card] = 1


def _observe_chosen(state: Board, crew: Crew, begun: Begun, out: "Numbers", start: i64) -> None:
    """The choices of this answer so far."""
    kind = begun.kind
    out[start + at.CHOSEN_CARD] = i16(begun.card + 1)
    out[start + at.CHOSEN_TILE] = i16(begun.tile + 1)
    out[start + at.CHOSEN_CELL] = i16(begun.cell + 1)
    if kind == b.CARDS:
        cards = pile_of(state, crew)
        for place in range(i64(len(cards))):
            if (begun.chosen >> place) & 1 != 0:
                out[start + at.CARDS + cards[place]] = at.CHOSEN
    elif kind == b.BASKET and begun.one != NONE:
        out[start + at.CHOSEN_FIRST] = i16(crew.laid[begun.one] + 1)
    elif kind == b.ANYTIME and begun.one != NONE:
        if EFFECT[begun.card] == BASKET_FOR_TREASURES:
            first = i64(ANCHOR_OF[crew.boat.places[begun.one]])
            out[start + at.CHOSEN_FIRST + 1] = i16(CELL_AT[first] + 1)
        else:
            out[start + at.CHOSEN_FIRST] = i16(crew.lessons[begun.one] + 1)
    elif kind == b.ANYTIME:
        left = begun.chosen
        while left != 0:
            out[start + at.FIELD + state.nth_cat(left & 31)] += 2
            left >>= 5


def _observe_seat(state: Board, seat: i64, own: bool, out: "Numbers", start: i64) -> None:
    crew = state.crews[seat]
    boat = crew.boat
    out[start] = 1
    for plan in range(i64(4)):
        out[start + 1 + plan] = i16(boat.plan == plan)
    out[start + 5] = i16(crew.fish)
    out[start + 6] = i16(crew.ready)
    out[start + 7] = i16(crew.used)
    out[start + 8] = i16(len(crew.hand))
    out[start + 9] = i16(len(crew.pack))
    out[start + 10] = i16(len(crew.kept))
    out[start + 11] = i16(len(crew.seen))
    out[start + 12] = i16(len(crew.drawn))
    out[start + 13] = i16(len(crew.laid))
    out[start + 14] = i16(len(crew.lessons))
    out[start + 15] = i16(len(crew.discards))
    out[start + 16] = i16(crew.sealed != NONE and (own or state.phase != PAUSE))
    out[start + 17] = i16(crew.anywhere)
    out[start + 18] = i16(crew.extra)
    out[start + 19] = i16(crew.cats_left)
    out[start + 20] = i16(crew.passed)
    out[start + 21] = i16(own and crew.watching)
    out[start + 22] = i16(place_in_order(state, seat))
    out[start + 23] = i16(boat.size)
    out[start + 24] = i16(boat.rats())
    out[start + 25] = i16(boat.full_rooms())
    _observe_boat(boat, out, start + at.SEAT_HEAD)


def _observe_boat(boat: Boat, out: "Numbers", start: i64) -> None:
    bare = boat.plan * CELL_COUNT
    for cell in range(i64(CELL_COUNT)):
        out[start + cell] = _BARE[bare + cell]
        out[start + CELL_COUNT + cell] = 0
    for number in range(boat.size):
        tile = boat.tiles[number]
        shows: i16 = 7
        if tile < CATS:
            shows = i16(1 + boat.colours[number])
        elif tile < FIRST_COMMON:
            shows = 6
        elif tile >= FIRST_OSHAX:
            shows = i16(8 + boat.colours[number])
        place = boat.places[number]
        left = PATTERN[i64(FORM_OF[place])]
        anchor = i64(ANCHOR_OF[place])
        while left != 0:
            cell = CELL_AT[anchor + lowest(left)]
            out[start + cell] = shows
            out[start + CELL_COUNT + cell] = i16(number + 1)
            left &= left - 1
