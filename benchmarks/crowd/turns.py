"""Servers that run at the same time and are driven in turn, to compare what a move costs them.

The speed of a shared machine changes within seconds. So each server gets many short turns.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

from benchmarks.crowd.players import Crowd, share
from benchmarks.crowd.served import Served

TURNS = 10
"""Turns of each server at each rate."""
WARM_UP = 0.5
"""Seconds of each turn that do not count."""


@dataclass
class Total:
    """What the turns of a server have cost together."""

    cpu: float = 0.0
    moves: int = 0
    delays: list[float] = field(default_factory=list)

    @property
    def each(self) -> float:
        """The CPU of a move in milliseconds."""
        return 1000 * self.cpu / max(self.moves, 1)


async def in_turn(
    crowds: Sequence[tuple[Crowd, Served]], rates: Sequence[float], seconds: float
) -> list[list[float]]:
    """The CPU of a move in milliseconds, by rate and by server; prints it.

    `seconds` are for one server and one rate.
    """
    costs = []
    for rate in rates:
        totals = [Total() for _ in crowds]
        for turn in range(TURNS):
            found = list(zip(crowds, totals, strict=True))
            for (crowd, served), total in found if turn % 2 else reversed(found):
                with _not_interrupting():
                    await _take_turn(crowd, served, total, rate, seconds / TURNS, Random(turn))
        for (_, served), total in zip(crowds, totals, strict=True):
            print(
                f"  {rate:6.0f} moves/s, workers: {len(served.pids)}"
                f"  CPU of a move {total.each:6.3f} ms"
                f"  median {share(total.delays, 50):6.1f} ms"
                f"  p99 {share(total.delays, 99):6.1f} ms",
                flush=True,
            )
        costs.append([total.each for total in totals])
    for crowd, _ in crowds:
        crowd.close()
    return costs


async def _take_turn(
    crowd: Crowd, served: Served, total: Total, rate: float, seconds: float, random: Random
) -> None:
    await crowd.drive(rate, WARM_UP, random)
    crowd.delays.clear()
    cpu = served.exact_cpu
    moves, _ = await crowd.drive(rate, seconds, random)
    total.cpu += served.exact_cpu - cpu
    total.moves += moves
    total.delays += crowd.delays


@contextmanager
def _not_interrupting() -> Iterator[None]:
    """Let the crowd, which shares all cores with the servers, wait until a core is free.

    People are at other machines. Here a server would be interrupted by every frame that it sends,
    because the one who gets it wakes up on the same core.
    """
    os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    try:
        yield
    finally:
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
