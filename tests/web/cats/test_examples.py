"""The example boats of the page score what the rules say."""

import json
from pathlib import Path
from typing import Any

import pytest

from skerry.core.score import Scorecard, ScoreLine
from skerry.games.cats.game.moves import cell_text
from skerry.games.cats.pieces.cards import CARDS, Kind
from skerry.games.cats.pieces.tiles import COLOURS
from skerry.games.cats.text.notation import read_cells
from skerry.games.cats.text.position import score_cards

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "cats" / "learn" / "examples.json"
EXAMPLES: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
BOATS: dict[str, Any] = EXAMPLES["boats"]
DECK = {card.type: card.id for card in reversed(CARDS)}
NAMED = [colour.value for colour in COLOURS]


def laid(text: str) -> dict[str, object]:
    """Read `blue-k03 d5 d6 ...` or `o1 red d5 d6 ...` as a tile of a position."""
    tile, *rest = text.split()
    colour = rest.pop(0) if rest[0] in NAMED else None
    return {"tile": tile, "cells": read_cells(rest), "colour": colour}


def scored(boat: str, lessons: list[str] | None = None, **more: object) -> Scorecard:
    """The score of a boat of the file; raises if the boat is impossible."""
    drawn = BOATS[boat]
    side = {
        "boat": drawn["boat"],
        "tiles": [laid(text) for text in drawn["tiles"]],
        "lessons": lessons or [],
    }
    return score_cards({"boats": [side], **more})[0][1]


def lit(lines: list[ScoreLine]) -> list[set[str]]:
    return [{cell_text(cell) for cell in line.cells} for line in lines]


def drawn_cells(example: dict[str, Any]) -> list[set[str]]:
    return [set(text.split(": ")[1].split()) for text in example["lit"]]


@pytest.mark.parametrize("boat", BOATS)
def test_every_boat_is_possible(boat: str) -> None:
    assert scored(boat).total is not None


@pytest.mark.parametrize("lesson", EXAMPLES["lessons"])
def test_every_lesson_example_scores_as_stated(lesson: str) -> None:
    example = EXAMPLES["lessons"][lesson]
    card = DECK[lesson]
    kind = next(one.kind for one in CARDS if one.id == card)
    if kind is Kind.PUBLIC:
        named = {"card": card}
        if "colour" in example:
            named["colour"] = example["colour"]
        found = scored(example["boat"], public=[named])
    else:
        mode = "family" if card.startswith("f") else "standard"
        found = scored(example["boat"], [card], mode=mode)
    (line,) = (line for line in found.lines if line.what.topic == card)
    assert line.points == example["points"]
    if line.points:
        assert set().union(*lit([line])) <= set().union(*drawn_cells(example)) or not line.cells


@pytest.mark.parametrize(
    ("idea", "topic"),
    [("rats", "rats"), ("rooms", "rooms"), ("families", "families"), ("rare", "rare")],
)
def test_every_other_example_scores_as_stated(idea: str, topic: str) -> None:
    example = EXAMPLES["ideas"][idea]
    lines = [line for line in scored(example["boat"]).lines if line.what.topic == topic]
    shown = drawn_cells(example)
    told = [line for line, cells in zip(lines, lit(lines), strict=True) if cells in shown]
    assert len(told) == len(shown)
    assert sum(line.points for line in told) == example["points"]
