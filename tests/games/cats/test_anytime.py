"""Anytime cards: what each does, who may interject it, and when."""

import pytest
from tests.games.cats.table import Table, ints, lay, refused

from skerry.core.game import CHANCE
from skerry.games.cats.game.events import AnytimePlayed, CatRescued, MapCovered, SisterActed
from skerry.games.cats.game.options import Mode
from skerry.games.cats.pieces.tiles import CELLS, NUMBER, Colour
from skerry.games.cats.rules.state import KEEP, LAY, PUBLIC, RARE, RESCUE


def played(table: Table) -> AnytimePlayed:
    """The last anytime card."""
    event = [e for e in table.events if isinstance(e, AnytimePlayed)][-1]
    assert isinstance(event, AnytimePlayed)
    return event


# --- Who and when -----------------------------------------------------------------------------


@pytest.mark.parametrize("phase", [KEEP, LAY, RESCUE, RARE])
def test_a_seat_that_is_not_awaited_can_interject(phase: int) -> None:
    table = Table(3, phase=phase).fields("red-k01").hand(2, "d094").boat(2, "c1 h3")
    for seat in range(3):
        table.crew(seat).pack = ints(range(100 + 7 * seat, 107 + 7 * seat))
    before = table.awaits
    table.say(2, "anytime d094")
    assert table.crew(2).fish == 21
    assert table.awaits == before
    assert table.ids(table.state.gone) == ["d094"]
    assert not len(table.crew(2).hand)


def test_nobody_interjects_inside_a_step() -> None:
    table = Table().fields("red-k01 blue-k01").hand(0, "d094").hand(1, "d095")
    table.say(0, "rescue red-k01")
    for seat, card in ((0, "d094"), (1, "d095")):
        assert refused(table, seat, f"anytime {card}") == "not_now"
    table.say(0, "at b4 c3 c4 d3")
    assert refused(table, 1, "anytime d095") == "not_now", "nor before the map's treasure"
    table.say(0, "pass")
    assert "anytime d095" in table.legal(1)


def test_nobody_interjects_while_things_are_drawn() -> None:
    table = Table(phase=RESCUE).fields("red-k01").hand(0, "d071").hand(1, "d095")
    table.say(0, "anytime d071")
    assert table.awaits == {CHANCE}
    assert refused(table, 1, "anytime d095") == "not_now"
    table.draw("card d113", "card d114")
    assert refused(table, 1, "anytime d095") == "not_now", "nor before they are paid for"


def test_only_what_is_in_hand_can_be_interjected() -> None:
    table = Table().fields("red-k01").hand(0, "d043")
    assert refused(table, 0, "anytime d094") == "not_your_card"
    assert refused(table, 0, "anytime d043") == "not_playable"


def test_interjecting_does_not_end_a_turn() -> None:
    table = Table().fields("red-k01 blue-k01").hand(0, "d084")
    table.say(0, "rescue red-k01").at(0, "red-k01", "h3 0").say(1, "pass")
    assert refused(table, 0, "rescue blue-k01") == "no_basket"
    table.say(0, "anytime d084")
    assert table.awaits == {0}
    assert "rescue blue-k01" in table.legal(0), "the new basket is ready at once"


# --- Watching ---------------------------------------------------------------------------------


def test_who_watches_is_asked_before_the_turns_of_others() -> None:
    table = Table(3).fields("red-k01 blue-k01 green-k01", "orange-k01").hand(2, "d077")
    table.say(2, "watch on")
    assert table.awaits == {0}, "the turn continues"
    table.say(0, "rescue red-k01").at(0, "red-k01", "h3 0")
    assert table.awaits == {2}
    assert "pass" in table.legal(2)
    assert refused(table, 1, "rescue blue-k01") == "not_awaited"
    table.say(2, "anytime d077 cats blue-k01")
    assert table.awaits == {2}, "it can interject again"
    table.say(2, "pass")
    assert table.awaits == {1}
    table.say(1, "pass")
    assert table.awaits == {2}, "its own turn"
    assert "rescue green-k01" in table.legal(2)


