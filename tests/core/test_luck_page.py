"""The page about luck: its program without Skerry accepts good records, and finds lies."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.core.games import SERVER, TABLES, lucky_record, tossed_record

from skerry.core.luck import commitment
from skerry.core.record import encode

PAGE = (Path(__file__).parents[2] / "docs" / "luck.md").read_text(encoding="utf-8")
A, B = "a" * 64, "b" * 64


def program() -> str:
    blocks: list[str] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (found,) = (block for block in blocks if not block.startswith(">>>"))
    return found


def run(folder: Path, record: Any, *seen: str) -> subprocess.CompletedProcess[str]:
    file = folder / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return subprocess.run(  # noqa: S603 - the program of our own page
        [sys.executable, "-c", program(), file, *seen], capture_output=True, text=True, check=False
    )


def test_good_records(tmp_path: Path) -> None:
    table = TABLES["skye 2"]
    tossed = json.loads(encode(tossed_record(table, (A, None), 1, restarts=2)))
    done = run(tmp_path, tossed, commitment(SERVER), commitment(A))
    assert (done.returncode, done.stdout) == (0, "fits; restarts: 2\n")
    alone = json.loads(encode(lucky_record(table, B, 1)))
    done = run(tmp_path, alone, commitment(B))
    assert (done.returncode, done.stdout) == (0, "fits; restarts: no toss\n")


@pytest.mark.parametrize("lie", ["seed", "server", "secret", "left out", "seen"])
def test_lies(tmp_path: Path, lie: str) -> None:
    record = json.loads(encode(tossed_record(TABLES["skye 2"], (A, B), 1)))
    seen = [commitment(A)]
    if lie == "seed":
        record["seed"] = A
    elif lie == "server":
        record["commitment"] = commitment(B)
    elif lie == "secret":
        record["luck"]["seats"][1]["commitment"] = commitment(A)
    elif lie == "left out":
        record["luck"]["seats"][1] = None
    else:
        seen = [commitment("c" * 64)]
    done = run(tmp_path, record, *seen)
    assert done.returncode == 1
    assert "AssertionError" in done.stderr
