"""What a bot must know of The Isle of Cats: how good a card, a cat or a place looks."""

from collections.abc import Iterator

from skerry.core.legal import Legal
from skerry.games.cats.bots.compiled.evaluation import POINT, best_gain, quick_gain
from skerry.games.cats.game import moves
from skerry.games.cats.game.question import Phase
from skerry.games.cats.game.restore import restore
from skerry.games.cats.game.view import View
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, CardId, Kind
from skerry.games.cats.pieces.tiles import COLOURS, NUMBER, Colour
from skerry.games.cats.rules.codes import PLACE
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import COLOUR_OSHAX, FAMILY, PLACE_TILE
from skerry.games.cats.rules.tables import colour_of, shape_of

# The values of cards before the day begins.
_KIND = {Kind.OSHAX: 700, Kind.TREASURE: 350, Kind.LESSON: 350, Kind.PUBLIC: 250}
_BASKET = {"normal": 650, "broken": 300, "none": 60}
_ANYTIME = {"basket": 800, "basket_for_lessons": 150, "basket_for_treasures": 100, "draw3": 200}
FISH = 45
"""The value of a fish."""
RESERVE = 8
"""How many fish are kept for the rescue."""


def judge(view: View, legal: Legal[moves.CatsMove]) -> Iterator[tuple[int, moves.CatsMove]]:
    """The moves worth considering, each with its value in hundredths of a point."""
    state = restore(view)
    assert view.seat is not None, "bots sit in seats"
    tiles: dict[str, int] = {}
    for code in legal.codes:
        move = legal.move(code)
        if isinstance(move, moves.Rescue):
            # The same cat in several baskets is evaluated once.
            if move.tile not in tiles:
                tiles[move.tile] = _cat_worth(state, view.seat, move)
            yield tiles[move.tile] - _basket_cost(move), move
        elif isinstance(move, moves.Place):
            yield _place_worth(state, view.seat, code - PLACE), move
        else:
            yield _worth(state, view, move), move


def card_worth(card: CardId) -> int:
    """The value of a card, before its cost."""
    found = CARDS[CARD_NUMBER[card]]
    if found.kind is Kind.RESCUE:
        return _BASKET[found.basket or "none"] + 30 * found.speed
    if found.kind is Kind.ANYTIME:
        return _ANYTIME.get(found.type, 120)
    return _KIND[found.kind]


def _worth(state: State, view: View, move: moves.CatsMove) -> int:
    match move:
        case moves.Keep(_, cards):
            return sum(card_worth(card) for card in cards)
        case moves.Pay(_, cards):
            return _purchase_worth(view, cards)
        case moves.Lay(_, cards):
            return len(cards)
        case moves.Play():
            return 2 * POINT
        case moves.NameColour(seat, colour):
            return _colour_worth(state, seat, colour)
        case moves.Anytime():
            return _interjection_worth(view, move)
        case moves.NameField() | moves.Watch() | moves.Pass() | moves.Done():
            return 0 if not isinstance(move, moves.Watch) else -POINT
        case moves.Rescue() | moves.Place():
            raise AssertionError("cats and places are judged apart")


def _purchase_worth(view: View, cards: tuple[CardId, ...]) -> int:
    """Cards are worth their fish as long as enough is left to rescue with."""
    cost = sum(CARDS[CARD_NUMBER[card]].cost for card in cards)
    left = view.mine.fish - cost
    worth = sum(card_worth(card) for card in cards) - FISH * cost
    return worth if left >= RESERVE else worth - 200 * (RESERVE - left)


def _cat_worth(state: State, seat: int, move: moves.Rescue) -> int:
    tile = NUMBER[move.tile]
    crew = state.crews[seat]
    gain = best_gain(crew.boat, shape_of(tile), colour_of(tile), crew.anywhere > 0)
    fish = 0 if state.mode == FAMILY else 3 if state.field_of(tile) == 0 else 5
    # Any cat is better than none: it fills the boat.
    return gain + POINT - FISH * fish // 3


def _basket_cost(move: moves.Rescue) -> int:
    """The permanent basket first, then broken ones, a whole one last."""
    return (0, 20, 10)[len(move.cards)]


def _place_worth(state: State, seat: int, place: int) -> int:
    placing = state.doing == PLACE_TILE
    colour = colour_of(state.tile) if placing else -1
    return quick_gain(state.crews[seat].boat, place, colour)


def _colour_worth(state: State, seat: int, colour: Colour) -> int:
    boat = state.crews[seat].boat
    number = COLOURS.index(colour)
    if state.doing == COLOUR_OSHAX:
        return quick_gain(boat, state.tile, number)
    return sum(other == number for other in boat.colours)


def _interjection_worth(view: View, move: moves.Anytime) -> int:
    """Play what helps now; keep the rest in hand."""
    kind = CARDS[CARD_NUMBER[move.card]].type
    mine = view.mine
    cats = [tile.colour for tile in mine.tiles if tile.colour is not None]
    match kind:
        case "basket":
            return 500
        case "bag_to_boat":
            return 300
        case "free_spot" | "sell_basket" | "herd" | "bag_to_fields" | "basket_for_treasures":
            return -POINT
        case "double_rescue":
            return 50 if mine.ready + len(mine.laid.known) > 1 else -POINT
        case "draw2" | "draw3":
            # After the payment is the last moment at which a lesson can be laid today.
            enough = RESERVE if view.phase is Phase.PAUSE else 2 * RESERVE
            return 60 if mine.fish > enough else -POINT
        case "fish_one_colour":
            return FISH * sum(colour == move.colour for colour in cats) - 2 * POINT
        case "fish_colours":
            return FISH * len(set(cats)) - 2 * POINT
    return -POINT
