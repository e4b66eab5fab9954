"""One test for each reading of the rules up to the rescue: days, the draft, lessons, speed."""

import pytest
from tests.games.cats.table import Table, ints, numbered, refused

from skerry.games.cats import CATS
from skerry.games.cats.game.events import (
    FishCaught,
    LessonLaid,
    OrderSet,
    PublicLessonLaid,
    RescueCardsShown,
)
from skerry.games.cats.pieces.tiles import Colour
from skerry.games.cats.rules.state import (
    DEAL,
    FIELDS,
    KEEP,
    LAY,
    PAY,
    PUBLIC,
    RARE,
)

# --- The start of a day -----------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "size"), [(2, 4), (3, 6), (4, 8)])
def test_the_left_field_is_filled_first_and_rare_treasures_do_not_count(
    seats: int, size: int
) -> None:
    table = Table(seats, phase=FIELDS)
    shapes = [f"k{number:02}" for number in range(1, size + 1)]
    table.draw("tile r_t", *(f"tile blue-{shape}" for shape in shapes))
    assert (len(table.left), len(table.right)) == (size, 0)
    table.draw("tile r_i", "tile r_t", *(f"tile red-{shape}" for shape in shapes))
    assert (len(table.left), len(table.right)) == (size, size)
    assert table.supply() == {"r_t": 2, "r_i": 1}
    assert list(table.state.rare_row) == [2, 0], "piles stand in the order in which they began"
    fish = [event for event in table.events if isinstance(event, FishCaught)]
    assert [(event.seat, event.gain, event.fish) for event in fish] == [
        (seat, 20, 40) for seat in range(seats)
    ], "everybody gets twenty fish, on top of those from yesterday"
    assert table.state.phase == DEAL


def test_the_first_seat_is_drawn_and_the_others_follow_clockwise() -> None:
    table = Table(3, phase=0, ship=0)
    table.state.order = ints([])
    table.draw("boat boat3", "boat boat1", "boat boat4", "first 2")
    assert list(table.state.order) == [2, 0, 1]
    assert table.state.ship == 5
    assert [crew.ready for crew in table.state.crews] == [1, 1, 1]


# --- The draft --------------------------------------------------------------------------------


def drafting(ship: int) -> Table:
    """Three seats with seven cards each: 1 to 7, 8 to 14, 15 to 21."""
    table = Table(3, phase=KEEP, ship=ship)
    for seat in range(3):
        table.pack(seat, numbered(1 + 7 * seat, 7))
    return table


def keep_first(table: Table) -> None:
    for seat in range(3):
        table.say(seat, "keep " + " ".join(table.ids(table.crew(seat).pack)[:2]))


@pytest.mark.parametrize("ship", [5, 3, 1])
def test_packs_go_to_the_left_on_the_first_third_and_fifth_day(ship: int) -> None:
    table = drafting(ship)
    keep_first(table)
    assert table.ids(table.crew(1).pack) == numbered(3, 5).split()
    assert table.ids(table.crew(0).pack) == numbered(17, 5).split()


@pytest.mark.parametrize("ship", [4, 2])
def test_packs_go_to_the_right_on_the_other_days(ship: int) -> None:
    table = drafting(ship)
    keep_first(table)
    assert table.ids(table.crew(2).pack) == numbered(3, 5).split()
    assert table.ids(table.crew(0).pack) == numbered(10, 5).split()


def test_two_two_two_and_the_last_card_by_itself() -> None:
    table = drafting(5)
    for size in (7, 5, 3):
        assert table.state.phase == KEEP
        assert [len(crew.pack) for crew in table.state.crews] == [size] * 3
        keep_first(table)
    assert table.state.phase == PAY, "nobody is asked for the last card"
    assert [len(crew.kept) for crew in table.state.crews] == [7, 7, 7]
    # Seat 0 keeps two of its own pack, two of seat 2's, two of seat 1's, the last of its own.
    assert table.ids(table.crew(0).kept) == ["d001", "d002", "d017", "d018", "d012", "d013", "d007"]


