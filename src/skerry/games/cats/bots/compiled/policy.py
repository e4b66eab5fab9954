"""Playouts by a policy: a few weighted features of an answer instead of pure chance.

A policy is a vector of weights in hundredths of a point; `WEIGHTS` is one to begin with, and
`docs/reference/fast-api.md` lists what each weight is for. At every decision the policy draws some
of the legal answers and gives the one with the highest value. With one draw it plays at random.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.bits import bit, ones
from skerry.core.compiled.dice import Dice
from skerry.games.cats.rules.anchors import beside, covered_by, write_places
from skerry.games.cats.rules.boat import ANCHOR_WORDS, Boat, common
from skerry.games.cats.rules.codes import (
    BASKET_BITS,
    CHANCE,
    CHOOSE,
    COLOUR,
    FIELD,
    NOBODY,
    PLACE,
    PLAY,
    TAKE,
    cost_of,
    fill_awaited,
    mover,
    price,
)
from skerry.games.cats.rules.interject import is_anytime
from skerry.games.cats.rules.menu import Menu
from skerry.games.cats.rules.playout import draw, roll
from skerry.games.cats.rules.rules import State, apply_code
from skerry.games.cats.rules.state import BUY_CARDS, LAY, PAY, PLACE_TILE, Board, Crew
from skerry.games.cats.rules.tables import (
    BASKET,
    HULL,
    KIND,
    RATS,
    RESCUE_CARD,
    ROOM_CELLS,
    ROOMS,
    SHAPE_OF,
    SIZE,
    WORDS,
    colour_of,
    shape_of,
)
from skerry.games.cats.rules.teller import SILENT
from skerry.games.cats.rules.totals import totals

if TYPE_CHECKING:
    Ints = vec[i64]

# Placing a tile.
RAT: Final = 0
COVER: Final = 1
TOUCH: Final = 2
MAP: Final = 3
FRIEND: Final = 4
ROOM: Final = 5
# Rescuing a cat.
CAT: Final = 6
MATE: Final = 7
FISH_OF_PRICE: Final = 8
# Cards: one weight for each kind, in the order of their numbers, and for each basket.
FIRST_KIND: Final = 9
FIRST_BASKET: Final = 15
FISH_OF_COST: Final = 18
RESERVE: Final = 19
SHORTAGE: Final = 20
# All other answers.
LAY_CARD: Final = 21
PLAY_CARD: Final = 22
INTERJECT: Final = 23
COLOUR_MATE: Final = 24

WEIGHTS: Final = vec[i64](
    [
        100,  # RAT: each rat that the tile covers
        15,  # COVER: each cell that it covers
        6,  # TOUCH: each covered cell beside it
        250,  # MAP: it covers the map of its colour
        350,  # FRIEND: each cat of its colour beside it
        500,  # ROOM: each room that it fills
        100,  # CAT: a cat to rescue
        40,  # MATE: each cat of its colour on the boat
        -15,  # FISH_OF_PRICE: each fish of its price
        700,  # FIRST_KIND: an oshax card
        0,  # a rescue card, before its basket
        120,  # an anytime card
        350,  # a treasure card
        350,  # a lesson
        250,  # a public lesson
        60,  # FIRST_BASKET: a rescue card without a basket
        300,  # with a broken one
        650,  # with a whole one
        -45,  # FISH_OF_COST: each fish that cards cost
        8,  # RESERVE: how many fish should be left after a payment
        -200,  # SHORTAGE: each fish that is then missing
        100,  # LAY_CARD: each rescue card that is laid
        200,  # PLAY_CARD: an oshax or treasure card is played
        -100,  # INTERJECT: an anytime card is played
        100,  # COLOUR_MATE: each cat on the boat of a colour that is named
    ]
)
"""Weights that play sensibly."""

TRIES: Final = 5
"""How many answers to draw for a good game at more than a third of the speed of random ones."""


def place_value(boat: Boat, place: i64, colour: i64, weights: "Ints") -> i64:
    """The value of a tile on a free place; its colour is -1 if it has none."""
    a, b, c, d = covered_by(place)
    near0, near1, near2, near3 = beside(a, b, c, d)
    near0 &= HULL[0] & ~boat.free0
    near1 &= HULL[1] & ~boat.free1
    near2 &= HULL[2] & ~boat.free2
    near3 &= HULL[3] & ~boat.free3
    value = weights[COVER] * SIZE[SHAPE_OF[place]]
    value += weights[RAT] * common(place, RATS, boat.plan * WORDS)
    value += weights[TOUCH] * (ones(near0) + ones(near1) + ones(near2) + ones(near3))
    if colour >= 0:
        if boat.map_under(place, colour):
            value += weights[MAP]
        for number in range(boat.size):
            if boat.colours[number] == colour:
                p, q, r, s = covered_by(boat.places[number])
                if (p & near0 | q & near1 | r & near2 | s & near3) != 0:
                    value += weights[FRIEND]
    for room in range(i64(ROOMS)):
        at = room * WORDS
        p = ROOM_CELLS[at] & boat.free0
        q = ROOM_CELLS[at + 1] & boat.free1
        r = ROOM_CELLS[at + 2] & boat.free2
        s = ROOM_CELLS[at + 3] & boat.free3
        if p & ~a | q & ~b | r & ~c | s & ~d == 0 and p | q | r | s != 0:
            value += weights[ROOM]
    return value


def place_values(boat: Boat, shape: i64, colour: i64, anywhere: bool, weights: "Ints") -> "Ints":
    """All places for a tile, each followed by its value."""
    words = vec[i64]([0] * ANCHOR_WORDS)
    total = boat.find_anchors(shape, anywhere, words, 0)
    places = vec[i64]([0] * (total + 1))
    write_places(shape, words, 0, 0, places, 0)
    out = vec[i64]([0] * (2 * total))
    for number in range(total):
        out[2 * number] = places[number]
        out[2 * number + 1] = place_value(boat, places[number], colour, weights)
    return out


def card_value(card: i64, weights: "Ints") -> i64:
    """The value of a card, without its cost."""
    value = weights[FIRST_KIND + KIND[card]]
    if KIND[card] == RESCUE_CARD:
        value += weights[FIRST_BASKET + BASKET[card]]
    return value


def _choice_value(cards: "Ints", chosen: i64, weights: "Ints") -> i64:
    value: i64 = 0
    for place in range(i64(len(cards))):
        if (chosen >> place) & 1 != 0:
            value += card_value(cards[place], weights)
    return value


def _purchase_value(cards: "Ints", chosen: i64, fish: i64, weights: "Ints") -> i64:
    cost = cost_of(cards, chosen)
    value = _choice_value(cards, chosen, weights) + weights[FISH_OF_COST] * cost
    left = fish - cost
    if left < weights[RESERVE]:
        value += weights[SHORTAGE] * (weights[RESERVE] - left)
    return value


def purchase_values(cards: "Ints", fish: i64, weights: "Ints") -> "Ints":
    """The value of every purchase that the fish can pay, after its cards as bits of positions."""
    affordable: i64 = 0
    for chosen in range(bit(len(cards))):
        affordable += i64(cost_of(cards, chosen) <= fish)
    out = vec[i64]([0] * (2 * affordable))
    at: i64 = 0
    for chosen in range(bit(len(cards))):
        if cost_of(cards, chosen) <= fish:
            out[at] = chosen
            out[at + 1] = _purchase_value(cards, chosen, fish, weights)
            at += 2
    return out


def answer_value(state: Board, seat: i64, code: i64, weights: "Ints") -> i64:
    """The value of a legal answer to its seat."""
    crew = state.crews[seat]
    if is_anytime(code):
        return weights[INTERJECT]
    if code >= CHOOSE:
        return _chosen_value(state, crew, code - CHOOSE, weights)
    if code >= TAKE:
        return _cat_value(state, crew, (code - TAKE) >> BASKET_BITS, weights)
    if code >= PLACE:
        colour: i64 = -1
        if state.doing == PLACE_TILE:
            colour = colour_of(state.tile)
        return place_value(crew.boat, code - PLACE, colour, weights)
    if code >= PLAY:
        return weights[PLAY_CARD]
    if COLOUR <= code < FIELD:
        return weights[COLOUR_MATE] * _mates(crew.boat, code - COLOUR)
    return 0


def _chosen_value(state: Board, crew: Crew, chosen: i64, weights: "Ints") -> i64:
    if state.doing == BUY_CARDS:
        return _purchase_value(crew.drawn, chosen, crew.fish, weights)
    if state.phase == PAY:
        return _purchase_value(crew.kept, chosen, crew.fish, weights)
    if state.phase == LAY:
        return weights[LAY_CARD] * ones(chosen)
    return _choice_value(crew.pack, chosen, weights)


def _cat_value(state: Board, crew: Crew, tile: i64, weights: "Ints") -> i64:
    value = weights[CAT] + weights[COVER] * SIZE[shape_of(tile)]
    value += weights[MATE] * _mates(crew.boat, colour_of(tile))
    return value + weights[FISH_OF_PRICE] * price(state, tile)


def _mates(boat: Boat, colour: i64) -> i64:
    """How many cats of a colour are on a boat."""
    total: i64 = 0
    for own in boat.colours:
        total += i64(own == colour)
    return total


def policy_playout(state: State, dice: Dice, weights: "Ints", tries: i64) -> None:
    """Play on to the end, in place: every seat gives the best of `tries` random answers."""
    _play_out(state, dice, weights, tries, Menu())


def policy_playouts(state: State, times: i64, dice: Dice, weights: "Ints", tries: i64) -> "Ints":
    """The summed points of each seat over many ends of a state, which does not change."""
    sums = vec[i64]([0] * state.seats)
    menu = Menu()
    copy = state.copy()
    copy.reserve()
    for _time in range(times):
        state.copy_to(copy)
        _play_out(copy, dice, weights, tries, menu)
        points = totals(copy)
        for seat in range(state.seats):
            sums[seat] += points[seat]
    return sums


def _play_out(state: State, dice: Dice, weights: "Ints", tries: i64, menu: Menu) -> None:
    while True:
        seat = mover(state)
        if seat == CHANCE:
            draw(state, dice)
        elif seat == NOBODY:
            return
        else:
            apply_code(state, seat, _choose(state, seat, dice, weights, tries, menu), SILENT)


def _choose(state: State, seat: i64, dice: Dice, weights: "Ints", tries: i64, menu: Menu) -> i64:
    """The best of some answers: one of all, the others of those that the question awaits.

    There can be hundreds of ways to interject one card, which would crowd out all else.
    """
    if tries == 1:
        return roll(state, seat, menu, dice)
    menu.loose = False
    fill_awaited(menu, state, seat)
    best = menu.nth(dice.below(menu.total))
    if menu.total == 1:
        return best
    most = answer_value(state, seat, best, weights)
    for _try in range(tries - 1):
        code = menu.nth(dice.below(menu.awaited))
        value = answer_value(state, seat, code, weights)
        if value > most:
            most = value
            best = code
    return best
