"""What has begun is finished step by step: tiles are placed, maps and treasures taken."""

from librt.vecs import append, remove
from mypy_extensions import i64

from skerry.core.compiled.ints import emptied
from skerry.games.cats.rules.anytime import finish_buying, name_field
from skerry.games.cats.rules.boat import NO_COLOUR
from skerry.games.cats.rules.codes import (
    CHOOSE,
    COLOUR,
    DONE,
    FIELD,
    PASS,
    PLACE,
    common_kinds,
    some_treasure_fits,
)
from skerry.games.cats.rules.finds import next_find
from skerry.games.cats.rules.rescue import next_turn
from skerry.games.cats.rules.state import (
    BUY_CARDS,
    COLOUR_OSHAX,
    FAMILY,
    MAP_TREASURE,
    NAME_FIELD,
    NONE,
    NOTHING,
    PLACE_OSHAX,
    PLACE_TILE,
    TREASURES,
    Board,
    Crew,
)
from skerry.games.cats.rules.tables import (
    FIRST_COMMON,
    FIRST_OSHAX,
    FIRST_RARE,
    KIND,
    OSHAX_CARD,
    SHAPE_OF,
    colour_of,
    tile_of,
)
from skerry.games.cats.rules.teller import Teller


def take_step(state: Board, seat: i64, code: i64, teller: Teller) -> None:
    """Take the next step of what has begun."""
    doing = state.doing
    crew = state.crews[seat]
    if doing == PLACE_TILE:
        _place(state, crew, seat, code - PLACE, teller)
    elif doing == PLACE_OSHAX:
        state.tile = code - PLACE
        state.doing = COLOUR_OSHAX
    elif doing == COLOUR_OSHAX:
        _place_oshax(state, crew, seat, code - COLOUR, teller)
    elif doing == MAP_TREASURE:
        _take_map(state, crew, seat, code, teller)
    elif doing == TREASURES:
        _place_treasure(state, crew, seat, code, teller)
    elif doing == BUY_CARDS:
        finish_buying(state, seat, code - CHOOSE, teller)
    elif doing == NAME_FIELD:
        name_field(state, seat, code - FIELD, teller)


def lay_tile(crew: Crew, tile: i64, place: i64, colour: i64) -> None:
    """A tile goes on the boat and uses up a spot that may lie apart."""
    crew.boat.lay(tile, place, colour)
    if crew.anywhere > 0:
        crew.anywhere -= 1


def _place(state: Board, crew: Crew, seat: i64, place: i64, teller: Teller) -> None:
    tile = state.tile
    lay_tile(crew, tile, place, colour_of(tile))
    if state.card != NONE:
        teller.tile_stowed(seat, state.card, tile, place)
    else:
        permanent = state.mode != FAMILY and state.basket == 0
        cards = state.done_tiles
        teller.cat_rescued(seat, tile, state.field, state.paid, place, permanent, cards)
    _check_map(state, crew, seat, place, colour_of(tile), teller)


def _check_map(
    state: Board, crew: Crew, seat: i64, place: i64, colour: i64, teller: Teller
) -> None:
    """A cat on the map of its colour may bring a treasure along."""
    if colour < 0 or not crew.boat.map_under(place, colour):
        _finish_step(state, teller)
        return
    state.tile = colour
    family = state.mode == FAMILY
    # Its owner may still play a free spot for it, where there are such cards.
    if some_treasure_fits(state, crew.boat, family, 4, crew.anywhere > 0 or not family):
        state.doing = MAP_TREASURE
        return
    teller.map_covered(seat, colour, NONE, NONE)
    _finish_step(state, teller)


def _take_map(state: Board, crew: Crew, seat: i64, code: i64, teller: Teller) -> None:
    tile: i64 = NONE
    place: i64 = NONE
    if code != PASS:
        place = code - PLACE
        tile = tile_of(SHAPE_OF[place])
        take_treasure(state, tile)
        lay_tile(crew, tile, place, NO_COLOUR)
    teller.map_covered(seat, state.tile, tile, place)
    _finish_step(state, teller)


def take_treasure(state: Board, tile: i64) -> None:
    """A treasure leaves the supply."""
    if tile >= FIRST_COMMON:
        state.common[tile - FIRST_COMMON] -= 1
    else:
        state.take_rare(tile - FIRST_RARE)


def _finish_step(state: Board, teller: Teller) -> None:
    """What had begun is over; a cat or an oshax may end the turn, an anytime card does not."""
    card = state.card
    state.doing = NOTHING
    state.card = NONE
    state.tile = NONE
    state.done_tiles = emptied(state.done_tiles)
    if card == NONE:
        crew = state.crews[state.doer]
        crew.cats_left -= 1
        if crew.cats_left == 0 or state.cats() == 0:
            next_turn(state, teller)
    elif KIND[card] == OSHAX_CARD:
        next_find(state)


def _place_oshax(state: Board, crew: Crew, seat: i64, colour: i64, teller: Teller) -> None:
    """The colour is chosen right after the place; from then on it is a cat of that colour."""
    place = state.tile
    tile = tile_of(SHAPE_OF[place])
    state.oshax = remove(state.oshax, tile - FIRST_OSHAX)
    lay_tile(crew, tile, place, colour)
    teller.oshax_placed(seat, state.card, tile, place, colour)
    _check_map(state, crew, seat, place, colour, teller)


def _place_treasure(state: Board, crew: Crew, seat: i64, code: i64, teller: Teller) -> None:
    """One rare treasure, or up to two common ones."""
    if code != DONE:
        place = code - PLACE
        tile = tile_of(SHAPE_OF[place])
        take_treasure(state, tile)
        lay_tile(crew, tile, place, NO_COLOUR)
        state.done_tiles = append(append(state.done_tiles, tile), place)
        state.more = 0 if tile < FIRST_COMMON else state.more - 1
        kinds = common_kinds(state.card, state.paid)
        if state.more > 0 and some_treasure_fits(state, crew.boat, False, kinds, crew.anywhere > 0):
            return
    teller.treasures_placed(seat, state.card, state.paid, state.done_tiles)
    state.doing = NOTHING
    state.card = NONE
    state.done_tiles = emptied(state.done_tiles)
    next_find(state)
