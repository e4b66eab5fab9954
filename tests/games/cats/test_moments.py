"""Anytime cards and the moments at which they matter: one scenario for each pair that can.

What a running phase still owes decides: lessons to lay, speed and turn order, baskets, further
cats, rare finds, the last turn of the last day.
"""

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from tests.games.cats.table import Table, ints, refused, search

from skerry.games.cats.game.events import (
    AnytimePlayed,
    MapCovered,
    OrderSet,
    SisterActed,
    TreasuresPlaced,
)
from skerry.games.cats.game.options import Mode
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.codes import COMMON_SHAPES
from skerry.games.cats.rules.state import (
    KEEP,
    LAY,
    MAP_TREASURE,
    NONE,
    OVER,
    RARE,
    RESCUE,
)
from skerry.games.cats.rules.tables import FIRST_PLACE, tile_of

# --- Draw cards and the phases that follow --------------------------------------------------------


def test_a_draw_card_in_the_draft_is_in_time_for_the_lessons() -> None:
    table = Table(phase=KEEP).fields("red-k01").hand(0, "d073")
    table.pack(0, "d001 d002 d003 d004 d005 d006 d007")
    table.pack(1, "d008 d009 d010 d011 d012 d013 d014")
    search(table, 0, "d113 d043 d044", "d113")
    assert table.awaits == {0, 1}
    assert table.ids(table.crew(0).hand) == ["d113"]


def test_a_rescue_card_drawn_before_the_own_laying_can_be_laid_and_gives_speed() -> None:
    table = Table(phase=LAY).fields("red-k01").hand(1, "d073")
    search(table, 1, "d007 d113 d044", "d007").say(0, "lay nothing").say(1, "lay d007")
    [order] = table.found(OrderSet)
    assert isinstance(order, OrderSet)
    assert (order.speeds, order.order) == ((0, 4), (1, 0))


def test_a_rescue_card_drawn_after_the_own_laying_waits() -> None:
    table = Table(phase=LAY).fields("red-k01").hand(0, "d073").say(0, "lay nothing")
    search(table, 0, "d007 d113 d044", "d007").say(1, "lay nothing")
    [order] = table.found(OrderSet)
    assert isinstance(order, OrderSet)
    assert order.order == (0, 1)
    assert table.ids(table.crew(0).hand) == ["d007"]


def test_a_treasure_card_drawn_in_phase_5_can_be_played_at_once() -> None:
    table = Table(phase=RARE).hand(0, "d073")
    search(table, 0, "d098 d113 d044", "d098")
    table.say(0, "play d098", "at h3", "done")
    assert len(table.found(TreasuresPlaced)) == 1


def test_who_has_passed_in_phase_5_does_not_come_back_by_a_draw_card() -> None:
    table = Table(phase=RARE).hand(0, "d073").say(0, "pass")
    search(table, 0, "d098 d113 d044", "d098")
    assert table.awaits == {1}
    assert refused(table, 0, "play d098") == "not_awaited"


def test_a_draw_card_in_the_last_turn_of_the_last_day_still_serves_phase_5() -> None:
    table = Table(phase=RARE, ship=1).hand(1, "d073").say(0, "pass")
    search(table, 1, "d098 d113 d044", "d098 d113")
    table.say(1, "play d098", "at h3", "done", "pass")
    assert table.state.phase == OVER
    assert table.tiles(1) == ["c1"]
    assert not len(table.crew(1).lessons), "the lesson came too late"


# --- Baskets, cats and speed ----------------------------------------------------------------------


def test_a_basket_between_the_cats_of_a_turn_carries_the_second() -> None:
    table = Table().fields("red-k01 blue-k01 green-k01").hand(0, "d080 d084")
    table.say(0, "anytime d080", "rescue red-k01").at(0, "red-k01", "h3 0")
    assert table.legal(0) == {"done", "anytime d084"}
    table.say(0, "anytime d084", "rescue blue-k01").at(0, "blue-k01", "j3 0")
    assert table.awaits == {1}


def test_a_used_basket_is_sold_between_the_cats_of_a_turn() -> None:
    table = Table().fields("red-k01 blue-k01 green-k01").hand(0, "d080 d076").laid(0, "d043")
    table.crew(0).fish = 3
    table.say(0, "anytime d080", "rescue red-k01").at(0, "red-k01", "h3 0")
    assert "rescue blue-k01 d043" not in table.legal(0)
    table.say(0, "anytime d076 used", "rescue blue-k01 d043").at(0, "blue-k01", "j3 0")
    assert table.crew(0).fish == 2


def test_fish_cards_pay_for_a_cat_in_the_own_turn() -> None:
    table = Table().fields("red-k01").hand(0, "d096").boat(0, "blue-k02 h3 1", "blue-k03 i3 0")
    table.crew(0).fish = 1
    assert table.kinds(0) == {"pass", "anytime"}
    table.say(0, "anytime d096 blue", "rescue red-k01")
    assert table.crew(0).fish == 0


def test_baskets_and_cats_after_passing_are_too_late_for_today() -> None:
    table = Table().fields("red-k01 blue-k01").hand(0, "d080 d084").say(0, "pass")
    table.say(0, "anytime d084", "anytime d080")
    assert table.awaits == {1}
    table.say(1, "rescue red-k01").at(1, "red-k01", "h3 0")
    assert table.awaits == {1}, "who has passed is out"
    assert (table.crew(0).ready, table.crew(0).extra) == (2, 1), "both serve tomorrow"


