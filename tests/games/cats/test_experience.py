"""What games taught the strongest level about lessons."""

from dataclasses import replace
from random import Random

import pytest

from skerry.core.bot import Decision
from skerry.core.match import Match
from skerry.games.cats.bots import experience
from skerry.games.cats.bots.levels import EXPERT, HARD, Level
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.bots.shop import Shop
from skerry.games.cats.game.game import CATS
from skerry.games.cats.game.ids import MODES
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, SOLO_LESSONS, Kind

SOLO = CatsOptions(Mode.SOLO, Difficulty.EXPERT)
THREE_EACH, FIRST, MAPS = (CARD_NUMBER[name] for name in ("d115", "d119", "d150"))
FISH_LESSON = next(place for place, card in enumerate(SOLO_LESSONS) if card.id == "s_fish")


def shop(level: Level, options: CatsOptions, seats: int, seed: int) -> Shop:
    match = Match(CATS, seats, options)
    match.draw(Random(seed))
    return Shop(Mind(Decision(match.view(0), match.legal(0), Random(5)), level))


def seed_where(pays: bool) -> int:
    """A deal in which the sister scores for private lessons, or does not."""
    return next(
        seed for seed in range(40) if (shop(EXPERT, SOLO, 1, seed)._paid_to_her > 0) is pays
    )


def test_experience_is_about_lessons_that_exist() -> None:
    known = {card.type for card in CARDS if card.kind in (Kind.LESSON, Kind.PUBLIC)}
    for table in (experience._STANDARD, experience._SOLO):
        assert set(table) <= known
        assert all(0 < share < 300 for share in table.values())


@pytest.mark.parametrize(("options", "seats"), [(CatsOptions(), 2), (SOLO, 1)])
def test_hopeless_lessons_are_cheap_to_who_knows(options: CatsOptions, seats: int) -> None:
    seed = seed_where(pays=True)
    knows = shop(EXPERT, options, seats, seed)
    naive = shop(replace(EXPERT, experience=False), options, seats, seed)
    paid = knows._paid_to_her
    assert 0 <= knows.lesson(THREE_EACH) + paid < (naive.lesson(THREE_EACH) + paid) / 3
    assert knows.public(MAPS, 0) > naive.public(MAPS, 0) > 0


def test_lessons_that_do_not_pay_the_sister_are_bought_on_a_slim_chance() -> None:
    knows = shop(EXPERT, SOLO, 1, seed_where(pays=False))
    assert knows.doubt(THREE_EACH, 1000) == 0
    assert shop(EXPERT, SOLO, 1, seed_where(pays=True)).doubt(THREE_EACH, 1000) == 900


def test_a_lesson_brings_its_worth_where_nothing_else_is_known() -> None:
    assert experience.brings(MODES.index(Mode.FAMILY), THREE_EACH) == 100
    assert experience.brings(MODES.index(Mode.STANDARD), CARD_NUMBER["d122"]) == 100
    assert experience.brings(MODES.index(Mode.STANDARD), FIRST) == 50


def test_lower_levels_learn_nothing_from_it() -> None:
    assert shop(HARD, CatsOptions(), 2, 4).doubt(THREE_EACH, 1000) == 0


def test_fish_for_another_day_are_worth_less_where_the_sister_scores_for_them() -> None:
    values: dict[bool, set[int]] = {True: set(), False: set()}
    for seed in range(12):
        mind = shop(EXPERT, SOLO, 1, seed).mind
        assert mind.days_left > 0
        values[FISH_LESSON in mind.state.sister_lessons].add(mind.fish_value)
    fed, usual = values[True], values[False]
    assert len(fed) == len(usual) == 1
    assert fed.pop() < usual.pop()


def test_public_lessons_are_worth_less_to_who_minds_the_others() -> None:
    minds = shop(EXPERT, CatsOptions(), 2, 1)
    hopes = shop(replace(EXPERT, others=0), CatsOptions(), 2, 1)
    assert minds.public(MAPS, 0) < hopes.public(MAPS, 0)
