"""The sandbox: the view as if its seat had to build now, to try things out."""

from collections.abc import Sequence

import msgspec

from skerry.games.skye.game.view import Phase, View
from skerry.games.skye.pieces.tiles import NUMBER, TileId
from skerry.games.skye.rules.state import STALL
from skerry.games.skye.rules.tables import LANDSCAPE


def sandbox(view: View, tiles: Sequence[str]) -> View:
    """The view as if its seat had to place these tiles now, while the others are still building."""
    if view.seat is None:
        raise ValueError("a spectator has no territory")
    if not view.mine.territory:
        raise ValueError("there is no castle yet to build at")
    if len(tiles) > STALL:
        raise ValueError(f"a hand has at most {STALL} tiles, not {len(tiles)}")
    if len(tiles) > STALL:
        raise ValueError(f"{STALL} tiles at a time can be tried, not {len(tiles)}")
    for tile in tiles:
        if tile not in NUMBER or NUMBER[tile] >= LANDSCAPE:
            raise ValueError(f"{tile} is not a tile that can be placed")
    clans = tuple(
        msgspec.structs.replace(
            clan,
            stall=(),
            sealed=False,
            building=True,
            hand=tuple(map(TileId, tiles)) if seat == view.seat else clan.hand,
        )
        for seat, clan in enumerate(view.clans)
    )
    return msgspec.structs.replace(view, phase=Phase.BUILD, clans=clans)
