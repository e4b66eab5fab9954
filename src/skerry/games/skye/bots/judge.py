"""What a bot must know of Isle of Skye: how good a price, a purchase or a place looks."""

from collections.abc import Iterator

from skerry.core.legal import Legal
from skerry.games.skye.bots.compiled.evaluation import POINT, after_placing, best_gain
from skerry.games.skye.game.moves import Buy, Pass, Place, Price, SkyeMove
from skerry.games.skye.game.view import Phase, View, restore
from skerry.games.skye.pieces.tiles import NUMBER, TileId
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.track import rounds


def judge(view: View, legal: Legal[SkyeMove]) -> Iterator[tuple[int, SkyeMove]]:
    """The moves worth considering, each with its value in hundredths of a point."""
    board = restore(view)
    assert view.seat is not None, "bots sit in seats"
    if view.phase is Phase.PRICE:
        yield 0, _prices(view, board, view.seat)
        return
    for code in legal.codes:
        move = legal.move(code)
        match move:
            case Place(seat):
                yield after_placing(board, seat, code), move
            case Pass():
                yield 0, move
            case Buy(seat, tile):
                cost = _price_of(view, tile) * gold_worth(board)
                yield best_gain(board, seat, NUMBER[tile]) - cost, move
            case Price():
                raise AssertionError("prices are set in their own phase")


def gold_worth(board: State) -> int:
    """The value of one gold: a fifth of a point at the end, and more while it can still be used."""
    return POINT // 5 + 8 * (rounds(board.seats) - board.round)


def _price_of(view: View, tile: TileId) -> int:
    for clan in view.clans:
        for offer in clan.stall:
            if offer.tile == tile:
                return offer.price or 0
    raise ValueError(f"{tile} is not for sale")


def _prices(view: View, board: State, seat: int) -> Price:
    """The axe on the least important tile, and on the others a price that hurts a buyer.

    A price near half of the tile's value to its most interested buyer earns well if it is paid,
    and does not cost too much if it is not.
    """
    stall = [offer.tile for offer in view.mine.stall]
    wanted = {tile: _wanted(board, seat, tile) for tile in stall}
    axe = min(stall, key=lambda tile: wanted[tile])
    left, right = (tile for tile in stall if tile != axe)
    purse = view.mine.gold or 0
    # Some gold stays in the purse to buy with.
    limit = max(2, purse * 2 // 3)
    asked = {tile: max(1, wanted[tile] // (2 * gold_worth(board))) for tile in (left, right)}
    while sum(asked.values()) > limit:
        dear = max(asked, key=lambda tile: asked[tile])
        asked[dear] -= 1
    return Price(seat, axe, ((left, asked[left]), (right, asked[right])))


def _wanted(board: State, seat: int, tile: TileId) -> int:
    """A tile's value to this seat, which is close to its value to the most interested buyer."""
    number = NUMBER[tile]
    mine = best_gain(board, seat, number)
    theirs = max(best_gain(board, other, number) for other in range(board.seats) if other != seat)
    return max(mine, theirs * 9 // 10)
