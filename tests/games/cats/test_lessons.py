"""Every lesson, scoring and not scoring, on small boats, and typical mistakes.

A bar is the straight cat of five cells. Standing in rows 3 to 7 of the columns e to q it touches
no edge; in rows 1 to 5 of the columns h to o it does.
"""

from typing import NamedTuple

import pytest
from tests.games.cats.table import Table, cards, ints, lay

from skerry.games.cats.game.events import FinalScored
from skerry.games.cats.game.options import Difficulty, Mode
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, SOLO_LESSONS, SOLO_NUMBER
from skerry.games.cats.pieces.tiles import BOATS, COLOURS, GRID, Cell, Colour
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.families import family_points
from skerry.games.cats.rules.lessons import ANY_COLOUR, SOLO
from skerry.games.cats.rules.scoring import Sheet
from skerry.games.cats.rules.state import OVER, SISTER
from skerry.games.cats.rules.totals import (
    sheet_of,
    sister_colour_points,
    sister_lesson_points,
    sister_total,
    total,
    winners,
)

Tiles = tuple[str, ...]


def name(cell: Cell) -> str:
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"


def bars(columns: str, *colours: str) -> Tiles:
    """Standing bars in rows 3 to 7, side by side."""
    assert len(columns) == len(colours)
    return tuple(f"{c}-k02 {x}3 1" for x, c in zip(columns, colours, strict=True))


def edge_bars(columns: str, *colours: str) -> Tiles:
    """Standing bars that touch the upper edge."""
    return tuple(f"{c}-k02 {x}1 1" for x, c in zip(columns, colours, strict=True))


def crumbs(cells: list[Cell] | tuple[Cell, ...]) -> Tiles:
    """The smallest treasure on each of some cells."""
    return tuple(f"c1 {name(cell)}" for cell in cells)


def room(number: int) -> tuple[Cell, ...]:
    return GRID.rooms[number - 1].cells


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


# --- Families and the fixed parts -------------------------------------------------------------


def test_family_points() -> None:
    assert [family_points(size) for size in range(11)] == [0, 0, 0, 8, 11, 15, 20, 25, 30, 35, 40]


def families(*tiles: str) -> list[tuple[str, int]]:
    sheet = Sheet(lay(Boat(), *tiles))
    found = zip(sheet.family_colours, sheet.family_sizes, strict=True)
    return sorted((COLOURS[colour].value, size) for colour, size in found if size >= 3)


def test_a_group_counts_on_its_own() -> None:
    assert families(*bars("efgijk", *["red"] * 6)) == [("red", 3), ("red", 3)]
    assert families(*bars("efghij", *["red"] * 6)) == [("red", 6)]


def test_corners_do_not_make_a_family() -> None:
    assert families("red-k02 h3 0", "red-k02 m4 0", "red-k02 h5 0") == []


def test_an_oshax_joins_and_links_its_colour() -> None:
    apart = (*bars("gh", "red", "red"), *bars("mn", "red", "red"))
    assert families(*apart) == []
    # It lies on k3 l3, j4 k4, i5 j5: between the two pairs.
    assert families(*apart, "o1 i3 0 red") == [("red", 5)]
    assert families(*apart, "o1 i3 0 blue") == []


def test_treasures_link_nothing() -> None:
    assert families(*bars("gh", "red", "red"), "c1 i4", *bars("j", "red")) == []


def over(*tiles: str, seats: int = 2, mode: Mode = Mode.STANDARD) -> Table:
    table = Table(seats, mode=mode, phase=OVER, ship=1)
    lay(table.crew(0).boat, *tiles)
    return table


def test_an_empty_boat_costs_rats_and_rooms() -> None:
    assert total(over().state, 0) == -19 - 35


def test_a_rare_treasure_gives_three_and_a_common_one_nothing() -> None:
    # Both lie in the hold on no rat.
    assert total(over("r_o l3 0").state, 0) == -19 - 35 + 3
    assert total(over("c1 l3").state, 0) == -19 - 35


def test_a_room_costs_five_unless_every_cell_is_covered() -> None:
    cells = room(7)
    assert total(over(*crumbs(cells)).state, 0) == -19 - 30
    assert total(over(*crumbs(cells[1:])).state, 0) == -19 - 35


