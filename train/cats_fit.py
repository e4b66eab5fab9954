"""Fits the weights of The Isle of Cats by evolution over paired games.

    python -m train.cats_fit --out DIR --mode standard --generations 100 --jobs 16

Each generation draws some vectors of weights around the best guess. Each plays the same deals
against the guess itself (alone: against the sister). DIR/MODE.json holds everything that the next
generation needs, and the guess as `fitted`, in the order of `weights.NAMES`.
"""

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from math import exp, log, sqrt, tanh
from pathlib import Path
from random import Random
from time import monotonic

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.bot import Decision, answer
from skerry.core.compiled.dice import Dice
from skerry.core.match import Match
from skerry.games.cats.bots.compiled.chances import LessonGauge
from skerry.games.cats.bots.compiled.goals import goals_of
from skerry.games.cats.bots.compiled.rollouts import Future
from skerry.games.cats.bots.levels import EXPERT
from skerry.games.cats.bots.thinker import CatsThinker
from skerry.games.cats.bots.weights import BY_MODE, NAMES
from skerry.games.cats.game.game import CATS
from skerry.games.cats.game.ids import MODES
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.cats.pieces.cards import CARDS, DISCOVERY, Kind
from skerry.games.cats.rules.totals import sister_total, totals

Weights = list[int]
Point = list[float]

PARTS = 4
"""In how many parts the games of one vector of weights are played."""

QUICK = replace(EXPERT, places=2, rows=2, purchases=0, days=0)
"""The strongest level without what takes most of its time."""


def play(mode: Mode, seats: list[Weights], seed: int) -> list[int]:
    """The points of each seat, less those of the sister."""
    solo = mode is Mode.SOLO
    levels = [Difficulty.HARD, Difficulty.VERY_HARD, Difficulty.EXPERT]
    options = CatsOptions(mode, levels[seed % 3] if solo else None)
    bots = [CatsThinker(QUICK, vec[i64](weights)) for weights in seats]
    luck = Random(f"{seed}")
    chances = [Random(f"{seed}:{seat}") for seat in range(len(seats))]
    match = Match(CATS, len(seats), options)
    match.draw(luck)
    while match.awaits:
        seat = min(match.awaits)
        decision = Decision(match.view(seat), match.legal(seat), chances[seat])
        match.play(answer(bots[seat], decision))
        match.draw(luck)
    state = match.state
    if solo:
        return [int(totals(state)[0]) - int(sister_total(state))]
    return [int(points) for points in totals(state)]


LESSONS = [card for card in range(DISCOVERY) if CARDS[card].kind is Kind.LESSON]
PUBLIC = [card for card in range(DISCOVERY) if CARDS[card].kind is Kind.PUBLIC]
BOARD = (
    *NAMES[:20],
    *("SUPPLY", "EACH", "EXACT", "EVERY", "ROOMS", "LARGEST", "REPEAT", "BEFORE", "HERS"),
)
"""The weights that matter once cats are at hand."""
_PACE = {Mode.STANDARD: 30, Mode.SOLO: 22, Mode.FAMILY: 40}
"""How many cats a day of a quick game brings, in tenths, as whole games do."""


def alone(mode: Mode, weights: Weights, seed: int) -> float:
    """The points of a game in which only one's own boat is played, with cats for nothing."""
    luck = Random(f"{seed}")
    solo, family = mode is Mode.SOLO, mode is Mode.FAMILY
    options = CatsOptions(mode, Difficulty.EXPERT if solo else None)
    state = CATS.start(1 if solo else 2, options)
    state.crews[0].boat.plan = luck.randrange(4)
    if family:
        state.crews[0].lessons = vec[i64](luck.sample(range(151, 169), 2))
    else:
        state.crews[0].lessons = vec[i64](luck.sample(LESSONS, 5))
        state.public = vec[i64](luck.sample(PUBLIC, 2))
        state.public_colours = vec[i64]([luck.randrange(5), luck.randrange(5)])
    if solo:
        colours = list(range(5))
        luck.shuffle(colours)
        state.sister_colours = vec[i64](colours)
        state.sister_lessons = vec[i64](luck.sample(range(10), 3) + luck.sample(range(10, 19), 4))
    # On the third day three of the sister's colours are known.
    state.ship = 3
    goals = goals_of(state, 0)
    state.ship = 6
    goals.rival = 7 if solo else 5
    goals.position = 1 + luck.randrange(2)
    pace = weights[NAMES.index("PACE")]
    gauge = LessonGauge(state.crews[0].boat, goals, vec[i64](weights), 2 * pace)
    future = Future(state, _PACE[mode], 0 if family else 60)
    points = int(future.play(gauge, Dice(seed))) / 100
    return 80 * tanh(points / 80) if solo else points


def fitness(task: tuple[Mode, Weights, Weights, list[int]]) -> float:
    """How well weights do against others: their points, less half of the others'."""
    mode, mine, others, seeds = task
    if not others:
        return sum(alone(mode, mine, seed) for seed in seeds) / len(seeds)
    found = []
    for seed in seeds:
        if mode is Mode.SOLO:
            # What matters is to be ahead; a rout is no worse than a defeat.
            found.append(30 * tanh(play(mode, [mine], seed)[0] / 30))
            continue
        place = seed % 2
        points = play(mode, [mine, others] if place == 0 else [others, mine], seed)
        found.append(points[place] - 0.5 * points[1 - place])
    return sum(found) / len(found)


