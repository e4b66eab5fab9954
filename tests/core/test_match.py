"""A match: its past, and which moves can be undone."""

from random import Random

import pytest
from tests.core.table import SkyeMatch, any_move, match_at
from tests.games.cats.table import Table

from skerry.core.game import CHANCE
from skerry.core.legal import IllegalMove
from skerry.core.match import Match
from skerry.core.no_undo import NoUndo
from skerry.core.registry import AnyMatch
from skerry.games.cats import CATS
from skerry.games.cats.game.moves import Watch
from skerry.games.cats.rules.state import PAY
from skerry.games.cats.text.notation import read_move
from skerry.games.skye import SKYE
from skerry.games.skye.game.events import IncomePaid, PricesSealed
from skerry.games.skye.game.moves import DrawGoal, Pass
from skerry.games.skye.game.options import Money, SkyeOptions
from skerry.games.skye.game.view import Phase, restore, snapshot
from skerry.games.skye.pieces.tiles import Goal


def finished(seats: int, seed: int) -> SkyeMatch:
    match: SkyeMatch = Match(SKYE, seats)
    luck = Random(seed)
    match.draw(luck)
    while match.awaits:
        match.play(match.legal(max(match.awaits)).choose(luck))
        match.draw(luck)
    return match


def test_nothing_can_be_undone_before_the_first_move() -> None:
    match: SkyeMatch = Match(SKYE, 2)
    assert match.why_not_undo(0) is NoUndo.NOTHING
    with pytest.raises(ValueError, match="no move yet"):
        match.undo(0)


def test_nobody_can_undo_a_draw() -> None:
    match = match_at(Phase.PRICE)
    assert match.why_not_undo(0) is NoUndo.NOTHING
    assert match.why_not_undo(1) is NoUndo.NOTHING


def test_a_seat_undoes_its_own_move() -> None:
    match = match_at(Phase.PRICE)
    before, answers = snapshot(match.state), list(match.answers)
    match.play(any_move(match, 0, Random(1)))
    assert match.why_not_undo(0) is None
    match.undo(0)
    assert snapshot(match.state) == before
    assert list(match.answers) == answers
    assert match.awaits == {0, 1}


def test_what_others_decided_at_the_same_time_stays() -> None:
    match = match_at(Phase.PRICE, seats=3)
    without = Match.resume(SKYE, 3, None, match.state)
    luck = Random(1)
    answers = list(match.answers)
    mine, theirs = any_move(match, 0, luck), any_move(match, 2, luck)
    match.play(mine)
    assert match.why_not_undo(1) is NoUndo.NOTHING, "it is not the move of seat 1"
    match.play(theirs)
    without.play(theirs)
    assert match.why_not_undo(0) is None, "seat 2 did not know the prices"
    assert match.why_not_undo(2) is None
    match.undo(0)
    assert snapshot(match.state) == snapshot(without.state)
    assert list(match.answers) == [*answers, theirs]
    assert match.events_for(1)[-1] == PricesSealed(2)
    assert match.awaits == {0, 1}
    match.play(any_move(match, 0, luck))
    match.undo(2)
    assert match.awaits == {1, 2}


def test_building_is_undone_while_others_build() -> None:
    match = match_at(Phase.BUILD, seats=3)
    luck = Random(1)
    states = [snapshot(match.state)]
    for seat in (1, 2):
        match.play(any_move(match, seat, luck))
        states.append(snapshot(match.state))
    mine = any_move(match, 0, luck)
    match.play(mine)
    theirs = any_move(match, 1, luck)
    match.play(theirs)
    match.undo(0)
    again: SkyeMatch = Match.resume(SKYE, 3, None, restore(states[-1]))
    again.play(theirs)
    assert snapshot(match.state) == snapshot(again.state)
    assert len(match.view(0).mine.hand) == len(states[-1].clans[0].hand)
    match.play(mine)
    for seat in (0, 1, 1, 2):
        match.undo(seat)
    assert snapshot(match.state) == states[0]


def test_every_builder_can_undo_the_end_of_a_round() -> None:
    goals = (Goal.SHEEP, Goal.ROADS, Goal.LAKE, Goal.COLUMN)
    match = match_at(Phase.BUILD, options=SkyeOptions(goals=goals))
    luck = Random(1)
    while 0 in match.awaits:
        match.play(any_move(match, 0, luck))
    while match.awaits == {1}:
        match.play(any_move(match, 1, luck))
    assert match.view(None).round == 2
    assert match.why_not_undo(0) is None, "scored, but nothing is drawn or revealed yet"
    match.undo(0)
    assert match.view(None).round == 1
    assert match.awaits == {0}
    assert match.view(0).clans[0].earned == ()


def test_what_others_did_knowing_it_stays() -> None:
    match = match_at(Phase.BUY, seats=3)
    first = min(match.awaits)
    match.play(Pass(first))
    assert match.why_not_undo(first) is None
    second = min(match.awaits)
    match.play(Pass(second))
    assert match.why_not_undo(first) is NoUndo.OTHERS
    assert match.why_not_undo(second) is None
    state = snapshot(match.state)
    with pytest.raises(ValueError, match="somebody else has moved"):
        match.undo(first)
    assert snapshot(match.state) == state


