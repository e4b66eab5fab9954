"""The reasons of the levels: what the sister scores, and why nothing is done."""

import os
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from skerry.core.bot import Decision, Weighed, Why
from skerry.core.match import Match
from skerry.games.cats.bots.explanations import LATER, _with_rest
from skerry.games.cats.bots.levels import LEVELS
from skerry.games.cats.bots.thinker import CatsThinker
from skerry.games.cats.game.explain import preview
from skerry.games.cats.game.game import CATS
from skerry.games.cats.game.moves import CatsMove, Done, Lay, NameColour, Pass, Pay, Place
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.cats.game.restore import restore
from skerry.games.cats.game.scorecard import sister_card
from skerry.games.cats.game.view import View
from skerry.games.cats.rules.codes import PASS, PLACE
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import COLOUR_OSHAX, PLACE_OSHAX, RARE, TREASURES
from skerry.games.cats.rules.state import SOLO as SOLO_MODE
from skerry.games.cats.rules.totals import sister_total, totals

NORMAL = LEVELS[2]
SOLO = CatsOptions(Mode.SOLO, Difficulty.EXPERT)


def sister_points(view: View) -> int:
    """What the sister has by what is known."""
    return sum(line.points for line in sister_card(restore(view)).lines)


def lead(state: State, seat: int) -> int:
    """The points of a seat, less those of the sister."""
    hers = sister_total(state) if state.mode == SOLO_MODE else 0
    return int(totals(state)[seat]) - int(hers)


def is_nothing(move: CatsMove) -> bool:
    """Whether a move passes, stops, or chooses no card."""
    return isinstance(move, Pass | Done) or (isinstance(move, Pay | Lay) and not move.cards)


EXPECTED = {*LATER.values(), "plan"} - {"map"}
"""The reasons of what a tile will probably change later; a map brings its treasure at once."""


def is_last(state: State) -> bool:
    """Whether a seat can rescue no other cat after this move."""
    return state.ship == 1 and (state.phase == RARE or not len(state.left) + len(state.right))


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
        # An oshax counts for nobody before its colour is named.
        if match.state.doing == COLOUR_OSHAX:
            continue
        if isinstance(best.move, Place) and any("family" in why.reason for why in best.why):
            said = sum(why.points or 0 for why in best.why if why.reason == "sister")
            assert said == before - sister_points(match.view(seat)), best
            checked += said != 0
    assert checked > 5


@pytest.mark.skipif("SKERRY_PURE" in os.environ, reason="takes minutes where nothing is compiled")
def test_the_place_of_an_oshax_and_its_colour_say_what_they_change() -> None:
    said = set()
    for match, _seat, best in game(4, 2, CatsOptions()):
        if match.state.doing in (PLACE_OSHAX, COLOUR_OSHAX):
            assert all(why.points is not None for why in best.why), best
            said.add(int(match.state.doing))
        match.play(best.move)
    assert said == {PLACE_OSHAX, COLOUR_OSHAX}


@pytest.mark.skipif("SKERRY_PURE" in os.environ, reason="takes minutes where nothing is compiled")
@pytest.mark.parametrize(("seats", "options"), [(2, CatsOptions()), (1, SOLO)])
def test_the_last_tiles_change_what_their_reasons_say(seats: int, options: CatsOptions) -> None:
    checked = 0
    for seed in range(6):
        for match, seat, best in game(seed, seats, options):
            state = match.state
            before = lead(state, seat)
            last = state.ship == 1 and state.phase == RARE and state.doing == TREASURES
            match.play(best.move)
            if last and isinstance(best.move, Place):
                said = sum(why.points or 0 for why in best.why if why.reason != "plan")
                assert said == pytest.approx(lead(match.state, seat) - before), best
                checked += 1
    assert checked > 3


TOPICS = {"families": "family", "rooms": "room", "rats": "rats", "rare": "rare"}
"""The reasons of what the parts of a score gain; every other part is a lesson."""
FAMILY = CatsOptions(Mode.FAMILY)


@pytest.mark.skipif("SKERRY_PURE" in os.environ, reason="takes minutes where nothing is compiled")
@pytest.mark.parametrize(("seats", "options"), [(2, CatsOptions()), (1, SOLO), (3, FAMILY)])
def test_what_a_tile_scores_at_once_is_what_the_preview_counts(
    seats: int, options: CatsOptions
) -> None:
    checked = 0
    last_day = 0
    # The family mode seldom empties its fields.
    seeds = [7] if options is FAMILY else [7, 8, 9]
    for match, _seat, best in (asked for seed in seeds for asked in game(seed, seats, options)):
        # An oshax scores nothing before its colour is named, and its hint is about the best one.
        is_oshax = match.state.doing == PLACE_OSHAX
        if isinstance(best.move, Place | NameColour) and not is_oshax and best.why:
            counted: Counter[str] = Counter()
            for change in preview(match.state, best.move):
                about = TOPICS.get(change.topic, change.topic)
                counted[about] += (change.after or 0) - (change.now or 0)
            said: Counter[str] = Counter()
            for why in best.why:
                if why.reason in {*TOPICS.values(), "lesson"}:
                    said[why.about[0] if why.about else why.reason] += round(why.points or 0)
            assert {name: by for name, by in said.items() if by} == {
                name: by for name, by in counted.items() if by
            }, best
            checked += 1
            if is_last(match.state):
                assert not {why.reason for why in best.why} & EXPECTED, best
                last_day += 1
        match.play(best.move)
    assert checked > 10
    assert last_day > 0 or options is FAMILY


def test_a_step_that_loses_points_says_what_it_is_for() -> None:
    loss, rest = Why("lesson", -9.0), Why("plan", 11.0)
    valued = [(300, PLACE), (100, PASS)]
    assert _with_rest((loss,), PLACE, valued) == (rest, loss)
    assert _with_rest((loss,), PLACE, [(300, PLACE)]) == (loss,), "nothing to compare with"
    assert _with_rest((Why("lesson", 2.0),), PLACE, valued) == (Why("lesson", 2.0),)


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