def _kept_sign(start: float, value: float) -> int:
    """A weight as a whole number that does not change its sign: its meaning would change, too."""
    return round(max(value, 0) if start >= 0 else min(value, 0))


class Evolution:
    """The state of the search: each weight has its own spread, in units of its scale."""

    def __init__(
        self, mode: Mode, file: Path, population: int, names: Sequence[str], begin: Path | None
    ) -> None:
        self.file = file
        self.population = population
        self.start = [float(value) for value in BY_MODE[MODES.index(mode)]]
        self.mean = [0.0] * len(self.start)
        self.spread = [1.0] * len(self.start)
        self.path = [0.0] * len(self.start)
        self.drift = [0.0] * len(self.start)
        self.sigma = 0.3
        self.generation = 0
        if begin is not None:
            self.start = [float(value) for value in json.loads(begin.read_text())["fitted"]]
        self.scale = [
            max(abs(value) * 0.4, 5.0) if name in names else 0.0
            for name, value in zip(NAMES, self.start, strict=True)
        ]
        if file.exists():
            for name, value in json.loads(file.read_text()).items():
                setattr(self, name, value)

    def weights(self, point: Point) -> Weights:
        """Weights as whole numbers."""
        parts = zip(self.start, self.scale, point, strict=True)
        return [_kept_sign(start, start + scale * x) for start, scale, x in parts]

    def draw(self, chance: Random) -> list[Point]:
        """The points of a generation: pairs on opposite sides of the guess."""
        points: list[Point] = []
        for _ in range(self.population // 2):
            steps = [self.sigma * sqrt(spread) * chance.gauss(0, 1) for spread in self.spread]
            points.append([mean + step for mean, step in zip(self.mean, steps, strict=True)])
            points.append([mean - step for mean, step in zip(self.mean, steps, strict=True)])
        return points

    def learn(self, points: list[Point], values: list[float]) -> None:
        """Move towards the better half, and spread the next draws by what it has in common."""
        n, half = len(self.mean), self.population // 2
        order = sorted(range(len(points)), key=lambda place: -values[place])[:half]
        shares = [log(half + 0.5) - log(rank + 1) for rank in range(half)]
        shares = [share / sum(shares) for share in shares]
        mass = 1 / sum(share * share for share in shares)
        speed = (mass + 2) / (n + mass + 5)
        memory = (4 + mass / n) / (n + 4 + 2 * mass / n)
        # Without covariances there is less to learn, so it can be learned faster.
        one = 2 / ((n + 1.3) ** 2 + mass) * (n + 2) / 3
        many = min(1 - one, 2 * (mass - 2 + 1 / mass) / ((n + 2) ** 2 + mass) * (n + 2) / 3)
        length = 0.0
        for x in range(n):
            steps = [(points[place][x] - self.mean[x]) / self.sigma for place in order]
            moved = sum(share * step for share, step in zip(shares, steps, strict=True))
            wide = sum(share * step * step for share, step in zip(shares, steps, strict=True))
            whole = sqrt(speed * (2 - speed) * mass) * moved / sqrt(self.spread[x])
            self.drift[x] = (1 - speed) * self.drift[x] + whole
            self.path[x] = (1 - memory) * self.path[x] + sqrt(memory * (2 - memory) * mass) * moved
            self.spread[x] *= 1 - one - many
            self.spread[x] += one * self.path[x] ** 2 + many * wide
            self.mean[x] += self.sigma * moved
            length += self.drift[x] ** 2
        usual = sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self.sigma *= exp(speed * (sqrt(length) / usual - 1))
        self.sigma = min(max(self.sigma, 0.05), 1.0)
        self.generation += 1

    def save(self) -> None:
        """Write everything, and never half of it."""
        kept = {name: value for name, value in vars(self).items() if name not in _NOT_KEPT}
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps(kept | {"fitted": self.weights(self.mean)}))
        fresh.replace(self.file)


_NOT_KEPT = ("file", "population", "fitted")


def main() -> None:
    """Run some generations."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--mode", choices=[*MODES], default=Mode.STANDARD)
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--population", type=int, default=32)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--start", type=Path, help="a file of another run to begin with")
    parser.add_argument("--minutes", type=float, default=600, help="no new generation after these")
    parser.add_argument("--alone", action="store_true", help="fit boats only, by quick games alone")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    mode = Mode(given.mode)
    file = given.out / f"{mode}{'-alone' if given.alone else ''}.json"
    names = BOARD if given.alone else NAMES
    search = Evolution(mode, file, given.population, names, given.start)
    end = monotonic() + 60 * given.minutes
    with ProcessPoolExecutor(given.jobs) as pool:
        while search.generation < given.generations and monotonic() < end:
            points = search.draw(Random(search.generation))
            first = 1_000_000 + search.generation * given.games
            seeds = list(range(first, first + given.games))
            others = [] if given.alone else search.weights(search.mean)
            # Each point's games come in parts, so that no process waits long for another.
            parts = [seeds[start::PARTS] for start in range(PARTS)]
            drawn = [search.weights(point) for point in points]
            tasks = [(mode, weights, others, part) for weights in drawn for part in parts]
            found = list(pool.map(fitness, tasks))
            values = [sum(found[at : at + PARTS]) / PARTS for at in range(0, len(found), PARTS)]
            search.learn(points, values)
            search.save()
            mean = sum(values) / len(values)
            print(f"{search.generation}: {mean:.2f}, best {max(values):.2f}", flush=True)


if __name__ == "__main__":
    main()
