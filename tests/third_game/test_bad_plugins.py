"""Plugins with faults: the error names plugin and field, function or law; other games continue."""

import asyncio
import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import RunHere, run_here
from tests.server.harness import Server
from tests.third_game import bad
from tests.third_game.installed import announce, found_in, games_of_ledges

from skerry.client import RequestRefused, Skerry
from skerry.client.table import TableClient
from skerry.core.registry import PluginError
from skerry.protocol.forms import BotSeat, MySeat, NewTable, OpenSeat
from skerry.testing import check_game

__all__ = ["run_here"]

FAULTS = {
    "raises": (bad.RAISES, "plugin 'Raises': Raises.play (tests.third_game.bad) raised KeyError"),
    "stuck": (bad.STUCK, "plugin 'Stuck' breaks a law: an awaited seat can move"),
    "miscounts": (bad.MISCOUNTS, "plugin 'Miscounts' breaks a law: a scorecard adds up to the"),
    "endless": (
        bad.ENDLESS,
        "plugin 'Endless' breaks a law: a game ends (1 seat, after 20000 answers",
    ),
    "no_start": (bad.NO_START, "plugin 'No start' breaks a law: some number of seats can play"),
    "unfair": (bad.UNFAIR, "plugin 'Unfair' breaks a law: weights are positive"),
    "lenient": (bad.LENIENT, "plugin 'Lenient' breaks a law: nothing can be played after the end"),
}
"""Games by name, with what is said of each."""
BAD = {name: f"tests.third_game.bad:{name.upper()}" for name in FAULTS}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_has_a_name(name: str, tmp_path: Path) -> None:
    announce(tmp_path, "bad", BAD)
    plugin, told = FAULTS[name]
    with found_in(tmp_path), pytest.raises(PluginError, match=f"^{re.escape(told)}"):
        check_game(plugin)


@pytest.mark.parametrize("command", ["play", "simulate", "playthrough", "bench"])
@pytest.mark.parametrize("name", ["raises", "stuck", "lacks", "wrong"])
def test_a_command_says_it_in_one_line(
    command: str, name: str, run_here: RunHere, tmp_path: Path
) -> None:
    announce(tmp_path, "bad", {**BAD, **{n: f"tests.third_game.bad:{n.upper()}" for n in LOADING}})
    with found_in(tmp_path):
        ran = run_here(command, name)
    assert ran.code == 2
    told = {name: told for name, (_, told) in FAULTS.items()} | LOADING
    assert told[name] in ran.error_message()


def test_records_are_not_to_blame_for_a_broken_game(run_here: RunHere, tmp_path: Path) -> None:
    announce(tmp_path, "bad", {"wrong": "tests.third_game.bad:WRONG"})
    record = tmp_path / "game.json"
    whole = {"skerry": 1, "game": "wrong", "options": {}, "seats": ["a", "b"], "events": []}
    record.write_text(json.dumps(whole))
    with found_in(tmp_path):
        ran = run_here("check", str(record))
    assert ran.code == 2
    assert LOADING["wrong"] in ran.error_message()
    assert "bad" not in ran.out


LOADING = {
    "lacks": "game 'lacks' (tests.third_game.bad:LACKS) cannot be loaded: TypeError",
    "wrong": "plugin 'Tiny', field seats: a range is needed, such as range(2, 5), not 3",
}


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_fault_that_shows_later_is_named_as_well(
    jobs: str, run_here: RunHere, tmp_path: Path
) -> None:
    announce(tmp_path, "bad", {"later": "tests.third_game.bad:LATER"})
    with found_in(tmp_path):
        words = ["--players", "2", "--games", "9", "--jobs", jobs]
        assert run_here("simulate", "later", *words).code == 0
        ran = run_here("simulate", "later", *words, "--option", "deck=large")
    assert ran.code == 2
    told = "RaisesLater.play (tests.third_game.bad) raised KeyError: 'board'"
    assert ran.error_message().endswith(told)


def test_a_fault_of_our_own_is_no_fault_of_a_game(
    run_here: RunHere, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    announce(tmp_path, "bad", BAD)
    monkeypatch.setattr("skerry.games.skye.game.game.EventTeller", None)
    with found_in(tmp_path):
        ran = run_here("simulate", "skye", "--jobs", "1")
    assert ran.code == 1
    assert ran.err.startswith("Traceback")
    assert ran.err.endswith("TypeError: 'NoneType' object is not callable\n")


def test_the_server_leaves_out_what_has_a_fault(tmp_path: Path) -> None:
    announce(tmp_path / "bad", "bad", {name: BAD[name] for name in ("raises", "stuck")})
    announce(tmp_path / "bad", "ledges", games_of_ledges())
    with found_in(tmp_path / "bad"), Server(tmp_path / "data") as server:
        log = server.log()
        for name in ("raises", "stuck"):
            assert f"the game {name} is left out: {FAULTS[name][1]}" in log
        asyncio.run(_check_lobby(server.url))


async def _check_lobby(url: str) -> None:
    async with Skerry(url) as person:
        await person.guest("Ann")
        assert [game.name for game in await person.games()] == ["cats", "ledges", "skye"]
        seats = (MySeat(), OpenSeat())
        with pytest.raises(RequestRefused, match=r"plugin 'Raises': Raises\.play") as refused:
            await person.create(NewTable("raises", seats))
        assert (refused.value.status, refused.value.where) == (400, "$.game")
        await person.create(NewTable("skye", seats))
        await person.create(NewTable("ledges", seats))


def test_tables_of_a_broken_game_wait_for_its_repair(tmp_path: Path) -> None:
    """A table that runs, and one that has not begun; the game breaks and is repaired."""
    folder = tmp_path / "packages"
    server = Server(tmp_path / "data")
    announce(folder, "ledges", games_of_ledges())
    with found_in(folder), server:
        token, running, waiting = asyncio.run(_make_tables(server.url))
    points = folder / "ledges-1.0.0.dist-info" / "entry_points.txt"
    good = points.read_text()
    points.write_text(good.replace("ledges.plugin:PLUGIN", "tests.third_game.bad:COLLAPSED"))
    with found_in(folder), server:
        assert "RuntimeError: the cliff collapsed" in server.log()
        asyncio.run(_look_at_tables(server.url, token, running, waiting, works=False))
    points.write_text(good)
    with found_in(folder), server:
        asyncio.run(_look_at_tables(server.url, token, running, waiting, works=True))


async def _make_tables(url: str) -> tuple[str, str, str]:
    async with Skerry(url) as person:
        await person.guest("Ann")
        assert person.token is not None
        running = await person.create(NewTable("ledges", (MySeat(), BotSeat("birdwatcher"))))
        waiting = await person.create(NewTable("ledges", (MySeat(), OpenSeat())))
        return person.token, running.id, waiting.id


async def _look_at_tables(url: str, token: str, running: str, waiting: str, *, works: bool) -> None:
    async with Skerry(url, token) as person:
        assert {table.id for table in (await person.tables()).tables} == {running, waiting}
        async with TableClient(url, running, 0, token) as client:
            async for _ in client:
                break
            assert (await person.table(running)).status == ("running" if works else "frozen")
            if works:
                assert client.legal
        if works:
            assert (await person.start(waiting, fill="random")).status == "running"
            return
        with pytest.raises(RequestRefused, match="the cliff collapsed"):
            await person.start(waiting, fill="random")
