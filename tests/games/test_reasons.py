"""Reasons take time: thinkers give them only when they are asked, and choose the same without."""

from random import Random

import msgspec
import pytest

from skerry.bots import registry as bots
from skerry.core.bot import Decision, Thinker
from skerry.core.match import Match
from skerry.core.registry import find


@pytest.mark.parametrize("game", ["skye", "cats"])
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_thinker_chooses_the_same_without_saying_why(game: str, level: str) -> None:
    bot, luck, match = bots.find(level, game), Random(3), Match(find(game).game, 2)
    assert isinstance(bot, Thinker)
    explained = 0
    match.draw(luck)
    while match.awaits:
        seat = min(match.awaits)
        view, legal = match.view(seat), match.legal(seat)
        asked, silent = (
            bot.weigh(Decision(view, legal, Random(5), (), 0.02, reasons), most=3)
            for reasons in (True, False)
        )
        assert silent == [msgspec.structs.replace(one, why=()) for one in asked]
        explained += any(one.why for one in asked)
        match.play(silent[0].move)
        match.draw(luck)
    assert explained > 20
