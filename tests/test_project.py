"""The repository itself: what installs it, what it says of itself, what its build falls back to."""

import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest
from packaging.requirements import Requirement

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


LOCKS = {
    "requirements.txt": ["server", "client"],
    "requirements-dev.txt": ["server", "client", "dev"],
}
"""The locks, with the extras that each of them holds."""


def locked(name: str) -> dict[str, list[str]]:
    """The packages of a lock with their versions; one may differ between versions of Python."""
    found: dict[str, list[str]] = {}
    text = (ROOT / name).read_text()
    for package, version in re.findall(r"^([\w.-]+)==([^ ]+) ", text, re.MULTILINE):
        found.setdefault(package, []).append(version)
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_names_no_registry(name: str) -> None:
    lock = (ROOT / name).read_text()
    assert "://" not in lock
    assert "--index" not in lock


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_holds_what_the_project_asks_for(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    asked = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    asked += [requirement for extra in LOCKS[name] for requirement in extras[extra]]
    versions = locked(name)
    for requirement in map(Requirement, asked):
        if requirement.name != "skerry":
            assert all(map(requirement.specifier.contains, versions[requirement.name])), requirement


def test_the_locks_agree() -> None:
    assert locked("requirements.txt").items() <= locked("requirements-dev.txt").items()


def test_the_base_needs_little() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = {Requirement(requirement).name for requirement in project["dependencies"]}
    assert names == {"click", "librt", "msgspec", "mypy-extensions"}


class Hook(msgspec.Struct):
    """One check of pre-commit."""

    id: str
    entry: str
    language: str


class Repository(msgspec.Struct):
    """Where checks of pre-commit come from."""

    repo: str
    hooks: list[Hook]


def test_pre_commit_runs_what_make_lint_runs() -> None:
    recipe = (ROOT / "Makefile").read_text().partition("\nlint:")[2].partition("\n\n")[0]
    workflows = [str(path.relative_to(ROOT)) for path in (ROOT / ".github").glob("workflows/*.yml")]
    line = recipe.replace("$(BIN)", ".venv/bin")
    line = line.replace("$(wildcard .github/workflows/*.yml)", " ".join(workflows))
    wanted = {frozenset(command.split()) for command in line.splitlines()[1:]}
    data = (ROOT / ".pre-commit-config.yaml").read_bytes()
    config = msgspec.yaml.decode(data, type=dict[str, list[Repository]])
    hooks = [hook for repository in config["repos"] for hook in repository.hooks]
    assert {frozenset(hook.entry.split()) for hook in hooks} == wanted
    assert {repository.repo for repository in config["repos"]} == {"local"}, "nothing is fetched"
    assert {hook.language for hook in hooks} == {"system"}


def test_the_changelog_knows_the_version() -> None:
    assert f"## [{skerry.__version__}]" in (ROOT / "CHANGELOG.md").read_text()


def test_the_project_speaks_only_of_itself() -> None:
    # Written in pieces, so that this file does not find itself.
    foreign = re.compile(
        "|".join(["/wo" + "rk/", "/ro" + "ot/", "py" + r"pi\.org", "pythonhos" + "ted"])
    )
    for path in tracked():
        if path.suffix in {".py", ".md", ".txt", ".toml", ".json", ".yml", ".yaml", ""}:
            assert not foreign.search(path.read_text()), path


def test_the_picture_of_the_terminal_is_current() -> None:
    drawing = ROOT / "docs/pictures/terminal.py"
    drawn = runpy.run_path(str(drawing))
    text = find("skye").show(drawn["building_view"](), drawn["NAMES"])
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
