"""The castles of the seats: each seat has the castle of its colour."""

from collections.abc import Sequence

from skerry.core.colours import ColouredPieces
from skerry.core.game import Draw
from skerry.games.skye.game.moves import DrawCastle
from skerry.games.skye.pieces.tiles import TILES, TileId
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.state import CASTLES

PREFIX = "C-"
"""The id of a castle is this and its colour."""


def _draw(state: State, colours: Sequence[str]) -> Draw | None:
    if state.phase != CASTLES:
        return None
    return DrawCastle(TileId(f"{PREFIX}{colours[state.after]}"))


def _colours(state: State) -> tuple[str, ...]:
    return tuple(TILES[clan.land.tile(0)].id.removeprefix(PREFIX) for clan in state.clans)


COLOURED_CASTLES: ColouredPieces[State] = ColouredPieces(
    draw=_draw, decides=lambda draw: isinstance(draw, DrawCastle), colours=_colours
)
