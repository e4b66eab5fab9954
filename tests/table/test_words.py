"""A table in the game's own words: only what a seat may know, and nothing that was undone."""

from itertools import islice
from random import Random

import pytest
from tests.table.random_tables import KINDS, config, play, started

from skerry.protocol.messages import AskWords
from skerry.protocol.table_info import Aids
from skerry.table.entries import Moved, Undone
from skerry.table.past import Past
from skerry.table.updates import raw
from skerry.table.words import in_words

ASK = AskWords("a", ("Ann", "Bea"))


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_picture_moves_and_scores_are_those_of_the_seat(
    game: str, seats: int, options: dict[str, str]
) -> None:
    given = config(game, seats, options, "1")
    table, _ = started(given)
    names = [*ASK.names, "Seat 3", "Seat 4", "Seat 5"][:seats]
    asked = 0
    for _ in islice(play(table, Random(3)), 60):
        for seat in (None, *range(seats)):
            view = table.match.view(seat)
            said = in_words(table, seat, ASK, ())
            assert said.picture == given.plugin.show(view, names)
            assert [score.seat for score in said.scores] == list(range(seats))
            if seat is None:
                assert (said.hint, said.moves, said.total) == (None, (), 0)
                continue
            legal = table.match.legal(seat)
            assert said.total == len(legal)
            assert list(said.moves) == [str(move) for move in islice(legal, 500)]
            assert (said.hint is not None) == (seat in table.awaits)
            asked += said.hint is not None
    assert asked


def test_without_previews_there_are_scores_only_at_the_end() -> None:
    table, _ = started(config("skye", 2, {}, "1", aids=Aids(previews=False)))
    assert in_words(table, 0, ASK, ()).scores == ()
    assert list(play(table, Random(1)))
    scores = in_words(table, 0, ASK, ()).scores
    result = table.match.result
    assert result is not None
    assert [score.total for score in scores] == list(result.scores)
    assert all(score.lines for score in scores)


def test_the_story_is_what_a_seat_saw_without_what_was_undone() -> None:
    given = config("skye", 2, {}, "1")
    table, first = started(given)
    batches = [first]
    move = table.match.legal(0).choose(Random(1))
    batches.append(table.extend(2000, [Moved(0, raw(move))]))
    past = Past(given)
    past.read(batches)
    before = past.story(0, ["You", "Bea"])
    assert "You" in before[-1].sentences[0]
    others = past.story(1, ["Bea", "You"])
    assert before[-1].sentences != others[-1].sentences, "prices are sealed"
    table.extend(3000, [Undone(0, None)])
    assert past.catch_up(table)
    after = past.story(0, ["You", "Bea"])
    assert len(after) == len(before) - 1
