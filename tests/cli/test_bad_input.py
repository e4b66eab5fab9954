"""Bad input gives one line that says what is wrong, exit code 2 and no traceback."""

from pathlib import Path

import click
import pytest
from tests.cli.command import skerry
from tests.cli.conftest import RunHere

from skerry.cli.bench import bench

TABLES = ["play", "simulate", "playthrough"]


@pytest.mark.parametrize("command", [*TABLES, "bench"])
def test_an_unknown_game(command: str, run_here: RunHere) -> None:
    ran = run_here(command, "sky")
    assert ran.code == 2
    assert "unknown game 'sky'" in ran.error_message()
    assert "did you mean 'skye'?" in ran.error_message()
    assert "there are: " in ran.error_message()


@pytest.mark.parametrize("command", TABLES)
@pytest.mark.parametrize("players", ["0", "1", "6", "-3"])
def test_a_wrong_number_of_players(command: str, players: str, run_here: RunHere) -> None:
    ran = run_here(command, "skye", "--players", players)
    assert ran.code == 2
    assert ran.error_message() == f"Isle of Skye is for 2 to 5 players, not {players}"


@pytest.mark.parametrize("command", TABLES)
@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("barn=four", ["unknown option 'barn'", "farm", "castle_on_roads", "tie", "money"]),
        ("frm=four", ["did you mean 'farm'?"]),
        ("farm=six", ["farm", "six"]),
        ("tie=coin", ["tie", "coin"]),
        ("money=lent", ["money", "lent"]),
        ("castle_on_roads=perhaps", ["castle_on_roads"]),
        ("farm", ["NAME=VALUE"]),
        ("players=3", ["--players"]),
        ("goals=squares,sheep,roads,goats", ["unknown goal 'goats'", "squares", "mountains"]),
        ("goals=squares,sheep,roads", ["four goals are needed, not 3"]),
        ("goals=squares,sheep,roads,sheep", ["four different goals"]),
        ("goals=", ["goal"]),
    ],
)
def test_a_wrong_option(command: str, option: str, words: list[str], run_here: RunHere) -> None:
    ran = run_here(command, "skye", "--option", option)
    assert ran.code == 2
    assert all(word in ran.error_message() for word in words), ran.error_message()


def test_an_option_given_twice(run_here: RunHere) -> None:
    ran = run_here("simulate", "skye", "--option", "farm=four", "--option", "farm=eight")
    assert ran.code == 2
    assert "farm is given twice" in ran.error_message()


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("bots", ["gredy", "greedy,clever", "", "greedy,"])
def test_an_unknown_bot(command: str, bots: str, run_here: RunHere) -> None:
    ran = run_here(command, "skye", "--players", "4", "--bots", bots)
    assert ran.code == 2
    assert f"unknown bot {bots.rpartition(',')[2]!r}" in ran.error_message()
    assert "random, greedy" in ran.error_message()


@pytest.mark.parametrize(("command", "seats"), [("play", 1), ("simulate", 2)])
def test_too_many_bots(command: str, seats: int, run_here: RunHere) -> None:
    ran = run_here(command, "skye", "--players", "2", "--bots", "random,random,greedy")
    assert ran.code == 2
    assert f"3 bots for {seats} seat" in ran.error_message()


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("name", ["games.txt", "games", "games.gz", "games.json.gz"])
def test_an_unknown_file_suffix(command: str, name: str, tmp_path: Path, run_here: RunHere) -> None:
    ran = run_here(command, "skye", "--out", tmp_path / name)
    assert ran.code == 2
    assert ".json, .jsonl or .jsonl.gz" in ran.error_message()
    assert not (tmp_path / name).exists()


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_folder_instead_of_a_file(command: str, tmp_path: Path, run_here: RunHere) -> None:
    ran = run_here(command, "skye", "--out", tmp_path)
    assert ran.code == 2
    assert str(tmp_path) in ran.error_message()


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_missing_folder_is_reported_before_the_game(command: str, tmp_path: Path) -> None:
    ran = skerry(command, "skye", "--out", tmp_path / "nowhere" / "games.jsonl", stdin="quit\n")
    assert ran.code == 2
    assert "games.jsonl" in ran.error_message()


def test_several_games_do_not_fit_into_one_json(tmp_path: Path, run_here: RunHere) -> None:
    ran = run_here("simulate", "skye", "--games", "2", "--out", tmp_path / "games.json")
    assert ran.code == 2
    assert ".jsonl" in ran.error_message()


@pytest.mark.parametrize("flag", ["--games", "--jobs"])
@pytest.mark.parametrize("number", ["0", "-1", "many"])
def test_invalid_numbers(flag: str, number: str, run_here: RunHere) -> None:
    ran = run_here("simulate", "skye", flag, number)
    assert ran.code == 2
    assert flag in ran.error_message()


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "nan"])
def test_invalid_seconds_of_a_benchmark(seconds: str) -> None:
    # Only parses the arguments: a benchmark that accepted them would not end.
    with pytest.raises(click.BadParameter) as refused:
        bench.make_context("bench", ["skye", "--seconds", seconds])
    assert "--seconds" in refused.value.format_message()


def test_the_process_exits_with_two_and_no_traceback() -> None:
    ran = skerry("simulate", "skye", "--option", "farm=six")
    assert ran.code == 2
    assert ran.out == ""
    assert "farm" in ran.error_message()
