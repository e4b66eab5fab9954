"""The sandbox: the view as if its seat had to place a tile now, to try things out.

Tiles that are already tried out say where: `blue-k03 at d5 d6 e6 e7 f7`, and an oshax also in
which colour: `o1 red at d5 ...`. The last tile is still to be placed.
"""

from collections.abc import Sequence

import msgspec

from skerry.core.text.notation import NotationError
from skerry.games.cats.game.codec import NoCode, place_of
from skerry.games.cats.game.explain import pay_for
from skerry.games.cats.game.moves import Cells
from skerry.games.cats.game.question import FromField, Phase, PlaceOshax, PlaceTile
from skerry.games.cats.game.restore import restore
from skerry.games.cats.game.view import OnBoat, View
from skerry.games.cats.pieces.cards import CARDS, Kind
from skerry.games.cats.pieces.tiles import COLOURS, NUMBER, TILES, Colour, Field
from skerry.games.cats.rules.placing import lay_tile
from skerry.games.cats.rules.state import NONE, Crew
from skerry.games.cats.rules.tables import CATS, FIRST_OSHAX, SHAPE_OF, colour_of, shape_of
from skerry.games.cats.text.notation import read_cells

_OSHAX_CARD = next(card.id for card in CARDS if card.kind is Kind.OSHAX)


def sandbox(view: View, tiles: Sequence[str]) -> View:
    """The view as if its seat's boat held all of these tiles but the last, and that came next.

    Cats from the fields cost their fish; the last is not paid for before it lies on the boat.
    """
    if view.seat is None:
        raise ValueError("a spectator has no boat")
    if not tiles:
        raise ValueError("there is no tile to try")
    *laid, last = tiles
    state = restore(view)
    crew = state.crews[view.seat]
    lying = [_lay(crew, piece) for piece in laid]
    for piece in lying:
        pay_for(state, view.seat, NUMBER[piece.tile])
    tile = _tile(last)
    mine = msgspec.structs.replace(
        view.mine,
        tiles=(*view.mine.tiles, *lying),
        anywhere=crew.anywhere,
        fish=crew.fish,
        cats_left=9,
        passed=False,
        sealed=False,
        choice=None,
    )
    crews = list(view.crews)
    crews[view.seat] = mine
    is_oshax = tile >= FIRST_OSHAX
    return msgspec.structs.replace(
        view,
        phase=Phase.RARE if is_oshax else Phase.RESCUE,
        turn=view.order.index(view.seat) if view.seat in view.order else 0,
        # Leave something to rescue, so that the day does not end.
        left=view.left or (next(one for one in TILES if one != TILES[tile]),),
        oshax=(TILES[tile],) if is_oshax else view.oshax,
        crews=tuple(crews),
        question=PlaceOshax(view.seat, _OSHAX_CARD)
        if is_oshax
        else PlaceTile(view.seat, TILES[tile], FromField(Field.LEFT, 0, None)),
        watcher=None,
        naming=None,
    )


def _tile(name: str) -> int:
    if name not in NUMBER:
        raise ValueError(f"{name} is not a tile that can be tried")
    return NUMBER[name]


def _lay(crew: Crew, piece: str) -> OnBoat:
    """Lay a tile on trial, by the same rules as a real one."""
    tile, colour, cells = _read(piece)
    try:
        place = place_of(cells, cat=tile < CATS)
    except NoCode:
        place = NONE
    if place == NONE or SHAPE_OF[place] != shape_of(tile):
        raise ValueError(f"{piece}: it cannot lie on these cells")
    if not crew.boat.fits(place, crew.anywhere > 0):
        raise ValueError(f"{piece}: it does not fit there")
    worn = colour_of(tile) if colour is None else COLOURS.index(colour)
    lay_tile(crew, tile, place, worn)
    return OnBoat(TILES[tile], cells, None if worn < 0 else COLOURS[worn])


def _read(piece: str) -> tuple[int, Colour | None, Cells]:
    match piece.split():
        case [name, "at", *cells]:
            colour = None
        case [name, ("blue" | "green" | "red" | "purple" | "orange") as named, "at", *cells]:
            colour = Colour(named)
        case _:
            raise ValueError(f"{piece}: only the last tile is still to be placed")
    tile = _tile(name)
    if (colour is not None) != (tile >= FIRST_OSHAX):
        raise ValueError(f"{piece}: an oshax has a colour chosen for it, other tiles have not")
    try:
        return tile, colour, read_cells(cells)
    except NotationError as error:
        raise ValueError(f"{piece}: {error}") from None
