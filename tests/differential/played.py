"""Plays games and prints the results, which must be the same compiled and uncompiled.

`python -m tests.differential.played` prints one JSON object.
"""

import hashlib
import json
import sys
from typing import Any

import msgspec

from skerry import pure
from skerry.arena.simulate import Plan, play
from skerry.core.compiled.dice import Dice
from skerry.games.skye import SKYE
from skerry.games.skye.bench import BENCH
from skerry.games.skye.bots.compiled.evaluation import best_gain, territory_value
from skerry.games.skye.bots.compiled.policy import policy_playouts, usual_weights
from skerry.games.skye.game.options import Farm, Money, SkyeOptions, Tie
from skerry.games.skye.game.view import snapshot
from skerry.games.skye.pieces.tiles import TILES
from skerry.games.skye.rules.codes import NOBODY
from skerry.games.skye.rules.playout import playouts, settle
from skerry.games.skye.rules.rules import State

OPTIONS = [
    SkyeOptions(),
    SkyeOptions(Farm.FOUR, True, Tie.REMAINDER, Money.OPEN),
]


class Digest:
    """A fingerprint of many values."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, value: object) -> None:
        self._hash.update(msgspec.json.encode(value) + b"\n")

    def __str__(self) -> str:
        return self._hash.hexdigest()


def stepped(seats: int, options: SkyeOptions, seed: int) -> list[str]:
    """A random game by the fast API: codes and states at every step, a fingerprint a round."""
    dice = Dice(seed)
    state: State = SKYE.start(seats, options)
    digest = Digest()
    prints = []
    round = 0
    while state.mover() != NOBODY:
        if state.round != round:
            round = state.round
            prints.append(str(digest))
        codes = [int(code) for code in state.codes()]
        digest.add([int(state.mover()), codes])
        state.advance(codes[dice.below(len(codes))])
        digest.add(snapshot(state))
    digest.add(SKYE.result(state))
    return [*prints, str(digest)]


def judged(seats: int, seed: int) -> list[int]:
    """What the bots think of tiles and territories in the middle of a game."""
    dice = Dice(seed)
    state = SKYE.start(seats)
    settle(state, dice)
    found: list[int] = []
    while state.mover() != NOBODY:
        seat = state.mover()
        if dice.below(8) == 0:
            found.append(int(territory_value(state, seat, state.clans[seat].land)))
            found.append(int(best_gain(state, seat, dice.below(73))))
        codes = state.codes()
        state.advance(codes[dice.below(len(codes))])
        settle(state, dice)
    return found


def everything() -> dict[str, Any]:
    """All that is compared."""
    tables = [(seats, number) for seats in (2, 3, 4, 5) for number in range(len(OPTIONS))]
    return {
        "compiled": pure.is_compiled(),
        "tiles": len(TILES),
        "random games": BENCH.random_games(60, 3),
        "stepped games": BENCH.stepped_games(3, 4),
        "playouts": [int(total) for total in playouts(BENCH.middle_of_game(5), 20, Dice(6))],
        "steps": {f"{s} {n}": stepped(s, OPTIONS[n], 10 * s + n) for s, n in tables},
        "policy": [
            int(total)
            for seed in (1, 2)
            for total in policy_playouts(
                BENCH.middle_of_game(seed), 10, usual_weights(BENCH.middle_of_game(seed)), Dice(7)
            )
        ],
        "judged": {str(seats): judged(seats, seats) for seats in (2, 3, 4, 5)},
        "records": {
            f"{seats} {number} {bots}": hashlib.sha256(
                play(Plan("skye", seats, tuple(bots.split(",")), "d", OPTIONS[number]), 0).record
            ).hexdigest()
            for seats, number in tables
            for bots in ("random", "greedy,random")
        },
    }


if __name__ == "__main__":
    json.dump(everything(), sys.stdout)
