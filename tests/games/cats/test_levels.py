"""The five levels: legal and repeatable play, reasons, and a value that ends as the score."""

import hashlib
import os
from random import Random

import pytest

from skerry.bots.registry import find, names
from skerry.core.bot import Decision, Thinker
from skerry.core.compiled.dice import Dice
from skerry.core.match import Match
from skerry.games.cats.bots.compiled.chances import LessonGauge
from skerry.games.cats.bots.compiled.goals import goals_of
from skerry.games.cats.bots.compiled.policy import WEIGHTS as POLICY
from skerry.games.cats.bots.compiled.policy import policy_playout
from skerry.games.cats.bots.levels import LEVELS, Level
from skerry.games.cats.bots.reasons import IDS
from skerry.games.cats.bots.thinker import CatsThinker
from skerry.games.cats.bots.weights import BY_MODE, NAMES
from skerry.games.cats.game.game import CATS
from skerry.games.cats.game.moves import Keep, Pay
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.cats.rules.totals import sister_total, totals

EXPERT_SISTER = CatsOptions(Mode.SOLO, Difficulty.EXPERT)
TABLES = [
    (2, CatsOptions()),
    (3, CatsOptions(column_lesson=True)),
    (4, CatsOptions()),
    (2, CatsOptions(Mode.FAMILY)),
    (4, CatsOptions(Mode.FAMILY)),
    (1, EXPERT_SISTER),
]


def few(level: Level, moves: int) -> int:
    """Fewer moves for the level that takes minutes where nothing is compiled."""
    return moves // 6 if level.name == "expert" and os.environ.get("SKERRY_PURE") else moves


def played(
    level: Level,
    seats: int,
    options: CatsOptions,
    seed: int,
    most: int = 10_000,
    effort: float = 0.01,
) -> str:
    """The first moves of a game, as text."""
    bot = CatsThinker(level)
    luck = Random(seed)
    chance = Random(seed + 1)
    match = Match(CATS, seats, options)
    match.draw(luck)
    moves: list[str] = []
    while match.awaits and len(moves) < most:
        seat = min(match.awaits)
        legal = match.legal(seat)
        decision = Decision(match.view(seat), legal, chance, effort=effort)
        weighed = bot.weigh(decision, 3)
        assert all(each.move in legal for each in weighed)
        assert all(why.reason in IDS for each in weighed for why in each.why)
        moves.append(str(weighed[0].move))
        match.play(weighed[0].move)
        match.draw(luck)
    return "\n".join(moves)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize(("seats", "options"), TABLES[:2] + TABLES[3:4] + TABLES[5:])
def test_every_level_plays_the_first_days_of_every_mode(
    level: Level, seats: int, options: CatsOptions
) -> None:
    played(level, seats, options, seed=3, most=few(level, 60))


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_level_plays_whole_games(level: Level, seats: int, options: CatsOptions) -> None:
    for seed in range(3):
        played(level, seats, options, seed)


def test_levels_are_listed_from_weak_to_strong_after_the_fixed_bots() -> None:
    assert names("cats") == ("random", "greedy", *(level.name for level in LEVELS))
    assert all(isinstance(find(level.name, "cats"), Thinker) for level in LEVELS)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_what_others_hide_does_not_change_a_move(level: Level) -> None:
    luck, chance = Random(5), Random(6)
    match = Match(CATS, 2, CatsOptions())
    match.draw(luck)
    bot = CatsThinker(level)
    for number in range(few(level, 60)):
        seat = min(match.awaits)
        view = match.view(seat)
        move = bot.weigh(Decision(view, match.legal(seat), Random(number), effort=0.02))[0].move
        other = CATS.guess(view, chance)
        hidden = CATS.view(other, seat)
        decision = Decision(hidden, CATS.legal(hidden), Random(number), effort=0.02)
        assert bot.weigh(decision)[0].move == move
        match.play(move)
        match.draw(luck)


def test_the_value_of_a_finished_boat_is_its_score() -> None:
    for seed in range(24):
        seats, options = TABLES[(0, 2, 4, 5)[seed % 4]]
        state = CATS.start(seats, options)
        policy_playout(state, Dice(seed), POLICY, 8)
        points = [100 * total for total in totals(state)]
        if seats == 1:
            points[0] -= 100 * int(sister_total(state))
        weights = BY_MODE[state.mode]
        found = [
            LessonGauge(state.crews[seat].boat, goals_of(state, seat), weights, 0).value
            for seat in range(seats)
        ]
        assert found == points


def test_a_purchase_says_what_each_card_adds() -> None:
    luck, chance = Random(8), Random(9)
    match = Match(CATS, 2, CatsOptions())
    match.draw(luck)
    bot = CatsThinker(LEVELS[3])
    told = 0
    for _ in range(40):
        seat = min(match.awaits)
        best = bot.weigh(Decision(match.view(seat), match.legal(seat), chance))[0]
        if isinstance(best.move, Keep | Pay):
            points = [why.points for why in best.why if why.about]
            assert all(each is not None and each > 0 for each in points)
            cards = [card for why in best.why for card in why.about]
            assert set(cards) <= set(best.move.cards)
            told += len(cards)
        match.play(best.move)
        match.draw(luck)
    assert told > 10


def test_there_is_a_weight_for_every_name() -> None:
    assert [len(weights) for weights in BY_MODE] == [len(NAMES)] * 3
    assert len(set(NAMES)) == len(NAMES)


GOLDEN = {
    "beginner": "e8ed6120187cf785",
    "easy": "1056af80d0ee067f",
    "normal": "4fa9d8eb4421d80a",
    "hard": "f99042162a34828b",
    "expert": "473245229708e199",
}


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_fixed_seeds_give_the_moves_of_before(level: Level) -> None:
    # The strongest level is slow where nothing is compiled.
    first, second = (14, 8) if level.name == "expert" else (80, 40)
    text = played(level, 2, CatsOptions(), 1, first) + played(level, 1, EXPERT_SISTER, 2, second)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == GOLDEN[level.name]


GOLDEN_FULL = "2d8839086bf2872b"


@pytest.mark.skipif("SKERRY_PURE" in os.environ, reason="takes minutes where nothing is compiled")
def test_the_strongest_level_with_all_its_work_gives_the_moves_of_before() -> None:
    # Enough for the first rescue, where coming days are played in the head.
    text = played(LEVELS[-1], 2, CatsOptions(), 1, 30, effort=1)
    assert "rescue" in text
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == GOLDEN_FULL
