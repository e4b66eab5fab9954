"""Solo against the sister: her row, her effects, and what differs in a day."""

import pytest
from tests.games.cats.table import Table, ints, numbered, refused

from skerry.core.game import CHANCE
from skerry.games.cats import CATS
from skerry.games.cats.game.events import OrderSet, SisterActed, SisterRowOpened
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.cats.pieces.cards import SISTER, SISTER_NUMBER
from skerry.games.cats.rules.sister import play_card
from skerry.games.cats.rules.state import DEAL, FIELDS, LAY, PAY, RARE, RESCUE, SISTER_LESSONS
from skerry.games.cats.rules.state import SISTER as HER

EIGHT = (
    "red-k01 red-k02 red-k03 red-k04",
    "blue-k01 blue-k02 blue-k03 blue-k04",
)


def alone(phase: int = RESCUE, ship: int = 5) -> Table:
    return Table(1, mode=Mode.SOLO, difficulty=Difficulty.EASY, phase=phase, ship=ship)


def acted(table: Table) -> list[SisterActed]:
    return [event for event in table.events if isinstance(event, SisterActed)]


# --- Set-up and the day -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("difficulty", "count"), list(zip(Difficulty, [3, 4, 5, 6, 7], strict=True))
)
def test_three_basic_lessons_and_advanced_ones_by_difficulty(
    difficulty: Difficulty, count: int
) -> None:
    state = CATS.start(1, CatsOptions(Mode.SOLO, difficulty))
    seen = []
    while state.ship == 0:
        draw = CATS.outcomes(state)[-1][0]
        if state.phase == SISTER_LESSONS:
            seen.append(str(draw).split()[1])
        state = CATS.play(state, draw).state
    assert len(seen) == len(set(seen)) == count
    assert all(lesson.startswith("s_") for lesson in seen[:3])
    assert all(lesson.startswith("sa_") for lesson in seen[3:])
    assert list(state.order) == [0, HER], "the player starts"
    assert sorted(state.oshax) == list(range(6))
    assert sorted(state.sister_colours) == list(range(5))
    assert list(state.common) == [5] * 4


def test_four_cats_in_each_field() -> None:
    table = alone(FIELDS)
    for field in EIGHT:
        table.draw(*(f"tile {tile}" for tile in field.split()))
    assert (len(table.left), len(table.right)) == (4, 4)
    assert table.state.phase == DEAL


def test_five_keep_three_twice_and_one_more() -> None:
    table = alone(DEAL)
    kept = [*numbered(1, 3).split(), *numbered(6, 3).split()]
    table.draw(*(f"card {card}" for card in numbered(1, 5).split()))
    assert table.awaits == {0}
    assert refused(table, 0, "keep d001 d002") == "wrong_number"
    table.say(0, "keep d001 d002 d003")
    assert table.ids(table.crew(0).discards) == ["d004", "d005"]
    table.draw(*(f"card {card}" for card in numbered(6, 5).split())).say(0, "keep d006 d007 d008")
    assert table.awaits == {CHANCE}
    table.draw("card d011")
    assert table.state.phase == PAY
    assert table.ids(table.crew(0).kept) == [*kept, "d011"]


# --- Her row ----------------------------------------------------------------------------------


def test_her_first_card_says_how_many_and_how_fast() -> None:
    table = alone(LAY).fields(*EIGHT).hand(0, "d007").say(0, "lay d007")
    assert table.awaits == {CHANCE}
    table.draw("sister ss03")
    assert table.awaits == {CHANCE}, "three baskets: two more cards"
    table.draw("sister ss01", "sister ss23")
    [row] = [event for event in table.events if isinstance(event, SisterRowOpened)]
    assert (row.cards, row.speed) == (("ss03", "ss01", "ss23"), 0)
    [order] = [event for event in table.events if isinstance(event, OrderSet)]
    assert (order.speeds, order.order) == ((4, 0), (0, HER))
    assert table.awaits == {0}


def test_she_goes_first_if_she_is_faster_and_ties_keep_the_order() -> None:
    fast = alone(LAY).fields(*EIGHT).hand(0, "d007").say(0, "lay d007")
    fast.draw("sister ss16")
    assert list(fast.state.order) == [HER, 0]
    assert [event.card for event in acted(fast)] == ["ss16"], "she plays at once"
    tie = alone(LAY).fields(*EIGHT).hand(0, "d007").say(0, "lay d007").draw("sister ss14")
    assert list(tie.state.order) == [0, HER]
    tie = alone(LAY).fields(*EIGHT).hand(0, "d007")
    tie.state.order = ints([HER, 0])
    tie.state.turn = 1
    tie.say(0, "lay d007").draw("sister ss14")
    assert list(tie.state.order) == [HER, 0]


def test_turns_alternate_and_she_plays_the_rest_when_the_player_passes() -> None:
    table = alone().fields(*EIGHT).sister_row("ss01 ss04 ss05")
    table.state.sister_begun = False
    table.say(0, "rescue red-k01").at(0, "red-k01", "h3 0")
    assert [event.card for event in acted(table)] == ["ss01"]
    assert table.awaits == {0}
    table.say(0, "pass")
    assert [event.card for event in acted(table)] == ["ss01", "ss04", "ss05"]
    assert table.state.phase == RARE
    assert not len(table.state.sister_row)