def test_empty_room_lessons_still_pay_for_the_room() -> None:
    table = over()
    table.crew(0).lessons = cards("d137 d140 d125")
    assert total(table.state, 0) == -19 - 35 + 18 + 15 + 38


def test_public_lessons_are_for_everybody_and_private_ones_for_their_owner() -> None:
    table = over()
    table.crew(1).lessons = cards("d126")
    table.state.public = cards("d150 d147")
    table.state.public_colours = ints([-1, -1])
    assert total(table.state, 0) == -54 + 25
    assert total(table.state, 1) == -54 + 25 + 2 + 1


def test_a_public_colour_is_the_named_one_not_the_best() -> None:
    table = over(*bars("lm", "blue", "blue"))
    before = total(table.state, 0)
    table.state.public = cards("d144")
    table.state.public_colours = ints([RED])
    assert total(table.state, 0) == before
    table.state.public_colours = ints([BLUE])
    assert total(table.state, 0) == before + 2


def test_a_tie_goes_to_the_most_fish_and_is_then_shared() -> None:
    table = over(seats=3)
    table.crew(1).fish = 25
    assert list(winners(table.state)) == [1]
    table.crew(2).fish = 25
    assert list(winners(table.state)) == [1, 2]
    lay(table.crew(0).boat, "r_o l3 0")
    assert list(winners(table.state)) == [0], "points come first"


def test_the_largest_family_of_all_is_looked_for_on_the_other_boats() -> None:
    table = over(*bars("hij", *["red"] * 3))
    for seat in (0, 1):
        table.crew(seat).lessons = cards("d121")
    lay(table.crew(1).boat, *bars("lmn", *["blue"] * 3))
    card = CARD_NUMBER["d121"]
    assert [sheet_of(table.state, seat).lesson(card, ANY_COLOUR) for seat in (0, 1)] == [10, 10]
    lay(table.crew(1).boat, *bars("o", "blue"))
    assert [sheet_of(table.state, seat).lesson(card, ANY_COLOUR) for seat in (0, 1)] == [0, 10]


@pytest.mark.parametrize(("size", "points"), [(6, 0), (7, 10), (8, 10)])
def test_alone_the_largest_family_needs_seven(size: int, points: int) -> None:
    table = over(*bars("hijklmno"[:size], *["red"] * size), seats=1, mode=Mode.SOLO)
    assert sheet_of(table.state, 0).lesson(CARD_NUMBER["d121"], ANY_COLOUR) == points


def test_first_in_order_is_asked_at_the_end() -> None:
    table = over()
    table.state.order = ints([1, 0])
    found = [sheet_of(table.state, s).lesson(CARD_NUMBER["d119"], ANY_COLOUR) for s in (0, 1)]
    assert found == [0, 7]
    alone = over(seats=1, mode=Mode.SOLO)
    assert sheet_of(alone.state, 0).lesson(CARD_NUMBER["d119"], ANY_COLOUR) == 7
    alone.state.order = ints([SISTER, 0])
    assert sheet_of(alone.state, 0).lesson(CARD_NUMBER["d119"], ANY_COLOUR) == 0


def test_baskets_count_used_or_not() -> None:
    table = over()
    table.crew(0).ready = 1
    table.crew(0).used = 2
    assert sheet_of(table.state, 0).lesson(CARD_NUMBER["d118"], ANY_COLOUR) == 7


# --- The sister -------------------------------------------------------------------------------


def alone(*tiles: str) -> Table:
    table = Table(1, mode=Mode.SOLO, difficulty=Difficulty.EXPERT, phase=OVER, ship=1)
    lay(table.crew(0).boat, *tiles)
    table.crew(0).fish = 0
    return table


def test_double_best_repeats_the_best_of_all_others_advanced_too() -> None:
    table = alone(*bars("hij", *["red"] * 3), *edge_bars("m", "blue"))
    table.sister_lessons("s_double_best", "s_fish", "s_rooms_full", "sa_family_1")
    assert list(sister_lesson_points(table.state)) == [8, 0, 0, 8]
    table.sister_lessons("s_fish", "s_double_best", "s_rooms_full")
    assert list(sister_lesson_points(table.state)) == [0, 0, 0]


