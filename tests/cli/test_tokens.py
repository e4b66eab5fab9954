"""The file that stores session tokens."""

import stat
from pathlib import Path

import pytest

from skerry.cli.tokens import MOST_TOSSES, Tokens
from skerry.client.toss import SeenToss

HERE = "http://127.0.0.1:8000"


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "skerry"


def test_a_token_is_found_again() -> None:
    assert Tokens(HERE).last is None
    Tokens(HERE).keep("Ann", "one")
    assert Tokens(HERE).last == "Ann"
    assert Tokens(HERE).find("Ann") == "one"
    assert Tokens(HERE).find("Bea") is None


def test_several_people_share_a_computer() -> None:
    Tokens(HERE).keep("Ann", "one")
    Tokens(HERE).keep("Bea", "two")
    assert Tokens(HERE).last == "Bea"
    assert Tokens(HERE).find("Ann") == "one"
    Tokens(HERE).keep("Ann", "one")
    assert Tokens(HERE).last == "Ann"


def test_each_server_has_its_own_file(state: Path) -> None:
    Tokens(HERE).keep("Ann", "one")
    Tokens("https://play.example/skerry").keep("Ann", "two")
    assert Tokens(HERE).find("Ann") == "one"
    assert len(list(state.iterdir())) == 2


def test_only_the_owner_can_read_the_file(state: Path) -> None:
    Tokens(HERE).keep("Ann", "one")
    (file,) = state.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(state.stat().st_mode) == 0o700


@pytest.mark.parametrize("broken", [b"", b"{", b"[1]", b"\xff", b'{"tokens": {"Ann": 1}}'])
def test_a_broken_file_counts_as_missing(state: Path, broken: bytes) -> None:
    Tokens(HERE).keep("Ann", "one")
    (file,) = state.iterdir()
    file.write_bytes(broken)
    assert Tokens(HERE).find("Ann") is None
    Tokens(HERE).keep("Ann", "two")
    assert Tokens(HERE).find("Ann") == "two"


def test_the_default_is_the_home_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    Tokens(HERE).keep("Ann", "one")
    assert list((tmp_path / ".local/state/skerry").iterdir())


def test_secrets_of_tosses_survive(state: Path) -> None:
    Tokens(HERE).keep("Ann", "one")
    kept = Tokens(HERE)
    toss = kept.toss("Ann", "t1")
    toss.seen.tosses[0] = SeenToss("c", seats=("d", None))
    toss._store()
    # Another program that runs at the same time keeps it.
    kept.keep("Bea", "two")
    assert Tokens(HERE).toss("Ann", "t1").seen.tosses[0].seats == ("d", None)
    assert Tokens(HERE).toss("Bea", "t1").seen.tosses == {}
    assert Tokens(HERE).toss("Ann", "t2").seen.tosses == {}
    assert Tokens(HERE).find("Ann") == "one"
    (file,) = state.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_the_oldest_tosses_are_forgotten() -> None:
    tokens = Tokens(HERE)
    for number in range(MOST_TOSSES + 1):
        toss = tokens.toss("Ann", f"t{number}")
        toss.seen.tosses[0] = SeenToss("c")
        toss._store()
    assert not Tokens(HERE).toss("Ann", "t0").seen.tosses
    assert Tokens(HERE).toss("Ann", "t1").seen.tosses


def test_a_folder_that_cannot_be_written_ends_no_game(
    state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError("no space left on device")

    tokens = Tokens(HERE)
    toss = tokens.toss("Ann", "t1")
    monkeypatch.setattr(Tokens, "_write", full)
    toss.seen.tosses[0] = SeenToss("c")
    toss._store()
    assert not state.exists()