def test_watching_can_be_ended_while_asked() -> None:
    table = Table(3).fields("red-k01 blue-k01").hand(2, "d083").say(2, "watch on").say(0, "pass")
    assert table.awaits == {2}
    table.say(2, "watch off")
    assert table.awaits == {1}
    table.say(1, "pass")
    assert "watch on" in table.legal(2)


def test_several_watchers_are_asked_in_turn_order() -> None:
    table = Table(4).fields("red-k01 blue-k01").hand(3, "d077").hand(2, "d083")
    table.state.order = ints([0, 1, 3, 2])
    table.say(2, "watch on").say(3, "watch on").say(0, "pass")
    assert table.awaits == {3}
    table.say(3, "pass")
    assert table.awaits == {2}
    table.say(2, "pass")
    assert table.awaits == {1}


def test_only_holders_of_cards_that_change_the_fields_watch() -> None:
    table = Table().fields("red-k01").hand(1, "d094")
    assert table.legal(1) == {"anytime d094"}
    assert refused(table, 1, "watch on") == "not_now"


def test_alone_the_player_is_asked_before_the_sisters_turn() -> None:
    table = Table(1, mode=Mode.SOLO).fields("red-k01 blue-k01", "green-k01").hand(0, "d077")
    table.sister_row("ss14").say(0, "watch on")
    table.say(0, "rescue red-k01").at(0, "red-k01", "h3 0")
    assert not table.found(SisterActed)
    assert table.awaits == {0}
    table.say(0, "anytime d077 cats blue-k01", "pass")
    [acted] = table.found(SisterActed)
    assert isinstance(acted, SisterActed)
    assert acted.removed[0] == "green-k01", "blue was herded to the end"


# --- Fish -------------------------------------------------------------------------------------


BOAT = ("red-k02 h3 1", "blue-k02 i3 1", "o1 j3 0 red", "r_o n3 0", "r_i n5 0", "c1 p3", "c2 q3 q4")


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("d067", 2),  # two for the oshax
        ("d078", 3),  # one for each private lesson
        ("d090", 2),  # red and blue; an oshax is no colour of its own
        ("d092", 4),  # two for each rare treasure
        ("d094", 2),  # one for each common treasure
        ("d096 red", 2),  # the oshax is a red cat
        ("d096 green", 0),
    ],
)
def test_fish_cards(card: str, gain: int) -> None:
    table = Table().fields("green-k01").hand(0, card.split(maxsplit=1)[0]).boat(0, *BOAT)
    table.lessons(0, "d113 d114 d115").say(0, f"anytime {card}")
    assert table.crew(0).fish == 20 + gain
    event = played(table)
    assert (event.gain, event.fish) == (gain, 20 + gain)
    named = card.split()[1:]
    assert not named or event.colour == Colour(named[0])


def test_the_colour_of_an_oshax_counts_among_the_colours() -> None:
    table = Table().fields("green-k01").hand(0, "d090").boat(0, "red-k02 h3 1", "o1 i3 0 blue")
    assert table.say(0, "anytime d090").crew(0).fish == 22


def test_a_colour_must_be_named_for_one_colour() -> None:
    table = Table().fields("green-k01").hand(0, "d096")
    assert refused(table, 0, "anytime d096") == "not_playable"


# --- Cards and baskets ------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "count"), [("d071", 2), ("d073", 3)])
def test_drawn_cards_are_paid_at_once_or_gone(card: str, count: int) -> None:
    table = Table().fields("red-k01").hand(0, card).say(0, f"anytime {card}")
    table.draw(*(f"card d{number:03}" for number in (1, 43, 55)[:count]))
    assert table.awaits == {0}
    assert table.kinds(0) == {"pay"}
    table.say(0, "pay d043")
    assert table.crew(0).fish == 18
    assert table.ids(table.crew(0).hand) == ["d043"]
    assert table.ids(table.crew(0).discards) == ["d001", "d055"][: count - 1]
    assert played(table).kept == ("d043",)
    assert table.awaits == {0}, "and the game continues where it was"


def test_drawn_cards_cannot_be_had_for_nothing() -> None:
    table = Table().fields("red-k01").hand(0, "d071")
    table.crew(0).fish = 4
    table.say(0, "anytime d071").draw("card d001", "card d015")
    assert table.legal(0) == {"pay nothing", "pay d015"}


