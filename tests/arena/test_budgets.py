"""What the levels may cost: CPU time for a move, and memory."""

import json
import subprocess
import sys

import pytest

from skerry import pure
from skerry.bots.registry import levels

PLAY = """
import json, resource, sys
from collections import Counter
from skerry.arena.outcome import play_game
from skerry.arena.pairing import ArenaPlan
from skerry.arena.statistics import percentile

game, bot, seats = sys.argv[1], sys.argv[2], int(sys.argv[3])
times = Counter()
for number in range(2):
    outcome = play_game(ArenaPlan(game, seats, (bot,), "budget"), number).outcome
    for one in outcome.times:
        times.update(one)
if sys.platform == "linux":
    # What `resource` says counts the process that started this one, too.
    with open("/proc/self/status") as status:
        peak = 1024 * next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))
else:
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    peak *= 1 if sys.platform == "darwin" else 1024
print(json.dumps({"p99": percentile(times, 0.99), "peak": peak}))
"""
"""Plays two games of one bot with itself, in a process of its own."""


@pytest.mark.long
@pytest.mark.skipif(not pure.is_compiled(), reason="budgets are for the compiled rules")
@pytest.mark.skipif(sys.platform == "win32", reason="there is no `resource`")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("game", "bot"), [(game, bot) for game in ("skye", "cats") for bot in levels(game)]
)
def test_a_level_keeps_its_budget(game: str, bot: str, seats: int) -> None:
    ran = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", PLAY, game, bot, str(seats)],
        capture_output=True,
        check=True,
        text=True,
    )
    found = json.loads(ran.stdout)
    is_low = levels(game).index(bot) < 3
    assert found["p99"] < (0.1 if is_low else 1.0)
    assert found["peak"] < 200_000_000
