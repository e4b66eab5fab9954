"""The start of a day and its first three phases: fields, fish, the draft, lessons."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i64

from skerry.core.compiled.bits import bit
from skerry.core.compiled.ints import emptied
from skerry.games.cats.rules.boat import NO_COLOUR
from skerry.games.cats.rules.codes import cost_of
from skerry.games.cats.rules.rescue import begin_rescue, skip_sister
from skerry.games.cats.rules.state import (
    DEAL,
    FAMILY,
    FAMILY_KEEP,
    FIELDS,
    KEEP,
    LAY,
    NONE,
    PAUSE,
    PAY,
    PUBLIC,
    SISTER,
    SOLO,
    STANDARD,
    Board,
    Crew,
)
from skerry.games.cats.rules.tables import ASKS_COLOUR, FIRST_RARE, KIND, LESSON_CARD, PUBLIC_CARD
from skerry.games.cats.rules.teller import Teller

if TYPE_CHECKING:
    Ints = vec[i64]

FISH_A_DAY: Final = 20


def begin_day(state: Board, teller: Teller) -> None:
    """The ship moves on, and the fields are to be filled."""
    state.ship = 5 if state.ship == 0 else state.ship - 1
    teller.day_began(state.ship, state.order)
    if state.mode == SOLO and state.ship < 5:
        teller.sister_colour_shown(state.sister_colours[5 - state.ship])
    state.new_rare = emptied(state.new_rare)
    state.phase = FIELDS
    state.turn = 0
    state.step = 0


def field_size(seats: i64) -> i64:
    """How many cats come to each field: two a player, four at least."""
    return max(2 * seats, 4)


def fill_fields(state: Board, tile: i64, teller: Teller) -> None:
    """The left field first, then the right one; rare treasures go to the supply."""
    if tile >= FIRST_RARE:
        state.add_rare(tile)
        state.new_rare = append(state.new_rare, tile)
        return
    size = field_size(state.seats)
    state.add_cat(tile, 0 if len(state.left) < size else 1)
    if len(state.right) < size:
        return
    teller.fields_filled(state.left, state.right, state.new_rare)
    if state.mode == FAMILY:
        begin_rescue(state, teller)
        return
    for seat in range(state.seats):
        crew = state.crews[seat]
        crew.fish += FISH_A_DAY
        teller.fish_caught(seat, FISH_A_DAY, crew.fish)
    state.phase = DEAL


def deal(state: Board, card: i64, teller: Teller) -> None:
    """Seven cards to each seat; alone, five, five and one."""
    seat: i64 = 0
    size: i64 = 7
    if state.mode == STANDARD:
        seat = state.order[state.turn]
    else:
        size = 5 if state.step < 2 else 1
    crew = state.crews[seat]
    crew.pack = append(crew.pack, card)
    if len(crew.pack) < size:
        return
    teller.cards_dealt(seat, crew.pack)
    if state.mode == SOLO:
        if state.step < 2:
            state.phase = KEEP
        else:
            crew.kept = append(crew.kept, card)
            crew.pack = emptied(crew.pack)
            state.phase = PAY
        return
    state.turn += 1
    if state.turn == state.seats:
        state.turn = 0
        state.phase = KEEP


def seal(state: Board, seat: i64, chosen: i64, teller: Teller) -> None:
    """A choice is fixed, and shown to nobody until the last seat has chosen."""
    state.crews[seat].sealed = chosen
    teller.choice_sealed(seat)
    for crew in state.crews:
        if crew.sealed == NONE:
            return
    if state.phase == PAY:
        _pay(state, teller)
    else:
        _keep(state, teller)


def _keep(state: Board, teller: Teller) -> None:
    for seat in range(state.seats):
        crew = state.crews[seat]
        _take_kept(seat, crew, crew.sealed, teller)
        crew.sealed = NONE
    if state.mode != STANDARD:
        for crew in state.crews:
            crew.discards = extend(crew.discards, crew.pack)
            crew.pack = emptied(crew.pack)
    if state.phase == FAMILY_KEEP:
        learn(state, teller)
    elif state.mode == SOLO:
        state.step += 1
        state.phase = DEAL
    else:
        _pass_on(state, teller)


def _take_kept(seat: i64, crew: Crew, chosen: i64, teller: Teller) -> None:
    """The chosen cards of a pack are kept, the others stay in it."""
    teller.cards_kept(seat, crew.pack, chosen)
    place: i64 = 0
    while chosen != 0:
        if chosen & 1 != 0:
            crew.pack, card = pop(crew.pack, place)
            crew.kept = append(crew.kept, card)
        else:
            place += 1
        chosen >>= 1


def _pass_on(state: Board, teller: Teller) -> None:
    """To the left on odd days, to the right on even ones; the last card is kept as it is."""
    for crew in state.crews:
        crew.seen = extend(crew.seen, crew.pack)
    last = state.seats - 1
    if state.ship % 2 == 1:
        passed = state.crews[last].pack
        for seat in range(last, 0, -1):
            state.crews[seat].pack = state.crews[seat - 1].pack
        state.crews[0].pack = passed
    else:
        passed = state.crews[0].pack
        for seat in range(last):
            state.crews[seat].pack = state.crews[seat + 1].pack
        state.crews[last].pack = passed
    state.step += 1
    if state.step == 3:
        for seat in range(state.seats):
            crew = state.crews[seat]
            _take_kept(seat, crew, bit(len(crew.pack)) - 1, teller)
        state.phase = PAY


def _pay(state: Board, teller: Teller) -> None:
    for seat in range(state.seats):
        crew = state.crews[seat]
        cost = cost_of(crew.kept, crew.sealed)
        crew.fish -= cost
        for place in range(i64(len(crew.kept))):
            if (crew.sealed >> place) & 1 != 0:
                crew.hand = append(crew.hand, crew.kept[place])
            else:
                crew.discards = append(crew.discards, crew.kept[place])
        teller.cards_paid(seat, crew.kept, crew.sealed, cost, crew.fish)
        crew.sealed = NONE
        crew.seen = emptied(crew.seen)
        crew.kept = emptied(crew.kept)
    # A draw card that was just paid may bring a lesson of today.
    state.phase = PAUSE


def pass_pause(state: Board, seat: i64, teller: Teller) -> None:
    """A seat plays no further card before phase 3; nobody sees that, until all have said so."""
    state.crews[seat].sealed = 0
    for crew in state.crews:
        if crew.sealed == NONE:
            return
    for crew in state.crews:
        crew.sealed = NONE
    state.phase = PUBLIC
    state.turn = 0
    _lay_public(state, teller)


def next_public(crew: Crew) -> i64:
    """The public lesson that a seat lays next, or NONE."""
    for card in crew.hand:
        if KIND[card] == PUBLIC_CARD:
            return card
    return NONE


def _lay_public(state: Board, teller: Teller) -> None:
    """In turn order; who must name a colour is asked."""
    while state.turn < len(state.order):
        seat = state.order[state.turn]
        if seat != SISTER:
            card = next_public(state.crews[seat])
            if card != NONE:
                if ASKS_COLOUR[card] != 0:
                    return
                _show_lesson(state, seat, card, NO_COLOUR, teller)
                continue
        state.turn += 1
    learn(state, teller)


def _show_lesson(state: Board, seat: i64, card: i64, colour: i64, teller: Teller) -> None:
    crew = state.crews[seat]
    crew.hand = remove(crew.hand, card)
    state.public = append(state.public, card)
    state.public_colours = append(state.public_colours, colour)
    teller.public_lesson_laid(seat, card, colour)


def name_colour(state: Board, colour: i64, teller: Teller) -> None:
    """The seat whose turn it is names the colour of its public lesson."""
    seat = state.order[state.turn]
    _show_lesson(state, seat, next_public(state.crews[seat]), colour, teller)
    _lay_public(state, teller)


def learn(state: Board, teller: Teller) -> None:
    """Private lessons, face down, in turn order."""
    for seat in state.order:
        if seat != SISTER:
            _learn(seat, state.crews[seat], teller)
    if state.mode == FAMILY:
        begin_day(state, teller)
    else:
        state.phase = LAY
        state.turn = 0
        skip_sister(state)


def _learn(seat: i64, crew: Crew, teller: Teller) -> None:
    """In the family mode the kept cards are lessons, else those of the hand are laid."""
    for card in crew.kept:
        _lay_lesson(seat, crew, card, teller)
    crew.kept = emptied(crew.kept)
    crew.pack = emptied(crew.pack)
    place: i64 = 0
    while place < len(crew.hand):
        if KIND[crew.hand[place]] == LESSON_CARD:
            crew.hand, card = pop(crew.hand, place)
            _lay_lesson(seat, crew, card, teller)
        else:
            place += 1


def _lay_lesson(seat: i64, crew: Crew, card: i64, teller: Teller) -> None:
    crew.lessons = append(crew.lessons, card)
    teller.lesson_laid(seat, card)
