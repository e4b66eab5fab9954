"""An arena on a cluster: every game is played once, also if a worker is killed."""

import contextlib
import os
import signal
import socket
import threading
from pathlib import Path

import pytest
from tests.cli.conftest import RunHere

from skerry.arena import workers
from skerry.arena.pairing import ArenaPlan
from skerry.arena.workers import NoCluster, play_on_cluster


@pytest.mark.long
def test_a_lost_worker_costs_no_game(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    plan = ArenaPlan("cats", 2, ("greedy", "random"), "3")
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0",
        local_directory=str(tmp_path), host="127.0.0.1",
    )  # fmt: skip
    with contextlib.closing(cluster):
        victim = next(iter(cluster.workers.values())).pid
        played = []
        for number, one in enumerate(play_on_cluster(plan, range(24), cluster.scheduler_address)):
            if number == 3:
                threading.Thread(target=os.kill, args=(victim, signal.SIGKILL)).start()
            played.append(one.outcome.game)
    assert sorted(played) == list(range(24))


def test_a_cluster_that_is_not_there(tmp_path: Path, run_here: RunHere) -> None:
    pytest.importorskip("distributed")
    ran = run_here("arena", "skye", "--bots", "greedy,random", "--games", "2",
                   "--out", tmp_path / "a", "--cluster", "tcp://127.0.0.1:1")  # fmt: skip
    assert ran.code == 2
    assert "--cluster: there is no Dask scheduler at tcp://127.0.0.1:1" in ran.err


def test_a_silent_listener_is_no_cluster() -> None:
    pytest.importorskip("distributed")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        address = f"tcp://127.0.0.1:{listener.getsockname()[1]}"
        plan = ArenaPlan("skye", 2, ("greedy", "random"), "3")
        with pytest.raises(NoCluster, match=r"nobody answers within 0\.3 s"):
            list(play_on_cluster(plan, range(2), address, patience=0.3))


@pytest.mark.long
def test_a_cluster_without_workers_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(workers, "WORKER_SECONDS", 0.5)
    cluster = distributed.LocalCluster(
        n_workers=0,
        dashboard_address="127.0.0.1:0",
        local_directory=str(tmp_path),
        host="127.0.0.1",
    )
    plan = ArenaPlan("skye", 2, ("greedy", "random"), "3")
    with contextlib.closing(cluster), pytest.raises(NoCluster, match="has no workers; start one"):
        list(play_on_cluster(plan, range(2), cluster.scheduler_address))
