"""Vectors that cross between interpreted and compiled code are given back: nothing is kept."""

import sys
from collections.abc import Callable
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.dice import Dice
from skerry.core.match import Match
from skerry.games.cats import CATS
from skerry.games.cats.environment.choices import CatsChoices
from skerry.games.cats.game.restore import restore

TIMES = 300


def blocks_kept(do: Callable[[], object]) -> int:
    """How many blocks of memory are left after doing something many times."""
    for _ in range(TIMES):
        do()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        do()
    return sys.getallocatedblocks() - before


def test_an_attribute_lets_its_old_vector_go() -> None:
    state = CATS.start(2)

    def fill() -> None:
        state.bag = vec[i64]([7] * 50)

    assert blocks_kept(fill) < TIMES // 10


def test_an_argument_is_given_back() -> None:
    game = CatsChoices(CATS.start(2))
    game.settle(Dice(7))

    def list_options() -> None:
        game.options_into(vec[i64]([0] * game.longest))

    assert blocks_kept(list_options) < TIMES // 10


def test_a_restored_state_goes_as_a_whole() -> None:
    match = Match(CATS, 2)
    match.draw(Random(1))
    view = match.view(0)
    assert blocks_kept(lambda: restore(view)) < TIMES // 10
