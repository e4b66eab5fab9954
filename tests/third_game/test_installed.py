"""Ledges in a clean environment, with and without the games that Skerry brings."""

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.servers import served
from tests.install.environments import Environment, build_wheel, run
from tests.third_game.installed import GROUP, HOME

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform == "win32", reason="programs are in another folder there"),
]

MOVES = [
    f"settle {bird} {x},{y}"
    for bird in ("puffin", "gull", "fulmar")
    for x in range(4)
    for y in range(4)
]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with Skerry and Ledges, installed from their wheels."""
    folder = tmp_path_factory.mktemp("third")
    environment = Environment(folder)
    environment.install(f"{build_wheel(folder)}[server,client]")
    environment.install(str(build_third_game(folder)))
    return environment


def build_third_game(folder: Path) -> Path:
    # A copy: the build must not leave anything in the repository.
    source = shutil.copytree(HOME, folder / "source")
    words = ["-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps"]
    done = run(sys.executable, *words, "--wheel-dir", folder, source, cwd=folder)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("ledges-*.whl")
    return wheel


@pytest.fixture(params=["with the others", "alone"])
def third(whole: Environment, request: pytest.FixtureRequest) -> Iterator[Environment]:
    """The environment as it is, and with no other game in the registry."""
    (points,) = whole.folder.glob("env/lib/*/site-packages/skerry-*.dist-info/entry_points.txt")
    text = points.read_text(encoding="utf-8")
    if request.param == "alone":
        points.write_text(text.replace(f"[{GROUP}]", "[skerry.games.hidden]"), encoding="utf-8")
    yield whole
    points.write_text(text, encoding="utf-8")


def test_the_others_can_be_hidden(third: Environment, request: pytest.FixtureRequest) -> None:
    listed = third.run("python", "-c", "from skerry.core.registry import names; print(*names())")
    alone = "alone" in request.node.name
    assert listed.stdout.split() == (["ledges"] if alone else ["cats", "ledges", "skye"])


def test_every_command_knows_it(third: Environment) -> None:
    out = third.folder / "games.jsonl"
    words = ["--games", "5", "--players", "4", "--bots", "birdwatcher,random"]
    done = third.run("skerry", "simulate", "ledges", *words, "--out", out)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("5 games in ")
    done = third.run("skerry", "check", out)
    assert (done.returncode, done.stdout) == (0, "5 records, 0 bad\n")
    done = third.run("skerry", "playthrough", "ledges", "--seed", "7")
    assert (done.returncode, done.stderr) == (0, "")
    assert "won by" in done.stdout
    done = third.run("skerry", "bench", "ledges", "--seconds", "0.1", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["identical"]


def test_it_is_played_in_the_terminal(third: Environment) -> None:
    typed = "\n".join(["?", "whistle", *MOVES * 6, ""])
    done = third.run("skerry", "play", "ledges", "--seed", "7", "--quick", stdin=typed)
    assert done.returncode == 0, done.stderr
    assert "all birds fly back into the bag" in done.stdout
    assert "\nWinner: " in done.stdout


def test_it_is_served_and_its_own_bot_plays(third: Environment) -> None:
    with served(program=[third.bin / "skerry"]) as server:
        status, games = server.request("/games")
        assert status == 200
        (ledges,) = [game for game in json.loads(games)["games"] if game["name"] == "ledges"]
        assert ledges["bots"] == ["random", "birdwatcher"]
        assert server.request(ledges["page"])[0] == 200
        done = third.run("python", HOME / "guest.py", server.url)
        assert done.returncode == 0, done.stderr
        assert len(done.stdout.split()) == 3
        assert not [line for line in server.logged() if line["level"] in {"warning", "error"}]


def test_its_laws_hold_there(third: Environment) -> None:
    program = (
        "from random import Random; from skerry.testing import laws; "
        "from skerry.core.registry import find; laws(find('ledges'), seats=3, random=Random(1))"
    )
    done = third.run("python", "-c", program)
    assert (done.returncode, done.stderr) == (0, "")
