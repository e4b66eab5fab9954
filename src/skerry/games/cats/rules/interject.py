"""Interjections: the anytime cards that a seat may play now, and every way to play them."""

from typing import Final

from mypy_extensions import i64

from skerry.core.compiled.bits import bit, ones
from skerry.games.cats.rules.menu import Menu
from skerry.games.cats.rules.state import (
    FAMILY,
    KEEP,
    LAY,
    MAP_TREASURE,
    NONE,
    NOTHING,
    PAUSE,
    PAY,
    PUBLIC,
    RARE,
    RESCUE,
    Board,
    Crew,
)
from skerry.games.cats.rules.tables import (
    BAG_TO_BOAT,
    BAG_TO_FIELDS,
    BASKET_FOR_LESSONS,
    BASKET_FOR_TREASURES,
    EFFECT,
    END_ANYTIME,
    FIRST_ANYTIME,
    FISH_ONE_COLOUR,
    FREE_SPOT,
    HERD,
    SELL_BASKET,
)

ANYTIME: Final = 1 << 62
HOW_BITS: Final = 16
_HOW: Final = (1 << HOW_BITS) - 1
WATCH_ON: Final = 2
WATCH_OFF: Final = 3


def anytime_code(card: i64) -> i64:
    """The code of an anytime card, without how it is played."""
    # ANYTIME itself would be an object to the compiler, and slow.
    return bit(62) + (card << HOW_BITS)


def is_anytime(code: i64) -> bool:
    """Whether a code plays an anytime card."""
    return code >> 62 == 1


def anytime_card(code: i64) -> i64:
    """The card that a code plays."""
    return (code >> HOW_BITS) & _HOW


def anytime_how(code: i64) -> i64:
    """How a code plays its card."""
    return code & _HOW


def may_interject(state: Board, seat: i64) -> bool:
    """Whether a seat may play an anytime card now: at any pause of a day, but not inside a step.

    The one exception is a free spot for the treasure of the seat's own map.
    """
    if state.doing == MAP_TREASURE:
        return seat == state.doer and state.mode != FAMILY
    if state.doing != NOTHING:
        return False
    phase = state.phase
    if phase == PAUSE or phase == PUBLIC:
        return True
    if phase == PAY:
        # A seat that has decided what to pay waits for the others with an unchanged purse.
        return state.crews[seat].sealed == NONE
    return phase == KEEP or phase == LAY or phase == RESCUE or phase == RARE


def add_interjections(menu: Menu, state: Board, crew: Crew) -> None:
    """Add all that a seat may interject to its answers."""
    if state.doing == MAP_TREASURE:
        for card in crew.hand:
            if EFFECT[card] == FREE_SPOT:
                menu.add(anytime_code(card))
        return
    watch = crew.watching
    for card in crew.hand:
        if FIRST_ANYTIME <= card < END_ANYTIME:
            _add_ways(menu, state, crew, card)
            watch = watch or EFFECT[card] == HERD or EFFECT[card] == BAG_TO_FIELDS
    if watch:
        menu.add(WATCH_OFF if crew.watching else WATCH_ON)


def can_interject(state: Board, seat: i64) -> bool:
    """Whether a seat has something to interject now: whether `add_interjections` adds anything."""
    if not may_interject(state, seat):
        return False
    crew = state.crews[seat]
    if state.doing == MAP_TREASURE:
        for card in crew.hand:
            if EFFECT[card] == FREE_SPOT:
                return True
        return False
    if crew.watching:
        return True
    for card in crew.hand:
        if FIRST_ANYTIME <= card < END_ANYTIME and _has_way(state, crew, card):
            return True
    return False


def _has_way(state: Board, crew: Crew, card: i64) -> bool:
    """Whether an anytime card can be played, or lets its owner watch."""
    effect = EFFECT[card]
    if effect == SELL_BASKET:
        return crew.ready > 0 or crew.used > 0
    if effect == BASKET_FOR_LESSONS:
        return len(crew.lessons) > 1
    if effect == BASKET_FOR_TREASURES:
        return ones(crew.boat.treasures()) > 1
    if effect == BAG_TO_BOAT:
        return len(state.bag) > 0
    # A herd or tiles for the fields can at least be waited for.
    return True


def has_watch_card(crew: Crew) -> bool:
    """Whether a seat holds a card that could change the fields before the turn of another."""
    for card in crew.hand:
        if EFFECT[card] == HERD or EFFECT[card] == BAG_TO_FIELDS:
            return True
    return False


def _add_ways(menu: Menu, state: Board, crew: Crew, card: i64) -> None:
    """Add every way to play an anytime card."""
    effect = EFFECT[card]
    code = anytime_code(card)
    if effect == FISH_ONE_COLOUR:
        menu.add_run(code, 5)
    elif effect == SELL_BASKET:
        if crew.ready > 0:
            menu.add(code)
        if crew.used > 0:
            menu.add(code + 1)
    elif effect == BASKET_FOR_LESSONS:
        menu.add_pairs(code, bit(len(crew.lessons)) - 1)
    elif effect == BASKET_FOR_TREASURES:
        menu.add_pairs(code, crew.boat.treasures())
    elif effect == HERD:
        menu.add_herds(code, state.cats())
    elif len(state.bag) > 0 or not (effect == BAG_TO_BOAT or effect == BAG_TO_FIELDS):
        # The deck is never empty while a card that draws is still in somebody's hand.
        menu.add(code)
