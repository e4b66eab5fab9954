"""Anytime cards in the pause after the payment and while phase 3 runs: which lessons are laid."""

import pytest
from tests.games.cats.table import Table, ints, refused, search

from skerry.core.game import CHANCE
from skerry.core.match import Match
from skerry.core.no_undo import NoUndo
from skerry.core.registry import AnyMatch
from skerry.games.cats import CATS
from skerry.games.cats.game.events import (
    AnytimePlayed,
    LessonLaid,
    PublicLessonLaid,
)
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.cats.pieces.tiles import Colour
from skerry.games.cats.rules.state import (
    LAY,
    PAUSE,
    PAY,
    PUBLIC,
)


def laid(table: Table) -> list[tuple[int, str | None]]:
    """The lessons that were laid so far, in order."""
    events = [e for e in table.events if isinstance(e, PublicLessonLaid | LessonLaid)]
    return [(event.seat, event.card) for event in events]


def paid(*bought: str, mode: Mode = Mode.STANDARD, ship: int = 5) -> Table:
    """Every seat has just paid for these cards."""
    table = Table(len(bought), phase=PAY, mode=mode, ship=ship)
    table.fields("red-k01 red-k02", "blue-k01 blue-k02")
    for seat, cards in enumerate(bought):
        # Nobody is asked to pay for no card at all.
        table.kept(seat, cards or f"d{15 + seat:03}")
    for seat, cards in enumerate(bought):
        table.say(seat, f"pay {cards}" if cards else "pay nothing")
    return table


# --- The pause after the payment ----------------------------------------------------------------


def test_every_seat_is_asked_after_the_payment_whatever_it_holds() -> None:
    table = paid("d113", "d043", "")
    assert table.state.phase == PAUSE
    assert table.awaits == {0, 1, 2}
    assert [table.legal(seat) for seat in range(3)] == [{"pass"}] * 3
    table.say(1, "pass")
    assert table.awaits == {0, 2}
    assert not laid(table)
    table.say(2, "pass").say(0, "pass")
    assert laid(table) == [(0, "d113")]
    assert table.state.phase == LAY


def test_a_lesson_of_a_draw_card_that_was_just_paid_is_laid_today() -> None:
    table = search(paid("d073", "d150"), 0, "d113 d147 d043", "d113 d147 d043")
    assert table.awaits == {0, 1}
    table.say(0, "pass").say(1, "pass")
    assert laid(table) == [(0, "d147"), (1, "d150"), (0, "d113")]
    assert table.ids(table.crew(0).hand) == ["d043"]
    assert "lay d043" in table.legal(0), "and a rescue card is in time for phase 4"


def test_the_same_alone() -> None:
    table = search(paid("d073 d144", mode=Mode.SOLO), 0, "d113 d147 d043", "d113 d147")
    assert table.awaits == {0}
    table.say(0, "pass")
    assert table.state.phase == PUBLIC
    table.say(0, "colour red")
    assert laid(table) == [(0, "d144"), (0, "d147"), (0, "d113")]


def test_a_draw_card_of_the_last_day_is_worth_its_price() -> None:
    table = search(paid("d071", "", ship=1), 0, "d113 d043", "d113", card="d071")
    table.say(0, "pass").say(1, "pass")
    assert table.ids(table.crew(0).lessons) == ["d113"]


def test_who_has_answered_can_still_play_while_the_others_think() -> None:
    table = paid("d073", "").say(0, "pass")
    search(table, 0, "d113 d147 d043", "d113")
    assert table.awaits == {1}, "it has answered, and need not do so again"
    table.say(1, "pass")
    assert laid(table) == [(0, "d113")]


def test_cards_that_were_bought_by_a_card_can_be_played_in_the_same_pause() -> None:
    table = search(paid("d073", ""), 0, "d071 d147 d043", "d071")
    search(table, 0, "d113 d044", "d113", card="d071")
    table.say(0, "pass").say(1, "pass")
    assert laid(table) == [(0, "d113")]


