"""Moves and draws as integers, and back (`docs/reference/codes.md` has the table)."""

from skerry.core.event import Seat
from skerry.core.game import CHANCE
from skerry.games.skye.game import moves
from skerry.games.skye.pieces.tiles import GOALS as GOAL_IDS
from skerry.games.skye.pieces.tiles import NUMBER, TILES
from skerry.games.skye.rules.codes import BUY_CODE, PASS, PRICE_CODE, price_code, price_sum
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.state import CASTLES, DRAW, FIRST, GOALS
from skerry.games.skye.rules.tables import LANDSCAPE
from skerry.games.skye.rules.territory import CELL_BITS, CELL_MASK, cell_at, x_of, y_of

# Draws are values without a seat; one object of each is enough.
_TILE_DRAWS = tuple(moves.DrawTile(tile.id) for tile in TILES[:LANDSCAPE])


def encode(state: State, answer: moves.SkyeMove | moves.SkyeDraw) -> tuple[Seat, int]:
    """Who answers, and the code of the answer, which must be legal (see `refusal`)."""
    match answer:
        case moves.Place(seat, tile, x, y, turn):
            return seat, (NUMBER[tile] * 4 + turn + 1) << CELL_BITS | cell_at(x, y)
        case moves.Buy(seat, tile):
            return seat, BUY_CODE + NUMBER[tile]
        case moves.Pass(seat):
            return seat, PASS
        case moves.Price(seat, axe, prices):
            stall = [TILES[tile].id for tile in state.stall_of(seat)]
            gold = dict(prices)
            left, right = (gold[tile] for tile in stall if tile != axe)
            return seat, price_code(stall.index(axe), left, right)
        case moves.DrawTile(tile):
            return CHANCE, NUMBER[tile]
        case moves.DrawGoal(goal):
            return CHANCE, GOAL_IDS.index(goal)
        case moves.DrawCastle(castle):
            return CHANCE, NUMBER[castle] - LANDSCAPE
        case moves.DrawFirst(first):
            return CHANCE, first


def decode(state: State, seat: Seat, code: int) -> moves.SkyeMove:
    """The move of a code; only prices depend on the state."""
    if code == PASS:
        return moves.Pass(seat)
    if code >= PRICE_CODE:
        return _decode_price(state, seat, code - PRICE_CODE)
    if code < 1 << CELL_BITS:
        return moves.Buy(seat, TILES[code - BUY_CODE].id)
    face = (code >> CELL_BITS) - 1
    cell = code & CELL_MASK
    return moves.Place(seat, TILES[face >> 2].id, x_of(cell), y_of(cell), face & 3)


def _decode_price(state: State, seat: Seat, code: int) -> moves.Price:
    pair, axe = divmod(code, 3)
    total = price_sum(pair)
    left = pair - (total - 2) * (total - 1) // 2 + 1
    stall = [TILES[tile].id for tile in state.stall_of(seat)]
    marked = stall.pop(axe)
    return moves.Price(seat, marked, ((stall[0], left), (stall[1], total - left)))


def decode_draw(phase: int, code: int) -> moves.SkyeDraw:
    """The draw of a code, which depends on what is drawn in a phase."""
    if phase == DRAW:
        return _TILE_DRAWS[code]
    if phase == GOALS:
        return moves.DrawGoal(GOAL_IDS[code])
    if phase == CASTLES:
        return moves.DrawCastle(TILES[LANDSCAPE + code].id)
    if phase == FIRST:
        return moves.DrawFirst(code)
    raise ValueError("nothing is drawn now")
