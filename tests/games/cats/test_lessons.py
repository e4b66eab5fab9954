"""Every lesson, scoring and not scoring, on small boats."""

from typing import NamedTuple

import pytest
from tests.games.cats.boats import Tiles, bars, crumbs, edge_bars, name, room
from tests.games.cats.table import lay

from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, SOLO_LESSONS, SOLO_NUMBER
from skerry.games.cats.pieces.tiles import BOATS, COLOURS, GRID
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.lessons import ANY_COLOUR, SOLO
from skerry.games.cats.rules.scoring import Sheet

RATS = list(BOATS[0].rats)
MAPS = [name(BOATS[0].maps[colour]) for colour in COLOURS]
FIFTEEN = bars("efghijklmnopqrs", *(colour for colour in COLOURS for _ in range(3)))
FIVES = bars("efghi", *["blue"] * 5) + bars("jklmn", *["green"] * 5) + bars("opqrs", *["red"] * 5)
RAINBOW_EDGE = edge_bars("hijkl", *COLOURS)
OSHAX = ("o1 h3 0 red", "o2 l3 0 blue")
BETWEEN = bars("gikmo", *COLOURS)
BY_RATS = (*bars("gj", "red", "blue"), "green-k02 l2 1", "purple-k02 m2 1", "orange-k02 n2 1")
MIDDLE = crumbs([(x, 4) for x in range(22)])


class Case(NamedTuple):
    """A boat with everything that a lesson counts, and the points of the lesson."""

    card: str
    points: int
    tiles: Tiles = ()
    fish: int = 0
    baskets: int = 1
    position: int = 2
    lessons: int = 1
    rival: int = 0
    colour: int = ANY_COLOUR


def five_of(card: str, colour: str) -> list[Case]:
    other = "blue" if colour == "red" else "red"
    return [
        Case(card, 9, (*bars("hijkl", *[colour] * 5), *bars("n", other))),
        Case(card, 9, (*bars("hijk", *[colour] * 4), f"o1 m3 0 {colour}")),
        Case(card, 0, bars("hijk", *[colour] * 4)),
        Case(card, 0, bars("hijklm", *[colour] * 6)),
        Case(card, 0, bars("hijkl", *[other] * 5)),
    ]


BLUE, GREEN, RED = 0, 1, 2

