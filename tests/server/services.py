"""PostgreSQL and Redis for tests, started from the distribution's packages.

Each service listens on loopback at a free port and stores its data in a temporary folder. A
service also ends when the tests are killed.
"""

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

PATIENCE = 60.0
"""Seconds that a service may take to start or stop on a busy machine."""
_ATTEMPTS = 5
# PostgreSQL refuses to run as root; then the first existing account of these runs it.
_ACCOUNTS = ("postgres", "nobody")
# A service is killed when the thread that started it ends, so this thread never ends.
_STARTER = ThreadPoolExecutor(1, "services")


def missing_packages() -> list[str]:
    """The missing Debian packages that tests of several workers need."""
    missing = []
    if _postgres_programs() is None:
        missing.append("postgresql")
    if shutil.which("redis-server") is None:
        missing.append("redis-server")
    return missing


def wait_until(true: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Poll until a condition holds; fails with its name after a timeout."""
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, f"waited {patience:g} s in vain: {what}"
        time.sleep(0.01)


def free_port() -> int:
    """A free port on loopback."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    assert isinstance(port, int)
    return port


class Postgres:
    """A PostgreSQL server that a test can kill and start again at the same port."""

    def __init__(self, home: Path, account: pwd.struct_passwd | None, *, durable: bool) -> None:
        programs = _postgres_programs()
        assert programs is not None, "the caller has looked"
        data = home / "data"
        subprocess.run(  # noqa: S603 - the distribution's own program
            [
                *_as_account(account, "TERM"),
                *(programs / "initdb", "--pgdata", data, "--username", "skerry"),
                *("--auth", "trust", "--encoding", "UTF8", "--locale", "C"),
                *("--no-sync", "--no-instructions"),
            ],
            check=True,
            cwd=home,
            stdout=subprocess.DEVNULL,
        )
        # Killed processes lose what only they had in memory; the machine itself keeps running.
        commit = "on" if durable else "off"
        fast = ("fsync=off", f"synchronous_commit={commit}", "full_page_writes=off")
        quiet = ("unix_socket_directories=", "max_connections=200", "shared_buffers=32MB")
        settings = [part for setting in (*fast, *quiet) for part in ("-c", setting)]

        def command(port: int) -> list[str | Path]:
            listen = ("-h", "127.0.0.1", "-p", str(port))
            # On SIGQUIT the server and all its children end at once.
            return [
                *_as_account(account, "QUIT"),
                *(programs / "postgres", "-D", data, *listen),
                *settings,
            ]

        self._service = _Service(command, _postgres_answers, home, (signal.SIGINT, signal.SIGQUIT))

    @property
    def url(self) -> str:
        """The URL of its empty database."""
        return _postgres_url(self._service.port)

    def start(self) -> None:
        """Start it, at the same port as before, and wait until it answers."""
        self._service.start()

    def stop(self) -> None:
        """Stop it and wait."""
        self._service.stop()

    def kill(self) -> None:
        """Kill it with SIGKILL; its children notice and exit."""
        self._service.kill()


def _postgres_answers(port: int) -> bool:
    with (
        contextlib.suppress(psycopg.OperationalError),
        psycopg.connect(_postgres_url(port), connect_timeout=2),
    ):
        return True
    return False


@contextlib.contextmanager
def killable_postgres(*, durable: bool = True) -> Iterator[Postgres]:
    """Run a separate PostgreSQL server; a `durable` one keeps its commits when it is killed."""
    if _postgres_programs() is None:
        pytest.skip("PostgreSQL is not installed; on Debian: apt-get install postgresql")
    account = _account()
    with _folder(account) as home:
        server = Postgres(home, account, durable=durable)
        try:
            server.start()
            yield server
        finally:
            server.stop()


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Run a separate PostgreSQL server; yields the URL of its empty database."""
    with killable_postgres(durable=False) as server:
        yield server.url


def new_database(url: str) -> str:
    """The URL of a new, empty database on the same server."""
    name = f"skerry_{uuid.uuid4().hex}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(sql.SQL("create database {}").format(sql.Identifier(name)))
    return f"{url.rpartition('/')[0]}/{name}"


class Redis:
    """A Redis server that a test can stop, start again at the same port, and disturb."""

    def __init__(self, home: Path) -> None:
        self._service = _Service(
            lambda port: [
                *_as_account(None, "KILL"),
                *("redis-server", "--port", str(port), "--bind", "127.0.0.1", "--dir", home),
                *("--save", "", "--appendonly", "no"),
            ],
            lambda port: _say_to_redis(port, "PING") == "+PONG",
            home,
            (signal.SIGTERM, signal.SIGKILL),
        )

    @property
    def url(self) -> str:
        """The URL of the server."""
        return f"redis://127.0.0.1:{self._service.port}/0"

    @property
    def port(self) -> int:
        """The port of the server."""
        return self._service.port

    def start(self) -> None:
        """Start it, at the same port as before, and wait until it answers."""
        self._service.start()

    def stop(self) -> None:
        """Stop it and wait; its data are lost."""
        self._service.stop()

    def kill(self) -> None:
        """Kill it with SIGKILL; its data are lost."""
        self._service.kill()

    def drop_connections(self) -> int:
        """Disconnect all clients, subscribers included; returns their number."""
        answers = [self.say(f"CLIENT KILL TYPE {kind}") for kind in ("normal", "pubsub")]
        assert all(answer.startswith(":") for answer in answers), answers
        return sum(int(answer[1:]) for answer in answers)

    def subscribers(self, channel: str) -> int:
        """How many clients listen on a channel."""
        return int(self.say(f"PUBSUB NUMSUB {channel}", lines=4).rpartition(":")[2])

    def say(self, command: str, lines: int = 1) -> str:
        """The first raw lines of the reply to a command."""
        return _say_to_redis(self.port, command, lines)


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    """Run a separate, empty Redis server."""
    if shutil.which("redis-server") is None:
        pytest.skip("Redis is not installed; on Debian: apt-get install redis-server")
    with _folder(None) as home:
        server = Redis(home)
        try:
            server.start()
            yield server
        finally:
            server.stop()


class _Service:
    """A server process at a free port, which it keeps across restarts."""

    def __init__(
        self,
        command: Callable[[int], Sequence[str | Path]],
        answers: Callable[[int], bool],
        home: Path,
        stops: Sequence[signal.Signals],
    ) -> None:
        self._command = command
        self._answers = answers
        self._home = home
        self._stops = stops
        self._running: subprocess.Popen[bytes] | None = None
        self.port = 0

    def start(self) -> int:
        assert self._running is None, "it runs already"
        end = time.monotonic() + PATIENCE
        for attempt in itertools.count():
            port = self.port or free_port()
            # Another process may take the port first, or children of a killed service may still
            # hold its data: then this one exits at once.
            if self._starts(port):
                self.port = port
                return port
            self.stop()
            if attempt >= _ATTEMPTS and time.monotonic() > end:
                break
        raise AssertionError((self._home / "log").read_text(encoding="utf-8", errors="replace"))

    def _starts(self, port: int) -> bool:
        with (self._home / "log").open("ab") as log:
            self._running = running = _STARTER.submit(
                subprocess.Popen,
                self._command(port),
                cwd=self._home,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                # Ctrl-C must reach only the tests, which stop their services themselves.
                start_new_session=True,
                env=_environment(),
            ).result()
        wait_until(
            lambda: running.poll() is not None or self._answers(port),
            f"{running.args!r} answers",
        )
        return running.poll() is None

    def kill(self) -> None:
        assert self._running is not None, "it runs"
        self._running.kill()
        self._running.wait()
        self._running = None

    def stop(self) -> None:
        running, self._running = self._running, None
        if running is None:
            return
        for number in (*self._stops, signal.SIGKILL):
            if running.poll() is None:
                running.send_signal(number)
            with contextlib.suppress(subprocess.TimeoutExpired):
                running.wait(10)
                return
        running.wait()


def _environment() -> Mapping[str, str]:
    """Our environment without variables that configure PostgreSQL."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")}


