"""Random games of The Isle of Cats in bulk, for benchmarks: each returns what it computed."""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.dice import Dice
from skerry.games.cats.game.game import CATS
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.codes import NOBODY
from skerry.games.cats.rules.ledger import total
from skerry.games.cats.rules.playout import playout, playouts, settle
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import NONE

SEATS = 4
SHIP = 3
FIVE_CELLS = 3
"""A shape of five cells with many places."""
MIDDLE = "from the start of day 3"


def random_games(games: int, seed: int) -> int:
    """Play random games inside the rules; a checksum of all scores."""
    dice = Dice(seed)
    checksum = 0
    for _ in range(games):
        state = CATS.start(SEATS)
        playout(state, dice)
        for seat in range(SEATS):
            checksum = (checksum * 31 + total(state, seat)) % 1_000_000_007
    return checksum


def stepped_games(games: int, seed: int) -> int:
    """Play random games by the fast API, one decision after the other; how many there were."""
    dice = Dice(seed)
    decisions = 0
    for _ in range(games):
        state = CATS.start(SEATS)
        settle(state, dice)
        while state.mover() != NOBODY:
            codes = state.codes()
            state.advance(codes[dice.below(len(codes))])
            settle(state, dice)
            decisions += 1
    return decisions


def middle(seed: int) -> State:
    """A random game at the start of its middle day, the cards dealt."""
    dice = Dice(seed)
    state = CATS.start(SEATS)
    settle(state, dice)
    while state.ship > SHIP:
        codes = state.codes()
        state.advance(codes[dice.below(len(codes))])
        settle(state, dice)
    return state


def playouts_from_middle(times: int, seed: int) -> int:
    """Play a game in its middle to random ends; the sum of all scores."""
    return sum(playouts(middle(seed), times, Dice(seed)))


def half_full_boat(seed: int) -> Boat:
    """A boat with about half of its cells covered by cats."""
    dice = Dice(seed)
    boat = Boat()
    places = vec[i64]([0] * 4096)
    covered = 0
    while covered < 71:
        found = boat.fitting(dice.below(17), False, places, 0)
        if found:
            boat.lay(0, places[dice.below(found)], NONE)
            covered += 5
    return boat


def list_places(times: int, seed: int) -> int:
    """List all places of a five-cell cat on a half-full boat, so many times; how many there are."""
    boat = half_full_boat(seed)
    places = vec[i64]([0] * 4096)
    found = 0
    for _ in range(times):
        found = boat.fitting(FIVE_CELLS, False, places, 0)
    return found


TIMED: dict[str, Callable[[int], object]] = {
    "listing the places of a cat": lambda times: list_places(times, 1)
}
