"""The random and the greedy bot never change: they are the fixed points of all figures."""

from hashlib import sha256

import pytest

from skerry.arena.simulate import Plan, play
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode

TABLES = {
    "skye-2": ("skye", 2, None),
    "skye-5": ("skye", 5, None),
    "cats-2": ("cats", 2, None),
    "cats-4": ("cats", 4, None),
    "cats-solo": ("cats", 1, CatsOptions(Mode.SOLO, Difficulty.HARD)),
    "cats-family": ("cats", 3, CatsOptions(Mode.FAMILY)),
}
GOLDEN = {
    ("skye-2", "random"): "09d0210dfea53813",
    ("skye-2", "greedy"): "13d42bd4edbcd3fd",
    ("skye-5", "random"): "5fae449ab7a3505d",
    ("skye-5", "greedy"): "d7e8a4d14ae7f62c",
    ("cats-2", "random"): "9e46683ddeef3d7c",
    ("cats-2", "greedy"): "8d0dd42c1812ff94",
    ("cats-4", "random"): "aa59973ee553f239",
    ("cats-4", "greedy"): "07a3a9efff39b31d",
    ("cats-solo", "random"): "9d88284a8a2e7803",
    ("cats-solo", "greedy"): "51ed8fd43560e710",
    ("cats-family", "random"): "3c4313b4f7d708e1",
    ("cats-family", "greedy"): "39a9b14c311ce68b",
}
"""The first digits of the hash of a whole game's record, by table and bot."""


@pytest.mark.parametrize(("table", "bot"), GOLDEN)
def test_a_game_is_the_same_as_ever(table: str, bot: str) -> None:
    game, seats, options = TABLES[table]
    played = play(Plan(game, seats, (bot,), "frozen", options), 0)
    assert sha256(played.record).hexdigest()[:16] == GOLDEN[table, bot]
