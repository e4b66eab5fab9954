"""The views of a state as JSON, written straight from the numbers of the rules.

The result is, byte for byte, what the encoder makes of a `View`. A server tells several views
after every move, and most of what they hold is the same in all of them.
"""

from collections.abc import Iterable
from functools import cache, lru_cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.core.event import Seat
from skerry.games.cats.game.ids import cells_of
from skerry.games.cats.game.question import PHASES, question_of
from skerry.games.cats.game.view import (
    OnBoat,
    TreasurePile,
    naming_of,
    options_of,
    sealed_cards,
    sister_of,
)
from skerry.games.cats.pieces.cards import CARDS
from skerry.games.cats.pieces.tiles import BOAT_IDS, COLOURS, TILES
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import BOATS, LAY, NONE, OVER, PAUSE, SOLO, Crew
from skerry.games.cats.rules.state import SISTER as SISTER_SEAT
from skerry.games.cats.rules.tables import FIRST_COMMON, FIRST_OSHAX, FIRST_RARE

_ENCODE = msgspec.json.Encoder().encode
_NULL, _BOOL = b"null", (b"false", b"true")
_CARD = [_ENCODE(card.id) for card in CARDS]
_TILE = [_ENCODE(tile) for tile in TILES]
_BOAT = [_ENCODE(boat) for boat in BOAT_IDS]
_COLOUR = [_ENCODE(colour) for colour in COLOURS]
_PHASE = [_ENCODE(phase) for phase in PHASES]


