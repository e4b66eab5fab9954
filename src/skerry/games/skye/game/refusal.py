"""Why a move is not legal, in words and as data."""

from typing import cast

from skerry.core.event import Seat
from skerry.core.legal import IllegalMove
from skerry.games.skye.game import moves
from skerry.games.skye.game.codec import encode
from skerry.games.skye.pieces.tiles import NUMBER, TILES
from skerry.games.skye.rules.codes import draws, is_awaited
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.state import BUILD, BUY, CASTLES, DRAW, FIRST, GOALS, NONE, OVER, PRICE
from skerry.games.skye.rules.tables import EDGES, LANDSCAPE
from skerry.games.skye.rules.territory import REACH, Territory, cell_at

_QUESTION = {
    GOALS: "the goals are drawn",
    CASTLES: "the castles are drawn",
    FIRST: "the first seat is drawn",
    DRAW: "tiles are drawn",
    PRICE: "prices are set",
    BUY: "tiles are bought",
    BUILD: "tiles are placed",
}
_PHASE_OF: dict[type, int] = {
    moves.Price: PRICE,
    moves.Buy: BUY,
    moves.Pass: BUY,
    moves.Place: BUILD,
    moves.DrawGoal: GOALS,
    moves.DrawCastle: CASTLES,
    moves.DrawFirst: FIRST,
    moves.DrawTile: DRAW,
}
_SIDES = ("north", "east", "south", "west")
_TERRAINS = ("pasture", "mountain", "water")


def why_not(state: State, answer: object) -> IllegalMove | None:
    """Why an answer is refused in this state, or None if it is legal."""
    phase = _PHASE_OF.get(type(answer))
    if phase is None:
        return IllegalMove(moves.Reason.FOREIGN, f"this is not a move of Isle of Skye: {answer!r}")
    if state.phase == OVER:
        return IllegalMove(moves.Reason.GAME_OVER, "the game is over")
    if phase != state.phase:
        return IllegalMove(
            moves.Reason.NOT_THIS_PHASE,
            f"'{answer}' is for when {_QUESTION[phase]}; now {_QUESTION[state.phase]}",
            phase=_QUESTION[state.phase],
        )
    if phase <= DRAW:
        return _refuse_draw(state, cast(moves.SkyeDraw, answer))
    move = cast(moves.SkyeMove, answer)
    return _refuse_seat(state, move.seat) or _refuse_move(state, move)


def why_not_for(state: State, seat: Seat | None, move: object) -> IllegalMove | None:
    """Why a move is not among those of one seat; a spectator (None) has none."""
    if isinstance(move, moves.SkyeMove) and move.seat != seat:
        who = "a spectator" if seat is None else f"seat {seat}"
        return IllegalMove(
            moves.Reason.OTHER_SEAT, f"{who} cannot move for seat {move.seat}", seat=move.seat
        )
    if isinstance(move, moves.SkyeDraw):
        return IllegalMove(moves.Reason.OTHER_SEAT, f"'{move}' is for chance to draw")
    return why_not(state, move)


def _refuse_seat(state: State, seat: Seat) -> IllegalMove | None:
    if not 0 <= seat < state.seats:
        return IllegalMove(
            moves.Reason.NO_SUCH_SEAT,
            f"there is no seat {seat}, only 0 to {state.seats - 1}",
            seat=seat,
        )
    if not is_awaited(state, seat):
        return IllegalMove(
            moves.Reason.NOT_AWAITED, f"seat {seat} has nothing to answer now", seat=seat
        )
    return None


def _refuse_move(state: State, move: moves.SkyeMove) -> IllegalMove | None:
    match move:
        case moves.Pass():
            return None
        case moves.Price():
            return _refuse_price(state, move)
        case moves.Buy(_, tile):
            return _refuse_tile(tile) or _refuse_purchase(state, move)
        case moves.Place(_, tile):
            return _refuse_tile(tile) or _refuse_place(state, move)


def _refuse_draw(state: State, draw: moves.SkyeDraw) -> IllegalMove | None:
    named = draw.tile if isinstance(draw, moves.DrawTile) else ""
    named = draw.castle if isinstance(draw, moves.DrawCastle) else named
    if named and (refusal := _refuse_tile(named)):
        return refusal
    if isinstance(draw, moves.DrawTile):
        number = NUMBER[draw.tile]
        drawable = number < LANDSCAPE and state.is_in_bag(number)
    else:
        drawable = encode(state, draw)[1] in draws(state)
    if drawable:
        return None
    return IllegalMove(moves.Reason.NOT_DRAWABLE, f"'{draw}' cannot be drawn now", draw=str(draw))


