"""Scorecards: a line for each rat, room, family, treasure and lesson; what a place would change."""

from enum import StrEnum

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.event import Seat
from skerry.core.score import Cell, Change, Result, Scorecard, ScoreLine, ScoreSource, Standing
from skerry.games.cats.game.codec import place_of
from skerry.games.cats.game.ids import cells_of
from skerry.games.cats.game.moves import CatsMove, NameColour, Place
from skerry.games.cats.game.view import View, restore, view_of
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, SOLO_LESSONS
from skerry.games.cats.pieces.tiles import BOATS, CELL_NUMBER, COLOURS, GRID
from skerry.games.cats.rules.families import family_points
from skerry.games.cats.rules.lessons import (
    ANY_COLOUR,
    ANYWHERE,
    COUNT_CATS,
    FORM,
    IF,
    IF_EVERY_COLOUR,
    SMALLEST_FAMILY,
    VALUE,
)
from skerry.games.cats.rules.lessons import SOLO as SOLO_LESSON
from skerry.games.cats.rules.placing import lay_tile
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.scoring import RARE_POINTS, ROOM_POINTS, Sheet
from skerry.games.cats.rules.state import COLOUR_OSHAX, FAMILY, PLACE_TILE, SISTER, SOLO
from skerry.games.cats.rules.tables import CATS, SHAPE_OF, colour_of, tile_of
from skerry.games.cats.rules.totals import (
    public_points,
    sheet_of,
    sister_colour_points,
    sister_lesson_points,
    total,
    winners,
)


class Why(StrEnum):
    """What a boat gives or costs points for."""

    RAT = "rat"
    ROOM = "room"
    FAMILY = "family"
    RARE = "rare"
    LESSON = "lesson"
    PUBLIC = "public"
    SISTER_COLOUR = "sister_colour"
    SISTER_LESSON = "sister_lesson"


def card_of(state: State, seat: Seat, *, lessons: bool = True) -> Scorecard:
    """All that a seat would score now; without `lessons`, only what everybody can see."""
    sheet = sheet_of(state, seat)
    lines = [*_rats(sheet), *_rooms(sheet), *_families(sheet)]
    if state.mode != FAMILY:
        lines += _rare(sheet)
    if lessons:
        lines += [_lesson(sheet, card) for card in state.crews[seat].lessons]
    lines += [_public(state, sheet, number) for number in range(len(state.public))]
    return Scorecard(tuple(lines))


def _rats(sheet: Sheet) -> list[ScoreLine]:
    boat = sheet.boat
    rats = [cell for cell in BOATS[boat.plan].rats if not boat.covers(CELL_NUMBER[cell])]
    return [ScoreLine(-1, ScoreSource("rats", Why.RAT), (cell,)) for cell in rats]


def _rooms(sheet: Sheet) -> list[ScoreLine]:
    lines = []
    for number, room in enumerate(GRID.rooms):
        if not sheet.boat.room_is(number, True):
            bare = [cell for cell in room.cells if not sheet.boat.covers(CELL_NUMBER[cell])]
            what = ScoreSource("rooms", Why.ROOM, len(bare), slot=str(room.no))
            lines.append(ScoreLine(-ROOM_POINTS, what, tuple(bare)))
    return lines


def tiles_of(sheet: Sheet, marked: int) -> tuple[Cell, ...]:
    """The cells of the marked tiles."""
    boat = sheet.boat
    return tuple(
        cell
        for number in range(boat.size)
        if marked >> number & 1
        for cell in cells_of(boat.places[number])
    )


def _families(sheet: Sheet) -> list[ScoreLine]:
    found = zip(sheet.family_sizes, sheet.family_colours, sheet.family_tiles, strict=True)
    return [
        ScoreLine(
            family_points(size),
            ScoreSource("families", Why.FAMILY, size, slot=COLOURS[colour].value),
            tiles_of(sheet, tiles),
        )
        for size, colour, tiles in sorted(found, key=lambda family: -family[0])
        if size >= SMALLEST_FAMILY
    ]


def _rare(sheet: Sheet) -> list[ScoreLine]:
    sheet.rare()
    marked = sheet.marked
    return [
        ScoreLine(RARE_POINTS, ScoreSource("rare", Why.RARE), cells_of(sheet.boat.places[number]))
        for number in range(sheet.boat.size)
        if marked >> number & 1
    ]


def _lesson(sheet: Sheet, card: int) -> ScoreLine:
    points = sheet.lesson(card, ANY_COLOUR)
    colour = COLOURS[sheet.best].value if sheet.best >= 0 else None
    what = ScoreSource(CARDS[card].id, Why.LESSON, sheet.counted, slot=colour)
    return ScoreLine(points, what, tiles_of(sheet, sheet.marked))


