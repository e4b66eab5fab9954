"""`skerry bench`: all figures are reported, and compiled and plain rules agree."""

import json
from typing import get_type_hints

from tests.cli.command import skerry

from skerry.arena.bench import Figures, Timings, report
from skerry.core.registry import find


def test_all_figures_are_reported() -> None:
    ran = skerry("bench", "skye", "--json", "--seconds", "0.2")
    assert ran.code == 0, ran.err
    figures: Figures = json.loads(ran.out)
    assert set(figures) == set(get_type_hints(Figures))
    assert set(figures["uncompiled"]) == set(get_type_hints(Timings))
    assert figures["microseconds"].keys() == figures["uncompiled"]["microseconds"].keys()
    assert figures["game"] == "skye"
    assert isinstance(figures["compiled"], bool)
    assert figures["identical"] is True
    assert all(value > 0 for value in figures.values() if isinstance(value, float))
    text = report(find("skye"), figures)
    assert "Isle of Skye" in text
    assert f"{figures['games_per_second']:,.1f}" in text
    assert f"{figures['uncompiled']['milliseconds_per_match']:,.2f}" in text
    assert "by a policy" in text
    assert "identical results" in text
    figures["identical"] = False
    assert "DIFFERENT RESULTS" in report(find("skye"), figures)
