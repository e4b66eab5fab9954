"""How fast learners can play: batches and environments beside those of others, in one run.

Everything plays at random on one core, in turns with the others, and is timed in CPU seconds.
A step is one choice of one player, with its observation and its legal choices at hand.

    python benchmarks/research.py [--seconds 2]
"""

import argparse
import time
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np

from skerry.research.batch import Batch
from skerry.research.pettingzoo import cats_v1, skye_v1

Play = Callable[[], int]
"""Plays for a while; how many steps that were."""

ROUNDS = 3
CLASSICS = (
    "chess_v6",
    "connect_four_v3",
    "go_v5",
    "hanabi_v5",
    "leduc_holdem_v4",
    "rps_v2",
    "texas_holdem_no_limit_v6",
    "texas_holdem_v4",
    "tictactoe_v3",
)
LIKE_SIZE = ("backgammon", "gin_rummy")
"""The games of OpenSpiel, in C++, of about the size of these."""
SMALL = ("connect_four", "leduc_poker", "chess")
TEN_TIMES = "PettingZoo connect_four_v3"


def batch_play(game: str, players: int, **options: Any) -> Play:
    """Steps of a batch, with observations, masks and rewards."""
    batch = Batch(game, players, games=64, seed=1, **options)

    def play() -> int:
        for _step in range(20):
            batch.step(batch.sample())
        return 20 * batch.games

    return play


def zoo_play(env: Any) -> Play:
    """Choices in an environment of PettingZoo, with `last` before each."""
    random = np.random.default_rng(1)

    def play() -> int:
        steps = 0
        env.reset(seed=int(random.integers(1 << 30)))
        for _agent in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            mask = observation.get("action_mask") if isinstance(observation, dict) else None
            mask = info.get("action_mask") if mask is None else mask
            space = env.action_space(env.agent_selection)
            legal = np.arange(space.n) if mask is None else np.flatnonzero(mask)
            env.step(int(random.choice(legal)))
            steps += 1
            if steps == 400:
                break
        return steps

    return play


def spiel_play(name: str) -> Play:
    """Choices in a game of OpenSpiel, with an observation before each; chance is not counted."""
    import pyspiel  # noqa: PLC0415 - only where it is installed

    game, random = pyspiel.load_game(name), Random(1)
    kind = game.get_type()
    observes = kind.provides_observation_tensor

    def play() -> int:
        steps, state = 0, game.new_initial_state()
        while not state.is_terminal() and steps < 400:
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
                continue
            player = state.current_player()
            if observes:
                state.observation_tensor(player)
            else:
                state.information_state_tensor(player)
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def ours() -> Iterator[tuple[str, Play]]:
    """Batches and environments of this package."""
    for players in (2, 4):
        yield f"batch, Isle of Skye, {players} seats", batch_play("skye", players)
    for players in (2, 4):
        yield f"batch, The Isle of Cats, {players} seats", batch_play("cats", players)
    yield "PettingZoo environment, Isle of Skye", zoo_play(skye_v1.env(players=2))
    yield "PettingZoo environment, The Isle of Cats", zoo_play(cats_v1.env(players=2))


def theirs() -> Iterator[tuple[str, Play]]:
    """The classic games of PettingZoo, and games of OpenSpiel."""
    from pettingzoo import classic  # noqa: PLC0415 - it warns when it is imported

    for name in CLASSICS:
        try:
            yield f"PettingZoo {name}", zoo_play(getattr(classic, name).env())
        except Exception as error:
            # Some need more than is installed, and some were removed.
            print(f"(not measured: PettingZoo {name}: {type(error).__name__}: {error})")
    if find_spec("pyspiel") is None:
        print("(not measured: OpenSpiel, which is not installed)")
        return
    import_module("skerry.research.openspiel")
    yield "OpenSpiel python_skerry_skye (ours)", spiel_play("python_skerry_skye")
    for name in (*LIKE_SIZE, *SMALL):
        yield f"OpenSpiel {name} (C++)", spiel_play(name)


def measured(plays: dict[str, Play], seconds: float) -> dict[str, float]:
    """The best steps per CPU second of each, in turns."""
    best = dict.fromkeys(plays, 0.0)
    for _round in range(ROUNDS):
        for name, play in plays.items():
            steps, started = 0, time.process_time()
            while (spent := time.process_time() - started) < seconds / ROUNDS:
                steps += play()
            best[name] = max(best[name], steps / spent)
    return best


def bars(best: dict[str, float]) -> Iterator[tuple[str, bool]]:
    """What batches must reach."""
    skye = best["batch, Isle of Skye, 2 seats"]
    cats = best["batch, The Isle of Cats, 2 seats"]
    yield f"Isle of Skye: {skye:,.0f} decisions/s, at least 100,000", skye >= 100_000
    for title, steps in (("Isle of Skye", skye), ("The Isle of Cats", cats)):
        if TEN_TIMES in best:
            ratio = steps / best[TEN_TIMES]
            yield f"{title}: {ratio:.0f} times {TEN_TIMES}, at least 10", ratio >= 10
        others = [
            name
            for name in best
            if (name.startswith("PettingZoo") and "environment" not in name)
            or any(name == f"OpenSpiel {one} (C++)" for one in LIKE_SIZE)
        ]
        fastest = max(others, key=best.__getitem__)
        ratio = steps / best[fastest]
        yield f"{title}: {ratio:.1f} times {fastest}, the fastest of {len(others)}", ratio > 1


def main() -> int:
    """Print all figures and whether the bars are reached; 1 if one is not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each game")
    seconds = parser.parse_args().seconds
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        best = measured({**dict(ours()), **dict(theirs())}, seconds)
    print("steps per CPU second, random play, one core")
    for name, steps in sorted(best.items(), key=lambda one: -one[1]):
        print(f"{steps:12,.0f}  {name}")
    reached = True
    for sentence, is_reached in bars(best):
        print(f"{'reached' if is_reached else 'MISSED '}  {sentence}")
        reached = reached and is_reached
    return 0 if reached else 1


if __name__ == "__main__":
    raise SystemExit(main())
