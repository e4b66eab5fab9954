"""Every command follows the same rule for exit codes: 0 yes, 1 no, 2 cannot be done."""

import re
from pathlib import Path

import pytest
from tests.cli.conftest import RunHere
from tests.cli.sample_records import find, record, write

from skerry.cli.main import cli

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "reference" / "exit-codes.md").read_text(encoding="utf-8")

# The command and its exit code. {tmp} is a folder with the files below.
CASES = [
    ("play skye --players 9", 2),
    ("play skye --out {tmp}/nowhere/game.json", 2),
    ("play skye --server http://127.0.0.1:1", 2),
    ("simulate skye --games 1 --jobs 1", 0),
    ("simulate skye --games 1 --jobs 1 --out {tmp}/nowhere/games.jsonl", 2),
    ("simulate skye --games 1 --jobs 1 --bots tests.arena.own_bots:Crashes", 1),
    ("arena skye --games 1 --jobs 1 --bots greedy,random --out {tmp}/arena", 0),
    ("arena skye --games 1 --bots nobody --out {tmp}/arena", 2),
    ("batch skye --games 1", 0),
    ("batch skye --games 1 --policy nobody:knows", 2),
    ("records stats {tmp}/text.json", 2),
    ("records export {tmp}/text.json --out {tmp}/tables", 1),
    ("records export {tmp}/game.txt --out {tmp}/tables", 2),
    ("check {tmp}/good.jsonl", 0),
    ("check {tmp}/bad.jsonl", 1),
    ("check {tmp}/good.jsonl {tmp}/nowhere.jsonl", 2),
    ("check {tmp}", 2),
    ("check {tmp}/game.txt", 2),
    ("verify {tmp}/good.jsonl", 1),
    ("verify {tmp}/nowhere.jsonl", 2),
    ("verify {tmp}/game.txt", 2),
    ("playthrough skye", 0),
    ("playthrough chess", 2),
    ("score {tmp}/good.jsonl", 0),
    ("score {tmp}/bad.jsonl", 1),
    ("score {tmp}/nowhere.jsonl", 2),
    ("score {tmp}/game.txt", 2),
    ("score {tmp}/text.json", 2),
    ("bench chess", 2),
    ("examples {tmp}/examples", 0),
    ("examples {tmp}/game.txt/examples", 2),
    ("serve --data {tmp}/game.txt", 2),
    ("serve --data {tmp}/game.txt/data", 2),
    ("serve --metrics-token-file {tmp}/nowhere", 2),
    ("serve --database mysql://db", 2),
    ("serve --data {tmp} --database sqlite:///{tmp}/nowhere/x.db --port 0", 2),
    ("admin stats --data {tmp}/nowhere", 2),
    ("admin restore --data {tmp}/new {tmp}/nowhere.gz", 2),
    ("admin restore --data {tmp}/new {tmp}/game.txt", 2),
    ("admin restore --data {tmp}/game.txt/data {tmp}/game.txt", 2),
    ("admin backup --data {tmp}/nowhere {tmp}/backup.gz", 2),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with good, bad and unreadable files."""
    bad = record()
    bad["events"][find(bad, "income")]["gold"] += 1
    write(tmp_path / "good.jsonl", record())
    write(tmp_path / "bad.jsonl", bad)
    (tmp_path / "game.txt").write_text("not a record")
    (tmp_path / "text.json").write_text("not a record")
    return tmp_path


@pytest.mark.parametrize(("line", "code"), CASES)
def test_the_exit_code(line: str, code: int, folder: Path, run_here: RunHere) -> None:
    ran = run_here(*(word.format(tmp=folder) for word in line.split()))
    assert ran.code == code, ran
    assert "Traceback" not in ran.out + ran.err
    if code == 2:
        assert ran.error_message(), "it says what is wrong"


def test_different_results_of_bench_exit_with_one(
    monkeypatch: pytest.MonkeyPatch, run_here: RunHere
) -> None:
    monkeypatch.setattr("skerry.cli.bench.measure", lambda *_: {"identical": False})
    monkeypatch.setattr("skerry.cli.bench.report", lambda *_: "different")
    assert run_here("bench", "skye").code == 1
    monkeypatch.setattr("skerry.cli.bench.measure", lambda *_: {"identical": True})
    assert run_here("bench", "skye").code == 0


@pytest.mark.parametrize("command", sorted(cli.commands))
def test_every_command_is_tested_and_on_the_page(command: str) -> None:
    assert any(line.startswith(f"{command} ") and code == 2 for line, code in CASES)
    assert re.search(rf"^\| `skerry {command}` \|", PAGE, re.MULTILINE)


def test_the_page_lists_exit_code_one_only_where_it_happens() -> None:
    rows = dict(re.findall(r"^\| `skerry (\w+)` \| ([^|]+) \|", PAGE, re.MULTILINE))
    never = {command for command, no in rows.items() if no == "never"}
    assert never == {"examples", "playthrough"}
    assert not never & {line.split()[0] for line, code in CASES if code == 1}
