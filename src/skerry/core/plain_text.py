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
EXAMPLES = 3
"""How many legal moves a question shows as examples."""


def tree(value: object, indent: int = 0) -> str:
    """A value as an indented outline, one field a line.

    >>> print(tree({"round": 2, "hand": ["a", "b"], "seats": [{"gold": 3}, {"gold": 4}]}))
    round: 2
    hand: a, b
    seats:
      0:
        gold: 3
      1:
        gold: 4
    """
    plain = msgspec.to_builtins(value)
    named = plain if isinstance(plain, Mapping) else dict(enumerate(plain))
    margin = "  " * indent
    lines: list[str] = []
    for name, inner in named.items():
        if _is_flat(inner):
            lines.append(f"{margin}{name}: {_flat(inner)}".rstrip())
        else:
            lines.append(f"{margin}{name}:")
            lines.append(tree(inner, indent + 1))
    return "\n".join(lines)


def _is_flat(value: object) -> bool:
    if isinstance(value, Mapping):
        return not value
    if isinstance(value, Sequence) and not isinstance(value, str):
        return all(not isinstance(one, Mapping | list | tuple) for one in value)
    return True


def _flat(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping | list | tuple):
        return ", ".join(_flat(one) for one in value) or "-"
    return str(value)


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
    >>> describe_event(Took(-1, ()), ["Ann", "Bea"])
    'took; seat -1; cards -'
    """
    plain: dict[str, Any] = msgspec.to_builtins(event)
    tag = str(plain.pop("type")).replace("_", " ")
    seat = plain.pop("seat", None)
    who = f"{names[seat]}: " if isinstance(seat, int) and 0 <= seat < len(names) else ""
    fields = [f"{name.replace('_', ' ')} {_flat(value)}" for name, value in plain.items()]
    return who + "; ".join([tag, *fields])


def describe_score_line(line: ScoreLine) -> str:
    """Points, and what they are for.

    >>> from skerry.core.score import ScoreSource
    >>> describe_score_line(ScoreLine(3, ScoreSource("towers", "tallest", 2)))
    '3 points: towers, tallest (2)'
    """
    what = line.what
    points = "1 point" if line.points == 1 else f"{line.points} points"
    count = f" ({what.count})" if what.count != 1 else ""
    return f"{points}: {what.topic}, {what.reason}{count}".replace("_", " ")


def describe_changes(changes: Sequence[Change]) -> str:
    """What a move would change, topic by topic."""
    lines = [f"{change.topic}: {change.gain:+}" for change in changes if change.gain]
    return "\n".join(lines) or "This changes no score."


def hint(legal: Legal[Any]) -> str:
    """The question of a seat that must move, with a few of its legal moves."""
    some = ", ".join(repr(str(move)) for move in islice(legal, EXAMPLES))
    more = f", ... ({len(legal)} moves)" if len(legal) > EXAMPLES else ""
    return f"Your move: {some}{more}"


def list_moves(legal: Legal[Any]) -> str:
    """The legal moves, one a line."""
    lines = [str(move) for move in islice(legal, MOST_MOVES)]
    left = len(legal) - len(lines)
    return "\n".join([*lines, *([f"and {left} more"] if left else [])])
