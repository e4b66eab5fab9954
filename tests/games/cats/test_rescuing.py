"""One test for each reading of the rules from the rescue on: baskets, placing, rare finds."""

from tests.games.cats.table import Table, ints, lay, refused

from skerry.core.game import CHANCE
from skerry.games.cats import CATS
from skerry.games.cats.game.events import (
    CardsUnused,
    CatRescued,
    DayBegan,
    DayEnded,
    MapCovered,
    OshaxPlaced,
    Passed,
    TreasuresPlaced,
)
from skerry.games.cats.pieces.cards import CARD_NUMBER
from skerry.games.cats.pieces.tiles import CELLS, Colour, Field
from skerry.games.cats.rules.state import (
    OVER,
    RARE,
    RESCUE,
)

# --- Rescue -----------------------------------------------------------------------------------


def test_three_kinds_of_baskets() -> None:
    table = Table().fields("red-k01 blue-k01 green-k01 orange-k01")
    table.laid(0, "d043 d015 d023 d007")
    table.crew(0).ready = 1
    assert {text for text in table.legal(0) if "red-k01" in text} == {
        "rescue red-k01",
        "rescue red-k01 d043",
        "rescue red-k01 d015 d023",
    }
    table.say(0, "rescue red-k01").at(0, "red-k01", "h3 0").say(1, "pass")
    assert (table.crew(0).ready, table.crew(0).used) == (0, 1)
    assert refused(table, 0, "rescue blue-k01") == "no_basket", "once a day"
    assert refused(table, 0, "rescue blue-k01 d015") == "no_basket", "half of a basket"
    assert refused(table, 0, "rescue blue-k01 d007") == "no_basket", "boots are no basket"
    table.say(0, "rescue blue-k01 d023 d015").at(0, "blue-k01", "j3 0")
    assert table.ids(table.crew(0).laid) == ["d043", "d007"]
    table.say(0, "rescue green-k01 d043").at(0, "green-k01", "l3 0")
    assert table.legal(0) == {"pass"}
    assert {"d043", "d015", "d023"} == set(table.ids(table.state.gone))
    rescued = [event for event in table.events if isinstance(event, CatRescued)]
    assert [event.basket.permanent for event in rescued if event.basket] == [True, None, None]


def test_three_fish_on_the_left_and_five_on_the_right() -> None:
    table = Table().fields("red-k01", "blue-k01")
    table.crew(0).fish = 4
    assert {text for text in table.legal(0) if text != "pass"} == {"rescue red-k01"}
    assert refused(table, 0, "rescue blue-k01") == "not_enough_fish"
    table.crew(0).fish = 5
    table.say(0, "rescue blue-k01").at(0, "blue-k01", "h3 0")
    assert table.crew(0).fish == 0
    [event] = [e for e in table.events if isinstance(e, CatRescued)]
    assert (event.field, event.paid) == (Field.RIGHT, 5)


def test_one_cat_a_turn_and_who_passed_is_out() -> None:
    table = Table(3).fields("red-k01 blue-k01 green-k01")
    table.say(0, "rescue red-k01").at(0, "red-k01", "h3 0")
    assert table.awaits == {1}
    table.say(1, "pass")
    assert table.awaits == {2}
    table.say(2, "pass")
    assert table.awaits == {0}, "the only one left continues"


def test_a_tile_that_fits_nowhere_cannot_be_taken() -> None:
    table = Table().fields("red-k02 red-k01")
    hole = {(7, 3), (8, 2), (8, 3), (9, 2)}
    for x, y in CELLS:
        if (x, y) not in hole:
            lay(table.crew(0).boat, f"c1 {chr(ord('a') + x)}{y + 1}")
    assert table.legal(0) == {"pass", "rescue red-k01"}
    assert refused(table, 0, "rescue red-k02") == "no_place"
    table.say(0, "rescue red-k01")
    assert table.legal(0) == {"at h4 i3 i4 j3"}


def test_the_phase_ends_when_the_fields_are_empty() -> None:
    table = Table(3).fields("red-k01").laid(1, "d043 d007").laid(2, "d015")
    table.say(0, "rescue red-k01").at(0, "red-k01", "h3 0")
    assert table.state.phase == RARE
    assert not table.found(Passed)
    unused = [event for event in table.events if isinstance(event, CardsUnused)]
    assert [(event.seat, event.cards) for event in unused] == [
        (1, ("d043", "d007")),
        (2, ("d015",)),
    ]
    assert all(not len(crew.laid) for crew in table.state.crews)


def test_the_phase_ends_when_all_have_passed() -> None:
    table = Table().fields("red-k01").laid(0, "d007")
    table.say(0, "pass").say(1, "pass")
    assert table.state.phase == RARE
    assert table.left == ["red-k01"], "the cat stays until the evening"
    assert table.ids(table.state.gone) == ["d007"]
    table.say(0, "pass").say(1, "pass")
    [ended] = [event for event in table.events if isinstance(event, DayEnded)]
    assert ended.gone == ("red-k01",)
    assert not table.left


