"""`skerry play --server`: what a server sends cannot take over the terminal."""

import shlex
from pathlib import Path

import pytest
from tests.cli.hostile_server import EVIL, hostile, text
from tests.server.end_to_end.terminal_screen import Screen, answer

from skerry.client import RequestRefused
from skerry.client.connection import ConnectionEnded, Refused
from skerry.protocol import messages as m
from skerry.protocol.refusals import Refusal


def check_screen(shown: str) -> None:
    for line in shown.split("\n"):
        assert line.isprintable(), line
        assert not line.startswith(("Error: forged", "> \n")), line
    assert "\ufffd" not in shown, "bytes that are not UTF-8"


def test_nothing_on_the_screen_is_raw(tmp_path: Path) -> None:
    with hostile() as url, Screen(tmp_path, "skye", "--players", "4", "--server", url) as screen:
        screen.question()
        screen.say("chat hello")
        screen.expect(r"Refused: refused\\x1b")
        screen.say("back")
        screen.expect(r"Refused: no seat\\x1b")
        screen.say("show 1")
        screen.expect(r"name\\x1b")
        answer(screen, screen.question())
        screen.expect(r"bye\\x1b")
        screen.end()
        check_screen(screen.shown)
        for word in ("table", "code", "bot", "stand-in", "speaker", "words", "failed", "name"):
            assert f"{word}\\x1b]0;owned\\x07" in screen.shown, word
        # The line is made to be pasted into a shell.
        line = next(line for line in screen.shown.split("\n") if "Others join with" in line)
        assert shlex.split(line)[-2] == "--code"


def test_a_refusal_is_one_line(tmp_path: Path) -> None:
    with (
        hostile(refusal=text("refused")) as url,
        Screen(tmp_path, "skye", "--server", url) as screen,
    ):
        assert screen.end() == 1
        check_screen(screen.shown)
        assert "refused\\x1b" in screen.shown


def test_an_unknown_game_is_one_line(tmp_path: Path) -> None:
    with hostile(game=text("game")) as url, Screen(tmp_path, "skye", "--server", url) as screen:
        assert screen.end() == 1
        check_screen(screen.shown)
        assert "unknown game" in screen.shown
        assert "Traceback" not in screen.shown


@pytest.mark.parametrize(
    "error",
    [
        RequestRefused(403, EVIL, EVIL),
        Refused(m.Refused("1", Refusal.MUTED, EVIL)),
        ConnectionEnded(EVIL),
    ],
)
def test_errors_of_the_client_can_be_printed(error: Exception) -> None:
    assert str(error).isprintable()
