"""The score of a boat, and of the sister, line by line: events, results and previews use it."""

from collections.abc import Callable, Iterable

from librt.vecs import vec
from msgspec import UNSET
from mypy_extensions import i64

from skerry.core.event import Seat
from skerry.core.score import Scorecard, ScoreLine
from skerry.games.cats.game.counted_cells import lesson_cells, tiles_of
from skerry.games.cats.game.events import FamilyScored, FinalScored, LessonScored, SisterScored
from skerry.games.cats.game.ids import cells_of
from skerry.games.cats.game.score_source import (
    BoatSource,
    ColourSource,
    LessonSource,
    RoomSource,
    Why,
    progress_of,
)
from skerry.games.cats.pieces.cards import CARDS, SOLO_LESSONS, Kind
from skerry.games.cats.pieces.tiles import BOATS, CELL_NUMBER, COLOURS, GRID
from skerry.games.cats.rules.families import family_points
from skerry.games.cats.rules.lessons import ANY_COLOUR, ANYWHERE, COUNT_CATS, SMALLEST_FAMILY
from skerry.games.cats.rules.lessons import SOLO as SOLO_LESSON
from skerry.games.cats.rules.scoring import RARE_POINTS, ROOM_POINTS, Sheet
from skerry.games.cats.rules.state import FAMILY, NONE, Board
from skerry.games.cats.rules.totals import (
    public_points,
    rare_points,
    room_points,
    sheet_of,
    sister_colour_points,
    sister_lesson_points,
)

_ROOM_CELLS = [[(cell, CELL_NUMBER[cell]) for cell in room.cells] for room in GRID.rooms]
"""The cells of each room, with their numbers."""


def card_of(state: Board, seat: Seat, *, lessons: bool = True) -> Scorecard:
    """All that a seat would score now; without `lessons`, only what everybody can see."""
    sheet = sheet_of(state, seat)
    lines = [*_rats(sheet), *_rooms(sheet), *_families(sheet)]
    if state.mode != FAMILY:
        lines += _rare(sheet)
    if lessons:
        lines += [_lesson(sheet, card) for card in state.crews[seat].lessons]
    lines += [_public(state, sheet, number) for number in range(len(state.public))]
    return Scorecard(tuple(lines))


def prospects_of(state: Board, seat: Seat, cards: Iterable[int]) -> tuple[ScoreLine, ...]:
    """What does not count for a seat yet: families that are too small, and lessons not laid.

    A lesson gives what it would give if it alone were laid now. One that asks for a colour has a
    line for each colour.
    """
    sheet = sheet_of(state, seat)
    lines = _small_families(sheet)
    for card in cards:
        if CARDS[card].kind is Kind.LESSON:
            sheet.lessons += 1
            lines.append(_lesson(sheet, card))
            sheet.lessons -= 1
        elif CARDS[card].kind is Kind.PUBLIC:
            lines += _public_prospects(state, sheet, card)
    return tuple(lines)


def sister_card(state: Board) -> Scorecard:
    """All that the sister would score now."""
    lines = []
    sheet = sheet_of(state, 0)
    for place, colour in enumerate(state.sister_colours):
        points = sister_colour_points(state, place)
        cats = points // (5 - place)
        what = ColourSource("sister", Why.SISTER_COLOUR, cats, colour=COLOURS[colour])
        sheet.count(COUNT_CATS, ANYWHERE, colour, 0)
        lines.append(ScoreLine(points, what, tiles_of(sheet, sheet.marked)))
    for number, points in zip(state.sister_lessons, sister_lesson_points(state), strict=True):
        sheet.marked = sheet.counted = 0
        sheet.lesson(SOLO_LESSON + number, ANY_COLOUR)
        lesson = SOLO_LESSONS[number]
        source = LessonSource(
            lesson.id,
            Why.SISTER_LESSON,
            sheet.counted,
            card=lesson.id,
            colour=None,
            progress=progress_of(lesson.score, sheet.counted),
        )
        lines.append(ScoreLine(points, source, lesson_cells(sheet, SOLO_LESSON + number)))
    return Scorecard(tuple(lines))


