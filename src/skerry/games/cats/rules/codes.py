"""Answers as integers, and which of them are legal (`docs/codes-cats.md` has the table).

    PASS                           0   pass; decline a map's treasure; end a pause
    DONE                           1   end a turn or a row of treasures
    WATCH_ON, WATCH_OFF         2, 3   be asked before the turns of others, or not
    COLOUR + colour                    name a colour
    FIELD + field                      name a field
    PLAY + card * 2 + paid             play an oshax or treasure card
    PLACE + place                      lay the tile
    TAKE + (tile << 13 | basket)       rescue a cat
    CHOOSE + bits                      cards by their positions: keep, pay for, lay
    ANYTIME + (card << 16 | how)       play an anytime card (2 ** 62 and more)

A basket is 0 (permanent, or none in the family mode), 1 + the position of a laid card, or
64 + 64 times the position of one broken basket + that of another, higher one.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.interject import interjections, may_interject
from skerry.games.cats.rules.state import (
    BUY_CARDS,
    COLOUR_OSHAX,
    DEAL,
    DRAW_CARDS,
    DRAW_FOR_BOAT,
    DRAW_FOR_FIELD,
    FAMILY,
    FAMILY_KEEP,
    FIELDS,
    KEEP,
    LAY,
    MAP_TREASURE,
    NONE,
    NOTHING,
    OVER,
    PAUSE,
    PAY,
    PLACE_OSHAX,
    PLACE_TILE,
    PUBLIC,
    RESCUE,
    SISTER,
    SISTER_ROW,
    SOLO,
    TREASURES,
    Board,
    Crew,
)
from skerry.games.cats.rules.tables import (
    BASKET,
    BROKEN,
    CAT_SHAPES,
    COST,
    EFFECT,
    KIND,
    OSHAX_CARD,
    RESCUE_CARD,
    SMALL,
    TREASURE_CARD,
    TREASURE_RARE,
    WHOLE,
    shape_of,
)

if TYPE_CHECKING:
    Ints = vec[i64]

CHANCE: Final = -1
NOBODY: Final = -2

PASS: Final = 0
DONE: Final = 1
COLOUR: Final = 8
FIELD: Final = 16
PLAY: Final = 1 << 10
PLACE: Final = 1 << 14
TAKE: Final = 1 << 18
BASKET_BITS: Final = 13
CHOOSE: Final = 1 << 22

RARE_SHAPES: Final = CAT_SHAPES
COMMON_SHAPES: Final = CAT_SHAPES + 5
OSHAX_SHAPES: Final = CAT_SHAPES + 9
MOST_PLACES: Final = 4096
"""More than the places of any shape, and of any choice of treasures or oshax."""

MOST_LISTED: Final = 12
"""Of more rescue cards than that not every choice is listed, though each is legal."""

LEFT_PRICE: Final = 3
RIGHT_PRICE: Final = 5


def is_awaited(state: Board, seat: i64) -> bool:
    """Whether this seat, or CHANCE, must answer now."""
    doing = state.doing
    drawing = doing == DRAW_CARDS or doing == DRAW_FOR_BOAT or doing == DRAW_FOR_FIELD
    if doing != NOTHING:
        return seat == CHANCE if drawing else seat == state.doer
    if state.watcher != NONE:
        return seat == state.watcher
    phase = state.phase
    if seat == CHANCE:
        return phase == DEAL or phase == SISTER_ROW or (phase <= FIELDS and phase != FAMILY_KEEP)
    if phase == KEEP or phase == PAY or phase == PAUSE or phase == FAMILY_KEEP:
        return state.crews[seat].sealed == NONE
    if phase == OVER or phase == DEAL or phase == SISTER_ROW or phase < KEEP:
        return False
    return state.order[state.turn] == seat


def mover(state: Board) -> i64:
    """Who answers next: CHANCE, a seat, or NOBODY; several seats are asked in turn order."""
    if is_awaited(state, CHANCE):
        return CHANCE
    if state.doing != NOTHING:
        return state.doer
    if state.watcher != NONE:
        return state.watcher
    for seat in state.order:
        if seat != SISTER and is_awaited(state, seat):
            return seat
    return NOBODY


def codes_of(state: Board, seat: i64) -> "Ints":
    """All legal answers of a seat, anytime cards among them, whether it is awaited or not."""
    out = vec[i64]()
    if seat < 0:
        return out
    if is_awaited(state, seat):
        out = _awaited_codes(state, seat)
    if may_interject(state, seat):
        out = interjections(state, seat, out)
    return out


def _awaited_codes(state: Board, seat: i64) -> "Ints":
    crew = state.crews[seat]
    if state.doing != NOTHING:
        return _steps(state, crew)
    phase = state.phase
    if state.watcher != NONE or phase == PAUSE:
        return vec[i64]([PASS])
    if phase == KEEP:
        return _some_of(i64(len(crew.pack)), 3 if state.mode == SOLO else 2)
    if phase == FAMILY_KEEP:
        return _some_of(i64(len(crew.pack)), 2)
    if phase == PAY:
        return _payable(crew.kept, crew.fish)
    if phase == PUBLIC:
        return _colours()
    if phase == LAY:
        return _layable(crew)
    if phase == RESCUE:
        return _rescues(state, crew)
    return _finds(state, crew)


def _steps(state: Board, crew: Crew) -> "Ints":
    doing = state.doing
    if doing == PLACE_TILE:
        shape = shape_of(state.tile)
        places = vec[i64]([0] * MOST_PLACES)
        return _as_places(
            places, crew.boat.fitting(shape, crew.anywhere > 0, places, 0), vec[i64]()
        )
    if doing == PLACE_OSHAX:
        return _oshax_places(state, crew)
    if doing == COLOUR_OSHAX:
        return _colours()
    if doing == MAP_TREASURE:
        return _treasure_places(state, crew, state.mode == FAMILY, 4, vec[i64]([PASS]))
    if doing == TREASURES:
        start = vec[i64]([DONE]) if len(state.done_tiles) > 0 else vec[i64]()
        return _treasure_places(
            state, crew, takes_rare(state), common_kinds(state.card, state.paid), start
        )
    if doing == BUY_CARDS:
        return _payable(crew.drawn, crew.fish)
    return vec[i64]([FIELD, FIELD + 1])


def takes_rare(state: Board) -> bool:
    """Whether the next treasure of a card may be a rare one: only the first, and then no other."""
    return EFFECT[state.card] == TREASURE_RARE and len(state.done_tiles) == 0


def common_kinds(card: i64, paid: i64) -> i64:
    """How many of the common shapes a treasure card offers: small ones only, or all."""
    return 4 if EFFECT[card] == TREASURE_RARE or paid > 0 else SMALL


def _as_places(places: "Ints", total: i64, out: "Ints") -> "Ints":
    for number in range(total):
        out = append(out, PLACE + places[number])
    return out


def _oshax_places(state: Board, crew: Crew) -> "Ints":
    places = vec[i64]([0] * MOST_PLACES)
    total: i64 = 0
    for oshax in state.oshax:
        total = crew.boat.fitting(OSHAX_SHAPES + oshax, crew.anywhere > 0, places, total)
    return _as_places(places, total, vec[i64]())


def _treasure_places(state: Board, crew: Crew, rare: bool, kinds: i64, out: "Ints") -> "Ints":
    places = vec[i64]([0] * MOST_PLACES)
    total: i64 = 0
    for kind in range(kinds):
        if state.common[kind] > 0:
            total = crew.boat.fitting(COMMON_SHAPES + kind, crew.anywhere > 0, places, total)
    if rare:
        for kind in range(i64(5)):
            if state.rare[kind] > 0:
                total = crew.boat.fitting(RARE_SHAPES + kind, crew.anywhere > 0, places, total)
    return _as_places(places, total, out)


def some_treasure_fits(state: Board, boat: Boat, rare: bool, kinds: i64, anywhere: bool) -> bool:
    """Whether a treasure of the supply, of those offered, fits on the boat."""
    for kind in range(kinds):
        if state.common[kind] > 0 and boat.has_place(COMMON_SHAPES + kind, anywhere):
            return True
    if rare:
        for kind in range(i64(5)):
            if state.rare[kind] > 0 and boat.has_place(RARE_SHAPES + kind, anywhere):
                return True
    return False


def _some_of(cards: i64, wanted: i64) -> "Ints":
    """Every way to choose `wanted` of the cards."""
    out = vec[i64]()
    one: i64 = 1
    for chosen in range(one << cards):
        total: i64 = 0
        for place in range(cards):
            total += (chosen >> place) & 1
        if total == wanted:
            out = append(out, CHOOSE + chosen)
    return out


def _payable(cards: "Ints", fish: i64) -> "Ints":
    """Every choice of cards that the fish can pay."""
    out = vec[i64]()
    one: i64 = 1
    for chosen in range(one << len(cards)):
        if cost_of(cards, chosen) <= fish:
            out = append(out, CHOOSE + chosen)
    return out


def cost_of(cards: "Ints", chosen: i64) -> i64:
    """What the chosen cards cost."""
    total: i64 = 0
    for place in range(i64(len(cards))):
        if (chosen >> place) & 1 != 0:
            total += COST[cards[place]]
    return total


def rescue_cards(crew: Crew) -> "Ints":
    """The rescue cards of a hand, in its order: the positions that laying speaks of."""
    out = vec[i64]()
    for card in crew.hand:
        if KIND[card] == RESCUE_CARD:
            out = append(out, card)
    return out


def _layable(crew: Crew) -> "Ints":
    """Every choice of rescue cards; of a very large hand, all choices with the first ones."""
    out = vec[i64]()
    one: i64 = 1
    cards: i64 = len(rescue_cards(crew))
    few = min(cards, MOST_LISTED)
    rest = (one << cards) - (one << few)
    for chosen in range(one << few):
        out = append(out, CHOOSE + chosen)
        if rest > 0:
            out = append(out, CHOOSE + (chosen | rest))
    return out


def _colours() -> "Ints":
    out = vec[i64]()
    for colour in range(i64(5)):
        out = append(out, COLOUR + colour)
    return out


def price(state: Board, tile: i64) -> i64:
    """What a cat costs in fish where it lies."""
    if state.mode == FAMILY:
        return 0
    return LEFT_PRICE if state.field_of(tile) == 0 else RIGHT_PRICE


def _rescues(state: Board, crew: Crew) -> "Ints":
    # After the first cat of a turn one ends it; before, one passes for the day.
    out = vec[i64]([DONE if crew.cats_left > 0 else PASS])
    baskets = _baskets(state, crew)
    if len(baskets) == 0:
        return out
    for field in range(i64(2)):
        cats = state.left if field == 0 else state.right
        for tile in cats:
            if price(state, tile) <= crew.fish and crew.boat.has_place(
                shape_of(tile), crew.anywhere > 0
            ):
                for basket in baskets:
                    out = append(out, TAKE + (tile << BASKET_BITS | basket))
    return out


def _baskets(state: Board, crew: Crew) -> "Ints":
    out = vec[i64]()
    if state.mode == FAMILY or crew.ready > 0:
        out = append(out, 0)
    for place in range(i64(len(crew.laid))):
        if BASKET[crew.laid[place]] == WHOLE:
            out = append(out, 1 + place)
        elif BASKET[crew.laid[place]] == BROKEN:
            for other in range(place + 1, i64(len(crew.laid))):
                if BASKET[crew.laid[other]] == BROKEN:
                    out = append(out, 64 + place * 64 + other)
    return out


def _finds(state: Board, crew: Crew) -> "Ints":
    out = vec[i64]([PASS])
    for card in crew.hand:
        if KIND[card] == OSHAX_CARD and some_oshax_fits(state, crew):
            out = append(out, PLAY + card * 2)
        elif KIND[card] == TREASURE_CARD:
            if can_play_treasure(state, crew, card, 0):
                out = append(out, PLAY + card * 2)
            if can_play_treasure(state, crew, card, 1):
                out = append(out, PLAY + card * 2 + 1)
    return out


def some_oshax_fits(state: Board, crew: Crew) -> bool:
    """Whether an oshax of the row fits on the boat."""
    for oshax in state.oshax:
        if crew.boat.has_place(OSHAX_SHAPES + oshax, crew.anywhere > 0):
            return True
    return False


def can_play_treasure(state: Board, crew: Crew, card: i64, paid: i64) -> bool:
    """Whether a treasure card, with or without the extra fish, gives anything."""
    rare = EFFECT[card] == TREASURE_RARE
    if paid > 0 and (rare or crew.fish < 1):
        return False
    return some_treasure_fits(state, crew.boat, rare, common_kinds(card, paid), crew.anywhere > 0)
