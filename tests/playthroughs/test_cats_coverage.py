"""The golden games of The Isle of Cats show every card, shape, lesson and sister card."""

import re

import pytest
from tests.playthroughs.cases import CASES

from skerry.games.cats.pieces.cards import CARDS, SISTER, SOLO_LESSONS, Kind
from skerry.games.cats.pieces.tiles import SHAPES, Shape

TEXT = "\n".join(case.path.read_text() for case in CASES if case.game == "cats")
TYPE = {card.id: card.type for card in CARDS}


def types(pattern: str) -> set[str]:
    """The types of the cards that a pattern finds."""
    return {TYPE[card] for card in re.findall(pattern, TEXT)}


def test_every_mode_and_number_of_seats_is_there() -> None:
    tables = {(case.options.get("mode", "standard"), case.seats) for case in CASES}
    for seats in (2, 3, 4):
        assert ("standard", seats) in tables
        assert ("family", seats) in tables
    levels = {case.options["difficulty"] for case in CASES if "difficulty" in case.options}
    assert len(levels) == 5


@pytest.mark.parametrize("kind", sorted({c.type for c in CARDS if c.kind is Kind.ANYTIME}))
def test_every_anytime_card_is_interjected(kind: str) -> None:
    assert kind in types(r"interjects (d\d+) ")


@pytest.mark.parametrize(
    "kind", sorted({c.type for c in CARDS if c.kind in (Kind.OSHAX, Kind.TREASURE)})
)
def test_every_find_is_played(kind: str) -> None:
    assert kind in types(r"plays (d\d+)")


@pytest.mark.parametrize("kind", sorted({card.type for card in CARDS}))
def test_every_card_comes_up(kind: str) -> None:
    assert kind in types(r"\b(d\d{3}|f1\d\d|column)\b")


@pytest.mark.parametrize("kind", sorted({card.type for card in CARDS if card.score}))
def test_every_lesson_is_laid(kind: str) -> None:
    assert kind in types(r"(?:learns|public lesson) (\w+)")


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: str(shape.id))
def test_every_shape_is_placed(shape: Shape) -> None:
    name = re.escape(shape.id)
    assert re.search(rf"(rescues \w+-{name} |\b{name}(, now \w+,)? at )", TEXT)


@pytest.mark.parametrize("card", [card.id for card in SISTER])
def test_every_sister_card_is_played(card: str) -> None:
    assert f"the sister plays {card}:" in TEXT


@pytest.mark.parametrize("lesson", [lesson.id for lesson in SOLO_LESSONS])
def test_every_lesson_of_the_sister_is_scored(lesson: str) -> None:
    assert re.search(rf"her lesson {lesson}: ", TEXT)
