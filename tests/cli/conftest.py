import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.command import Ran

from skerry.cli.main import main

Here = Callable[..., Ran]


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Here:
    """Runs a command in this process: quicker, where the process itself does not matter."""

    def run(*words: str | Path) -> Ran:
        monkeypatch.setattr(sys, "argv", ["skerry", *map(str, words)])
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        assert isinstance(left.value.code, int)
        return Ran(left.value.code, said.out, said.err)

    return run
