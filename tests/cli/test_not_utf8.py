"""Bytes that are no UTF-8, where people can put them: a clear answer, and nothing is lost."""

import os
import subprocess
from pathlib import Path

import pytest
from tests.cli.command import PATIENCE, SKERRY, environment, skerry
from tests.cli.conftest import Here
from tests.cli.talk import Talk, play_on

NO_TEXT = os.fsdecode(b"\xff")


@pytest.mark.parametrize("command", ["simulate", "playthrough", "play"])
def test_a_seed(command: str) -> None:
    words = ["--games", "1", "--jobs", "1"] if command == "simulate" else []
    ran = skerry(command, "skye", "--seed", NO_TEXT, *words, stdin="quit\n")
    assert "Traceback" not in ran.err


def test_a_name_does_not_cost_the_record(tmp_path: Path, here: Here) -> None:
    out = tmp_path / "game.json"
    with Talk("--quick", "--bots", "random", "--name", NO_TEXT, "--out", out) as talk:
        play_on(talk, "?")
        code = talk.end()
        assert "Traceback" not in talk.everything
    if code == 0:
        assert here("check", out).code == 0
    else:
        assert "Error: " in talk.everything, "refused before the game"


def test_an_answer_in_a_game() -> None:
    done = subprocess.run(  # noqa: S603 - our own program
        [*SKERRY, "play", "skye"],
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        # As it is in most terminals; where there is no locale, Python is more lenient.
        env={**environment(), "PYTHONIOENCODING": "utf-8:strict"},
        timeout=PATIENCE,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    assert b"The game is left unfinished." in done.stdout
