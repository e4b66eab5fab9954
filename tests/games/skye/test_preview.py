"""What a move would change, and what scores count before they are earned.

Only goals that are scored again, and the income of coming rounds.
"""

from random import Random

import pytest

from skerry.core.chance import pick
from skerry.core.game import CHANCE
from skerry.core.match import Match
from skerry.core.score import Change
from skerry.games.skye import SKYE
from skerry.games.skye.game.events import GoalScored, IncomePaid
from skerry.games.skye.game.explain import INCOME, preview, score_now
from skerry.games.skye.game.moves import Place, Price
from skerry.games.skye.game.options import Money, SkyeOptions
from skerry.games.skye.game.score_source import GoalSource
from skerry.games.skye.game.view import snapshot
from skerry.games.skye.pieces.tiles import Goal


def by_topic(changes: tuple[Change, ...]) -> dict[str, Change]:
    return {change.slot or change.topic: change for change in changes}


@pytest.mark.parametrize("seats", [2, 5])
def test_previews_promise_what_later_rounds_pay_and_score(seats: int) -> None:
    random = Random(seats)
    match = Match(SKYE, seats, SkyeOptions())
    promised: dict[int, int] = {}
    shown: set[tuple[int, str]] = set()
    scored: set[tuple[int, str]] = set()
    raised = 0
    round = 0
    while match.awaits:
        if CHANCE in match.awaits:
            step = match.play(pick(match.game.outcomes(match.state), random))
        else:
            seat = min(match.awaits)
            move = match.legal(seat).choose(random)
            changes = by_topic(preview(match.state, move))
            if isinstance(move, Place):
                shown |= {(round, slot) for slot in changes if len(slot) == 1}
                income = changes.pop(INCOME, None)
                if income is not None:
                    assert income.now is not None
                    assert income.after is not None
                    assert income.gain == 0
                    raised += income.after > income.now
                    promised[seat] = income.after
            step = match.play(move)
        for one in step.announcements:
            event = one.event
            if isinstance(event, IncomePaid):
                if round and event.seat in promised:
                    assert event.castle + event.whisky == promised[event.seat]
                if event.seat == seats - 1:
                    round += 1
                    promised.clear()
            elif isinstance(event, GoalScored):
                scored.add((round, event.slot))
    assert raised > 0
    assert not promised, "after the last round nothing is paid"
    last = {slot: max(when for when, one in scored if one == slot) for _, slot in scored}
    assert shown == {(when, slot) for when, _ in shown for slot in last if when <= last[slot]}


@pytest.mark.parametrize("goal", [Goal.GOLD, Goal.SHIPS])
def test_scores_count_what_is_still_to_come(goal: Goal) -> None:
    random = Random(4)
    goals = (goal, Goal.SHEEP, Goal.ROADS, Goal.BROCHS)
    match = Match(SKYE, 3, SkyeOptions(money=Money.OPEN, goals=goals))
    sealed = 0

    def totals() -> list[int]:
        return [score_now(snapshot(match.state), seat).total for seat in range(3)]

    while match.awaits:
        if CHANCE in match.awaits:
            match.play(pick(match.game.outcomes(match.state), random))
            continue
        before, round = totals(), match.state.round
        seat = min(match.awaits)
        move = match.legal(seat).choose(random)
        match.play(move)
        if isinstance(move, Price):
            assert totals() == before, "gold on prices is not spent"
            sealed += 1
        elif isinstance(move, Place) and not match.awaits:
            changed = [now - then for now, then in zip(totals(), before, strict=True)]
            assert [gain for other, gain in enumerate(changed) if other != seat] == [0, 0]
        elif round == 5 and match.state.round == 6:
            lines = score_now(snapshot(match.state), seat).lines
            slots = {
                line.what.slot
                for line in lines
                if isinstance(line.what, GoalSource) and line.what.round is None
            }
            assert slots == {"B", "C", "D"}, "A is not scored again"
    assert sealed == 18
