"""Final scores: every seat's total, the sister's, and the winners."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.games.cats.rules.lessons import ANY_COLOUR, FORM, REPEAT_BEST, SOLO
from skerry.games.cats.rules.scoring import RARE_POINTS, ROOM_POINTS, Sheet
from skerry.games.cats.rules.state import FAMILY, SISTER, Board
from skerry.games.cats.rules.state import SOLO as SOLO_MODE
from skerry.games.cats.rules.tables import ROOMS

if TYPE_CHECKING:
    Ints = vec[i64]

SOLO_FAMILY: Final = 7
"""How many cats the lesson about the largest family asks for in solo."""


def sheets_of(state: Board) -> list[Sheet]:
    """The boat of every seat with everything else that its lessons count."""
    sheets: list[Sheet] = []
    for crew in state.crews:
        sheet = Sheet(crew.boat)
        sheet.fish = crew.fish
        sheet.baskets = crew.ready + crew.used
        sheet.lessons = len(crew.lessons)
        sheets.append(sheet)
    for place in range(i64(len(state.order))):
        if state.order[place] != SISTER:
            sheets[state.order[place]].position = place + 1
    if state.mode == SOLO_MODE:
        sheets[0].rival = SOLO_FAMILY
        return sheets
    for sheet in sheets:
        largest = sheet.largest()
        for other in sheets:
            if other is not sheet:
                other.rival = max(other.rival, largest)
    return sheets


def sheet_of(state: Board, seat: i64) -> Sheet:
    """A seat's boat with everything else that its lessons count."""
    return sheets_of(state)[seat]


def rare_points(state: Board, sheet: Sheet) -> i64:
    """Three for each rare treasure, nothing in the family mode."""
    return 0 if state.mode == FAMILY else RARE_POINTS * sheet.rare()


def room_points(sheet: Sheet) -> i64:
    """Minus five for each room that is not full."""
    return -ROOM_POINTS * (ROOMS - sheet.boat.full_rooms())


def public_points(state: Board, sheet: Sheet, number: i64) -> i64:
    """What the nth public lesson gives to a seat; in solo half, rounded up."""
    points = sheet.lesson(state.public[number], state.public_colours[number])
    return (points + 1) // 2 if state.mode == SOLO_MODE else points


def totals(state: Board) -> "Ints":
    """The final score of every seat."""
    sheets = sheets_of(state)
    out = vec[i64]([0] * state.seats)
    for seat in range(state.seats):
        out[seat] = _total(state, seat, sheets[seat])
    return out


def total(state: Board, seat: i64) -> i64:
    """A seat's final score."""
    return _total(state, seat, sheet_of(state, seat))


def _total(state: Board, seat: i64, sheet: Sheet) -> i64:
    points = sheet.families() - sheet.boat.rats() + room_points(sheet) + rare_points(state, sheet)
    for card in state.crews[seat].lessons:
        points += sheet.lesson(card, ANY_COLOUR)
    for number in range(i64(len(state.public))):
        points += public_points(state, sheet, number)
    return points


def sister_colour_points(state: Board, place: i64) -> i64:
    """5 to 1 points for each of the player's cats, by the place of their colour in her row."""
    cats: i64 = 0
    for colour in state.crews[0].boat.colours:
        if colour == state.sister_colours[place]:
            cats += 1
    return (5 - place) * cats


def sister_lesson_points(state: Board) -> "Ints":
    """What each of the sister's lessons gives her; one repeats the best of the others."""
    sheet = sheet_of(state, 0)
    out = vec[i64]()
    best: i64 = 0
    for lesson in state.sister_lessons:
        points = sheet.lesson(SOLO + lesson, ANY_COLOUR)
        best = max(best, points)
        out = append(out, points)
    for number in range(i64(len(state.sister_lessons))):
        if FORM[SOLO + state.sister_lessons[number]] == REPEAT_BEST:
            out[number] = best
    return out


def sister_total(state: Board) -> i64:
    """The sister's final score."""
    points: i64 = 0
    for place in range(i64(5)):
        points += sister_colour_points(state, place)
    for lesson in sister_lesson_points(state):
        points += lesson
    return points


def winners(state: Board) -> "Ints":
    """The seats with the most points, then fish (family: full rooms); in solo, one of the two."""
    if state.mode == SOLO_MODE:
        won = total(state, 0) > sister_total(state)
        return vec[i64]([0 if won else SISTER])
    best: i64 = -1_000_000_000_000
    points = totals(state)
    out = vec[i64]()
    for seat in range(state.seats):
        crew = state.crews[seat]
        second = crew.boat.full_rooms() if state.mode == FAMILY else crew.fish
        # Neither fish nor rooms reach a million, so one number sorts by points first.
        rank = points[seat] * 1_000_000 + second
        if rank > best:
            best = rank
            out = vec[i64]()
        if rank == best:
            out = append(out, seat)
    return out
