"""Finds out which weights of The Isle of Cats should grow or shrink, all of them at once.

    python -m train.cats_contrasts --out DIR --mode standard --deals 2500 --jobs 16

For each deal every weight is raised or lowered at random. Two players with opposite changes play
it with swapped seats (against the sister: each alone), so each game speaks about all weights at
once. A regression of the margins says what each change is worth. DIR/MODE.jsonl keeps the deals,
and the same command continues there; DIR/MODE.json has the effects and the weights that follow.

With `--points 1` what a change brings to both counts as much as what it brings against the other:
each side also plays the deal against itself.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from skerry.games.cats.bots.weights import BY_MODE, NAMES
from skerry.games.cats.game.ids import MODES
from skerry.games.cats.game.options import Mode
from train.cats_fit import Weights, play

Signs = dict[str, int]
LEAST = 1.0
"""How many standard errors an effect must have to move its weight."""
FULL = 3.0
"""With how many standard errors a weight moves by the whole change that was tried."""


def weights_of(mode: Mode) -> Weights:
    """The weights of a mode, as they are."""
    return [int(weight) for weight in BY_MODE[MODES.index(mode)]]


def signs_of(weights: Weights, deal: int) -> Signs:
    """Which weights are raised and which are lowered; those that are not used stay."""
    luck = Random(f"signs:{deal}")
    return {
        name: luck.choice((-1, 1))
        for name, weight in zip(NAMES, weights, strict=True)
        if weight not in (0, -1)
    }


def changed(weights: Weights, steps: dict[str, float], share: float) -> Weights:
    """The weights after steps, in shares of themselves; a step of 1 is at least one unit."""
    found = list(weights)
    for name, step in steps.items():
        place = NAMES.index(name)
        found[place] += round(step * max(abs(weights[place]) * share, 1))
    return found


def gain(mode: Mode, weights: Weights, share: float, points: float, deal: int) -> float:
    """By how much the weights with some changes beat those with the opposite ones.

    The points that each side makes against itself count as well, `points` times.
    """
    signs = signs_of(weights, deal)
    ours = changed(weights, {name: float(sign) for name, sign in signs.items()}, share)
    theirs = changed(weights, {name: -float(sign) for name, sign in signs.items()}, share)
    if mode is Mode.SOLO:
        return float(play(mode, [ours], deal)[0] - play(mode, [theirs], deal)[0])
    first, second = play(mode, [ours, theirs], deal), play(mode, [theirs, ours], deal)
    found = (first[0] - first[1] + second[1] - second[0]) / 2
    if points:
        both = sum(play(mode, [ours, ours], deal)) - sum(play(mode, [theirs, theirs], deal))
        found += points * both / 2
    return found


def effects(weights: Weights, gains: dict[int, float]) -> dict[str, tuple[float, float]]:
    """What raising each weight instead of lowering it brings, with its standard error."""
    rows = [signs_of(weights, deal) for deal in gains]
    names = list(rows[0])
    table: NDArray[np.float64] = np.array([[1.0, *(row[name] for name in names)] for row in rows])
    values: NDArray[np.float64] = np.array(list(gains.values()))
    found, *_ = np.linalg.lstsq(table, values, rcond=None)
    rest = values - table @ found
    spread = rest @ rest / max(len(values) - table.shape[1], 1)
    errors = np.sqrt(spread * np.diag(np.linalg.pinv(table.T @ table)))
    pairs = zip(found[1:], errors[1:], strict=True)
    return {name: (float(e), float(s)) for name, (e, s) in zip(names, pairs, strict=True)}


def moved(weights: Weights, found: dict[str, tuple[float, float]], share: float) -> Weights:
    """The weights after a step: the surer an effect, the longer."""
    steps = {}
    for name, (effect, error) in found.items():
        sure = abs(effect) / error
        if sure >= LEAST:
            steps[name] = min(sure / FULL, 1.3) * (1 if effect > 0 else -1)
    return changed(weights, steps, share)


def known_gains(file: Path) -> dict[int, float]:
    """The deals that were played; a last line that was cut off is played again."""
    found = {}
    if file.exists():
        for line in file.read_text().splitlines():
            try:
                deal, points = json.loads(line)
            except ValueError:
                continue
            found[int(deal)] = float(points)
    return found


def play_all(
    mode: Mode, weights: Weights, share: float, points: float, deals: Sequence[int], jobs: int
) -> Iterator[tuple[int, float]]:
    """The gains of deals, in their order."""
    with ProcessPoolExecutor(jobs) as pool:
        found = pool.map(partial(gain, mode, weights, share, points), deals)
        yield from zip(deals, found, strict=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the deals that are missing, and say what follows from all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--mode", choices=[*MODES], default=Mode.STANDARD)
    parser.add_argument("--deals", type=int, default=2500)
    parser.add_argument("--share", type=float, default=0.25, help="by how much weights change")
    parser.add_argument("--points", type=float, default=0, help="how much points of both count")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--start", type=Path, help="the MODE.json of another run to begin with")
    given = parser.parse_args(arguments)
    given.out.mkdir(parents=True, exist_ok=True)
    mode = Mode(given.mode)
    weights = weights_of(mode)
    if given.start is not None:
        weights = json.loads(given.start.read_text())["weights"]
    if given.deals < (least := 2 * len(signs_of(weights, 0))):
        parser.error(f"--deals must be at least {least}, twice the number of weights")
    file = given.out / f"{mode}.jsonl"
    gains = known_gains(file)
    missing = [deal for deal in range(given.deals) if deal not in gains]
    played = play_all(mode, weights, given.share, given.points, missing, given.jobs)
    with file.open("a") as kept:
        for deal, points in played:
            gains[deal] = points
            kept.write(f"\n{json.dumps([deal, points])}")
            kept.flush()
    found = effects(weights, gains)
    for name, (effect, error) in sorted(found.items(), key=lambda one: -abs(one[1][0])):
        print(f"{name:10} {effect:+.2f} ± {error:.2f}")
    result = {"effects": found, "weights": moved(weights, found, given.share)}
    (given.out / f"{mode}.json").write_text(json.dumps(result))


if __name__ == "__main__":
    main()
