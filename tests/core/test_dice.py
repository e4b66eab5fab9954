"""Dice: fair, repeatable, and the same compiled and uncompiled."""

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from skerry.core.chance import pick
from skerry.core.compiled.dice import Dice
from skerry.core.game import Draw

SEEDS = [0, 1, 2, 7, 2**31, 2**32 - 1, 2**32, 2**63 - 1, 2**64 - 1, 10**30, -2, -(2**40)]
LIMITS = [1, 2, 3, 6, 10, 73, 1000, 2**16, 2**31 - 1, 2**31]

ROLLS = f"""
import json
from skerry.core.compiled.dice import Dice
rolls = []
for seed in {SEEDS}:
    dice = Dice(seed)
    rolls.append([dice.below(limit) for _ in range(20) for limit in {LIMITS}])
print(json.dumps(rolls))
"""


def rolled(*, pure: bool) -> list[list[int]]:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", ROLLS],
        env={**os.environ, "SKERRY_PURE": "1" if pure else ""},
        capture_output=True,
        text=True,
        check=True,
    )
    rolls: list[list[int]] = json.loads(done.stdout)
    return rolls


def test_the_numbers_are_the_same_compiled_and_uncompiled() -> None:
    compiled, plain = rolled(pure=False), rolled(pure=True)
    assert compiled == plain
    assert len({tuple(rolls) for rolls in plain}) == len(SEEDS), "every seed has its own"


def test_the_numbers_stay_what_they_were() -> None:
    dice = Dice(2024)
    assert [dice.below(100) for _ in range(10)] == [91, 89, 2, 62, 65, 37, 60, 72, 73, 52]


@pytest.mark.parametrize("limit", LIMITS)
def test_every_number_is_below_the_limit(limit: int) -> None:
    dice = Dice(limit)
    rolls = [int(dice.below(limit)) for _ in range(2000)]
    assert all(0 <= number < limit for number in rolls)
    if limit > 2000:
        assert max(rolls) > limit * 0.99
        assert min(rolls) < limit * 0.01


@pytest.mark.parametrize("limit", [2, 3, 6, 16, 73])
@pytest.mark.parametrize("seed", [0, 1, 99])
def test_they_are_fair(limit: int, seed: int) -> None:
    dice = Dice(seed)
    each = 1000
    counts = Counter(dice.below(limit) for _ in range(each * limit))
    # Six standard deviations: a fair die does not fail here in any lifetime.
    bound = 6 * each**0.5
    assert all(abs(counts[number] - each) < bound for number in range(limit))


def test_large_limits_are_fair() -> None:
    # 2**32 numbers fall on these in the pattern 3, 3, 2 unless some are drawn again.
    dice = Dice(3)
    counts = Counter(dice.below(3 * 2**29) % 3 for _ in range(9000))
    assert all(abs(counts[rest] - 3000) < 300 for rest in range(3))


def test_pairs_are_fair_too() -> None:
    dice = Dice(5)
    rolls = [dice.below(6) for _ in range(36_001)]
    counts = Counter(pairwise(rolls))
    assert all(abs(counts[a, b] - 1000) < 200 for a in range(6) for b in range(6))


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [Dice(seed).below(1000) for seed in range(3000)]
    assert len(set(first)) > 900
    steps = Counter((b - a) % 1000 for a, b in pairwise(first))
    assert max(steps.values()) < 20


def test_a_pick_follows_the_weights() -> None:
    class Card(Draw, frozen=True, tag="card"):
        """A card of a little deck."""

        name: str

    outcomes = [(Card("common"), 6), (Card("rare"), 3), (Card("never"), 0), (Card("odd"), 1)]
    luck = Random(1)
    counts = Counter(pick(outcomes, luck) for _ in range(10_000))
    for card, weight in outcomes:
        assert abs(counts[card] - 1000 * weight) < 300
    assert counts[Card("never")] == 0


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(ValueError, match=r"empty range|nothing to draw"):
        pick([], Random(1))
