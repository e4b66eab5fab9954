"""`skerry simulate`: the same seed gives the same games, with every file suffix."""

import gzip
import json
import re
from pathlib import Path

import pytest
from tests.cli.command import Ran, skerry
from tests.cli.conftest import RunHere
from tests.cli.sample_records import Json

from skerry.core.record import read_lines


def records(path: Path) -> list[Json]:
    return [json.loads(line.json) for line in read_lines(path)]


def means(ran: Ran) -> list[float]:
    return [
        float(mean)
        for mean in re.findall(r"^seat \d .* mean score +([\d.]+)", ran.out, re.MULTILINE)
    ]


@pytest.mark.parametrize("suffix", [".jsonl", ".jsonl.gz"])
def test_jobs_do_not_change_the_games(suffix: str, tmp_path: Path) -> None:
    table = ["--players", "3", "--games", "11", "--seed", "x", "--bots", "greedy,random"]
    contents = []
    for jobs in ["1", "2", "3"]:
        out = tmp_path / f"games-{jobs}{suffix}"
        ran = skerry("simulate", "skye", *table, "--jobs", jobs, "--out", out)
        assert ran.code == 0
        assert "Traceback" not in ran.err
        data = out.read_bytes()
        contents.append(gzip.decompress(data) if suffix.endswith(".gz") else data)
    assert contents[0] == contents[1] == contents[2]
    assert len(contents[0].splitlines()) == 11


def test_another_seed_gives_other_games(tmp_path: Path, run_here: RunHere) -> None:
    for seed in ("1", "2"):
        run_here("simulate", "skye", "--games", "1", "--seed", seed, "--jobs", "1",
             "--out", tmp_path / f"{seed}.json")  # fmt: skip
    assert (tmp_path / "1.json").read_bytes() != (tmp_path / "2.json").read_bytes()


def test_more_games_start_with_the_same_games(tmp_path: Path, run_here: RunHere) -> None:
    for games in ("2", "5"):
        run_here("simulate", "skye", "--games", games, "--jobs", "1", "--players", "2",
             "--out", tmp_path / f"{games}.jsonl")  # fmt: skip
    few = (tmp_path / "2.jsonl").read_bytes()
    assert (tmp_path / "5.jsonl").read_bytes().startswith(few)


@pytest.mark.parametrize("name", ["game.json", "game.jsonl", "game.jsonl.gz"])
def test_every_suffix_has_the_same_record(name: str, tmp_path: Path, run_here: RunHere) -> None:
    out = tmp_path / name
    ran = run_here(
        "simulate", "skye", "--games", "1", "--players", "2", "--jobs", "1", "--out", out
    )
    assert ran.code == 0
    plain = tmp_path / "plain.json"
    run_here("simulate", "skye", "--games", "1", "--players", "2", "--jobs", "1", "--out", plain)
    assert records(out) == records(plain)
    assert run_here("check", out).out == "1 records, 0 bad\n"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_short_list_of_bots_repeats(players: int, tmp_path: Path, run_here: RunHere) -> None:
    out = tmp_path / "games.jsonl"
    ran = run_here("simulate", "skye", "--players", str(players), "--games", "2", "--jobs", "1",
               "--bots", "greedy,random", "--out", out)  # fmt: skip
    names = [("greedy", "random")[seat % 2] for seat in range(players)]
    assert re.findall(r"^seat \d  (\w+)", ran.out, re.MULTILINE) == names
    for record in records(out):
        assert record["seats"] == [f"bot:{name}" for name in names]
        assert record["options"] == {"players": players}
    assert run_here("check", out).out == "2 records, 0 bad\n"


def test_records_contain_the_options(tmp_path: Path, run_here: RunHere) -> None:
    out = tmp_path / "games.jsonl"
    chosen = ["farm=four", "castle_on_roads=true", "tie=remainder", "money=open"]
    goals = ["farm", "roads", "gold", "trio"]
    words = [
        word for option in [*chosen, f"goals={','.join(goals)}"] for word in ("--option", option)
    ]
    ran = run_here("simulate", "skye", "--games", "2", "--jobs", "1", *words, "--out", out)
    assert ran.code == 0
    for record in records(out):
        assert record["options"] == {
            "players": 4,
            "farm": "four",
            "castle_on_roads": True,
            "tie": "remainder",
            "money": "open",
            "goals": goals,
        }
        assert list(record["events"][0]["goals"].values()) == goals
    assert run_here("check", out).code == 0


def test_mean_scores_and_wins_match_the_records(tmp_path: Path, run_here: RunHere) -> None:
    out = tmp_path / "games.jsonl"
    ran = run_here(
        "simulate", "skye", "--players", "3", "--games", "7", "--jobs", "1", "--out", out
    )
    assert ran.out.startswith("7 games in ")
    results = [record["result"] for record in records(out)]
    expected = [sum(result["scores"][seat] for result in results) / 7 for seat in range(3)]
    assert means(ran) == pytest.approx(expected, abs=0.005)
    wins = [100 * sum(seat in result["winners"] for result in results) / 7 for seat in range(3)]
    shown = [float(percent) for percent in re.findall(r"shared +([\d.]+) %", ran.out)]
    assert shown == pytest.approx(wins, abs=0.05)


def test_without_out_only_the_report_is_printed(run_here: RunHere, tmp_path: Path) -> None:
    ran = run_here("simulate", "skye", "--games", "3", "--jobs", "1", "--players", "2")
    assert ran.code == 0
    assert len(means(ran)) == 2
    assert list(tmp_path.iterdir()) == []


def test_more_jobs_than_games() -> None:
    ran = skerry("simulate", "skye", "--games", "1", "--jobs", "5", "--players", "2")
    assert ran.code == 0
    assert ran.out.startswith("1 game in ")