def _postgres_url(port: int) -> str:
    return f"postgresql://skerry@127.0.0.1:{port}/postgres"


def _postgres_programs() -> Path | None:
    """The programs of the newest installed version, which Debian keeps off the PATH."""
    found = [
        path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb") if path.is_file()
    ]
    if found:
        return max(found, key=lambda path: float(path.parent.name))
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).resolve().parent if elsewhere else None


def _account() -> pwd.struct_passwd | None:
    """The account that runs PostgreSQL; None for our own."""
    if os.geteuid() != 0:
        return None
    for name in _ACCOUNTS:
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    pytest.skip(f"PostgreSQL cannot run as root, and there is none of {', '.join(_ACCOUNTS)}")


def _as_account(account: pwd.struct_passwd | None, last_signal: str) -> list[str]:
    """A command prefix that sets the account, and the signal to get when we die."""
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        pytest.skip("setpriv is not installed; on Debian: apt-get install util-linux")
    command = [setpriv, "--pdeathsig", last_signal]
    if account is not None:
        command += ["--reuid", str(account.pw_uid), "--regid", str(account.pw_gid)]
        command += ["--clear-groups"]
    return [*command, "--"]


@contextlib.contextmanager
def _folder(account: pwd.struct_passwd | None) -> Iterator[Path]:
    # pytest's own temporary folders are closed to other accounts.
    with tempfile.TemporaryDirectory(prefix="skerry-", ignore_cleanup_errors=True) as name:
        home = Path(name)
        if account is not None:
            os.chown(home, account.pw_uid, account.pw_gid)
        yield home


def _say_to_redis(port: int, command: str, lines: int = 1) -> str:
    """The reply to a command, or "" without one."""
    try:
        with (
            socket.create_connection(("127.0.0.1", port), timeout=5) as line,
            line.makefile("rwb") as both,
        ):
            both.write(f"{command}\r\n".encode())
            both.flush()
            heard = [both.readline().decode().strip() for _ in range(lines)]
            return "\n".join(heard)
    except OSError:
        return ""
