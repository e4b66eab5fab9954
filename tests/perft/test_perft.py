"""Counts the sequences from every position in this folder, through both APIs.

A position is set up like a scenario (see `tests/scenarios/scenario.py`); then follow the numbers:
`depth 2: 900`.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.perft.perft import Split, fast_split, friendly_split
from tests.scenarios.run import answer, is_answer, read_table_options, set_up
from tests.scenarios.scenario import Scenario, ScenarioError, read

from skerry.games.skye.rules.rules import State

HERE = Path(__file__).parent
_DEPTH = re.compile(r"depth (\d+):")


class Case(NamedTuple):
    """A position, a depth, and the expected number of sequences."""

    name: str
    position: Scenario
    depth: int
    ways: int

    def state(self) -> State:
        """The state to count from."""
        options, lines = read_table_options(self.position.lines)
        table, rest = set_up([line for line in lines if not _DEPTH.fullmatch(line.head)], options)
        for line in rest:
            if not is_answer(line, table):
                raise ScenarioError(f"{self.name}, {line}")
            answer(line, table)
        return table.state


def cases() -> list[Case]:
    """All positions with all their depths."""
    return [
        Case(f"{path.stem}-{depth[1]}", position, int(depth[1]), int(line.parts[0]))
        for path in sorted(HERE.glob("*.txt"))
        for position in [read(path.stem, path.read_text("utf-8"))]
        for line in position.lines
        if (depth := _DEPTH.fullmatch(line.head))
    ]


CASES = cases()
each = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
DOORS: dict[str, Callable[[State, int], Split]] = {"friendly": friendly_split, "fast": fast_split}


@each
@pytest.mark.parametrize("split", DOORS.values(), ids=list(DOORS))
def test_perft(case: Case, split: Callable[[State, int], Split]) -> None:
    found = split(case.state(), case.depth)
    total = sum(found.values())
    if total != case.ways:
        shown = "\n".join(f"{ways:10}  {text}" for text, ways in found.items())
        pytest.fail(f"{total} ways, not {case.ways}:\n{shown}", pytrace=False)


@each
def test_both_doors_lead_the_same_ways(case: Case) -> None:
    state = case.state()
    depth = min(case.depth, 2)
    assert friendly_split(state, depth) == fast_split(state, depth)


def test_every_position_is_counted() -> None:
    assert {case.position.name for case in CASES} == {path.stem for path in HERE.glob("*.txt")}
