"""Imports are quick and load only what was asked for."""

import subprocess
import sys

import pytest

from skerry import pure
from skerry.core.registry import names

RUNS = 5
YARDSTICK = "import click, msgspec"
"""What every command imports anyway."""

GREEDY = """
from random import Random
from skerry.bots.registry import find
from skerry.core.match import Match
match = Match(plugin.game, 2)
match.draw(Random(1))
seat = min(match.awaits)
find("greedy", plugin.game.name).choose(match.view(seat), match.legal(seat), Random(1))
"""
"""A greedy bot chooses its first move."""


def run(program: str) -> str:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return done.stdout


def imported_by(program: str) -> set[str]:
    return set(run(f"{program}\nimport sys\nprint(*sys.modules)").split())


def cpu_seconds(program: str) -> float:
    """The CPU time of a whole process, the least of several."""
    clock = f"{program}\nimport time\nprint(time.process_time())"
    return min(float(run(clock)) for _ in range(RUNS))


@pytest.mark.parametrize("game", names())
def test_a_game_is_imported_quickly(game: str) -> None:
    """A table that takes long to compute would show: the places on a boat once took 0.3 s."""
    if not pure.is_compiled():
        pytest.skip("the rules are not compiled here")
    ours = cpu_seconds(f"import skerry, skerry.games.{game}.plugin")
    theirs = cpu_seconds(YARDSTICK)
    print(f"{game}: {ours:.3f} s of CPU; {YARDSTICK}: {theirs:.3f} s")  # noqa: T201 - the figure
    assert ours < 4 * theirs


def test_the_package_alone_imports_no_game() -> None:
    found = imported_by("import skerry, skerry.core.registry, skerry.bots.registry")
    assert "skerry.core.plugin" in found
    assert not {name for name in found if name.startswith("skerry.games")}


@pytest.mark.parametrize("game", names())
def test_only_the_game_that_is_asked_for_is_imported(game: str) -> None:
    found = imported_by(f"from skerry.core.registry import find; find({game!r})")
    assert f"skerry.games.{game}.plugin" in found
    for other in set(names()) - {game}:
        assert not {name for name in found if name.startswith(f"skerry.games.{other}")}


@pytest.mark.parametrize("game", names())
def test_bots_and_benchmarks_are_imported_when_asked_for(game: str) -> None:
    home = f"skerry.games.{game}"
    find = f"from skerry.core.registry import find; plugin = find({game!r})"
    found = imported_by(find)
    assert not {name for name in found if name.startswith((f"{home}.bots", f"{home}.bench"))}
    assert f"{home}.bench" in imported_by(f"{find}; plugin.bench()")
    assert f"{home}.bots.judge" in imported_by(f"{find}; {GREEDY}")
