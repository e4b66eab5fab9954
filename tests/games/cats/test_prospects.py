"""What does not count yet: lessons that are not laid, and families that are too small."""

import pytest
from tests.games.cats.table import Table, ints

from skerry.core.score import ScoreLine
from skerry.games.cats import CATS
from skerry.games.cats.game.explain import preview, score_now
from skerry.games.cats.game.moves import Place
from skerry.games.cats.game.options import Mode
from skerry.games.cats.game.score_source import ColourSource, LessonSource
from skerry.games.cats.game.scorecard import card_of
from skerry.games.cats.game.view import view_of
from skerry.games.cats.pieces.cards import CARD_NUMBER
from skerry.games.cats.rules.state import OVER, PAY, PUBLIC

BOAT = ("blue-k01 h3 0", "red-k01 j3 0", "red-k02 h5 0")


def prospects(table: Table, seat: int = 0, viewer: int | None = 0) -> tuple[ScoreLine, ...]:
    return score_now(view_of(table.state, viewer), seat).prospects


def lessons(table: Table, seat: int = 0, viewer: int | None = 0) -> list[tuple[str, int]]:
    lines = prospects(table, seat, viewer)
    return [(one.what.card, one.points) for one in lines if isinstance(one.what, LessonSource)]


@pytest.mark.parametrize("pile", ["hand", "kept", "pack", "drawn"])
def test_a_lesson_gives_what_it_would_give_if_laid(pile: str) -> None:
    table = Table(phase=PAY).boat(0, *BOAT)
    cards = [CARD_NUMBER[name] for name in ("d126", "d135", "d120", "d133")]
    setattr(table.crew(), pile, ints(cards))
    for name, points in lessons(table):
        table.crew().lessons = ints([CARD_NUMBER[name]])
        laid = [line for line in card_of(table.state, 0).lines if line.what.topic == name]
        assert [line.points for line in laid] == [points]
    table.crew().lessons = ints([])
    assert len(lessons(table)) == 4


def test_lessons_of_others_stay_secret() -> None:
    table = Table(phase=PAY).boat(0, *BOAT).hand(0, "d135")
    assert lessons(table, viewer=1) == lessons(table, viewer=None) == []


def test_a_public_lesson_has_a_line_for_each_colour() -> None:
    table = Table(phase=PUBLIC).boat(0, *BOAT).boat(1, "blue-k03 h3 0").hand(0, "d144")
    found = [line.what for line in prospects(table) if isinstance(line.what, LessonSource)]
    assert [(one.colour, one.count) for one in found] == [
        ("blue", 1),
        ("green", 0),
        ("red", 2),
        ("purple", 0),
        ("orange", 0),
    ]
    # Its colour is named now, so everybody sees what it would count for everybody.
    assert view_of(table.state, 1).naming == "d144"
    assert next(points for _, points in lessons(table, seat=1, viewer=0)) > 0
    assert len(lessons(table, seat=0, viewer=1)) == 5


def test_alone_a_public_lesson_gives_half() -> None:
    whole = Table(phase=PAY).boat(0, *BOAT).hand(0, "d144")
    half = Table(1, mode=Mode.SOLO, phase=PAY).boat(0, *BOAT).hand(0, "d144")
    assert [points for _, points in lessons(half)] == [
        (points + 1) // 2 for _, points in lessons(whole)
    ]


def test_a_family_of_two_says_what_a_third_cat_gives() -> None:
    table = Table().boat(0, "red-k01 h3 0", "red-k02 h5 0", "blue-k01 j3 0")
    found = [line.what for line in prospects(table) if isinstance(line.what, ColourSource)]
    assert [(one.colour, one.count, one.next_points) for one in found] == [("red", 2, 8)]


def test_a_preview_tells_of_families_that_are_too_small() -> None:
    table = Table().fields("red-k01").boat(0, "red-k02 h5 0")
    table.say(0, "rescue red-k01")
    place = next(move for move in CATS.legal(view_of(table.state, 0)) if isinstance(move, Place))
    table.boat(1, "blue-k01 h3 0")
    changes = {change.topic: change for change in preview(table.state, place)}
    assert (changes["families"].now, changes["families"].after) == (0, 0)
    assert [line.what.count for line in changes["families"].card.prospects] == [2]


def test_nothing_is_still_to_come_at_the_end() -> None:
    table = Table(phase=OVER).boat(0, *BOAT).hand(0, "d135")
    assert prospects(table) == ()
