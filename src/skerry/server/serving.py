"""Serving: open the port, prepare the database, and run workers until a signal stops them.

A single worker runs in this process. Several run in processes of their own, under a parent that
opens the port, prepares the database, and restarts workers that died.
"""

import errno
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn
from prometheus_client.multiprocess import mark_process_dead
from sqlalchemy.exc import DBAPIError
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from skerry.protocol.messages import MOST_FRAME
from skerry.server.http.gate import GatedConfig
from skerry.server.http.hosts import check_pattern
from skerry.server.http.request_protocol import RequestProtocol
from skerry.server.http.security_headers import read_origin
from skerry.server.http.socket_protocol import SocketProtocol
from skerry.server.live.bus import bus_for
from skerry.server.ops import descriptors, log_setup
from skerry.server.ops.last_resort import exit_within
from skerry.server.ops.metrics import SHARED_DIRECTORY
from skerry.server.ops.settings import Settings, from_environment, to_environment
from skerry.server.store.data_folder import (
    InUse,
    database_file,
    locked,
    make_folder_private,
    make_private,
)
from skerry.server.store.database import open_engine
from skerry.server.store.migrate import TooNew, migrate
from skerry.server.store.times import share_clock

if TYPE_CHECKING:
    from litestar import Litestar

LOG = logging.getLogger("skerry.server.serving")
STOP_WITHIN = 3
"""Seconds that requests and sockets have to finish when the server stops."""
CLOSE_WITHIN = 9.0
"""Seconds after a signal in which the server ends, whatever is still pending."""
START_WITHIN = 60
"""Seconds after which a worker that does not reply to its parent is replaced."""
KEEP_ALIVE = 125
"""Seconds that an idle HTTP connection stays open: longer than proxies keep theirs."""
BACKLOG = 2048
OF_PORTS = frozenset({errno.EADDRINUSE, errno.EACCES})
"""The port is in use, or it needs privileges."""


class CannotServe(Exception):
    """The server cannot start; the sentence names the option to change."""