def final_scored(state: Board, seat: Seat) -> FinalScored:
    """The final score of a seat as an event."""
    sheet, crew = sheet_of(state, seat), state.crews[seat]
    families = [
        FamilyScored(COLOURS[colour], size, family_points(size))
        for size, colour in zip(sheet.family_sizes, sheet.family_colours, strict=True)
        if size >= SMALLEST_FAMILY
    ]
    families.sort(key=lambda family: (-family.size, family.colour))
    lessons = [
        LessonScored(CARDS[card].id, sheet.lesson(card, ANY_COLOUR)) for card in crew.lessons
    ]
    public = [
        LessonScored(CARDS[card].id, public_points(state, sheet, number))
        for number, card in enumerate(state.public)
    ]
    rats, rooms, rare = -sheet.boat.rats(), room_points(sheet), rare_points(state, sheet)
    scored = sum(one.points for one in families) + sum(one.points for one in lessons + public)
    has_fish = state.mode != FAMILY
    return FinalScored(
        seat,
        rats,
        rooms,
        tuple(families),
        rare,
        tuple(lessons),
        tuple(public),
        rats + rooms + rare + scored,
        fish=int(crew.fish) if has_fish else UNSET,
        baskets=int(crew.ready + crew.used) if has_fish else UNSET,
    )


def sister_scored(state: Board) -> SisterScored:
    """The final score of the sister as an event."""
    card = sister_card(state)
    lines = [(line.what, line.points) for line in card.lines]
    return SisterScored(
        tuple(points for what, points in lines if isinstance(what, ColourSource)),
        tuple(
            LessonScored(what.card, points)
            for what, points in lines
            if isinstance(what, LessonSource)
        ),
        card.total,
    )


def _rats(sheet: Sheet) -> list[ScoreLine]:
    boat = sheet.boat
    rats = [cell for cell in BOATS[boat.plan].rats if not boat.covers(CELL_NUMBER[cell])]
    return [ScoreLine(-1, BoatSource("rats", Why.RAT), (cell,)) for cell in rats]


def _rooms(sheet: Sheet) -> list[ScoreLine]:
    lines = []
    boat = sheet.boat
    for number, room in enumerate(GRID.rooms):
        if not boat.room_is(number, True):
            bare = [cell for cell, place in _ROOM_CELLS[number] if not boat.covers(place)]
            what = RoomSource("rooms", Why.ROOM, len(bare), room=room.no)
            lines.append(ScoreLine(-ROOM_POINTS, what, tuple(bare)))
    return lines


def _families(sheet: Sheet) -> list[ScoreLine]:
    return _groups(sheet, lambda size: size >= SMALLEST_FAMILY)


def _small_families(sheet: Sheet) -> list[ScoreLine]:
    return _groups(sheet, lambda size: 1 < size < SMALLEST_FAMILY)


def _groups(sheet: Sheet, is_wanted: Callable[[int], bool]) -> list[ScoreLine]:
    found = zip(sheet.family_sizes, sheet.family_colours, sheet.family_tiles, strict=True)
    return [
        ScoreLine(
            family_points(size),
            ColourSource(
                "families",
                Why.FAMILY,
                size,
                colour=COLOURS[colour],
                next_points=family_points(size + 1),
            ),
            tiles_of(sheet, tiles),
        )
        for size, colour, tiles in sorted(found, key=lambda family: -family[0])
        if is_wanted(size)
    ]


def _rare(sheet: Sheet) -> list[ScoreLine]:
    sheet.rare()
    marked = sheet.marked
    return [
        ScoreLine(RARE_POINTS, BoatSource("rare", Why.RARE), cells_of(sheet.boat.places[number]))
        for number in range(sheet.boat.size)
        if marked >> number & 1
    ]


def _lesson(sheet: Sheet, card: int) -> ScoreLine:
    points = sheet.lesson(card, ANY_COLOUR)
    return _lesson_line(sheet, card, Why.LESSON, sheet.best, points)


def _public(state: Board, sheet: Sheet, number: int) -> ScoreLine:
    points = public_points(state, sheet, number)
    colour = state.public_colours[number]
    return _lesson_line(sheet, state.public[number], Why.PUBLIC, colour, points)


def _public_prospects(state: Board, sheet: Sheet, card: int) -> list[ScoreLine]:
    number = len(state.public)
    before = state.public, state.public_colours
    colours = range(len(COLOURS)) if CARDS[card].choose_colour is not None else [NONE]
    lines = []
    for colour in colours:
        cards, chosen = [*before[0], card], [*before[1], colour]
        state.public, state.public_colours = vec[i64](cards), vec[i64](chosen)
        lines.append(_public(state, sheet, number))
    state.public, state.public_colours = before
    return lines


def _lesson_line(sheet: Sheet, number: int, why: Why, colour: int, points: int) -> ScoreLine:
    """The line of the lesson that the sheet has counted last."""
    card = CARDS[number]
    assert card.score is not None, "lessons score"
    what = LessonSource(
        card.id,
        why,
        sheet.counted,
        card=card.id,
        colour=COLOURS[colour] if colour >= 0 else None,
        progress=progress_of(card.score, sheet.counted),
    )
    return ScoreLine(points, what, lesson_cells(sheet, number))
