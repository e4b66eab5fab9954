"""Serving: open the port, prepare the database, and run workers until a signal stops them.

A single worker runs in this process. Several run in processes of their own, under a parent that
opens the port, prepares the database, and restarts workers that died.
"""

import errno
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from types import FrameType

import uvicorn
from sqlalchemy.exc import DBAPIError

from skerry.protocol.host_forms import HostAct
from skerry.server.host import journal, keys
from skerry.server.host.address import remember
from skerry.server.http.hosts import check_pattern
from skerry.server.http.security_headers import read_origin
from skerry.server.http.wire.uvicorn_config import BACKLOG, CLOSE_WITHIN, configuration
from skerry.server.live.bus import bus_for
from skerry.server.ops import descriptors, log_setup
from skerry.server.ops.last_resort import exit_within
from skerry.server.ops.settings import Settings
from skerry.server.store.data_folder import (
    InUse,
    database_file,
    locked,
    make_folder_private,
    make_private,
)
from skerry.server.store.database import open_engine
from skerry.server.store.migrate import TooNew, migrate
from skerry.server.store.times import now_ms, share_clock
from skerry.server.workers import run_workers

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


def host_link(settings: Settings, url: str, who: str) -> str:
    """A link that opens the host's page once, at a server that has just started at this URL."""
    address = settings.public_url or url
    engine = open_engine(settings.database_url, writes=True)
    try:
        with engine.begin() as connection:
            remember(connection, address)
            journal.note(connection, who, HostAct.LINK, at=now_ms())
            token = keys.add_link(connection, now_ms())
    finally:
        engine.dispose()
    return f"{address}/host/open/{token}"


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
        settings = replace(settings, port=port, started=now_ms())
        with _alone(settings) as file:
            prepare(settings)
            share_clock()
            log_setup.configure(settings)
            if file is not None:
                make_folder_private(file)
            url = f"http://{_shown(settings.host)}:{port}"
            run = _run_here if settings.workers == 1 else run_workers
            return run(settings, listeners, lambda: ready(url))
    finally:
        for listener in listeners:
            listener.close()


def _shown(host: str) -> str:
    """The host as it is typed into a browser on the same machine."""
    if host in {"", "0.0.0.0", "::"}:  # noqa: S104 - only compared
        return "localhost"
    return f"[{host}]" if ":" in host else host


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
