"""A real server in processes of its own, and what they cost."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from skerry.server.ops.settings import Limits, Settings, to_environment

SERVE = """
import os, sys
from skerry.server.serving import serve
from skerry.server.ops.settings import from_environment
sys.exit(not serve(from_environment(os.environ), lambda url: print(url, flush=True)))
"""
MANY = (10**6, 10**6)
# High limits, so that the benchmark is not throttled.
LIMITS = Limits(
    requests=MANY,
    address_requests=MANY,
    messages=MANY,
    work=MANY,
    address_work=MANY,
    frames=MANY,
    address_frames=MANY,
    address_new_sockets=MANY,
    address_connections=10**6,
    sockets=10**6,
    address_sockets=10**6,
    daily_rows=10**9,
    address_daily_rows=10**9,
)


@dataclass(frozen=True)
class Served:
    """A running server."""

    url: str
    pid: int

    @property
    def pids(self) -> list[int]:
        """The process, or its workers; processes of bots do not count."""
        kids = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        workers = [int(kid) for kid in kids if _is_worker(int(kid))]
        return workers or [self.pid]

    @property
    def memory(self) -> int:
        """Its memory in KiB."""
        return sum(_memory(pid) for pid in self.pids)

    @property
    def cpu(self) -> float:
        """The CPU seconds that it has used, of user and system."""
        return sum(cpu_of(pid) for pid in self.pids)

    @property
    def exact_cpu(self) -> float:
        """The same, to the microsecond, without threads that have ended."""
        return sum(exact_cpu_of(pid) for pid in self.pids)


def _is_worker(pid: int) -> bool:
    command = Path(f"/proc/{pid}/cmdline").read_bytes()
    return b"spawn_main" in command and b"anyio" not in command


def _memory(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise ValueError("this system does not tell")


def cpu_of(pid: int) -> float:
    """The CPU seconds that a process has used, of user and system."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def exact_cpu_of(pid: int) -> float:
    """The same of the threads that run now, to the microsecond: for what takes less than a second.

    A process on a core of its own could not be faster than this.
    """
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


@contextmanager
def serving(settings: Settings, core: int | None, python: str = sys.executable) -> Iterator[Served]:
    """A server with these settings, on one core or (None) on all."""
    pin = shutil.which("taskset")
    pinned = [pin, "-c", str(core)] if pin and core is not None else []
    server = subprocess.Popen(  # noqa: S603 - our own program
        [*pinned, python, "-c", SERVE],
        env={**os.environ, **to_environment(settings)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None, "it is a pipe"
        url = server.stdout.readline().strip()
        if not url:
            raise RuntimeError("the server did not start")
        yield Served(url, server.pid)
    finally:
        server.terminate()
        server.wait(30)
