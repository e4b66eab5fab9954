"""The past of a table: the same whether it is read from the log or grows with the table."""

from random import Random

import pytest
from tests.table.random_tables import KINDS, config, play, started

from skerry.table.past import Past
from skerry.table.table import MOST_STEPS


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_a_past_that_grows_is_the_one_of_the_log(
    game: str, seats: int, options: dict[str, str]
) -> None:
    given = config(game, seats, options, "1")
    table, first = started(given)
    batches = [first]
    growing = Past(given)
    for batch in play(table, Random(2), undo=0.1):
        batches.append(batch)
        if batch.seq % 7 == 0:
            assert growing.catch_up(table)
            # Asking in between changes nothing.
            growing.history(batch.seq % seats)
            growing.story(None, ["Ann"])
    assert growing.catch_up(table)
    read = Past(given)
    read.read(batches)
    assert len(read) == len(growing) == table.seq
    for seat in (None, *range(seats)):
        assert growing.history(seat) == read.history(seat)
        assert growing.story(seat, ["Ann"]) == read.story(seat, ["Ann"])
        assert growing.unseen(seat) == 0


def test_a_table_that_has_forgotten_steps_cannot_tell_them() -> None:
    table, _ = started(config("cats", 4, {}, "1"))
    for batch in play(table, Random(2)):
        if batch.seq > MOST_STEPS:
            break
    assert not Past(table.config).catch_up(table)


def test_new_names_make_a_new_story() -> None:
    table, _ = started(config("skye", 2, {}, "1"))
    list(zip(range(10), play(table, Random(2)), strict=False))
    past = Past(table.config)
    assert past.catch_up(table)
    for name in ("Ann", "Bea", "Ann"):
        assert any(name in line for step in past.story(0, [name]) for line in step.sentences)
