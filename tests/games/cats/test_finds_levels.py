"""How the strongest level lays treasures: it thinks of the second one before the first."""

import os
from dataclasses import replace
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.bot import Decision, answer
from skerry.core.match import Match
from skerry.games.cats.bots.compiled.outlook import shape_at
from skerry.games.cats.bots.finds import weigh_treasures
from skerry.games.cats.bots.levels import EXPERT, HARD
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.bots.thinker import CatsThinker
from skerry.games.cats.game.game import CATS
from skerry.games.cats.game.options import CatsOptions
from skerry.games.cats.rules.codes import PLACE, common_kinds, fill_menu
from skerry.games.cats.rules.menu import Menu
from skerry.games.cats.rules.state import TREASURES
from skerry.games.cats.rules.tables import FIRST_COMMON

QUICK = replace(EXPERT, places=2, rows=1, purchases=0, days=0)


def last_treasures() -> list[tuple[Mind, list[int]]]:
    """Moments of some last days at which the first treasure of a card is laid."""
    found = []
    bot = CatsThinker(HARD)
    for seed in range(50, 110):
        luck = Random(seed)
        match = Match(CATS, 2, CatsOptions())
        match.draw(luck)
        while match.awaits:
            seat = min(match.awaits)
            decision = Decision(match.view(seat), match.legal(seat), luck)
            state = match.state
            if state.doing == TREASURES and state.ship == 1 and len(state.done_tiles) == 0:
                mind = Mind(decision, QUICK)
                # Further cards in hand could lay more than the two treasures that are counted.
                if mind.finds is None:
                    menu = Menu()
                    fill_menu(menu, mind.state, seat)
                    codes = [int(code) for code in menu.codes()]
                    found.append((mind, codes[: int(menu.awaited)]))
            match.play(answer(bot, decision))
            match.draw(luck)
    return found


def total(mind: Mind, code: int) -> int:
    """The points of a boat with a treasure and the best second one."""
    gauge = mind.gauge(0)
    tile = int(shape_at(code - PLACE))
    gauge.lay(tile, code - PLACE, -1)
    if tile < FIRST_COMMON:
        return int(gauge.value)
    common = vec[i64](
        list(mind.state.common)[: int(common_kinds(mind.state.card, mind.state.paid))]
    )
    common[tile - FIRST_COMMON] -= 1
    second = mind.search.best_treasure(gauge, common, vec[i64](), False)
    return max(int(gauge.value), int(second))


@pytest.mark.skipif("SKERRY_PURE" in os.environ, reason="takes minutes where nothing is compiled")
def test_the_first_treasure_leaves_a_place_for_the_second() -> None:
    better = 0
    for mind, answers in last_treasures():
        chosen = max(weigh_treasures(mind, answers))[1]
        greedy = max(
            answers, key=lambda code: mind.gauge(0).after(shape_at(code - PLACE), code - PLACE, -1)
        )
        assert total(mind, chosen) >= total(mind, greedy)
        better += total(mind, chosen) > total(mind, greedy)
    assert better > 0
