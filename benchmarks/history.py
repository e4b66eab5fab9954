"""Measures the speed of all games and adds a row for each to the history in the docs.

`python benchmarks/history.py` measures the commit that is checked out; `--seconds` is the length of
each measurement. A yardstick, a loop in plain Python, tells how fast the machine was: compare rows
only where it is about the same.
"""

import argparse
import subprocess
import time
from datetime import UTC, datetime
from pathlib import Path

from skerry.arena.bench import Figures, bench
from skerry.core.registry import find, names

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "speed-history.md"


def yardstick() -> float:
    """The milliseconds of CPU time that a million turns of an empty loop take, at best."""
    best = 1e9
    for _ in range(7):
        started = time.process_time()
        for _ in range(1_000_000):
            pass
        best = min(best, time.process_time() - started)
    return best * 1000


def commit() -> str:
    """The commit that is checked out, with a plus if something was changed since."""
    words = ["git", "describe", "--always", "--abbrev=8", "--dirty=+", "--exclude=*"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout.strip()


def row(figures: Figures, when: str, which: str, loop: float) -> str:
    """One line of a game's table."""
    policy = figures["milliseconds_per_1000_policy_playouts"]
    cells = [
        when,
        which,
        f"{figures['games_per_second']:,.0f}",
        f"{figures['ratio']:,.0f}",
        f"{figures['microseconds_per_decision']:.2f}",
        f"{figures['milliseconds_per_1000_playouts']:,.1f}",
        "" if policy is None else f"{policy:,.1f}",
        f"{figures['milliseconds_per_match']:.1f}",
        f"{loop:.1f}",
    ]
    return "| " + " | ".join(cells) + " |"


def add(page: str, title: str, line: str) -> str:
    """The page with a line at the end of the table below a title."""
    lines = page.split("\n")
    place = lines.index(f"## {title}") + 1
    while not lines[place].startswith("|"):
        place += 1
    while place < len(lines) and lines[place].startswith("|"):
        place += 1
    return "\n".join([*lines[:place], line, *lines[place:]])


def main() -> None:
    """Measure every game, and write its row."""
    parser = argparse.ArgumentParser(description="Add the speed of this commit to the history.")
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds: float = parser.parse_args().seconds
    when, which = datetime.now(UTC).date().isoformat(), commit()
    for name in names():
        plugin = find(name)
        loop = yardstick()
        line = row(bench(plugin, seconds), when, which, loop)
        PAGE.write_text(add(PAGE.read_text("utf-8"), plugin.title, line), "utf-8")
        print(plugin.title, line)


if __name__ == "__main__":
    main()