def _refuse_tile(tile: str) -> IllegalMove | None:
    if tile in NUMBER:
        return None
    return IllegalMove(moves.Reason.UNKNOWN_TILE, f"there is no tile {tile!r}", tile=tile)


def _refuse_price(state: State, move: moves.Price) -> IllegalMove | None:
    clan = state.clans[move.seat]
    stall = [TILES[tile].id for tile in state.stall_of(move.seat)]
    named = [move.axe, *(tile for tile, _ in move.prices)]
    for tile in named:
        if refusal := _refuse_tile(tile):
            return refusal
        if tile not in stall:
            return IllegalMove(
                moves.Reason.NOT_YOUR_TILE,
                f"{tile} is not in your stall ({', '.join(stall)})",
                tile=tile,
            )
    if sorted(named) != sorted(stall):
        return IllegalMove(
            moves.Reason.WRONG_TILES,
            f"one tile gets the axe and each other one a price: {', '.join(stall)}",
        )
    for tile, gold in move.prices:
        if gold < 1:
            return IllegalMove(
                moves.Reason.PRICE_TOO_LOW,
                f"{tile} needs a price of at least 1, not {gold}",
                tile=tile,
                price=gold,
            )
    total = sum(gold for _, gold in move.prices)
    return _refuse_gold(total, clan.gold, "these prices need")


def _refuse_gold(needed: int, gold: int, what: str) -> IllegalMove | None:
    if needed <= gold:
        return None
    return IllegalMove(
        moves.Reason.NOT_ENOUGH_GOLD,
        f"{what} {needed} gold; you have {gold}",
        needed=needed,
        gold=gold,
    )


def _refuse_purchase(state: State, move: moves.Buy) -> IllegalMove | None:
    number = NUMBER[move.tile]
    for seat in range(state.seats):
        for tile, price in zip(state.stall_of(seat), state.prices_of(seat), strict=True):
            if tile == number and seat == move.seat:
                return IllegalMove(
                    moves.Reason.OWN_TILE, f"{move.tile} is your own tile", tile=move.tile
                )
            if tile == number:
                purse = state.clans[move.seat].gold
                return _refuse_gold(price, purse, f"{move.tile} costs")
    return IllegalMove(moves.Reason.NOT_FOR_SALE, f"{move.tile} is not for sale", tile=move.tile)


def _refuse_place(state: State, move: moves.Place) -> IllegalMove | None:
    clan = state.clans[move.seat]
    number = NUMBER[move.tile]
    where = moves.cell_text(move.x, move.y)
    in_hand = state.hand_of(move.seat)
    if number not in in_hand:
        hand = ", ".join(TILES[tile].id for tile in in_hand if tile != NONE)
        return IllegalMove(
            moves.Reason.NOT_IN_HAND, f"{move.tile} is not in your hand ({hand})", tile=move.tile
        )
    if not 0 <= move.turn <= 3:
        return IllegalMove(
            moves.Reason.BAD_TURN, f"a turn is 0 to 3 quarters, not {move.turn}", turn=move.turn
        )
    near = -REACH <= move.x <= REACH and -REACH <= move.y <= REACH
    cell = cell_at(move.x, move.y) if near else 0
    if near and clan.land.plot_at(cell) >= 0:
        return IllegalMove(
            moves.Reason.OCCUPIED, f"a tile lies at {where} already", x=move.x, y=move.y
        )
    if not near or not clan.land.is_free(cell):
        return IllegalMove(
            moves.Reason.NOT_TOUCHING,
            f"{where} touches no tile of your territory",
            x=move.x,
            y=move.y,
        )
    return _refuse_edges(clan.land, move, number * 4 + move.turn, cell)


def _refuse_edges(land: Territory, move: moves.Place, face: int, cell: int) -> IllegalMove | None:
    clash = EDGES[face] & land.forbids(cell)
    if clash == 0:
        return None
    side = next(side for side in range(4) if (clash >> (3 * side)) & 7)
    shown = _terrain((EDGES[face] >> (3 * side)) & 7)
    wanted = _terrain(~(land.forbids(cell) >> (3 * side)) & 7)
    return IllegalMove(
        moves.Reason.TERRAIN_MISMATCH,
        f"{move.tile} r{move.turn} at {moves.cell_text(move.x, move.y)} shows {shown} to the "
        f"{_SIDES[side]}, where {wanted} lies",
        side=_SIDES[side],
        shown=shown,
        wanted=wanted,
    )


def _terrain(bits: int) -> str:
    return _TERRAINS[bits.bit_length() - 1]
