"""A terminal at a server's table: a test types lines and waits for output."""

import os
import re
import select
import signal
import subprocess
import time
from pathlib import Path

from tests.cli.command import SKERRY, environment

PATIENCE = 60.0
"""Seconds before a test gives up."""


class Screen:
    """One `skerry play` with its input and output; `home` stores its tokens."""

    def __init__(self, home: Path, *words: str | Path) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            [*SKERRY, "play", *map(str, words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**environment(), "XDG_STATE_HOME": str(home)},
        )
        self.shown = ""
        self._seen = 0

    def __enter__(self) -> "Screen":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.__exit__(None, None, None)

    def say(self, line: str) -> None:
        """Type a line."""
        assert self._process.stdin is not None
        self._process.stdin.write(line.encode() + b"\n")
        self._process.stdin.flush()

    def expect(self, pattern: str) -> re.Match[str]:
        """Wait until the new output contains a pattern."""
        end = time.monotonic() + PATIENCE
        while (found := re.search(pattern, self.shown[self._seen :])) is None:
            assert self._read(end), f"{pattern!r} is not in {self.shown[self._seen :]!r}"
        self._seen += found.end()
        return found

    def question(self) -> str:
        """Wait for the prompt; returns the line above it, or "" if the game is over."""
        found = self.expect(r"(.*)\n> |Winner: .*")
        return found[1] or ""

    def press_enter_until(self, pattern: str) -> None:
        """Press Enter, which shows the news that have come, until they contain a pattern."""
        end = time.monotonic() + PATIENCE
        start = self._seen
        while re.search(pattern, self.shown[start:]) is None:
            assert time.monotonic() < end, f"{pattern!r} is not in {self.shown[start:]!r}"
            self.say("")
            self.expect(r"\n> ")

    def interrupt(self) -> None:
        """Ctrl-C."""
        self._process.send_signal(signal.SIGINT)

    def end(self) -> int:
        """Close the input; returns the exit code when the program has ended."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        end = time.monotonic() + PATIENCE
        while self._read(end):
            pass
        return self._process.wait(PATIENCE)

    def _read(self, end: float) -> bool:
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        ready, _, _ = select.select([pipe], [], [], max(end - time.monotonic(), 0))
        assert ready, f"nothing more was shown after {self.shown[-500:]!r}"
        more = os.read(pipe, 1 << 16)
        self.shown += more.decode(errors="replace")
        return bool(more)


def answer(screen: Screen, question: str) -> None:
    """Answer a question of Isle of Skye with a legal move, found as a newcomer would."""
    example = re.search(r"'(.*?)'", question)
    assert example is not None, question
    screen.say(example[1])
