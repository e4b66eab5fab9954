"""How the strongest level drafts: what it passes on, what comes back, cards that draw cards."""

from dataclasses import replace
from random import Random

import pytest

from skerry.core.bot import Decision
from skerry.core.match import Match
from skerry.games.cats.bots.draft import PassedPack
from skerry.games.cats.bots.levels import EXPERT, HARD, Level
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.bots.shop import Shop
from skerry.games.cats.game.game import CATS
from skerry.games.cats.game.options import CatsOptions
from skerry.games.cats.pieces.cards import CARDS, Kind
from skerry.games.cats.rules.state import KEEP, LAY, PAUSE, PAY, PUBLIC, RESCUE

DRAW = next(place for place, card in enumerate(CARDS) if card.type == "draw3")
LESSON = next(place for place, card in enumerate(CARDS) if card.kind is Kind.LESSON)


def mind_of(level: Level, seats: int = 2) -> Mind:
    match = Match(CATS, seats, CatsOptions())
    match.draw(Random(3))
    return Mind(Decision(match.view(0), match.legal(0), Random(5)), level)


def passed(level: Level, mine: list[int], theirs: list[int], seats: int = 2) -> PassedPack:
    mind = mind_of(level, seats)
    found = PassedPack(mind, Shop(mind), list(mind.crew.pack), mine)
    if theirs:
        found.theirs = theirs
    return found


def test_what_a_rival_does_not_want_comes_back() -> None:
    mine = [900, 800, 700, 600, 10, 10, 10]
    theirs = [0, 0, 100, 200, 900, 800, 300]
    pack = passed(EXPERT, mine, theirs)
    back, lost = pack.after(0b0000011)
    # The rival takes 4 and 5, then 2 and 3 come back, and 6 is the rival's last card.
    assert back == 0b0001100
    assert lost == (900 + 800 + 300) // 2


def test_what_both_want_is_kept_first() -> None:
    mine = [500, 500, 500, 500, 0, 0, 0]
    theirs = [900, 900, 0, 0, 1, 1, 1]
    pack = passed(EXPERT, mine, theirs)
    wanted_by_both, wanted_by_one = pack.after(0b0000011), pack.after(0b0001100)
    assert wanted_by_both[0] == 0b0001100
    assert wanted_by_one[0] & 0b0000011 == 0
    assert wanted_by_both[1] < wanted_by_one[1]


@pytest.mark.parametrize(("level", "seats"), [(HARD, 2), (EXPERT, 3), (EXPERT, 4)])
def test_others_think_only_of_what_they_give_away(level: Level, seats: int) -> None:
    pack = passed(level, [100] * 7, [], seats)
    back, lost = pack.after(0b11)
    assert back == 0
    assert 0 < lost < 500


def test_a_card_to_draw_cards_is_worth_something_until_lessons_are_laid() -> None:
    mind = mind_of(EXPERT)
    shop = Shop(mind)
    mind.days_left = 0
    worths = {}
    for phase in (KEEP, PAY, PAUSE, PUBLIC, LAY, RESCUE):
        mind.state.phase = phase
        worths[phase] = shop.anytime(DRAW)
    assert worths[KEEP] == worths[PAY] == worths[PAUSE] > 0
    assert worths[PUBLIC] == worths[LAY] == worths[RESCUE] == 0


def test_a_lesson_is_worth_to_a_rival_what_its_boat_makes_of_it() -> None:
    shop = Shop(mind_of(EXPERT))
    rescue = next(place for place, card in enumerate(CARDS) if card.kind is Kind.RESCUE)
    assert shop.worth_to(1, rescue, 321) == 321
    assert shop.worth_to(1, LESSON, 321) == shop.worth_to(1, LESSON, 999)
    blind = Shop(mind_of(replace(EXPERT, experience=False)))
    assert shop.worth_to(1, LESSON, 0) != blind.worth_to(1, LESSON, 0)