def test_a_permanent_basket_is_ready_again_tomorrow() -> None:
    table = Table().fields("red-k01").say(0, "rescue red-k01").at(0, "red-k01", "h3 0")
    assert (table.crew(0).ready, table.crew(0).used) == (0, 1)
    table.say(0, "pass").say(1, "pass")
    assert (table.crew(0).ready, table.crew(0).used) == (1, 0)
    [day] = [event for event in table.events if isinstance(event, DayBegan)]
    assert (day.ship, day.order) == (4, (0, 1))


def test_after_the_fifth_day_the_game_is_over() -> None:
    table = Table(phase=RARE, ship=1).hand(0, "d001")
    table.say(0, "pass").say(1, "pass")
    assert table.state.phase == OVER
    assert table.awaits == frozenset()
    result = CATS.result(table.state)
    assert result is not None
    assert result.scores == (-54, -54), "a card in hand is worth nothing"


# --- Placing ----------------------------------------------------------------------------------


def taken(*tiles: str, cat: str = "red-k01") -> Table:
    """Seat 0 has taken a cat and has to place it beside some tiles."""
    return Table().fields(f"{cat} green-k17").boat(0, *tiles).say(0, f"rescue {cat}")


def test_the_first_tile_goes_anywhere() -> None:
    table = taken()
    assert table.kinds(0) == {"at"}, "once taken it is placed"
    assert "at q4 r3 r4 s3" in table.legal(0)
    assert "at a5 a6 b4 b5" in table.legal(0)


def test_later_tiles_share_a_side_with_another() -> None:
    table = taken("blue-k02 h3 1")
    assert refused(table, 0, "at q4 r3 r4 s3") == "not_touching"
    assert refused(table, 0, "at i8 j7 j8 k7") == "not_touching", "a corner is not enough"
    assert refused(table, 0, "at h4 i3 i4 j3") == "covered"
    assert refused(table, 0, "at h1 h2 h3 h4") == "wrong_shape"
    assert refused(table, 0, "at a1 b1 b2 c2") == "outside"
    table.say(0, "at i4 j3 j4 k3")
    assert table.tiles() == ["blue-k02", "red-k01"]


def test_walls_rats_and_foreign_maps_do_not_matter() -> None:
    # Boat 1 has a rat at e2 and the green map at h1; between e2 and e3 there is a wall.
    table = taken(cat="red-k02").say(0, "at e2 e3 e4 e5 e6")
    assert table.crew(0).boat.rats() == 18
    over_map = taken(cat="red-k02").say(0, "at h1 i1 j1 k1 l1")
    assert not over_map.found(MapCovered)


def test_a_cat_on_its_map_may_bring_a_common_treasure() -> None:
    # On boat 1 the red map is at b4.
    table = taken().say(0, "at b4 c3 c4 d3")
    assert table.awaits == {0}
    assert table.kinds(0) == {"at", "pass"}
    assert refused(table, 0, "at a4 a5 a6 b6") == "wrong_shape", "common ones only"
    table.say(0, "at a4")
    assert table.tiles() == ["red-k01", "c1"]
    assert list(table.state.common) == [4, 5, 5, 5]
    [event] = [e for e in table.events if isinstance(e, MapCovered)]
    assert (event.colour, event.treasure, event.cells) == (Colour.RED, "c1", ((0, 3),))
    assert table.awaits == {1}, "then the turn is over"


def test_a_treasure_of_a_map_can_be_declined() -> None:
    table = taken().say(0, "at b4 c3 c4 d3", "pass")
    [event] = [e for e in table.events if isinstance(e, MapCovered)]
    assert (event.treasure, event.cells) == (None, None)
    assert list(table.state.common) == [5, 5, 5, 5]
    assert table.awaits == {1}


def test_a_shape_that_ran_out_cannot_be_taken() -> None:
    table = Table().fields("red-k01 green-k17")
    table.state.common = ints([0, 5, 0, 0])
    table.say(0, "rescue red-k01", "at b4 c3 c4 d3")
    assert all(len(text.split()) == 3 for text in table.legal(0) if text != "pass")
    gone = Table().fields("red-k01 green-k17")
    gone.state.common = ints([0, 0, 0, 0])
    gone.say(0, "rescue red-k01", "at b4 c3 c4 d3")
    assert gone.awaits == {1}, "nothing is left to ask for"
    [event] = [e for e in gone.events if isinstance(e, MapCovered)]
    assert event.treasure is None


def test_treasures_make_no_chain() -> None:
    table = taken(cat="red-k02").say(0, "at b3 b4 b5 b6 b7")
    # A common treasure on the green map at h1 would need to touch; free spots help.
    table.crew(0).anywhere = 1
    table.say(0, "at h1")
    assert len(table.found(MapCovered)) == 1
    assert table.awaits == {1}


def test_a_map_is_paid_only_for_its_own_colour() -> None:
    table = taken(cat="blue-k01").say(0, "at b4 c3 c4 d3")
    assert not table.found(MapCovered)
    assert table.awaits == {1}