PRIVATE = [
    Case("d113", 12, crumbs(GRID.edge_cells)),
    Case("d113", 0, crumbs(GRID.edge_cells[1:])),
    Case("d113", 0, crumbs(GRID.edge_cells[:-1])),
    Case("d114", 10, FIFTEEN),
    Case("d114", 10, (*FIFTEEN[1:], "o1 b3 0 blue")),
    Case("d114", 0, FIFTEEN[:14]),
    Case("d114", 0, (*FIFTEEN, "blue-k02 b3 1")),
    Case("d115", 15, FIFTEEN),
    Case("d115", 0, FIFTEEN[1:]),
    Case("d115", 0, (*FIFTEEN[:14], "blue-k02 b3 1")),
    Case("d116", 7, RAINBOW_EDGE),
    Case("d116", 0, RAINBOW_EDGE[1:]),
    Case("d116", 0, (*RAINBOW_EDGE[1:], *bars("f", "blue"))),
    Case("d117", 2, edge_bars("hij", "red", "blue", "red")),
    Case("d117", 3, edge_bars("hijklm", "red", "blue", "red", "blue", "blue", "green")),
    Case("d117", 0, bars("hij", "red", "blue", "red")),
    Case("d118", 7, baskets=3),
    Case("d118", 0, baskets=2),
    Case("d118", 0, baskets=4),
    Case("d119", 7, position=1),
    Case("d119", 0, position=2),
    Case("d120", 1, bars("hij", "red", "red", "blue")),
    Case("d120", 3, bars("hij", "red", "blue", "red")),
    Case("d120", 0, bars("hi", "red", "red")),
    Case("d120", 2, ("red-k02 h3 0", "red-k02 m4 0")),
    Case("d121", 10, bars("hij", "red", "red", "red"), rival=3),
    Case("d121", 10, bars("hij", "red", "red", "red")),
    Case("d121", 0, bars("hij", "red", "red", "red"), rival=4),
    Case("d121", 0, bars("hi", "red", "red")),
    Case("d121", 0, bars("hij", "red", "blue", "red")),
    Case("d122", 4, ("r_o h3 0", "r_o k3 0", "c1 p3")),
    Case("d122", 0, ("c1 p3",)),
    Case("d123", 2, ("r_o h3 0", "c1 p3", "c2 m3 0")),
    Case("d123", 0, ("r_o h3 0",)),
    Case("d124", 10, crumbs(RATS)),
    Case("d124", 0, crumbs(RATS[1:])),
    Case("d125", 2, crumbs(RATS[1:])),
    Case("d125", 38),
    Case("d125", 0, crumbs(RATS)),
    Case("d126", 4, lessons=4),
    Case("d126", 1, lessons=1),
    *five_of("d127", "blue"),
    *five_of("d128", "green"),
    *five_of("d129", "purple"),
    *five_of("d130", "red"),
    *five_of("d131", "orange"),
    Case("d132", 10, crumbs(RATS[5:])),
    Case("d132", 0, crumbs(RATS[4:])),
    Case("d132", 0, crumbs(RATS[6:])),
    Case("d133", 7, lessons=6),
    Case("d133", 0, lessons=5),
    Case("d133", 0, lessons=7),
    Case("d134", 9, ("r_o h3 0", *crumbs(RATS[:4]))),
    Case("d134", 0, crumbs(RATS[:4])),
    Case("d134", 0, crumbs(RATS[:6])),
    Case("d135", 2, edge_bars("hijkl", *["red"] * 5)),
    Case("d135", 1, (*edge_bars("hi", "red", "blue"), *bars("n", "red"))),
    Case("d135", 0, edge_bars("h", "red")),
    Case("d136", 12, crumbs(room(1) + room(7))),
    Case("d136", 0, crumbs(room(1))),
    Case("d136", 0, crumbs(room(1) + room(7)[1:])),
    Case("d137", 18),
    Case("d137", 18, bars("m", "red")),
    Case("d137", 0, ("c1 h1",)),
    Case("d137", 0, ("c1 h9",)),
    Case("d138", 8, bars("hijklmno", *["red"] * 4, *["blue"] * 4)),
    Case("d138", 8, bars("efghjklm", *["red"] * 8)),
    Case("d138", 0, bars("hij", *["red"] * 3)),
    Case("d139", 6, OSHAX),
    Case("d139", 0, bars("h", "red")),
    Case("d140", 15, crumbs(room(1))),
    Case("d140", 0, ("c1 g5",)),
    Case("d141", 15, FIVES),
    Case("d141", 8, bars("efghijklmn", *["blue"] * 4, *["green"] * 3, *["red"] * 3)),
    Case("d141", 0, bars("hijklm", *["red"] * 3, *["blue"] * 3)),
    Case("d141", 0, bars("efghijkl", *["blue"] * 3, *["green"] * 3, *["red"] * 2)),
    Case("d142", 7, fish=5),
    Case("d142", 7, fish=50),
    Case("d142", 0, fish=4),
    Case("column", 7, ("blue-k02 h1 1", "blue-k03 h6 h7 h8 h9 i9")),
    Case("column", 0, ("blue-k02 h1 1", "red-k03 h6 h7 h8 h9 i9")),
    Case("column", 0, ("blue-k02 h1 1", "blue-k07 h6 h7 h8 g8 i8")),
    Case("column", 0, ("blue-k02 b3 1",)),
    Case("column", 0, crumbs([(7, y) for y in range(9)])),
]
PUBLIC = [
    Case("d143", 4, edge_bars("hij", "red", "blue", "red"), colour=RED),
    Case("d143", 0, edge_bars("hij", "red", "blue", "red"), colour=GREEN),
    Case("d144", 2, bars("hij", "red", "blue", "red"), colour=RED),
    Case("d144", 1, OSHAX, colour=BLUE),
    Case("d144", 0, bars("h", "red"), colour=BLUE),
    Case("d145", 5, bars("hjl", "red", "red", "red"), colour=RED),
    Case("d145", 0, bars("hj", "red", "red"), colour=RED),
    Case("d145", 0, bars("hjl", "red", "red", "red"), colour=BLUE),
    Case("d146", 3, bars("hijk", "red", "blue", "blue", "red")[:3], colour=RED),
    Case("d146", 6, bars("hik", "red", "blue", "red"), colour=RED),
    Case("d146", 0, bars("hi", "red", "red"), colour=RED),
    Case("d147", 6, lessons=3),
    Case("d147", 0, lessons=0),
    Case("d148", 6, ("r_o h3 0", "c1 p3", "c2 m3 0")),
    Case("d148", 0, bars("h", "red")),
    Case("d149", 1, (*bars("h", "red"), "c1 i3", "c1 k3"), colour=RED),
    Case("d149", 1, (*bars("hj", "red", "red"), "c1 i3"), colour=RED),
    Case("d149", 1, (*bars("h", "red"), "r_o i3 0"), colour=RED),
    Case("d149", 0, (*bars("h", "red"), "c1 i3"), colour=BLUE),
    Case("d150", 25),
    Case("d150", 20, (f"c1 {MAPS[0]}",)),
    Case("d150", 0, tuple(f"c1 {cell}" for cell in MAPS)),
]
TWENTY = (*bars("bcdefghijklmnopqrs", *["red"] * 18), "blue-k02 h2 0", "blue-k02 h8 0")
FAMILY = [
    Case("f151", 2, edge_bars("hij", "red", "blue", "red")),
    Case("f151", 0, bars("h", "red")),
    Case("f152", 9, RAINBOW_EDGE),
    Case("f152", 0, RAINBOW_EDGE[1:]),
    Case("f153", 2, edge_bars("hijkl", *["red"] * 5)),
    Case("f153", 0, edge_bars("h", "red")),
    Case("f154", 10, crumbs(RATS)),
    Case("f154", 0, crumbs(RATS[1:])),
    Case("f155", 10, MIDDLE),
    Case("f155", 0, MIDDLE[1:]),
    Case("f155", 0, MIDDLE[:-1]),
    Case("f156", 12, crumbs(GRID.edge_cells)),
    Case("f156", 0, crumbs(GRID.edge_cells[1:])),
    Case("f157", 10, TWENTY),
    Case("f157", 0, TWENTY[1:]),
    Case("f157", 0, (*TWENTY, "red-k02 h1 0")),
    Case("f158", 15, FIFTEEN),
    Case("f158", 0, FIFTEEN[1:]),
    *five_of("f159", "blue"),
    *five_of("f160", "green"),
    *five_of("f161", "purple"),
    *five_of("f162", "red"),
    *five_of("f163", "orange"),
    Case("f164", 6, ("r_o h3 0", "c1 p3", "c2 m3 0")),
    Case("f164", 0, bars("h", "red")),
    Case("f165", 10, bars("hij", "red", "red", "red"), rival=3),
    Case("f165", 0, bars("hij", "red", "red", "red"), rival=4),
    Case("f165", 0, bars("hi", "red", "red")),
    Case("f166", 38),
    Case("f166", 0, crumbs(RATS)),
    Case("f167", 4, crumbs(room(3) + room(7))),
    Case("f167", 0, crumbs(room(3)[1:])),
    Case("f168", 15, FIVES),
    Case("f168", 0, bars("hijklm", *["red"] * 3, *["blue"] * 3)),
]
SISTERS = [
    Case("s_colour_no_treasure", 20, (*bars("h", "red"), "c1 i3")),
    Case("s_colour_no_treasure", 25, (*bars("h", "red"), "c1 k3")),
    Case("s_colour_no_treasure", 25),
    Case("s_colour_no_treasure", 0, (*BETWEEN, "c1 h3", "c1 l3", "c1 p3")),
    Case("s_largest_family_size", 8, bars("hijklmn", *["red"] * 4, *["blue"] * 3)),
    Case("s_largest_family_size", 0, bars("hi", "red", "red")),
    Case("s_few_treasures", 10, crumbs(RATS[:8])),
    Case("s_few_treasures", 0, crumbs(RATS[:9])),
    Case("s_fish", 12, fish=3),
    Case("s_fish", 0),
    Case("s_rats", 10, crumbs(RATS[2:])),
    Case("s_rats", 0, crumbs(RATS)),
    Case("s_cats_over_15", 5, (*FIFTEEN, "blue-k02 b3 1")),
    Case("s_cats_over_15", 0, FIFTEEN),
    Case("s_cats_over_15", 0, FIFTEEN[1:]),
    Case("s_colour_no_edge", 0, RAINBOW_EDGE),
    Case("s_colour_no_edge", 5, (*RAINBOW_EDGE[1:], *bars("f", "blue"))),
    Case("s_colour_no_edge", 25),
    Case("s_rooms_full", 6, crumbs(room(3) + room(7))),
    Case("s_rooms_full", 0),
    Case("s_lonely", 10, bars("hij", "red", "blue", "blue")[:1] + bars("l", "red")),
    Case("s_lonely", 0, bars("hi", "red", "red")),
    Case("sa_lessons", 9, lessons=3),
    Case("sa_lessons", 0, lessons=0),
    Case("sa_family_1", 11, bars("hijklmn", *["red"] * 4, *["blue"] * 3)),
    Case("sa_family_1", 0, bars("hi", "red", "red")),
    Case("sa_family_2", 8, bars("hijklmn", *["red"] * 4, *["blue"] * 3)),
    Case("sa_family_2", 0, bars("hijk", *["red"] * 4)),
    Case("sa_common", 6, ("r_o h3 0", "c1 p3", "c2 m3 0")),
    Case("sa_common", 0, ("r_o h3 0",)),
    Case("sa_no_treasure", 3, (*bars("hl", "red", "blue"), "c1 i3")),
    Case("sa_no_treasure", 0, (*bars("h", "red"), "r_o i3 0")),
    Case("sa_maps", 8, tuple(f"c1 {cell}" for cell in MAPS[:2])),
    Case("sa_maps", 0),
    Case("sa_families", 10, bars("hijklmn", *["red"] * 4, *["blue"] * 3)),
    Case("sa_families", 0, bars("hi", "red", "red")),
    Case("sa_edge", 2, (*edge_bars("hi", "red", "blue"), *bars("n", "red"))),
    Case("sa_edge", 0, bars("n", "red")),
    # A rat at h4: the bar in g touches it, the bar in f does not.
    Case("sa_colour_no_rat", 20, bars("g", "red")),
    Case("sa_colour_no_rat", 0, BY_RATS),
    Case("sa_colour_no_rat", 25, bars("f", "red")),
    Case("sa_colour_no_rat", 25, (*bars("g", "red"), "c1 h4")),
]
ALL = [*PRIVATE, *PUBLIC, *FAMILY, *SISTERS]


@pytest.mark.parametrize("case", ALL, ids=lambda case: f"{case.card}-{case.points}")
def test_lesson(case: Case) -> None:
    sheet = Sheet(lay(Boat(), *case.tiles))
    sheet.fish = case.fish
    sheet.baskets = case.baskets
    sheet.position = case.position
    sheet.lessons = case.lessons
    sheet.rival = case.rival
    sister = case.card.startswith("s")
    number = SOLO + SOLO_NUMBER[case.card] if sister else CARD_NUMBER[case.card]
    assert sheet.lesson(number, case.colour) == case.points


def test_every_lesson_is_there_scoring_and_not() -> None:
    scores = {card.id for card in CARDS if card.score} | {lesson.id for lesson in SOLO_LESSONS}
    repeats = {"s_double_best"}
    never_nothing = {"d126"}  # it counts itself
    assert len(scores) == 38 + 1 + 18 + 19
    assert {case.card for case in ALL if case.points} == scores - repeats
    assert {case.card for case in ALL if not case.points} >= scores - repeats - never_nothing
