"""What a choice adds to an answer, and the code of the answer once it is complete."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.bits import WORD, bit, ones
from skerry.core.compiled.choices import UNFINISHED
from skerry.core.compiled.ints import index_of
from skerry.games.cats.environment import begun as b
from skerry.games.cats.environment.begun import Begun
from skerry.games.cats.environment.listing import asks_how, tile_to_place
from skerry.games.cats.environment.piles import ANY_NUMBER, asks_cards, pile_of, wanted
from skerry.games.cats.environment.ranges import (
    BIT_OF,
    CARD,
    CELL,
    CELL_AT,
    COLOUR,
    DONE,
    FIELD,
    PASS,
    TILE,
    TURN,
    WATCH,
    WAY,
)
from skerry.games.cats.rules import codes as c
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.interject import WATCH_ON, anytime_code
from skerry.games.cats.rules.state import NONE, RESCUE, Board, Crew
from skerry.games.cats.rules.tables import (
    ANCHOR_OF,
    ANYTIME_CARD,
    BASKET,
    BASKET_FOR_LESSONS,
    BROKEN,
    EFFECT,
    FIRST_FORM,
    FISH_ONE_COLOUR,
    HERD,
    KIND,
    OSHAX_CARD,
    PLACE_AT,
    SELL_BASKET,
    WORDS,
    shape_of,
)

if TYPE_CHECKING:
    Ints = vec[i64]

_HERD_BITS: Final = 5
_PAIR: Final = 64


def decide_action(state: Board, seat: i64, begun: Begun, action: i64) -> i64:
    """Add a choice to what has begun; the code of the answer once it is complete."""
    crew = state.crews[seat]
    begun.seat = seat
    kind = begun.kind
    if kind == b.NOTHING_BEGUN:
        return _decide_first(state, crew, begun, action)
    if kind == b.CARDS:
        return _decide_card(state, crew, begun, action)
    if kind == b.BASKET:
        return _decide_basket(crew, begun, action)
    if kind == b.PLAY:
        return c.PLAY + begun.card * 2 + action - WAY
    if kind == b.PLACE:
        if begun.cell == NONE:
            begun.cell = action - CELL
            return UNFINISHED
        form = FIRST_FORM[shape_of(tile_to_place(state, begun))] + action - TURN
        return c.PLACE + i64(PLACE_AT[form * WORDS * WORD + BIT_OF[begun.cell]])
    return _decide_way(state, crew, begun, action)


def _decide_first(state: Board, crew: Crew, begun: Begun, action: i64) -> i64:
    if action >= CARD:
        card = action - CARD
        if KIND[card] == ANYTIME_CARD and card in crew.hand:
            begun.kind = b.ANYTIME
            begun.card = card
            return UNFINISHED if asks_how(card) else anytime_code(card)
        if asks_cards(state):
            begun.kind = b.CARDS
            return _decide_card(state, crew, begun, action)
        if KIND[card] == OSHAX_CARD:
            return c.PLAY + card * 2
        begun.kind = b.PLAY
        begun.card = card
        return UNFINISHED
    if action >= CELL:
        begun.kind = b.PLACE
        begun.cell = action - CELL
        return UNFINISHED
    if action >= TILE:
        begun.kind = b.BASKET if state.phase == RESCUE and state.doing == 0 else b.PLACE
        begun.tile = action - TILE
        return UNFINISHED
    if action >= FIELD:
        return c.FIELD + action - FIELD
    if action >= COLOUR:
        return c.COLOUR + action - COLOUR
    if action >= WATCH:
        return WATCH_ON + action - WATCH
    if action == DONE and asks_cards(state):
        return c.CHOOSE
    return c.DONE if action == DONE else PASS


def _decide_card(state: Board, crew: Crew, begun: Begun, action: i64) -> i64:
    if action == DONE:
        return c.CHOOSE + begun.chosen
    begun.last = index_of(action - CARD, pile_of(state, crew))
    begun.chosen |= bit(begun.last)
    needs = wanted(state)
    if needs != ANY_NUMBER and ones(begun.chosen) == needs:
        return c.CHOOSE + begun.chosen
    return UNFINISHED


def _decide_basket(crew: Crew, begun: Begun, action: i64) -> i64:
    code = c.TAKE + (begun.tile << c.BASKET_BITS)
    if action == WAY:
        return code
    place = index_of(action - CARD, crew.laid)
    if begun.one != NONE:
        return code + _PAIR + begun.one * _PAIR + place
    if BASKET[crew.laid[place]] == BROKEN:
        begun.one = place
        return UNFINISHED
    return code + 1 + place


def _decide_way(state: Board, crew: Crew, begun: Begun, action: i64) -> i64:
    code = anytime_code(begun.card)
    effect = EFFECT[begun.card]
    if effect == FISH_ONE_COLOUR:
        return code + action - COLOUR
    if effect == SELL_BASKET:
        return code + action - WAY
    if effect == HERD:
        if action == DONE:
            return code + begun.chosen
        begun.last = place_in_fields(state, action - TILE)
        begun.chosen = begun.chosen << _HERD_BITS | (begun.last + 1)
        # Three cats fill the bits of the code: the first one is then above ten others.
        return code + begun.chosen if begun.chosen >> (_HERD_BITS * 2) != 0 else UNFINISHED
    if effect == BASKET_FOR_LESSONS:
        place = index_of(action - CARD, crew.lessons)
    else:
        place = number_aboard(crew.boat, action - CELL)
    if begun.one == NONE:
        begun.one = place
        return UNFINISHED
    return code + begun.one * _PAIR + place


def place_in_fields(state: Board, tile: i64) -> i64:
    """How many cats lie to the left of one, over both fields."""
    for place in range(i64(len(state.left))):
        if state.left[place] == tile:
            return place
    return i64(len(state.left)) + index_of(tile, state.right)


def number_aboard(boat: Boat, cell: i64) -> i64:
    """Which tile of a boat has this first cell."""
    number: i64 = 0
    while CELL_AT[i64(ANCHOR_OF[boat.places[number]])] != cell:
        number += 1
    return number
