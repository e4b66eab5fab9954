"""Interjections: the anytime cards that a seat may play now, and every way to play them."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.games.cats.rules.boat import Boat
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
    ANYTIME_CARD,
    BAG_TO_BOAT,
    BAG_TO_FIELDS,
    BASKET_FOR_LESSONS,
    BASKET_FOR_TREASURES,
    EFFECT,
    FISH_ONE_COLOUR,
    FREE_SPOT,
    HERD,
    KIND,
    SELL_BASKET,
)

if TYPE_CHECKING:
    Ints = vec[i64]

ANYTIME: Final = 1 << 62
HOW_BITS: Final = 16
WATCH_ON: Final = 2
WATCH_OFF: Final = 3


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


def interjections(state: Board, seat: i64, out: "Ints") -> "Ints":
    """Add all that a seat may interject to a list of codes."""
    crew = state.crews[seat]
    if state.doing == MAP_TREASURE:
        for card in crew.hand:
            if EFFECT[card] == FREE_SPOT:
                out = append(out, ANYTIME + (card << HOW_BITS))
        return out
    for card in crew.hand:
        if KIND[card] == ANYTIME_CARD:
            out = _ways(state, crew, card, out)
    if crew.watching:
        out = append(out, WATCH_OFF)
    elif has_watch_card(crew):
        out = append(out, WATCH_ON)
    return out


def has_watch_card(crew: Crew) -> bool:
    """Whether a seat holds a card that could change the fields before the turn of another."""
    for card in crew.hand:
        if EFFECT[card] == HERD or EFFECT[card] == BAG_TO_FIELDS:
            return True
    return False


def _ways(state: Board, crew: Crew, card: i64, out: "Ints") -> "Ints":
    """Every way to play an anytime card."""
    effect = EFFECT[card]
    card_code = ANYTIME + (card << HOW_BITS)
    if effect == FISH_ONE_COLOUR:
        for colour in range(i64(5)):
            out = append(out, card_code + colour)
        return out
    if effect == SELL_BASKET:
        if crew.ready > 0:
            out = append(out, card_code)
        if crew.used > 0:
            out = append(out, card_code + 1)
        return out
    if effect == BASKET_FOR_LESSONS:
        return _pairs(i64(len(crew.lessons)), card_code, out)
    if effect == BASKET_FOR_TREASURES:
        return _treasure_pairs(crew.boat, card_code, out)
    if effect == HERD:
        return _herds(state.cats(), card_code, out)
    if (effect == BAG_TO_BOAT or effect == BAG_TO_FIELDS) and len(state.bag) == 0:
        return out
    # The deck is never empty while a card that draws is still in somebody's hand.
    return append(out, card_code)


def _pairs(total: i64, card_code: i64, out: "Ints") -> "Ints":
    for one in range(total):
        for two in range(one + 1, total):
            out = append(out, card_code + one * 64 + two)
    return out


def _treasure_pairs(boat: Boat, card_code: i64, out: "Ints") -> "Ints":
    for one in range(boat.size):
        if boat.is_treasure(one):
            for two in range(one + 1, boat.size):
                if boat.is_treasure(two):
                    out = append(out, card_code + one * 64 + two)
    return out


def _herds(cats: i64, card_code: i64, out: "Ints") -> "Ints":
    """None, one, two or three cats by their numbers, each 1 and more, in five bits."""
    out = append(out, card_code)
    for one in range(1, cats + 1):
        out = append(out, card_code + one)
        for two in range(one + 1, cats + 1):
            out = append(out, card_code + one * 32 + two)
            for three in range(two + 1, cats + 1):
                out = append(out, card_code + (one * 32 + two) * 32 + three)
    return out