def _public(state: State, sheet: Sheet, number: int) -> ScoreLine:
    points = public_points(state, sheet, number)
    colour = state.public_colours[number]
    named = COLOURS[colour].value if colour >= 0 else None
    what = ScoreSource(CARDS[state.public[number]].id, Why.PUBLIC, sheet.counted, slot=named)
    return ScoreLine(points, what, tiles_of(sheet, sheet.marked))


def progress(card: str, count: int) -> tuple[int, int] | None:
    """The progress of a lesson of the kind "if at least": the count, and the count it asks for.

    >>> progress("d127", 4)
    (4, 5)
    """
    number = CARD_NUMBER[card]
    if FORM[number] == IF:
        return count, VALUE[number]
    if FORM[number] == IF_EVERY_COLOUR:
        return count, 5
    return None


def sister_card(state: State) -> Scorecard:
    """All that the sister would score now."""
    lines = []
    sheet = sheet_of(state, 0)
    for place, colour in enumerate(state.sister_colours):
        points = sister_colour_points(state, place)
        what = ScoreSource(
            "sister", Why.SISTER_COLOUR, points // (5 - place), slot=COLOURS[colour].value
        )
        sheet.count(COUNT_CATS, ANYWHERE, colour, 0)
        lines.append(ScoreLine(points, what, tiles_of(sheet, sheet.marked)))
    for lesson, points in zip(state.sister_lessons, sister_lesson_points(state), strict=True):
        sheet.marked = sheet.counted = 0
        sheet.lesson(SOLO_LESSON + lesson, ANY_COLOUR)
        what = ScoreSource(SOLO_LESSONS[lesson].id, Why.SISTER_LESSON, sheet.counted)
        lines.append(ScoreLine(points, what, tiles_of(sheet, sheet.marked)))
    return Scorecard(tuple(lines))


def score_now(view: View, seat: Seat) -> Scorecard:
    """What a seat would score if the game ended now, as far as the viewer may know.

    Private lessons count only if the viewer owns them or the game is over. In solo, seat -1 is the
    sister; colours that she has not turned up are left out.
    """
    state = restore(view)
    if seat == SISTER and view.sister is not None:
        return sister_card(state)
    if not 0 <= seat < len(view.crews):
        raise ValueError(f"there is no seat {seat}, only 0 to {len(view.crews) - 1}")
    lessons = view.crews[seat].lessons
    if lessons.cards is None:
        # How many there are is public, and one public lesson counts them.
        state.crews[seat].lessons = vec[i64]([0] * lessons.count)
    return card_of(state, seat, lessons=lessons.cards is not None)


def final_result(state: State) -> Result:
    """The standings of a finished game; in solo with the sister's, as seat -1."""
    standings = [
        Standing(seat, total(state, seat), card_of(state, seat)) for seat in range(state.seats)
    ]
    sister = None
    if state.mode == SOLO:
        card = sister_card(state)
        sister = Standing(-1, card.total, card)
    return Result(tuple(standings), tuple(winners(state)), sister, "sister")


def preview(state: State, move: CatsMove) -> tuple[Change, ...]:
    """What each part of the mover's score would be now and after a place is confirmed.

    It uses only what the mover may know. The move must be legal. Naming the colour of an oshax
    places it; all other moves change nothing.
    """
    return preview_of(view_of(state, move.seat), move)


def preview_of(view: View, move: CatsMove) -> tuple[Change, ...]:
    """`preview`, from what the mover sees."""
    seat = move.seat
    before = card_of(restore(view), seat)
    later = restore(view)
    if isinstance(move, Place):
        cat = later.doing == PLACE_TILE and later.tile < CATS
        place = place_of(move.cells, cat=cat)
        tile = later.tile if later.doing == PLACE_TILE else tile_of(SHAPE_OF[place])
        lay_tile(later.crews[seat], tile, place, colour_of(tile))
    elif isinstance(move, NameColour) and later.doing == COLOUR_OSHAX:
        place = later.tile
        tile = tile_of(SHAPE_OF[place])
        lay_tile(later.crews[seat], tile, place, COLOURS.index(move.colour))
    after = card_of(later, seat)
    then, now = after.by_topic(), before.by_topic()
    return tuple(
        Change(
            topic,
            now.get(topic, 0),
            then.get(topic, 0),
            Scorecard(tuple(line for line in after.lines if line.what.topic == topic)),
        )
        for topic in dict.fromkeys([*now, *then])
    )
