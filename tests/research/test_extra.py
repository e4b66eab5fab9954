"""The extra: nothing else imports it, and without it one sentence says what to install."""

import importlib
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import RunHere

import skerry.client
import skerry.research
import skerry.research.openspiel

REST = ("numpy", "gymnasium", "pettingzoo", "pyarrow", "pyspiel", "PIL", "skerry.research")


def test_nothing_else_imports_it() -> None:
    code = (
        "import sys, skerry.cli.main, skerry.arena.simulate\n"
        "from skerry.core.registry import find, names\n"
        "[find(name) for name in names()]\n"
        f"print([name for name in {REST} if name in sys.modules])"
    )
    ran = subprocess.run(  # noqa: S603 - our own interpreter and words
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == "[]"


@pytest.mark.parametrize("missing", ["numpy", "gymnasium", "pettingzoo", "pyarrow", "PIL"])
def test_without_it_a_sentence_names_the_command(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == missing else found(name)
    )
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'skerry\[research\]'"):
        importlib.reload(skerry.research)
    monkeypatch.undo()
    importlib.reload(skerry.research)


def test_without_openspiel_a_sentence_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'skerry\[research\]'"):
        importlib.reload(skerry.research.openspiel)


@pytest.mark.parametrize("missing", ["httpx", "websockets"])
def test_a_client_without_its_extra_names_the_command(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == missing else found(name)
    )
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'skerry\[client\]'"):
        importlib.reload(skerry.client)
    monkeypatch.undo()
    importlib.reload(skerry.client)


@pytest.mark.parametrize(
    "command", ["batch skye", "records stats games.jsonl", "records export games.jsonl --out t"]
)
def test_commands_name_the_extra(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run_here: RunHere
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("games.jsonl").write_text("")
    needs = "nowhere-to-be-found>=1; extra == 'research'"
    monkeypatch.setattr("skerry.cli.extras.requires", lambda _name: [needs])
    ran = run_here(*command.split())
    assert ran.code == 2
    assert "needs the research extra: pip install 'skerry[research]'" in ran.err
