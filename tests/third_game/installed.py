"""Packages with games, announced to Python as pip would announce them, but without pip."""

import os
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from skerry.core import registry

HOME = Path(__file__).parent
SOURCE = HOME / "src"
ROOT = HOME.parents[1]
GROUP = registry.GROUP


def project() -> dict[str, object]:
    """The metadata of the third game."""
    found: dict[str, object] = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))
    return found


def games_of_ledges() -> dict[str, str]:
    """The entry points of the third game."""
    metadata = project()["project"]
    assert isinstance(metadata, dict)
    points: dict[str, str] = metadata["entry-points"][GROUP]
    return points


def announce(folder: Path, package: str, games: Mapping[str, str]) -> None:
    """Write the metadata of an installed package that brings these games."""
    info = folder / f"{package}-1.0.0.dist-info"
    info.mkdir(parents=True)
    metadata = f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0.0\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    points = "".join(f"{name} = {value}\n" for name, value in games.items())
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{points}", encoding="utf-8")


@contextmanager
def found_in(folder: Path) -> Iterator[None]:
    """The registry finds the packages of a folder; afterwards it forgets them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_LEFT_OUT", {})
        patch.syspath_prepend(folder)
        # For the processes that a test starts.
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, (folder, SOURCE, ROOT))))
        forget()
        try:
            yield
        finally:
            patch.undo()
            forget()


def forget() -> None:
    """Make the registry look again."""
    registry._installed.cache_clear()
    registry._load.cache_clear()
