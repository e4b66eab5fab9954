"""Anytime cards: what each does when its holder interjects it."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from skerry.core.compiled.bits import bit
from skerry.core.compiled.ints import emptied
from skerry.games.cats.rules.codes import cost_of
from skerry.games.cats.rules.interject import anytime_card, anytime_how
from skerry.games.cats.rules.state import (
    BUY_CARDS,
    DRAW_CARDS,
    DRAW_FOR_BOAT,
    DRAW_FOR_FIELD,
    NAME_FIELD,
    NONE,
    NOTHING,
    PLACE_TILE,
    Board,
    Crew,
)
from skerry.games.cats.rules.tables import (
    BAG_TO_BOAT,
    BAG_TO_FIELDS,
    BASKET_FOR_LESSONS,
    BASKET_FOR_TREASURES,
    DOUBLE_RESCUE,
    DRAW2,
    DRAW3,
    EFFECT,
    FIRST_OSHAX,
    FIRST_RARE,
    FISH_COMMON,
    FISH_LESSONS,
    FISH_ONE_COLOUR,
    FISH_OSHAX,
    FISH_RARE,
    FREE_SPOT,
    HERD,
    NEW_BASKET,
    SELL_BASKET,
    shape_of,
)
from skerry.games.cats.rules.teller import Teller

if TYPE_CHECKING:
    Ints = vec[i64]

BASKET_FISH: Final = 5
TILES_TO_FIELDS: Final = 4


def play_anytime(state: Board, seat: i64, code: i64, teller: Teller) -> None:
    """The holder plays a card; what needs more steps begins, all else happens at once."""
    card = anytime_card(code)
    how = anytime_how(code)
    crew = state.crews[seat]
    crew.hand = remove(crew.hand, card)
    state.gone = append(state.gone, card)
    effect = EFFECT[card]
    if effect == DRAW2 or effect == DRAW3:
        _begin(state, seat, card, DRAW_CARDS, 2 if effect == DRAW2 else 3)
    elif effect == BAG_TO_BOAT:
        _begin(state, seat, card, DRAW_FOR_BOAT, 1)
    elif effect == BAG_TO_FIELDS:
        _begin(state, seat, card, DRAW_FOR_FIELD, min(i64(TILES_TO_FIELDS), len(state.bag)))
    elif effect == HERD:
        _herd(state, seat, card, how, teller)
    elif effect == SELL_BASKET:
        _sell(crew, seat, card, how, teller)
    elif effect == FREE_SPOT or effect == DOUBLE_RESCUE:
        if effect == FREE_SPOT:
            crew.anywhere += 1
        else:
            crew.extra += 1
        teller.anytime_played(seat, card)
    elif effect == NEW_BASKET or effect == BASKET_FOR_LESSONS or effect == BASKET_FOR_TREASURES:
        _new_basket(crew, seat, card, how, teller)
    else:
        gain = fish_for(crew, effect, how)
        crew.fish += gain
        colour = how if effect == FISH_ONE_COLOUR else NONE
        teller.fish_gained(seat, card, gain, crew.fish, colour)


def _begin(state: Board, seat: i64, card: i64, doing: i64, more: i64) -> None:
    state.doing = doing
    state.doer = seat
    state.card = card
    state.more = more
    state.done_tiles = emptied(state.done_tiles)


def _end(state: Board) -> None:
    state.doing = NOTHING
    state.card = NONE
    state.tile = NONE
    state.done_tiles = emptied(state.done_tiles)


def fish_for(crew: Crew, effect: i64, colour: i64) -> i64:
    """How many fish a card brings."""
    boat = crew.boat
    if effect == FISH_LESSONS:
        return len(crew.lessons)
    total: i64 = 0
    colours: i64 = 0
    for number in range(boat.size):
        own = boat.colours[number]
        if effect == FISH_OSHAX:
            total += 2 * i64(boat.tiles[number] >= FIRST_OSHAX)
        elif effect == FISH_RARE:
            total += 2 * i64(boat.is_treasure(number) and not boat.is_common(number))
        elif effect == FISH_COMMON:
            total += i64(boat.is_common(number))
        elif effect == FISH_ONE_COLOUR:
            total += i64(own == colour)
        elif own >= 0 and (colours >> own) & 1 == 0:
            colours |= bit(own)
            total += 1
    return total


def _sell(crew: Crew, seat: i64, card: i64, used: i64, teller: Teller) -> None:
    """A permanent basket, ready or used today, for five fish."""
    if used == 1:
        crew.used -= 1
    else:
        crew.ready -= 1
    crew.fish += BASKET_FISH
    teller.basket_sold(seat, card, used == 1, BASKET_FISH, crew.fish)


def _new_basket(crew: Crew, seat: i64, card: i64, how: i64, teller: Teller) -> None:
    """One more permanent basket, ready at once; some cards ask for two things in return."""
    crew.ready += 1
    one = how // 64
    two = how % 64
    if EFFECT[card] == BASKET_FOR_LESSONS:
        lessons = vec[i64]([crew.lessons[one], crew.lessons[two]])
        for lesson in lessons:
            crew.lessons = remove(crew.lessons, lesson)
            crew.discards = append(crew.discards, lesson)
        teller.lessons_traded(seat, card, lessons)
    elif EFFECT[card] == BASKET_FOR_TREASURES:
        tiles = vec[i64]()
        for number in (one, two):
            tiles = append(append(tiles, crew.boat.tiles[number]), crew.boat.places[number])
        # The later one first, so that the earlier one keeps its number.
        crew.boat = crew.boat.without(two).without(one)
        teller.treasures_traded(seat, card, tiles)
    else:
        teller.anytime_played(seat, card)


def _herd(state: Board, seat: i64, card: i64, how: i64, teller: Teller) -> None:
    """Up to three cats change to the right end of the other field."""
    cats = vec[i64]()
    for shift in range(i64(3)):
        number = (how >> (10 - 5 * shift)) & 31
        if number > 0:
            cats = append(cats, state.nth_cat(number))
    moved = vec[i64]()
    for cat in cats:
        field = 1 - state.take_cat(cat)
        state.add_cat(cat, field)
        moved = append(append(moved, cat), field)
    teller.cats_herded(seat, card, moved)


def finish_drawing(state: Board, card: i64) -> None:
    """One more card was drawn; after the last one its holder pays for those it keeps."""
    crew = state.crews[state.doer]
    crew.drawn = append(crew.drawn, card)
    state.more -= 1
    if state.more == 0:
        state.doing = BUY_CARDS


def finish_buying(state: Board, seat: i64, chosen: i64, teller: Teller) -> None:
    """Drawn cards that are paid for come to hand, the others are gone."""
    crew = state.crews[seat]
    cost = cost_of(crew.drawn, chosen)
    crew.fish -= cost
    for place in range(i64(len(crew.drawn))):
        if (chosen >> place) & 1 != 0:
            crew.hand = append(crew.hand, crew.drawn[place])
        else:
            crew.discards = append(crew.discards, crew.drawn[place])
    teller.cards_bought(seat, state.card, crew.drawn, chosen, cost, crew.fish)
    crew.drawn = emptied(crew.drawn)
    _end(state)


def stow(state: Board, tile: i64, teller: Teller) -> None:
    """A tile came out of the bag, for a field or for the boat of the card's holder."""
    if state.doing == DRAW_FOR_FIELD:
        if tile >= FIRST_RARE:
            state.add_rare(tile)
            _sent(state, tile, NONE, teller)
        else:
            state.tile = tile
            state.doing = NAME_FIELD
        return
    crew = state.crews[state.doer]
    if crew.boat.has_place(shape_of(tile), crew.anywhere > 0):
        state.tile = tile
        state.doing = PLACE_TILE
        return
    teller.tile_stowed(state.doer, state.card, tile, NONE)
    _end(state)


def name_field(state: Board, seat: i64, field: i64, teller: Teller) -> None:
    """The holder says to which field a drawn cat goes."""
    del seat
    tile = state.tile
    state.add_cat(tile, field)
    _sent(state, tile, field, teller)


def _sent(state: Board, tile: i64, field: i64, teller: Teller) -> None:
    state.done_tiles = append(append(state.done_tiles, tile), field)
    state.tile = NONE
    state.more -= 1
    if state.more > 0 and len(state.bag) > 0:
        state.doing = DRAW_FOR_FIELD
        return
    teller.tiles_sent(state.doer, state.card, state.done_tiles)
    _end(state)
