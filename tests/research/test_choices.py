"""Choices reach exactly the legal moves, each in one way, in all games and modes."""

import pickle
import runpy
from copy import copy, deepcopy
from pathlib import Path

import pytest
from tests.research.tables import TABLES, Make, moments, observed, reached

from skerry.core.compiled.choices import UNFINISHED
from skerry.core.compiled.dice import Dice
from skerry.core.registry import find
from skerry.games.cats.environment.choices import CatsChoices
from skerry.games.cats.rules.codes import MOST_LISTED, rescue_cards
from skerry.games.skye import SKYE
from skerry.games.skye.environment.choices import SkyeChoices
from skerry.games.skye.environment.ranges import MORE
from skerry.games.skye.rules.codes import price_count


def is_at_start(game: SkyeChoices | CatsChoices) -> bool:
    """Whether no choice of an answer has been made."""
    if isinstance(game, CatsChoices):
        return game.begun.kind == 0
    return game.axe < 0 and game.tile < 0


def lists_all(game: SkyeChoices | CatsChoices) -> bool:
    """Whether `codes` lists every legal answer: it does not for very large hands."""
    if isinstance(game, SkyeChoices):
        return True
    crew = game.state.crews[game.mover()]
    return len(rescue_cards(crew)) <= MOST_LISTED


@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES)
def test_choices_reach_exactly_the_legal_moves(make: Make) -> None:
    compared = 0
    for seed in range(6):
        for game in moments(make, seed):
            legal = set(game.state.codes())
            if not is_at_start(game) or len(legal) > 2000:
                continue
            found = reached(game)
            assert len(found) == len(set(found))
            assert set(found) == legal if lists_all(game) else set(found) > legal
            compared += 1
    assert compared > 120


@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES)
def test_every_move_has_its_choices(make: Make) -> None:
    dice = Dice(3)
    for game in moments(make, 9):
        if not is_at_start(game):
            continue
        codes = game.state.codes()
        code = codes[dice.below(len(codes))]
        walker = game.copy()
        made = UNFINISHED
        while made == UNFINISHED:
            action = walker.toward(code)
            assert action in walker.options()
            made = walker.decide(action)
        assert made == code


@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES)
def test_options_are_sorted_and_few(make: Make) -> None:
    for game in moments(make, 4):
        options = list(game.options())
        assert options == sorted(set(options))
        assert 0 < len(options) <= game.longest
        assert 0 <= options[0] <= options[-1] < game.actions


@pytest.mark.parametrize("gold", [2, 5, 99, 100, 101, 200, 230])
def test_prices_of_any_purse(gold: int) -> None:
    game = SkyeChoices(SKYE.start(2))
    game.settle(Dice(1))
    game.state.clans[game.mover()].gold = gold
    found = reached(game)
    assert len(found) == len(set(found)) == price_count(gold)
    assert set(found) == set(game.state.codes())
    game.choose(game.options()[0])
    assert (MORE in game.options()) == (gold > 100)


@pytest.mark.parametrize("name", ["skye", "cats"])
def test_ranges_are_dense_and_layouts_complete(name: str) -> None:
    plugin = find(name)
    learning = plugin.learning
    assert learning is not None
    game = learning.choices(plugin.game.start(plugin.seats[1]))
    end = 0
    for choices in learning.choice_ranges:
        assert choices.first == end
        end += choices.size
    assert end == game.actions
    parts = list(learning.parts())
    assert sum(part.size for part in parts) == game.size
    assert learning.describe(0) == "PASS"
    with pytest.raises(ValueError, match="there is no choice"):
        learning.describe(game.actions)
    with pytest.raises(ValueError, match="no part 'moon'"):
        learning.part("moon")


@pytest.mark.parametrize("make", [TABLES["skye-3"], TABLES["cats-3"]], ids=["skye", "cats"])
def test_copies_and_pickles_are_independent(make: Make) -> None:
    for number, game in enumerate(moments(make, 2)):
        if number % 7 == 3:
            seat = game.mover()
            before, options = observed(game, seat), list(game.options())
            for other in (copy(game), deepcopy(game), pickle.loads(pickle.dumps(game))):  # noqa: S301 - our own bytes
                assert observed(other, seat) == before
                assert list(other.options()) == options
                other.choose(options[-1])
                assert observed(game, seat) == before


def test_the_tables_of_the_docs_are_those_of_the_code() -> None:
    root = Path(__file__).parents[2]
    tool = runpy.run_path(str(root / "tools" / "learning_pages.py"))
    for name in tool["PAGES"]:
        page = (root / "docs" / "reference" / name).read_text(encoding="utf-8")
        assert page.count("\n| ") > 15
        assert tool["with_tables"](page) == page, "run make reference"