def test_interjections_are_never_made_at_the_same_time() -> None:
    table = Table(phase=PAY).kept(0, "d001").kept(1, "d002").hand(0, "d070").hand(1, "d071")
    match = Match.resume(CATS, 2, None, table.state)
    assert match.awaits == {0, 1}
    match.play(read_move("pay nothing", 0))
    assert match.why_not_undo(0) is None
    match.play(read_move("anytime d071", 1))
    assert match.why_not_undo(0) is NoUndo.OTHERS
    assert match.why_not_undo(1) is None, "it is the last thing that happened"
    match.undo(1)
    assert match.why_not_undo(0) is None
    match.undo(0)
    match.play(read_move("anytime d070", 0))
    match.play(read_move("pay nothing", 1))
    assert match.why_not_undo(0) is NoUndo.OTHERS
    assert match.why_not_undo(1) is None


def test_what_was_revealed_stays_revealed() -> None:
    match = match_at(Phase.PRICE)
    luck = Random(1)
    match.play(any_move(match, 0, luck))
    match.play(any_move(match, 1, luck))
    assert match.view(None).phase is Phase.BUY
    assert match.why_not_undo(1) is NoUndo.REVEALED
    assert match.why_not_undo(0) is NoUndo.REVEALED
    for seat in (0, 1):
        with pytest.raises(ValueError, match="revealed"):
            match.undo(seat)


def test_what_was_drawn_stays_drawn() -> None:
    match = match_at(Phase.BUILD)
    luck = Random(3)
    while match.view(None).round == 1:
        match.play(
            match.game.outcomes(match.state)[0][0]
            if CHANCE in match.awaits
            else any_move(match, min(match.awaits), luck)
        )
    last = match.answers[-1]
    assert not isinstance(last, DrawGoal)
    match.draw(luck)
    assert match.why_not_undo(0) is NoUndo.DRAWN
    assert match.why_not_undo(1) is NoUndo.DRAWN
    with pytest.raises(ValueError, match="drawn"):
        match.undo(0)


def test_several_own_moves_are_undone_one_by_one() -> None:
    match = match_at(Phase.BUILD)
    luck = Random(1)
    seat = next(seat for seat in range(2) if len(match.view(seat).mine.hand) == 2)
    states = [snapshot(match.state)]
    for _ in range(2):
        if seat in match.awaits:
            match.play(any_move(match, seat, luck))
            states.append(snapshot(match.state))
    while len(states) > 1:
        assert snapshot(match.state) == states.pop()
        match.undo(seat)
    assert snapshot(match.state) == states[0]


def test_a_final_scoring_that_shows_hidden_gold_cannot_be_undone() -> None:
    match = finished(2, 4)
    last = match.answers[-1]
    assert match.view(0).clans[1].gold is not None, "all gold lies open at the end"
    assert match.why_not_undo(last.seat) is NoUndo.REVEALED  # type: ignore[union-attr]


def test_a_goal_that_compares_hidden_gold_cannot_be_undone() -> None:
    goals = (Goal.GOLD, Goal.SHEEP, Goal.ROADS, Goal.LAKE)
    match = match_at(Phase.BUILD, options=SkyeOptions(goals=goals))
    luck = Random(1)
    seat = 0
    while match.view(None).round == 1:
        seat = min(match.awaits)
        match.play(any_move(match, seat, luck))
    assert match.why_not_undo(seat) is NoUndo.REVEALED


def test_a_match_continues_from_a_state() -> None:
    whole = match_at(Phase.BUILD, seats=3)
    match: SkyeMatch = Match.resume(SKYE, 3, None, whole.state)
    assert snapshot(match.state) == snapshot(whole.state)
    assert match.awaits == whole.awaits
    assert (match.answers, match.events, match.events_for(0)) == ([], [], [])
    assert all(match.why_not_undo(seat) is NoUndo.NOTHING for seat in range(3))
    move = any_move(match, 0, Random(1))
    assert match.play(move).announcements == whole.play(move).announcements
    assert match.answers == [move]
    assert match.view(1) == whole.view(1)
    match.undo(0)
    assert match.answers == []


def test_a_match_is_not_resumed_at_a_table_that_cannot_be() -> None:
    with pytest.raises(ValueError, match="2 to 5 players"):
        Match.resume(SKYE, 7, None, match_at(Phase.BUILD).state)


def test_every_refusal_has_a_sentence() -> None:
    assert len({reason.sentence for reason in NoUndo}) == len(NoUndo)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_answers_played_again_give_the_same_match(seats: int) -> None:
    match = finished(seats, seats)
    again: SkyeMatch = Match(SKYE, seats)
    for answer in match.answers:
        again.play(answer)  # type: ignore[arg-type]
    assert snapshot(again.state) == snapshot(match.state)
    assert again.events == match.events
    assert again.result == match.result
    assert again.events_for(1) == match.events_for(1)


