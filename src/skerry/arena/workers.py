"""Where games are played: here, in processes of this machine, or on a cluster."""

import asyncio
import sys
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from skerry.arena.game_process import end_game_process, play_guarded
from skerry.arena.outcome import PlayedGame
from skerry.arena.pairing import ArenaPlan

T = TypeVar("T")
R = TypeVar("R")

RETRIES = 3
"""How often a task is begun anew that a lost worker did not finish."""
AHEAD = 64
"""How many tasks are under way at once where results are wanted in order."""


WORKER_SECONDS = 60.0
"""How long a cluster without workers is waited for."""


class NoCluster(Exception):
    """There is no cluster at the address."""


def play_here(plan: ArenaPlan, numbers: Sequence[int], jobs: int) -> Iterator[PlayedGame]:
    """Play games in processes of this machine; each is given out as soon as it is over."""
    if jobs == 1 or len(numbers) < 2:
        try:
            yield from (play_guarded(plan, number) for number in numbers)
        finally:
            end_game_process()
        return
    # Only an arena with several processes needs it.
    from joblib import Parallel, delayed  # type: ignore[import-untyped] # noqa: PLC0415 - see above

    pool = Parallel(n_jobs=jobs, return_as="generator_unordered", batch_size=1)
    here = str(Path.cwd())
    games = pool(delayed(run_from)(here, _play, (plan, number)) for number in numbers)
    try:
        # `yield from` would close the games of joblib itself, with its warning.
        for game in games:  # noqa: UP028 - see above
            yield game
    finally:
        # An arena that is decided leaves games unplayed; joblib would warn of them.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            games.close()


def play_on_cluster(
    plan: ArenaPlan, numbers: Sequence[int], address: str, *, patience: float = 5.0
) -> Iterator[PlayedGame]:
    """Play games on a Dask cluster; what a lost worker had begun, another one plays again."""
    # Only an arena on a cluster needs it.
    from distributed import as_completed  # noqa: PLC0415 - see above

    with _cluster(address, patience) as submit:
        futures = [submit(_play, (plan, number)) for number in numbers]
        done = as_completed(futures)  # type: ignore[no-untyped-call] # it is not typed
        yield from (future.result() for future in done)


def map_on_cluster(
    function: Callable[[T], R], tasks: Iterable[T], address: str, *, patience: float = 5.0
) -> Iterator[R]:
    """The results of a function on a Dask cluster, in the order of the tasks.

    What a lost worker had begun, another one does again. NoCluster if nobody answers.
    """
    with _cluster(address, patience) as submit:
        left = iter(tasks)
        futures = deque(submit(function, task) for task in islice(left, AHEAD))
        while futures:
            result = futures.popleft().result()
            futures.extend(submit(function, task) for task in islice(left, 1))
            yield result


@contextmanager
def _cluster(address: str, patience: float) -> Iterator[Callable[[Callable[[T], R], T], Any]]:
    """A way to send tasks to a cluster."""
    # Only games on a cluster need it.
    from distributed import Client  # noqa: PLC0415 - see above

    try:
        with ThreadPoolExecutor(1) as apart:
            # The caller may have an event loop of its own, as notebooks do.
            apart.submit(asyncio.run, _greet(address, patience)).result()
        client = Client(address, timeout=patience)  # type: ignore[no-untyped-call] # not typed
    except TimeoutError:
        raise NoCluster(
            f"there is no Dask scheduler at {address}: nobody answers within {patience:g} s"
        ) from None
    except (OSError, ValueError) as error:
        raise NoCluster(f"there is no Dask scheduler at {address}: {error}") from None
    here = str(Path.cwd())
    with client:
        _await_worker(client, address)
        yield lambda function, task: client.submit(
            run_from, here, function, task, pure=False, retries=RETRIES
        )


async def _greet(address: str, patience: float) -> None:
    """Ask a scheduler who it is; TimeoutError if something else listens there and is silent."""
    from distributed.core import rpc  # noqa: PLC0415 - only games on a cluster need it

    async with asyncio.timeout(patience):
        async with rpc(address) as scheduler:  # type: ignore[no-untyped-call] # not typed
            await scheduler.identity()


def _await_worker(client: Any, address: str) -> None:
    """Wait until the cluster has a worker; NoCluster if there is none for long."""
    if client.scheduler_info()["workers"]:
        return
    # A cluster that grows with its work starts workers for this.
    try:
        client.submit(int, pure=False).result(timeout=WORKER_SECONDS)
    except TimeoutError:
        raise NoCluster(
            f"the Dask scheduler at {address} has no workers; start one: dask worker {address}"
        ) from None


def run_from(folder: str, function: Callable[[T], R], task: T) -> R:
    """Do a task where the modules of this folder can be found."""
    if folder not in sys.path:
        sys.path.insert(0, folder)
    return function(task)


def _play(task: tuple[ArenaPlan, int]) -> PlayedGame:
    return play_guarded(*task)
