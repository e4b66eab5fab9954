"""`skerry check`: good records pass, and errors say where and how a record is bad."""

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.command import skerry
from tests.cli.conftest import RunHere
from tests.cli.sample_records import Json, find, line, record, write


def test_good_files_with_every_suffix(tmp_path: Path, run_here: RunHere) -> None:
    (tmp_path / "one.json").write_bytes(line(3))
    (tmp_path / "two.jsonl").write_bytes(line(2) + b"\n" + line(4, "greedy") + b"\n")
    (tmp_path / "three.jsonl.gz").write_bytes(gzip.compress(b"\n".join([line(5)] * 3)))
    ran = run_here(
        "check", *(tmp_path / name for name in ["one.json", "two.jsonl", "three.jsonl.gz"])
    )
    assert ran.code == 0
    assert ran.out == "6 records, 0 bad\n"


def test_blank_lines_are_ignored(tmp_path: Path, run_here: RunHere) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"\n" + line() + b"\r\n  \n" + line() + b"\n\n")
    assert run_here("check", path).out == "2 records, 0 bad\n"


def test_indented_json_is_accepted(tmp_path: Path, run_here: RunHere) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record(), indent=2), encoding="utf-8")
    assert run_here("check", path).out == "1 records, 0 bad\n"


def test_each_bad_record_gives_a_line(tmp_path: Path) -> None:
    poor, rich = record(), record()
    poor["events"][find(poor, "income")]["gold"] = 4
    rich["result"]["scores"][0] += 1
    path = write(tmp_path / "games.jsonl", record(), poor, record(3), rich, record(4))
    ran = skerry("check", path)
    assert ran.code == 1
    assert ran.err == ""
    first, second, count = ran.out.splitlines()
    assert first.startswith(f"{path}:2: event {find(poor, 'income')}: expected ")
    assert '"gold":5' in first
    assert '"gold":4' in first
    assert second.startswith(f"{path}:4: result: expected ")
    assert count == "5 records, 2 bad"


def test_an_unknown_game_in_a_record(tmp_path: Path, run_here: RunHere) -> None:
    ran = run_here("check", write(tmp_path / "games.jsonl", {**record(), "game": "cribbage"}))
    assert ran.code == 1
    assert "unknown game 'cribbage'" in ran.out
    assert "skye" in ran.out


# How a record is edited, the event that must be reported, and what the line must say.
Edit = Callable[[Json], int | None]


def shift(kind: str, field: str, by: int = 1, which: int = 0) -> Edit:
    """Change a number."""

    def edit(given: Json) -> int:
        places = [i for i, event in enumerate(given["events"]) if event["type"] == kind]
        given["events"][places[which]][field] += by
        return places[which]

    return edit


def cut(kind: str) -> Edit:
    """Remove an event."""

    def edit(given: Json) -> int:
        at = find(given, kind)
        del given["events"][at]
        return at

    return edit


def twice(kind: str) -> Edit:
    """Repeat an event."""

    def edit(given: Json) -> int:
        at = find(given, kind)
        given["events"].insert(at, dict(given["events"][at]))
        return at + 1

    return edit


def swap_phases(given: Json) -> int:
    """Move draws before the income."""
    at = find(given, "income")
    events = given["events"]
    events[at : at + 4] = events[at + 2 : at + 4] + events[at : at + 2]
    return at


def end_early(given: Json) -> int:
    """Truncate the record."""
    given["events"] = given["events"][:50]
    return 50


def continue_after_the_end(given: Json) -> int:
    """Add an event after the end."""
    given["events"].append({"type": "pass", "seat": 0})
    return len(given["events"]) - 1


def other_buyer(given: Json) -> int:
    """Let the wrong seat buy or pass."""
    at = next(i for i, event in enumerate(given["events"]) if event["type"] in ("buy", "pass"))
    given["events"][at]["seat"] ^= 1
    return at


def unknown_kind(given: Json) -> int:
    given["events"][9] = {"type": "dance", "seat": 0}
    return 9


def sealed(given: Json) -> int:
    """Add an event that records do not contain."""
    at = find(given, "price")
    given["events"].insert(at, {"type": "sealed", "seat": 0})
    return at


def extra_field(given: Json) -> int:
    given["events"][5]["colour"] = "red"
    return 5


def far_away(given: Json) -> int:
    at = find(given, "place")
    given["events"][at].update(x=12, y=12)
    return at


def twice_drawn(given: Json) -> int:
    at = find(given, "draw")
    given["events"][at + 1]["tiles"][0] = given["events"][at]["tiles"][0]
    return at + 1


def winners(given: Json) -> int:
    at = find(given, "end")
    given["events"][at]["winners"] = [0, 1]
    return at


