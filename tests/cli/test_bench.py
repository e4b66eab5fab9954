"""`skerry bench`: all figures are reported, and compiled and plain rules agree."""

import json

from tests.cli.command import skerry

from skerry.arena.bench import Figures, report
from skerry.core.registry import find


def test_all_figures_are_reported() -> None:
    ran = skerry("bench", "skye", "--json", "--seconds", "0.2")
    assert ran.code == 0, ran.err
    figures: Figures = json.loads(ran.out)
    assert set(figures) == set(Figures.__annotations__)
    assert figures["game"] == "skye"
    assert isinstance(figures["compiled"], bool)
    assert figures["identical"] is True
    assert all(value > 0 for value in figures.values() if isinstance(value, float))
    text = report(find("skye"), figures)
    assert "Isle of Skye" in text
    assert f"{figures['games_per_second']:,.1f} games/s" in text
    assert "identical results" in text
    figures["identical"] = False
    assert "DIFFERENT RESULTS" in report(find("skye"), figures)