def check(settings: Settings) -> None:
    """Raise CannotServe, with the option to change, if these settings do not work."""
    try:
        settings.check()
    except OSError as error:
        raise CannotServe(f"--data: {error.filename}: {error.strerror}") from None
    except ValueError as error:
        raise CannotServe(str(error)) from None
    if settings.data.is_dir() and not os.access(settings.data, os.R_OK | os.W_OK | os.X_OK):
        raise CannotServe(f"--data: {settings.data}: this directory is not writable")
    for origin in settings.origins:
        if read_origin(origin) is None:
            raise CannotServe(f"--origin: {origin} is not an origin like https://play.example")
    try:
        for host in settings.allowed_hosts:
            check_pattern(host)
    except ValueError as error:
        raise CannotServe(str(error)) from None
    try:
        bus_for(settings.bus, "check")
    except ValueError as error:
        raise CannotServe(f"--bus: {error}") from None


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen on all addresses of a host; port 0 takes a free one."""
    try:
        found = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    except (OSError, UnicodeError):
        raise CannotServe(f"--host: {host} is not an address of this machine") from None
    listeners: list[socket.socket] = []
    failure: OSError | None = None
    for family, _, _, _, address in dict.fromkeys(found):
        place = (address[0], listeners[0].getsockname()[1] if listeners else port)
        try:
            listeners.append(socket.create_server(place, family=family, backlog=BACKLOG))
        except OSError as error:
            failure = error
            if error.errno in OF_PORTS:
                break
    # A machine without IPv6 may still resolve ::1, which is no failure; a used port is one.
    if failure is not None and (not listeners or failure.errno in OF_PORTS):
        for listener in listeners:
            listener.close()
        flag = "--port" if failure.errno in OF_PORTS else "--host"
        words = os.strerror(failure.errno or 0).lower()
        raise CannotServe(f"{flag}: cannot listen on {host}, port {port}: {words}") from None
    return listeners


@contextmanager
def _alone(settings: Settings) -> Iterator[Path | None]:
    """Keep other servers and users of this machine away from a SQLite database: its file."""
    flag = "--data" if settings.database is None else "--database"
    file = database_file(settings.database_url)
    with ExitStack() as holding:
        if file is not None:
            try:
                holding.enter_context(locked(file, settings.bus))
                make_private(file)
            except InUse as error:
                raise CannotServe(f"{flag}: {error}") from None
            except OSError as error:
                words = f"{error.filename}: {error.strerror}"
                raise CannotServe(f"{flag}: the database cannot be used: {words}") from None
        yield file


def prepare(settings: Settings) -> None:
    """Migrate the database to the schema of this version, or raise CannotServe."""
    engine = open_engine(settings.database_url, writes=True)
    try:
        migrate(engine)
    except TooNew as error:
        raise CannotServe(f"--database: {error}") from None
    except DBAPIError as error:
        flag = "--data" if settings.database is None else "--database"
        words = log_setup.redact(" ".join(str(error.orig).split()))
        raise CannotServe(f"{flag}: the database cannot be used: {words}") from None
    finally:
        engine.dispose()


def serve(settings: Settings, ready: Callable[[str], None]) -> bool:
    """Serve until a signal comes; False if the server could not start.

    `ready` is called with the URL. CannotServe if the settings, the port or the database do not
    work.
    """
    check(settings)
    descriptors.raise_limit()
    listeners = listen(settings.host, settings.port)
    try:
        port = listeners[0].getsockname()[1]
        settings = replace(settings, port=port)
        with _alone(settings) as file:
            prepare(settings)
            share_clock()
            log_setup.configure(settings)
            if file is not None:
                make_folder_private(file)
            url = f"http://{_shown(settings.host)}:{port}"
            run = _run_here if settings.workers == 1 else _run_workers
            return run(settings, listeners, lambda: ready(url))
    finally:
        for listener in listeners:
            listener.close()


def _shown(host: str) -> str:
    """The host as it is typed into a browser on the same machine."""
    if host in {"", "0.0.0.0", "::"}:  # noqa: S104 - only compared
        return "localhost"
    return f"[{host}]" if ":" in host else host


def configuration(app: "Litestar | str", settings: Settings) -> uvicorn.Config:
    """The configuration of uvicorn; logs, proxies and limits are up to the application."""
    return GatedConfig(
        app,
        settings,
        factory=isinstance(app, str),
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        # uvloop where it is installed.
        loop="auto",
        http=RequestProtocol,
        ws=SocketProtocol,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=STOP_WITHIN,
        timeout_worker_healthcheck=START_WITHIN,
    )


class _Announcing(uvicorn.Server):
    """A server that says when it is ready, and stops cleanly at a signal."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._stopping = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready()

    def stop(self, number: int, frame: FrameType | None) -> None:
        """Stop at a signal before uvicorn handles it, or when it raises it again at the end."""
        del number, frame
        self._limit_closing()
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop at a signal that uvicorn handles."""
        self._limit_closing()
        super().handle_exit(sig, frame)

    def _limit_closing(self) -> None:
        if not self._stopping:
            self._stopping = True
            exit_within(CLOSE_WITHIN)


def _run_here(
    settings: Settings, listeners: Sequence[socket.socket], ready: Callable[[], None]
) -> bool:
    from skerry.server.http.app import create_app  # noqa: PLC0415 - the parent of workers needs none

    log_setup.configure(settings)
    server = _Announcing(configuration(create_app(settings, migrated=True), settings), ready)
    before = {number: signal.signal(number, server.stop) for number in _STOPS}
    try:
        server.run(list(listeners))
    except SystemExit as left:
        return left.code == 0
    finally:
        for number, action in before.items():
            signal.signal(number, action)
    return True


_STOPS = (signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if sys.platform != "win32" else []))


def _run_workers(
    settings: Settings, listeners: Sequence[socket.socket], ready: Callable[[], None]
) -> bool:
    log_setup.configure(settings)
    with tempfile.TemporaryDirectory(prefix="skerry-metrics-") as shared:
        os.environ.update({**to_environment(settings), SHARED_DIRECTORY: shared})
        config = configuration("skerry.server.serving:app_in_worker", settings)
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
    from skerry.server.http.app import create_app  # noqa: PLC0415 - see above

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
