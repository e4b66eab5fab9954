"""Bots that end the process in which they run: they lose the game, and the arena continues."""

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from skerry.arena import game_process
from skerry.arena.game_process import end_game_process, play_guarded
from skerry.arena.outcome import play_game
from skerry.arena.pairing import ArenaPlan
from skerry.arena.workers import play_here, play_on_cluster

OWN = "tests.arena.own_bots"


@pytest.fixture(autouse=True)
def _no_process_stays() -> Iterator[None]:
    yield
    end_game_process()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Dies", "crashed: its process ended, with exit code 5"),
        ("DiesWhenMade", "crashed: its process ended, with exit code 6"),
        ("DiesWhenClosed", "crashed: its process ended, with exit code 7"),
        ("Violates", "crashed: its process was ended by a signal: Segmentation fault"),
        ("IsKilled", "crashed: its process was ended by a signal: Killed (perhaps for want of"),
        ("Blocks", "gave no move within 0.5 s"),
    ],
)
@pytest.mark.parametrize("number", [0, 1])
def test_who_ends_the_process_loses(
    name: str, reason: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_process, "GRACE", 1.0)
    bot = f"{OWN}:{name}"
    outcome = play_guarded(ArenaPlan("skye", 2, (bot, "random"), "1", limit=0.5), number).outcome
    assert outcome.fault is not None
    assert outcome.fault.reason.startswith(reason)
    assert outcome.bots[outcome.fault.seat] == bot
    assert outcome.shares[outcome.fault.seat] == 0.0
    assert outcome.shares[1 - outcome.fault.seat] == 1.0
    assert outcome.scores is None


def test_a_good_bot_plays_the_same_game_there() -> None:
    plan = ArenaPlan("skye", 2, (f"{OWN}:FirstMove", "random"), "1")
    here, there = play_game(plan, 1), play_guarded(plan, 1)
    assert there.record == here.record
    assert there.outcome.shares == here.outcome.shares
    assert there.outcome.moves == here.outcome.moves


def test_a_process_plays_on_until_a_bot_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    started = count_processes(monkeypatch)
    good = ArenaPlan("skye", 2, (f"{OWN}:FirstMove", "random"), "1")
    bad = ArenaPlan("skye", 2, (f"{OWN}:Dies", "random"), "1")
    for plan, processes in ((good, 1), (good, 1), (bad, 1), (good, 2), (good, 2)):
        assert (play_guarded(plan, 0).outcome.fault is not None) == (plan is bad)
        assert len(started) == processes


def test_bots_of_ours_need_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    started = count_processes(monkeypatch)
    list(play_here(ArenaPlan("skye", 2, ("greedy", "random"), "1"), [0, 1], 1))
    assert not started
    monkeypatch.setenv("SKERRY_BOTS", f"skye/mine={OWN}:Dies")
    games = list(play_here(ArenaPlan("skye", 2, ("mine", "random"), "1"), [0, 1], 1))
    assert len(games) == len(started) == 2


def test_the_process_ends_with_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    started = count_processes(monkeypatch)
    plan = ArenaPlan("skye", 2, (f"{OWN}:FirstMove", "random"), "1")
    for _ in play_here(plan, [0, 1], 1):
        assert started[0].poll() is None
    assert started[0].poll() is not None


def test_an_error_that_is_not_of_a_bot_ends_the_arena() -> None:
    plan = ArenaPlan("skye", 2, (f"{OWN}:Missing", "random"), "1")
    with pytest.raises(ValueError, match="the module has no 'Missing'"):
        play_guarded(plan, 0)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_continues(jobs: str, tmp_path: Path) -> None:
    bot = f"{OWN}:Dies"
    words = ["arena", "skye", "--players", "2", "--bots", f"{bot},greedy,random", "--games", "12"]
    ran = subprocess.run(  # noqa: S603 - our own interpreter and words
        [sys.executable, "-m", "skerry", *words, "--jobs", jobs, "--out", tmp_path / "arena"],
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr == ""
    assert f"{bot} (8 faults)" in ran.stdout
    assert "crashed: its process ended, with exit code 5" in ran.stdout
    results = json.loads((tmp_path / "arena" / "results.json").read_text())
    assert results["games"] == 12
    assert {row["bot"]: row["faults"] for row in results["rows"]} == {
        bot: 8, "greedy": 0, "random": 0
    }  # fmt: skip


@pytest.mark.long
def test_a_cluster_loses_no_worker(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    plan = ArenaPlan("skye", 2, (f"{OWN}:Dies", "random"), "3")
    cluster = distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=True, dashboard_address="127.0.0.1:0",
        local_directory=str(tmp_path), host="127.0.0.1",
    )  # fmt: skip
    with contextlib.closing(cluster):
        worker = next(iter(cluster.workers.values())).pid
        played = list(play_on_cluster(plan, range(6), cluster.scheduler_address))
        os.kill(worker, 0)
    assert sorted(one.outcome.game for one in played) == list(range(6))
    assert all(one.outcome.fault is not None for one in played)


def count_processes(monkeypatch: pytest.MonkeyPatch) -> list[subprocess.Popen[bytes]]:
    """Every process that is started from now on."""
    started: list[subprocess.Popen[bytes]] = []

    class Counted(subprocess.Popen[bytes]):
        """A process that is counted."""

        def __init__(self, words: list[str], *, pass_fds: tuple[int, ...]) -> None:
            super().__init__(words, pass_fds=pass_fds)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Counted)
    return started
