"""The tool that adds a row to the history of the speed."""

import runpy
from pathlib import Path
from typing import Any

from skerry.arena.bench import Figures
from skerry.core.registry import find, names

ROOT = Path(__file__).parents[2]
TOOL: dict[str, Any] = runpy.run_path(str(ROOT / "benchmarks" / "history.py"))
PAGE = (ROOT / "docs" / "speed-history.md").read_text("utf-8")
FIGURES: Figures = {
    "game": "skye",
    "compiled": True,
    "games_per_second": 45527.4,
    "microseconds_per_decision": 0.622,
    "milliseconds_per_1000_playouts": 9.59,
    "milliseconds_per_1000_policy_playouts": None,
    "milliseconds_per_match": 5.78,
    "microseconds": {},
    "uncompiled": {
        "games_per_second": 581.3,
        "microseconds_per_decision": 24.9,
        "milliseconds_per_1000_playouts": 850.1,
        "milliseconds_per_1000_policy_playouts": None,
        "milliseconds_per_match": 11.9,
        "microseconds": {},
    },
    "uncompiled_games_per_second": 581.3,
    "ratio": 78.3,
    "identical": True,
}


def test_a_row_has_a_cell_for_each_column() -> None:
    line = TOOL["row"](FIGURES, "2026-11-16", "0123abcd", 11.5)
    assert line == "| 2026-11-16 | 0123abcd | 45,527 | 78 | 0.62 | 9.6 |  | 5.8 | 11.5 |"
    heads = [row for row in PAGE.split("\n") if row.startswith("| date |")]
    assert len(heads) == len(names())
    assert {head.count("|") for head in heads} == {line.count("|")}


def test_a_row_is_added_at_the_end_of_the_table_of_its_game() -> None:
    for name in names():
        title = find(name).title
        page = TOOL["add"](PAGE, title, "| the new row |")
        before, after = page.split("| the new row |\n")
        assert before + after == PAGE
        assert before.count(f"## {title}") == 1
        assert before.endswith("|\n")
        assert after.startswith("\n") or not after
