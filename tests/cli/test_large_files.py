"""Commands read files of strangers with little memory, however much these unpack to."""

import gzip
import json
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.command import SKERRY, environment

from skerry.core.record import LARGEST_RECORD

MOST_MEMORY = 160 * 2**20
"""The most bytes that a command may use. Python with the games uses a third of it."""
PIECE = b"0," * 2**19
BOMBS = {
    "one line.jsonl.gz": gzip.compress(b'{"skerry": 1, "events": [' + 300 * PIECE),
    "empty lines.jsonl.gz": gzip.compress(300 * 2**20 * b"\n"),
    "dictionaries.jsonl.gz": gzip.compress(
        b'{"skerry": 1, "game": "skye", "seats": [], "events": [], "options": {"a": ['
        + b"{}," * (LARGEST_RECORD // 3 - 100)
        + b"{}]}}\n"
    ),
    "events.jsonl": b'{"skerry": 1, "game": "skye", "seats": ["a", "b"], "options": {}, "events": ['
    + b"{}," * (LARGEST_RECORD // 3 - 100)
    + b"{}]}\n",
    "deep.jsonl": b"[" * (LARGEST_RECORD - 1) + b"\n",
    "large.json": b" " * (200 * 2**20),
}


def _limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))


def _run(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own program
        [*SKERRY, *map(str, words)],
        preexec_fn=_limit_memory,
        capture_output=True,
        text=True,
        timeout=60,
        env=environment(),
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux counts memory this way")
@pytest.mark.parametrize("name", BOMBS)
@pytest.mark.parametrize("command", ["verify", "check", "score"])
def test_a_bomb_is_refused_with_little_memory(command: str, name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(BOMBS[name])
    ran = _run(command, path)
    assert "Traceback" not in ran.stderr
    assert "Memory" not in ran.stderr
    if command == "score":
        assert ran.returncode != 0
        assert str(path) in ran.stderr
    else:
        assert ran.returncode == 1, ran.stderr
        assert ran.stdout.startswith(str(path))
        assert ran.stdout.splitlines()[-1].endswith(" bad")


def _backup(*rows: bytes) -> bytes:
    head = {
        "skerry_backup": 1,
        "version": "0.1.0",
        "revision": "0003",
        "made": 0,
    }
    return gzip.compress(b"\n".join([json.dumps(head).encode(), *rows]))


BACKUPS = {
    "one line": (_backup(b'["log", {"body": "' + 300 * PIECE), "line 2: the line is longer"),
    "empty lines": (gzip.compress(300 * 2**20 * b"\n"), "it is not a backup"),
    "a long name": (_backup(b'["' + b"a" * 2**20 + b'", {}]'), "line 2: it has an unknown row"),
    "deep": (_backup(b"[" * 2**20), "line 2: it is damaged"),
}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux counts memory this way")
@pytest.mark.parametrize("name", BACKUPS)
def test_a_backup_is_restored_with_little_memory(name: str, tmp_path: Path) -> None:
    file, (data, why) = tmp_path / "backup.gz", BACKUPS[name]
    file.write_bytes(data)
    ran = _run("admin", "restore", "--data", tmp_path / "data", file)
    assert ran.returncode == 2, ran.stderr
    (error,) = [line for line in ran.stderr.splitlines() if line.startswith("Error: ")]
    assert why in error
    assert len(error) < 1000
