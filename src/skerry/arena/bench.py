"""The benchmark: compiled and uncompiled rules in turns, so that a noisy machine slows both.

Each measurement runs in its own process, and the best of several rounds counts. Compare ratios:
an absolute time says as much about the machine.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from random import Random
from typing import TypedDict

from skerry import pure
from skerry.bots.random import RandomBot
from skerry.core.match import Match
from skerry.core.registry import AnyPlugin, PluginError, find

ROUNDS = 3
CHECKED = 40
"""How many games are compared between compiled and uncompiled rules."""


_SEEDS = count(1)


class Timings(TypedDict):
    """What takes how long, in CPU time."""

    games_per_second: float
    microseconds_per_decision: float
    milliseconds_per_1000_playouts: float
    milliseconds_per_1000_policy_playouts: float | None
    """None: the game has no policy."""
    milliseconds_per_match: float
    microseconds: dict[str, float]
    """The game's own timings, for one run each."""


class Figures(Timings):
    """What a benchmark found, for the compiled rules if not stated otherwise."""

    game: str
    compiled: bool
    uncompiled: Timings
    uncompiled_games_per_second: float
    ratio: float
    identical: bool


class _Measured(Timings):
    compiled: bool
    checksum: list[int]


def bench(plugin: AnyPlugin, seconds: float) -> Figures:
    """Measure a game's rules; each figure takes about `seconds`."""
    fast: list[_Measured] = []
    slow: list[_Measured] = []
    for _ in range(ROUNDS):
        fast.append(_in_process(plugin.game.name, seconds / ROUNDS, uncompiled=False))
        slow.append(_in_process(plugin.game.name, seconds / ROUNDS, uncompiled=True))
    quick, plain = _best(fast), _best(slow)
    return {
        "game": plugin.game.name,
        "compiled": fast[0]["compiled"],
        **quick,
        "uncompiled": plain,
        "uncompiled_games_per_second": plain["games_per_second"],
        "ratio": round(quick["games_per_second"] / plain["games_per_second"], 1),
        "identical": all(found["checksum"] == fast[0]["checksum"] for found in fast + slow),
    }


def _best(found: list[_Measured]) -> Timings:
    """The best of several rounds."""
    policy = [one["milliseconds_per_1000_policy_playouts"] for one in found]
    return {
        "games_per_second": round(max(one["games_per_second"] for one in found), 1),
        "microseconds_per_decision": round(
            min(one["microseconds_per_decision"] for one in found), 3
        ),
        "milliseconds_per_1000_playouts": round(
            min(one["milliseconds_per_1000_playouts"] for one in found), 2
        ),
        "milliseconds_per_1000_policy_playouts": min(
            [round(time, 2) for time in policy if time is not None], default=None
        ),
        "milliseconds_per_match": round(min(one["milliseconds_per_match"] for one in found), 2),
        "microseconds": {
            what: round(min(one["microseconds"][what] for one in found), 3)
            for what in found[0]["microseconds"]
        },
    }


def _in_process(game: str, seconds: float, *, uncompiled: bool) -> _Measured:
    environment = {**os.environ, "SKERRY_PURE": "1" if uncompiled else ""}
    done = subprocess.run(  # noqa: S603 - our own module, our own interpreter
        [sys.executable, "-m", "skerry.arena.bench", game, str(seconds)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        *_, last = done.stderr.strip().splitlines() or ["no reason given"]
        raise PluginError(f"game {game!r} cannot be measured: {last}")
    measured: _Measured = json.loads(done.stdout)
    return measured


def measure(plugin: AnyPlugin, seconds: float) -> _Measured:
    """All figures of the rules that are loaded in this process."""
    bench = plugin.bench()
    per_game = _time_each(lambda n: bench.random_games(n, 1), seconds)
    decisions = bench.stepped_games(1, 1)
    _matches(plugin, 1)
    return {
        "compiled": pure.is_compiled(),
        "games_per_second": 1 / per_game,
        "microseconds_per_decision": 1e6
        * _time_each(lambda n: bench.stepped_games(n, 1), seconds / 2)
        / decisions,
        "milliseconds_per_1000_playouts": 1e6
        * _time_each(lambda n: bench.playouts_from_middle(n, 1), seconds / 2),
        "milliseconds_per_1000_policy_playouts": None
        if bench.policy_playouts is None
        else 1e6 * _time_each(lambda n: bench.policy_playouts_from_middle(n, 1), seconds / 2),
        "milliseconds_per_match": 1e3 * _time_each(lambda n: _matches(plugin, n), seconds / 2),
        "microseconds": {
            what: 1e6 * _time_each(do, seconds / 4) for what, do in bench.timed.items()
        },
        "checksum": [bench.random_games(CHECKED, 2), bench.policy_playouts_from_middle(10, 2)],
    }


def _time_each(play: Callable[[int], object], seconds: float) -> float:
    """The seconds of one run; runs are added until the clock can tell."""
    times = 1
    while True:
        started = time.process_time()
        play(times)
        spent = time.process_time() - started
        if spent > seconds / 2:
            return spent / times
        times *= 2 if spent > seconds / 8 else 4


def _matches(plugin: AnyPlugin, times: int) -> None:
    """Whole matches by the typed API: every step with its events and every seat's view."""
    # Every match is another one: a match that is played again finds its views in caches.
    random = Random(next(_SEEDS))
    bot = RandomBot()
    seats = plugin.seats_timed
    for _ in range(times):
        match = Match(plugin.game, seats)
        match.draw(random)
        while match.awaits:
            seat = min(match.awaits)
            view = match.view(seat)
            step = match.play(bot.choose(view, match.legal(seat), random))
            for other in range(seats):
                step.events_for(other)
                match.view(other)
            match.draw(random)


def report(plugin: AnyPlugin, figures: Figures) -> str:
    """The figures as lines of text."""
    slow = figures["uncompiled"]
    middle = plugin.bench().middle
    same = "identical results" if figures["identical"] else "DIFFERENT RESULTS"
    rows = [
        ("games/s", "games_per_second", 1),
        ("microseconds per decision stepped from Python", "microseconds_per_decision", 3),
        (f"ms per 1,000 playouts {middle}", "milliseconds_per_1000_playouts", 2),
        ("ms per 1,000 of them by a policy", "milliseconds_per_1000_policy_playouts", 2),
        ("ms per match by the typed API, with all views", "milliseconds_per_match", 2),
    ]
    lines = [
        f"{plugin.title}, random games of {plugin.seats_timed} seats, "
        f"CPU time, best of {ROUNDS} interleaved rounds",
        f"{'':<52} {'compiled' if figures['compiled'] else 'NOT COMPILED':>12} {'uncompiled':>12}",
    ]
    for what, name, digits in rows:
        found, plain = figures[name], slow[name]  # type: ignore[literal-required]
        if found is not None:
            lines.append(f"{what:<52} {found:>12,.{digits}f} {plain:>12,.{digits}f}")
    for what, time_of_one in figures["microseconds"].items():
        plain = slow["microseconds"][what]
        lines.append(f"{'microseconds for ' + what:<52} {time_of_one:>12,.3f} {plain:>12,.3f}")
    lines.append(f"compiled games are {figures['ratio']:,.1f} times as fast, {same}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(json.dumps(measure(find(sys.argv[1]), float(sys.argv[2]))))  # noqa: T201 - for the parent
