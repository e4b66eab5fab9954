"""The folder of a SQLite database: only its owner can read it, and one server uses it at a time.

The lock belongs to the process that holds it, so a killed server leaves none behind.
"""

import hashlib
import logging
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from sqlalchemy.engine import make_url

LOG = logging.getLogger("skerry.server.store.data_folder")
PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_SIDE_FILES = ("", "-wal", "-shm", ".lock")
_MOST_READ = 1000
# Windows locks parts of a file; this byte is beyond what is read.
_LOCKED_BYTE = 1 << 30


class InUse(Exception):
    """Another server uses the database."""

    def __init__(self, file: Path, pid: int | None) -> None:
        holder = "another server" if pid is None else f"another server (process {pid})"
        super().__init__(f"{holder} uses {file}; stop it first")
        self.pid = pid


class Holder(msgspec.Struct, frozen=True):
    """Who holds a lock, as its file says."""

    pid: int
    bus: str | None
    """A hash of the URL of the bus."""


def database_file(url: str) -> Path | None:
    """The file of a SQLite database; None for other databases.

    >>> str(database_file("sqlite:///data/skerry.db"))
    'data/skerry.db'
    >>> database_file("postgresql://db/skerry") is database_file("sqlite://") is None
    True
    """
    found = make_url(url)
    if found.get_backend_name() != "sqlite" or found.database in {None, "", ":memory:"}:
        return None
    return Path(str(found.database))


def make_private(file: Path) -> None:
    """Create a database file that only its owner can read, or take others' rights away."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    # SQLite gives the files beside it the same rights, but older ones may be there already.
    for side in _SIDE_FILES:
        _tighten(file.with_name(file.name + side), PRIVATE_FILE)


def make_folder_private(file: Path) -> None:
    """Take others' rights away from the folder of a database, or warn if it is not only ours."""
    folder = file.parent
    if os.name != "posix" or not folder.stat().st_mode & _OTHERS:
        return
    ours = {file.name + side for side in _SIDE_FILES}
    shared = folder.stat().st_mode & stat.S_ISVTX or {path.name for path in folder.iterdir()} - ours
    if shared or not _tighten(folder, PRIVATE_FOLDER):
        LOG.warning("others on this machine can look into the data folder: chmod 700 %s", folder)


def _tighten(path: Path, mode: int) -> bool:
    """Set the mode of a path that exists; False if it is not ours."""
    try:
        if path.exists() and path.stat().st_mode & _OTHERS:
            path.chmod(mode)
    except PermissionError:
        return False
    return True


@contextmanager
def locked(file: Path, bus: str | None = None) -> Iterator[None]:
    """Hold the lock of a database; InUse if a server holds it.

    Servers with the same bus tell each other what they do, so they share it.
    """
    path = file.resolve().with_name(file.name + ".lock")
    us = Holder(os.getpid(), None if bus is None else hashlib.sha256(bus.encode()).hexdigest())
    lock = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
    try:
        if _try(lock, shared=False):
            os.ftruncate(lock, 0)
            os.lseek(lock, 0, os.SEEK_SET)
            os.write(lock, msgspec.json.encode(us))
            # Others with the same bus can join from now on.
            free = us.bus is None or _try(lock, shared=True)
        else:
            other = _holder(lock)
            same_bus = us.bus is not None and other is not None and us.bus == other.bus
            free = same_bus and _try(lock, shared=True)
        if not free:
            other = _holder(lock)
            raise InUse(file, None if other is None else other.pid)
        yield
    finally:
        os.close(lock)


def _holder(lock: int) -> Holder | None:
    os.lseek(lock, 0, os.SEEK_SET)
    try:
        return msgspec.json.decode(os.read(lock, _MOST_READ), type=Holder)
    except msgspec.DecodeError:
        # It writes this at the same moment.
        return None


def _try(lock: int, *, shared: bool) -> bool:
    """Try to lock an open file; the lock ends with this process."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - only there

        if shared:
            return True
        os.lseek(lock, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl  # noqa: PLC0415 - not on Windows

    try:
        fcntl.flock(lock, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError as error:
        LOG.warning("this file system has no locks, so a second server is not noticed: %s", error)
    return True
