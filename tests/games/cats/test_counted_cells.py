"""Which cells a lesson speaks of: rooms, maps, rats and bare cells as well as tiles."""

from functools import cache
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.bot import Decision, answer
from skerry.core.match import Match
from skerry.games.cats.bots.levels import EASY
from skerry.games.cats.bots.thinker import CatsThinker
from skerry.games.cats.game.counted_cells import lesson_cells
from skerry.games.cats.game.game import CATS
from skerry.games.cats.game.options import CatsOptions
from skerry.games.cats.game.score_source import LessonSource
from skerry.games.cats.game.scorecard import card_of
from skerry.games.cats.pieces.cards import CARDS, SOLO_LESSONS, Kind
from skerry.games.cats.pieces.tiles import BOATS, CELL_NUMBER, GRID
from skerry.games.cats.rules import lessons
from skerry.games.cats.rules.lessons import ANY_COLOUR, FORM, IF_ROOMS, WHAT
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.totals import sheet_of

LESSONS = [
    *(number for number, card in enumerate(CARDS) if card.kind in (Kind.LESSON, Kind.PUBLIC)),
    *(lessons.SOLO + number for number in range(len(SOLO_LESSONS))),
]
NO_CELLS = (
    lessons.COUNT_BASKETS,
    lessons.COUNT_POSITION,
    lessons.COUNT_LESSONS,
    lessons.COUNT_FISH,
)
ONE_EACH = (
    lessons.COUNT_RATS,
    lessons.COUNT_OPEN_EDGE,
    lessons.COUNT_OPEN_ROW,
    lessons.COUNT_OPEN_MAPS,
    lessons.COUNT_COVERED_MAPS,
)


@cache
def finished(seed: int = 4) -> State:
    """A game at its end."""
    luck = Random(seed)
    bot = CatsThinker(EASY)
    match = Match(CATS, 2, CatsOptions())
    match.draw(luck)
    while match.awaits:
        seat = min(match.awaits)
        match.play(answer(bot, Decision(match.view(seat), match.legal(seat), luck)))
        match.draw(luck)
    return match.state


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_counted_has_its_cells(seat: int) -> None:
    sheet = sheet_of(finished(), seat)
    seen = set()
    for lesson in LESSONS:
        sheet.marked = sheet.counted = 0
        sheet.lesson(lesson, ANY_COLOUR)
        count = sheet.counted
        cells = lesson_cells(sheet, lesson)
        assert len(set(cells)) == len(cells)
        plain = FORM[lesson] in (lessons.EACH, lessons.IF)
        if plain and WHAT[lesson] in ONE_EACH:
            assert len(cells) == count
            seen.add(int(WHAT[lesson]))
        elif plain and WHAT[lesson] in NO_CELLS:
            assert cells == ()
        elif (plain and WHAT[lesson] == lessons.COUNT_ROOMS) or FORM[lesson] == lessons.IF_ROOMS:
            rooms = [room for room in GRID.rooms if set(room.cells) <= set(cells)]
            assert len(rooms) == count
            assert sum(len(room.cells) for room in rooms) == len(cells)
            seen.add(lessons.COUNT_ROOMS)
        elif FORM[lesson] == lessons.IF_LARGEST_FAMILY:
            assert bool(cells) == (count > 0)
    assert {lessons.COUNT_RATS, lessons.COUNT_ROOMS, lessons.COUNT_COVERED_MAPS} <= seen


def test_maps_are_those_of_the_boat() -> None:
    state = finished()
    sheet = sheet_of(state, 0)
    maps = BOATS[sheet.boat.plan].maps.values()
    covered = {cell for cell in maps if sheet.boat.covers(CELL_NUMBER[cell])}
    for lesson in LESSONS:
        if WHAT[lesson] in (lessons.COUNT_OPEN_MAPS, lessons.COUNT_COVERED_MAPS):
            sheet.lesson(lesson, ANY_COLOUR)
            wanted = covered
            if WHAT[lesson] == lessons.COUNT_OPEN_MAPS:
                wanted = set(maps) - covered
            assert set(lesson_cells(sheet, lesson)) == wanted


def test_the_scorecard_has_them() -> None:
    rooms = [
        number
        for number in LESSONS
        if number < lessons.SOLO and CARDS[number].kind is Kind.LESSON and FORM[number] == IF_ROOMS
    ]
    shown = 0
    for seed in range(4, 8):
        state = finished(seed).copy()
        for seat in range(2):
            state.crews[seat].lessons = vec[i64](rooms)
            card = card_of(state, seat)
            lines = [line for line in card.lines if isinstance(line.what, LessonSource)]
            for number, line in zip(rooms, lines, strict=False):
                sheet = sheet_of(state, seat)
                sheet.lesson(number, ANY_COLOUR)
                assert line.cells == lesson_cells(sheet, number)
                shown += bool(line.cells)
    assert shown > 0
