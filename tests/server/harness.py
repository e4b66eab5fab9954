"""A real server for tests in a separate process: start, kill, restart, stop.

It listens on loopback, keeps its free port, and ends when the tests are killed.
"""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import httpx
from tests.server.services import free_port, wait_until

from skerry.server.ops.settings import Settings, to_environment
from skerry.table.entries import AnyEntry, read_entries

SERVE = "from skerry.cli.main import main; main()"
# The same without the command line, for settings that have no flag.
SERVE_SETTINGS = """
import os, sys
from skerry.server.serving import serve
from skerry.server.ops.settings import from_environment
sys.exit(not serve(from_environment(os.environ), lambda url: None))
"""
_ATTEMPTS = 5


class Server:
    """`skerry serve` with flags, or a server with `settings` (except the port)."""

    def __init__(self, data: Path, *flags: str, settings: Settings | None = None) -> None:
        self.data = data
        self.port = 0
        self._flags = flags
        self._settings = settings
        self._running: subprocess.Popen[bytes] | None = None
        data.mkdir(parents=True, exist_ok=True)

    @property
    def url(self) -> str:
        """The URL of the server."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process, or with several workers their parent."""
        assert self._running is not None, "it runs"
        return self._running.pid

    def log(self) -> str:
        """Its output so far."""
        return (self.data / "server.log").read_text(encoding="utf-8", errors="replace")

    def start(self) -> None:
        """Start it, at the same port as before, and wait until it answers."""
        assert self._running is None, "it runs already"
        for _ in range(_ATTEMPTS):
            port = self.port or free_port()
            # Another process may take the port first; then this one exits at once.
            if self._starts(port):
                self.port = port
                return
            self._running = None
        raise AssertionError(f"the server does not start:\n{self.log()}")

    def _starts(self, port: int) -> bool:
        with (self.data / "server.log").open("ab") as log:
            self._running = running = subprocess.Popen(  # noqa: S603 - our own program
                self._command(port),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                # Ctrl-C must reach only the tests, which stop their servers themselves.
                start_new_session=True,
                env=self._environment(port),
            )
        wait_until(
            lambda: running.poll() is not None or _answers(f"http://127.0.0.1:{port}/ready"),
            f"a server at port {port} answers",
        )
        return running.poll() is None

    def _command(self, port: int) -> list[str]:
        dies_with_us = shutil.which("setpriv")
        before = [] if dies_with_us is None else [dies_with_us, "--pdeathsig", "KILL", "--"]
        if self._settings is not None:
            return [*before, sys.executable, "-c", SERVE_SETTINGS]
        place = ["--host", "127.0.0.1", "--port", str(port), "--data", str(self.data)]
        return [*before, sys.executable, "-c", SERVE, "serve", *place, *self._flags]

    def _environment(self, port: int) -> dict[str, str]:
        if self._settings is None:
            return dict(os.environ)
        fields = {**vars(self._settings), "port": port, "data": self.data}
        return {**os.environ, **to_environment(Settings(**fields))}

    def kill9(self) -> None:
        """Kill it with SIGKILL; with several workers, only their parent."""
        running, self._running = self._running, None
        assert running is not None, "it runs"
        running.kill()
        running.wait()

    def stop(self) -> int | None:
        """Stop it gracefully and return its exit status."""
        running, self._running = self._running, None
        if running is None:
            return None
        for number in (signal.SIGTERM, signal.SIGKILL):
            if running.poll() is None:
                running.send_signal(number)
            try:
                return running.wait(20)
            except subprocess.TimeoutExpired:
                continue
        return running.wait()

    def restart(self) -> None:
        """Stop it if it runs, and start it with the same data and port."""
        self.stop()
        self.start()

    def batches(self, table: str) -> Sequence[tuple[AnyEntry, ...]]:
        """The log of a table, from the SQLite file itself."""
        with sqlite3.connect(f"file:{self.data / 'skerry.db'}?mode=ro", uri=True) as connection:
            rows = connection.execute(
                'select body from log where "table" = ? order by seq', (table,)
            ).fetchall()
        connection.close()
        return [read_entries(body.encode() if isinstance(body, str) else body) for (body,) in rows]

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def _answers(url: str) -> bool:
    try:
        return httpx.get(url, timeout=5).status_code == httpx.codes.OK
    except httpx.TransportError:
        return False
