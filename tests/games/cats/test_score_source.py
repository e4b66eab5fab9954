"""What points are for: cards, events and totals agree, and lessons tell their progress."""

from random import Random

import pytest

from skerry.games.cats.game.game import CATS
from skerry.games.cats.game.options import CatsOptions, Mode
from skerry.games.cats.game.score_source import Counted, LessonSource, Progress, progress_of
from skerry.games.cats.game.scorecard import card_of, final_scored, sister_card, sister_scored
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS
from skerry.games.cats.rules.codes import NOBODY
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.totals import sister_total, total


def finished(seats: int, mode: Mode, seed: int) -> State:
    """A random game at its end."""
    random = Random(seed)
    state = CATS.start(seats, CatsOptions(mode))
    while state.mover() != NOBODY:
        state.advance(random.choice(list(state.codes())))
    return state


@pytest.mark.parametrize(
    ("seats", "mode"), [(2, Mode.STANDARD), (4, Mode.STANDARD), (3, Mode.FAMILY), (1, Mode.SOLO)]
)
def test_card_event_and_rules_agree(seats: int, mode: Mode) -> None:
    for seed in range(3):
        state = finished(seats, mode, seed)
        for seat in range(seats):
            card, event = card_of(state, seat), final_scored(state, seat)
            assert card.total == event.total == total(state, seat)
            parts = (
                event.rats,
                event.rooms,
                event.rare,
                *(family.points for family in event.families),
                *(lesson.points for lesson in (*event.lessons, *event.public)),
            )
            assert sum(parts) == event.total
        if mode is Mode.SOLO:
            assert sister_card(state).total == sister_scored(state).total == sister_total(state)


def test_every_lesson_tells_its_progress() -> None:
    state = finished(2, Mode.STANDARD, 5)
    lessons = [line.what for line in card_of(state, 0).lines if isinstance(line.what, LessonSource)]
    assert [lesson.card for lesson in lessons] == [
        CARDS[card].id for card in (*state.crews[0].lessons, *state.public)
    ]
    for lesson in lessons:
        score = CARDS[CARD_NUMBER[lesson.card]].score
        assert score is not None
        assert lesson.progress == progress_of(score, lesson.count)


@pytest.mark.parametrize(
    ("card", "count", "expected"),
    [
        # exactly five
        ("d127", 4, Progress(Counted.THINGS, 5, False, 0.8)),
        ("d127", 5, Progress(Counted.THINGS, 5, False, 1.0)),
        ("d127", 6, Progress(Counted.THINGS, 5, True, 0.0)),
        # at least five
        ("d142", 9, Progress(Counted.THINGS, 5, False, 1.0)),
        ("d116", 2, Progress(Counted.COLOURS, 5, False, 0.4)),
        ("d136", 1, Progress(Counted.THINGS, 2, False, 0.5)),
        # what must be gone is counted down
        ("d124", 3, Progress(Counted.RATS, 0, False, None)),
        # it pays for each
        ("d135", 8, Progress(Counted.THINGS, None, False, None)),
    ],
)
def test_progress(card: str, count: int, expected: Progress) -> None:
    score = CARDS[CARD_NUMBER[card]].score
    assert score is not None
    assert progress_of(score, count) == expected


def test_a_place_in_the_turn_order_is_never_too_much() -> None:
    score = CARDS[CARD_NUMBER["d119"]].score
    assert score is not None
    found = progress_of(score, 2)
    assert (found.counts, found.over, found.share) == (Counted.PLACE, False, None)