def test_an_illegal_move_leaves_the_match_as_it_was() -> None:
    match = match_at(Phase.PRICE)
    before, events = snapshot(match.state), match.events
    with pytest.raises(IllegalMove) as refused:
        match.play(Pass(0))
    assert refused.value.reason == "not_this_phase"
    assert snapshot(match.state) == before
    assert match.events == events


def test_a_forced_draw_must_be_possible() -> None:
    match: SkyeMatch = Match(SKYE, 2)
    match.play(DrawGoal(Goal.SHEEP))
    with pytest.raises(IllegalMove, match="cannot be drawn"):
        match.play(DrawGoal(Goal.SHEEP))


def test_play_leaves_old_states_alone() -> None:
    match = match_at(Phase.BUILD)
    old = match.state
    before = snapshot(old)
    match.play(any_move(match, min(match.awaits), Random(1)))
    assert match.state is not old
    assert snapshot(old) == before


def test_the_same_luck_draws_the_same() -> None:
    matches: list[SkyeMatch] = [Match(SKYE, 3), Match(SKYE, 3)]
    for match in matches:
        match.draw(Random("luck"))
        assert CHANCE not in match.awaits
    assert snapshot(matches[0].state) == snapshot(matches[1].state)


def test_the_result_comes_with_the_end() -> None:
    assert match_at(Phase.BUILD).result is None
    match = finished(2, 1)
    assert match.result is not None
    assert match.awaits == frozenset()
    assert [line.scorecard.total for line in match.result.standings] == list(match.result.scores)


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
def test_a_match_of_too_few_or_too_many(seats: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 5 players, not {seats}"):
        Match(SKYE, seats)


def test_there_is_no_view_from_a_seat_that_is_not_there() -> None:
    match: SkyeMatch = Match(SKYE, 2)
    for seat in (-1, 2, 99):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            match.view(seat)


@pytest.mark.parametrize("money", Money)
def test_a_seats_events_hide_the_gold_of_others(money: Money) -> None:
    match = match_at(Phase.PRICE, seats=3, options=SkyeOptions(money=money))
    for seat in (None, 0, 1, 2):
        incomes = [event for event in match.events_for(seat) if isinstance(event, IncomePaid)]
        assert len(incomes) == 3
        for event in incomes:
            known = money is Money.OPEN or event.seat == seat
            assert event.gold == (5 if known else None)
    everything = [event for event in match.events if isinstance(event, IncomePaid)]
    assert [event.gold for event in everything] == [5, 5, 5]


@pytest.mark.parametrize("money", Money)
@pytest.mark.parametrize("phase", [Phase.PRICE, Phase.BUY, Phase.BUILD])
def test_what_a_seat_sees_hides_the_gold_of_others(money: Money, phase: Phase) -> None:
    match = match_at(phase, seats=3, options=SkyeOptions(money=money))
    for seat in (None, 0, 1, 2):
        for other, clan in enumerate(match.view(seat).clans):
            assert (clan.gold is not None) == (money is Money.OPEN or other == seat)


def test_at_the_end_all_gold_lies_open() -> None:
    match = finished(3, 2)
    for seat in (None, 0, 1, 2):
        assert all(clan.gold is not None for clan in match.view(seat).clans)


def test_sealed_prices_are_seen_by_their_owner_only() -> None:
    match = match_at(Phase.PRICE)
    match.play(any_move(match, 0, Random(1)))
    mine, theirs = match.view(0).clans[0], match.view(1).clans[0]
    assert all(offer.axed != bool(offer.price) for offer in mine.stall)
    assert sum(offer.axed for offer in mine.stall) == 1
    assert all(offer.price is None and not offer.axed for offer in theirs.stall)
    assert mine.sealed
    assert theirs.sealed


def test_what_a_seat_cannot_know_of_does_not_keep_it_from_taking_back() -> None:
    match, secret = _somebody_can_watch()
    mine = next(move for move in match.legal(1) if not move.interjects)
    match.play(mine)
    before = match.events_for(1)
    match.play(secret)
    assert match.events_for(1) == before
    assert match.why_not_undo(1) is None
    match.undo(1)
    assert match.awaits == {0, 1}
    assert match.answers[-1] == secret


def _somebody_can_watch() -> tuple[AnyMatch, Watch]:
    """Two seats decide, and one of them can ask in secret to be prompted later."""
    secret = Watch(0, on=True)
    for seed in range(60):
        match: AnyMatch = Match(CATS, 2)
        luck = Random(seed)
        match.draw(luck)
        while match.awaits:
            if match.awaits == {0, 1} and secret in match.legal(0):
                return match, secret
            match.play(match.legal(luck.choice(sorted(match.awaits))).choose(luck))
            match.draw(luck)
    raise AssertionError("nobody ever holds such a card")
