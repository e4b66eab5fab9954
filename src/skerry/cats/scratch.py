"""A scratch boat: the table as if its viewer had to place a cat now, to try things out."""

from collections.abc import Sequence

import msgspec

from skerry.cats.state import NONE, PLACE_TILE, RESCUE
from skerry.cats.tables import CATS
from skerry.cats.tiles import NUMBER, TileId
from skerry.cats.view import Doing, View


def scratch(view: View, tiles: Sequence[str]) -> View:
    """The view as if its seat had just rescued this cat and had more to rescue afterwards."""
    if view.seat is None:
        raise ValueError("a spectator has no boat")
    if len(tiles) != 1:
        raise ValueError("one cat at a time can be tried")
    (tile,) = tiles
    if tile not in NUMBER or NUMBER[tile] >= CATS:
        raise ValueError(f"{tile} is no cat")
    doing = Doing(PLACE_TILE, view.seat, NONE, NUMBER[tile], 0, 0, 0, 0, ())
    crews = list(view.crews)
    crews[view.seat] = msgspec.structs.replace(view.mine, cats_left=9, passed=False, sealed=False)
    return msgspec.structs.replace(
        view,
        phase=RESCUE,
        turn=view.order.index(view.seat) if view.seat in view.order else 0,
        # Something is left to rescue, so that the day does not end.
        left=view.left or (TileId(tile),),
        crews=tuple(crews),
        doing=doing,
        watcher=NONE,
        naming=None,
    )
