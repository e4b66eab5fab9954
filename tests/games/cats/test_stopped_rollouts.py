"""Days that a level plays in its head, stopped by a time limit or Ctrl-C: the process stays."""

import subprocess
import sys

THINK = """
from random import Random
from librt.vecs import vec
from mypy_extensions import i64
from skerry.bots.time_limit import TooSlow, time_limit
from skerry.core.match import Match
from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.goals import goals_of
from skerry.games.cats.bots.compiled.rollouts import Future, Trials, halve
from skerry.games.cats.bots.weights import WEIGHTS
from skerry.games.cats.game.game import CATS

match = Match(CATS, 2)
match.draw(Random(1))
state = match.state
gauge = Gauge(state.crews[0].boat, goals_of(state, 0), WEIGHTS, 18)
trials = Trials([gauge, gauge.copy()], vec[i64]([0, 0]), 1)
try:
    with time_limit(0.01):
        halve(trials, Future(state, 28, 60), 300, 1)
except TooSlow:
    print("stopped")
"""


def test_a_signal_does_not_end_the_process() -> None:
    # In a process of its own: what this test is about would end the tests, too.
    ran = subprocess.run(  # noqa: S603 - our own interpreter and words
        [sys.executable, "-c", THINK], capture_output=True, text=True, check=False, timeout=60
    )
    assert (ran.stdout, ran.stderr) == ("stopped\n", "")
