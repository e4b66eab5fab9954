"""Counting gold: bounds hold in every game, and are exact for a seat that heard everything."""

from random import Random

import pytest
from tests.games.skye.bots.played import moments

from skerry.bots.greedy import GreedyBot
from skerry.bots.random import RandomBot
from skerry.games.skye import SKYE
from skerry.games.skye.bots.judge import judge
from skerry.games.skye.game.gold_counting import COUNTED, Purse, count_gold
from skerry.games.skye.game.options import Money, SkyeOptions
from skerry.games.skye.game.view import Phase


def holds(purse: Purse, gold: int) -> bool:
    return purse.least <= gold and (purse.most is None or gold <= purse.most)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("money", Money)
def test_a_seat_that_heard_everything_knows_every_purse(seats: int, money: Money) -> None:
    for seed in range(3):
        bots = [RandomBot() if (seat + seed) % 2 else GreedyBot(judge) for seat in range(seats)]
        for one in moments(bots, seed, SkyeOptions(money=money)):
            counted = count_gold(one.heard, seats)
            assert [purse.exact for purse in counted] == [clan.gold for clan in one.state.clans]


def test_a_seat_that_heard_a_part_knows_true_bounds() -> None:
    exact = 0
    for seed in range(6):
        for one in moments([RandomBot(), RandomBot(), GreedyBot(judge)], seed):
            for heard in (one.heard[len(one.heard) // 2 :], one.heard[3:], ()):
                counted = count_gold(heard, 3)
                for purse, clan in zip(counted, one.state.clans, strict=True):
                    assert holds(purse, clan.gold)
                exact += counted[one.seat].exact is not None
    # Its own income names its whole purse.
    assert exact > 100


def test_only_some_events_are_needed() -> None:
    for one in moments([RandomBot(), RandomBot()], 9):
        needed = [event for event in one.heard if isinstance(event, COUNTED)]
        assert count_gold(needed, 2) == count_gold(one.heard, 2)


def test_guesses_keep_to_what_was_heard() -> None:
    for one in moments([RandomBot(), RandomBot(), RandomBot()], 4):
        view = SKYE.view(one.state, one.seat)
        guessed = SKYE.guess(view, Random(2), one.heard)
        assert [clan.gold for clan in guessed.clans] == [clan.gold for clan in one.state.clans]
        assert SKYE.view(guessed, one.seat) == view


def test_guesses_without_events_are_near_what_is_usual() -> None:
    off = []
    for one in moments([GreedyBot(judge), GreedyBot(judge)], 5):
        view = SKYE.view(one.state, one.seat)
        rival = 1 - one.seat
        guesses = [int(SKYE.guess(view, Random(seed)).clans[rival].gold) for seed in range(20)]
        if view.phase is Phase.PRICE:
            assert min(guesses) >= 5
            off.append(abs(sum(guesses) / 20 - int(one.state.clans[rival].gold)))
    assert sum(off) / len(off) < 6
