"""How the strongest level plans the last day: cards that are good only together, and its work."""

import os
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from skerry.core.bot import Decision, answer
from skerry.core.match import Match
from skerry.games.cats.bots.compiled.last_day import Rests, Start, find_best
from skerry.games.cats.bots.compiled.outlook import Day, Finds
from skerry.games.cats.bots.ending import Ending, plan_cats
from skerry.games.cats.bots.levels import EXPERT, HARD
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.bots.thinker import CatsThinker
from skerry.games.cats.game.game import CATS
from skerry.games.cats.game.moves import CatsMove
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.cats.game.view import View
from skerry.games.cats.rules.codes import PASS, fill_menu
from skerry.games.cats.rules.menu import Menu
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import NOTHING, RARE, RESCUE
from skerry.games.cats.rules.totals import totals

QUICK = replace(EXPERT, places=2, rows=1, purchases=0, days=0)
PLANNER = replace(QUICK, days=300)

pytestmark = pytest.mark.skipif(
    "SKERRY_PURE" in os.environ, reason="takes minutes where nothing is compiled"
)

CatsMatch = Match[State, View, CatsMove]


def moments(seed: int, phase: int, options: CatsOptions, players: int = 2) -> Iterator[CatsMatch]:
    """The last day of a quick game: each time that somebody begins a step of a phase."""
    luck = Random(seed)
    bot = CatsThinker(HARD)
    match = Match(CATS, players, options)
    match.draw(luck)
    while match.awaits:
        seat = min(match.awaits)
        state = match.state
        if state.ship == 1 and state.phase == phase and state.doing == NOTHING:
            yield match
        match.play(answer(bot, Decision(match.view(seat), match.legal(seat), luck)))
        match.draw(luck)


def decision(match: CatsMatch) -> Decision[View, CatsMove]:
    """What the seat to move decides."""
    seat = min(match.awaits)
    return Decision(match.view(seat), match.legal(seat), Random(1))


def final(match: CatsMatch, seat: int, bot: CatsThinker) -> int:
    """The points of a seat when a bot plays its rare finds, and nobody else has any."""
    fork = match.fork()
    luck = Random(7)
    while fork.awaits:
        mover = min(fork.awaits)
        legal = fork.legal(mover)
        if mover == seat:
            fork.play(answer(bot, Decision(fork.view(mover), legal, luck)))
        else:
            fork.play(legal.move(PASS))
        fork.draw(luck)
    return int(totals(fork.state)[seat])


def test_rare_finds_of_a_plan_bring_more() -> None:
    planner, quick = CatsThinker(PLANNER), CatsThinker(QUICK)
    gains = []
    for seed in range(8):
        seen = set()
        for match in moments(seed, RARE, CatsOptions()):
            seat = min(match.awaits)
            if seat not in seen and len(match.legal(seat).codes) > 1:
                gains.append(final(match, seat, planner) - final(match, seat, quick))
            seen.add(seat)
    assert len(gains) >= 4
    assert min(gains) >= 0
    assert max(gains) >= 3


def test_a_boat_to_which_nothing_happens_is_worth_its_score() -> None:
    match = next(moments(1, RESCUE, CatsOptions()))
    asked = decision(match)
    mind = Mind(asked, PLANNER)
    finds = Finds()
    start = Start(mind.gauge(2), [Day()], finds)
    found = find_best([start], 1000, 5)
    assert found[0] == mind.gauge(0).value
    assert found[1] >= 1


def test_work_is_bounded() -> None:
    match = next(moments(2, RESCUE, CatsOptions()))
    mind = Mind(decision(match), PLANNER)
    ending = Ending(mind)
    starts = [ending.start(mind.gauge(0), ending.from_now(mine_next=True)) for _ in range(6)]
    rests = Rests()
    rests.play(starts[0], 1)
    one = int(rests.work)
    starts[0].times = 0
    found = find_best(starts, 20 * one, 1)
    tries = sum(int(found[at]) for at in range(1, 12, 2))
    assert 6 <= tries <= 60
    more = find_best(starts, 200 * one, 1)
    assert sum(int(more[at]) for at in range(1, 12, 2)) > 2 * tries


def test_every_answer_has_a_value_and_equal_views_equal_values() -> None:
    for match in moments(3, RESCUE, CatsOptions()):
        seat = min(match.awaits)
        menu = Menu()
        mind = Mind(decision(match), PLANNER)
        fill_menu(menu, mind.state, seat)
        answers = [int(code) for code in menu.codes()][: int(menu.awaited)]
        valued = plan_cats(mind, answers)
        assert {code for _, code in valued} <= set(answers)
        assert valued == plan_cats(Mind(decision(match), PLANNER), answers)


@pytest.mark.parametrize(
    ("options", "players", "plans"),
    [
        (CatsOptions(), 2, True),
        (CatsOptions(Mode.FAMILY), 3, True),
        (CatsOptions(Mode.SOLO, Difficulty.EASY), 1, False),
    ],
)
def test_which_games_end_with_a_plan(options: CatsOptions, players: int, plans: bool) -> None:
    match = next(moments(4, RESCUE, options, players))
    assert Mind(decision(match), PLANNER).ends_today is plans
    assert Mind(decision(match), QUICK).ends_today is False
