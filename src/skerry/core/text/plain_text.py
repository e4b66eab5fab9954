"""How a game looks and sounds in text by default, made from its types and its legal moves."""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec

from skerry.core.event import Event
from skerry.core.legal import Legal
from skerry.core.score import Change, ScoreLine

MOST_MOVES = 200
"""The most moves that a list shows."""
WIDEST = 100
"""The longest line of an outline that stands for several fields."""
EXAMPLES = 3
"""How many legal moves a question shows as examples."""


def tree(value: object, indent: int = 0) -> str:
    """A value as an indented outline, one field a line; what is small stands in one line.

    >>> print(tree({"round": 2, "hand": ["a", "b"], "birds": [{"kind": "gull", "cell": [2, 3]}]}))
    round: 2
    hand: a, b
    birds:
      0: kind gull; cell 2,3
    """
    plain = msgspec.to_builtins(value)
    named = plain if isinstance(plain, Mapping) else dict(enumerate(plain))
    margin = "  " * indent
    lines: list[str] = []
    for name, inner in named.items():
        line = f"{margin}{name}: {flat(inner)}"
        if _is_flat(inner) or (_is_small(inner) and len(line) <= WIDEST):
            lines.append(line)
        else:
            lines += [f"{margin}{name}:", tree(inner, indent + 1)]
    return "\n".join(lines)


def flat(value: object) -> str:
    """A value in one line.

    >>> flat([2, 3]), flat(["a", "b"]), flat([[0, 1], [1, 1]]), flat({"gold": 3, "ready": True})
    ('2,3', 'a, b', '0,1 1,1', 'gold 3; ready yes')
    """
    if value is None or (isinstance(value, Mapping | list | tuple) and not value):
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return "; ".join(f"{name} {flat(inner)}" for name, inner in value.items())
    if not isinstance(value, list | tuple):
        return str(value)
    if any(isinstance(one, list | tuple) for one in value):
        between = " "
    else:
        between = "," if all(isinstance(one, int | float) for one in value) else ", "
    return between.join(map(flat, value))


def _is_flat(value: object) -> bool:
    """Whether a value is a word, a number or a list of those."""
    if isinstance(value, list | tuple):
        return not any(isinstance(one, Mapping | list | tuple) for one in value)
    return not isinstance(value, Mapping) or not value


def _is_small(value: object) -> bool:
    """Whether a value has only flat fields."""
    return isinstance(value, Mapping) and all(map(_is_flat, value.values()))


def show(view: object, names: Sequence[str]) -> str:
    """A view as an outline, under the names of the seats."""
    return f"Seats: {', '.join(f'{seat} {name}' for seat, name in enumerate(names))}\n{tree(view)}"


def describe_event(event: Event, names: Sequence[str]) -> str:
    """An event by its tag and its fields.

    >>> class Took(Event, frozen=True, tag="took"):
    ...     seat: int
    ...     cards: tuple[str, ...]
    >>> describe_event(Took(1, ("a", "b")), ["Ann", "Bea"])
    'Bea: took; cards a, b'
    """
    plain: dict[str, Any] = msgspec.to_builtins(event)
    tag = str(plain.pop("type")).replace("_", " ")
    seat = plain.pop("seat", None)
    who = f"{names[seat]}: " if isinstance(seat, int) and 0 <= seat < len(names) else ""
    fields = [f"{name.replace('_', ' ')} {flat(value)}" for name, value in plain.items()]
    return who + "; ".join([tag, *fields])


def describe_score_line(line: ScoreLine) -> str:
    """Points, what they are for, and where they were earned.

    >>> from skerry.core.score import ScoreSource
    >>> describe_score_line(ScoreLine(3, ScoreSource("towers", "tallest", 2), ((0, 1), (4, 1))))
    '3 points: towers, tallest (2) at 0,1 4,1'
    """
    what = line.what
    points = "1 point" if line.points == 1 else f"{line.points} points"
    count = f" ({what.count})" if what.count != 1 else ""
    where = f" at {flat(line.cells)}" if line.cells else ""
    return f"{points}: {what.topic}, {what.reason}{count}{where}".replace("_", " ")


def describe_changes(changes: Sequence[Change]) -> str:
    """What a move would change, topic by topic."""
    lines = [f"{change.topic}: {change.gain:+}" for change in changes if change.gain]
    return "\n".join(lines) or "This changes no score."


def hint(legal: Legal[Any]) -> str:
    """The question of a seat that must move, with a few of its legal moves."""
    some = ", ".join(repr(str(move)) for move in islice(legal, EXAMPLES))
    more = f", ... ({len(legal)} moves)" if len(legal) > EXAMPLES else ""
    return f"Choose a move: {some}{more}"


def list_moves(legal: Legal[Any]) -> str:
    """The legal moves, one a line."""
    lines = [str(move) for move in islice(legal, MOST_MOVES)]
    left = len(legal) - len(lines)
    return "\n".join([*lines, *([f"and {left} more"] if left else [])])
