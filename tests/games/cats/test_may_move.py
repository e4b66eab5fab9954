"""Whether a seat may move is the same with and without a list of its moves."""

from random import Random

import pytest

from skerry.core.game import legal_in, may_move_in
from skerry.core.match import Match
from skerry.games.cats.game.game import CATS
from skerry.games.cats.game.options import CatsOptions, Mode


@pytest.mark.parametrize("mode", [Mode.STANDARD, Mode.FAMILY])
def test_asking_is_the_same_as_listing(mode: Mode) -> None:
    random, answers = Random(f"may move {mode}"), set()
    for seats in (2, 4):
        match = Match(CATS, seats, CatsOptions(mode))
        match.draw(random)
        while match.awaits:
            for seat in range(seats):
                listed = bool(legal_in(CATS, match.state, seat))
                assert may_move_in(CATS, match.state, seat) == listed
                answers.add((seat in match.awaits, listed))
            mover = random.choice(sorted(match.awaits))
            match.play(match.legal(mover).choose(random))
            match.draw(random)
    wanted = {(True, True), (False, False)} | ({(False, True)} if mode is Mode.STANDARD else set())
    assert answers >= wanted, "seats that are not awaited sometimes can, and sometimes cannot"
