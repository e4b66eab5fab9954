"""The data folder: private, and used by one server at a time."""

import logging
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.command import SKERRY
from tests.server.harness import Server
from tests.server.services import wait_until

from skerry.cli.main import cli
from skerry.server.ops.settings import Settings
from skerry.server.store.data_folder import InUse, locked, make_folder_private, make_private

HOLD = """
import sys, time
from pathlib import Path
from skerry.server.store.data_folder import locked
with locked(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_lock_is_held_once_and_names_its_holder(tmp_path: Path) -> None:
    file = tmp_path / "skerry.db"
    with locked(file):
        with pytest.raises(InUse, match=rf"process {os.getpid()}\) uses .*skerry\.db") as refused:
            locked(file).__enter__()
        assert refused.value.pid == os.getpid()
        with locked(tmp_path / "other.db"):
            pass
    with locked(file):
        pass


def test_servers_with_the_same_bus_share_it(tmp_path: Path) -> None:
    file, bus = tmp_path / "skerry.db", "redis://127.0.0.1/0"
    with locked(file, bus):
        for other in (None, "redis://127.0.0.1/1"):
            with pytest.raises(InUse):
                locked(file, other).__enter__()
        with locked(file, bus), pytest.raises(InUse):
            locked(file).__enter__()
    with locked(file), pytest.raises(InUse):
        locked(file, bus).__enter__()


def test_a_link_to_a_folder_is_the_same_folder(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "data")
    with locked(tmp_path / "data" / "skerry.db"), pytest.raises(InUse):
        locked(tmp_path / "link" / "skerry.db").__enter__()


def test_a_killed_holder_leaves_no_lock(tmp_path: Path) -> None:
    file = tmp_path / "skerry.db"
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", HOLD, str(file)], stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(InUse, match=f"process {other.pid}"):
            locked(file).__enter__()
        other.send_signal(signal.SIGKILL)
    with locked(file):
        pass


def test_files_are_private(tmp_path: Path) -> None:
    file = tmp_path / "skerry.db"
    make_private(file)
    assert mode(file) == 0o600
    for name in ("skerry.db", "skerry.db-wal", "skerry.db-shm"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    make_private(file)
    assert {mode(path) for path in tmp_path.iterdir()} == {0o600}


def test_a_folder_of_ours_becomes_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / "skerry.db").touch()
    make_folder_private(folder / "skerry.db")
    assert mode(folder) == 0o700


@pytest.mark.parametrize("sticky", [False, True])
def test_a_folder_with_other_things_is_left_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, sticky: bool
) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    before = 0o1777 if sticky else 0o755
    folder.chmod(before)
    if not sticky:
        (folder / "letters.txt").touch()
    with caplog.at_level(logging.WARNING):
        make_folder_private(folder / "skerry.db")
    assert mode(folder) == before
    assert str(folder) in caplog.text


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data) as server:
        for name in ("skerry.db", "skerry.db-wal", "skerry.db-shm", "skerry.db.lock"):
            assert mode(data / name) == 0o600, name
        for flag, given in (("--data", data), ("--database", f"sqlite:///{data / 'skerry.db'}")):
            # Without the lock it would run until the timeout.
            second = subprocess.run(  # noqa: S603 - our own program
                [*SKERRY, "serve", "--port", "0", flag, str(given)],
                stderr=subprocess.PIPE,
                text=True,
                timeout=30,
                check=False,
            )
            assert second.returncode == 2
            assert f"Error: {flag}: another server (process {server.pid})" in second.stderr
        # Administration works, except for what would pull the data from under the server.
        backup = tmp_path / "backup.gz"
        run = {"standalone_mode": False}
        assert cli.main(["admin", "backup", "--data", str(data), str(backup)], **run) == 0  # type: ignore[call-overload]
        assert mode(backup) == 0o600
        words = ["admin", "restore", "--data", str(data), "--force", "--yes", str(backup)]
        with pytest.raises(Exception, match=f"process {server.pid}"):
            cli.main(words, **run)  # type: ignore[call-overload]
        server.kill9()
        server.start()
        assert server.stop() == 0
        assert cli.main(words, **run) == 0  # type: ignore[call-overload]


def test_a_new_folder_is_private(tmp_path: Path) -> None:
    Settings(tmp_path / "new").check()
    assert mode(tmp_path / "new") == 0o700


def test_the_lock_ends_with_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        pid = server.pid
        server.kill9()
    wait_until(lambda: not Path(f"/proc/{pid}").exists(), "the server is gone")
    with locked(tmp_path / "data" / "skerry.db"):
        pass
