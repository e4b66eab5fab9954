"""Boats from JSON files: read, checked, and scored with any lessons."""

from collections.abc import Mapping

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.score import Scorecard
from skerry.games.cats.game.codec import NoCode, place_of
from skerry.games.cats.game.ids import MODES
from skerry.games.cats.game.options import Mode
from skerry.games.cats.game.scorecard import card_of
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, Kind
from skerry.games.cats.pieces.tiles import BOAT_IDS, COLOURS, NUMBER, Cell, Colour
from skerry.games.cats.rules.rules import State, lay_out
from skerry.games.cats.rules.state import NONE, OVER
from skerry.games.cats.rules.tables import CATS, FIRST_OSHAX, SHAPE_OF, shape_of


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on a boat; an oshax needs the colour that was chosen for it."""

    tile: str
    cells: tuple[Cell, ...]
    colour: Colour | None = None


class BoatSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A boat with its tiles and everything else that its lessons count."""

    boat: str
    tiles: tuple[Laid, ...]
    lessons: tuple[str, ...] = ()
    fish: int = 0
    baskets: int = 1


class PublicLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A public lesson with its colour, where it has one."""

    card: str
    colour: Colour | None = None


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One boat or several to be compared, in turn order, with the public lessons."""

    boats: tuple[BoatSide, ...]
    public: tuple[PublicLesson, ...] = ()
    mode: Mode = Mode.STANDARD


def score_cards(given: Mapping[str, object]) -> list[tuple[str, Scorecard]]:
    """The scorecard of each boat; ValueError says what is wrong and where."""
    try:
        position = msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise ValueError(f"not a boat: {error}") from None
    if not 1 <= len(position.boats) <= 4:
        raise ValueError(f"not a boat: there are {len(position.boats)}, one to four are needed")
    state = State()
    state.mode = MODES.index(position.mode)
    state.seats = len(position.boats)
    lay_out(state)
    state.phase = OVER
    state.order = vec[i64](list(range(state.seats)))
    if position.mode is Mode.SOLO and len(position.boats) != 1:
        raise ValueError("not a boat: alone there is one boat")
    for card in position.public:
        state.public = vec[i64]([*state.public, _card(card.card, Kind.PUBLIC)])
        named = NONE if card.colour is None else COLOURS.index(card.colour)
        state.public_colours = vec[i64]([*state.public_colours, named])
    for seat, side in enumerate(position.boats):
        _load(state, seat, side)
    return [(f"boat {seat}", card_of(state, seat)) for seat in range(state.seats)]


def _card(name: str, kind: Kind) -> int:
    if name not in CARD_NUMBER or CARDS[CARD_NUMBER[name]].kind is not kind:
        what = "public lesson" if kind is Kind.PUBLIC else "private lesson"
        raise ValueError(f"{name!r} is not a {what}")
    return CARD_NUMBER[name]


def _load(state: State, seat: int, side: BoatSide) -> None:
    if side.boat not in BOAT_IDS:
        raise ValueError(f"boat {seat}: {side.boat!r} is not one of {', '.join(BOAT_IDS)}")
    if not 0 <= side.fish < 10_000 or not 0 <= side.baskets <= 10:
        raise ValueError(f"boat {seat}: fish or baskets out of range")
    crew = state.crews[seat]
    crew.boat.plan = BOAT_IDS.index(side.boat)
    crew.fish = side.fish
    crew.ready = side.baskets
    crew.lessons = vec[i64]([_card(card, Kind.LESSON) for card in side.lessons])
    if len(set(side.lessons)) != len(side.lessons):
        raise ValueError(f"boat {seat}: a lesson is named twice")
    cats = [laid.tile for laid in side.tiles if "-" in laid.tile]
    if len(set(cats)) != len(cats):
        raise ValueError(f"boat {seat}: a cat is there twice")
    for number, laid in enumerate(side.tiles):
        where = f"boat {seat}, tile {number} ({laid.tile})"
        if laid.tile not in NUMBER:
            raise ValueError(f"{where}: there is no such tile")
        tile = NUMBER[laid.tile]
        try:
            place = place_of(laid.cells, cat=tile < CATS)
        except NoCode:
            raise ValueError(f"{where}: it cannot lie on these cells") from None
        if SHAPE_OF[place] != shape_of(tile):
            raise ValueError(f"{where}: it has another shape")
        if not crew.boat.is_free(place):
            raise ValueError(f"{where}: another tile covers one of the cells")
        crew.boat.lay(tile, place, _colour(tile, laid, where))


def _colour(tile: int, laid: Laid, where: str) -> int:
    if tile < CATS:
        return tile // 17
    if tile >= FIRST_OSHAX:
        if laid.colour is None:
            raise ValueError(f"{where}: an oshax needs the colour chosen for it")
        return COLOURS.index(laid.colour)
    return NONE