def test_the_family_mode_knows_no_pause() -> None:
    table = Table(2, mode=Mode.FAMILY, phase=6).pack(0, "f151 f152 f153").pack(1, "f154 f155 f156")
    table.say(0, "keep f151 f152").say(1, "keep f154 f155")
    assert table.awaits == {CHANCE}


def test_nobody_sees_who_has_answered() -> None:
    table = paid("d073", "", "")
    before = [CATS.view(table.state, seat) for seat in (0, 2, None)]
    table.say(1, "pass")
    assert [CATS.view(table.state, seat) for seat in (0, 2, None)] == before
    assert table.last is not None
    for seat in (0, 1, 2, None):
        assert not table.last.events_for(seat), "nobody hears of it"
    assert CATS.view(table.state, 1) != before[0]
    assert not table.legal(1)


def match_in_the_pause(*bought: str) -> AnyMatch:
    return Match.resume(CATS, len(bought), None, paid(*bought).state)


def test_an_answer_can_be_undone_until_the_last_one() -> None:
    match = match_in_the_pause("d073", "", "")
    [passing] = match.legal(1)
    match.play(passing)
    match.play(next(iter(match.legal(2))))
    assert match.why_not_undo(1) is None
    match.undo(1)
    assert match.awaits == {0, 1}
    match.play(passing)
    match.play(next(move for move in match.legal(0) if str(move) == "pass"))
    assert match.state.phase == LAY
    assert {match.why_not_undo(seat) for seat in range(3)} == {NoUndo.REVEALED}, (
        "that nobody lays a lesson is news, too"
    )


def test_undo_does_not_reveal_who_has_answered() -> None:
    match = match_in_the_pause("d094", "", "")
    match.play(next(move for move in match.legal(0) if str(move) == "anytime d094"))
    assert match.why_not_undo(0) is None
    match.play(next(iter(match.legal(1))))
    assert match.why_not_undo(0) is None
    match.undo(0)
    assert match.awaits == {0, 2}


def test_in_solo_the_end_of_the_pause_can_be_undone() -> None:
    table = paid("d113", mode=Mode.SOLO)
    match = Match.resume(CATS, 1, CatsOptions(Mode.SOLO, Difficulty.EASY), table.state)
    match.play(next(iter(match.legal(0))))
    assert match.state.phase == LAY
    assert match.why_not_undo(0) is None


@pytest.mark.parametrize(
    ("card", "how"),
    [
        ("d069", ""),
        ("d076", ""),
        ("d077", " cats red-k01"),
        ("d080", ""),
        ("d084", ""),
        ("d086", " lessons d113 d114"),
        ("d088", " treasures h3 i3"),
        ("d096", " red"),
    ],
)
def test_every_other_anytime_card_can_be_played_in_the_pause(card: str, how: str) -> None:
    table = paid(card, "").boat(0, "c1 h3", "c1 i3").lessons(0, "d113 d114")
    table.say(0, f"anytime {card}{how}")
    assert len(table.found(AnytimePlayed)) == 1
    assert table.awaits == {0, 1}


def test_tiles_from_the_bag_come_in_the_pause() -> None:
    table = paid("d075", "d083")
    table.say(0, "anytime d075").draw("tile red-k03")
    assert table.awaits == {0}
    table.at(0, "red-k03", "h3 0").say(1, "anytime d083")
    table.draw("tile r_o", "tile r_o", "tile r_o", "tile red-k04").say(1, "field left")
    assert table.awaits == {0, 1}


def test_lessons_about_to_be_laid_do_not_count_yet() -> None:
    table = paid("d078 d113", "d114")
    table.say(0, "anytime d078")
    assert table.crew(0).fish == 20 - 2 - 2, "no lesson is in play"
    later = paid("d078 d113", "d114").say(0, "pass").say(1, "pass").say(0, "anytime d078")
    assert later.crew(0).fish == 20 - 2 - 2 + 1