@mypyc_attr(acyclic=True)
class ViewWriter:
    """The views of one state, which must not change meanwhile; what they share is written once."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._starts = [_start(state.crews[seat]) for seat in range(state.seats)]
        self._others = [self._other(seat) for seat in range(state.seats)]
        self._head, self._tail = _head(state), _tail(state)

    def view(self, seat: Seat | None) -> bytes:
        """What a seat (None: a spectator) may know; ValueError if there is no such seat."""
        if seat is None:
            return b'{"seat":null,%b%b%b' % (self._head, b",".join(self._others), self._tail)
        if not 0 <= seat < len(self._others):
            raise ValueError(f"there is no seat {seat}, only 0 to {len(self._others) - 1}")
        crews = self._others.copy()
        crews[seat] = self._own(seat)
        return b'{"seat":%d,%b%b%b' % (seat, self._head, b",".join(crews), self._tail)

    def _other(self, seat: Seat) -> bytes:
        """A crew as others see it."""
        state = self._state
        crew, phase = state.crews[seat], state.phase
        return (
            b'%b,"hand":{"count":%d,"cards":null},"pack":{"count":%d,"cards":null},'
            b'"kept":{"count":%d,"cards":null},"seen":{"count":%d,"cards":null},'
            b'"drawn":{"count":%d,"cards":null},"laid":%b,"lessons":%b,'
            b'"discards":{"count":%d,"cards":null},"sealed":%b,"choice":null,%b,"watching":false}'
        ) % (
            self._starts[seat],
            len(crew.hand),
            len(crew.pack),
            len(crew.kept),
            len(crew.seen),
            len(crew.drawn),
            _counted(len(crew.laid)) if phase == LAY else _pile(crew.laid),
            _pile(crew.lessons) if phase == OVER else _counted(len(crew.lessons)),
            len(crew.discards),
            # Who holds cards to think about must not show by who has answered the pause.
            _BOOL[crew.sealed != NONE and phase != PAUSE],
            _end(crew),
        )

    def _own(self, seat: Seat) -> bytes:
        """A crew as its owner sees it."""
        state = self._state
        crew = state.crews[seat]
        sealed = crew.sealed != NONE
        return (
            b'%b,"hand":%b,"pack":%b,"kept":%b,"seen":%b,"drawn":%b,"laid":%b,"lessons":%b,'
            b'"discards":%b,"sealed":%b,"choice":%b,%b,"watching":%b}'
        ) % (
            self._starts[seat],
            _pile(crew.hand),
            _pile(crew.pack),
            _pile(crew.kept),
            _pile(crew.seen),
            _pile(crew.drawn),
            _pile(crew.laid),
            _pile(crew.lessons),
            _pile(crew.discards),
            _BOOL[sealed],
            _ENCODE(sealed_cards(state, crew)) if sealed else _NULL,
            _end(crew),
            _BOOL[crew.watching],
        )


def _start(crew: Crew) -> bytes:
    """What everybody sees of a crew, before its cards."""
    boat = crew.boat
    tiles = b",".join(map(_on_boat, boat.tiles, boat.places, boat.colours))
    start = b'{"boat":%b,"tiles":[%b],"fish":%d,"ready":%d,"used":%d'
    return start % (_BOAT[boat.plan], tiles, crew.fish, crew.ready, crew.used)


def _end(crew: Crew) -> bytes:
    """What everybody sees of a crew, after its cards."""
    passed = _BOOL[crew.passed]
    end = b'"anywhere":%d,"extra":%d,"cats_left":%d,"passed":%b'
    return end % (crew.anywhere, crew.extra, crew.cats_left, passed)


def _head(state: State) -> bytes:
    """The fields before the crews, without the seat."""
    drawing_boats = state.phase == BOATS
    return b'"options":%b,"phase":%b,"ship":%d,"order":[%b],"turn":%d,%b,"crews":[' % (
        _ENCODE(options_of(state)),
        _PHASE[state.phase],
        state.ship,
        b",".join([_NULL if one == SISTER_SEAT else b"%d" % one for one in state.order]),
        state.turn,
        b'"boats_drawn":%d,"step":%d'
        % ((state.step, 0) if drawing_boats else (state.seats, state.step)),
    )


def _tail(state: State) -> bytes:
    """The fields after the crews."""
    rare = [_treasures(FIRST_RARE + kind, state.rare[kind]) for kind in state.rare_row]
    common = [_treasures(FIRST_COMMON + kind, n) for kind, n in enumerate(state.common)]
    colours = [_NULL if one < 0 else _COLOUR[one] for one in state.public_colours]
    public = [b"[%b,%b]" % pair for pair in zip(_cards(state.public), colours, strict=True)]
    return (
        b'],"bag":[%b],"deck":%b,"gone":[%b],"left":[%b],"right":[%b],"new_rare":[%b],"rare":[%b],'
        b'"common":[%b],"oshax":[%b],"public":[%b],"naming":%b,"watcher":%b,"question":%b,'
        b'"sister":%b,"bag_count":%d}'
    ) % (
        _bag(bytes(state.bag)),
        _counted(len(state.deck)),
        b",".join(_cards(state.gone)),
        b",".join([_TILE[tile] for tile in state.left]),
        b",".join([_TILE[tile] for tile in state.right]),
        b",".join([_TILE[tile] for tile in state.new_rare]),
        b",".join(rare),
        b",".join(common),
        b",".join([_TILE[FIRST_OSHAX + oshax] for oshax in state.oshax]),
        b",".join(public),
        _ENCODE(naming_of(state)),
        _NULL if state.watcher == NONE else b"%d" % state.watcher,
        _ENCODE(question_of(state)),
        _ENCODE(sister_of(state, whole=False)) if state.mode == SOLO else _NULL,
        len(state.bag),
    )


def _cards(numbers: Iterable[int]) -> list[bytes]:
    return [_CARD[number] for number in numbers]


def _pile(cards: "vec[i64]") -> bytes:
    if not cards:
        return b'{"count":0,"cards":[]}'
    return b'{"count":%d,"cards":[%b]}' % (len(cards), b",".join([_CARD[one] for one in cards]))


@cache
def _counted(count: int) -> bytes:
    return b'{"count":%d,"cards":null}' % count


@cache
def _treasures(tile: int, count: int) -> bytes:
    return _ENCODE(TreasurePile(TILES[tile], count))


# Many tables have the same tiles in the same places.
@lru_cache(1 << 14)
def _on_boat(tile: int, place: int, colour: int) -> bytes:
    return _ENCODE(OnBoat(TILES[tile], cells_of(place), None if colour < 0 else COLOURS[colour]))


@lru_cache(4096)
def _bag(tiles: bytes) -> bytes:
    return b",".join([_TILE[tile] for tile in sorted(memoryview(tiles).cast("q"))])
