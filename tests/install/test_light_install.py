"""`pip install skerry` brings few packages, and both games can be played with them."""

import sys
from pathlib import Path

import pytest
from tests.core.games import TABLES, lucky_record
from tests.install.environments import Environment, build_wheel

from skerry.core.record import encode

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform == "win32", reason="programs are in another folder there"),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def base(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    environment = Environment(tmp_path_factory.mktemp("base"))
    environment.install(str(wheel))
    return environment


def test_base_has_four_packages(base: Environment) -> None:
    assert base.packages() == {"skerry", "click", "librt", "msgspec", "mypy-extensions"}


@pytest.mark.parametrize("module", ["litestar", "sqlalchemy", "httpx", "websockets", "uvicorn"])
def test_base_has_no_server_packages(base: Environment, module: str) -> None:
    done = base.run("python", "-c", f"import {module}")
    assert done.returncode == 1
    assert f"No module named '{module}'" in done.stderr


@pytest.mark.parametrize("game", ["skye", "cats"])
def test_a_game_is_simulated_checked_and_verified(base: Environment, game: str) -> None:
    out = f"{game}.jsonl.gz"
    bots = "greedy,random"
    done = base.run("skerry", "simulate", game, "--games", "2", "--bots", bots, "--out", out)
    assert done.returncode == 0, done.stderr
    assert "2 games in" in done.stdout
    done = base.run("skerry", "check", out)
    assert (done.returncode, done.stdout) == (0, "2 records, 0 bad\n")
    done = base.run("skerry", "score", out)
    assert done.returncode == 0, done.stderr
    assert "seat 0" in done.stdout
    lucky = base.folder / f"{game}-lucky.json"
    lucky.write_bytes(encode(lucky_record(TABLES[f"{game} 2"], "0123456789abcdef" * 4, 1)))
    done = base.run("skerry", "verify", lucky)
    alone = "the seed was made alone, by choice or before there were tosses"
    assert (done.returncode, done.stdout) == (0, f"{lucky}: ok: {alone}\n1 records, 0 bad\n")


@pytest.mark.parametrize("game", ["skye", "cats"])
def test_a_game_is_played_and_printed(base: Environment, game: str) -> None:
    done = base.run("skerry", "play", game, "--seed", "7", stdin="?\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "You left the game before its end." in done.stdout
    done = base.run("skerry", "playthrough", game, "--seed", "7")
    assert done.returncode == 0, done.stderr


def test_the_rules_are_compiled(base: Environment) -> None:
    assert "(compiled)" in base.run("skerry", "--version").stdout


def test_the_laws_of_a_game_can_be_tested(base: Environment) -> None:
    done = base.run("python", "-c", "import skerry.testing, skerry.arena.simulate")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("words", "command", "extra"),
    [
        (["serve"], "skerry serve", "server"),
        (["admin", "stats"], "skerry admin", "server"),
        (["admin", "backup", "all.gz"], "skerry admin", "server"),
        (["play", "skye", "--server", "http://127.0.0.1:1"], "skerry play --server", "client"),
    ],
)
def test_a_command_names_its_missing_extra(
    base: Environment, words: list[str], command: str, extra: str
) -> None:
    done = base.run("skerry", *words)
    assert done.returncode == 2
    last = done.stderr.splitlines()[-1]
    assert last == f"Error: {command} needs the {extra} extra: pip install 'skerry[{extra}]'"
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", ["serve", "admin", "play"])
def test_help_needs_no_extra(base: Environment, command: str) -> None:
    assert base.run("skerry", command, "--help").returncode == 0


def test_the_examples_come_with_it(base: Environment) -> None:
    done = base.run("skerry", "examples")
    assert done.returncode == 0, done.stderr
    assert (base.folder / "skerry-examples" / "learn_a_value.py").exists()


def test_a_command_works_with_its_extra(
    wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    environment = Environment(tmp_path_factory.mktemp("extras"))
    environment.install(f"{wheel}[client]")
    assert "litestar" not in environment.packages()
    done = environment.run("skerry", "play", "skye", "--server", "http://127.0.0.1:1")
    assert "the server cannot be reached" in done.stderr
    environment.install(f"{wheel}[server]")
    done = environment.run("skerry", "serve", "--data", "data", "--workers", "2")
    assert "--workers: several workers need --bus" in done.stderr
    done = environment.run("python", "-c", "import skerry.server.http.app, skerry.server.serving")
    assert done.returncode == 0, done.stderr