# --- Rare finds -------------------------------------------------------------------------------


def finding(hand: str, *tiles: str) -> Table:
    return Table(phase=RARE).hand(0, hand).boat(0, *tiles)


def test_an_oshax_gets_its_colour_after_its_place() -> None:
    table = finding("d001", "blue-k02 h3 1").say(0, "play d001").at(0, "o1", "i3 0")
    assert table.kinds(0) == {"colour"}
    table.say(0, "colour red")
    [event] = [e for e in table.events if isinstance(e, OshaxPlaced)]
    assert (event.tile, event.colour, event.card) == ("o1", Colour.RED, "d001")
    assert list(table.state.oshax) == [1, 2, 3, 4, 5]
    assert table.awaits == {1}, "one card a turn"


def test_an_oshax_counts_on_the_map_of_its_colour() -> None:
    table = finding("d001").say(0, "play d001").at(0, "o1", "b4 b5 a5 a6 c3 c4")
    assert refused(table, 0, "pass") == "not_now"
    other = finding("d001").say(0, "play d001").at(0, "o1", "b4 b5 a5 a6 c3 c4")
    other.say(0, "colour blue")
    assert not other.found(MapCovered)
    table.say(0, "colour red")
    assert table.kinds(0) == {"at", "pass"}
    table.say(0, "at a4")
    assert table.tiles() == ["o1", "c1"]
    assert table.awaits == {1}


def test_an_oshax_card_without_oshax_cannot_be_played() -> None:
    table = finding("d001")
    table.state.oshax = ints([])
    assert table.legal(0) == {"pass"}
    assert refused(table, 0, "play d001") == "not_playable"


def test_a_treasure_card_gives_a_rare_one_or_two_common_ones() -> None:
    table = finding("d098", "blue-k02 h3 1").rare("r_o").say(0, "play d098")
    assert "done" not in table.legal(0), "at least one is placed"
    table.at(0, "r_o", "i3 0")
    assert table.awaits == {1}, "nothing after a rare one"
    assert table.supply() == {}
    two = finding("d098", "blue-k02 h3 1").rare("r_o").say(0, "play d098")
    two.say(0, "at i3 j3 k3")
    assert "done" in two.legal(0)
    assert refused(two, 0, "at i4 i5 j4 j5") == "wrong_shape", "no rare one after a common one"
    two.say(0, "at i4 i5 j4")
    assert two.awaits == {1}
    [event] = [e for e in two.events if isinstance(e, TreasuresPlaced)]
    assert [laid.tile for laid in event.tiles] == ["c3i", "c3l"]
    assert list(two.state.common) == [5, 5, 4, 4]


def test_one_treasure_is_enough() -> None:
    table = finding("d098", "blue-k02 h3 1").say(0, "play d098", "at i3", "done")
    [event] = [e for e in table.events if isinstance(e, TreasuresPlaced)]
    assert [laid.tile for laid in event.tiles] == ["c1"]
    assert table.awaits == {1}


def test_small_treasures_or_all_for_a_fish() -> None:
    table = finding("d107", "blue-k02 h3 1").rare("r_o").say(0, "play d107")
    assert refused(table, 0, "at i3 j3 k3") == "wrong_shape"
    table.say(0, "at i3 j3", "at i4")
    assert table.crew(0).fish == 20
    paid = finding("d107", "blue-k02 h3 1").rare("r_o").say(0, "play d107 paid")
    assert refused(paid, 0, "at i3 i4 j3 j4") == "wrong_shape", "but no rare one"
    paid.say(0, "at i3 j3 k3", "at i4 i5 j4")
    assert paid.crew(0).fish == 19
    poor = finding("d107", "blue-k02 h3 1")
    poor.crew(0).fish = 0
    assert refused(poor, 0, "play d107 paid") == "not_enough_fish"
    assert "play d107" in poor.legal(0)


def test_rare_finds_go_round_until_all_have_passed() -> None:
    table = finding("d098 d099", "blue-k02 h3 1").hand(1, "d100")
    table.say(0, "play d098", "at i3", "done").say(1, "pass")
    assert table.awaits == {0}, "the seat that passed is out, the other continues"
    table.say(0, "pass")
    passed = [event for event in table.events if isinstance(event, Passed)]
    assert [(event.seat, event.phase) for event in passed] == [(1, 5), (0, 5)]
    assert table.ids(table.crew(0).hand) == ["d099"], "a card can wait for another day"
    assert table.ids(table.crew(1).hand) == ["d100"]
    assert table.state.ship == 4
    assert table.awaits == {CHANCE}


def test_cards_of_another_phase_are_no_find() -> None:
    table = finding("d043 d113")
    assert table.legal(0) == {"pass"}
    assert refused(table, 0, "play d043") == "not_playable"
    assert CARD_NUMBER["d043"] in table.crew(0).hand
    assert table.state.phase != RESCUE
