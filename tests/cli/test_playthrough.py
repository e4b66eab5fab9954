"""`skerry playthrough`: the same seed gives the same text."""

import re

import pytest
from tests.cli.command import skerry
from tests.cli.conftest import RunHere


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_same_seed_gives_the_same_text(players: int, run_here: RunHere) -> None:
    words = ["playthrough", "skye", "--players", str(players), "--seed", "9"]
    first, second = run_here(*words), run_here(*words)
    assert first.code == 0
    assert first.out == second.out
    assert first.out.startswith(f"skye 1, {players} seats, seed 9, options ")
    assert re.search(r"^scores \[[\d, ]+\], won by \[[\d, ]+\]\n\Z", first.out, re.MULTILINE)


def test_another_process_and_plain_python_give_the_same_text() -> None:
    words = ["playthrough", "skye", "--players", "3"]
    assert skerry(*words).out == skerry(*words, pure=True).out != ""


def test_another_seed_gives_another_text(run_here: RunHere) -> None:
    one = run_here("playthrough", "skye", "--seed", "1").out
    two = run_here("playthrough", "skye", "--seed", "2").out
    assert one.splitlines()[1:] != two.splitlines()[1:]


def test_options_apply_to_the_game(run_here: RunHere) -> None:
    goals = "squares,sheep,brochs,whisky"
    ran = run_here("playthrough", "skye", "--option", f"goals={goals}", "--option", "farm=four")
    assert '"farm":"four"' in ran.out.splitlines()[0]
    assert "goals: A squares, B sheep, C brochs, D whisky" in ran.out
    assert "[partly hidden from others]" in ran.out


def test_open_money_hides_nothing(run_here: RunHere) -> None:
    ran = run_here("playthrough", "skye", "--option", "money=open")
    assert "[partly hidden from others]" not in ran.out
