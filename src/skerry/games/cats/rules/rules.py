"""The rules of The Isle of Cats, in the order of a game.

A game is a chain of small answers: chance draws a tile or a card; a seat keeps cards, pays,
rescues a cat, places it. `apply_code` applies one of them, advances the state until the next
question, and tells a teller what happened. Something that has begun (take, pay, place, the map's
treasure) is finished step by step before anybody else may speak; at every other pause a seat may
interject an anytime card. The pause after the payment exists only for that.

Answers are integers; `codes` lists them.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, mypyc_attr

from skerry.core.compiled.ints import emptied, index_of
from skerry.games.cats.pieces.cards import BASIC, CARDS, DISCOVERY, SOLO_LESSONS
from skerry.games.cats.rules.anytime import finish_drawing, play_anytime, stow
from skerry.games.cats.rules.codes import (
    CHANCE,
    CHOOSE,
    COLOUR,
    codes_of,
    fill_menu,
    is_awaited,
    mover,
)
from skerry.games.cats.rules.explore import (
    begin_day,
    deal,
    fill_fields,
    name_colour,
    pass_pause,
    seal,
)
from skerry.games.cats.rules.finds import find
from skerry.games.cats.rules.interject import WATCH_OFF, WATCH_ON, is_anytime
from skerry.games.cats.rules.menu import Menu
from skerry.games.cats.rules.placing import take_step
from skerry.games.cats.rules.rescue import go_on, lay_cards, open_row, rescue
from skerry.games.cats.rules.state import (
    BOATS,
    COLOUR_ROW,
    DAY_END,
    DEAL,
    DRAW_CARDS,
    DRAW_FOR_BOAT,
    DRAW_FOR_FIELD,
    FAMILY,
    FAMILY_DEAL,
    FAMILY_KEEP,
    FIELDS,
    FIRST,
    KEEP,
    LAY,
    NONE,
    NOTHING,
    OSHAX_ROW,
    OVER,
    PAUSE,
    PAY,
    PUBLIC,
    RESCUE,
    SISTER,
    SISTER_LESSONS,
    SISTER_ROW,
    SOLO,
    STANDARD,
    Board,
    Crew,
)
from skerry.games.cats.rules.teller import SILENT, Teller

if TYPE_CHECKING:
    Ints = vec[i64]

LAST_CARD: Final = len(CARDS)
ADVANCED: Final = len(SOLO_LESSONS) - BASIC


def _all_cards() -> "Ints":
    out = vec[i64]()
    for card in range(i64(LAST_CARD)):
        out = append(out, card)
    return out


_ALL_CARDS: Final = _all_cards()


@mypyc_attr(acyclic=True)
class State(Board):
    """The complete state of a game, with the fast API: `codes` and `advance`.

    Both speak of the seat that `mover` names. Not promised: what happens to a state that is
    given a code that is not among its codes.
    """

    def copy(self) -> "State":
        """An independent copy."""
        other = State()
        self.copy_to(other)
        return other

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def mover(self) -> i64:
        """Who answers next: CHANCE, a seat, or NOBODY when the game is over."""
        return mover(self)

    def codes(self) -> "Ints":
        """All legal answers of the mover."""
        seat = mover(self)
        return draws(self) if seat == CHANCE else codes_of(self, seat)

    def answers(self) -> "Ints":
        """The legal answers of the mover to the question; anytime cards are not among them."""
        seat = mover(self)
        if seat == CHANCE:
            return draws(self)
        menu = Menu()
        fill_menu(menu, self, seat)
        return menu.codes()[: menu.awaited]

    def interjections(self, seat: i64) -> "Ints":
        """What a seat may interject now, whether it is asked or not: anytime cards, watching."""
        menu = Menu()
        fill_menu(menu, self, seat)
        return menu.codes()[menu.awaited :]

    def advance(self, code: i64) -> None:
        """The mover answers; the state moves on, in place, to the next question."""
        apply_code(self, mover(self), code, SILENT)


def draws(state: Board) -> "Ints":
    """What chance can draw now, a thing that is there twice twice; each is equally likely."""
    if not is_awaited(state, CHANCE):
        return vec[i64]()
    return drawn_from(state)[:]


def drawn_from(state: Board) -> "Ints":
    """What chance draws from now: the deck, the bag and so on themselves, not a copy."""
    doing = state.doing
    phase = state.phase
    if doing == DRAW_CARDS or (doing == NOTHING and phase == DEAL):
        return state.deck
    if doing != NOTHING or phase == FIELDS:
        return state.bag
    if phase == SISTER_ROW:
        return state.sister_deck
    if phase == FAMILY_DEAL:
        return state.deck
    return _row(state)


def _row(state: Board) -> "Ints":
    """Boats, the first seat, and the sister's rows: what is not yet drawn of them."""
    out = vec[i64](capacity=7)
    phase = state.phase
    total: i64 = 4 if phase == BOATS else state.seats if phase == FIRST else 6
    first: i64 = 0
    if phase == COLOUR_ROW:
        total = 5
    elif phase == SISTER_LESSONS:
        first = 0 if len(state.sister_lessons) < 3 else BASIC
        total = BASIC if first == 0 else BASIC + ADVANCED
    for thing in range(first, total):
        if not _is_drawn(state, thing):
            out = append(out, thing)
    return out


def _is_drawn(state: Board, thing: i64) -> bool:
    if state.phase == BOATS:
        for seat in range(state.step):
            if state.crews[seat].boat.plan == thing:
                return True
        return False
    if state.phase == OSHAX_ROW:
        return thing in state.oshax
    if state.phase == COLOUR_ROW:
        return thing in state.sister_colours
    if state.phase == SISTER_LESSONS:
        return thing in state.sister_lessons
    return False


