"""Learn how lands of Isle of Skye grow, from games that the strongest level plays with itself.

    python -m train.skye_fit --out DIR --generations N --jobs J

Each generation plays games with the weights so far, notes at the end of every round what each land
shows and scores, and fits what it scores later by ridge regression. DIR/lands.json has the weights
and the number of the generation; a program that was stopped continues there.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.bot import Decision
from skerry.core.game import CHANCE
from skerry.games.skye import SKYE
from skerry.games.skye.bots import weights
from skerry.games.skye.bots.compiled.features import BARRELS, COUNT, look
from skerry.games.skye.bots.compiled.outlook import (
    AHEAD,
    BARREL_TARGET,
    ROW,
    SCROLL_TARGET,
    TARGETS,
)
from skerry.games.skye.bots.levels import LEVELS
from skerry.games.skye.bots.thinker import SkyeThinker
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.scoring import is_majority, scrolls, territory_points
from skerry.games.skye.rules.track import rounds

Line = tuple[list[int], dict[int, int]]
"""What a land shows at the end of a round, and what each target is then."""

# Some errors in play show lands that the best moves would not.
_NOISE = 1.0
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


def play(learned: list[int], job: tuple[int, int]) -> list[list[Line]]:
    """The lines of all lands of one game, round by round."""
    seed, seats = job
    weights.LEARNED = vec[i64](learned)
    random = Random(f"lands {seed}")
    bots = [
        SkyeThinker(replace(LEVELS["expert"], noise=_NOISE * random.random())) for _ in range(seats)
    ]
    heard: list[list[Any]] = [[] for _ in bots]
    state = SKYE.start(seats)
    lands: list[list[Line]] = [[] for _ in bots]
    while SKYE.result(state) is None:
        awaited = SKYE.awaits(state)
        if CHANCE in awaited:
            drawn = SKYE.outcomes(state)
            step = SKYE.play(state, drawn[random.randrange(len(drawn))][0])
        else:
            seat = min(awaited)
            view = SKYE.view(state, seat)
            decision = Decision(view, SKYE.legal(view), random, heard[seat])
            step = SKYE.play(state, bots[seat].weigh(decision)[0].move)
        for seat, bot in enumerate(bots):
            heard[seat] += [one for one in step.events_for(seat) if isinstance(one, bot.hears)]
        ended = step.state.round > max(1, state.round) or SKYE.result(step.state) is not None
        state = step.state
        if ended:
            for seat in range(seats):
                lands[seat].append(line_of(state, seat))
    assert all(len(land) == rounds(seats) for land in lands)
    return lands


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
    asks.add_argument("--games", type=int, default=1500)
    asks.add_argument("--jobs", type=int, default=2)
    given = asks.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    kept = given.out / "lands.json"
    best = {"generation": 0, "learned": [int(one) for one in weights.LEARNED]}
    if kept.exists():
        best = json.loads(kept.read_text())
    while best["generation"] < given.generations:
        first = best["generation"] * given.games
        jobs = [(first + game, 2 if game % 10 else 4) for game in range(given.games)]
        with Pool(given.jobs) as pool:
            games = pool.imap_unordered(partial(play, best["learned"]), jobs, chunksize=4)
            lands = [land for game in games for land in game]
        best = {"generation": best["generation"] + 1, "learned": fit(lands)}
        (given.out / f"lands-{best['generation']}.json").write_text(json.dumps(lands))
        kept.write_text(json.dumps(best))
        print(f"generation {best['generation']}: {len(lands)} lands")  # noqa: T201


if __name__ == "__main__":
    main()