def test_a_drawn_rescue_card_is_late_for_today() -> None:
    table = Table().fields("red-k01").hand(0, "d071")
    table.crew(0).ready = 0
    table.say(0, "anytime d071").draw("card d043", "card d044").say(0, "pay d043")
    assert "rescue red-k01 d043" not in table.legal(0), "it was not laid"


def test_a_basket_is_sold_ready_or_used() -> None:
    table = Table().fields("red-k01 blue-k01").hand(0, "d076")
    assert "anytime d076 used" not in table.legal(0)
    table.say(0, "rescue red-k01").at(0, "red-k01", "h3 0").say(1, "pass")
    assert {text for text in table.legal(0) if "d076" in text} == {"anytime d076 used"}
    table.say(0, "anytime d076 used")
    assert (table.crew(0).ready, table.crew(0).used, table.crew(0).fish) == (0, 0, 22)
    assert played(table).used is True
    ready = Table().fields("red-k01").hand(0, "d076").say(0, "anytime d076")
    assert (ready.crew(0).ready, ready.crew(0).fish) == (0, 25)
    assert ready.legal(0) == {"pass"}


def test_a_basket_for_two_private_lessons_in_play() -> None:
    table = Table().fields("red-k01").hand(0, "d086 d116").lessons(0, "d113 d114 d115")
    assert "anytime d086 lessons d113 d116" not in table.legal(0), "not one in hand"
    assert refused(table, 0, "anytime d086 lessons d113") == "not_playable"
    table.say(0, "anytime d086 lessons d115 d113")
    assert table.ids(table.crew(0).lessons) == ["d114"]
    assert set(table.ids(table.crew(0).discards)) == {"d113", "d115"}
    assert table.crew(0).ready == 2
    one = Table().fields("red-k01").hand(0, "d086").lessons(0, "d113")
    assert one.legal(0) == {"pass", "rescue red-k01"}


def test_public_lessons_cannot_be_given_for_a_basket() -> None:
    table = Table().fields("red-k01").hand(0, "d086").lessons(0, "d113")
    table.state.public = ints([149])
    table.state.public_colours = ints([-1])
    assert not any("d086" in text for text in table.legal(0))


def test_a_basket_for_two_treasures_of_the_own_boat() -> None:
    # On boat 1 there is a rat at h4, and the red map is at b4.
    table = Table().fields("red-k01 green-k01").hand(0, "d088")
    table.boat(0, "c1 h4", "c2 b4 c4", "blue-k02 d3 1", "r_o i3 0")
    assert table.crew(0).boat.rats() == 19 - 2, "the rare treasure covers i4"
    common = list(table.state.common)
    table.say(0, "anytime d088 treasures b4+c4 h4")
    assert table.tiles() == ["blue-k02", "r_o"]
    assert table.crew(0).ready == 2
    assert table.crew(0).boat.rats() == 19 - 1, "the rat is seen again"
    assert list(table.state.common) == common, "they do not go back to the supply"
    table.say(0, "rescue red-k01").at(0, "red-k01", "b4 b5 c3 c4")
    assert table.kinds(0) == {"at", "pass"}, "the map can be paid again"


def test_treasures_of_others_or_cats_are_not_given() -> None:
    table = Table().fields("red-k01").hand(0, "d088")
    table.boat(0, "c1 h4", "blue-k02 d3 1").boat(1, "c1 h4", "c1 i4")
    assert not any("d088" in text for text in table.legal(0))
    assert refused(table, 0, "anytime d088 treasures h4 d3+d4+d5+d6+d7") == "not_playable"


# --- Tiles ------------------------------------------------------------------------------------


def test_a_free_spot_serves_the_next_tile() -> None:
    table = Table().fields("red-k01 green-k01").hand(0, "d069").boat(0, "blue-k02 h3 1")
    table.crew(0).ready = 2
    table.say(0, "anytime d069", "rescue red-k01").at(0, "red-k01", "q3 0").say(1, "pass")
    table.say(0, "rescue green-k01")
    assert refused(table, 0, "at c3 c4 d4 d5") in {"not_touching", "wrong_shape"}
    assert "at c4 d3 d4 e3" not in table.legal(0)


