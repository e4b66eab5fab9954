"""What version 1 of The Isle of Cats did another way, as it shows in events."""

from skerry.games.cats.game.events import AnytimePlayed, CardsPaid, LessonLaid, PublicLessonLaid
from skerry.games.cats.game.older import compare_with
from skerry.games.cats.pieces.cards import CardId

D071, D100, D101, D143 = map(CardId, ("d071", "d100", "d101", "d143"))
PAID = CardsPaid(0, 3, 5, (D071,), ())
DRAWN = AnytimePlayed(0, D071, drawn=(D100, D143), kept=(D100, D143), cost=0)


def test_a_lesson_that_is_bought_while_phase_3_runs_was_not_laid() -> None:
    for laid in (LessonLaid(0, D100), PublicLessonLaid(0, D143, None)):
        compare = compare_with(1)
        assert compare([PAID]) is None
        assert compare([DRAWN]) is None
        assert compare([LessonLaid(0, D101)]) is None
        assert compare([laid]) is not None


def test_a_lesson_that_was_bought_before_the_payment_was_laid() -> None:
    compare = compare_with(1)
    assert compare([DRAWN, PAID, LessonLaid(0, D100)]) is None


def test_later_versions_agree() -> None:
    assert compare_with(2)([PAID, DRAWN, LessonLaid(0, D100)]) is None
