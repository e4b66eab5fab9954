"""The reasons of the levels: what the sister scores, and why nothing is done."""

from collections.abc import Iterator
from random import Random

import pytest

from skerry.core.bot import Decision, Weighed
from skerry.core.match import Match
from skerry.games.cats.bots.levels import LEVELS
from skerry.games.cats.bots.thinker import CatsThinker
from skerry.games.cats.game.game import CATS
from skerry.games.cats.game.moves import CatsMove, Done, Lay, Pass, Pay, Place
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.cats.game.restore import restore
from skerry.games.cats.game.scorecard import sister_card
from skerry.games.cats.game.view import View
from skerry.games.cats.rules.rules import State

NORMAL = LEVELS[2]
SOLO = CatsOptions(Mode.SOLO, Difficulty.EXPERT)


def sister_points(view: View) -> int:
    """What the sister has by what is known."""
    return sum(line.points for line in sister_card(restore(view)).lines)


def is_nothing(move: CatsMove) -> bool:
    """Whether a move passes, stops, or chooses no card."""
    return isinstance(move, Pass | Done) or (isinstance(move, Pay | Lay) and not move.cards)


Asked = tuple[Match[State, View, CatsMove], int, Weighed[CatsMove]]


def game(seed: int, seats: int, options: CatsOptions) -> Iterator[Asked]:
    """The decisions of a game: the match, whose decision it is, and the best move."""
    bot, luck, chance = CatsThinker(NORMAL), Random(seed), Random(seed + 1)
    match = Match(CATS, seats, options)
    match.draw(luck)
    while match.awaits:
        seat = min(match.awaits)
        best = bot.weigh(Decision(match.view(seat), match.legal(seat), chance, effort=0.02))[0]
        yield match, seat, best
        match.draw(luck)


@pytest.mark.parametrize("seed", range(2))
def test_what_the_sister_scores_at_once_is_what_a_preview_counts(seed: int) -> None:
    checked = 0
    for match, seat, best in game(seed, 1, SOLO):
        before = sister_points(match.view(seat))
        match.play(best.move)
        if isinstance(best.move, Place) and any(why.reason == "family" for why in best.why):
            said = sum(why.points or 0 for why in best.why if why.reason == "sister")
            assert said == before - sister_points(match.view(seat)), best
            checked += said != 0
    assert checked > 5


@pytest.mark.parametrize(("seats", "options"), [(2, CatsOptions()), (1, SOLO)])
def test_doing_nothing_has_a_reason(seats: int, options: CatsOptions) -> None:
    found: list[Weighed[CatsMove]] = []
    for match, _seat, best in game(5, seats, options):
        if is_nothing(best.move):
            found.append(best)
        match.play(best.move)
    assert all(best.why for best in found)
    refused = [why for best in found for why in best.why if why.reason == "refused"]
    assert refused
    assert all(why.points is not None and why.points <= 0 and why.about for why in refused)
