"""Moves and draws from text, the reverse of `str(move)` (`docs/reference/notation-cats.md`)."""

import re

from skerry.core.event import Seat
from skerry.core.text.notation import NotationError
from skerry.games.cats.game import moves
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, SISTER_NUMBER, SOLO_NUMBER, CardId
from skerry.games.cats.pieces.tiles import BOAT_IDS, NUMBER, TILES, Colour, Field, TileId

_CELL = re.compile(r"([a-v])([1-9])")
_HOW = (
    "a move is 'keep d001 d002', 'pay d001' or 'pay nothing', 'lay d007', 'rescue blue-k03', "
    "'rescue blue-k03 d043', 'at d5 d6', 'play d001', 'colour red', 'field left', 'anytime d070', "
    "'watch on', 'done' or 'pass'"
)


def read_move(text: str, seat: Seat) -> moves.CatsMove:
    """The move in a text; case and extra blanks do not matter.

    >>> read_move("at D5 d6", 0)
    Place(seat=0, cells=((3, 4), (3, 5)))

    NotationError says what was not understood. Not promised: that the move is legal.
    """
    words = text.lower().split()
    match words:
        case []:
            raise NotationError(f"there is nothing to read; {_HOW}")
        case ["pass"]:
            return moves.Pass(seat)
        case ["done"]:
            return moves.Done(seat)
        case ["watch", ("on" | "off") as how]:
            return moves.Watch(seat, how == "on")
        case ["keep", *cards]:
            return moves.Keep(seat, _cards(cards))
        case ["pay", *cards]:
            return moves.Pay(seat, _cards(cards))
        case ["lay", *cards]:
            return moves.Lay(seat, _cards(cards))
        case ["colour" | "color", colour]:
            return moves.NameColour(seat, _colour(colour))
        case ["field", ("left" | "right") as field]:
            return moves.NameField(seat, Field(field))
        case ["rescue", tile, *cards]:
            return moves.Rescue(seat, _tile(tile), _cards(cards))
        case ["at", *cells] if cells:
            return moves.Place(seat, read_cells(cells))
        case ["play", card]:
            return moves.Play(seat, _card(card))
        case ["play", card, "paid"]:
            return moves.Play(seat, _card(card), 1)
        case ["anytime", card, *rest]:
            return _anytime(seat, _card(card), rest)
    raise NotationError(f"cannot read {text.strip()!r}; {_HOW}")


def _anytime(seat: Seat, card: CardId, rest: list[str]) -> moves.Anytime:
    match rest:
        case []:
            return moves.Anytime(seat, card)
        case ["used"]:
            return moves.Anytime(seat, card, used=True)
        case ["lessons", *lessons]:
            return moves.Anytime(seat, card, lessons=_cards(lessons))
        case ["treasures", *treasures]:
            return moves.Anytime(
                seat, card, treasures=tuple(read_cells(t.split("+")) for t in treasures)
            )
        case ["cats", *cats]:
            return moves.Anytime(seat, card, cats=tuple(_tile(cat) for cat in cats))
        case [colour]:
            return moves.Anytime(seat, card, colour=_colour(colour))
    raise NotationError(
        f"cannot read {' '.join(rest)!r} after the card; there can be a colour, 'used', "
        "'lessons' and cards, 'treasures' and their cells, or 'cats' and their names"
    )


def read_draw(text: str) -> moves.CatsDraw:
    """The draw in a text.

    >>> read_draw("tile blue-k03")
    DrawTile(tile='blue-k03')
    """
    match text.lower().split():
        case ["tile", tile]:
            return moves.DrawTile(_tile(tile))
        case ["card", card]:
            return moves.DrawCard(_card(card))
        case ["boat", boat] if boat in BOAT_IDS:
            return moves.DrawBoat(boat)
        case ["first", seat] if re.fullmatch(r"[0-9]{1,2}", seat):
            return moves.DrawFirst(int(seat))
        case ["sister", what] if what in list(Colour):
            return moves.DrawColour(Colour(what))
        case ["sister", what] if what in SOLO_NUMBER:
            return moves.DrawLesson(CardId(what))
        case ["sister", what] if what in SISTER_NUMBER:
            return moves.DrawSister(what)
    raise NotationError(
        f"cannot read the draw {text.strip()!r}; a draw is 'tile blue-k03', 'card d001', "
        "'boat boat1', 'first 0' or 'sister ss01'"
    )


def _card(word: str) -> CardId:
    if word not in CARD_NUMBER:
        raise NotationError(
            f"there is no card {word!r}; cards are d001 to d150, column, and f151 to f168"
        )
    return CARDS[CARD_NUMBER[word]].id


def _cards(words: list[str]) -> tuple[CardId, ...]:
    return () if words == ["nothing"] else tuple(_card(word) for word in words)


def _tile(word: str) -> TileId:
    if word not in NUMBER:
        raise NotationError(
            f"there is no tile {word!r}; tiles are blue-k01 to orange-k17, r_i, c1, o1 and the like"
        )
    return TILES[NUMBER[word]]


def _colour(word: str) -> Colour:
    if word not in list(Colour):
        raise NotationError(f"{word!r} is not a colour; colours are {', '.join(Colour)}")
    return Colour(word)


def read_cells(words: list[str]) -> moves.Cells:
    """Cells from their letters and numbers; NotationError."""
    cells = []
    for word in words:
        found = _CELL.fullmatch(word)
        if found is None:
            raise NotationError(
                f"{word!r} is not a cell; cells are a4 at the stern to v5 at the bow"
            )
        cells.append((ord(found[1]) - ord("a"), int(found[2]) - 1))
    return tuple(sorted(cells))