def apply_code(state: Board, seat: i64, code: i64, teller: Teller) -> None:
    """Apply the code of a seat, or of CHANCE; nothing else changes a state."""
    _take_code(state, seat, code, teller)
    if state.phase == DAY_END:
        _end_day(state, teller)


def _take_code(state: Board, seat: i64, code: i64, teller: Teller) -> None:
    if seat == CHANCE:
        _draw(state, index_of(code, drawn_from(state)), teller)
    elif is_anytime(code):
        play_anytime(state, seat, code, teller)
    elif code == WATCH_ON or code == WATCH_OFF:
        state.crews[seat].watching = code == WATCH_ON
        if state.watcher == seat:
            go_on(state, teller)
    elif state.doing != NOTHING:
        take_step(state, seat, code, teller)
    elif state.watcher != NONE:
        go_on(state, teller)
    elif state.phase == KEEP or state.phase == FAMILY_KEEP or state.phase == PAY:
        seal(state, seat, code - CHOOSE, teller)
    elif state.phase == PAUSE:
        pass_pause(state, seat, teller)
    elif state.phase == PUBLIC:
        name_colour(state, code - COLOUR, teller)
    elif state.phase == LAY:
        lay_cards(state, seat, code - CHOOSE, teller)
    elif state.phase == RESCUE:
        rescue(state, seat, code, teller)
    else:
        find(state, seat, code, teller)


def draw_nth(state: Board, number: i64, teller: Teller) -> None:
    """Chance draws the nth of what can be drawn, as `apply_code` does by its code."""
    _draw(state, number, teller)
    if state.phase == DAY_END:
        _end_day(state, teller)


def _draw(state: Board, number: i64, teller: Teller) -> None:
    doing = state.doing
    phase = state.phase
    if doing == DRAW_CARDS:
        state.deck, card = pop(state.deck, number)
        finish_drawing(state, card)
    elif doing == DRAW_FOR_FIELD or doing == DRAW_FOR_BOAT:
        state.bag, tile = pop(state.bag, number)
        stow(state, tile, teller)
    elif phase == FIELDS:
        state.bag, tile = pop(state.bag, number)
        fill_fields(state, tile, teller)
    elif phase == DEAL:
        state.deck, card = pop(state.deck, number)
        deal(state, card, teller)
    elif phase == SISTER_ROW:
        state.sister_deck, card = pop(state.sister_deck, number)
        open_row(state, card, teller)
    elif phase == FAMILY_DEAL:
        state.deck, card = pop(state.deck, number)
        _deal_family(state, card, teller)
    else:
        _set_up(state, _row(state)[number], teller)


def lay_out(state: Board) -> None:
    """The table before anything is drawn: full bag and deck, the supplies, empty boats."""
    state.fill_bag()
    copies: i64 = 5 if state.seats <= 2 else 8 if state.seats == 3 else 11
    state.common = vec[i64]([copies, copies, copies, copies])
    first: i64 = DISCOVERY + 1 if state.mode == FAMILY else 0
    end: i64 = LAST_CARD if state.mode == FAMILY else DISCOVERY + i64(state.column_lesson)
    state.deck = _ALL_CARDS[first:end]
    if state.mode == STANDARD:
        state.oshax = vec[i64]([0, 1, 2, 3, 4, 5])
    crews: list[Crew] = []
    for _seat in range(state.seats):
        crews.append(Crew())
    state.crews = crews
    state.reserve()
    if state.mode == FAMILY:
        for crew in crews:
            crew.ready = 0
    if state.mode == SOLO:
        state.order = vec[i64]([0, SISTER])
        for card in range(i64(23)):
            state.sister_deck = append(state.sister_deck, card)


def _set_up(state: Board, thing: i64, teller: Teller) -> None:
    if state.phase == BOATS:
        state.crews[state.step].boat.plan = thing
        state.step += 1
        if state.step == state.seats:
            state.step = 0
            state.phase = OSHAX_ROW if state.mode == SOLO else FIRST
        return
    if state.phase == FIRST:
        for later in range(state.seats):
            state.order = append(state.order, (thing + later) % state.seats)
    elif state.phase == OSHAX_ROW:
        state.oshax = append(state.oshax, thing)
        if len(state.oshax) == 6:
            state.phase = COLOUR_ROW
        return
    elif state.phase == COLOUR_ROW:
        state.sister_colours = append(state.sister_colours, thing)
        if len(state.sister_colours) == 5:
            state.phase = SISTER_LESSONS
        return
    else:
        state.sister_lessons = append(state.sister_lessons, thing)
        if len(state.sister_lessons) < 3 + state.difficulty:
            return
    teller.game_set_up(state)
    if state.mode == FAMILY:
        state.phase = FAMILY_DEAL
    else:
        begin_day(state, teller)


def _deal_family(state: Board, card: i64, teller: Teller) -> None:
    seat = state.order[state.turn]
    crew = state.crews[seat]
    crew.pack = append(crew.pack, card)
    if len(crew.pack) == 3:
        teller.cards_dealt(seat, crew.pack)
        state.turn += 1
        if state.turn == state.seats:
            state.turn = 0
            state.phase = FAMILY_KEEP


def _end_day(state: Board, teller: Teller) -> None:
    teller.day_ended(state.left, state.right)
    state.left = emptied(state.left)
    state.right = emptied(state.right)
    for crew in state.crews:
        crew.ready += crew.used
        crew.used = 0
    if state.mode == FAMILY:
        first = state.order[0]
        state.order = append(remove(state.order, first), first)
    if state.ship > 1:
        begin_day(state, teller)
        return
    state.phase = OVER
    for seat in range(state.seats):
        teller.seat_scored(state, seat)
    if state.mode == SOLO:
        teller.sister_scored(state)
    teller.game_ended(state)
