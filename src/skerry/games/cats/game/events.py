"""The events of The Isle of Cats; records keep all but three of them, under their tags."""

from typing import ClassVar

import msgspec

from skerry.core.event import Event, Seat
from skerry.games.cats.pieces.cards import CardId
from skerry.games.cats.pieces.tiles import Cell, Colour, Field, TileId

Cells = tuple[Cell, ...]


class SetUp(Event, frozen=True, tag="setup", omit_defaults=True):
    """Boats and turn order are known; in solo, also the sister's cards."""

    mode: str
    boats: tuple[str, ...]
    order: tuple[Seat, ...]
    difficulty: str | None = None
    oshax: tuple[TileId, ...] | None = None
    colours: tuple[Colour, ...] | None = None
    """The player knows only the first one; the others are turned up day by day."""
    sister_lessons: tuple[CardId, ...] | None = None


class DayBegan(Event, frozen=True, tag="day"):
    """A day starts, with the ship on its cell."""

    ship: int
    order: tuple[Seat, ...]


class FieldsFilled(Event, frozen=True, tag="fields"):
    """Cats come to the fields, and rare treasures to the supply."""

    left: tuple[TileId, ...]
    right: tuple[TileId, ...]
    rare: tuple[TileId, ...]


class FishCaught(Event, frozen=True, tag="fish"):
    """A seat gets its fish of the day."""

    seat: Seat
    gain: int
    fish: int


class CardsDealt(Event, frozen=True, tag="deal", omit_defaults=True):
    """A seat gets cards; others see only how many."""

    seat: Seat
    cards: tuple[CardId, ...] | None = None
    count: int | None = None


class CardsKept(Event, frozen=True, tag="keep", omit_defaults=True):
    """A seat keeps cards of its pack; others see only how many."""

    seat: Seat
    cards: tuple[CardId, ...] | None = None
    count: int | None = None


class ChoiceSealed(Event, frozen=True, tag="sealed"):
    """A seat has made its choice; nobody else knows it yet."""

    recorded: ClassVar[bool] = False
    seat: Seat


class CardsLaid(Event, frozen=True, tag="laid"):
    """A seat has laid `count` rescue cards, still unseen."""

    recorded: ClassVar[bool] = False
    seat: Seat
    count: int


class CardsPaid(Event, frozen=True, tag="pay", omit_defaults=True):
    """A seat pays for cards; others see how many, and the cost."""

    seat: Seat
    cost: int
    fish: int
    cards: tuple[CardId, ...] | None = None
    discard: tuple[CardId, ...] | None = None
    count: int | None = None


class PublicLessonLaid(Event, frozen=True, tag="public_lesson"):
    """A lesson for everybody, with its colour where one is named."""

    seat: Seat
    card: CardId
    colour: Colour | None


class LessonLaid(Event, frozen=True, tag="lesson", omit_defaults=True):
    """A seat lays a private lesson, face down."""

    seat: Seat
    card: CardId | None = None


class RescueCardsShown(Event, frozen=True, tag="lay"):
    """The rescue cards of a seat are revealed."""

    seat: Seat
    cards: tuple[CardId, ...]


class SisterRowOpened(Event, frozen=True, tag="sister_row", omit_defaults=True):
    """The sister's cards of the day; the player sees the first one and their number."""

    cards: tuple[str, ...]
    speed: int
    count: int | None = None


class OrderSet(Event, frozen=True, tag="order"):
    """The new turn order, by speed."""

    speeds: tuple[int, ...]
    order: tuple[Seat, ...]


