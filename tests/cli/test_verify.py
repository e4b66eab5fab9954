"""`skerry verify`: the draws follow from the seed, or the first difference is reported."""

import gzip
import json
from functools import cache
from pathlib import Path

import pytest
from tests.cli.command import skerry
from tests.cli.conftest import RunHere
from tests.cli.sample_records import Json, write
from tests.core.games import TABLES, lucky_record

from skerry.core.luck import commitment
from skerry.core.record import encode

SEED = "0123456789abcdef" * 4
OTHER = "fedcba9876543210" * 4


@cache
def line(name: str) -> bytes:
    """The record of a game whose draws come from the seed."""
    return encode(lucky_record(TABLES[name], SEED, 1))


def record(name: str = "skye 2") -> Json:
    """The same record as new JSON data."""
    found: Json = json.loads(line(name))
    return found


@pytest.mark.parametrize("name", TABLES)
def test_a_good_record(name: str, tmp_path: Path, run_here: RunHere) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(line(name))
    ran = run_here("verify", path)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{path}: ok\n1 records, 0 bad\n"
    assert run_here("check", path).code == 0


def test_files_of_every_kind(tmp_path: Path) -> None:
    (tmp_path / "one.json").write_bytes(line("skye 2"))
    (tmp_path / "two.jsonl").write_bytes(line("cats 2") + b"\n\n" + line("cats solo") + b"\n")
    (tmp_path / "three.jsonl.gz").write_bytes(gzip.compress(line("cats family")))
    paths = [tmp_path / name for name in ("one.json", "two.jsonl", "three.jsonl.gz")]
    ran = skerry("verify", *paths)
    assert ran.code == 0
    assert ran.out.splitlines() == [
        f"{paths[0]}: ok",
        f"{paths[1]}:1: ok",
        f"{paths[1]}:3: ok",
        f"{paths[2]}:1: ok",
        "4 records, 0 bad",
    ]


def without(given: Json, *names: str) -> Json:
    return {name: value for name, value in given.items() if name not in names}


BAD = {
    "no seed": (without(record(), "seed"), ["no seed"]),
    "no commitment": (without(record(), "commitment"), ["no commitment"]),
    "neither": (without(record(), "seed", "commitment"), ["no seed", "cannot be verified"]),
    "a number": ({**record(), "seed": 7}, ["64 hexadecimal digits"]),
    "another seed": ({**record(), "seed": OTHER}, ["commitment does not fit the seed"]),
    "another commitment": (
        {**record(), "commitment": commitment(OTHER)},
        ["commitment does not fit the seed", commitment(OTHER)],
    ),
    "other draws": (
        {**record(), "seed": OTHER, "commitment": commitment(OTHER)},
        ["the seed gives other draws: event 0: expected ", '"setup"', "found "],
    ),
    "another game": ({**record(), "game": "cribbage"}, ["unknown game 'cribbage'"]),
    "another result": (
        {**record(), "result": {"scores": [1, 2], "winners": [1]}},
        ["result: expected "],
    ),
    "an event less": ({**record(), "events": record()["events"][:9]}, ["event 9: expected"]),
    "no record": ({"territory": []}, ["not a Skerry record"]),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record(name: str, tmp_path: Path, run_here: RunHere) -> None:
    given, words = BAD[name]
    path = write(tmp_path / "games.jsonl", record("cats 2"), given)
    ran = run_here("verify", path)
    assert (ran.code, ran.err) == (1, "")
    good, bad, count = ran.out.splitlines()
    assert good == f"{path}:1: ok"
    assert bad.startswith(f"{path}:2: ")
    assert all(word in bad for word in words), bad
    assert count == "2 records, 1 bad"


def test_swapped_draws_are_reported_with_their_event(tmp_path: Path, run_here: RunHere) -> None:
    given = record()
    at = next(i for i, event in enumerate(given["events"]) if event["type"] == "draw")
    tiles = given["events"][at]["tiles"]
    shown = json.dumps(tiles, separators=(",", ":"))
    tiles.reverse()
    path = write(tmp_path / "games.jsonl", given)
    assert run_here("check", path).code == 0, "the rules allow it"
    ran = run_here("verify", path)
    assert ran.code == 1
    assert f"{path}:1: the seed gives other draws: event {at}: expected " in ran.out
    assert shown in ran.out.split("found")[0]


def test_a_missing_file(tmp_path: Path, run_here: RunHere) -> None:
    ran = run_here("verify", tmp_path / "nowhere.json")
    assert ran.code == 2
    assert "nowhere.json' does not exist" in ran.error_message()


def test_an_unknown_file_suffix(tmp_path: Path, run_here: RunHere) -> None:
    (tmp_path / "game.txt").write_bytes(line("skye 2"))
    ran = run_here("verify", tmp_path / "game.txt")
    assert ran.code == 2
    assert ".json, .jsonl or .jsonl.gz" in ran.error_message()


def test_no_files_to_verify(run_here: RunHere) -> None:
    ran = run_here("verify")
    assert ran.code == 2
    assert "FILES" in ran.error_message()
