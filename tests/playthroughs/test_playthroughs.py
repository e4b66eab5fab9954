"""The rules still give the golden games, and the golden games show everything."""

import difflib
import re

import pytest
from tests.playthroughs.cases import CASES, HERE, Case

from skerry.games.skye.pieces.tiles import TILES, Goal, Scroll


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.path.stem)
def test_playthrough_is_as_it_was(case: Case) -> None:
    golden = case.path.read_text()
    text = case.text()
    diff = "\n".join(
        difflib.unified_diff(golden.splitlines(), text.splitlines(), "golden", "now", lineterm="")
    )
    assert text == golden, f"run `make playthroughs` and review:\n{diff[:4000]}"


def test_no_golden_file_is_left_over() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == {case.path.name for case in CASES}


def all_text(game: str) -> str:
    return "\n".join(case.path.read_text() for case in CASES if case.game == game)


def test_skye_shows_every_number_of_seats() -> None:
    assert {case.seats for case in CASES if case.game == "skye"} == {2, 3, 4, 5}


@pytest.mark.parametrize("goal", Goal)
def test_skye_shows_every_goal_earning_points(goal: Goal) -> None:
    assert re.search(rf"^ +[1-9]\d*  round \d, [A-D] {goal}:", all_text("skye"), re.MULTILINE)


@pytest.mark.parametrize("scroll", Scroll)
def test_skye_shows_every_scroll_earning_points(scroll: Scroll) -> None:
    assert re.search(rf"^ +[1-9]\d*  scroll {scroll}: ", all_text("skye"), re.MULTILINE)


def test_skye_shows_doubled_scrolls() -> None:
    assert re.search(r"^ +[1-9]\d*  scroll \w+: .*, doubled", all_text("skye"), re.MULTILINE)


def test_skye_shows_every_tile_placed() -> None:
    placed = set(re.findall(r"places (L\d\d) ", all_text("skye")))
    assert placed == {tile.id for tile in TILES[:73]}


def test_skye_shows_every_castle_and_every_way_to_end() -> None:
    text = all_text("skye")
    assert {tile.id for tile in TILES[73:]} <= set(re.findall(r"castle (C-\w+)", text))
    assert "back into the bag" in text
    assert re.search(r"won by \[\d, \d\]", text), "a shared win"
    broken_tie = re.compile(r"scores \[(\d+), \1\], won by \[\d\]$", re.MULTILINE)
    assert broken_tie.search(text), "a tie broken by gold"