def test_nobody_passes_on_before_all_have_kept() -> None:
    table = drafting(5)
    table.say(2, "keep d015 d016").say(0, "keep d001 d002")
    assert table.awaits == {1}
    assert table.ids(table.crew(0).pack) == numbered(1, 7).split()
    assert refused(table, 0, "keep d003 d004") == "not_awaited"
    table.say(1, "keep d008 d009")
    assert table.awaits == {0, 1, 2}


def test_two_cards_of_the_pack_are_kept() -> None:
    table = drafting(5)
    assert refused(table, 0, "keep d001") == "wrong_number"
    assert refused(table, 0, "keep d001 d002 d003") == "wrong_number"
    assert refused(table, 0, "keep d001 d001") == "wrong_number"
    assert refused(table, 0, "keep d001 d008") == "not_your_card"


# --- Paying -----------------------------------------------------------------------------------


def paying(kept: str, other: str = "d050", fish: int = 20) -> Table:
    table = Table(phase=PAY).kept(0, kept).kept(1, other)
    table.crew(0).fish = fish
    return table


def test_any_number_is_paid_for_and_the_rest_is_gone() -> None:
    table = paying("d001 d043 d055").say(0, "pay d001 d055").say(1, "pay nothing")
    assert table.crew(0).fish == 20 - 5 - 3
    assert table.ids(table.crew(0).hand) == ["d001", "d055"]
    assert table.ids(table.crew(0).discards) == ["d043"]
    assert table.crew(1).fish == 20
    assert table.ids(table.crew(1).discards) == ["d050"]
    assert not len(table.crew(0).kept)


def test_fish_must_be_there_for_all_of_them() -> None:
    table = paying("d001 d055", fish=7)
    assert refused(table, 0, "pay d001 d055") == "not_enough_fish"
    assert {"pay d001", "pay d055", "pay nothing"} == table.legal(0)


def test_cards_and_fish_are_carried_over_and_not_paid_again() -> None:
    table = paying("d043").hand(0, "d001 d098 d055")
    table.say(1, "pay nothing").say(0, "pay d043")
    assert table.crew(0).fish == 18
    assert table.ids(table.crew(0).hand) == ["d001", "d098", "d055", "d043"]


def test_a_drafted_card_cannot_pay_for_itself() -> None:
    """The new fish card is not yet in hand, but an old one is."""
    table = paying("d096 d001", fish=5).boat(0, "red-k02 h3 1")
    assert refused(table, 0, "anytime d096 red") == "not_your_card"
    old = paying("d097 d001", fish=4).boat(0, "red-k02 h3 1").hand(0, "d096")
    assert refused(old, 0, "pay d001") == "not_enough_fish"
    old.say(0, "anytime d096 red", "pay d001").say(1, "pay nothing")
    assert old.crew(0).fish == 0
    assert old.ids(old.crew(0).hand) == ["d001"]


def test_a_sealed_payment_is_not_disturbed() -> None:
    table = paying("d001").hand(0, "d096").hand(1, "d097").say(0, "pay d001")
    assert refused(table, 0, "anytime d096 red") == "not_now"
    assert not table.legal(0)
    table.say(1, "anytime d097 red")
    assert table.awaits == {1}


# --- Lessons ----------------------------------------------------------------------------------


def test_public_lessons_first_in_turn_order_then_private_ones() -> None:
    table = Table(3, phase=PAY)
    table.state.order = ints([2, 0, 1])
    table.kept(0, "d113 d150").kept(1, "d147 d114 d148").kept(2, "d115")
    table.say(0, "pay d113 d150").say(1, "pay d147 d114 d148").say(2, "pay d115").go_on()
    laid = [e for e in table.events if isinstance(e, PublicLessonLaid | LessonLaid)]
    assert [(event.seat, event.card) for event in laid] == [
        (0, "d150"),
        (1, "d147"),
        (1, "d148"),
        (2, "d115"),
        (0, "d113"),
        (1, "d114"),
    ]
    assert table.state.phase == LAY
    assert table.awaits == {2}


