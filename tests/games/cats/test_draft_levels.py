"""How the strongest level drafts: what it passes on, and cards that draw cards."""

from random import Random

import pytest

from skerry.core.bot import Decision
from skerry.core.match import Match
from skerry.games.cats.bots.draft import given_away
from skerry.games.cats.bots.levels import EXPERT, Level
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.bots.shop import Shop
from skerry.games.cats.game.game import CATS
from skerry.games.cats.game.options import CatsOptions
from skerry.games.cats.pieces.cards import CARDS
from skerry.games.cats.rules.state import KEEP, LAY, PAUSE, PAY, PUBLIC, RESCUE

DRAW = next(place for place, card in enumerate(CARDS) if card.type == "draw3")


def mind_of(level: Level, seats: int = 2) -> Mind:
    match = Match(CATS, seats, CatsOptions())
    match.draw(Random(3))
    return Mind(Decision(match.view(0), match.legal(0), Random(5)), level)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_that_are_passed_on_cost_a_share_of_their_worth(seats: int) -> None:
    mind = mind_of(EXPERT, seats)
    worths = [100, 200, 300, 400, 0, 0, 0]
    assert given_away(mind, worths, 0b0001100) == mind.weight("DENY") * 300 // 100 > 0
    assert given_away(mind, worths, 0b0000011) > given_away(mind, worths, 0b0001100)


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
