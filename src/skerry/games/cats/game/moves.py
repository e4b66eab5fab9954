"""What seats and chance can answer, each with its text form (`docs/reference/notation-cats.md`)."""

from typing import ClassVar

from skerry.core.game import Draw, Move
from skerry.core.legal import Reason as CoreReason
from skerry.games.cats.pieces.cards import CardId
from skerry.games.cats.pieces.tiles import Cell, Colour, Field, TileId

Cells = tuple[Cell, ...]


class Keep(Move, frozen=True, tag="keep"):
    """Keep some cards of the pack, unseen by the others."""

    cards: tuple[CardId, ...]

    def __str__(self) -> str:
        return _words("keep", self.cards)


class Pay(Move, frozen=True, tag="pay"):
    """Pay for some of the kept or drawn cards; the others are gone."""

    cards: tuple[CardId, ...]

    def __str__(self) -> str:
        return _words("pay", self.cards)


class NameColour(Move, frozen=True, tag="colour"):
    """Name the colour of a public lesson, or of an oshax."""

    colour: Colour

    def __str__(self) -> str:
        return f"colour {self.colour}"


class NameField(Move, frozen=True, tag="field"):
    """Say to which field a drawn cat goes."""

    field: Field

    def __str__(self) -> str:
        return f"field {self.field}"


class Lay(Move, frozen=True, tag="lay"):
    """Lay rescue cards face down."""

    cards: tuple[CardId, ...]

    def __str__(self) -> str:
        return _words("lay", self.cards)


class Rescue(Move, frozen=True, tag="rescue"):
    """Take a cat with a permanent basket (no cards), a card's basket, or two broken ones."""

    tile: TileId
    cards: tuple[CardId, ...] = ()

    def __str__(self) -> str:
        return " ".join(["rescue", self.tile, *self.cards])


class Place(Move, frozen=True, tag="place"):
    """Lay the tile in question on these cells.

    >>> str(Place(0, ((3, 4), (3, 5))))
    'at d5 d6'
    """

    cells: Cells

    def __str__(self) -> str:
        return " ".join(["at", *(cell_text(cell) for cell in sorted(self.cells))])


class Play(Move, frozen=True, tag="play"):
    """Play an oshax or treasure card; one treasure card offers more for a fish."""

    card: CardId
    paid: int = 0

    def __str__(self) -> str:
        return f"play {self.card} paid" if self.paid else f"play {self.card}"


class Pass(Move, frozen=True, tag="pass"):
    """Pass, decline a map's treasure, or end a pause."""

    def __str__(self) -> str:
        return "pass"


class Done(Move, frozen=True, tag="done"):
    """End a turn, or take no further treasure."""

    def __str__(self) -> str:
        return "done"


class Watch(Move, frozen=True, tag="watch"):
    """Ask to be asked before the turns of others, or no longer."""

    interjects: ClassVar[bool] = True

    on: bool

    def __str__(self) -> str:
        return "watch on" if self.on else "watch off"


class Anytime(Move, frozen=True, tag="anytime"):
    """Play an anytime card; some want to know more: a colour, a basket, lessons, treasures, cats.

    >>> str(Anytime(0, "d077", cats=("blue-k03", "red-k01")))
    'anytime d077 cats blue-k03 red-k01'
    """

    interjects: ClassVar[bool] = True

    card: CardId
    colour: Colour | None = None
    used: bool = False
    """Give up a basket that was used today."""
    lessons: tuple[CardId, ...] = ()
    treasures: tuple[Cells, ...] = ()
    cats: tuple[TileId, ...] = ()

    def __str__(self) -> str:
        words = ["anytime", self.card]
        if self.colour is not None:
            words.append(self.colour)
        if self.used:
            words.append("used")
        if self.lessons:
            words += ["lessons", *self.lessons]
        if self.treasures:
            words += ["treasures", *("+".join(map(cell_text, sorted(c))) for c in self.treasures)]
        if self.cats:
            words += ["cats", *self.cats]
        return " ".join(words)


class DrawBoat(Draw, frozen=True, tag="draw_boat"):
    """A boat for the next seat."""

    boat: str

    def __str__(self) -> str:
        return f"boat {self.boat}"


class DrawFirst(Draw, frozen=True, tag="draw_first"):
    """The seat that starts the first day."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


class DrawColour(Draw, frozen=True, tag="draw_colour"):
    """The sister's next colour card, face down."""

    colour: Colour

    def __str__(self) -> str:
        return f"sister {self.colour}"


class DrawLesson(Draw, frozen=True, tag="draw_lesson"):
    """A lesson of the sister."""

    lesson: CardId

    def __str__(self) -> str:
        return f"sister {self.lesson}"


class DrawSister(Draw, frozen=True, tag="draw_sister"):
    """A card from the sister's deck."""

    card: str

    def __str__(self) -> str:
        return f"sister {self.card}"


class DrawTile(Draw, frozen=True, tag="draw_tile"):
    """A tile from the bag, or the next oshax of the row."""

    tile: TileId

    def __str__(self) -> str:
        return f"tile {self.tile}"


class DrawCard(Draw, frozen=True, tag="draw_card"):
    """A card from the deck."""

    card: CardId

    def __str__(self) -> str:
        return f"card {self.card}"


CatsMove = (
    Keep
    | Pay
    | NameColour
    | NameField
    | Lay
    | Rescue
    | Place
    | Play
    | Pass
    | Done
    | Watch
    | Anytime
)
CatsDraw = DrawBoat | DrawFirst | DrawColour | DrawLesson | DrawSister | DrawTile | DrawCard


class Reason(CoreReason):
    """Why a move in The Isle of Cats is refused."""

    FOREIGN = "foreign"
    GAME_OVER = "game_over"
    NO_SUCH_SEAT = "no_such_seat"
    OTHER_SEAT = "other_seat"
    NOT_AWAITED = "not_awaited"
    NOT_NOW = "not_now"
    UNKNOWN_CARD = "unknown_card"
    UNKNOWN_TILE = "unknown_tile"
    NOT_YOUR_CARD = "not_your_card"
    WRONG_NUMBER = "wrong_number"
    NOT_ENOUGH_FISH = "not_enough_fish"
    NOT_A_RESCUE_CARD = "not_a_rescue_card"
    NOT_IN_THE_FIELDS = "not_in_the_fields"
    NO_BASKET = "no_basket"
    NO_PLACE = "no_place"
    OUTSIDE = "outside"
    WRONG_SHAPE = "wrong_shape"
    COVERED = "covered"
    NOT_TOUCHING = "not_touching"
    NOT_PLAYABLE = "not_playable"
    NOT_DRAWABLE = "not_drawable"


def cell_text(cell: Cell) -> str:
    """A cell as a letter from the stern and a number from the top.

    >>> cell_text((0, 3)), cell_text((21, 4))
    ('a4', 'v5')

    A cell that is on no boat may have no letter.

    >>> cell_text((55199, 3))
    '(55199, 3)'
    """
    x, y = cell
    return f"{chr(ord('a') + x)}{y + 1}" if 0 <= x < 26 else f"({x}, {y})"


def _words(verb: str, cards: tuple[CardId, ...]) -> str:
    return " ".join([verb, *(cards or ("nothing",))])
