"""Backups that the host makes on the page: files in the data directory, a few at most."""

import re
import shutil
import stat
from datetime import UTC, datetime
from pathlib import Path

from skerry.protocol.host_forms import Backup
from skerry.server.ops.settings import Settings
from skerry.server.refusals import NotFound, NotNow
from skerry.server.store.archive import back_up
from skerry.server.store.database import open_engine
from skerry.server.store.ids import random_letters

MOST = 7
"""How many are kept; a new one replaces the oldest."""
SPARE = 64 * 2**20
"""Bytes that must stay free on the disk."""
_NAME = re.compile(r"skerry-[0-9]{8}-[0-9]{6}-[0-9a-z]{4}\.gz")


def folder_of(settings: Settings) -> Path:
    """Where backups lie; only the owner of the server can look into it."""
    return settings.data / "backups"


def make(settings: Settings, size: int, now: int) -> Backup:
    """Make a backup now; NotNow if the disk may be too small for it, `size` being the database's.

    It takes a while: call it in a thread.
    """
    folder = folder_of(settings)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    free = shutil.disk_usage(folder).free
    if free < size + SPARE:
        raise NotNow(
            f"A backup may need {_mib(size + SPARE)} on the disk, and {_mib(free)} are free."
        )
    moment = datetime.fromtimestamp(now / 1000, UTC)
    file = folder / f"skerry-{moment:%Y%m%d-%H%M%S}-{random_letters(4)}.gz"
    engine = open_engine(settings.database_url, writes=False)
    try:
        back_up(engine, file)
    finally:
        engine.dispose()
    for old in listed(settings)[MOST:]:
        (folder / old.name).unlink(missing_ok=True)
    return Backup(file.name, file.stat().st_size, now)


def listed(settings: Settings) -> list[Backup]:
    """The backups on the disk, newest first."""
    folder = folder_of(settings)
    if not folder.is_dir():
        return []
    found = []
    for path in folder.iterdir():
        if not _NAME.fullmatch(path.name):
            continue
        try:
            facts = path.lstat()
        except FileNotFoundError:
            # Another worker has just removed it.
            continue
        if stat.S_ISREG(facts.st_mode):
            found.append(Backup(path.name, facts.st_size, int(facts.st_mtime * 1000)))
    return sorted(found, key=lambda one: (one.made, one.name), reverse=True)


def file_called(settings: Settings, name: str) -> Path:
    """The file of a backup by its name; NotFound for everything else, whatever path it names."""
    if name not in {one.name for one in listed(settings)}:
        raise NotFound("There is no such backup.")
    return folder_of(settings) / name


def _mib(size: int) -> str:
    return f"{size / 2**20:.0f} MiB"
