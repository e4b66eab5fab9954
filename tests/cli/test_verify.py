"""`skerry verify`: the draws follow from the seed, or the first difference is reported."""

import gzip
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.cli.command import skerry
from tests.cli.conftest import RunHere
from tests.cli.sample_records import Json, write
from tests.core.games import SERVER, TABLES, lucky_record, tossed_record

from skerry.core.game import CHANCE
from skerry.core.luck import commitment, draw_from
from skerry.core.match import Match
from skerry.core.record import encode, record_of

SEED = "0123456789abcdef" * 4
OTHER = "fedcba9876543210" * 4
ALONE = "the seed was made alone, by choice or before there were tosses"
A, B = "a" * 64, "b" * 64


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
    assert ran.out == f"{path}: ok: {ALONE}\n1 records, 0 bad\n"
    assert run_here("check", path).code == 0


def test_files_of_every_kind(tmp_path: Path) -> None:
    (tmp_path / "one.json").write_bytes(line("skye 2"))
    (tmp_path / "two.jsonl").write_bytes(line("cats 2") + b"\n\n" + line("cats solo") + b"\n")
    (tmp_path / "three.jsonl.gz").write_bytes(gzip.compress(line("cats family")))
    paths = [tmp_path / name for name in ("one.json", "two.jsonl", "three.jsonl.gz")]
    ran = skerry("verify", *paths)
    assert ran.code == 0
    assert ran.out.splitlines() == [
        f"{paths[0]}: ok: {ALONE}",
        f"{paths[1]}:1: ok: {ALONE}",
        f"{paths[1]}:3: ok: {ALONE}",
        f"{paths[2]}:1: ok: {ALONE}",
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
    assert good == f"{path}:1: ok: {ALONE}"
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


TOSSES = {
    "the server and seats 0, 1, 0 restarts": ((A, B), 0),
    "the server and seat 1, 1 restart": ((None, B), 1),
    "the server alone, 2 restarts": ((None, None), 2),
}


@pytest.mark.parametrize("words", TOSSES)
def test_a_record_says_how_its_seed_arose(words: str, tmp_path: Path, run_here: RunHere) -> None:
    secrets, restarts = TOSSES[words]
    path = tmp_path / "game.json"
    path.write_bytes(encode(tossed_record(TABLES["skye 2"], secrets, 1, restarts)))
    ran = run_here("verify", path)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{path}: ok: a toss of {words}\n1 records, 0 bad\n"


def tossed() -> Json:
    found: Json = json.loads(encode(tossed_record(TABLES["skye 2"], (A, B), 1)))
    return found


def bent(change: Callable[[Json], object]) -> Json:
    """The record of a toss with one thing changed in its luck."""
    given = tossed()
    change(given["luck"])
    return given


BAD_TOSSES = {
    "another secret of the server": (
        bent(lambda luck: luck["server"].update(secret=A)),
        "the commitment of the server does not fit its secret: expected ",
    ),
    "another secret of a seat": (
        bent(lambda luck: luck["seats"][1].update(secret=A)),
        "the commitment of seat 1 does not fit its secret: expected ",
    ),
    "another commitment of a seat": (
        bent(lambda luck: luck["seats"][0].update(commitment=commitment(B))),
        "the commitment of seat 0 does not fit its secret: expected ",
    ),
    "another server": (
        bent(lambda luck: luck.update(server={"secret": A, "commitment": commitment(A)})),
        "the commitment is not that of the server: expected ",
    ),
    "a secret left out": (
        bent(lambda luck: luck["seats"].__setitem__(1, None)),
        "the secrets give another seed: expected ",
    ),
    "other seats": (
        bent(lambda luck: luck["seats"].append(None)),
        "its luck is of 3 seats, but it has 2",
    ),
    "no secret": (
        bent(lambda luck: luck["seats"][1].update(secret="B" * 64)),
        "the secret of seat 1 is not a text of 64 hexadecimal digits",
    ),
    "fewer than no restarts": (
        bent(lambda luck: luck.update(restarts=-1)),
        "its number of restarts is negative",
    ),
    "another seed": ({**tossed(), "seed": OTHER}, "the secrets give another seed: expected "),
    "luck of another shape": (
        bent(lambda luck: luck.update(chosen=True)),
        "not a Skerry record: Object contains unknown field `chosen` - at `$.luck`",
    ),
}


@pytest.mark.parametrize("name", BAD_TOSSES)
def test_a_toss_that_does_not_fit(name: str, tmp_path: Path, run_here: RunHere) -> None:
    given, words = BAD_TOSSES[name]
    path = write(tmp_path / "games.jsonl", tossed(), given)
    ran = run_here("verify", path)
    assert (ran.code, ran.err) == (1, "")
    good, bad, _ = ran.out.splitlines()
    assert good.startswith(f"{path}:1: ok: a toss of ")
    assert bad.startswith(f"{path}:2: {words}")


def test_castles_can_be_chosen_only_where_there_was_a_toss(
    tmp_path: Path, run_here: RunHere
) -> None:
    """Players choose colours, and so castles; a seed without a toss promises the castles, too."""
    alone, together = record(), tossed()
    for given in (alone, together):
        given["events"][0]["castles"] = ["C-green", "C-yellow"]
    path = write(tmp_path / "games.jsonl", alone, together)
    assert run_here("check", path).code == 0, "the rules allow it"
    ran = run_here("verify", path)
    assert ran.code == 1
    bad, good, count = ran.out.splitlines()
    assert bad.startswith(f"{path}:1: the seed gives other draws: event 0: expected ")
    assert good.startswith(f"{path}:2: ok: a toss of the server and seats 0, 1")
    assert count == "2 records, 1 bad"


def test_commitments_that_were_seen(tmp_path: Path, run_here: RunHere) -> None:
    path = write(tmp_path / "game.jsonl", tossed())
    seen = [commitment(SERVER), commitment(A).upper(), commitment(B)]
    assert run_here("verify", path, *(f"--seen={one}" for one in seen)).code == 0
    ran = run_here("verify", path, f"--seen={seen[0]}", f"--seen={commitment(OTHER)}")
    assert ran.code == 1
    assert f":1: the commitment that you saw is not in it: {commitment(OTHER)}\n" in ran.out
    alone = write(tmp_path / "alone.jsonl", record())
    assert run_here("verify", alone, f"--seen={commitment(SEED)}").code == 0
    assert run_here("verify", alone, f"--seen={commitment(A)}").code == 1
    for wrong in ("abc", "g" * 64):
        ran = run_here("verify", path, f"--seen={wrong}")
        assert ran.code == 2
        assert "64 hexadecimal digits" in ran.error_message()


@pytest.mark.parametrize("command", ["verify", "check"])
def test_rules_that_are_not_known(command: str, tmp_path: Path, run_here: RunHere) -> None:
    path = write(tmp_path / "games.jsonl", {**record(), "rules": 1}, {**record(), "rules": 9})
    ran = run_here(command, path)
    assert ran.code == 1
    assert ran.out.splitlines()[-2:] == [
        f"{path}:2: it was played by version 9 of the rules of skye; "
        "this program knows them up to version 1",
        "2 records, 1 bad",
    ]


def test_older_rules_are_used_where_they_are_known(tmp_path: Path, run_here: RunHere) -> None:
    """Version 1 of The Isle of Cats asked nothing before the lessons were laid."""
    table = TABLES["cats 2"]
    old = TABLES["cats 2"].plugin.game_of(1)
    match, draws, random = Match(old, table.seats, table.options), 0, Random(3)
    while match.awaits:
        if CHANCE in match.awaits:
            match.play(draw_from(old.outcomes(match.state), SEED, draws))
            draws += 1
        else:
            match.play(match.legal(min(match.awaits)).choose(random))
    played = record_of(match, ["Ann", "Bea"], seed=SEED, commitment=commitment(SEED), rules=1)
    path = tmp_path / "old.json"
    path.write_bytes(encode(played))
    ran = run_here("verify", path)
    assert (ran.code, ran.out) == (0, f"{path}: ok: {ALONE}\n1 records, 0 bad\n")
    events = list(played.events)
    del events[20]
    path.write_bytes(encode(msgspec.structs.replace(played, events=tuple(events))))
    ran = run_here("verify", path)
    assert ran.code == 1
    assert "(it was played by an older version of the rules, 1)" in ran.out


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
