"""Starts `skerry serve` and finds its address."""

import contextlib
import json
import signal
import subprocess
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.cli.command import SKERRY, TIMEOUT, environment, wait_until


class Server:
    """A running server."""

    def __init__(self, process: subprocess.Popen[bytes], folder: Path) -> None:
        self.process = process
        self._folder = folder
        self.url = ""

    def output(self) -> str:
        """Everything that the server has printed."""
        return (self._folder / "out").read_text(encoding="utf-8")

    def logged(self) -> list[dict[str, Any]]:
        """Everything that the server has logged; an incomplete last line is left out."""
        lines = (self._folder / "err").read_text(encoding="utf-8").split("\n")[:-1]
        return [json.loads(line) for line in lines if line.startswith("{")]

    def wait_until_ready(self) -> None:
        """Wait for the line with the address."""
        wait_until(lambda: self.output().endswith("\n"), self.process)
        self.url = self.output().split()[4]

    def request(self, path: str) -> tuple[int, bytes]:
        """Request a path; returns the status and body of the response."""
        try:
            with urllib.request.urlopen(self.url + path, timeout=TIMEOUT) as answer:  # noqa: S310 - our own URL
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read()

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and return the exit code."""
        self.process.send_signal(number)
        return self.process.wait(TIMEOUT)


@contextlib.contextmanager
def served(
    *words: str | Path, program: Sequence[str | Path] = SKERRY, **variables: str
) -> Iterator[Server]:
    """Run a server on a free port, ready for requests; `program` is `skerry` as a command."""
    with tempfile.TemporaryDirectory(prefix="skerry-") as name:
        folder = Path(name)
        with (folder / "out").open("wb") as out, (folder / "err").open("wb") as err:
            command = [*program, "serve", "--data", folder / "data", "--port", "0", *words]
            process = subprocess.Popen(  # noqa: S603 - our own program
                [str(word) for word in command],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
                env={**environment(), **variables},
                start_new_session=True,
            )
        server = Server(process, folder)
        try:
            server.wait_until_ready()
            yield server
        finally:
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(30)
                except subprocess.TimeoutExpired:
                    process.kill()
            process.wait()


def children(pid: int) -> set[int]:
    """The child processes of a process."""
    found: set[int] = set()
    for thread in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found |= {int(child) for child in thread.read_text().split()}
    return found


def process_tree(pid: int) -> set[int]:
    """A process and all its descendants."""
    return {pid}.union(*map(process_tree, children(pid)))


def workers(pid: int) -> set[int]:
    """The worker processes of a server."""
    found = set()
    for child in children(pid):
        with contextlib.suppress(OSError):
            command = Path(f"/proc/{child}/cmdline").read_bytes()
            if b"spawn_main" in command:
                found.add(child)
    return found


def lives(pid: int) -> bool:
    """Whether a process is still running."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