def test_her_colours_give_five_to_one_for_each_cat() -> None:
    table = alone(*bars("hijkl", "red", "red", "red", "blue", "orange"), "o2 n3 0 blue")
    order = [Colour.RED, Colour.GREEN, Colour.PURPLE, Colour.BLUE, Colour.ORANGE]
    table.state.sister_colours = ints(COLOURS.index(colour) for colour in order)
    table.sister_lessons("s_fish", "s_rooms_full", "s_lonely")
    points = [sister_colour_points(table.state, place) for place in range(5)]
    assert points == [15, 0, 0, 4, 1]
    assert list(sister_lesson_points(table.state)) == [0, 0, 15]
    assert sister_total(table.state) == 20 + 15


def test_public_lessons_are_halved_each_and_rounded_up() -> None:
    table = alone(*bars("l", "red"))
    table.sister_lessons("s_fish")
    before = total(table.state, 0)
    table.state.public = cards("d145 d144 d144")
    table.state.public_colours = ints([BLUE, RED, RED])
    assert total(table.state, 0) == before + 0 + 1 + 1
    table.state.public = cards("d150")
    table.state.public_colours = ints([-1])
    assert total(table.state, 0) == before + 13, "25 for five maps"


def test_the_sister_wins_ties() -> None:
    table = alone()
    table.sister_lessons("s_fish", "s_rooms_full", "s_lonely")
    assert list(winners(table.state)) == [SISTER], "-54 against nothing"
    table.crew(0).lessons = cards("d137 d140 d125 d126 d118 d133")
    table.crew(0).ready = 2
    points = -54 + 18 + 15 + 38 + 6 + 0 + 7
    assert points == total(table.state, 0) == 30
    table.crew(0).fish = 7
    assert sister_total(table.state) == 28
    assert list(winners(table.state)) == [0], "more than she has"
    # One lesson about baskets less, and one about the turn order: 30 - 7 + 5 points.
    table.crew(0).lessons = cards("d137 d140 d125 d126 d118")
    assert total(table.state, 0) == 22
    table.crew(0).lessons = cards("d137 d140 d125 d126 d118 d127 d128 d133")
    assert total(table.state, 0) == 25
    table.crew(0).fish = 6
    assert sister_total(table.state) == 24
    assert list(winners(table.state)) == [0]
    table.crew(0).lessons = cards("d137 d140 d125 d126 d118 d127 d128")
    assert total(table.state, 0) == 24
    assert list(winners(table.state)) == [SISTER], "a tie is hers"


# --- Four mistakes that programs make ---------------------------------------------------------


def test_an_absent_colour_counts_as_one_without() -> None:
    """Four colours have no cat at all, and still none of their cats touches a treasure."""
    for lesson in ("s_colour_no_treasure", "s_colour_no_edge", "sa_colour_no_rat"):
        sheet = Sheet(lay(Boat(), *bars("l", "red")))
        assert sheet.lesson(SOLO + SOLO_NUMBER[lesson], ANY_COLOUR) == 25


@pytest.mark.parametrize("where", ["a4", "a5", "a6"])
def test_the_stern_is_edge(where: str) -> None:
    sheet = Sheet(lay(Boat(), f"red-k02 {where} 0"))
    assert sheet.lesson(CARD_NUMBER["d117"], ANY_COLOUR) == 1


def test_alone_the_player_names_the_colour_for_fish() -> None:
    """Unspent fish can score for the sister, so the best colour is not always wanted."""
    table = Table(1, mode=Mode.SOLO).fields("green-k01").hand(0, "d096")
    table.boat(0, *bars("hi", "blue", "red"), "red-k03 j3 0")
    assert {f"anytime d096 {colour}" for colour in COLOURS} <= table.legal(0)
    table.say(0, "anytime d096 green")
    assert table.crew(0).fish == 20
    again = Table(1, mode=Mode.SOLO).fields("green-k01").hand(0, "d096")
    again.boat(0, *bars("hi", "blue", "red"), "red-k03 j3 0").say(0, "anytime d096 red")
    assert again.crew(0).fish == 22


