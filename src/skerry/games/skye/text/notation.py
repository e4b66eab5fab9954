"""Moves and draws from text, the reverse of `str(move)` (`docs/reference/notation.md`)."""

import re

from skerry.core.event import Seat
from skerry.core.text.notation import NotationError
from skerry.games.skye.game import moves
from skerry.games.skye.pieces.tiles import GOALS, NUMBER, TILES, Goal, TileId

_TILE = re.compile(r"l0*([0-9]{1,2})|c-([a-z]+)")
_CELL = re.compile(r"(?:([ns])([0-9]{1,2}))?(?:([ew])([0-9]{1,2}))?|0")
_HOW = (
    "a move is 'axe L12, L40=3, L03=2' (set prices), 'buy L40', 'pass', "
    "or 'L03 n1e2 r1' (place a tile)"
)


def read_move(text: str, seat: Seat) -> moves.SkyeMove:
    """The move in a text; case and extra blanks do not matter.

    >>> read_move("L3 E2 r1", 0)
    Place(seat=0, tile='L03', x=2, y=0, turn=1)
    >>> str(read_move("axe l12, l40=3, l03=2", 0))
    'axe L12, L40=3, L03=2'

    NotationError says what was not understood. Not promised: that the move is legal.
    """
    words = text.lower().replace(",", " ").split()
    match words:
        case []:
            raise NotationError(f"there is nothing to read; {_HOW}")
        case ["pass"]:
            return moves.Pass(seat)
        case ["buy", tile]:
            return moves.Buy(seat, _tile(tile))
        case ["axe", axe, first, second]:
            return moves.Price(seat, _tile(axe), (_priced(first), _priced(second)))
        case ["axe", *rest]:
            raise NotationError(
                "the axe needs a tile and two prices, as in 'axe L12, L40=3, L03=2', "
                f"not {' '.join(rest) or 'nothing'!r}"
            )
        case [tile, cell] if _TILE.fullmatch(tile):
            x, y = _cell(cell)
            return moves.Place(seat, _tile(tile), x, y, 0)
        case [tile, cell, turn] if _TILE.fullmatch(tile):
            x, y = _cell(cell)
            return moves.Place(seat, _tile(tile), x, y, _turn(turn))
    raise NotationError(f"cannot read {text.strip()!r}; {_HOW}")


def read_draw(text: str) -> moves.SkyeDraw:
    """The draw in a text.

    >>> read_draw("draw L12")
    DrawTile(tile='L12')
    """
    match text.lower().split():
        case ["draw", tile]:
            return moves.DrawTile(_tile(tile))
        case ["goal", goal] if goal in GOALS:
            return moves.DrawGoal(Goal(goal))
        case ["goal", goal]:
            raise NotationError(f"there is no goal {goal!r}; goals are {', '.join(GOALS)}")
        case ["castle", castle]:
            return moves.DrawCastle(_tile(castle))
        case ["first", seat] if re.fullmatch(r"[0-9]{1,2}", seat):
            return moves.DrawFirst(int(seat))
    raise NotationError(
        f"cannot read the draw {text.strip()!r}; "
        "a draw is 'goal squares', 'castle C-blue', 'first 0' or 'draw L12'"
    )


def _tile(word: str) -> TileId:
    found = _TILE.fullmatch(word)
    if found is None:
        raise NotationError(f"{word!r} is not a tile; tiles are L01 to L73")
    name = f"L{int(found[1]):02}" if found[1] else f"C-{found[2]}"
    if name not in NUMBER:
        raise NotationError(f"there is no tile {name}; tiles are L01 to L73")
    return TILES[NUMBER[name]].id


def _priced(word: str) -> tuple[TileId, int]:
    tile, equals, gold = word.partition("=")
    if not equals or not re.fullmatch(r"[0-9]{1,4}", gold):
        raise NotationError(f"{word!r} is not a price; write tile=gold, as in L40=3")
    return _tile(tile), int(gold)


def _cell(word: str) -> tuple[int, int]:
    found = _CELL.fullmatch(word)
    if found is None or not word:
        raise NotationError(
            f"{word!r} is not a cell; cells are steps from the castle, as n1e2 or s3"
        )
    up, rows, across, columns = found.groups()
    y = int(rows) * (-1 if up == "n" else 1) if up else 0
    x = int(columns) * (-1 if across == "w" else 1) if across else 0
    return x, y


def _turn(word: str) -> int:
    if word not in ("r0", "r1", "r2", "r3"):
        raise NotationError(f"{word!r} is not a turn; turns are r0 to r3, quarters clockwise")
    return int(word[1])
