"""What has begun is finished step by step: tiles are placed, maps and treasures taken."""

from typing import TYPE_CHECKING

from librt.vecs import append, remove, vec
from mypy_extensions import i64

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
from skerry.games.cats.rules.notes import (
    NOTE_ANYTIME,
    NOTE_MAP,
    NOTE_OSHAX,
    NOTE_RESCUE,
    NOTE_TREASURE,
)
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

if TYPE_CHECKING:
    Notes = list[tuple[int, ...]]


def take_step(state: Board, seat: i64, code: i64, notes: "Notes | None") -> None:
    """Take the next step of what has begun."""
    doing = state.doing
    crew = state.crews[seat]
    if doing == PLACE_TILE:
        _place(state, crew, seat, code - PLACE, notes)
    elif doing == PLACE_OSHAX:
        state.tile = code - PLACE
        state.doing = COLOUR_OSHAX
    elif doing == COLOUR_OSHAX:
        _place_oshax(state, crew, seat, code - COLOUR, notes)
    elif doing == MAP_TREASURE:
        _take_map(state, crew, seat, code, notes)
    elif doing == TREASURES:
        _place_treasure(state, crew, seat, code, notes)
    elif doing == BUY_CARDS:
        finish_buying(state, seat, code - CHOOSE, notes)
    elif doing == NAME_FIELD:
        name_field(state, seat, code - FIELD, notes)


def lay_tile(crew: Crew, tile: i64, place: i64, colour: i64) -> None:
    """A tile goes on the boat and uses up a spot that may lie apart."""
    crew.boat.lay(tile, place, colour)
    if crew.anywhere > 0:
        crew.anywhere -= 1


def _place(state: Board, crew: Crew, seat: i64, place: i64, notes: "Notes | None") -> None:
    tile = state.tile
    lay_tile(crew, tile, place, colour_of(tile))
    if notes is not None:
        if state.card != NONE:
            notes.append((NOTE_ANYTIME, int(seat), int(state.card), int(tile), int(place)))
        else:
            permanent = int(state.mode != FAMILY and state.basket == 0)
            head = (NOTE_RESCUE, int(seat), int(tile), int(state.field), int(state.paid))
            notes.append((*head, int(place), permanent, *state.done_tiles))
    _look_for_map(state, crew, seat, place, colour_of(tile), notes)


def _look_for_map(
    state: Board, crew: Crew, seat: i64, place: i64, colour: i64, notes: "Notes | None"
) -> None:
    """A cat on the map of its colour may bring a treasure along."""
    if colour < 0 or not crew.boat.map_under(place, colour):
        _finish_step(state, notes)
        return
    state.tile = colour
    family = state.mode == FAMILY
    # Its owner may still play a free spot for it, where there are such cards.
    if some_treasure_fits(state, crew.boat, family, 4, crew.anywhere > 0 or not family):
        state.doing = MAP_TREASURE
        return
    if notes is not None:
        notes.append((NOTE_MAP, int(seat), int(colour), NONE, NONE))
    _finish_step(state, notes)


def _take_map(state: Board, crew: Crew, seat: i64, code: i64, notes: "Notes | None") -> None:
    tile: i64 = NONE
    place: i64 = NONE
    if code != PASS:
        place = code - PLACE
        tile = tile_of(SHAPE_OF[place])
        take_treasure(state, tile)
        lay_tile(crew, tile, place, NO_COLOUR)
    if notes is not None:
        notes.append((NOTE_MAP, int(seat), int(state.tile), int(tile), int(place)))
    _finish_step(state, notes)


def take_treasure(state: Board, tile: i64) -> None:
    """A treasure leaves the supply."""
    if tile >= FIRST_COMMON:
        state.common[tile - FIRST_COMMON] -= 1
    else:
        state.take_rare(tile - FIRST_RARE)


def _finish_step(state: Board, notes: "Notes | None") -> None:
    """What had begun is over; a cat or an oshax may end the turn, an anytime card does not."""
    card = state.card
    state.doing = NOTHING
    state.card = NONE
    state.tile = NONE
    state.done_tiles = vec[i64]()
    if card == NONE:
        crew = state.crews[state.doer]
        crew.cats_left -= 1
        if crew.cats_left == 0 or state.cats() == 0:
            next_turn(state, notes)
    elif KIND[card] == OSHAX_CARD:
        next_find(state)


def _place_oshax(state: Board, crew: Crew, seat: i64, colour: i64, notes: "Notes | None") -> None:
    """The colour is chosen right after the place; from then on it is a cat of that colour."""
    place = state.tile
    tile = tile_of(SHAPE_OF[place])
    state.oshax = remove(state.oshax, tile - FIRST_OSHAX)
    lay_tile(crew, tile, place, colour)
    if notes is not None:
        notes.append((NOTE_OSHAX, int(seat), int(state.card), int(tile), int(place), int(colour)))
    _look_for_map(state, crew, seat, place, colour, notes)


def _place_treasure(state: Board, crew: Crew, seat: i64, code: i64, notes: "Notes | None") -> None:
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
    if notes is not None:
        done = state.done_tiles
        notes.append((NOTE_TREASURE, int(seat), int(state.card), int(state.paid), *done))
    state.doing = NOTHING
    state.card = NONE
    state.done_tiles = vec[i64]()
    next_find(state)
