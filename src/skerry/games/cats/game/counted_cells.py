"""The cells that points are for: of tiles, and of what lessons count that is no tile."""

from collections.abc import Iterable

from skerry.core.score import Cell
from skerry.games.cats.game.ids import cells_of
from skerry.games.cats.pieces.tiles import BOATS, CELL_NUMBER, GRID
from skerry.games.cats.rules import lessons
from skerry.games.cats.rules.scoring import Sheet

_MIDDLE_ROW = [cell for cell in CELL_NUMBER if cell[1] == GRID.height // 2]


def tiles_of(sheet: Sheet, marked: int) -> tuple[Cell, ...]:
    """The cells of the marked tiles."""
    places = sheet.boat.places
    cells: list[Cell] = []
    while marked:
        last = marked & -marked
        cells += cells_of(places[last.bit_length() - 1])
        marked ^= last
    return tuple(cells)


def lesson_cells(sheet: Sheet, lesson: int) -> tuple[Cell, ...]:
    """What the lesson that the sheet has counted last found on the boat.

    These are the cells of its tiles or of its rooms, maps, rats and cells still to cover. A lesson
    about something else, or about what is missing, has none.
    """
    if sheet.marked:
        return tiles_of(sheet, sheet.marked)
    form = lessons.FORM[lesson]
    if form == lessons.IF_LARGEST_FAMILY:
        group = sheet.ranked(1)
        return tiles_of(sheet, sheet.family_tiles[group]) if group >= 0 else ()
    if form == lessons.IF_ROOMS:
        full = lessons.DETAIL[lesson] == 1
        return _rooms(sheet, int(lessons.LESSON_ROOMS[lesson]), full=full)
    if form in (lessons.EACH, lessons.IF):
        return _counted(sheet, int(lessons.WHAT[lesson]))
    return ()


def _counted(sheet: Sheet, what: int) -> tuple[Cell, ...]:
    plan = BOATS[sheet.boat.plan]
    if what == lessons.COUNT_RATS:
        return _cells(sheet, plan.rats, covered=False)
    if what == lessons.COUNT_OPEN_EDGE:
        return _cells(sheet, GRID.edge_cells, covered=False)
    if what == lessons.COUNT_OPEN_ROW:
        return _cells(sheet, _MIDDLE_ROW, covered=False)
    if what == lessons.COUNT_ROOMS:
        return _rooms(sheet, -1, full=True)
    if what in (lessons.COUNT_OPEN_MAPS, lessons.COUNT_COVERED_MAPS):
        return _cells(sheet, plan.maps.values(), covered=what == lessons.COUNT_COVERED_MAPS)
    return ()


def _cells(sheet: Sheet, cells: Iterable[Cell], *, covered: bool) -> tuple[Cell, ...]:
    """Those of some cells that are covered, or those that are not."""
    return tuple(cell for cell in cells if sheet.boat.covers(CELL_NUMBER[cell]) == covered)


def _rooms(sheet: Sheet, rooms: int, *, full: bool) -> tuple[Cell, ...]:
    """The cells of those of some rooms, one bit each, that are full, or empty."""
    found: list[Cell] = []
    for number, room in enumerate(GRID.rooms):
        if rooms >> number & 1 and sheet.boat.room_is(number, full):
            found += room.cells
    return tuple(found)
