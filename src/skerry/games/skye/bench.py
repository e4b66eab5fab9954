"""What `skerry bench` times of Isle of Skye."""

from skerry.core.bench import Bench
from skerry.games.skye.game.game import SKYE
from skerry.games.skye.rules.playout import playout, playouts, settle
from skerry.games.skye.rules.rules import State

SEATS = 4
ROUND = 4

BENCH: Bench[State] = Bench(
    start=lambda: SKYE.start(SEATS),
    settle=settle,
    playout=playout,
    playouts=playouts,
    scores=lambda state: [clan.points for clan in state.clans],
    is_before_middle=lambda state: state.round < ROUND,
    middle="from the start of round 4",
)
