"""The page's rule examples score what the rules say."""

import json
from pathlib import Path
from typing import Any

import pytest

from skerry.core.score import Scorecard
from skerry.games.skye.game.moves import Place, cell_text
from skerry.games.skye.game.view import Placed, territory_of
from skerry.games.skye.pieces.tiles import Goal, Scroll
from skerry.games.skye.plugin import PLUGIN
from skerry.games.skye.rules.rules import CASTLE_INCOME
from skerry.games.skye.rules.territory import Territory, size_of
from skerry.games.skye.rules.track import bonus
from skerry.games.skye.text.notation import read_move

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "skye" / "learn" / "examples.json"
EXAMPLES: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


def placed(text: str) -> dict[str, object]:
    """Read a castle or a placed tile as part of a position."""
    if text.startswith("C-"):
        return {"tile": text, "x": 0, "y": 0, "turn": 0}
    move = read_move(text, 0)
    assert isinstance(move, Place)
    return {"tile": move.tile, "x": move.x, "y": move.y, "turn": move.turn}


def cards(example: dict[str, Any], goals: list[str], *, end: bool) -> list[Scorecard]:
    """The score of each territory of an example; raises if one is impossible."""
    lands = [[placed(text) for text in land.split(", ")] for land in example["lands"]]
    gold = example.get("gold", [0] * len(lands))
    sides = [{"territory": land, "gold": held} for land, held in zip(lands, gold, strict=True)]
    scored = PLUGIN.score_cards({"territories": sides, "goals": goals, "end": end})
    return [card for _, card in scored]


def lit(card: Scorecard, topic: str) -> list[str]:
    """The cells that score, in the format of the file."""
    return [
        f"{line.points}: {' '.join(cell_text(x, y) for x, y in line.cells)}"
        for line in card.lines
        if line.what.topic == topic and line.points and line.cells
    ]


def land_of(example: dict[str, Any]) -> Territory:
    return territory_of(
        tuple(Placed(**placed(text)) for text in example["lands"][0].split(", "))  # type: ignore[arg-type]  # the fields of a place, by name
    )


@pytest.mark.parametrize("goal", [goal.value for goal in Goal])
def test_every_goal_has_an_example_that_scores_as_stated(goal: str) -> None:
    example = EXAMPLES["goals"][goal]
    found = cards(example, [goal], end=False)
    assert [card.total for card in found] == example["points"]
    assert [lit(card, goal) for card in found] == example["lit"]
    if len(found) > 1:
        assert [card.lines[0].what.count for card in found] == example["held"]


@pytest.mark.parametrize("scroll", [scroll.value for scroll in Scroll])
def test_every_scroll_has_an_example_that_scores_as_stated(scroll: str) -> None:
    example = EXAMPLES["scrolls"][scroll]
    (card,) = cards(example, [], end=True)
    (line,) = (line for line in card.lines if line.what.topic == f"scroll {scroll}")
    assert [line.points] == example["points"]
    assert line.what.count == example["count"]
    assert (line.what.reason == "scroll_doubled") == example["doubled"]
    assert [lit(card, f"scroll {scroll}")] == example["lit"]


def test_the_income_example_matches_the_rules() -> None:
    example = EXAMPLES["income"]
    land = land_of(example)
    assert example["castle"] == CASTLE_INCOME
    assert example["whisky"] == size_of(land.linked() & land.whisky)
    # The example has one more barrel that no road connects.
    assert size_of(land.whisky) == example["whisky"] + 1


def test_the_gold_for_being_behind_matches_the_track() -> None:
    example = EXAMPLES["behind"]
    assert example["gold"] == example["ahead"] * bonus(example["round"])


def test_the_price_example_adds_up() -> None:
    example = EXAMPLES["price"]
    assert example["left"] == example["gold"] - sum(example["prices"])
    # The seller gets the price and the coins on the tile.
    assert example["sold"] in example["prices"]
    assert example["after"] == example["left"] + 2 * example["sold"]