EDITS: list[tuple[Edit, list[str]]] = [
    (shift("round", "round"), ["expected", '"round":1']),
    (shift("income", "whisky"), ["expected", '"whisky":0']),
    (shift("price", "seat", 7), ["price"]),
    (shift("buy", "price"), ["expected", "found"]),
    (shift("keep", "price"), ["expected", "found"]),
    (shift("place", "turn", 4), ["turn"]),
    (shift("place", "seat", 9), ["seat 9", "only 0 to 1"]),
    (shift("score", "points"), ["expected", "found"]),
    (shift("score", "total", -1, which=3), ["expected", "found"]),
    (shift("final", "gold"), ["expected", "found"]),
    (shift("final", "gold_points"), ["expected", "found"]),
    (cut("setup"), ["setup"]),
    (cut("round"), ["expected", '"type":"round"']),
    (cut("income"), ["expected"]),
    (cut("draw"), ["draw"]),
    (cut("end"), ["expected", '"type":"end"', "the record ends"]),
    (twice("setup"), ["expected", '"type":"round"']),
    (twice("income"), ["expected"]),
    (twice("end"), ["the game is over"]),
    (swap_phases, ["expected"]),
    (end_early, ["expected"]),
    (continue_after_the_end, ["the game is over", '"pass"']),
    (other_buyer, ["expected", "seat"]),
    (unknown_kind, ["not an event of skye", "dance"]),
    (sealed, ["not an event of skye"]),
    (extra_field, ["not an event of skye", "colour"]),
    (far_away, ["touches no tile"]),
    (twice_drawn, ["cannot be drawn"]),
    (winners, ["expected", '"winners":']),
]


@pytest.mark.parametrize(("edit", "words"), EDITS)
def test_an_edited_record(edit: Edit, words: list[str], tmp_path: Path, run_here: RunHere) -> None:
    given = record(2, "greedy")
    at = edit(given)
    path = write(tmp_path / "game.jsonl", given)
    ran = run_here("check", path)
    assert ran.code == 1
    problem, count = ran.out.splitlines()
    assert count == "1 records, 1 bad"
    found = re.fullmatch(rf"{re.escape(str(path))}:1: event (\d+): (.+)", problem)
    assert found is not None, problem
    # A missing event is reported at its place, or where its phase ends without it.
    assert at is not None
    assert at <= int(found[1]) <= at + 2, problem
    assert all(word in found[2] for word in words), found[2]


def test_a_missing_place_event_is_reported_at_the_end_of_building(
    tmp_path: Path, run_here: RunHere
) -> None:
    given = record(2, "greedy")
    score = find(given, "score")
    del given["events"][score - 1]
    ran = run_here("check", write(tmp_path / "game.jsonl", given))
    assert f":1: event {score - 1}: expected a place event" in ran.out


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 3}, ["players is 3", "2 seats"]),
        ({"players": "2"}, ["players", "2 seats"]),
        ({"players": 2, "farm": "six"}, ["options", "farm"]),
        ({"players": 2, "barn": "four"}, ["options", "unknown option 'barn'"]),
        ({"players": 2, "castle_on_roads": 1}, ["options", "castle_on_roads"]),
        ({"players": 2, "goals": ["sheep"]}, ["options", "four goals"]),
        ({"players": 2, "goals": ["sheep", "sheep", "roads", "gold"]}, ["four different"]),
        ({"players": 2, "goals": ["sheep", "goats", "roads", "gold"]}, ["unknown goal 'goats'"]),
    ],
)
def test_wrong_options(options: Json, words: list[str], tmp_path: Path, run_here: RunHere) -> None:
    ran = run_here("check", write(tmp_path / "game.jsonl", {**record(), "options": options}))
    assert ran.code == 1
    problem, count = ran.out.splitlines()
    assert all(word in problem for word in words), problem
    assert count == "1 records, 1 bad"


def test_goals_must_match_the_options(tmp_path: Path, run_here: RunHere) -> None:
    given = record()
    chosen = list(given["events"][0]["goals"].values())
    path = tmp_path / "game.jsonl"
    options = {"players": 2, "goals": chosen}
    assert run_here("check", write(path, {**given, "options": options})).code == 0
    options = {"players": 2, "goals": chosen[::-1]}
    ran = run_here("check", write(path, {**given, "options": options}))
    assert ran.code == 1
    assert f"{path}:1: event 0: expected " in ran.out


@pytest.mark.parametrize("names", [[], ["Ann"], ["Ann"] * 6])
def test_a_wrong_number_of_seats(names: list[str], tmp_path: Path, run_here: RunHere) -> None:
    given = {**record(), "seats": names, "options": {"players": len(names)}}
    ran = run_here("check", write(tmp_path / "game.jsonl", given))
    assert ran.code == 1
    assert f"2 to 5 players, not {len(names)}" in ran.out


def test_an_unfinished_record_is_bad(tmp_path: Path, run_here: RunHere) -> None:
    given = record()
    del given["result"]
    ran = run_here("check", write(tmp_path / "game.jsonl", given))
    assert ran.code == 1
    assert "result: expected " in ran.out


@pytest.mark.parametrize("version", [0, 2, "1", None])
def test_an_unknown_format_version(version: object, tmp_path: Path, run_here: RunHere) -> None:
    ran = run_here("check", write(tmp_path / "game.jsonl", {**record(), "skerry": version}))
    assert ran.code == 1
    assert len(ran.out.splitlines()) == 2
