"""`skerry examples`: the example programs of the docs, without a checkout."""

import errno
from pathlib import Path

import pytest
from tests.cli.conftest import RunHere

from skerry.cli import examples

DOCS = Path(__file__).parents[2] / "docs" / "examples"


def test_all_examples_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run_here: RunHere
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run_here("examples")
    assert ran.code == 0, ran.err
    written = {path.name: path.read_bytes() for path in Path("skerry-examples").iterdir()}
    assert written == {path.name: path.read_bytes() for path in DOCS.glob("*.py")}
    assert f"skerry-examples: {len(written)} new files" in ran.out


def test_a_changed_example_stays(tmp_path: Path, run_here: RunHere) -> None:
    (tmp_path / "own_bot.py").write_text("mine")
    ran = run_here("examples", tmp_path)
    assert (tmp_path / "own_bot.py").read_text() == "mine"
    assert "is there already" in ran.out
    assert (tmp_path / "learn_a_value.py").exists()


def test_an_installed_package_has_them_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run_here: RunHere
) -> None:
    package = tmp_path / "skerry" / "examples"
    package.mkdir(parents=True)
    (package / "only.py").write_text('"""The only one."""\n')
    monkeypatch.setattr(examples, "PLACES", (package, tmp_path / "nowhere"))
    ran = run_here("examples", tmp_path / "out")
    assert "The only one." in ran.out
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["only.py"]


def test_a_folder_that_cannot_be_written(tmp_path: Path, run_here: RunHere) -> None:
    (tmp_path / "file").write_text("")
    ran = run_here("examples", tmp_path / "file" / "out")
    assert ran.code == 2
    assert "Not a directory" in ran.err


def test_a_full_disk_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run_here: RunHere
) -> None:
    def full(self: Path, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    ran = run_here("examples", tmp_path)
    assert ran.code == 2
    assert f"{tmp_path / 'exploit_a_bot.py'}: No space left on device" in ran.err
