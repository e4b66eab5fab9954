"""Positions for tests: what a seat sees when it is asked something."""

from random import Random

import msgspec

from skerry.core import registry
from skerry.core.game import CHANCE


def first_question(game: str, seats: int = 2, seed: int = 1) -> bytes:
    """The view, as JSON, of the first seat that has to answer."""
    rules = registry.find(game).game
    random = Random(seed)
    state = rules.start(seats)
    while (awaited := rules.awaits(state)) == {CHANCE}:
        draws, weights = zip(*rules.outcomes(state), strict=True)
        state = rules.play(state, random.choices(draws, weights)[0]).state
    return msgspec.json.encode(rules.view(state, min(awaited)))
