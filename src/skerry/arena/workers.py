"""Where the games of an arena are played: here, in processes of this machine, or on a cluster."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from skerry.arena.outcome import PlayedGame, play_game
from skerry.arena.pairing import ArenaPlan


class NoCluster(Exception):
    """There is no cluster at the address."""


def play_here(plan: ArenaPlan, numbers: Sequence[int], jobs: int) -> Iterator[PlayedGame]:
    """Play games in processes of this machine; each is given out as soon as it is over."""
    if jobs == 1 or len(numbers) < 2:
        yield from (play_game(plan, number) for number in numbers)
        return
    # Only an arena with several processes needs it.
    from joblib import Parallel, delayed  # type: ignore[import-untyped] # noqa: PLC0415 - see above

    pool = Parallel(n_jobs=jobs, return_as="generator_unordered", batch_size=1)
    here = str(Path.cwd())
    yield from pool(delayed(_play_from)(here, plan, number) for number in numbers)


def play_on_cluster(
    plan: ArenaPlan, numbers: Sequence[int], address: str, *, patience: float = 5.0
) -> Iterator[PlayedGame]:
    """Play games on a Dask cluster; what a lost worker had begun, another one plays again."""
    # Only an arena on a cluster needs it.
    from distributed import Client, as_completed  # noqa: PLC0415 - see above

    try:
        client = Client(address, timeout=patience)  # type: ignore[no-untyped-call] # not typed
    except (OSError, ValueError) as error:
        raise NoCluster(f"there is no Dask scheduler at {address}: {error}") from None
    with client:
        here = str(Path.cwd())
        futures = [
            client.submit(_play_from, here, plan, number, pure=False, retries=3)
            for number in numbers
        ]
        done = as_completed(futures)  # type: ignore[no-untyped-call] # it is not typed
        yield from (future.result() for future in done)


def _play_from(folder: str, plan: ArenaPlan, number: int) -> PlayedGame:
    """Play a game where the modules of own bots can be found as they were here."""
    if folder not in sys.path:
        sys.path.insert(0, folder)
    return play_game(plan, number)