def test_a_free_spot_is_spent_even_if_the_tile_touches() -> None:
    table = Table().fields("red-k01 green-k01").hand(0, "d069").boat(0, "blue-k02 h3 1")
    table.say(0, "anytime d069", "rescue red-k01").at(0, "red-k01", "i3 0")
    assert table.crew(0).anywhere == 0


def test_a_free_spot_serves_treasures_and_only_the_touching_rule() -> None:
    table = Table(phase=RARE).hand(0, "d069 d098").boat(0, "blue-k02 h3 1")
    table.say(0, "anytime d069", "play d098")
    assert refused(table, 0, "at h3") == "covered"
    table.say(0, "at s3")
    assert "at b3" not in table.legal(0), "the second one must touch again"
    assert "at s4" in table.legal(0)


def test_two_free_spots_serve_two_tiles() -> None:
    table = Table(phase=RARE).hand(0, "d069 d070 d098").boat(0, "blue-k02 h3 1")
    table.say(0, "anytime d069", "anytime d070", "play d098", "at s3", "at b3")
    assert table.tiles() == ["blue-k02", "c1", "c1"]


def doubling(*cards: str) -> Table:
    table = Table().fields("red-k01 blue-k01 green-k01 orange-k01 purple-k01")
    table.hand(0, " ".join(cards)).laid(0, "d043 d044 d045")
    return table


def test_a_double_rescue_before_the_first_cat_is_for_this_turn() -> None:
    table = doubling("d080").say(0, "anytime d080", "rescue red-k01").at(0, "red-k01", "h3 0")
    assert table.awaits == {0}
    assert "done" in table.legal(0)
    assert "pass" not in table.legal(0), "it can only end the turn"
    table.say(0, "rescue blue-k01 d043").at(0, "blue-k01", "j3 0")
    assert table.crew(0).fish == 20 - 6, "each cat has its own price"
    assert table.awaits == {1}


def test_the_second_cat_need_not_be_taken_and_the_card_is_spent() -> None:
    table = doubling("d080").say(0, "anytime d080", "rescue red-k01").at(0, "red-k01", "h3 0")
    table.say(0, "done").say(1, "pass")
    table.say(0, "rescue blue-k01 d043").at(0, "blue-k01", "j3 0")
    assert table.awaits == {0}
    assert "pass" in table.legal(0), "a turn of one cat again"
    assert table.crew(0).extra == 0


def test_double_rescues_stack() -> None:
    table = doubling("d080", "d081").say(0, "anytime d080", "anytime d081")
    table.say(0, "rescue red-k01").at(0, "red-k01", "h3 0")
    table.say(0, "rescue blue-k01 d043").at(0, "blue-k01", "j3 0")
    assert table.awaits == {0}
    table.say(0, "rescue green-k01 d044").at(0, "green-k01", "l3 0")
    assert table.awaits == {1}


def test_a_double_rescue_after_the_first_cat_is_for_the_next_turn() -> None:
    table = doubling("d080", "d081").say(0, "anytime d080", "rescue red-k01")
    table.at(0, "red-k01", "h3 0").say(0, "anytime d081")
    table.say(0, "rescue blue-k01 d043").at(0, "blue-k01", "j3 0")
    assert table.awaits == {1}, "this turn had two"
    table.say(1, "pass")
    table.say(0, "rescue green-k01 d044").at(0, "green-k01", "l3 0")
    assert "done" in table.legal(0), "and the next one has two, too"


def test_an_unused_double_rescue_waits_for_tomorrow() -> None:
    table = doubling("d080").say(0, "anytime d080", "pass").say(1, "pass")
    table.say(0, "pass").say(1, "pass")
    assert table.state.ship == 4
    assert table.crew(0).extra == 1


def test_the_last_cat_ends_a_double_rescue() -> None:
    table = Table().fields("red-k01").hand(0, "d080").say(0, "anytime d080", "rescue red-k01")
    table.at(0, "red-k01", "h3 0")
    assert table.state.phase == RARE
    assert table.crew(0).cats_left == 0


