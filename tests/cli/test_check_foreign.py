"""`skerry check` on files that are not records: a line for each, and no traceback."""

import gzip
import json
import os
from pathlib import Path

import pytest
from tests.cli.command import skerry
from tests.cli.conftest import RunHere
from tests.cli.sample_records import line, record

PAGE = b"<!DOCTYPE html>\n<html><body>Not found</body></html>\n"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\x01\x02\xff\xfe",
        PAGE,
        b"[]",
        b'[{"skerry": 1}]',
        b"{}",
        b"null",
        b"17",
        b'"skerry"',
        b'{"skerry": 1}',
        b'{"skerry": 1, "game": "skye"',
        b'{"version": 3, "players": []}',
        b'\xff\xfe{"skerry": 1}',
        line().replace(b"bot:random", b"bot:\xffandom"),
        line()[:-1],
        line() + line(),
        line()[1:],
        gzip.compress(line()),
        b'{"skerry": 1, "x": ' + b"[" * 100,
    ],
)
def test_json_that_is_not_a_record(content: bytes, tmp_path: Path, run_here: RunHere) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    ran = run_here("check", path)
    assert ran.code == 1
    problem, count = ran.out.splitlines()
    assert problem.startswith(f"{path}: not a Skerry record: ")
    assert count == "1 records, 1 bad"
    assert ran.err == ""


@pytest.mark.parametrize("nested", ["x", "options", "events"])
def test_deeply_nested_json(nested: str, tmp_path: Path, run_here: RunHere) -> None:
    given = {**record(), nested: "@"}
    if nested == "options":
        given["options"] = {"farm": "@"}
    if nested == "events":
        given["events"] = [{"type": "pass", "seat": 0, "more": "@"}]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(given).replace('"@"', "[" * 50_000 + "]" * 50_000))
    ran = run_here("check", path)
    assert ran.code == 1
    assert len(ran.out.splitlines()) == 2


def test_an_event_that_is_not_utf8_is_named_by_index(tmp_path: Path, run_here: RunHere) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(line().replace(b'"axe":"L', b'"axe":"\xff', 1))
    ran = run_here("check", path)
    assert ran.code == 1
    assert ": event " in ran.out


def test_good_lines_after_bad_ones_are_checked(tmp_path: Path, run_here: RunHere) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"\n".join([line(), b"\xff", line(3), b"{}", b"[1]", line(4)[:-40]]))
    ran = run_here("check", path)
    assert ran.code == 1
    *problems, count = ran.out.splitlines()
    assert [problem.split(": ")[0] for problem in problems] == [f"{path}:{n}" for n in (2, 4, 5, 6)]
    assert count == "6 records, 4 bad"


def test_an_empty_jsonl_has_no_records(tmp_path: Path, run_here: RunHere) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"")
    ran = run_here("check", path)
    assert ran.code == 0
    assert ran.out == "0 records, 0 bad\n"


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(PAGE, id="page"),
        pytest.param(line() + b"\n", id="not compressed"),
        pytest.param(b"\x1f\x8b\x08", id="header only"),
        pytest.param(gzip.compress(line()) + b"rest", id="something after it"),
        pytest.param(gzip.compress(line())[:10] + b"\xff" * 40, id="nonsense inside"),
    ],
)
def test_a_broken_gzip(content: bytes, tmp_path: Path, run_here: RunHere) -> None:
    path = tmp_path / "games.jsonl.gz"
    path.write_bytes(content)
    ran = run_here("check", path)
    assert "Traceback" not in ran.out + ran.err
    if content:
        assert ran.code == 1
        problem, count = ran.out.splitlines()
        assert problem.startswith(f"{path}:")
        assert count.endswith(" records, 1 bad")
    else:
        assert ran.out == "0 records, 0 bad\n"


@pytest.mark.parametrize("lost", [1, 4, 8, 9, 100])
def test_complete_lines_of_a_truncated_gzip_are_checked(
    lost: int, tmp_path: Path, run_here: RunHere
) -> None:
    path = tmp_path / "games.jsonl.gz"
    data = gzip.compress(b"\n".join([line(), line(3), line(4)]))
    path.write_bytes(data[:-lost])
    ran = run_here("check", path)
    assert ran.code == 1
    problem, count = ran.out.splitlines()
    assert problem.startswith(f"{path}:")
    assert "truncated" in problem
    assert count in ("3 records, 1 bad", "4 records, 1 bad")


def test_a_gzip_with_a_wrong_checksum(tmp_path: Path, run_here: RunHere) -> None:
    path = tmp_path / "games.jsonl.gz"
    data = bytearray(gzip.compress(line() + b"\n"))
    data[-5] ^= 1
    path.write_bytes(bytes(data))
    ran = run_here("check", path)
    assert ran.code == 1
    assert ran.out.splitlines()[-1] == "2 records, 1 bad"


def test_a_missing_file_is_a_usage_error(tmp_path: Path, run_here: RunHere) -> None:
    good = tmp_path / "game.json"
    good.write_bytes(line())
    ran = run_here("check", good, tmp_path / "missing.json")
    assert (ran.code, ran.out) == (2, "")
    assert f"{tmp_path / 'missing.json'}' does not exist" in ran.error_message()


def test_a_wrong_suffix(tmp_path: Path, run_here: RunHere) -> None:
    path = tmp_path / "games.txt"
    path.write_bytes(line())
    ran = run_here("check", path)
    assert ran.code == 2
    assert f"{path}: a record file ends in .json, .jsonl or .jsonl.gz" in ran.error_message()


def test_a_folder(tmp_path: Path, run_here: RunHere) -> None:
    ran = run_here("check", tmp_path)
    assert ran.code == 2
    assert str(tmp_path) in ran.error_message()


def test_a_folder_named_like_a_record(tmp_path: Path, run_here: RunHere) -> None:
    path = tmp_path / "games.jsonl"
    path.mkdir()
    ran = run_here("check", path)
    assert ran.code == 2
    assert str(path) in ran.error_message()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_read_permission(tmp_path: Path, run_here: RunHere) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(line())
    path.chmod(0)
    ran = run_here("check", path)
    assert ran.code == 2
    assert "is not readable" in ran.error_message()


def test_no_files(run_here: RunHere) -> None:
    ran = run_here("check")
    assert ran.code == 2
    assert "FILES" in ran.error_message()


def test_names_that_are_not_ascii(tmp_path: Path) -> None:
    path = tmp_path / "Spiele für Äöü: zwei.jsonl"
    path.write_bytes(line() + b"\n[]\n")
    ran = skerry("check", path)
    assert ran.code == 1
    assert ran.out.splitlines()[0].startswith(f"{path}:2: not a Skerry record")
    assert ran.out.splitlines()[1] == "2 records, 1 bad"
