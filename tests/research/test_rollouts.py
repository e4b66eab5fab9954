"""Games as arrays: the same here, in several processes and on a cluster, also if a worker dies."""

import contextlib
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.cli.conftest import RunHere

from skerry.arena.simulate import Plan, simulate
from skerry.research.rollouts import PolicyFault, RolloutPlan, Rollouts, chunks, collect
from skerry.research.table import StudyTable

SKYE = RolloutPlan(StudyTable("skye", 2), seed=4)


def are_equal(one: Rollouts, other: Rollouts) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in vars(one))


@contextlib.contextmanager
def local_cluster(folder: Path, workers: int) -> Iterator[Any]:
    distributed = pytest.importorskip("distributed")
    cluster = distributed.LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0",
        local_directory=str(folder), host="127.0.0.1",
    )  # fmt: skip
    with contextlib.closing(cluster):
        yield cluster


def test_arrays_tell_whole_games() -> None:
    found = collect(SKYE, 70)
    assert found.points.shape == found.rewards.shape == (70, 2)
    assert found.games.tolist() == sorted(found.games.tolist())
    assert set(found.games.tolist()) == set(range(70))
    assert len(found.games) == len(found.seats) == len(found.actions) == len(found.observations)
    assert np.allclose(found.rewards.sum(axis=1), 0)
    assert (found.points > 0).all()


def test_a_part_of_the_games_is_the_same_part() -> None:
    more, fewer = collect(SKYE, 128), collect(SKYE, 64)
    assert np.array_equal(more.points[:64], fewer.points)
    assert np.array_equal(more.actions[more.games < 64], fewer.actions)


def test_several_processes_change_nothing() -> None:
    assert are_equal(collect(SKYE, 130), collect(SKYE, 130, jobs=2))


def test_a_policy_of_ones_own(tmp_path: Path, run_here: RunHere) -> None:
    out = tmp_path / "games.npz"
    ran = run_here("batch", "cats", "--mode", "family", "--games", "3",
                   "--policy", "tests.research.policies:last", "--out", out)  # fmt: skip
    assert ran.code == 0, ran.err
    assert ran.out.startswith("3 games, ")
    with np.load(out) as arrays:
        assert len(arrays["points"]) == 3
        assert len(arrays["actions"]) == len(arrays["observations"])


@pytest.mark.parametrize(
    ("policy", "sentence"),
    [
        ("tests.research.policies:first", "game 0: the mask forbids choice 0"),
        (
            "tests.research.policies:none",
            "policies:none: RuntimeError: no idea",
        ),
        ("tests.research.policies:exits", "policies:exits: SystemExit: 4"),
    ],
)
def test_faults_of_policies(policy: str, sentence: str, run_here: RunHere) -> None:
    with pytest.raises(PolicyFault, match=sentence):
        collect(RolloutPlan(StudyTable("skye", 2), policy=policy), 2)
    ran = run_here("batch", "skye", "--games", "2", "--policy", policy)
    assert ran.code == 1
    assert sentence in ran.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--policy", "nowhere"], "policy 'nowhere' is neither random nor MODULE:FUNCTION"),
        (["--policy", "no_such:choose"], "policy no_such:choose: there is no module 'no_such'"),
        (["--policy", "tests.research.policies:moon"], "has no function 'moon'"),
        (["--out", "no_such_folder/games.npz"], "--out: there is no folder no_such_folder"),
        (["--out", "games.csv"], "--out: games.csv: a file of arrays ends in .npz"),
        (["--players", "9"], "9"),
        (
            ["--cluster", "tcp://127.0.0.1:1"],
            "--cluster: there is no Dask scheduler at tcp://127.0.0.1:1",
        ),
    ],
)
def test_bad_input(words: list[str], sentence: str, run_here: RunHere) -> None:
    ran = run_here("batch", "skye", "--games", "2", *words)
    assert ran.code == 2
    assert sentence in ran.err


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("def f(:", "the module cannot be imported: SyntaxError: invalid syntax"),
        ("raise RuntimeError('no weights')", "cannot be imported: RuntimeError: no weights"),
        ("raise SystemExit(3)", "the module cannot be imported: SystemExit: 3"),
        ("import no_such_module", "the module needs 'no_such_module', which is missing"),
    ],
)
def test_modules_that_cannot_be_imported(
    code: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run_here: RunHere
) -> None:
    (tmp_path / "broken_policy.py").write_text(f"{code}\n")
    monkeypatch.chdir(tmp_path)
    ran = run_here("batch", "skye", "--games", "2", "--policy", "broken_policy:choose")
    assert ran.code == 2
    assert sentence in ran.err
    assert "Traceback" not in ran.err


def test_simulating_on_a_cluster_that_is_not_there(run_here: RunHere) -> None:
    ran = run_here("simulate", "skye", "--games", "2", "--cluster", "tcp://127.0.0.1:1")
    assert ran.code == 2
    assert "--cluster: there is no Dask scheduler at tcp://127.0.0.1:1" in ran.err


@pytest.mark.long
def test_a_cluster_gives_the_same_and_a_lost_worker_costs_only_time(tmp_path: Path) -> None:
    plan = Plan("cats", 2, ("greedy", "random"), "3")
    with local_cluster(tmp_path, 2) as cluster:
        address = cluster.scheduler_address
        assert are_equal(collect(SKYE, 200), collect(SKYE, 200, cluster=address))
        here = list(simulate(plan, 24))
        victim = next(iter(cluster.workers.values())).pid
        there = []
        for number, one in enumerate(simulate(plan, 24, cluster=address)):
            if number == 3:
                threading.Thread(target=os.kill, args=(victim, signal.SIGKILL)).start()
            there.append(one)
        assert there == here
        parts = chunks(SKYE, 640, cluster=address)
        assert sum(len(part.points) for part in parts) == 640
