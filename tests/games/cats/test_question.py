"""What has begun is a question with named fields, and a state comes back from it."""

from random import Random

import msgspec
import pytest

from skerry.core import registry
from skerry.games.cats.game.game import CATS
from skerry.games.cats.game.options import CatsOptions, Mode
from skerry.games.cats.game.question import PHASES, PlaceTile, Question, question_of
from skerry.games.cats.game.view import view_of
from skerry.games.cats.rules import state as numbers
from skerry.games.cats.rules.codes import NOBODY
from skerry.games.cats.rules.rules import State

WIRE = registry.find("cats").wire
KINDS = {kind.__name__ for kind in Question.__args__}
"""All questions."""


def test_phases_have_the_names_of_their_numbers() -> None:
    for number, phase in enumerate(PHASES):
        assert getattr(numbers, phase.name) == number


def moments(seats: int, options: CatsOptions, seed: int) -> list[State]:
    """The states of a random game in which something has begun."""
    random = Random(seed)
    state = CATS.start(seats, options)
    found = []
    while state.mover() != NOBODY:
        state.advance(random.choice(list(state.codes())))
        if state.doing != numbers.NOTHING:
            found.append(state.copy())
    return found


@pytest.fixture(scope="module")
def begun() -> list[State]:
    games = [(2, Mode.STANDARD), (1, Mode.SOLO), (3, Mode.FAMILY), (4, Mode.STANDARD)]
    return [
        state
        for seed, (seats, mode) in enumerate(games)
        for state in moments(seats, CatsOptions(mode), seed)
    ]


def test_every_question_comes_up(begun: list[State]) -> None:
    assert {type(question_of(state)).__name__ for state in begun} == KINDS


def test_a_state_in_the_middle_of_something_comes_back_from_json(begun: list[State]) -> None:
    for state in begun:
        whole = WIRE.snapshot(state)
        again = WIRE.restore(WIRE.read_view(msgspec.json.encode(whole)))
        assert WIRE.snapshot(again) == whole
        assert CATS.awaits(again) == CATS.awaits(state)
        assert list(again.codes()) == list(state.codes())


def test_a_question_speaks_in_ids_and_never_in_minus_one(begun: list[State]) -> None:
    for state in begun:
        text = msgspec.json.encode(view_of(state, None)).decode()
        assert "-1" not in text


def test_a_rescued_cat_says_where_it_was_and_how_it_was_paid(begun: list[State]) -> None:
    sources = {
        type(question.source).__name__
        for question in map(question_of, begun)
        if isinstance(question, PlaceTile)
    }
    assert sources == {"FromField", "FromBag"}
