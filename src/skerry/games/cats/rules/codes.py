"""Answers as integers, and which of them are legal (`docs/reference/codes-cats.md` has the table).

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

from skerry.core.compiled.bits import bit
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.interject import add_interjections, may_interject
from skerry.games.cats.rules.menu import Menu
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
    asks_seats = state.doing == NOTHING and state.watcher == NONE and _asks_all(state.phase)
    if seat != CHANCE and asks_seats:
        return state.crews[seat].sealed == NONE
    return seat == mover(state)


def _asks_all(phase: i64) -> bool:
    """Whether all seats answer at the same time."""
    return phase == KEEP or phase == PAY or phase == PAUSE or phase == FAMILY_KEEP


def mover(state: Board) -> i64:
    """Who answers next: CHANCE, a seat, or NOBODY; several seats are asked in turn order."""
    doing = state.doing
    phase = state.phase
    if doing == NOTHING and (phase == DEAL or phase == FIELDS):
        # Half of all answers are draws for a new day, so that they come first here.
        return CHANCE
    if doing != NOTHING:
        if doing == DRAW_CARDS or doing == DRAW_FOR_BOAT or doing == DRAW_FOR_FIELD:
            return CHANCE
        return state.doer
    if state.watcher != NONE:
        return state.watcher
    if _asks_all(phase):
        for seat in state.order:
            if seat != SISTER and state.crews[seat].sealed == NONE:
                return seat
        return NOBODY
    if phase < DEAL or phase == SISTER_ROW:
        return CHANCE
    if phase == OVER or state.order[state.turn] == SISTER:
        return NOBODY
    return state.order[state.turn]


def codes_of(state: Board, seat: i64) -> "Ints":
    """All legal answers of a seat, anytime cards among them, whether it is awaited or not."""
    menu = Menu()
    fill_menu(menu, state, seat)
    return menu.codes()


def fill_menu(menu: Menu, state: Board, seat: i64) -> None:
    """The legal answers of a seat, anytime cards among them, whether it is awaited or not."""
    if seat >= 0 and is_awaited(state, seat):
        fill_awaited(menu, state, seat)
        return
    menu.clear()
    if seat >= 0 and may_interject(state, seat):
        add_interjections(menu, state, state.crews[seat])


def fill_awaited(menu: Menu, state: Board, seat: i64) -> None:
    """The legal answers of a seat that is awaited, anytime cards among them."""
    menu.clear()
    crew = state.crews[seat]
    _add_awaited(menu, state, crew)
    menu.awaited = menu.total
    if may_interject(state, seat):
        add_interjections(menu, state, crew)


def _add_awaited(menu: Menu, state: Board, crew: Crew) -> None:
    phase = state.phase
    if state.doing != NOTHING:
        _add_steps(menu, state, crew)
    elif state.watcher != NONE or phase == PAUSE:
        menu.add(PASS)
    elif phase == KEEP:
        menu.add_subsets(CHOOSE, len(crew.pack), 3 if state.mode == SOLO else 2)
    elif phase == FAMILY_KEEP:
        menu.add_subsets(CHOOSE, len(crew.pack), 2)
    elif phase == PAY:
        _add_payable(menu, crew.kept, crew.fish)
    elif phase == PUBLIC:
        menu.add_run(COLOUR, 5)
    elif phase == LAY:
        _add_layable(menu, crew)
    elif phase == RESCUE:
        _add_rescues(menu, state, crew)
    else:
        _add_finds(menu, state, crew)


def _add_steps(menu: Menu, state: Board, crew: Crew) -> None:
    doing = state.doing
    if doing == PLACE_TILE:
        menu.add_places(PLACE, crew.boat, shape_of(state.tile), crew.anywhere > 0)
    elif doing == PLACE_OSHAX:
        for oshax in state.oshax:
            menu.add_places(PLACE, crew.boat, OSHAX_SHAPES + oshax, crew.anywhere > 0)
    elif doing == COLOUR_OSHAX:
        menu.add_run(COLOUR, 5)
    elif doing == MAP_TREASURE:
        menu.add(PASS)
        _add_treasures(menu, state, crew, state.mode == FAMILY, 4)
    elif doing == TREASURES:
        if len(state.done_tiles) > 0:
            menu.add(DONE)
        _add_treasures(menu, state, crew, takes_rare(state), common_kinds(state.card, state.paid))
    elif doing == BUY_CARDS:
        _add_payable(menu, crew.drawn, crew.fish)
    else:
        menu.add_run(FIELD, 2)


def takes_rare(state: Board) -> bool:
    """Whether the next treasure of a card may be a rare one: only the first, and then no other."""
    return EFFECT[state.card] == TREASURE_RARE and len(state.done_tiles) == 0


def common_kinds(card: i64, paid: i64) -> i64:
    """How many of the common shapes a treasure card offers: small ones only, or all."""
    return 4 if EFFECT[card] == TREASURE_RARE or paid > 0 else SMALL


def _add_treasures(menu: Menu, state: Board, crew: Crew, rare: bool, kinds: i64) -> None:
    for kind in range(kinds):
        if state.common[kind] > 0:
            menu.add_places(PLACE, crew.boat, COMMON_SHAPES + kind, crew.anywhere > 0)
    if rare:
        for kind in range(i64(5)):
            if state.rare[kind] > 0:
                menu.add_places(PLACE, crew.boat, RARE_SHAPES + kind, crew.anywhere > 0)


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


def _add_payable(menu: Menu, cards: "Ints", fish: i64) -> None:
    """Every choice of cards that the fish can pay."""
    choices = bit(len(cards))
    if cost_of(cards, choices - 1) <= fish:
        menu.add_run(CHOOSE, choices)
        return
    for chosen in range(choices):
        if cost_of(cards, chosen) <= fish:
            menu.add(CHOOSE + chosen)


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


def _add_layable(menu: Menu, crew: Crew) -> None:
    """Every choice of rescue cards; of a very large hand, all choices with the first ones."""
    cards: i64 = 0
    for card in crew.hand:
        cards += i64(KIND[card] == RESCUE_CARD)
    if cards <= MOST_LISTED:
        menu.add_run(CHOOSE, bit(cards))
    else:
        menu.add_split(CHOOSE, bit(MOST_LISTED), bit(cards) - bit(MOST_LISTED))


def price(state: Board, tile: i64) -> i64:
    """What a cat costs in fish where it lies."""
    if state.mode == FAMILY:
        return 0
    return LEFT_PRICE if state.field_of(tile) == 0 else RIGHT_PRICE


def _add_rescues(menu: Menu, state: Board, crew: Crew) -> None:
    # After the first cat of a turn one ends it; before, one passes for the day.
    menu.add(DONE if crew.cats_left > 0 else PASS)
    _add_baskets(menu, state, crew)
    if menu.baskets == 0:
        return
    free = state.mode == FAMILY
    if free or crew.fish >= LEFT_PRICE:
        _add_cats(menu, crew, state.left)
    if free or crew.fish >= RIGHT_PRICE:
        _add_cats(menu, crew, state.right)
    menu.add_rescues(TAKE, BASKET_BITS)


def _add_cats(menu: Menu, crew: Crew, cats: "Ints") -> None:
    boat = crew.boat
    anywhere = crew.anywhere > 0
    for tile in cats:
        if menu.loose or boat.has_place(shape_of(tile), anywhere):
            menu.add_cat(tile)


def _add_baskets(menu: Menu, state: Board, crew: Crew) -> None:
    if state.mode == FAMILY or crew.ready > 0:
        menu.add_basket(0)
    laid = crew.laid
    for place in range(i64(len(laid))):
        if BASKET[laid[place]] == WHOLE:
            menu.add_basket(1 + place)
        elif BASKET[laid[place]] == BROKEN:
            for other in range(place + 1, i64(len(laid))):
                if BASKET[laid[other]] == BROKEN:
                    menu.add_basket(64 + place * 64 + other)


def _add_finds(menu: Menu, state: Board, crew: Crew) -> None:
    menu.add(PASS)
    for card in crew.hand:
        if KIND[card] == OSHAX_CARD and some_oshax_fits(state, crew):
            menu.add(PLAY + card * 2)
        elif KIND[card] == TREASURE_CARD:
            if can_play_treasure(state, crew, card, 0):
                menu.add(PLAY + card * 2)
            if can_play_treasure(state, crew, card, 1):
                menu.add(PLAY + card * 2 + 1)


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