def test_a_lesson_about_to_be_laid_cannot_be_given_up() -> None:
    table = paid("d086 d113 d114", "")
    assert refused(table, 0, "anytime d086 lessons d113 d114") == "not_playable"
    table.say(0, "pass").say(1, "pass").say(0, "anytime d086 lessons d113 d114")
    assert table.crew(0).ready == 2


def test_only_anytime_cards_and_pass_answer_the_pause() -> None:
    table = paid("d043", "")
    assert refused(table, 0, "lay d043") == "not_now"
    assert refused(table, 0, "anytime d043") == "not_playable"


# --- While phase 3 runs --------------------------------------------------------------------------


def naming(*bought: str, order: tuple[int, ...] | None = None) -> Table:
    """Everybody has paid and passed the pause; somebody is asked for a colour."""
    table = Table(len(bought), phase=PAY).fields("red-k01", "blue-k01")
    if order is not None:
        table.state.order = ints(order)
    for seat, cards in enumerate(bought):
        table.kept(seat, cards or f"d{15 + seat:03}")
    for seat, cards in enumerate(bought):
        table.say(seat, f"pay {cards}" if cards else "pay nothing")
    for seat in range(len(bought)):
        table.say(seat, "pass")
    assert table.state.phase == PUBLIC
    return table


def test_a_private_lesson_gained_while_a_colour_is_named_is_laid_today() -> None:
    table = search(naming("d144 d113 d073", ""), 0, "d114 d043 d044", "d114")
    assert table.awaits == {0}
    table.say(0, "colour red")
    assert laid(table) == [(0, "d144"), (0, "d113"), (0, "d114")]


def test_a_public_lesson_gained_in_the_own_turn_is_laid_in_it() -> None:
    table = search(naming("d144 d073", "d150"), 0, "d143 d147 d044", "d143 d147")
    table.say(0, "colour red")
    assert table.awaits == {0}, "the new one asks for a colour as well"
    table.say(0, "colour blue")
    assert laid(table) == [(0, "d144"), (0, "d143"), (0, "d147"), (1, "d150")]
    assert CATS.view(table.state, None).public[1] == ("d143", Colour.BLUE)


def test_a_public_lesson_gained_before_the_own_turn_is_laid_in_it() -> None:
    table = search(naming("d144", "d073"), 1, "d143 d113 d044", "d143 d113")
    table.say(0, "colour red")
    assert table.awaits == {1}
    assert CATS.view(table.state, 0).naming == "d143"
    table.say(1, "colour blue")
    assert laid(table) == [(0, "d144"), (1, "d143"), (1, "d113")]


def test_after_the_own_turn_a_public_lesson_waits_and_a_private_one_does_not() -> None:
    table = search(naming("d073", "d144", order=(0, 1)), 0, "d150 d113 d044", "d150 d113")
    table.say(1, "colour red")
    assert laid(table) == [(1, "d144"), (0, "d113")]
    assert table.ids(table.crew(0).hand) == ["d150"]


def test_the_same_alone_while_a_colour_is_named() -> None:
    table = paid("d144 d073", mode=Mode.SOLO).say(0, "pass")
    search(table, 0, "d143 d113 d044", "d143 d113").say(0, "colour red", "colour blue")
    assert laid(table) == [(0, "d144"), (0, "d143"), (0, "d113")]


def test_a_lesson_gained_after_phase_3_waits_although_nobody_had_one() -> None:
    table = paid("d073", "").say(0, "pass").say(1, "pass")
    search(table, 0, "d113 d150 d044", "d113 d150")
    assert not laid(table)
    assert table.ids(table.crew(0).hand) == ["d113", "d150"]


def test_the_number_of_lessons_about_to_be_laid_does_not_show() -> None:
    table = naming("d144 d113", "d114 d115")
    for seat in (0, None):
        assert CATS.view(table.state, seat).crews[1].hand.count == 2
        assert CATS.view(table.state, seat).crews[1].kept.count == 0
