"""Of equal places, hints prefer the one that scores at once; else they say why they do not."""

from random import Random

import pytest

from skerry.core.bot import Decision
from skerry.core.match import Match
from skerry.games.cats.bots import sooner
from skerry.games.cats.bots.levels import EXPERT, HARD
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.bots.sooner import CLEARLY, NEAR, prefer_now, why_later
from skerry.games.cats.bots.thinker import CatsThinker
from skerry.games.cats.game.game import CATS
from skerry.games.cats.game.options import CatsOptions
from skerry.games.cats.rules.codes import PASS, PLACE
from skerry.games.cats.rules.state import PLACE_TILE, RESCUE

ONE, TWO = PLACE + 1, PLACE + 2


@pytest.fixture(scope="module")
def mind() -> Mind:
    """A moment at which a cat is laid, before the last day."""
    bot, luck = CatsThinker(HARD), Random(3)
    match = Match(CATS, 2, CatsOptions())
    match.draw(luck)
    while match.state.phase != RESCUE or match.state.doing != PLACE_TILE:
        seat = min(match.awaits)
        decision = Decision(match.view(seat), match.legal(seat), luck, effort=0.01)
        match.play(bot.weigh(decision)[0].move)
        match.draw(luck)
    seat = min(match.awaits)
    return Mind(Decision(match.view(seat), match.legal(seat), luck), EXPERT)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> dict[int, int]:
    """What places score at once."""
    points = {ONE: 500, TWO: 500 + CLEARLY}
    monkeypatch.setattr(sooner, "_now", lambda _mind, code: points[code])
    return points


def test_of_places_that_are_equal_by_the_end_the_one_that_scores_now_is_first(
    mind: Mind, now: dict[int, int]
) -> None:
    assert prefer_now(mind, [(1000 - NEAR, TWO), (1000, ONE)]) == [(1000, TWO), (1000 - NEAR, ONE)]
    now[TWO] -= 1
    assert prefer_now(mind, [(1000 - NEAR, TWO), (1000, ONE)])[0] == (1000, ONE)


@pytest.mark.usefixtures("now")
def test_a_place_that_is_better_by_the_end_stays_first_and_says_so(mind: Mind) -> None:
    valued = prefer_now(mind, [(780, TWO), (1000, ONE)])
    assert valued[0] == (1000, ONE)
    (why,) = why_later(mind, valued)
    assert (why.reason, why.points) == ("sooner", 2.2)


@pytest.mark.usefixtures("now")
def test_what_is_no_place_is_left_alone(mind: Mind) -> None:
    valued = [(0, PASS), (-10, ONE)]
    assert prefer_now(mind, valued) == valued
    assert why_later(mind, valued) == ()