def test_the_player_continues_when_her_row_is_empty() -> None:
    table = alone().fields(*EIGHT).sister_row("ss01").laid(0, "d043 d044")
    table.say(0, "rescue red-k01").at(0, "red-k01", "h3 0")
    table.say(0, "rescue red-k02 d043").at(0, "red-k02", "h5 0")
    assert len(acted(table)) == 1
    assert table.awaits == {0}


def test_she_plays_the_rest_when_the_fields_are_empty() -> None:
    table = alone().fields("red-k01").rare("r_t").sister_row("ss09 ss02")
    table.say(0, "rescue red-k01").at(0, "red-k01", "h3 0")
    assert [event.removed for event in acted(table)] == [(None, "r_t"), (None, "c1")]
    assert table.state.phase == RARE


def test_rare_finds_are_the_players_alone() -> None:
    table = alone(RARE).hand(0, "d001 d098").say(0, "play d098", "at h3", "done")
    assert table.awaits == {0}
    table.say(0, "pass")
    assert table.state.ship == 4
    none = alone(RARE).hand(0, "d001")
    none.state.oshax = ints([])
    assert none.legal(0) == {"pass"}


# --- Her effects ------------------------------------------------------------------------------


def effects(table: Table, card: str) -> None:
    play_card(table.state, SISTER_NUMBER[card])


def test_cats_are_numbered_from_the_left_and_close_up() -> None:
    table = alone().fields(*EIGHT)
    effects(table, "ss01")  # cat 5, then cat 4
    assert table.left == ["red-k01", "red-k02", "red-k03"]
    assert table.right == ["blue-k02", "blue-k03", "blue-k04"]
    table = alone().fields(*EIGHT)
    effects(table, "ss14")  # cat 1, then the fifth of those left
    assert table.left == ["red-k02", "red-k03", "red-k04"]
    assert table.right == ["blue-k01", "blue-k03", "blue-k04"]


def test_a_number_too_high_is_the_highest_one() -> None:
    table = alone().fields("red-k01 red-k02")
    effects(table, "ss22")  # cat 8, oshax 1
    assert table.left == ["red-k01"]
    assert list(table.state.oshax) == [1, 2, 3, 4, 5]
    table.state.oshax = ints([3, 4])
    effects(table, "ss13")  # cat 1, oshax 5
    assert (table.left, list(table.state.oshax)) == ([], [3])


def test_nothing_left_is_nothing_removed() -> None:
    table = alone()
    table.state.oshax = ints([])
    table.state.common = ints([0, 0, 0, 0])
    for card in SISTER:
        play_card(table.state, SISTER_NUMBER[card.id])
    assert list(table.state.common) == [0, 0, 0, 0]


def test_rare_treasures_are_numbered_by_piles() -> None:
    table = alone().fields("red-k01").rare("r_t", "r_i", "r_t", "r_s")
    effects(table, "ss07")  # cat 2, rare 2
    assert table.supply() == {"r_t": 2, "r_s": 1}
    effects(table, "ss11")  # cat 6, rare 5
    assert table.supply() == {"r_t": 2}
    effects(table, "ss06")  # cat 5, rare 4: the top of the pile
    assert table.supply() == {"r_t": 1}


def test_common_treasures_are_removed_by_shape() -> None:
    table = alone().fields(*EIGHT)
    effects(table, "ss02")
    effects(table, "ss05")
    effects(table, "ss15")
    assert list(table.state.common) == [4, 5, 5, 3]


def test_swapped_cats_change_places_and_fields() -> None:
    table = alone().fields(*EIGHT)
    effects(table, "ss19")  # swap 1 and 6, then take cat 2
    assert table.left == ["blue-k02", "red-k03", "red-k04"]
    assert table.right == ["blue-k01", "red-k01", "blue-k03", "blue-k04"]


def test_a_swap_is_clamped_and_the_same_cat_twice_stays() -> None:
    table = alone().fields("red-k01", "blue-k01")
    effects(table, "ss19")  # swap 1 and 6, then take cat 2
    assert (table.left, table.right) == (["blue-k01"], [])
    table = alone(RESCUE).fields("red-k01 red-k02").sister_row("ss21")
    table.crew(0).ready = 0
    table.say(0, "pass")
    assert acted(table)[-1].removed == (None, "red-k01"), "2 and 5 are the same cat"
    one = alone().fields("red-k01").sister_row("ss19").say(0, "pass")
    assert acted(one)[-1].removed == (None, "red-k01")


def test_a_swap_names_its_numbers() -> None:
    table = alone().fields(*EIGHT).sister_row("ss21").say(0, "pass")
    assert acted(table)[-1].removed == (("red-k02", "blue-k01"), "red-k01")


def test_a_herded_cat_gets_a_new_number() -> None:
    table = alone().fields(*EIGHT).hand(0, "d077").say(0, "anytime d077 cats red-k01")
    assert table.right[-1] == "red-k01"
    effects(table, "ss22")  # cat 8
    assert "red-k01" not in table.right


def test_her_colours_are_turned_up_day_by_day() -> None:
    for ship in (5, 4, 3, 2, 1):
        view = CATS.view(alone(ship=ship).state, 0)
        assert view.sister is not None
        known = [colour for colour in view.sister.colours if colour is not None]
        assert len(known) == 6 - ship
        assert view.sister.colours[: 6 - ship] == tuple(known)
