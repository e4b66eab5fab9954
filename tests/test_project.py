"""The repository itself: what installs it, what it says of itself, what its build falls back to."""

import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import skerry
from skerry.core.registry import find

ROOT = Path(__file__).parents[1]


def tracked() -> list[Path]:
    """All files of the repository that are text."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("this is no clone")
    listed = subprocess.run(  # noqa: S603 - a fixed command
        [git, "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_the_lock_names_no_registry() -> None:
    lock = (ROOT / "requirements.txt").read_text()
    assert "://" not in lock
    assert "--index" not in lock


def test_the_lock_holds_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    lock = (ROOT / "requirements.txt").read_text()
    asked = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["dev"]
    for requirement in [*asked, *project["build-system"]["requires"]]:
        # The lock names a package without its extras, which are locked beside it.
        name = re.sub(r"\[.*\]", "", requirement)
        assert re.search(rf"^{re.escape(name)} ", lock, re.MULTILINE), requirement


def test_the_changelog_knows_the_version() -> None:
    assert f"## [{skerry.__version__}]" in (ROOT / "CHANGELOG.md").read_text()


def test_the_project_speaks_only_of_itself() -> None:
    # Written in pieces, so that this file does not find itself.
    foreign = re.compile(
        "|".join(["/wo" + "rk/", "/ro" + "ot/", "py" + r"pi\.org", "pythonhos" + "ted"])
    )
    for path in tracked():
        if path.suffix in {".py", ".md", ".txt", ".toml", ".json", ""}:
            assert not foreign.search(path.read_text()), path


def test_the_picture_of_the_terminal_is_current() -> None:
    drawing = ROOT / "docs/pictures/terminal.py"
    drawn = runpy.run_path(str(drawing))
    text = find("skye").show(drawn["scene"](), drawn["NAMES"])
    assert drawn["draw"](text) == drawing.with_suffix(".svg").read_text(), (
        "run docs/pictures/terminal.py"
    )


@pytest.mark.parametrize(
    ("environment", "reason"),
    [({"CC": "no-such-compiler"}, "no C compiler"), ({"SKERRY_PURE": "1"}, "SKERRY_PURE is set")],
)
def test_without_a_compiler_the_sources_run(
    tmp_path: Path, environment: dict[str, str], reason: str
) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    script = (
        "from pathlib import Path\n"
        "from hatch_build import compile_hot\n"
        f"assert compile_hot(Path({str(tmp_path)!r})) is False\n"
    )
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={"PATH": "/usr/bin:/bin", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert reason in done.stderr
    assert not list(tmp_path.rglob("*.so")), "a stale module would hide its source"
    version = subprocess.run(
        [sys.executable, "-c", "from skerry.cli.main import main; main()", "--version"],
        cwd=tmp_path,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "uncompiled" in version.stdout, version.stderr
