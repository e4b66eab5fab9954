"""Several workers in processes of their own, and the parent that restarts those that died."""

import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn
from prometheus_client.multiprocess import mark_process_dead
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from skerry.server.http.wire.uvicorn_config import CLOSE_WITHIN, START_WITHIN, configuration
from skerry.server.ops import log_setup
from skerry.server.ops.last_resort import exit_within
from skerry.server.ops.metrics import SHARED_DIRECTORY
from skerry.server.ops.settings import Settings, from_environment, to_environment

if TYPE_CHECKING:
    from litestar import Litestar

LOG = logging.getLogger("skerry.server.workers")


def run_workers(
    settings: Settings, listeners: Sequence[socket.socket], ready: Callable[[], None]
) -> bool:
    """Run several workers until a signal comes; False if they could not start."""
    log_setup.configure(settings)
    with tempfile.TemporaryDirectory(prefix="skerry-metrics-") as shared:
        os.environ.update({**to_environment(settings), SHARED_DIRECTORY: shared})
        config = configuration("skerry.server.workers:app_in_worker", settings)
        workers = _Workers(config, list(listeners), shared, ready)
        workers.run()
    return not any(process.exitcode == STARTUP_FAILURE for process in workers.processes)


class _Workers(Multiprocess):
    """The parent of workers."""

    def __init__(
        self,
        config: uvicorn.Config,
        sockets: list[socket.socket],
        shared: str,
        ready: Callable[[], None],
    ) -> None:
        super().__init__(config, sockets)
        self._shared = shared
        self._asked: dict[int, float] = {}
        """Since when each worker owes a reply."""
        self._started: set[int] = set()
        self._ready: Callable[[], None] | None = ready

    def keep_subprocess_alive(self) -> None:
        """Replace dead workers, and say once that all are ready.

        uvicorn's own method waits for one worker after the other: while one of them starts, it
        would not notice that others died.
        """
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if not process.process.is_alive() or not self._replies(process):
                self._replace(place, process)
        if self._ready is not None and self._started >= {process.pid for process in self.processes}:
            self._ready()
            self._ready = None

    def _replies(self, process: Process) -> bool:
        """Whether a worker replies, or still has time to; this does not wait."""
        pid, now = process.pid or 0, time.monotonic()
        try:
            if process.parent_conn.poll():
                self._asked.pop(pid, None)
                if process.parent_conn.recv():
                    self._started.add(pid)
            if pid not in self._asked:
                process.parent_conn.send(b"ping")
        except (OSError, EOFError):
            return False
        return now - self._asked.setdefault(pid, now) < START_WITHIN

    def join_all(self) -> None:
        """Wait for the workers to stop, and kill those that do not stop in time."""
        end = time.monotonic() + CLOSE_WITHIN
        for process in self.processes:
            process.process.join(max(0.0, end - time.monotonic()))
            if process.process.is_alive():
                LOG.warning("a worker did not stop in time", extra={"pid": process.pid})
                process.process.kill()
                process.process.join()

    def _replace(self, place: int, process: Process) -> None:
        process.kill()
        process.join()
        if process.exitcode == STARTUP_FAILURE and self._ready is not None:
            # None of them can start like this.
            self.should_exit.set()
            return
        LOG.warning("a worker ended and is replaced", extra={"pid": process.pid})
        # The package does not type this function.
        mark_process_dead(process.pid, self._shared)  # type: ignore[no-untyped-call]
        self.processes[place] = Process(self.config, self.sockets)
        self.processes[place].start()


def app_in_worker() -> "Litestar":
    """The application of one of several workers, called in its own process."""
    from skerry.server.http.app import create_app  # noqa: PLC0415 - the parent needs none

    settings = from_environment(os.environ)
    log_setup.configure(settings)
    _limit_closing_at(signal.SIGTERM)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    return create_app(settings, migrated=True)


def _limit_closing_at(number: signal.Signals) -> None:
    """Let a worker that gets this signal end in time, after what uvicorn does at the signal."""
    stop = signal.getsignal(number)

    def stop_in_time(number: int, frame: FrameType | None) -> None:
        exit_within(CLOSE_WITHIN)
        if callable(stop):
            stop(number, frame)

    if threading.current_thread() is threading.main_thread():
        signal.signal(number, stop_in_time)


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    """Stop when the parent is gone: otherwise the worker would keep the port open."""
    with suppress(Exception):
        parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
