"""What is asked: the phase, and what has begun and is not interrupted, with named fields.

The rules keep it in a few numbers whose meaning depends on the step. `question_of` reads them,
and `resume` writes them back.
"""

from collections.abc import Sequence
from enum import StrEnum

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.event import Seat
from skerry.games.cats.game.codec import place_of
from skerry.games.cats.game.events import Basket, OnCells, SentTo
from skerry.games.cats.game.ids import FIELDS, card_ids, cells_of, on_cells, sent_to
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, CardId
from skerry.games.cats.pieces.tiles import COLOURS, NUMBER, TILES, Cell, Colour, Field, TileId
from skerry.games.cats.rules import state as s
from skerry.games.cats.rules.codes import common_kinds, takes_rare
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.tables import SHAPE_OF, SMALL, tile_of


class Phase(StrEnum):
    """The question that is asked now, in the order of their numbers.

    A day goes from FIELDS to RARE; the PAUSE comes between PAY and PUBLIC.
    """

    BOATS = "boats"
    FIRST = "first"
    OSHAX_ROW = "oshax_row"
    COLOUR_ROW = "colour_row"
    SISTER_LESSONS = "sister_lessons"
    FAMILY_DEAL = "family_deal"
    FAMILY_KEEP = "family_keep"
    FIELDS = "fields"
    DEAL = "deal"
    KEEP = "keep"
    PAY = "pay"
    PUBLIC = "public"
    LAY = "lay"
    SISTER_ROW = "sister_row"
    RESCUE = "rescue"
    RARE = "rare"
    DAY_END = "day_end"
    OVER = "over"
    PAUSE = "pause"


PHASES = tuple(Phase)


class FromField(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="field"):
    """A cat that was taken from a field, and how it was paid for."""

    field: Field
    paid: int
    basket: Basket | None
    """None in the family mode, which has no baskets."""


class FromBag(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="bag"):
    """A tile that a card drew from the bag."""

    card: CardId


class Offer(StrEnum):
    """The treasures that a seat may choose from."""

    RARE = "rare"
    """One rare treasure, or common ones."""
    COMMON = "common"
    SMALL = "small"
    """Only the small common ones."""


