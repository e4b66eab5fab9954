"""The final score: families, rooms and rats, the sister's score, and typical mistakes."""

import pytest
from tests.games.cats.boats import bars, crumbs, edge_bars, room
from tests.games.cats.table import Table, cards, ints, lay

from skerry.games.cats.game.events import FinalScored
from skerry.games.cats.game.options import Difficulty, Mode
from skerry.games.cats.pieces.cards import CARD_NUMBER, SOLO_NUMBER
from skerry.games.cats.pieces.tiles import CELLS, COLOURS, Colour
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

BLUE, RED = 0, 2


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


def test_a_family_among_more_than_forty_tiles() -> None:
    full = crumbs(CELLS[:40])
    cats = bars("nop", *["red"] * 3)
    assert families(*full, *cats) == [("red", 3)]
    boat = lay(Boat(), *full, *cats)
    assert boat.treasures() == (1 << len(full)) - 1


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
