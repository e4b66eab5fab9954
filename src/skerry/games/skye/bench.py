"""What `skerry bench` times of Isle of Skye."""

from skerry.core.compiled.dice import Dice
from skerry.core.timing.bench import Bench
from skerry.games.skye.bots.compiled.policy import (
    policy_playouts,
    usual_weights,
    value_placements,
    value_purchases,
)
from skerry.games.skye.game.game import SKYE
from skerry.games.skye.rules.playout import playout, playouts, settle
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.state import BUILD, BUY

SEATS = 4
ROUND = 4


def copy_state(times: int) -> None:
    """Copy a state in the middle of a game."""
    state = BENCH.middle_of_game(1)
    for _ in range(times):
        state.copy()


def value_answers(phase: int, times: int) -> int:
    """Value all placements, or all purchases, of a seat in the middle of a game; their number."""
    state = BENCH.middle_of_game(1)
    dice = Dice(1)
    while state.phase != phase:
        codes = state.codes()
        state.advance(codes[dice.below(len(codes))])
        settle(state, dice)
    value = value_placements if phase == BUILD else value_purchases
    weights = usual_weights(state)
    found = 0
    for _ in range(times):
        found = len(value(state, state.mover(), weights))
    return found


BENCH: Bench[State] = Bench(
    start=lambda: SKYE.start(SEATS),
    settle=settle,
    playout=playout,
    playouts=playouts,
    scores=lambda state: [clan.points for clan in state.clans],
    is_before_middle=lambda state: state.round < ROUND,
    middle="from the start of round 4",
    policy_playouts=lambda state, times, dice: policy_playouts(
        state, times, usual_weights(state), dice
    ),
    timed={
        "copying a state": copy_state,
        "valuing all placements of a hand": lambda times: value_answers(BUILD, times),
        "valuing all purchases": lambda times: value_answers(BUY, times),
    },
)
