"""Runs `skerry` in its own process and returns its output and exit code."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

SKERRY = [sys.executable, "-m", "skerry"]
TIMEOUT = 120.0
"""Seconds until a test gives up; no command takes nearly that long."""


class Ran(NamedTuple):
    """The exit code and output of a command."""

    code: int
    out: str
    err: str

    def error_message(self) -> str:
        """The one error line; checks that there is no traceback."""
        assert "Traceback" not in self.out + self.err
        errors = [line for line in self.err.splitlines() if line.startswith("Error: ")]
        assert len(errors) == 1, self.err
        assert self.err.splitlines()[-1] == errors[0], "the error comes last"
        return errors[0].removeprefix("Error: ")


def skerry(*words: str | Path, stdin: str = "", pure: bool = False) -> Ran:
    """Run a command to the end."""
    done = subprocess.run(  # noqa: S603 - our own program
        [*SKERRY, *map(str, words)],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(pure=pure),
        timeout=TIMEOUT,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def environment(*, pure: bool = False) -> dict[str, str]:
    """Our environment, with or without the compiled rules."""
    return {**os.environ, "SKERRY_PURE": "1" if pure else os.environ.get("SKERRY_PURE", "")}


def start(*words: str | Path) -> subprocess.Popen[bytes]:
    """Start a command in its own session, so that a signal reaches only this process."""
    return subprocess.Popen(  # noqa: S603 - our own program
        [*SKERRY, *map(str, words)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
    )


def wait_until(condition: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    """Poll until a condition holds, as long as the process is running."""
    end = time.monotonic() + TIMEOUT
    while not condition():
        assert process.poll() is None, "the process ended too early"
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.002)
