"""Placements as drawings: commands, then the expected drawing.

A file begins with comment lines. `> castle C-blue` begins a territory, `> L12 n1 r1` places a
tile by the rules, and `> where L12` shows the names of the cells where the tile fits. The text up
to the next `>` is the drawing of the territory at that moment.
"""

import difflib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from skerry.games.skye import SKYE
from skerry.games.skye.game.moves import Place
from skerry.games.skye.game.options import SkyeOptions
from skerry.games.skye.game.view import ClanView, Phase, Placed, View, restore
from skerry.games.skye.pieces.tiles import Goal, TileId
from skerry.games.skye.text.notation import read_move
from skerry.games.skye.text.picture import places, territory_picture

HERE = Path(__file__).parent
GOALS = (Goal.SQUARES, Goal.SHEEP, Goal.GOLD, Goal.COLUMN)


class Scene(NamedTuple):
    """The commands, one or more lines, and the expected drawing."""

    asked: tuple[str, ...]
    drawing: str


def scenes(text: str) -> Iterator[Scene]:
    """The scenes of a file."""
    asked: list[str] = []
    rows: list[str] = []
    for row in text.splitlines():
        if not row.startswith("> "):
            rows.append(row)
            continue
        if asked and "".join(rows):
            yield Scene(tuple(asked), _drawing(rows))
            asked = []
        asked.append(row.removeprefix("> "))
        rows = []
    yield Scene(tuple(asked), _drawing(rows))


def _drawing(rows: list[str]) -> str:
    """The rows without the blank lines around them."""
    return "\n".join(rows).strip("\n")


def hold(territory: tuple[Placed, ...], tile: str) -> View:
    """The view of a clan that must place this tile."""
    clan = ClanView(territory, 0, 0, (), (TileId(tile),), False, True, ())
    other = ClanView((Placed(TileId("C-yellow"), 0, 0, 0),), 0, 0, (), (), False, False, ())
    return View(0, SkyeOptions(), Phase.BUILD, 1, 0, 0, GOALS, (), (clan, other))


def place(territory: tuple[Placed, ...], text: str) -> tuple[Placed, ...]:
    """The territory after a placement that the rules allow."""
    move = read_move(text, 0)
    assert isinstance(move, Place)
    state = SKYE.play(restore(hold(territory, move.tile)), move).state
    return SKYE.view(state, 0).mine.territory


def draw(territory: tuple[Placed, ...], asked: tuple[str, ...]) -> tuple[tuple[Placed, ...], str]:
    """The territory after all commands, and its drawing."""
    free: list[tuple[int, int]] = []
    for text in asked:
        match text.split():
            case ["castle", castle]:
                territory = (Placed(TileId(castle), 0, 0, 0),)
            case ["where", tile]:
                free = places(hold(territory, tile))
            case _:
                territory = place(territory, text)
    return territory, territory_picture(territory, free)


@pytest.mark.parametrize("path", sorted(HERE.glob("*.txt")), ids=lambda path: path.stem)
def test_pictures(path: Path) -> None:
    text = path.read_text("utf-8")
    assert text.startswith("# "), "a file of pictures begins with what it shows"
    territory: tuple[Placed, ...] = ()
    for scene in scenes(text):
        territory, seen = draw(territory, scene.asked)
        if seen != scene.drawing:
            diff = difflib.ndiff(scene.drawing.splitlines(), seen.splitlines())
            asked = "\n".join(f"> {line}" for line in scene.asked)
            pytest.fail(f"{asked}\n- wanted, + seen\n" + "\n".join(diff), pytrace=False)