def test_herding_up_to_three_cats_to_the_other_field() -> None:
    table = Table().fields("red-k01 blue-k01 green-k01", "orange-k01 purple-k01").hand(1, "d077")
    table.say(1, "anytime d077 cats red-k01 orange-k01 green-k01")
    assert table.left == ["blue-k01", "orange-k01"]
    assert table.right == ["purple-k01", "red-k01", "green-k01"], "to the right end"
    table.say(0, "rescue red-k01").at(0, "red-k01", "h3 0")
    assert table.crew(0).fish == 15, "the price is that of the new field"


def test_herding_nothing_is_allowed_and_four_are_not() -> None:
    table = Table().fields("red-k01 blue-k01 green-k01 orange-k01").hand(1, "d077")
    four = "anytime d077 cats red-k01 blue-k01 green-k01 orange-k01"
    assert refused(table, 1, four) == "not_playable"
    assert refused(table, 1, "anytime d077 cats red-k01 red-k01") == "not_playable"
    before = table.left
    assert table.say(1, "anytime d077").left == before


def test_four_tiles_from_the_bag_to_the_fields() -> None:
    table = Table().fields("red-k01", "blue-k01").hand(1, "d083").say(1, "anytime d083")
    table.draw("tile green-k01")
    assert table.awaits == {1}
    assert table.legal(1) == {"field left", "field right"}
    table.say(1, "field right").draw("tile r_t", "tile orange-k01").say(1, "field left")
    assert table.awaits == {CHANCE}
    table.draw("tile r_t")
    assert table.awaits == {0}, "a rare treasure counts as one of the four"
    assert (table.left, table.right) == (["red-k01", "orange-k01"], ["blue-k01", "green-k01"])
    assert table.supply() == {"r_t": 2}


def test_a_tile_from_the_bag_must_be_placed() -> None:
    table = Table().fields("green-k01").hand(1, "d075").boat(1, "blue-k02 h3 1")
    table.say(1, "anytime d075").draw("tile red-k01")
    assert table.kinds(1) == {"at"}, "there is no refusal"
    table.at(1, "red-k01", "i3 0")
    assert table.tiles(1) == ["blue-k02", "red-k01"]
    assert table.crew(1).fish == 20, "and no price"
    assert table.awaits == {0}
    assert not table.found(CatRescued)


def test_a_cat_from_the_bag_can_cover_its_map() -> None:
    table = Table().fields("green-k01").hand(0, "d075").say(0, "anytime d075")
    table.draw("tile red-k01").say(0, "at b4 c3 c4 d3", "at a4")
    assert len(table.found(MapCovered)) == 1
    assert table.awaits == {0}
    assert "rescue green-k01" in table.legal(0)


def test_a_rare_treasure_from_the_bag_goes_to_the_boat() -> None:
    table = Table().fields("green-k01").hand(0, "d075").say(0, "anytime d075")
    table.draw("tile r_o").at(0, "r_o", "h3 0")
    assert table.tiles() == ["r_o"]
    assert table.supply() == {}


def test_a_tile_from_the_bag_without_a_place_leaves_the_game() -> None:
    table = Table().fields("green-k01").hand(0, "d075 d069")
    for x, y in CELLS:
        if (x, y) not in {(7, 3), (8, 2), (8, 3), (9, 2)}:
            lay(table.crew(0).boat, f"c1 {chr(ord('a') + x)}{y + 1}")
    tiles = len(table.tiles())
    table.say(0, "anytime d069", "anytime d075").draw("tile red-k02")
    assert len(table.tiles()) == tiles
    assert played(table).cells is None
    assert table.crew(0).anywhere == 1, "no free spot is spent"
    assert table.awaits == {0}
    assert NUMBER["red-k02"] not in table.state.bag


def test_a_basket_card_gives_one_more_basket() -> None:
    table = Table(phase=LAY).hand(0, "d084 d085").say(0, "anytime d084", "anytime d085")
    assert table.crew(0).ready == 3


def test_interjecting_while_a_colour_is_named() -> None:
    table = Table(phase=PUBLIC).hand(0, "d144 d094").hand(1, "d095")
    table.say(1, "anytime d095").say(0, "anytime d094", "colour red")
    assert table.state.phase == LAY
