"""Copies of states, matches and dice: equal at first, and independent from then on."""

import copy
import pickle
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.core.games import Table, every_table, random_game

from skerry.core.compiled.dice import Dice
from skerry.core.match import Match


def unpickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - our own bytes


every_way = pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, unpickled], ids=["copy", "deepcopy", "pickle"]
)
Copier = Callable[[Any], Any]


@cache
def half_a_game(table: Table) -> list[Any]:
    """The answers of the first half of a random game."""
    answers = [step.answer for step in random_game(table, 5)]
    return answers[: len(answers) // 2]


def middle_of_a_game(table: Table) -> Match[Any, Any, Any]:
    match = Match(table.plugin.game, table.seats, table.options)
    for answer in half_a_game(table):
        match.play(answer)
    return match


def seen(table: Table, state: Any) -> list[Any]:
    """All views of a state, and its snapshot."""
    views = [table.plugin.game.view(state, seat) for seat in table.everyone]
    return [*views, table.plugin.wire.snapshot(state)]


def play_on(state: Any, seed: int, answers: int = 60) -> list[int]:
    """Play random answers, in place; returns the answers."""
    random = Random(seed)
    given: list[int] = []
    while len(given) < answers and len(codes := state.codes()):
        given.append(int(codes[random.randrange(len(codes))]))
        state.advance(given[-1])
    return given


@every_table
@every_way
def test_a_copied_state_is_equal_and_independent(table: Table, copied: Copier) -> None:
    state = middle_of_a_game(table).state
    before = seen(table, state)
    other = copied(state)
    assert type(other) is type(state)
    assert seen(table, other) == before
    assert play_on(other, 1)
    assert seen(table, other) != before
    assert seen(table, state) == before, "the original stays as it was"


@every_table
@every_way
def test_a_copied_state_has_the_same_future(table: Table, copied: Copier) -> None:
    state = middle_of_a_game(table).state
    other = copied(state)
    assert play_on(state, 2) == play_on(other, 2)
    assert seen(table, state) == seen(table, other)


@every_table
@every_way
def test_a_copied_match_is_equal_and_independent(table: Table, copied: Copier) -> None:
    match = middle_of_a_game(table)
    before, events = seen(table, match.state), list(match.events)
    other = copied(match)
    assert type(other) is Match
    assert other.game is match.game
    assert (other.seats, other.options) == (match.seats, match.options)
    assert (other.answers, other.events) == (match.answers, match.events)
    assert seen(table, other.state) == before
    if -1 in other.awaits:
        other.draw(Random(1))
    else:
        other.play(other.legal(min(other.awaits)).choose(Random(1)))
    assert len(other.answers) > len(match.answers)
    play_on(other.state, 3)
    assert seen(table, match.state) == before, "the original stays as it was"
    assert match.events == events


@every_way
def test_copied_dice_roll_the_same_numbers_on_their_own(copied: Copier) -> None:
    dice, same = Dice(7), Dice(7)
    assert dice.below(6) == same.below(6)
    other = copied(dice)
    rolls = [int(same.below(100)) for _ in range(20)]
    assert [int(other.below(100)) for _ in range(20)] == rolls
    assert [int(dice.below(100)) for _ in range(20)] == rolls, "the original stays where it was"
