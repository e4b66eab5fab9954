"""A long run: moves at a steady rate, games that end and others that begin, memory over time."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from benchmarks.crowd.players import Crowd, Group, share
from benchmarks.crowd.scripts import SEATS, Script, set_tables
from benchmarks.crowd.served import Served
from sqlalchemy import Engine

SLICE = 10.0
"""Seconds between two samples."""
LINES = 12
"""How many of them are printed."""


@dataclass(frozen=True)
class Sample:
    """How the server was after a while."""

    minutes: float
    moves: int
    """All moves so far."""
    memory: float
    """MiB of all its processes, without those of bots."""
    p99: float
    """Of the moves since the sample before, in milliseconds."""
    pause: float
    """The longest ping since then, in milliseconds."""


class Soak:
    """A crowd whose tables are replaced when their games are over."""

    def __init__(
        self, served: Served, engine: Engine, scripts: Sequence[Script], plot: Path | None
    ) -> None:
        """`plot` is a file that shows the memory so far."""
        self.samples: list[Sample] = []
        self._served = served
        self._engine = engine
        self._scripts = scripts
        self._crowd = Crowd(served.url, [])
        self._people = 0
        self._plot = plot
        self._ended = 0

    async def run(self, made: Sequence[int], rate: float, seconds: float) -> None:
        """Play for some time; the first tables have this many moves behind them."""
        random = Random(1)
        await self._sit_down(made)
        moves, took, printed = 0, 0.0, 0.0
        while took < seconds:
            some, slice_took = await self._crowd.drive(rate, min(SLICE, seconds - took), random)
            moves, took = moves + some, took + slice_took
            delays, self._crowd.delays = self._crowd.delays, []
            pauses, self._crowd.pauses = self._crowd.pauses, []
            memory = self._served.memory / 1024
            sample = Sample(took / 60, moves, memory, share(delays, 99), share(pauses, 100))
            if took * LINES // seconds > printed:
                printed = took * LINES // seconds
                print(
                    f"  after {sample.minutes:5.1f} minutes  {moves:8} moves"
                    f"  memory {memory:6.1f} MiB  p99 {sample.p99:6.1f} ms"
                    f"  longest pause {sample.pause:5.0f} ms  games that ended {self._ended}",
                    flush=True,
                )
            self.samples.append(sample)
            if self._plot is not None:
                self._plot.write_text(as_svg(self.samples), encoding="utf-8")
            await self._replace()
        self._crowd.close()

    async def _replace(self) -> None:
        over = [group for group in self._crowd.groups if group.over]
        self._ended += len(over)
        self._crowd.groups = [group for group in self._crowd.groups if not group.over]
        for group in over:
            for player in group.players:
                player.close()
        await self._sit_down([0] * len(over))

    async def _sit_down(self, made: Sequence[int]) -> None:
        """Set up new tables, and connect their players."""
        with self._engine.begin() as connection:
            places = set_tables(connection, self._scripts, made, self._people)
        self._people += SEATS * len(places)
        groups = [Group(self._crowd, place) for place in places]
        await self._crowd.connect(groups)
        self._crowd.groups += groups


WIDE, HIGH, LEFT, TOP = 640, 220, 56, 16


def as_svg(samples: Sequence[Sample]) -> str:
    """Memory over time as a picture."""
    last, most = samples[-1].minutes, max(sample.memory for sample in samples)
    top = 50 * (int(most) // 50 + 1)
    across, down = (WIDE - LEFT - 16) / last, (HIGH - TOP - 36) / top
    foot = HIGH - 36

    def y(memory: float) -> float:
        return foot - memory * down

    line = " ".join(f"{LEFT + one.minutes * across:.1f},{y(one.memory):.1f}" for one in samples)
    marks = [
        f'<path d="M{LEFT} {y(value):.1f}H{WIDE - 16}" stroke="#8886"/>'
        f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value}</text>'
        for value in range(0, top + 1, max(50, top // 4 // 50 * 50))
    ]
    minutes = [
        f'<text x="{LEFT + value * across:.1f}" y="{foot + 16}" text-anchor="middle">{value}</text>'
        for value in range(0, int(last) + 1, max(1, int(last) // 6))
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}"'
        ' font-family="sans-serif" font-size="12" fill="#888">'
        "<title>Memory of the server over time</title>"
        f"{''.join(marks)}{''.join(minutes)}"
        f'<polyline points="{line}" fill="none" stroke="#2a7ab0" stroke-width="2"/>'
        f'<text x="{WIDE - 16}" y="{HIGH - 4}" text-anchor="end">minutes</text>'
        f'<text x="4" y="12">MiB</text></svg>\n'
    )
