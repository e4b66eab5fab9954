"""The legal choices of a seat, in ascending order."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.bits import WORD, lowest, ones
from skerry.games.cats.environment import begun as b
from skerry.games.cats.environment.begun import Begun
from skerry.games.cats.environment.piles import ANY_NUMBER, asks_cards, costs, pile_of, wanted
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
from skerry.games.cats.rules.boat import ANCHOR_WORDS, Boat
from skerry.games.cats.rules.codes import (
    LEFT_PRICE,
    RIGHT_PRICE,
    can_play_treasure,
    common_kinds,
    cost_of,
    some_oshax_fits,
    takes_rare,
)
from skerry.games.cats.rules.interject import has_watch_card, may_interject
from skerry.games.cats.rules.state import (
    COLOUR_OSHAX,
    FAMILY,
    MAP_TREASURE,
    NONE,
    NOTHING,
    PAUSE,
    PLACE_OSHAX,
    PLACE_TILE,
    PUBLIC,
    RESCUE,
    TREASURES,
    Board,
    Crew,
)
from skerry.games.cats.rules.tables import (
    ANCHOR_OF,
    BAG_TO_BOAT,
    BAG_TO_FIELDS,
    BASKET,
    BASKET_FOR_LESSONS,
    BASKET_FOR_TREASURES,
    BROKEN,
    COST,
    EFFECT,
    END_ANYTIME,
    FIRST_ANYTIME,
    FIRST_COMMON,
    FIRST_FORM,
    FIRST_OSHAX,
    FIRST_RARE,
    FISH_ONE_COLOUR,
    FREE_SPOT,
    HERD,
    KIND,
    OSHAX_CARD,
    PLACE_AT,
    SELL_BASKET,
    TREASURE_CARD,
    WHOLE,
    WORDS,
    shape_of,
)

if TYPE_CHECKING:
    Ints = vec[i64]


def list_options(state: Board, seat: i64, begun: Begun, out: "Ints") -> i64:
    """Write the legal choices of the mover; returns their number."""
    crew = state.crews[seat]
    kind = begun.kind
    if kind == b.NOTHING_BEGUN:
        total = _list_first(state, crew, begun, out)
        if may_interject(state, seat):
            total = _list_interjections(state, crew, out, total)
        return _sorted(out, total)
    if kind == b.CARDS:
        return _sorted(out, _list_cards(state, crew, begun, out))
    if kind == b.BASKET:
        return _sorted(out, _list_baskets(state, crew, begun, out))
    if kind == b.PLAY:
        return _list_payments(state, crew, begun.card, out)
    if kind == b.PLACE:
        if begun.cell != NONE:
            return _list_turns(crew, tile_to_place(state, begun), begun.cell, out)
        return _list_cells(crew, shape_of(begun.tile), out)
    return _sorted(out, _list_ways(state, crew, begun, out))


def tile_to_place(state: Board, begun: Begun) -> i64:
    """The tile that is being placed: given by the question, or chosen."""
    return state.tile if state.doing == PLACE_TILE else begun.tile


def _sorted(out: "Ints", total: i64) -> i64:
    """Sort the first `total` choices; there are few of them, and most are in order."""
    for end in range(1, total):
        value = out[end]
        place = end
        while place > 0 and out[place - 1] > value:
            out[place] = out[place - 1]
            place -= 1
        out[place] = value
    return total


def _list_first(state: Board, crew: Crew, begun: Begun, out: "Ints") -> i64:
    """The first choice of an answer, without anytime cards."""
    if asks_cards(state):
        return _list_cards(state, crew, begun, out)
    if state.doing != NOTHING:
        return _list_steps(state, crew, out)
    phase = state.phase
    if state.watcher != NONE or phase == PAUSE:
        out[0] = PASS
        return 1
    if phase == PUBLIC:
        return _list_run(COLOUR, 5, out)
    if phase == RESCUE:
        return _list_cats(state, crew, out)
    return _list_finds(state, crew, out)


def _list_run(first: i64, count: i64, out: "Ints") -> i64:
    for number in range(count):
        out[number] = first + number
    return count


def _list_cards(state: Board, crew: Crew, begun: Begun, out: "Ints") -> i64:
    """The next card, of those after the last one, or the end of the row."""
    cards = pile_of(state, crew)
    size: i64 = len(cards)
    total: i64 = 0
    needs = wanted(state)
    if needs == ANY_NUMBER:
        out[0] = DONE
        total = 1
        last = size
    else:
        # Enough cards must be left for the others.
        last = size - needs + ones(begun.chosen) + 1
    fish = crew.fish
    if costs(state):
        fish -= cost_of(cards, begun.chosen)
    else:
        fish = 1_000_000
    for place in range(begun.last + 1, last):
        if COST[cards[place]] <= fish:
            out[total] = CARD + cards[place]
            total += 1
    return total


def _list_steps(state: Board, crew: Crew, out: "Ints") -> i64:
    doing = state.doing
    if doing == PLACE_TILE:
        return _list_cells(crew, shape_of(state.tile), out)
    total: i64 = 0
    if doing == PLACE_OSHAX:
        for oshax in state.oshax:
            if crew.boat.has_place(shape_of(FIRST_OSHAX + oshax), crew.anywhere > 0):
                out[total] = TILE + FIRST_OSHAX + oshax
                total += 1
        return total
    if doing == COLOUR_OSHAX:
        return _list_run(COLOUR, 5, out)
    if doing == MAP_TREASURE:
        out[0] = PASS
        return _list_treasures(state, crew, state.mode == FAMILY, 4, out, 1)
    if doing == TREASURES:
        if len(state.done_tiles) > 0:
            out[0] = DONE
            total = 1
        kinds = common_kinds(state.card, state.paid)
        return _list_treasures(state, crew, takes_rare(state), kinds, out, total)
    return _list_run(FIELD, 2, out)


def _list_treasures(
    state: Board, crew: Crew, rare: bool, kinds: i64, out: "Ints", total: i64
) -> i64:
    anywhere = crew.anywhere > 0
    if rare:
        for kind in range(i64(5)):
            tile = FIRST_RARE + kind
            if state.rare[kind] > 0 and crew.boat.has_place(shape_of(tile), anywhere):
                out[total] = TILE + tile
                total += 1
    for kind in range(kinds):
        tile = FIRST_COMMON + kind
        if state.common[kind] > 0 and crew.boat.has_place(shape_of(tile), anywhere):
            out[total] = TILE + tile
            total += 1
    return total


def _list_cells(crew: Crew, shape: i64, out: "Ints") -> i64:
    """The first cells of all places of a shape."""
    words = vec[i64]([0] * ANCHOR_WORDS)
    crew.boat.find_anchors(shape, crew.anywhere > 0, words, 0)
    forms = FIRST_FORM[shape + 1] - FIRST_FORM[shape]
    total: i64 = 0
    start: i64 = 0
    for word in range(i64(WORDS)):
        found: i64 = 0
        if words[start] > 0:
            for form in range(forms):
                found |= words[start + 1 + form]
        start += 1 + forms
        while found != 0:
            out[total] = CELL + CELL_AT[word * WORD + lowest(found)]
            total += 1
            found &= found - 1
    return total


def _list_turns(crew: Crew, tile: i64, cell: i64, out: "Ints") -> i64:
    shape = shape_of(tile)
    first = FIRST_FORM[shape]
    total: i64 = 0
    for form in range(first, FIRST_FORM[shape + 1]):
        place = i64(PLACE_AT[form * WORDS * WORD + BIT_OF[cell]])
        if place >= 0 and crew.boat.fits(place, crew.anywhere > 0):
            out[total] = TURN + form - first
            total += 1
    return total


def _list_cats(state: Board, crew: Crew, out: "Ints") -> i64:
    """The cats that can be rescued, or the end of the turn or of the day."""
    out[0] = DONE if crew.cats_left > 0 else PASS
    free = state.mode == FAMILY
    if not (free or crew.ready > 0 or _has_card_basket(crew)):
        return 1
    total: i64 = 1
    if free or crew.fish >= LEFT_PRICE:
        total = _add_cats(crew, state.left, out, total)
    if free or crew.fish >= RIGHT_PRICE:
        total = _add_cats(crew, state.right, out, total)
    return total


def _add_cats(crew: Crew, cats: "Ints", out: "Ints", total: i64) -> i64:
    for tile in cats:
        if crew.boat.has_place(shape_of(tile), crew.anywhere > 0):
            out[total] = TILE + tile
            total += 1
    return total


def _has_card_basket(crew: Crew) -> bool:
    """Whether a laid card, or two, make a basket."""
    broken: i64 = 0
    for card in crew.laid:
        if BASKET[card] == WHOLE:
            return True
        broken += i64(BASKET[card] == BROKEN)
    return broken > 1


def _list_baskets(state: Board, crew: Crew, begun: Begun, out: "Ints") -> i64:
    """The permanent basket, a whole one, or the broken ones of which there is another later."""
    total: i64 = 0
    laid = crew.laid
    size: i64 = len(laid)
    if begun.one == NONE and (state.mode == FAMILY or crew.ready > 0):
        out[0] = WAY
        total = 1
    last_broken: i64 = NONE
    for place in range(size):
        if BASKET[laid[place]] == BROKEN:
            last_broken = place
    for place in range(begun.one + 1, size):
        basket = BASKET[laid[place]]
        is_second = begun.one != NONE and basket == BROKEN
        is_first = begun.one == NONE and basket == BROKEN and place < last_broken
        if is_first or is_second or (begun.one == NONE and basket == WHOLE):
            out[total] = CARD + laid[place]
            total += 1
    return total


def _list_finds(state: Board, crew: Crew, out: "Ints") -> i64:
    out[0] = PASS
    total: i64 = 1
    for card in crew.hand:
        if KIND[card] == OSHAX_CARD:
            if some_oshax_fits(state, crew):
                out[total] = CARD + card
                total += 1
        elif KIND[card] == TREASURE_CARD:
            plain = can_play_treasure(state, crew, card, 0)
            if plain or can_play_treasure(state, crew, card, 1):
                out[total] = CARD + card
                total += 1
    return total


def _list_payments(state: Board, crew: Crew, card: i64, out: "Ints") -> i64:
    """Without or with the extra fish."""
    total: i64 = 0
    for paid in range(i64(2)):
        if can_play_treasure(state, crew, card, paid):
            out[total] = WAY + paid
            total += 1
    return total


def _list_interjections(state: Board, crew: Crew, out: "Ints", total: i64) -> i64:
    """Anytime cards that can be played now, and watching."""
    only_spot = state.doing == MAP_TREASURE
    for card in crew.hand:
        if FIRST_ANYTIME <= card < END_ANYTIME:
            playable = EFFECT[card] == FREE_SPOT if only_spot else _has_way(state, crew, card)
            if playable:
                out[total] = CARD + card
                total += 1
    if not only_spot and (crew.watching or has_watch_card(crew)):
        out[total] = WATCH + i64(crew.watching)
        total += 1
    return total


def _has_way(state: Board, crew: Crew, card: i64) -> bool:
    effect = EFFECT[card]
    if effect == SELL_BASKET:
        return crew.ready > 0 or crew.used > 0
    if effect == BASKET_FOR_LESSONS:
        return len(crew.lessons) > 1
    if effect == BASKET_FOR_TREASURES:
        return ones(crew.boat.treasures()) > 1
    if effect == BAG_TO_BOAT or effect == BAG_TO_FIELDS:
        return len(state.bag) > 0
    return True


def asks_how(card: i64) -> bool:
    """Whether an anytime card can be played in several ways."""
    effect = EFFECT[card]
    return (
        effect == FISH_ONE_COLOUR
        or effect == SELL_BASKET
        or effect == BASKET_FOR_LESSONS
        or effect == BASKET_FOR_TREASURES
        or effect == HERD
    )


def _list_ways(state: Board, crew: Crew, begun: Begun, out: "Ints") -> i64:
    """How an anytime card is played."""
    effect = EFFECT[begun.card]
    total: i64 = 0
    if effect == FISH_ONE_COLOUR:
        return _list_run(COLOUR, 5, out)
    if effect == SELL_BASKET:
        if crew.ready > 0:
            out[0] = WAY
            total = 1
        if crew.used > 0:
            out[total] = WAY + 1
            total += 1
        return total
    if effect == HERD:
        return _list_herd(state, begun, out)
    if effect == BASKET_FOR_LESSONS:
        size: i64 = len(crew.lessons)
        end = size - 1 if begun.one == NONE else size
        for place in range(begun.one + 1, end):
            out[total] = CARD + crew.lessons[place]
            total += 1
        return total
    return _list_treasures_aboard(crew.boat, begun.one, out)


def _list_treasures_aboard(boat: Boat, one: i64, out: "Ints") -> i64:
    """The first cells of the treasures that can be given away; the first one leaves another."""
    total: i64 = 0
    for number in range(one + 1, boat.size):
        if boat.is_treasure(number):
            out[total] = CELL + CELL_AT[i64(ANCHOR_OF[boat.places[number]])]
            total += 1
    if one == NONE:
        total -= 1
    return total


def _list_herd(state: Board, begun: Begun, out: "Ints") -> i64:
    """The next cat to the right of the last one, or the end of the row."""
    out[0] = DONE
    total: i64 = 1
    for number in range(begun.last + 1, state.cats()):
        out[total] = TILE + state.nth_cat(number + 1)
        total += 1
    return total
