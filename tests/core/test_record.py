"""Records: what is read is what was written, for every kind of file, even after an interrupt."""

import gzip
import os
import signal
from itertools import islice
from pathlib import Path
from types import FrameType

import pytest
from tests.core.table import match_at

from skerry.arena.simulate import Plan, play, play_match
from skerry.core.audit import audit
from skerry.core.record import (
    FORMAT,
    LARGEST_RECORD,
    BadRecord,
    Record,
    Writer,
    decode,
    encode,
    make_record,
    read_lines,
    record_of,
)
from skerry.core.registry import find
from skerry.games.skye.game.options import Farm, SkyeOptions
from skerry.games.skye.game.view import Phase

PLANS = [Plan("skye", seats, ("greedy", "random"), "record") for seats in (2, 3, 4, 5)]
SUFFIXES = [".json", ".jsonl", ".jsonl.gz"]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.seats} seats")
def test_a_record_survives_its_bytes(plan: Plan) -> None:
    line = play(plan, 0).record
    record = decode(line)
    assert encode(record) == line
    assert b"\n" not in line
    assert record.skerry == FORMAT
    assert record.seats == tuple(f"bot:{bot}" for bot in plan.seat_bots())
    plugin = find("skye")
    audit(plugin.game, plugin.record_reader, record)


def test_options_that_were_chosen_stand_in_it() -> None:
    plan = Plan("skye", 2, ("random",), "1", SkyeOptions(farm=Farm.FOUR))
    record = decode(play(plan, 0).record)
    assert record.options == {"players": 2, "farm": "four"}


def test_the_result_is_that_of_the_match() -> None:
    match = play_match(PLANS[0], 0, find("skye"))
    record = record_of(match, ["Ann", "Bea"])
    assert match.result is not None
    assert record.result == {"scores": match.result.scores, "winners": match.result.winners}


def test_an_unfinished_match_has_no_result() -> None:
    record = record_of(match_at(Phase.BUY), ["Ann", "Bea"])
    assert record.result is None
    assert b"result" not in encode(record)
    assert decode(encode(record)) == record


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_round_trip_by_file(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"games{suffix}"
    lines = [play(plan, 0).record for plan in PLANS[: 1 if suffix == ".json" else 4]]
    with Writer(path) as writer:
        for line in lines:
            writer.write(line)
    found = list(read_lines(path))
    assert [line.json.rstrip(b"\n") for line in found] == lines
    if suffix == ".json":
        assert [line.where for line in found] == [str(path)]
    else:
        assert [line.where for line in found] == [f"{path}:{n}" for n in range(1, 5)]


def test_a_json_file_holds_one_record(tmp_path: Path) -> None:
    with Writer(tmp_path / "game.json") as writer:
        writer.write(b"{}")
        with pytest.raises(ValueError, match=r"\.jsonl"):
            writer.write(b"{}")


@pytest.mark.parametrize("name", ["game", "game.txt", "game.gz", "jsonl"])
def test_other_files_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="a record file ends in"):
        Writer(tmp_path / name)
    with pytest.raises(BadRecord, match="a record file ends in"):
        list(read_lines(tmp_path / name))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("suffix", [".jsonl", ".jsonl.gz"])
def test_each_record_is_on_disk_before_the_next(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"games{suffix}"
    with Writer(path) as writer:
        for count in range(1, 4):
            writer.write(b'{"n": %d}' % count)
            found = [line.json for line in islice(read_lines(path), count)]
            assert found == [b'{"n": %d}\n' % n for n in range(1, count + 1)]


def test_a_gzip_that_breaks_off_gives_its_whole_lines_first(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.gz"
    path.write_bytes(gzip.compress(b'{"n": 1}\n{"n": 2}\n' + os.urandom(5000))[:-2000])
    lines = read_lines(path)
    assert next(lines).json == b'{"n": 1}\n'
    assert next(lines).json == b'{"n": 2}\n'
    with pytest.raises(BadRecord, match="truncated"):
        list(lines)


def test_a_missing_file_is_an_os_error(tmp_path: Path) -> None:
    for suffix in SUFFIXES:
        with pytest.raises(FileNotFoundError):
            list(read_lines(tmp_path / f"missing{suffix}"))


@pytest.mark.parametrize("suffix", [".jsonl", ".jsonl.gz"])
def test_an_interrupt_in_the_middle_of_a_write_leaves_a_readable_file(
    suffix: str, tmp_path: Path
) -> None:
    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    path = tmp_path / f"games{suffix}"
    long = os.urandom(LARGEST_RECORD // 2 - 1).hex().encode()

    def write_for_ever() -> None:
        with Writer(path) as writer:
            writer.write(b"{}")
            signal.setitimer(signal.ITIMER_REAL, 0.02)
            while True:
                writer.write(long)

    old = signal.signal(signal.SIGALRM, interrupt)
    try:
        with pytest.raises(KeyboardInterrupt):
            write_for_ever()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, old)
    found = [line.json.rstrip(b"\n") for line in read_lines(path)]
    assert found[0] == b"{}"
    assert all(line == long for line in found[1:])


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "not a Skerry record"),
        (b"[]", "not a Skerry record"),
        (b"{}", 'there is no "skerry"'),
        (b'{"skerry": 1}', "missing"),
        (b'{"skerry": 2, "game": "", "options": {}, "seats": [], "events": []}', "format 2"),
        (b'{"skerry": 1, "game": 3, "options": {}, "seats": [], "events": []}', "game"),
        (b'{"skerry": 1, "game": "", "options": [], "seats": [], "events": []}', "options"),
        (b'{"skerry": 1, "game": "", "options": {}, "seats": [1], "events": []}', "seats"),
        (b'{"skerry": 1, "game": "", "options": {}, "seats": [], "events": 1}', "events"),
        (b'{"skerry": 1, "game": "", "options": {}, "seats": [], "events": [], "x": 1}', "x"),
        (b'{"skerry": 1, "game": "\xff"}', "not a Skerry record"),
    ],
)
def test_what_is_no_record(data: bytes, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        decode(data)


def test_published_shuffles_are_kept() -> None:
    record = make_record("skye", {}, ["Ann"], [], None)
    published = Record(
        record.skerry, record.game, {}, record.seats, (), None, seed="s", commitment="c"
    )
    assert decode(encode(published)) == published
