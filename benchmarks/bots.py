"""Measures the strength and speed of the bots: `python benchmarks/bots.py`."""

import time

from skerry.arena.simulate import Plan, mean_scores, simulate

GAMES = 200

if __name__ == "__main__":
    for bots in (("random",), ("greedy",), ("greedy", "random")):
        started = time.perf_counter()
        played = list(simulate(Plan("skye", 4, bots, "bench"), GAMES))
        speed = GAMES / (time.perf_counter() - started)
        means = ", ".join(f"{mean:.1f}" for mean in mean_scores(played))
        print(f"{'/'.join(bots):<16} mean scores by seat {means}; {speed:.0f} games/s")
