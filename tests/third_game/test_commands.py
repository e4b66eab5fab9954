"""The commands with Ledges: played, simulated, checked, printed and timed like any other game."""

from io import StringIO
from pathlib import Path

import pytest
from tests.cli.conftest import RunHere, run_here

from skerry.arena.playthrough import playthrough
from skerry.bots import registry as bots
from skerry.core.registry import distribution_of, find, names

__all__ = ["run_here"]

pytestmark = pytest.mark.usefixtures("ledges")


def test_the_registry_finds_it() -> None:
    assert set(names()) >= {"ledges", "skye"}
    assert find("ledges").title == "Ledges"
    assert distribution_of("ledges") == "ledges"
    assert distribution_of("skye") == "skerry"
    assert bots.names("ledges") == ("random", "birdwatcher")


def test_games_are_simulated_and_checked(run_here: RunHere, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ["--games", "6", "--players", "3", "--jobs", "1", "--option", "cliff=high"]
    ran = run_here("simulate", "ledges", "--bots", "birdwatcher,random", "--out", out, *words)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("6 games in ")
    ran = run_here("check", out)
    assert (ran.code, ran.out) == (0, "6 records, 0 bad\n")
    ran = run_here("score", out)
    assert "company" in ran.out


def test_its_own_bot_beats_the_random_one(run_here: RunHere) -> None:
    ran = run_here(
        *("simulate", "ledges", "--games", "30", "--players", "2", "--jobs", "1"),
        *("--bots", "birdwatcher,random"),
    )
    won = [float(line.split()[-2]) for line in ran.out.splitlines()[1:]]
    assert won[0] > 80


def test_a_record_that_breaks_a_rule_is_found(run_here: RunHere, tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    run_here("simulate", "ledges", "--games", "1", "--players", "2", "--out", out)
    text = out.read_text()
    out.write_text(text.replace('"type":"settled","seat":0', '"type":"settled","seat":1', 1))
    ran = run_here("check", out)
    assert ran.code == 1
    assert "event 1: expected" in ran.out + ran.err


def test_a_playthrough_is_the_same_every_time() -> None:
    text = playthrough(find("ledges"), 2, "1")
    assert text == playthrough(find("ledges"), 2, "1")
    assert text.startswith(
        "ledges 1, 2 seats, seed 1, options {}\nchance (10 of weight 7140): deal "
    )
    assert "settles a puffin on" in text


def test_it_is_played_in_the_terminal(run_here: RunHere, monkeypatch: pytest.MonkeyPatch) -> None:
    # Seat 0 has 8 of the 16 ledges; the bot may take any of them before.
    tries = [
        f"settle {bird} {x},{y}"
        for y in range(4)
        for x in range(4)
        for bird in ("puffin", "gull", "fulmar")
    ]
    typed = "\n".join(["?", "show 1", "legend", "try settle puffin 9,9", *tries * 6, ""])
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    ran = run_here("play", "ledges", "--seed", "7", "--bots", "birdwatcher", "--quick")
    assert ran.code == 0, ran.err
    assert "Choose a move: 'settle " in ran.out
    assert "A gull scores 3" in ran.out
    assert "Not allowed: a bird sits there already." in ran.out
    assert "\nWinner: " in ran.out


def test_it_is_timed(run_here: RunHere) -> None:
    ran = run_here("bench", "ledges", "--seconds", "0.1")
    assert ran.code == 0
    assert ran.out.startswith("Ledges, random games of 4 seats")
    assert "identical results" in ran.out
