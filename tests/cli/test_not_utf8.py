"""Input that is not UTF-8 gives a clear error, and no record is lost."""

import os
import subprocess
from pathlib import Path

import pytest
from tests.cli.command import SKERRY, TIMEOUT, environment, skerry
from tests.cli.conftest import RunHere
from tests.cli.terminal_game import TerminalGame, play_until

NOT_UTF8 = os.fsdecode(b"\xff")


@pytest.mark.parametrize("command", ["simulate", "playthrough", "play"])
def test_seed_that_is_not_utf8(command: str) -> None:
    words = ["--games", "1", "--jobs", "1"] if command == "simulate" else []
    ran = skerry(command, "skye", "--seed", NOT_UTF8, *words, stdin="quit\n")
    assert "Traceback" not in ran.err


def test_name_that_is_not_utf8(tmp_path: Path, run_here: RunHere) -> None:
    out = tmp_path / "game.json"
    with TerminalGame("--quick", "--bots", "random", "--name", NOT_UTF8, "--out", out) as game:
        play_until(game, "?")
        code = game.end()
        assert "Traceback" not in game.output
    if code == 0:
        assert run_here("check", out).code == 0
    else:
        assert "Error: " in game.output, "refused before the game"


def test_move_that_is_not_utf8() -> None:
    done = subprocess.run(  # noqa: S603 - our own program
        [*SKERRY, "play", "skye"],
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        # As in most terminals; without a locale, Python is more lenient.
        env={**environment(), "PYTHONIOENCODING": "utf-8:strict"},
        timeout=TIMEOUT,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    assert b"You left the game before its end." in done.stdout
