"""Whole random games of every installed game and mode, step by step."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from skerry.core.chance import pick
from skerry.core.game import CHANCE, Draw, Move, Options, Step
from skerry.core.luck import Contribution, Luck, commitment, draw_from, seed_from
from skerry.core.record import Record, make_record
from skerry.core.registry import AnyPlugin, find
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.skye.game.options import Money, SkyeOptions


class Table(NamedTuple):
    """A game and how it is played."""

    game: str
    seats: int
    options: Options | None = None

    @property
    def plugin(self) -> AnyPlugin:
        return find(self.game)

    @property
    def everyone(self) -> list[int | None]:
        return [None, *range(self.seats)]


TABLES = {
    "skye 2": Table("skye", 2),
    "skye 3 open": Table("skye", 3, SkyeOptions(money=Money.OPEN)),
    "skye 5": Table("skye", 5),
    "cats 2": Table("cats", 2),
    "cats 4": Table("cats", 4, CatsOptions(column_lesson=True)),
    "cats solo": Table("cats", 1, CatsOptions(Mode.SOLO, Difficulty.HARD)),
    "cats family": Table("cats", 3, CatsOptions(Mode.FAMILY)),
}

every_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)


class Taken(NamedTuple):
    """One step of a game: the state before it, the answer, and the result."""

    before: Any
    answer: Move | Draw
    step: Step[Any]


Choose = Callable[[Sequence[tuple[Draw, int]], int], Draw]
"""Picks the nth draw of a game."""


def random_game(table: Table, seed: int, choose: Choose | None = None) -> Iterator[Taken]:
    """A random game; now and then a seat that is not awaited interjects."""
    random = Random(f"{table.game} {table.seats} {seed}")
    game = table.plugin.game
    state = game.start(table.seats, table.options)
    draws = 0
    while awaited := game.awaits(state):
        answer: Move | Draw
        if CHANCE in awaited:
            outcomes = game.outcomes(state)
            answer = choose(outcomes, draws) if choose else pick(outcomes, random)
            draws += 1
        else:
            seats = range(table.seats) if random.random() < 0.2 else sorted(awaited)
            legal = game.legal(game.view(state, random.choice(seats)))
            if not legal:
                continue
            answer = legal.choose(random)
        step = game.play(state, answer)
        yield Taken(state, answer, step)
        state = step.state


SERVER = "5e" * 32
"""The secret of a server for tosses."""


def tossed_record(
    table: Table, secrets: Sequence[str | None], number: int, restarts: int = 0
) -> Record:
    """The record of a random game whose seed comes from a toss."""
    assert len(secrets) == table.seats
    record = lucky_record(table, seed_from(SERVER, secrets), number)
    given = tuple(None if one is None else Contribution(one, commitment(one)) for one in secrets)
    luck = Luck(Contribution(SERVER, commitment(SERVER)), given, restarts)
    return msgspec.structs.replace(
        record, commitment=commitment(SERVER), luck=luck, rules=table.plugin.game.version
    )


def lucky_record(table: Table, seed: str, number: int) -> Record:
    """The record of a random game whose draws come from a seed, with the seed in it."""
    steps = list(random_game(table, number, lambda outcomes, k: draw_from(outcomes, seed, k)))
    events = [event for taken in steps for event in taken.step.recorded()]
    chosen = {} if table.options is None else msgspec.to_builtins(table.options)
    return make_record(
        table.game,
        {"players": table.seats, **chosen},
        [f"seat {seat}" for seat in range(table.seats)],
        events,
        table.plugin.game.result(steps[-1].step.state),
        seed=seed,
        commitment=commitment(seed),
    )