def test_a_cat_that_is_herded_in_the_own_turn_costs_what_its_new_field_asks() -> None:
    table = Table().fields("", "red-k01 blue-k01").hand(0, "d077")
    table.crew(0).fish = 3
    assert table.kinds(0) == {"pass", "anytime", "watch"}
    table.say(0, "anytime d077 cats red-k01", "rescue red-k01")
    assert table.crew(0).fish == 0


def test_cats_from_the_bag_keep_phase_4_going_before_the_last_one_is_taken() -> None:
    table = Table().fields("red-k01").hand(0, "d083").say(0, "anytime d083")
    table.draw("tile green-k01").say(0, "field left").draw("tile r_o", "tile r_o", "tile r_o")
    table.say(0, "rescue red-k01").at(0, "red-k01", "h3 0")
    assert table.state.phase == RESCUE
    assert table.awaits == {1}


def test_with_the_last_cat_phase_4_is_over_before_new_ones_can_come() -> None:
    table = Table().fields("red-k01").hand(1, "d083").say(0, "rescue red-k01")
    table.at(0, "red-k01", "h3 0")
    assert table.state.phase == RARE
    table.say(1, "anytime d083")
    table.draw("tile r_o", "tile r_o", "tile r_o", "tile green-k01").say(1, "field left")
    assert table.state.phase == RARE
    assert table.awaits == {0}


def test_cats_from_the_bag_come_before_the_sister_finds_empty_fields() -> None:
    table = Table(1, mode=Mode.SOLO).fields("red-k01").hand(0, "d083").sister_row("ss14")
    table.say(0, "watch on", "rescue red-k01").at(0, "red-k01", "h3 0")
    assert table.awaits == {0}
    table.say(0, "anytime d083").draw("tile green-k01").say(0, "field left")
    table.draw("tile r_o", "tile r_o", "tile r_o").say(0, "pass")
    [acted] = table.found(SisterActed)
    assert isinstance(acted, SisterActed)
    assert acted.removed[0] == "green-k01"


def test_laying_does_not_wait_for_anytime_cards_but_takes_them() -> None:
    table = Table(phase=LAY).fields("red-k01").hand(0, "d080 d084 d069 d043")
    table.say(0, "anytime d080", "anytime d084", "anytime d069", "lay d043").say(1, "lay nothing")
    crew = table.crew(0)
    assert (crew.extra, crew.ready, crew.anywhere) == (1, 2, 1)


# --- A free spot for the treasure of a map --------------------------------------------------------


def lonely(hand: str) -> Table:
    """Only the cat lies on the boat, and of the treasures only those of one cell are left."""
    table = Table().fields("red-k01 green-k01").hand(0, hand)
    table.state.common = ints([1, 0, 0, 0])
    return table


def test_a_free_spot_is_played_for_the_treasure_of_a_map() -> None:
    table = lonely("d069 d094").say(0, "rescue red-k01", "at b4 c3 c4 d3")
    assert table.state.doing == MAP_TREASURE
    assert "at v5" not in table.legal(0)
    assert "anytime d069" in table.legal(0)
    assert "anytime d094" not in table.legal(0), "no other card belongs to this step"
    assert refused(table, 0, "anytime d094") == "not_playable"
    table.say(0, "anytime d069", "at v5")
    assert [type(event) for event in table.events[-2:]] == [AnytimePlayed, MapCovered]
    assert table.crew(0).anywhere == 0
    assert table.awaits == {1}


def test_only_the_owner_interjects_before_the_treasure() -> None:
    table = lonely("d069").hand(1, "d070").say(0, "rescue red-k01", "at b4 c3 c4 d3")
    assert refused(table, 1, "anytime d070") == "not_now"


def test_a_free_spot_that_was_not_needed_serves_the_next_tile() -> None:
    table = lonely("d069").say(0, "rescue red-k01", "at b4 c3 c4 d3", "anytime d069", "pass")
    assert table.crew(0).anywhere == 1


def test_it_also_serves_the_treasures_of_an_oshax_and_of_a_tile_from_the_bag() -> None:
    table = Table(phase=RARE).hand(0, "d001 d069").say(0, "play d001")
    table.say(0, next(at for at in sorted(table.legal(0)) if " b4 " in at), "colour red")
    assert table.state.doing == MAP_TREASURE
    table.say(0, "anytime d069", "at v5")
    assert table.tiles()[1] == "c1"
    bag = Table().fields("green-k01").hand(0, "d075 d069").say(0, "anytime d075")
    bag.draw("tile red-k01")
    assert refused(bag, 0, "anytime d069") == "not_now", "the card itself is not interrupted"
    bag.say(0, "at b4 c3 c4 d3", "anytime d069", "at v5")
    assert bag.tiles() == ["red-k01", "c1"]
    assert bag.awaits == {0}


def test_two_treasures_of_a_card_are_one_step() -> None:
    table = Table(phase=RARE).hand(0, "d098 d069").boat(0, "blue-k02 h3 1")
    table.say(0, "play d098", "at i3")
    assert refused(table, 0, "anytime d069") == "not_now"


@given(seed=st.integers(0, 2**32))
def test_a_common_treasure_that_fits_at_all_fits_beside_a_tile(seed: int) -> None:
    """So a treasure that fits only with a free spot never has to be declined unasked."""
    random = Random(seed)
    boat = Boat()
    for _tile in range(random.randrange(1, 40)):
        shape = random.randrange(len(FIRST_PLACE) - 1)
        place = random.randrange(FIRST_PLACE[shape], FIRST_PLACE[shape + 1])
        if boat.is_free(place):
            boat.lay(tile_of(shape), place, NONE)
    for kind in range(4):
        shape = COMMON_SHAPES + kind
        assert not boat.size or boat.has_place(shape, True) == boat.has_place(shape, False)
