"""Sentences about territories: the points of a goal or a scroll, and their cells."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from tests.scenarios.phrasebook import Phrasebook, Said
from tests.scenarios.scenario import Line, ScenarioError
from tests.scenarios.table import read_land

from skerry.core.score import ScoreLine
from skerry.games.skye.game.explain import Side, scorecard
from skerry.games.skye.game.moves import cell_text
from skerry.games.skye.game.options import SkyeOptions, read_options
from skerry.games.skye.game.score_source import Why
from skerry.games.skye.game.view import ClanView, Phase, View, restore, territory_of
from skerry.games.skye.pieces.tiles import GOALS, Goal, TileId, tile
from skerry.games.skye.rules import scoring
from skerry.games.skye.rules.rules import goal_points

TERRITORY: Phrasebook["Land"] = Phrasebook()
_HEAD = re.compile(r"(territory|against)(?: with (\d+) gold)?:")
_PART = re.compile(r"(\d+)(?: for (\d+))? at (.+)")


class Land(NamedTuple):
    """A territory, those that it is compared with, and the options of the table."""

    sides: tuple[Side, ...]
    options: SkyeOptions


def land_of(lines: Sequence[Line], options: dict[str, object]) -> Land:
    """The territory of a scenario, and the others against it."""
    sides: list[Side] = []
    for line in lines:
        found = _HEAD.fullmatch(line.head)
        if found is None or (found[1] == "territory") != (not sides):
            raise ScenarioError(f"{line}\none territory comes first, then those against it")
        sides.append(Side(read_land(line.parts), int(found[2] or 0)))
    used = [placed.tile for side in sides for placed in side.territory]
    if len(set(used)) != len(used):
        raise ScenarioError(f"a tile lies at two places: {sorted(used)}")
    return Land(tuple(sides), read_options(options, words=True))


@TERRITORY.phrase("{goal} is worth {number}")
def _(land: Land, said: Said) -> None:
    """Further parts are the lines of the score: `2 at n1 0` or, with a count, `6 for 3 at n1 0`."""
    card = scorecard(land.sides, [Goal(said.word("goal"))], land.options)
    shown = [_show(line, counted=" for " in "".join(said.parts)) for line in card.lines]
    assert card.total == said.number(), f"found: {card.total} = {'; '.join(shown)}"
    assert card.total == _counted(land, said)[0], f"explained, but counted: {_counted(land, said)}"
    if said.parts:
        wanted = sorted(_sort(part) for part in said.parts)
        assert sorted(shown) == wanted, f"found: {'; '.join(shown)}"


@TERRITORY.phrase("{goal} gives {numbers}")
def _(land: Land, said: Said) -> None:
    """The points of all territories, in their order."""
    goal = [Goal(said.word("goal"))]
    found = [
        scorecard(land.sides, goal, land.options, seat=seat).total
        for seat in range(len(land.sides))
    ]
    assert found == said.numbers(), f"found: {found}"
    assert found == _counted(land, said), f"explained, but counted: {_counted(land, said)}"


def _counted(land: Land, said: Said) -> list[int]:
    """The points of each territory, without an explanation."""
    clans = tuple(
        ClanView(side.territory, side.gold, 0, (), (), False, False, ()) for side in land.sides
    )
    state = restore(View(None, land.options, Phase.BUILD, 1, 0, 0, (), (), clans))
    goal = GOALS.index(Goal(said.word("goal")))
    return [int(goal_points(state, goal, seat)) for seat in range(state.seats)]


def _show(line: ScoreLine, *, counted: bool) -> str:
    cells = " ".join(sorted(cell_text(x, y) for x, y in line.cells))
    return f"{line.points}{f' for {line.what.count}' if counted else ''} at {cells}"


def _sort(part: str) -> str:
    found = _PART.fullmatch(part)
    if found is None:
        raise ScenarioError(f"{part!r} is no line of a score; write '2 at n1 0'")
    return part.replace(found[3], " ".join(sorted(found[3].split())))


@TERRITORY.phrase("scroll on {tile} is worth {number}", "scroll on {tile} is worth 1, doubled")
def _(land: Land, said: Said) -> None:
    _scroll(land, said, Why.SCROLL)


@TERRITORY.phrase("scroll on {tile} is worth {number}, doubled", "scroll on {tile} is worth 1")
def _(land: Land, said: Said) -> None:
    _scroll(land, said, Why.SCROLL_DOUBLED)


def _scroll(land: Land, said: Said, why: Why) -> None:
    """A further part `in n1 0` names the cells of the scroll's area."""
    names = [p.tile for p in land.sides[0].territory]
    scrolls = [name for name in names if any(item.scroll for item in tile(name).items)]
    lines = scorecard(land.sides, [], land.options, end=True).lines[:-1]
    total = scoring.scrolls(territory_of(land.sides[0].territory))
    assert sum(line.points for line in lines) == total, f"explained, but counted: {total}"
    line = dict(zip(scrolls, lines, strict=True)).get(TileId(said.word("tile")))
    assert line is not None, f"scrolls lie on {scrolls}"
    found = (line.points, line.what.reason)
    assert found == (said.number(), why), f"found: {found}"
    for part in said.parts:
        cells = " ".join(sorted(part.removeprefix("in ").split()))
        where = " ".join(sorted(cell_text(x, y) for x, y in line.cells))
        assert cells == where, f"found: in {where}"


@TERRITORY.phrase("the purse is worth {number}")
def _(land: Land, said: Said) -> None:
    line = scorecard(land.sides, [], land.options, end=True).lines[-1]
    assert line.points == said.number(), f"found: {line.points}"
