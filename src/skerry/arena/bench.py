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
from random import Random
from typing import TypedDict

from skerry import pure
from skerry.bots.random import RandomBot
from skerry.core.match import Match
from skerry.core.registry import AnyPlugin, PluginError, find

ROUNDS = 3
CHECKED = 40
"""How many games are compared between compiled and uncompiled rules."""


class Figures(TypedDict):
    """What a benchmark found."""

    game: str
    compiled: bool
    games_per_second: float
    uncompiled_games_per_second: float
    ratio: float
    microseconds_per_decision: float
    milliseconds_per_1000_playouts: float
    milliseconds_per_match: float
    microseconds: dict[str, float]
    """The game's own timings, for one run each."""
    identical: bool


class _Measured(TypedDict):
    compiled: bool
    games_per_second: float
    microseconds_per_decision: float
    milliseconds_per_1000_playouts: float
    milliseconds_per_match: float
    microseconds: dict[str, float]
    checksum: int


def bench(plugin: AnyPlugin, seconds: float) -> Figures:
    """Measure a game's rules; each figure takes about `seconds`."""
    fast: list[_Measured] = []
    slow: list[_Measured] = []
    for _ in range(ROUNDS):
        fast.append(_in_process(plugin.game.name, seconds / ROUNDS, uncompiled=False))
        slow.append(_in_process(plugin.game.name, seconds / ROUNDS, uncompiled=True))
    quick = max(found["games_per_second"] for found in fast)
    plain = max(found["games_per_second"] for found in slow)
    return {
        "game": plugin.game.name,
        "compiled": fast[0]["compiled"],
        "games_per_second": round(quick, 1),
        "uncompiled_games_per_second": round(plain, 1),
        "ratio": round(quick / plain, 1),
        "microseconds_per_decision": round(min(f["microseconds_per_decision"] for f in fast), 3),
        "milliseconds_per_1000_playouts": round(
            min(f["milliseconds_per_1000_playouts"] for f in fast), 2
        ),
        "milliseconds_per_match": round(min(f["milliseconds_per_match"] for f in fast), 2),
        "microseconds": {
            what: round(min(found["microseconds"][what] for found in fast), 3)
            for what in plugin.bench().timed
        },
        "identical": len({found["checksum"] for found in fast + slow}) == 1,
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
    return {
        "compiled": pure.is_compiled(),
        "games_per_second": 1 / per_game,
        "microseconds_per_decision": 1e6
        * _time_each(lambda n: bench.stepped_games(n, 1), seconds / 2)
        / decisions,
        "milliseconds_per_1000_playouts": 1e6
        * _time_each(lambda n: bench.playouts_from_middle(n, 1), seconds / 2),
        "milliseconds_per_match": 1e3 * _time_each(lambda n: _matches(plugin, n), seconds / 2),
        "microseconds": {
            what: 1e6 * _time_each(do, seconds / 4) for what, do in bench.timed.items()
        },
        "checksum": bench.random_games(CHECKED, 2),
    }


def _time_each(play: Callable[[int], object], seconds: float) -> float:
    """The seconds of one run; runs are added until the clock can tell."""
    times = 1
    while True:
        started = time.perf_counter()
        play(times)
        spent = time.perf_counter() - started
        if spent > seconds / 2:
            return spent / times
        times *= 2 if spent > seconds / 8 else 4


def _matches(plugin: AnyPlugin, times: int) -> None:
    """Whole matches by the typed API: every step with its events and every seat's view."""
    random = Random(1)
    bot = RandomBot()
    seats = plugin.seats_timed
    for _ in range(times):
        match = Match(plugin.game, seats)
        match.draw(random)
        while match.awaits:
            seat = min(match.awaits)
            view = match.view(seat)
            step = match.play(bot.choose(view, plugin.game.legal(view), random))
            for other in range(seats):
                step.events_for(other)
                match.view(other)
            match.draw(random)


def report(plugin: AnyPlugin, figures: Figures) -> str:
    """The figures as lines of text."""
    how = "compiled" if figures["compiled"] else "NOT COMPILED HERE"
    same = "identical results" if figures["identical"] else "DIFFERENT RESULTS"
    others = [
        f"{what:<28} {time:>12,.3f} microseconds" for what, time in figures["microseconds"].items()
    ]
    return "\n".join(
        [
            f"{plugin.title}, random games of {plugin.seats_timed} seats, "
            f"best of {ROUNDS} interleaved rounds",
            f"{how:<28} {figures['games_per_second']:>12,.1f} games/s",
            f"{'uncompiled':<28} {figures['uncompiled_games_per_second']:>12,.1f} games/s",
            f"{'ratio':<28} {figures['ratio']:>12,.1f} times, {same}",
            f"{'stepped from Python':<28} {figures['microseconds_per_decision']:>12,.3f} "
            "microseconds per decision",
            f"{plugin.bench().middle:<28} "
            f"{figures['milliseconds_per_1000_playouts']:>12,.2f} ms per 1,000 playouts",
            f"{'a match, with all views':<28} {figures['milliseconds_per_match']:>12,.2f} ms",
            *others,
        ]
    )


if __name__ == "__main__":
    print(json.dumps(measure(find(sys.argv[1]), float(sys.argv[2]))))  # noqa: T201 - for the parent
