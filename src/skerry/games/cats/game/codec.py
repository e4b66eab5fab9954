"""Moves and draws as integers, and back (`codes` has the table)."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache

from skerry.core.event import Seat
from skerry.core.game import CHANCE
from skerry.games.cats.game.ids import cells_of
from skerry.games.cats.game.moves import (
    Anytime,
    CatsDraw,
    CatsMove,
    Cells,
    Done,
    DrawBoat,
    DrawCard,
    DrawColour,
    DrawFirst,
    DrawLesson,
    DrawSister,
    DrawTile,
    Keep,
    Lay,
    NameColour,
    NameField,
    Pass,
    Pay,
    Place,
    Play,
    Rescue,
    Watch,
)
from skerry.games.cats.pieces.cards import (
    CARD_NUMBER,
    CARDS,
    SISTER,
    SISTER_NUMBER,
    SOLO_LESSONS,
    SOLO_NUMBER,
    CardId,
)
from skerry.games.cats.pieces.tiles import (
    BOAT_IDS,
    CELL_NUMBER,
    COLOURS,
    NUMBER,
    TILES,
    Field,
)
from skerry.games.cats.rules.codes import (
    BASKET_BITS,
    CHOOSE,
    COLOUR,
    DONE,
    FIELD,
    PASS,
    PLACE,
    PLAY,
    TAKE,
    rescue_cards,
)
from skerry.games.cats.rules.interject import ANYTIME, HOW_BITS, WATCH_OFF, WATCH_ON
from skerry.games.cats.rules.rescue import basket_cards
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import (
    BOATS,
    BUY_CARDS,
    COLOUR_ROW,
    DEAL,
    DRAW_CARDS,
    FAMILY_DEAL,
    FAMILY_KEEP,
    FIRST,
    KEEP,
    NOTHING,
    OSHAX_ROW,
    PLACE_TILE,
    SISTER_LESSONS,
    SISTER_ROW,
    Crew,
)
from skerry.games.cats.rules.tables import (
    BASKET_FOR_LESSONS,
    BASKET_FOR_TREASURES,
    CAT_SHAPES,
    CATS,
    EFFECT,
    FIRST_OSHAX,
    FIRST_PLACE,
    FISH_ONE_COLOUR,
    HERD,
    SELL_BASKET,
    SHAPE_OF,
    cells_at,
)

FIELDS = tuple(Field)


@cache
def _places(cat: bool) -> dict[tuple[int, ...], int]:
    """The places of cats, or of all other tiles, by their cells.

    A cat and a rare treasure can have the same shape, and then cover the same cells.
    """
    first = FIRST_PLACE[CAT_SHAPES]
    numbers = range(first) if cat else range(first, len(SHAPE_OF))
    return {tuple(cells_at(place)): place for place in numbers}


class NoCode(ValueError):
    """A move that names something which is not there, so that it has no code."""


@lru_cache(maxsize=65536)
def place_of(cells: Cells, *, cat: bool = False) -> int:
    """The place where a cat, or any other tile, covers some cells; NoCode if none can lie so."""
    if any(cell not in CELL_NUMBER for cell in cells):
        raise NoCode("outside")
    numbers = tuple(sorted(CELL_NUMBER[cell] for cell in cells))
    place = _places(cat).get(numbers)
    if place is None:
        raise NoCode("shape")
    return place


def _bits(cards: Iterable[CardId], among: Sequence[int]) -> int:
    """Cards as bits of their positions."""
    chosen = 0
    for card in cards:
        number = CARD_NUMBER[card]
        if number not in among:
            raise NoCode(card)
        bit = 1 << list(among).index(number)
        if chosen & bit:
            raise NoCode(card)
        chosen |= bit
    return chosen


def _chosen(code: int, among: Sequence[int]) -> tuple[CardId, ...]:
    return tuple(CARDS[card].id for place, card in enumerate(among) if code >> place & 1)


def _choosable(state: State, crew: Crew) -> Sequence[int]:
    """The cards that a choice is about."""
    if state.doing == BUY_CARDS:
        return list(crew.drawn)
    if state.phase in (KEEP, FAMILY_KEEP):
        return list(crew.pack)
    return list(crew.kept)


def encode(state: State, answer: CatsMove | CatsDraw) -> tuple[Seat, int]:
    """Who answers and with which code; NoCode or KeyError where something named is not there."""
    match answer:
        case Place(seat, cells):
            cat = state.doing == PLACE_TILE and state.tile < CATS
            return seat, PLACE + place_of(cells, cat=cat)
        case Rescue(seat, tile, cards):
            return seat, TAKE + (NUMBER[tile] << BASKET_BITS | _basket(state.crews[seat], cards))
        case Keep(seat, cards) | Pay(seat, cards):
            return seat, CHOOSE + _bits(cards, _choosable(state, state.crews[seat]))
        case Lay(seat, cards):
            return seat, CHOOSE + _bits(cards, list(rescue_cards(state.crews[seat])))
        case Pass(seat):
            return seat, PASS
        case Done(seat):
            return seat, DONE
        case NameColour(seat, colour):
            return seat, COLOUR + COLOURS.index(colour)
        case NameField(seat, field):
            return seat, FIELD + FIELDS.index(field)
        case Play(seat, card, paid):
            return seat, PLAY + CARD_NUMBER[card] * 2 + (1 if paid else 0)
        case Watch(seat, on):
            return seat, WATCH_ON if on else WATCH_OFF
        case Anytime(seat):
            return seat, _anytime_code(state, answer)
        case DrawTile(tile):
            row = state.phase == OSHAX_ROW and state.doing == NOTHING
            return CHANCE, NUMBER[tile] - (FIRST_OSHAX if row else 0)
        case DrawCard(card):
            return CHANCE, CARD_NUMBER[card]
        case DrawBoat(boat):
            return CHANCE, BOAT_IDS.index(boat)
        case DrawFirst(first):
            return CHANCE, first
        case DrawColour(colour):
            return CHANCE, COLOURS.index(colour)
        case DrawLesson(lesson):
            return CHANCE, SOLO_NUMBER[lesson]
        case DrawSister(sister):
            return CHANCE, SISTER_NUMBER[sister]


def _basket(crew: Crew, cards: tuple[CardId, ...]) -> int:
    laid = list(crew.laid)
    places = sorted(laid.index(number) for number in map(CARD_NUMBER.__getitem__, cards))
    match places:
        case []:
            return 0
        case [one]:
            return 1 + one
        case [one, two]:
            return 64 + one * 64 + two
    raise NoCode("three cards")


def _anytime_code(state: State, move: Anytime) -> int:
    card = CARD_NUMBER[move.card]
    effect = EFFECT[card]
    crew = state.crews[move.seat]
    how = 0
    if effect == FISH_ONE_COLOUR:
        if move.colour is None:
            raise NoCode("colour")
        how = COLOURS.index(move.colour)
    elif effect == SELL_BASKET:
        how = 1 if move.used else 0
    elif effect == BASKET_FOR_LESSONS:
        how = _pair([list(crew.lessons).index(CARD_NUMBER[lesson]) for lesson in move.lessons])
    elif effect == BASKET_FOR_TREASURES:
        places = list(crew.boat.places)
        how = _pair([places.index(place_of(cells)) for cells in move.treasures])
    elif effect == HERD:
        cats = [*state.left, *state.right]
        for place in sorted(cats.index(NUMBER[cat]) for cat in move.cats):
            how = how * 32 + place + 1
        if len(set(move.cats)) != len(move.cats) or len(move.cats) > 3:
            raise NoCode("cats")
    return ANYTIME + (card << HOW_BITS) + how


def _pair(numbers: list[int]) -> int:
    if len(numbers) != 2:
        raise NoCode("two are needed")
    one, two = sorted(numbers)
    return one * 64 + two


def decode(state: State, seat: Seat, code: int) -> CatsMove:
    """The move of a seat that a code stands for in a state."""
    crew = state.crews[seat]
    if code >= ANYTIME:
        return _decode_anytime(state, seat, code - ANYTIME)
    if code >= CHOOSE:
        return _decode_choice(state, seat, code - CHOOSE)
    if code >= TAKE:
        tile, basket = divmod(code - TAKE, 1 << BASKET_BITS)
        cards = tuple(CARDS[card].id for card in basket_cards(crew, basket))
        return Rescue(seat, TILES[tile], cards)
    if code >= PLACE:
        return Place(seat, cells_of(code - PLACE))
    if code >= PLAY:
        return Play(seat, CARDS[(code - PLAY) // 2].id, (code - PLAY) % 2)
    if code >= FIELD:
        return NameField(seat, FIELDS[code - FIELD])
    if code >= COLOUR:
        return NameColour(seat, COLOURS[code - COLOUR])
    if code in (WATCH_ON, WATCH_OFF):
        return Watch(seat, code == WATCH_ON)
    return Done(seat) if code == DONE else Pass(seat)


def _decode_choice(state: State, seat: Seat, chosen: int) -> Keep | Pay | Lay:
    crew = state.crews[seat]
    if state.doing == BUY_CARDS:
        return Pay(seat, _chosen(chosen, list(crew.drawn)))
    if state.phase in (KEEP, FAMILY_KEEP):
        return Keep(seat, _chosen(chosen, list(crew.pack)))
    if state.phase > KEEP and len(crew.kept):
        return Pay(seat, _chosen(chosen, list(crew.kept)))
    return Lay(seat, _chosen(chosen, list(rescue_cards(crew))))


def _decode_anytime(state: State, seat: Seat, code: int) -> Anytime:
    number, how = divmod(code, 1 << HOW_BITS)
    effect = EFFECT[number]
    card = CARDS[number].id
    crew = state.crews[seat]
    if effect == FISH_ONE_COLOUR:
        return Anytime(seat, card, colour=COLOURS[how])
    if effect == SELL_BASKET:
        return Anytime(seat, card, used=how == 1)
    if effect == BASKET_FOR_LESSONS:
        pair = (CARDS[crew.lessons[how // 64]].id, CARDS[crew.lessons[how % 64]].id)
        return Anytime(seat, card, lessons=pair)
    if effect == BASKET_FOR_TREASURES:
        places = crew.boat.places
        cells = (cells_of(places[how // 64]), cells_of(places[how % 64]))
        return Anytime(seat, card, treasures=cells)
    if effect == HERD:
        cats = [*state.left, *state.right]
        numbers = [how >> shift & 31 for shift in (10, 5, 0)]
        return Anytime(seat, card, cats=tuple(TILES[cats[n - 1]] for n in numbers if n))
    return Anytime(seat, card)


def decode_draw(state: State, code: int) -> CatsDraw:
    """The draw that a code of chance stands for; it depends on what is drawn now."""
    return decoder_of_draws(state)(code)


def decoder_of_draws(state: State) -> Callable[[int], CatsDraw]:
    """What turns the codes of chance into draws in this state."""
    if state.doing == DRAW_CARDS:
        return _draw_card
    if state.doing != NOTHING:
        return _draw_tile
    return _DECODERS.get(state.phase, _draw_tile)


@cache
def _draw_card(code: int) -> CatsDraw:
    return DrawCard(CARDS[code].id)


@cache
def _draw_tile(code: int) -> CatsDraw:
    return DrawTile(TILES[code])


_DECODERS: dict[int, Callable[[int], CatsDraw]] = {
    DEAL: _draw_card,
    FAMILY_DEAL: _draw_card,
    BOATS: lambda code: DrawBoat(BOAT_IDS[code]),
    FIRST: DrawFirst,
    OSHAX_ROW: lambda code: DrawTile(TILES[FIRST_OSHAX + code]),
    COLOUR_ROW: lambda code: DrawColour(COLOURS[code]),
    SISTER_LESSONS: lambda code: DrawLesson(SOLO_LESSONS[code].id),
    SISTER_ROW: lambda code: DrawSister(SISTER[code].id),
}