def test_what_a_discard_cuts_off_stays_and_can_be_touched() -> None:
    table = Table().fields("green-k01").hand(0, "d088")
    table.boat(0, "blue-k02 b3 1", "c2 c5 d5", "c1 e5", "red-k02 f3 1")
    table.say(0, "anytime d088 treasures c5+d5 e5", "rescue green-k01")
    assert table.tiles() == ["blue-k02", "red-k02"]
    places = table.legal(0)
    assert {"at c4 d3 d4 e3", "at g4 h3 h4 i3"} <= places, "beside either part"
    assert "at l4 m3 m4 n3" not in places, "but not apart from both"


def test_when_nothing_is_left_the_next_tile_goes_anywhere() -> None:
    table = Table().fields("green-k01").hand(0, "d088")
    table.boat(0, "c2 c5 d5", "c1 e5")
    table.say(0, "anytime d088 treasures c5+d5 e5", "rescue green-k01")
    table.at(0, "green-k01", "p4 0")
    assert table.tiles() == ["green-k01"]


def test_an_end_adds_all_parts() -> None:
    """The last event of a seat tells each part, and their sum is the total."""
    table = Table(phase=15, ship=1)
    table.boat(0, "red-k02 h3 1", "red-k03 i3 i4 i5 i6 j6", "red-k04 i7 j7 k7 l7 k6", "r_o l3 0")
    table.lessons(0, "d122 d120").kept(1, "")
    table.state.public = cards("d148")
    table.state.public_colours = ints([-1])
    table.say(0, "pass").say(1, "pass")
    final = table.found(FinalScored)[0]
    assert isinstance(final, FinalScored)
    rats = 19 - 2
    assert (final.rats, final.rooms, final.rare) == (-rats, -35, 3)
    assert [(f.colour, f.size, f.points) for f in final.families] == [("red", 3, 8)]
    assert [lesson.points for lesson in final.lessons] == [2, 0]
    assert [lesson.points for lesson in final.public] == [2]
    assert final.total == -rats - 35 + 3 + 8 + 2 + 2


EXAMPLE = (
    *bars("bcd", *["blue"] * 3),
    "green-k02 e2 1",
    *bars("fg", "green", "green"),
    *edge_bars("hij", *["red"] * 3),
    *edge_bars("klmn", *["purple"] * 4),
    "purple-k03 k6 k7 k8 k9 l9",
    *bars("pqr", *["red"] * 3),
    "r_t u4 u5 u6 v5",
    "c3i a4 a5 a6",
    "c3i h6 i6 j6",
    "c3l n9 o8 o9",
    "c2 s5 s6",
    *("c1 p8", "c1 s3", "c1 q8", "c1 h7"),
)


def test_the_rulebooks_example_of_scoring() -> None:
    """The parts of the printed example, on a boat that has just these parts.

    It speaks of families of 8, 8, 16 and 15 points. No family gives 16: these are two of three
    cats in one colour, 8 + 8. So it is -2 for rats, -20 for four rooms, 47 for families, 3 for a
    rare treasure, 6 + 7 + 0 for lessons (thirteen cats at the edge; one column of nine cells in
    one colour; not five orange cats), and 18 for nine treasures: 59.
    """
    table = over(*EXAMPLE)
    table.crew(0).lessons = cards("d135 column d131")
    table.state.public = cards("d148")
    table.state.public_colours = ints([-1])
    sheet = sheet_of(table.state, 0)
    assert sheet.boat.rats() == 2
    assert sheet.boat.full_rooms() == 7 - 4
    assert families(*EXAMPLE) == [("blue", 3), ("green", 3), ("purple", 5), ("red", 3), ("red", 3)]
    assert sheet.families() == 8 + 8 + 16 + 15
    assert sheet.rare() == 1
    own = [sheet.lesson(card, ANY_COLOUR) for card in table.crew(0).lessons]
    assert own == [6, 7, 0]
    assert sheet.lesson(CARD_NUMBER["d148"], ANY_COLOUR) == 18
    assert total(table.state, 0) == -2 - 20 + 47 + 3 + 13 + 18 == 59
