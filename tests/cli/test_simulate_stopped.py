"""`skerry simulate`, stopped in the middle: the records on disk stay readable."""

import errno
import os
import re
import signal
import subprocess
import time
from io import FileIO
from pathlib import Path

import pytest
from tests.cli.command import TIMEOUT, start, wait_until
from tests.cli.conftest import RunHere

from skerry.core import record

ENOUGH = 20_000
"""Enough bytes for some records in any file, but far from all of them."""


def begin(out: Path, jobs: int) -> subprocess.Popen[bytes]:
    """Start very many games and return when some are on disk."""
    process = start(
        "simulate", "skye", "--players", "2", "--games", "20000", "--jobs", str(jobs), "--out", out
    )
    wait_until(lambda: out.exists() and out.stat().st_size > ENOUGH, process)
    return process


@pytest.mark.parametrize("whole_group", [False, True], ids=["parent", "group"])
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("suffix", [".jsonl", ".jsonl.gz"])
def test_an_interrupt_leaves_complete_records(
    suffix: str, jobs: int, whole_group: bool, tmp_path: Path, run_here: RunHere
) -> None:
    out = tmp_path / f"games{suffix}"
    with begin(out, jobs) as process:
        if whole_group:  # as a terminal does on Ctrl-C
            os.killpg(process.pid, signal.SIGINT)
        else:
            process.send_signal(signal.SIGINT)
        said, complained = process.communicate(timeout=TIMEOUT)
    assert process.returncode == 130
    assert b"Traceback" not in complained
    found = re.search(rb"interrupted after (\d+) of 20000 games", complained)
    assert found is not None
    assert said.startswith(found[1] + b" game"), "the figures of what was played"
    checked = run_here("check", out)
    assert checked.code == 0, checked.out
    written = int(checked.out.split()[0])
    assert written - int(found[1]) in (0, 1), "the last record may be written but not yet counted"


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("suffix", [".jsonl", ".jsonl.gz"])
def test_a_kill_breaks_at_most_the_last_line(
    suffix: str, jobs: int, tmp_path: Path, run_here: RunHere
) -> None:
    out = tmp_path / f"games{suffix}"
    with begin(out, jobs) as process:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate(timeout=TIMEOUT)
    assert process.returncode == -signal.SIGKILL
    checked = run_here("check", out)
    found = re.fullmatch(r"(?:.*\n)?(\d+) records, ([01]) bad\n", checked.out)
    assert found is not None, checked.out
    records, bad = int(found[1]), int(found[2])
    assert records > 2
    assert checked.code == bad
    if bad:
        assert checked.out.startswith(f"{out}:{records}: "), "only the last line is broken"


def is_empty(group: int) -> bool:
    """Whether no process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_their_parent(how: signal.Signals, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    with begin(out, 2) as process:
        process.send_signal(how)
        process.wait(TIMEOUT)
        complained = b"" if how == signal.SIGKILL else process.communicate(timeout=TIMEOUT)[1]
    assert process.returncode == (130 if how == signal.SIGTERM else -how)
    assert how == signal.SIGKILL or b"interrupted after" in complained
    end = time.monotonic() + TIMEOUT
    while not is_empty(process.pid):
        assert time.monotonic() < end, "a worker outlived its parent"
        time.sleep(0.01)


def test_a_full_disk_is_named_and_breaks_no_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run_here: RunHere
) -> None:
    out, left = tmp_path / "games.jsonl", 30_000

    class NearlyFull(FileIO):
        """A file on a disk with little space, which first takes a part of what is written."""

        def write(self, data: bytes | memoryview, /) -> int:  # type: ignore[override] # narrower
            nonlocal left
            part = bytes(data)[:left]
            if not part:
                raise OSError(errno.ENOSPC, "No space left on device")
            left -= len(part)
            return super().write(part)

    monkeypatch.setattr(record, "FileIO", NearlyFull)
    ran = run_here(
        "simulate", "skye", "--players", "2", "--games", "1", "--jobs", "1", "--out", out
    )
    assert ran.code == 0, "one record fits"
    left = out.stat().st_size - 10
    ran = run_here(
        "simulate", "skye", "--players", "2", "--games", "1", "--jobs", "1", "--out", out
    )
    assert ran.code == 2, "a record that does not fit is no success"
    assert f"{out}: No space left on device" in ran.err
