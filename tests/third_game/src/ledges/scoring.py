"""What the birds on the cliff score, line by line."""

from ledges.birds import Bird
from ledges.table import Perch, Table
from skerry.core.event import Seat
from skerry.core.score import Cell, Scorecard, ScoreLine, ScoreSource

LONELY_GULL = 3


def scorecard(table: Table, seat: Seat) -> Scorecard:
    """What a seat scores for its birds as they sit now."""
    if not 0 <= seat < len(table.hands):
        raise ValueError(f"there is no seat {seat}")
    lines = [_line(table, perch) for perch in table.perches if perch.seat == seat]
    return Scorecard(tuple(line for line in lines if line.points))


def _line(table: Table, perch: Perch) -> ScoreLine:
    """What one bird scores, and the ledges that count for it."""
    x, y = perch.cell
    around = [table.taken.get(cell) for cell in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))]
    alike: list[Cell] = [one.cell for one in around if one is not None and one.bird is perch.bird]
    match perch.bird:
        case Bird.PUFFIN:
            points, reason, cells = len(alike), "company", (perch.cell, *alike)
        case Bird.GULL:
            points, reason, cells = (0 if alike else LONELY_GULL), "no_rival", (perch.cell,)
        case Bird.FULMAR:
            points, reason, cells = y, "height", (perch.cell,)
    return ScoreLine(points, ScoreSource(perch.bird, reason), cells)
