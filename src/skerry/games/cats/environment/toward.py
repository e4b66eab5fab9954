"""The next choice of an answer whose code is known: how a move of a person or a bot is chosen."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.bits import lowest
from skerry.games.cats.environment import begun as b
from skerry.games.cats.environment.begun import Begun
from skerry.games.cats.environment.piles import pile_of
from skerry.games.cats.environment.ranges import (
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
from skerry.games.cats.rules.interject import WATCH_ON, anytime_card, anytime_how, is_anytime
from skerry.games.cats.rules.state import NONE, PLACE_TILE, Board, Crew
from skerry.games.cats.rules.tables import (
    ANCHOR_OF,
    BASKET_FOR_LESSONS,
    EFFECT,
    FIRST_FORM,
    FISH_ONE_COLOUR,
    FORM_OF,
    HERD,
    SELL_BASKET,
    SHAPE_OF,
    tile_of,
)

if TYPE_CHECKING:
    Ints = vec[i64]


def toward_code(state: Board, seat: i64, begun: Begun, code: i64) -> i64:
    """The next choice of an answer."""
    crew = state.crews[seat]
    if is_anytime(code):
        return _toward_anytime(state, crew, begun, code)
    if code >= c.CHOOSE:
        return _toward_cards(state, crew, begun, code - c.CHOOSE)
    if code >= c.TAKE:
        return _toward_rescue(crew, begun, code - c.TAKE)
    if code >= c.PLACE:
        return _toward_place(state, begun, code - c.PLACE)
    if code >= c.PLAY:
        if begun.kind == b.PLAY:
            return WAY + (code - c.PLAY) % 2
        return CARD + (code - c.PLAY) // 2
    if code >= c.FIELD:
        return FIELD + code - c.FIELD
    if code >= c.COLOUR:
        return COLOUR + code - c.COLOUR
    if code >= WATCH_ON:
        return WATCH + code - WATCH_ON
    return DONE if code == c.DONE else PASS


def _toward_cards(state: Board, crew: Crew, begun: Begun, chosen: i64) -> i64:
    rest = chosen & ~begun.chosen
    return DONE if rest == 0 else CARD + pile_of(state, crew)[lowest(rest)]


def _toward_rescue(crew: Crew, begun: Begun, taken: i64) -> i64:
    if begun.kind != b.BASKET:
        return TILE + (taken >> c.BASKET_BITS)
    basket = taken - (begun.tile << c.BASKET_BITS)
    if basket == 0:
        return WAY
    if basket < 64:
        return CARD + crew.laid[basket - 1]
    place = (basket - 64) // 64 if begun.one == NONE else (basket - 64) % 64
    return CARD + crew.laid[place]


def _toward_place(state: Board, begun: Begun, place: i64) -> i64:
    shape = SHAPE_OF[place]
    if begun.kind != b.PLACE and state.doing != PLACE_TILE:
        return TILE + tile_of(shape)
    if begun.cell == NONE:
        return CELL + CELL_AT[i64(ANCHOR_OF[place])]
    return TURN + i64(FORM_OF[place]) - FIRST_FORM[shape]


def _toward_anytime(state: Board, crew: Crew, begun: Begun, code: i64) -> i64:
    card = anytime_card(code)
    how = anytime_how(code)
    if begun.kind != b.ANYTIME:
        return CARD + card
    effect = EFFECT[card]
    if effect == FISH_ONE_COLOUR:
        return COLOUR + how
    if effect == SELL_BASKET:
        return WAY + how
    if effect == HERD:
        return _toward_herd(state, begun, how)
    place = how // 64 if begun.one == NONE else how % 64
    if effect == BASKET_FOR_LESSONS:
        return CARD + crew.lessons[place]
    return CELL + CELL_AT[i64(ANCHOR_OF[crew.boat.places[place]])]


def _toward_herd(state: Board, begun: Begun, how: i64) -> i64:
    """The first cat of the herd to the right of the last one chosen."""
    for shift in range(i64(3)):
        number = (how >> (10 - 5 * shift)) & 31
        if number > begun.last + 1:
            return TILE + state.nth_cat(number)
    return DONE
