"""Learn how lands of Isle of Skye grow, from many lands that are built alone.

    python -m train.skye_fit --out DIR --generations N --jobs J

Each generation builds lands with the weights so far, notes at the end of every round what each
shows and scores, and fits what it scores later by ridge regression. DIR/lands.json has the weights
and the number of the generation; a program that was stopped continues there.
"""

import argparse
import json
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.dice import Dice
from skerry.games.skye import SKYE
from skerry.games.skye.bots import weights
from skerry.games.skye.bots.compiled.beam import Beam
from skerry.games.skye.bots.compiled.features import BARRELS, COUNT, look
from skerry.games.skye.bots.compiled.outlook import (
    AHEAD,
    BARREL_TARGET,
    ROW,
    SCROLL_TARGET,
    TARGETS,
    Outlook,
)
from skerry.games.skye.rules.playout import settle
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.scoring import is_majority, scrolls, territory_points
from skerry.games.skye.rules.track import rounds

Line = tuple[list[int], dict[int, int]]
"""What a land shows at the end of a round, and what each target is then."""

_DRAWN = 5
_TAKEN = (1, 2, 2, 2, 3)
"""How many tiles a land gets in a round: some of the best of those that were drawn."""
_WIDTH = 5
# Some errors show lands that the best moves would not.
_NOISE = 150.0
_SURE = 0.7
_RIDGE = 30.0


def line_of(state: State, seat: int) -> Line:
    """What one land shows now."""
    land = state.clans[seat].land
    shown = vec[i64]([0] * COUNT)
    look(land, shown)
    now = {SCROLL_TARGET: int(scrolls(land)), BARREL_TARGET: int(shown[BARRELS])}
    for goal in state.goals:
        if not is_majority(goal):
            points = territory_points(goal, land, state.farm_four, state.castle_on_roads, None)
            now[int(goal)] = int(points)
    return [int(one) for one in shown], now


def build(learned: list[int], seed: int) -> list[Line]:
    """The lines of one land, round by round: it gets some of the best tiles of each round."""
    random = Random(f"lands {seed}")
    dice = Dice(seed)
    state = SKYE.start(2)
    settle(state, dice)
    land = state.clans[0].land
    lines = []
    for round in range(1, rounds(2) + 1):
        state.round = round
        outlook = Outlook(state, 0, weights.GOLD_OF_TWO, weights.FULL_POINTS, vec[i64](learned), 9)
        beam = Beam(outlook, _WIDTH)
        drawn = random.sample(sorted(state.bag[: state.left]), _DRAWN)
        now = outlook.value(land)
        worth = {
            tile: int(beam.best(land, vec[i64]([tile])) - now) + random.gauss(0.0, _NOISE)
            for tile in drawn
        }
        wanted = sorted(drawn, key=lambda tile: -worth[tile])
        taken = wanted[: random.choice(_TAKEN)]
        plans = beam.search(land, vec[i64](taken))
        land = plans[0 if random.random() < _SURE else random.randrange(len(plans))].land
        state.clans[0].land = land
        for tile in taken:
            state.take_from_bag(tile)
        lines.append(line_of(state, 0))
    return lines


def fit(lands: list[list[Line]]) -> list[int]:
    """The weights that predict later points best, in thousandths."""
    out = []
    for target in range(TARGETS):
        for ahead in range(1, AHEAD + 1):
            samples = list(_samples(lands, target, ahead))
            row = np.zeros(ROW)
            row[COUNT] = 1.0
            if len(samples) > 200:
                row = _ridge(samples, row)
            out += [round(1000 * one) for one in row]
    return out


def _samples(lands: list[list[Line]], target: int, ahead: int) -> Iterator[tuple[list[int], int]]:
    for land in lands:
        for (shown, now), (_, later) in zip(land, land[ahead:], strict=False):
            if target in now:
                yield [*shown, now[target]], later[target]


def _ridge(samples: list[tuple[list[int], int]], prior: Any) -> Any:
    """Least squares, drawn towards the prior; features that vary more are drawn less."""
    shown = np.array([one for one, _ in samples], dtype=float)
    later = np.array([one for _, one in samples], dtype=float)
    middle = shown.mean(axis=0)
    middle[0] = 0.0
    spread = shown.std(axis=0)
    spread[0] = 1.0
    used = spread > 1e-9
    scaled = (shown - middle)[:, used] / spread[used]
    rest = later - shown @ prior
    matrix = scaled.T @ scaled + np.diag([0.0] + [_RIDGE] * (int(used.sum()) - 1))
    solved = np.linalg.solve(matrix, scaled.T @ rest)
    row = prior.copy()
    row[used] += solved / spread[used]
    row[0] -= float(((row - prior) * middle)[1:].sum())
    return row


def main() -> None:
    """Play, fit, write, again and again."""
    asks = argparse.ArgumentParser(description="Learn how lands grow.")
    asks.add_argument("--out", type=Path, required=True)
    asks.add_argument("--generations", type=int, default=2)
    asks.add_argument("--lands", type=int, default=10000)
    asks.add_argument("--jobs", type=int, default=2)
    given = asks.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    kept = given.out / "lands.json"
    best: dict[str, Any] = {"generation": 0, "learned": [int(one) for one in weights.LEARNED]}
    if kept.exists():
        best = json.loads(kept.read_text())
    while best["generation"] < given.generations:
        first = best["generation"] * given.lands
        seeds = range(first, first + given.lands)
        with Pool(given.jobs) as pool:
            lands = pool.map(partial(build, best["learned"]), seeds, chunksize=50)
        best = {"generation": best["generation"] + 1, "learned": fit(lands)}
        kept.write_text(json.dumps(best))
        print(f"generation {best['generation']}: {len(lands)} lands")


if __name__ == "__main__":
    main()
