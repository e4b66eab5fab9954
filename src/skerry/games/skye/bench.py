"""Random games of Isle of Skye in bulk, for benchmarks: each function returns what it computed."""

from collections.abc import Callable

from skerry.core.compiled.dice import Dice
from skerry.games.skye.game.game import SKYE
from skerry.games.skye.game.options import SkyeOptions
from skerry.games.skye.rules.codes import NOBODY
from skerry.games.skye.rules.playout import playout, playouts, settle
from skerry.games.skye.rules.rules import State

SEATS = 4
ROUND = 4
MIDDLE = "from the start of round 4"
TIMED: dict[str, Callable[[int], object]] = {}


def random_games(games: int, seed: int) -> int:
    """Play random games inside the rules; a checksum of all scores."""
    dice = Dice(seed)
    checksum = 0
    for _ in range(games):
        state = SKYE.start(SEATS)
        playout(state, dice)
        for clan in state.clans:
            checksum = (checksum * 31 + clan.points) % 1_000_000_007
    return checksum


def stepped_games(games: int, seed: int) -> int:
    """Play random games by the fast API, one decision after the other; how many there were."""
    dice = Dice(seed)
    decisions = 0
    for _ in range(games):
        state = SKYE.start(SEATS)
        settle(state, dice)
        while state.mover() != NOBODY:
            codes = state.codes()
            state.advance(codes[dice.below(len(codes))])
            settle(state, dice)
            decisions += 1
    return decisions


def middle(seed: int) -> State:
    """A random game at the start of round 4, its tiles drawn."""
    dice = Dice(seed)
    state = SKYE.start(SEATS, SkyeOptions())
    settle(state, dice)
    while state.round < ROUND:
        codes = state.codes()
        state.advance(codes[dice.below(len(codes))])
        settle(state, dice)
    return state


def playouts_from_middle(times: int, seed: int) -> int:
    """Play a game in its middle to random ends; the sum of all scores."""
    return sum(playouts(middle(seed), times, Dice(seed)))
