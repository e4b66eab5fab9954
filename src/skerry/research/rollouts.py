"""Whole games by a policy, as arrays: here, in processes of this machine, or on a cluster.

Games are played in chunks of a fixed size, and a chunk depends on nothing but the plan and its
number: so the arrays are the same wherever they were made.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from skerry.arena.workers import map_on_cluster, run_from
from skerry.bots.own import import_own
from skerry.research.batch import Batch, actions_of, drawn_from, illegal
from skerry.research.table import StudyTable, reward_number

CHUNK = 64
"""How many games are stepped together."""

Policy = Callable[[NDArray[np.int16], NDArray[np.bool_], np.random.Generator], NDArray[np.int64]]
"""Choices from observations and masks: one of the legal ones for each row."""


class PolicyFault(RuntimeError):
    """A policy that raised an error or chose what is not legal."""


@dataclass(frozen=True)
class RolloutPlan:
    """What is played, and how."""

    table: StudyTable
    seed: int = 0
    policy: str = "random"
    """`random`, or `MODULE:FUNCTION` with a `Policy`."""
    reward: str = "rank"

    def __post_init__(self) -> None:
        """Check it; ValueError says what is wrong."""
        reward_number(self.reward)
        find_policy(self.policy)


@dataclass(frozen=True)
class Rollouts:
    """Decisions in the order of games, and how each game ended."""

    games: NDArray[np.int64]
    """(decisions,): the number of the game."""
    seats: NDArray[np.int64]
    """(decisions,): who chose."""
    observations: NDArray[np.int16]
    """(decisions, size): what that seat observed."""
    actions: NDArray[np.int64]
    """(decisions,): what it chose."""
    rewards: NDArray[np.float64]
    """(games, players): the reward of each seat."""
    points: NDArray[np.int64]
    """(games, players): the points of each seat."""

    def save(self, path: Path) -> None:
        """Write all arrays into one `.npz` file."""
        np.savez_compressed(path, **vars(self))


def random_policy(
    observations: NDArray[np.int16], masks: NDArray[np.bool_], random: np.random.Generator
) -> NDArray[np.int64]:
    """Any legal choice, each equally likely."""
    del observations
    return drawn_from(masks, random)


def find_policy(name: str) -> Policy:
    """A policy by its name; ValueError says what is wrong with it."""
    if name == "random":
        return random_policy
    module, colon, function = name.partition(":")
    if not (module and colon and function):
        raise ValueError(f"policy {name!r} is neither random nor MODULE:FUNCTION")
    found: Any = getattr(import_own(f"policy {name}", module), function, None)
    if not callable(found):
        raise ValueError(f"policy {name}: the module has no function {function!r}")
    return found  # type: ignore[no-any-return] # its calls show whether it is one


def play_chunk(task: tuple[RolloutPlan, int, int]) -> Rollouts:
    """The games of a chunk, from `first` to before `end`."""
    plan, first, end = task
    count = end - first
    policy, table = find_policy(plan.policy), plan.table
    batch = Batch(
        table.name, table.players, count, plan.seed, table.options,
        reward=plan.reward, first=first, stride=1 << 40,
    )  # fmt: skip
    random = np.random.default_rng((plan.seed, first))
    open_places = np.ones(count, bool)
    rewards = np.zeros((count, table.players))
    points = np.zeros((count, table.players), np.int64)
    steps: list[tuple[NDArray[Any], ...]] = []
    while open_places.any():
        chosen = _chosen(plan, policy, batch, random)
        here = np.flatnonzero(open_places)
        steps.append((here + first, batch.actors[here], batch.observations[here], chosen[here]))
        batch.step(chosen)
        ended = batch.done & open_places
        rewards[ended], points[ended] = batch.rewards[ended], batch.points[ended]
        open_places &= ~ended
    games, seats, observations, actions = (
        np.concatenate(parts) for parts in zip(*steps, strict=True)
    )
    order = np.argsort(games, kind="stable")
    return Rollouts(
        games[order], seats[order], observations[order], actions[order], rewards, points
    )


def _chosen(
    plan: RolloutPlan, policy: Policy, batch: Batch, random: np.random.Generator
) -> NDArray[np.int64]:
    """The policy's choices, checked; PolicyFault says what is wrong with them."""
    try:
        chosen = np.asarray(policy(batch.observations, batch.masks, random))
    except (Exception, SystemExit) as error:
        raise PolicyFault(f"policy {plan.policy}: {type(error).__name__}: {error}") from error
    try:
        actions_of(chosen, batch.games)
    except ValueError as error:
        raise PolicyFault(f"policy {plan.policy}: {error}") from None
    legal = batch.masks[np.arange(batch.games), np.clip(chosen, 0, batch.actions - 1)]
    wrong = np.flatnonzero(~legal | (chosen < 0) | (chosen >= batch.actions))
    if len(wrong):
        place = int(wrong[0])
        said = illegal(place, int(chosen[place]), batch.actions)
        raise PolicyFault(f"policy {plan.policy}: {said}")
    return chosen


def chunks(
    plan: RolloutPlan, games: int, *, jobs: int = 1, cluster: str | None = None
) -> Iterator[Rollouts]:
    """The games of a plan, chunk by chunk in their order; NoCluster if there is none.

    What a lost worker of a cluster had begun, another one plays again.
    """
    tasks = [(plan, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if cluster is not None:
        yield from map_on_cluster(play_chunk, tasks, cluster)
    elif jobs == 1 or len(tasks) == 1:
        yield from map(play_chunk, tasks)
    else:
        # Only several processes need it.
        from joblib import Parallel, delayed  # type: ignore[import-untyped] # noqa: PLC0415 - see above

        pool = Parallel(n_jobs=jobs, return_as="generator", batch_size=1)
        here = str(Path.cwd())
        yield from pool(delayed(run_from)(here, play_chunk, task) for task in tasks)


def collect(
    plan: RolloutPlan, games: int, *, jobs: int = 1, cluster: str | None = None
) -> Rollouts:
    """All games of a plan as one set of arrays."""
    parts = list(chunks(plan, games, jobs=jobs, cluster=cluster))
    if not parts:
        raise ValueError(f"games: at least 1 is needed, not {games}")
    return Rollouts(
        **{name: np.concatenate([getattr(part, name) for part in parts]) for name in vars(parts[0])}
    )