def test_the_colour_is_named_openly_when_the_lesson_is_laid() -> None:
    table = Table(phase=PAY).kept(0, "d144 d113").kept(1, "d143 d150")
    table.say(0, "pay d144 d113").say(1, "pay d143 d150").go_on()
    assert table.state.phase == PUBLIC
    assert table.awaits == {0}
    assert CATS.view(table.state, 1).naming == "d144"
    table.say(0, "colour red")
    assert table.awaits == {1}, "who comes later knows what was named before"
    assert CATS.view(table.state, 1).public == (("d144", Colour.RED),)
    table.say(1, "colour blue")
    assert CATS.view(table.state, 0).public == (
        ("d144", Colour.RED),
        ("d143", Colour.BLUE),
        ("d150", None),
    )
    assert table.state.phase == LAY


def test_a_lesson_drawn_later_waits_for_tomorrow() -> None:
    table = Table(phase=LAY).hand(0, "d071")
    table.say(0, "anytime d071").draw("card d113", "card d150").say(0, "pay d113 d150")
    assert table.ids(table.crew(0).hand) == ["d113", "d150"]
    assert not len(table.crew(0).lessons)
    table.state.phase = PAY
    table.kept(0, "d043").kept(1, "d044")
    table.say(0, "pay nothing").say(1, "pay nothing").go_on()
    assert table.ids(table.crew(0).lessons) == ["d113"]
    assert table.ids(table.state.public) == ["d150"]


def test_a_lesson_drawn_before_the_payment_is_laid_today() -> None:
    table = paying("d043").hand(0, "d071")
    table.say(0, "anytime d071").draw("card d113", "card d114").say(0, "pay d113")
    assert table.crew(0).fish == 18
    table.say(0, "pay nothing").say(1, "pay nothing").go_on()
    assert table.ids(table.crew(0).lessons) == ["d113"]


# --- Speed ------------------------------------------------------------------------------------


def test_cards_are_laid_in_turn_order_and_shown_together() -> None:
    table = Table(phase=LAY).fields("red-k01")
    table.hand(0, "d007 d001 d043").hand(1, "d008 d055")
    table.state.order = ints([1, 0])
    assert table.awaits == {1}
    table.say(1, "lay d055")
    assert not table.found(RescueCardsShown)
    assert table.awaits == {0}
    assert refused(table, 0, "lay d001") == "not_a_rescue_card"
    table.say(0, "lay d007 d043")
    shown = [event for event in table.events if isinstance(event, RescueCardsShown)]
    assert [(e.seat, e.cards) for e in shown] == [(1, ("d055",)), (0, ("d007", "d043"))]
    assert table.ids(table.crew(0).hand) == ["d001"], "what is not laid stays in hand"
    assert list(table.state.order) == [0, 1], "4 + 1 against 3"


def test_equal_speeds_keep_their_order() -> None:
    table = Table(4, phase=LAY).fields("red-k01")
    table.state.order = ints([3, 1, 0, 2])
    table.hand(0, "d055").hand(1, "d056").hand(2, "d007")
    table.say(3, "lay nothing").say(1, "lay d056").say(0, "lay d055").say(2, "lay d007")
    [order] = [event for event in table.events if isinstance(event, OrderSet)]
    assert order.speeds == (3, 3, 4, 0)
    assert order.order == (2, 1, 0, 3)
    assert table.awaits == {2}


def test_the_order_holds_until_the_next_rescue() -> None:
    table = Table(phase=LAY).fields("red-k01").hand(1, "d007")
    table.say(0, "lay nothing").say(1, "lay d007")
    table.say(1, "pass").say(0, "pass")
    assert table.state.phase == RARE
    assert table.awaits == {1}
    table.say(1, "pass").say(0, "pass")
    assert table.state.ship == 4
    assert list(table.state.order) == [1, 0]