class Basket(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """What a cat was carried in."""

    permanent: bool | None = None
    cards: tuple[CardId, ...] | None = None


class CatRescued(Event, frozen=True, tag="rescue"):
    """A seat rescues a cat and places it."""

    seat: Seat
    tile: TileId
    field: Field
    paid: int
    basket: Basket | None
    cells: Cells


class SisterActed(Event, frozen=True, tag="sister"):
    """The sister plays a card: what each effect removes, or which cats it swaps."""

    card: str
    removed: tuple[TileId | tuple[TileId, TileId] | None, ...]


class MapCovered(Event, frozen=True, tag="map"):
    """A cat covers the map of its colour; a treasure may come with it."""

    seat: Seat
    colour: Colour
    treasure: TileId | None
    cells: Cells | None


class Passed(Event, frozen=True, tag="pass"):
    """A seat is out for the phase."""

    seat: Seat
    phase: int


class CardsUnused(Event, frozen=True, tag="unused"):
    """Laid rescue cards that were not used are discarded."""

    seat: Seat
    cards: tuple[CardId, ...]


class OshaxPlaced(Event, frozen=True, tag="oshax"):
    """A seat takes an oshax on board."""

    seat: Seat
    card: CardId
    tile: TileId
    cells: Cells
    colour: Colour


class OnCells(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A tile and the cells that it covers or covered."""

    tile: TileId
    cells: Cells


class TreasuresPlaced(Event, frozen=True, tag="treasure"):
    """A seat plays a treasure card."""

    seat: Seat
    card: CardId
    paid: int
    tiles: tuple[OnCells, ...]


class SentTo(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A tile and the field where it goes; none for a rare treasure."""

    tile: TileId
    to: Field | None


class AnytimePlayed(Event, frozen=True, tag="anytime"):
    """A seat interjects a card; only the fields of its effect are set."""

    seat: Seat
    card: CardId
    gain: int | msgspec.UnsetType = msgspec.UNSET
    fish: int | msgspec.UnsetType = msgspec.UNSET
    colour: Colour | msgspec.UnsetType = msgspec.UNSET
    drawn: tuple[CardId, ...] | msgspec.UnsetType = msgspec.UNSET
    kept: tuple[CardId, ...] | msgspec.UnsetType = msgspec.UNSET
    cost: int | msgspec.UnsetType = msgspec.UNSET
    moves: tuple[SentTo, ...] | msgspec.UnsetType = msgspec.UNSET
    tiles: tuple[SentTo, ...] | msgspec.UnsetType = msgspec.UNSET
    tile: TileId | msgspec.UnsetType = msgspec.UNSET
    cells: Cells | msgspec.UnsetType | None = msgspec.UNSET
    used: bool | msgspec.UnsetType = msgspec.UNSET
    lessons: tuple[CardId, ...] | msgspec.UnsetType = msgspec.UNSET
    removed: tuple[OnCells, ...] | msgspec.UnsetType = msgspec.UNSET
    count: int | msgspec.UnsetType = msgspec.UNSET
    """How many cards were kept, for viewers who may not see them."""


class SisterColourShown(Event, frozen=True, tag="sister_colour"):
    """The sister's colour of the day is turned up; records have all five in the setup."""

    recorded: ClassVar[bool] = False
    colour: Colour


class DayEnded(Event, frozen=True, tag="day_end"):
    """Cats that were not rescued leave the island."""

    gone: tuple[TileId, ...]


class FamilyScored(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A family and its points."""

    colour: Colour
    size: int
    points: int


class LessonScored(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A lesson and its points."""

    card: CardId
    points: int


class FinalScored(Event, frozen=True, tag="final", omit_defaults=True):
    """All that a seat scored."""

    seat: Seat
    rats: int
    rooms: int
    families: tuple[FamilyScored, ...]
    rare: int
    lessons: tuple[LessonScored, ...]
    public: tuple[LessonScored, ...]
    total: int
    fish: int | msgspec.UnsetType = msgspec.UNSET
    baskets: int | msgspec.UnsetType = msgspec.UNSET
    """Fish and baskets are left out in the family mode, which has none."""


class SisterScored(Event, frozen=True, tag="final_sister"):
    """All that the sister scored."""

    colours: tuple[int, ...]
    lessons: tuple[LessonScored, ...]
    total: int


class GameEnded(Event, frozen=True, tag="end"):
    """The game is over; the sister is -1."""

    winners: tuple[Seat, ...]


CatsEvent = (
    SetUp
    | DayBegan
    | FieldsFilled
    | FishCaught
    | CardsDealt
    | CardsKept
    | ChoiceSealed
    | CardsLaid
    | CardsPaid
    | PublicLessonLaid
    | LessonLaid
    | RescueCardsShown
    | SisterRowOpened
    | OrderSet
    | CatRescued
    | SisterActed
    | MapCovered
    | Passed
    | CardsUnused
    | OshaxPlaced
    | TreasuresPlaced
    | AnytimePlayed
    | SisterColourShown
    | DayEnded
    | FinalScored
    | SisterScored
    | GameEnded
)
