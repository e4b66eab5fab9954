"""Whether one code is legal, without a list of all of them."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.bits import bit, ones
from skerry.games.cats.rules.codes import (
    BASKET_BITS,
    CHOOSE,
    COLOUR,
    COMMON_SHAPES,
    DONE,
    FIELD,
    OSHAX_SHAPES,
    PASS,
    PLACE,
    PLAY,
    RARE_SHAPES,
    TAKE,
    can_play_treasure,
    common_kinds,
    cost_of,
    is_awaited,
    price,
    rescue_cards,
    some_oshax_fits,
    takes_rare,
)
from skerry.games.cats.rules.interject import (
    WATCH_OFF,
    WATCH_ON,
    anytime_card,
    anytime_how,
    has_watch_card,
    is_anytime,
    may_interject,
)
from skerry.games.cats.rules.state import (
    BUY_CARDS,
    COLOUR_OSHAX,
    FAMILY,
    FAMILY_KEEP,
    KEEP,
    LAY,
    MAP_TREASURE,
    NONE,
    NOTHING,
    PAUSE,
    PAY,
    PLACE_OSHAX,
    PLACE_TILE,
    PUBLIC,
    RESCUE,
    SOLO,
    TREASURES,
    Board,
    Crew,
)
from skerry.games.cats.rules.tables import (
    ANYTIME_CARD,
    BAG_TO_BOAT,
    BAG_TO_FIELDS,
    BASKET,
    BASKET_FOR_LESSONS,
    BASKET_FOR_TREASURES,
    BROKEN,
    EFFECT,
    FISH_ONE_COLOUR,
    FREE_SPOT,
    HERD,
    KIND,
    OSHAX_CARD,
    SELL_BASKET,
    SHAPE_OF,
    TREASURE_CARD,
    WHOLE,
    shape_of,
)

if TYPE_CHECKING:
    Ints = vec[i64]


def is_legal(state: Board, seat: i64, code: i64) -> bool:
    """Whether a seat may give this code now.

    It is so for all of `codes_of`, and for choices of a large hand that are not listed there.
    """
    if seat < 0:
        return False
    crew = state.crews[seat]
    if is_anytime(code) or code == WATCH_ON or code == WATCH_OFF:
        return may_interject(state, seat) and _is_interjection(state, crew, code)
    if not is_awaited(state, seat):
        return False
    if state.doing != NOTHING:
        return _is_step(state, crew, code)
    phase = state.phase
    if state.watcher != NONE or phase == PAUSE:
        return code == PASS
    if phase == KEEP or phase == FAMILY_KEEP:
        kept: i64 = 3 if state.mode == SOLO else 2
        return _is_choice(len(crew.pack), code) and ones(code - CHOOSE) == kept
    if phase == PAY:
        return _is_payable(crew.kept, crew.fish, code)
    if phase == PUBLIC:
        return _is_colour(code)
    if phase == LAY:
        return _is_choice(len(rescue_cards(crew)), code)
    if phase == RESCUE:
        return _is_rescue(state, crew, code)
    return _is_find(state, crew, code)


def _is_step(state: Board, crew: Crew, code: i64) -> bool:
    doing = state.doing
    if doing == PLACE_TILE or doing == PLACE_OSHAX or doing == TREASURES or doing == MAP_TREASURE:
        if code == DONE:
            return doing == TREASURES and len(state.done_tiles) > 0
        if code == PASS:
            return doing == MAP_TREASURE
        return _is_place(state, crew, code - PLACE)
    if doing == COLOUR_OSHAX:
        return _is_colour(code)
    if doing == BUY_CARDS:
        return _is_payable(crew.drawn, crew.fish, code)
    return code == FIELD or code == FIELD + 1


def _is_place(state: Board, crew: Crew, place: i64) -> bool:
    if place < 0 or place >= len(SHAPE_OF) or not crew.boat.fits(place, crew.anywhere > 0):
        return False
    shape = SHAPE_OF[place]
    if state.doing == PLACE_TILE:
        return shape == shape_of(state.tile)
    if state.doing == PLACE_OSHAX:
        return shape >= OSHAX_SHAPES and shape - OSHAX_SHAPES in state.oshax
    rare = state.mode == FAMILY
    kinds: i64 = 4
    if state.doing == TREASURES:
        rare = takes_rare(state)
        kinds = common_kinds(state.card, state.paid)
    if COMMON_SHAPES <= shape < COMMON_SHAPES + kinds:
        return state.common[shape - COMMON_SHAPES] > 0
    return rare and RARE_SHAPES <= shape < COMMON_SHAPES and state.rare[shape - RARE_SHAPES] > 0


def _is_colour(code: i64) -> bool:
    return COLOUR <= code < COLOUR + 5


def _is_choice(cards: i64, code: i64) -> bool:
    return CHOOSE <= code < CHOOSE + (bit(cards))


def _is_payable(cards: "Ints", fish: i64, code: i64) -> bool:
    return _is_choice(len(cards), code) and cost_of(cards, code - CHOOSE) <= fish


def _is_rescue(state: Board, crew: Crew, code: i64) -> bool:
    if code == DONE or code == PASS:
        return (code == DONE) == (crew.cats_left > 0)
    if code < TAKE or code >= CHOOSE:
        return False
    tile = (code - TAKE) >> BASKET_BITS
    return (
        state.field_of(tile) != NONE
        and price(state, tile) <= crew.fish
        and _is_basket(state, crew, (code - TAKE) & ((1 << BASKET_BITS) - 1))
        and crew.boat.has_place(shape_of(tile), crew.anywhere > 0)
    )


def _is_basket(state: Board, crew: Crew, basket: i64) -> bool:
    if basket == 0:
        return state.mode == FAMILY or crew.ready > 0
    cards: i64 = len(crew.laid)
    if basket < 64:
        return basket <= cards and BASKET[crew.laid[basket - 1]] == WHOLE
    one = (basket - 64) // 64
    two = (basket - 64) % 64
    return (
        one < two < cards and BASKET[crew.laid[one]] == BROKEN and BASKET[crew.laid[two]] == BROKEN
    )


def _is_find(state: Board, crew: Crew, code: i64) -> bool:
    if code == PASS:
        return True
    card = (code - PLAY) // 2
    paid = (code - PLAY) % 2
    if code < PLAY or code >= PLACE or card not in crew.hand:
        return False
    if KIND[card] == OSHAX_CARD:
        return paid == 0 and some_oshax_fits(state, crew)
    return KIND[card] == TREASURE_CARD and can_play_treasure(state, crew, card, paid)


def _is_interjection(state: Board, crew: Crew, code: i64) -> bool:
    if code == WATCH_ON or code == WATCH_OFF:
        if state.doing == MAP_TREASURE:
            return False
        return crew.watching if code == WATCH_OFF else not crew.watching and has_watch_card(crew)
    card = anytime_card(code)
    how = anytime_how(code)
    if card not in crew.hand or KIND[card] != ANYTIME_CARD:
        return False
    if state.doing == MAP_TREASURE and EFFECT[card] != FREE_SPOT:
        return False
    return _is_way(state, crew, EFFECT[card], how)


def _is_way(state: Board, crew: Crew, effect: i64, how: i64) -> bool:
    """Whether an anytime card can be played like this."""
    if effect == FISH_ONE_COLOUR:
        return how < 5
    if effect == SELL_BASKET:
        return (how == 0 and crew.ready > 0) or (how == 1 and crew.used > 0)
    if effect == HERD:
        return _is_herd(state.cats(), how)
    one = how // 64
    two = how % 64
    if effect == BASKET_FOR_LESSONS:
        return one < two < len(crew.lessons)
    if effect == BASKET_FOR_TREASURES:
        boat = crew.boat
        return one < two < boat.size and boat.is_treasure(one) and boat.is_treasure(two)
    if effect == BAG_TO_BOAT or effect == BAG_TO_FIELDS:
        return how == 0 and len(state.bag) > 0
    return how == 0


def _is_herd(cats: i64, how: i64) -> bool:
    """The numbers of up to three cats rise from left to right; those left out are 0."""
    one = how >> 10
    two = (how >> 5) & 31
    three = how & 31
    rising = (one == 0 or one < two) and (two == 0 or two < three)
    return rising and three <= cats
