"""The lessons as tables of integers: a form, what is counted, and the numbers that go with it."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.games.cats.pieces.cards import CARDS, SOLO_LESSONS, Score
from skerry.games.cats.pieces.tiles import COLOURS, Colour

if TYPE_CHECKING:
    Ints = vec[i64]

SMALLEST_FAMILY: Final = 3

EACH: Final = 0
IF: Final = 1
IF_EVERY_COLOUR: Final = 2
IF_ROOMS: Final = 3
IF_LARGEST_FAMILY: Final = 4
REPEAT_FAMILY: Final = 5
EACH_COLUMN: Final = 6
EACH_COLOUR_WITHOUT: Final = 7
LARGEST_FAMILY_SIZE: Final = 8
EACH_OVER: Final = 9
REPEAT_BEST: Final = 10
_FORMS: Final = [
    "each",
    "if",
    "if_every_colour",
    "if_rooms",
    "if_largest_family_of_all",
    "repeat_family_score",
    "each_column",
    "each_colour_without",
    "largest_family_size",
    "each_over",
    "repeat_best_sister_lesson",
]

COUNT_CATS: Final = 0
COUNT_TREASURES: Final = 1
COUNT_RATS: Final = 2
COUNT_OPEN_EDGE: Final = 3
COUNT_BASKETS: Final = 4
COUNT_POSITION: Final = 5
COUNT_LESSONS: Final = 6
COUNT_FISH: Final = 7
COUNT_OSHAX: Final = 8
COUNT_FAMILIES: Final = 9
COUNT_ROOMS: Final = 10
COUNT_OPEN_MAPS: Final = 11
COUNT_COVERED_MAPS: Final = 12
COUNT_OPEN_ROW: Final = 13
_WHATS: Final = [
    "cats",
    "treasures",
    "visible_rats",
    "uncovered_edge_cells",
    "permanent_baskets",
    "turn_position",
    "private_lessons",
    "fish",
    "oshax",
    "families",
    "rooms",
    "uncovered_maps",
    "covered_maps",
    "uncovered_cells_in_row",
]

ANYWHERE: Final = 0
AT_EDGE: Final = 1
LONELY: Final = 2
BY_TREASURE: Final = 3
NOT_BY_TREASURE: Final = 4
BY_RAT: Final = 5
_WHERES: Final = [
    "",
    "edge",
    "lonely",
    "touching_treasure",
    "not_touching_treasure",
    "touching_visible_rat",
]

ANY_COLOUR: Final = -1
CHOSEN: Final = -2

ANY_TREASURE: Final = 0
COMMON_ONLY: Final = 1
RARE_ONLY: Final = 2
BY_COLOUR: Final = 3
_TREASURES: Final = ["any", "common", "rare"]

EQUAL: Final = 0
AT_LEAST: Final = 1
BELOW: Final = 2
_OPS: Final = ["==", ">=", "<"]

SOLO: Final = len(CARDS)
"""The sister's lessons come after the cards in the tables below."""


def _colour(name: str | None) -> int:
    if name is None:
        return ANY_COLOUR
    return CHOSEN if name == "chosen" else COLOURS.index(Colour(name))


def _detail(score: Score) -> int:
    """The extra number of some forms: a kind of treasure, a size, a rank."""
    of = score.of
    if of is not None and of.what == "treasures":
        return BY_COLOUR if of.touching_colour else _TREASURES.index(of.kind or "any")
    if of is not None and of.what == "families":
        return of.min_size or SMALLEST_FAMILY
    if score.form == "if_rooms":
        return 1 if score.state == "full" else 0
    return score.rank or score.over


def _column(name: str) -> "Ints":
    """One column of the table of lessons: cards first, then the sister's lessons."""
    out = vec[i64]()
    scores: list[Score | None] = [card.score for card in CARDS]
    scores += [lesson.score for lesson in SOLO_LESSONS]
    for score in scores:
        if score is None:
            value = -1
        elif name == "form":
            value = _FORMS.index(score.form)
        elif name == "points":
            value = score.points
        elif name == "what":
            value = _WHATS.index(score.of.what) if score.of else -1
        elif name == "where":
            value = _WHERES.index((score.of.where if score.of else score.where) or "")
        elif name == "colour":
            named = score.of.touching_colour or score.of.colour if score.of else None
            value = _colour(named)
        elif name == "op":
            value = _OPS.index(score.op) if score.op else -1
        elif name == "value":
            value = score.value
        elif name == "per":
            value = score.per
        elif name == "rooms":
            value = sum(1 << (room - 1) for room in score.rooms)
        else:
            value = _detail(score)
        out = append(out, value)
    return out


FORM: Final = _column("form")
POINTS: Final = _column("points")
WHAT: Final = _column("what")
WHERE: Final = _column("where")
COLOUR: Final = _column("colour")
OP: Final = _column("op")
VALUE: Final = _column("value")
PER: Final = _column("per")
LESSON_ROOMS: Final = _column("rooms")
DETAIL: Final = _column("detail")
