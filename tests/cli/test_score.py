"""`skerry score`: explains every point of a territory or a record."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import skerry
from tests.cli.conftest import RunHere
from tests.cli.sample_records import Json, line, record, write

from skerry.games.skye.pieces.tiles import TILES

# The example territory of the documentation.
TERRITORY = [
    {"tile": tile, "x": x, "y": y, "turn": turn}
    for tile, x, y, turn in [
        ("C-blue", 0, 0, 0),
        ("L64", 0, 1, 0),
        ("L05", -1, 0, 0),
        ("L30", 0, 2, 1),
        ("L50", -1, 1, 0),
        ("L57", -1, 2, 1),
        ("L54", 1, 0, 2),
        ("L23", 1, 1, 0),
        ("L17", 1, 2, 3),
        ("L03", -2, 1, 2),
    ]
]
POINTS = {
    "squares": 8,
    "sheep": 3,
    "brochs": 3,
    "farm": 3,
    "cattle": 2,
    "roads": 5,
    "lake": 6,
    "areas": 5,
    "areas3": 6,
    "trio": 5,
    "harbour": 3,
    "column": 9,
    "mountains": 2,
}
SCROLLS = 4 + 2


def put(path: Path, given: object) -> Path:
    path.write_text(json.dumps(given), encoding="utf-8")
    return path


def cards(text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(text)
    return found


def by_topic(card: dict[str, Any]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for part in card["lines"]:
        topic = part["what"]["topic"]
        sums[topic] = sums.get(topic, 0) + part["points"]
    return sums


def test_a_territory_is_explained_line_by_line(tmp_path: Path) -> None:
    ran = skerry("score", put(tmp_path / "t.json", {"territory": TERRITORY, "gold": 11}))
    assert ran.code == 0
    head, *lines = ran.out.splitlines()
    majorities = 3 * 5
    total = sum(POINTS.values()) + majorities + SCROLLS + 2
    assert head == f"territory 0: {total}"
    assert sum(int(text.split()[0]) for text in lines) == total
    for goal, points in POINTS.items():
        parts = re.findall(rf"^ +(\d+)  {goal}: ", ran.out, re.MULTILINE)
        assert sum(map(int, parts)) == points, goal
    assert "[n1" not in ran.out, "cells are named, and there is none in the north"
    assert "[0 s1 s2 w1" not in ran.out
    assert re.search(r"a block of four tiles \[.*s1w1.*\]", ran.out)


@pytest.mark.parametrize("shape", ["object", "list"])
def test_the_same_as_json(shape: str, tmp_path: Path, run_here: RunHere) -> None:
    given = {"territory": TERRITORY} if shape == "object" else TERRITORY
    ran = run_here("score", "--json", put(tmp_path / "t.json", given))
    (card,) = cards(ran.out)
    topics = by_topic(card)
    assert {goal: topics[goal] for goal in POINTS} == POINTS
    assert card["total"] == sum(part["points"] for part in card["lines"])
    lake = next(part for part in card["lines"] if part["what"]["topic"] == "lake")
    assert sorted(map(tuple, lake["cells"])) == [(-1, 1), (-1, 2), (0, 1)]


def test_only_the_given_goals_are_counted(tmp_path: Path, run_here: RunHere) -> None:
    given = {"territory": TERRITORY, "goals": ["farm", "roads"], "end": False}
    (card,) = cards(run_here("score", "--json", put(tmp_path / "t.json", given)).out)
    assert by_topic(card) == {"farm": 3, "roads": 5}
    assert card["total"] == 8


def test_options_change_the_points(tmp_path: Path, run_here: RunHere) -> None:
    given = {
        "territory": TERRITORY,
        "goals": ["farm", "roads"],
        "options": {"farm": "four", "castle_on_roads": True},
        "end": False,
    }
    (card,) = cards(run_here("score", "--json", put(tmp_path / "t.json", given)).out)
    assert by_topic(card) == {"farm": 2, "roads": 6}


def test_several_territories_are_compared(tmp_path: Path, run_here: RunHere) -> None:
    given = {
        "territories": [
            {"territory": TERRITORY, "gold": 3},
            {"territory": [{"tile": "C-red", "x": 0, "y": 0, "turn": 0}], "gold": 8},
        ],
        "goals": ["ships", "gold"],
        "end": False,
    }
    rich = cards(run_here("score", "--json", put(tmp_path / "t.json", given)).out)
    assert [card["name"] for card in rich] == ["territory 0", "territory 1"]
    assert [by_topic(card) for card in rich] == [{"ships": 5, "gold": 2}, {"ships": 0, "gold": 5}]


@pytest.mark.parametrize("seats", [2, 5])
def test_a_record_gives_a_scorecard_for_each_seat(
    seats: int, tmp_path: Path, run_here: RunHere
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(line(seats, "greedy,random"))
    found = cards(run_here("score", "--json", path).out)
    given = record(seats, "greedy,random")
    assert [card["total"] for card in found] == given["result"]["scores"]
    names = [f"seat {seat}, {name}" for seat, name in enumerate(given["seats"])]
    assert [card["name"] for card in found] == names
    text = run_here("score", path).out
    for name, score in zip(names, given["result"]["scores"], strict=True):
        assert f"{name}: {score}\n" in text


def test_all_records_of_a_file(tmp_path: Path, run_here: RunHere) -> None:
    path = write(tmp_path / "games.jsonl", record(2), record(3))
    assert len(cards(run_here("score", "--json", path).out)) == 5


def with_tile(number: int, **changes: object) -> Json:
    tiles: list[dict[str, object]] = [dict(placed) for placed in TERRITORY]
    tiles[number].update(changes)
    return {"territory": tiles}


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({}, ["territory"]),
        ({"territory": []}, ["territory"]),
        ({"territory": TERRITORY, "territories": [{"territory": TERRITORY}]}, ["one of"]),
        ({"territory": "C-blue"}, ["territory"]),
        ({"territory": [{"tile": "C-blue"}]}, ["x"]),
        ({"territory": TERRITORY, "colour": "red"}, ["colour"]),
        ({"territory": TERRITORY, "goals": ["goats"]}, ["goats", "mountains"]),
        ({"territory": TERRITORY, "options": {"barn": 1}}, ["barn"]),
        ({"territory": TERRITORY, "options": {"farm": "six"}}, ["farm"]),
        ({"territory": TERRITORY, "gold": -1}, ["territory 0", "gold"]),
        ({"territory": TERRITORY, "gold": 10**30}, ["gold"]),
        ({"territory": TERRITORY, "game": "cribbage"}, ["cribbage", "skye"]),
        ({"territories": [{"territory": TERRITORY}, {"territory": []}]}, ["territory 1"]),
        (with_tile(3, tile="L99"), ["territory 0, tile 3 (L99 at s2)", "no such tile"]),
        (with_tile(3, tile="L64"), ["tile 3 (L64 at s2)", "twice"]),
        (with_tile(3, tile="C-red"), ["tile 3 (C-red at s2)", "castle"]),
        (with_tile(3, turn=0), ["tile 3 (L30 at s2)", "does not fit"]),
        (with_tile(3, turn=4), ["tile 3 (L30 at s2)", "turn"]),
        (with_tile(3, turn=10**30), ["tile 3", "turn"]),
        (with_tile(3, x=7), ["tile 3 (L30 at s2e7)", "does not fit"]),
        (with_tile(3, x=10**30), ["tile 3", "does not fit"]),
        (with_tile(3, x=0, y=1), ["tile 3 (L30 at s1)", "does not fit"]),
        (with_tile(0, x=1), ["tile 0 (C-blue at e1)", "castle lies at"]),
        (with_tile(0, turn=1), ["tile 0 (C-blue at 0)", "castle lies at"]),
        (with_tile(0, tile="L01"), ["tile 0 (L01 at 0)", "castle comes first"]),
    ],
)
def test_a_wrong_territory(
    given: Json, words: list[str], tmp_path: Path, run_here: RunHere
) -> None:
    path = put(tmp_path / "t.json", given)
    ran = run_here("score", path)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.error_message().startswith(str(path))
    assert all(word in ran.error_message() for word in words), ran.error_message()


def test_a_territory_of_too_many_tiles(tmp_path: Path, run_here: RunHere) -> None:
    # Tiles with pasture in the north and south form one long column.
    tall = [tile.id for tile in TILES[:73] if tile.edges[0] == tile.edges[2] == "P"]
    wide = [tile.id for tile in TILES[:73] if tile.edges[1] == tile.edges[3] == "P"]
    column = [(name, 0) for name in tall] + [(name, 1) for name in wide if name not in tall]
    assert len(column) >= 19
    tiles = [{"tile": "C-blue", "x": 0, "y": 0, "turn": 0}]
    for number, (name, turn) in enumerate(column[:19]):
        tiles.append({"tile": name, "x": 0, "y": number + 1, "turn": turn})
    fine = run_here("score", put(tmp_path / "t.json", tiles[:19]))
    assert fine.code == 0, fine.err
    ran = run_here("score", put(tmp_path / "t.json", tiles))
    assert ran.code == 2
    assert "19" in ran.error_message()


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe", b"<html>", b"17", b"null", b"{", b"[" * 50_000, b'{"a": ' + b"[" * 50_000],
)
def test_a_file_that_is_not_a_record(content: bytes, tmp_path: Path, run_here: RunHere) -> None:
    path = tmp_path / "t.json"
    path.write_bytes(content)
    ran = run_here("score", path)
    assert ran.code == 2
    assert str(path) in ran.error_message()


def test_the_bad_event_of_a_record_is_named(tmp_path: Path, run_here: RunHere) -> None:
    given = record()
    given["events"][3]["gold"] += 1
    path = write(tmp_path / "games.jsonl", record(), given)
    ran = run_here("score", path)
    assert ran.code == 1
    assert f"{path}" in ran.error_message()
    assert "event 3: expected" in ran.error_message()


def test_the_line_of_a_bad_record_is_named(tmp_path: Path, run_here: RunHere) -> None:
    given = record()
    given["events"][3]["gold"] += 1
    path = write(tmp_path / "games.jsonl", record(), given)
    assert f"{path}:2: " in run_here("score", path).error_message()


def test_a_missing_file_and_a_folder(tmp_path: Path, run_here: RunHere) -> None:
    for path in (tmp_path / "missing.json", tmp_path):
        ran = run_here("score", path)
        assert ran.code == 2
        assert str(path) in ran.error_message()
