"""The views of a state as JSON, written straight from the numbers of the rules.

The result is, byte for byte, what the encoder makes of a `View`. A server tells several views
after every move, and most of what they hold is the same in all of them.
"""

from functools import cache, lru_cache

import msgspec
from mypy_extensions import mypyc_attr

from skerry.core.event import Seat
from skerry.games.skye.game.options import SkyeOptions
from skerry.games.skye.game.view import (
    PHASES,
    Offer,
    Phase,
    earned_of,
    options_of,
    placed_of,
)
from skerry.games.skye.pieces.tiles import GOALS, TILES, Goal
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.state import BUY, NONE, OVER, SIDE_EARNED, STALL

_ENCODE = msgspec.json.Encoder().encode
_BOOL = (b"false", b"true")
_TILE = [_ENCODE(tile.id) for tile in TILES]
_PLACES = range(STALL)
_STALL, _PRICES, _HAND = 4, 4 + STALL, 4 + 2 * STALL


class _Shared(msgspec.Struct, frozen=True, gc=False):
    """The fields of a view between its seat and its bag."""

    options: SkyeOptions
    phase: Phase
    round: int
    first: Seat | None
    after: int
    goals: tuple[Goal, ...]


@mypyc_attr(acyclic=True)
class ViewWriter:
    """The views of one state, which must not change meanwhile; what they share is written once."""

    def __init__(self, state: State) -> None:
        open_money, revealed = state.money_open or state.phase == OVER, state.phase == BUY
        scorings: int = state.scorings
        clans = [
            _clan(bytes(state.side_of(seat)), scorings, revealed) for seat in range(state.seats)
        ]
        self._clans = clans
        self._others = [
            b"%b%d%b" % (clan.land, clan.gold, clan.rest)
            if open_money
            else b"%bnull%b" % (clan.land, clan.rest)
            for clan in clans
        ]
        shared = _Shared(
            options_of(state),
            PHASES[state.phase],
            state.round,
            state.first if state.first != NONE else None,
            state.after,
            tuple([GOALS[goal] for goal in state.goals]),
        )
        bag = _bag(bytes(state.bag[: state.left]))
        self._head = b'%b,"bag":[%b],"clans":[' % (_ENCODE(shared)[1:-1], bag)
        self._tail = b'],"bag_count":%d}' % state.left

    def view(self, seat: Seat | None) -> bytes:
        """What a seat (None: a spectator) may know; ValueError if there is no such seat."""
        if seat is None:
            return b'{"seat":null,%b%b%b' % (self._head, b",".join(self._others), self._tail)
        if not 0 <= seat < len(self._clans):
            raise ValueError(f"there is no seat {seat}, only 0 to {len(self._clans) - 1}")
        clans = self._others.copy()
        clans[seat] = self._clans[seat].behind_screen()
        return b'{"seat":%d,%b%b%b' % (seat, self._head, b",".join(clans), self._tail)


@mypyc_attr(acyclic=True)
class _Clan:
    """One side of the table: what comes before its gold, and what comes after."""

    __slots__ = ("_own", "gold", "land", "rest")

    def __init__(self, packed: bytes, scorings: int, revealed: bool) -> None:
        side = memoryview(packed).cast("q").tolist()
        gold, points, axe, building = side[:_STALL]
        tiles = SIDE_EARNED + scorings
        hand = [_TILE[tile] for tile in side[_HAND:SIDE_EARNED] if tile != NONE]
        earned = [_earned(line) for line in side[SIDE_EARNED:tiles]]
        self.gold = gold
        self.land = b'{"territory":[%b],"gold":' % b",".join(map(_placed, side[tiles:]))
        before = b',"points":%d,"stall":[' % points
        after = b'],"hand":[%b],"sealed":%b,"building":%b,"earned":[%b]}' % (
            b",".join(hand),
            _BOOL[axe != NONE],
            _BOOL[building],
            b",".join(earned),
        )
        self.rest = b"%b%b%b" % (before, _stall(side, axe, revealed), after)
        self._own = None
        if axe != NONE and not revealed:
            # Only its owner sees the prices that are set.
            self._own = b"%b%b%b" % (before, _stall(side, axe, True), after)

    def behind_screen(self) -> bytes:
        """All of it, as its owner sees it."""
        return b"%b%d%b" % (self.land, self.gold, self._own or self.rest)


# Most clans stay as they are from one move to the next.
@lru_cache(4096)
def _clan(packed: bytes, scorings: int, revealed: bool) -> _Clan:
    return _Clan(packed, scorings, revealed)


def _stall(side: list[int], axe: int, shown: bool) -> bytes:
    offers = [
        _offer(tile, price if shown and place != axe else None, shown and place == axe)
        for place, tile, price in zip(
            _PLACES, side[_STALL:_PRICES], side[_PRICES:_HAND], strict=True
        )
        if tile != NONE
    ]
    return b",".join(offers)


# Few values are possible, and all tables share them.
@cache
def _placed(packed: int) -> bytes:
    return _ENCODE(placed_of(packed))


@cache
def _earned(packed: int) -> bytes:
    return _ENCODE(earned_of(packed))


@cache
def _offer(tile: int, price: int | None, axed: bool) -> bytes:
    return _ENCODE(Offer(TILES[tile].id, price, axed))


@lru_cache(4096)
def _bag(tiles: bytes) -> bytes:
    return b",".join([_TILE[tile] for tile in sorted(memoryview(tiles).cast("q"))])
