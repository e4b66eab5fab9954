"""What `skerry bench` times of The Isle of Cats."""

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.dice import Dice
from skerry.core.timing.bench import Bench
from skerry.games.cats.bots.compiled.policy import TRIES, WEIGHTS, place_values, policy_playouts
from skerry.games.cats.game.game import CATS
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.codes import MOST_PLACES
from skerry.games.cats.rules.playout import playout, playouts, settle
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import NONE
from skerry.games.cats.rules.totals import totals

SEATS = 4
SHIP = 3
FIVE_CELLS = 3
"""A shape of five cells with many places."""


def half_full_boat(seed: int) -> Boat:
    """A boat with about half of its cells covered by cats."""
    dice = Dice(seed)
    boat = Boat()
    places = vec[i64]([0] * MOST_PLACES)
    covered = 0
    while covered < 71:
        found = boat.fitting(dice.below(17), False, places, 0)
        if found:
            boat.lay(0, places[dice.below(found)], NONE)
            covered += 5
    return boat


def list_places(times: int, seed: int) -> int:
    """List the places of a five-cell cat on a half-full boat `times` times; their number."""
    boat = half_full_boat(seed)
    places = vec[i64]([0] * MOST_PLACES)
    found = 0
    for _ in range(times):
        found = boat.fitting(FIVE_CELLS, False, places, 0)
    return found


def value_places(times: int, seed: int) -> int:
    """Value all places of a five-cell cat on a half-full boat `times` times; their number."""
    boat = half_full_boat(seed)
    found = 0
    for _ in range(times):
        found = len(place_values(boat, FIVE_CELLS, 0, False, WEIGHTS)) // 2
    return found


def copy_states(times: int, seed: int) -> None:
    """Copy the middle of a game `times` times."""
    state = BENCH.middle_of_game(seed)
    for _ in range(times):
        state.copy()


def play_by_policy(times: int, seed: int) -> int:
    """Play whole games by a policy; the sum of all scores."""
    return sum(policy_playouts(CATS.start(SEATS), times, Dice(seed), WEIGHTS, TRIES))


BENCH: Bench[State] = Bench(
    start=lambda: CATS.start(SEATS),
    settle=settle,
    playout=playout,
    playouts=playouts,
    scores=totals,
    is_before_middle=lambda state: state.ship > SHIP,
    middle="from the start of day 3",
    timed={
        "listing the places of a cat": lambda times: list_places(times, 1),
        "valuing the places of a cat": lambda times: value_places(times, 1),
        "copying a state": lambda times: copy_states(times, 1),
        "a whole game by a policy": lambda times: play_by_policy(times, 1),
    },
)
