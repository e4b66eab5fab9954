from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.third_game.installed import announce, found_in, games_of_ledges


@pytest.fixture
def ledges(tmp_path: Path) -> Iterator[Path]:
    """The third game is installed; the folder with its metadata."""
    folder = tmp_path / "packages"
    announce(folder, "ledges", games_of_ledges())
    with found_in(folder):
        yield folder