class Begun(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """Something that a seat has begun; its answer is awaited unless something is drawn."""

    seat: Seat


class PlaceTile(Begun, frozen=True, tag="place_tile"):
    """Place a rescued cat, or a tile from the bag."""

    tile: TileId
    source: FromField | FromBag


class PlaceOshax(Begun, frozen=True, tag="place_oshax"):
    """Choose one of the oshax and place it."""

    card: CardId


class ChooseColour(Begun, frozen=True, tag="choose_colour"):
    """Choose the colour of an oshax, whose cells are chosen already."""

    card: CardId
    tile: TileId
    cells: tuple[Cell, ...]


class PlaceMapTreasure(Begun, frozen=True, tag="place_map_treasure"):
    """Take a treasure for the covered map of this colour, or none."""

    colour: Colour
    card: CardId | None
    """The card that brought the cat aboard; None: the cat was rescued."""


class PlaceTreasures(Begun, frozen=True, tag="place_treasures"):
    """Place the treasures of a card, one by one."""

    card: CardId
    paid: int
    """The extra fish."""
    offer: Offer
    """What the next treasure can be."""
    left: int
    """How many common treasures may still be placed."""
    placed: tuple[OnCells, ...]


class DrawCards(Begun, frozen=True, tag="draw_cards"):
    """Cards are drawn for the seat."""

    card: CardId
    left: int
    """How many are still to be drawn."""


class BuyCards(Begun, frozen=True, tag="buy_cards"):
    """Pay for some of the drawn cards."""

    card: CardId


class DrawForField(Begun, frozen=True, tag="draw_for_field"):
    """A tile is drawn for the fields."""

    card: CardId
    left: int
    """How many tiles are still to come."""
    sent: tuple[SentTo, ...]


class ChooseField(Begun, frozen=True, tag="choose_field"):
    """Choose the field for a drawn cat."""

    card: CardId
    tile: TileId
    left: int
    """How many tiles are still to come, this one included."""
    sent: tuple[SentTo, ...]


class DrawForBoat(Begun, frozen=True, tag="draw_for_boat"):
    """A tile is drawn for the seat's boat."""

    card: CardId


Question = (
    PlaceTile
    | PlaceOshax
    | ChooseColour
    | PlaceMapTreasure
    | PlaceTreasures
    | DrawCards
    | BuyCards
    | DrawForField
    | ChooseField
    | DrawForBoat
)


def question_of(state: State) -> Question | None:
    """What has begun, or None."""
    doing, seat = state.doing, state.doer
    if doing == s.NOTHING:
        return None
    if doing == s.PLACE_TILE:
        return PlaceTile(seat, TILES[state.tile], _source(state))
    if doing == s.MAP_TREASURE:
        brought = None if state.card == s.NONE else CARDS[state.card].id
        return PlaceMapTreasure(seat, COLOURS[state.tile], brought)
    card = CARDS[state.card].id
    if doing == s.PLACE_OSHAX:
        return PlaceOshax(seat, card)
    if doing == s.COLOUR_OSHAX:
        return ChooseColour(seat, card, TILES[tile_of(SHAPE_OF[state.tile])], cells_of(state.tile))
    if doing == s.TREASURES:
        return PlaceTreasures(
            seat, card, state.paid, _offer(state), state.more, on_cells(state.done_tiles)
        )
    if doing == s.DRAW_CARDS:
        return DrawCards(seat, card, state.more)
    if doing == s.BUY_CARDS:
        return BuyCards(seat, card)
    if doing == s.DRAW_FOR_FIELD:
        return DrawForField(seat, card, state.more, sent_to(state.done_tiles))
    if doing == s.NAME_FIELD:
        return ChooseField(seat, card, TILES[state.tile], state.more, sent_to(state.done_tiles))
    return DrawForBoat(seat, card)


def _source(state: State) -> FromField | FromBag:
    if state.card != s.NONE:
        return FromBag(CARDS[state.card].id)
    cards = card_ids(state.done_tiles)
    basket = Basket(cards=cards) if cards else Basket(permanent=True)
    return FromField(FIELDS[state.field], state.paid, None if state.mode == s.FAMILY else basket)


def _offer(state: State) -> Offer:
    if takes_rare(state):
        return Offer.RARE
    return Offer.SMALL if common_kinds(state.card, state.paid) == SMALL else Offer.COMMON


def resume(state: State, question: Question) -> None:
    """Set what has begun in a state."""
    state.doer = question.seat
    match question:
        case PlaceTile(tile=tile, source=source):
            state.doing = s.PLACE_TILE
            state.tile = NUMBER[tile]
            _resume_source(state, source)
        case PlaceMapTreasure(colour=colour, card=brought):
            state.doing = s.MAP_TREASURE
            state.tile = COLOURS.index(colour)
            state.card = s.NONE if brought is None else CARD_NUMBER[brought]
        case PlaceOshax():
            state.doing = s.PLACE_OSHAX
        case ChooseColour(cells=cells):
            state.doing = s.COLOUR_OSHAX
            state.tile = place_of(cells)
        case PlaceTreasures(paid=paid, left=left, placed=placed):
            state.doing = s.TREASURES
            state.paid = paid
            state.more = left
            state.done_tiles = _row([(one.tile, place_of(one.cells)) for one in placed])
        case DrawCards(left=left):
            state.doing = s.DRAW_CARDS
            state.more = left
        case BuyCards():
            state.doing = s.BUY_CARDS
        case DrawForField(left=left, sent=sent):
            state.doing = s.DRAW_FOR_FIELD
            state.more = left
            state.done_tiles = _sent_row(sent)
        case ChooseField(tile=tile, left=left, sent=sent):
            state.doing = s.NAME_FIELD
            state.tile = NUMBER[tile]
            state.more = left
            state.done_tiles = _sent_row(sent)
        case DrawForBoat():
            state.doing = s.DRAW_FOR_BOAT
            state.more = 1
    if not isinstance(question, PlaceTile | PlaceMapTreasure):
        state.card = CARD_NUMBER[question.card]


def _resume_source(state: State, source: FromField | FromBag) -> None:
    if isinstance(source, FromBag):
        state.card = CARD_NUMBER[source.card]
        return
    state.field = FIELDS.index(source.field)
    state.paid = source.paid
    cards = () if source.basket is None else source.basket.cards or ()
    state.done_tiles = vec[i64]([CARD_NUMBER[card] for card in cards])
    # The rules only ask whether it is the permanent basket.
    state.basket = len(cards)


def _row(pairs: Sequence[tuple[TileId, int]]) -> "vec[i64]":
    return vec[i64]([number for tile, other in pairs for number in (NUMBER[tile], other)])


def _sent_row(sent: Sequence[SentTo]) -> "vec[i64]":
    return _row([(one.tile, s.NONE if one.to is None else FIELDS.index(one.to)) for one in sent])
