"""Runs every scenario, and checks that each of its sentences can fail."""

import pytest
from tests.scenarios.game_phrases import GAME
from tests.scenarios.phrasebook import plural
from tests.scenarios.run import run
from tests.scenarios.scenario import Scenario, ScenarioError, read, scenarios
from tests.scenarios.territory_phrases import TERRITORY

from skerry.games.skye.pieces.tiles import GOALS

SCENARIOS = scenarios()
each = pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)


@each
def test_scenario(scenario: Scenario) -> None:
    tell(scenario, doubt=False)


@each
def test_contraries_of_its_sentences_are_false(scenario: Scenario) -> None:
    tell(scenario, doubt=True)


def tell(scenario: Scenario, *, doubt: bool) -> None:
    """Run a scenario; a failure names the file and the line."""
    wrong = ""
    try:
        run(scenario, doubt=doubt)
    except (AssertionError, ScenarioError) as error:
        wrong = f"{scenario.name}.txt, {error}"
    if wrong:
        pytest.fail(wrong, pytrace=False)


def test_every_phrase_is_used() -> None:
    heads = [plural(line.head) for scenario in SCENARIOS for line in scenario.lines]
    patterns = [phrase.pattern for phrase in GAME.phrases]
    patterns += [phrase.pattern for phrase in TERRITORY.phrases]
    unused = [pattern.pattern for pattern in patterns if not any(map(pattern.fullmatch, heads))]
    assert unused == []


def test_every_goal_is_scored_with_its_cells() -> None:
    shown = {
        line.head.split()[0]
        for scenario in SCENARIOS
        for line in scenario.lines
        if " is worth " in line.head and line.parts
    }
    # Gold lies nowhere in a territory.
    assert set(GOALS) - shown == {"gold"}


GAME_START = """# Two seats.
seats Ann, Ben
goals squares, sheep, gold, column
chance: castle C-blue; castle C-green; first 0
"""
LAND = """# A territory.
territory: castle C-blue
  L64 s1
  L05 w1
"""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (GAME_START, "Ann has 6 gold"),
        (GAME_START, "Ann gets 5 + 1 + 0 gold"),
        (GAME_START, "Ann scores goal A for 0 points"),
        (GAME_START, "Ann wins"),
        (GAME_START, "Ann must answer"),
        (GAME_START, "Ann cannot: pass because not_awaited"),
        (GAME_START, "chance cannot: draw L12 because not_drawable"),
        (LAND, "squares is worth 2"),
        (LAND, "roads is worth 2; 2 at s1"),
        (LAND, "roads is worth 2; 1 at s1; 1 at w1"),
        (LAND, "scroll on L07 is worth 1"),
    ],
)
def test_false_sentence_fails(text: str, sentence: str) -> None:
    with pytest.raises(AssertionError):
        run(read("false", text + sentence))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", ""),
        ("# Nothing.", ""),
        ("# No seats.\n", "Ann has 5 gold"),
        (GAME_START, ""),
        (GAME_START, "Ann has many gold"),
        (GAME_START, "ann has 5 gold"),
        (GAME_START, "Cat has 5 gold"),
        (GAME_START, "Ann: pass"),
        (GAME_START, "Cat: pass"),
        (GAME_START, "Ann: sing"),
        (GAME_START, "play on forever"),
        (GAME_START, "Ann cannot: pass"),
        (GAME_START, "Ann cannot: pass because so"),
        (GAME_START, "option colour red"),
        (GAME_START, "goals squares, sheep"),
        (GAME_START, "given round 2, build"),
        (LAND, ""),
        (LAND, "squares are worth 0"),
        (LAND, "L05 is worth 0"),
        (LAND, "roads is worth 2; 2 cells"),
        (LAND, "territory: castle C-red"),
        (LAND, "against: castle C-red; L43 n1"),
        (LAND, "against: L43 n1"),
    ],
)
def test_wrong_scenario_is_an_error(text: str, line: str) -> None:
    with pytest.raises(ScenarioError):
        run(read("wrong", text + line))
