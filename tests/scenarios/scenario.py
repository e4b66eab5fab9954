"""Scenarios: small text files that play a part of a game and say what must be true.

    # What the scenario shows.
    seats Ann, Ben
    goals squares, sheep, gold, column
    option farm four

    chance: castle C-blue; castle C-green; first 0
    Ann gets 5 + 0 + 0 gold

    chance: draw L12; draw L40; draw L03; draw L01; draw L02; draw L04
    Ann: axe L12, L40=3, L03=2
    Ben: axe L01, L02=1, L04=1
    L12 is back in the bag
    Ann cannot: buy L40 because own_tile

`Ann:` and `chance:` are followed by moves and draws in the game's own notation. Every other line
is a sentence of `game_phrases`; sentences about what happened are about the answers since the
last sentence. `play on to the end` and `play on to round 3` let everybody answer with
the first legal answer in alphabetical order.

A scenario can also start from a position (see `table`):

    given round 5, build, Ann first
    given Ben: 20 points, 3 gold
    given Ann's land: castle C-blue; L73 n1 r2; L72 s1
    given Ann's hand: L25, L55
    given Ben's stall: L12=3, L40=2

Or it is about territories alone (see `territory_phrases`):

    territory with 7 gold: castle C-blue
      L64 s1
      L05 w1
    against with 3 gold: castle C-white
    squares is worth 0
    roads is worth 2
      2 at s1 w1

An indented line continues the line before; `;` separates like a line break.
"""

from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent


class ScenarioError(Exception):
    """The scenario itself is wrong: it cannot be read or set up."""


class Line(NamedTuple):
    """A line of a scenario with its continuation lines."""

    number: int
    head: str
    parts: tuple[str, ...] = ()
    """The parts after the colon of the head, after `;`, and in the indented lines."""

    def __str__(self) -> str:
        between = " " if self.head.endswith(":") else "; " if self.parts else ""
        return f"line {self.number}: {self.head}{between}{'; '.join(self.parts)}"


class Scenario(NamedTuple):
    """The lines of a file; comments and blank lines are left out."""

    name: str
    lines: tuple[Line, ...]


def scenarios() -> list[Scenario]:
    """All scenarios beside this file."""
    paths = sorted(HERE.rglob("*.txt"))
    return [
        read(path.relative_to(HERE).with_suffix("").as_posix(), path.read_text("utf-8"))
        for path in paths
    ]


def read(name: str, text: str) -> Scenario:
    """A scenario from its text."""
    rows = text.splitlines()
    if not rows or not rows[0].startswith("# "):
        raise ScenarioError(f"{name}: the first line says what the scenario shows: '# ...'")
    lines: list[Line] = []
    for number, row in enumerate(rows, 1):
        if not row.strip() or row.startswith("#"):
            continue
        if row[0].isspace():
            if not lines:
                raise ScenarioError(f"{name}, line {number}: there is no line to continue")
            last = lines[-1]
            lines[-1] = last._replace(parts=last.parts + _parts(row))
        else:
            head, colon, rest = row.partition(": ")
            first, *more = _parts(head) if not colon else (head.strip(), *_parts(rest))
            lines.append(Line(number, first + (":" if colon else ""), tuple(more)))
    return Scenario(name, tuple(lines))


def _parts(row: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in row.split(";"))
