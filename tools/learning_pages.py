"""Writes the tables of choices and observations into their pages: `make reference`.

A table stands between two comments, of which the first says which table it is.
"""

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from skerry.core.event import Event
from skerry.core.learners.hearing import WIDTH
from skerry.core.learners.learning import Layout, Learning
from skerry.core.registry import find

DOCS = Path(__file__).parents[1] / "docs" / "reference"
PAGES = ("choices.md", "observations.md")
NAMED = 25
"""Longer lists of names are given by their first and their last one."""
_MADE = re.compile(r"(<!-- made: (\w+) (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def with_tables(page: str) -> str:
    """A page with its tables written anew."""
    return _MADE.sub(lambda found: f"{found[1]}{_table(found[2], found[3])}{found[4]}", page)


def _table(kind: str, game: str) -> str:
    plugin = find(game)
    assert plugin.learning is not None, "both games have choices"
    lines = KINDS[kind](plugin.learning, plugin.seats)
    return "".join(f"{line}\n" for line in ("", *lines, ""))


def _ranges(learning: Learning[Any], _seats: Sequence[int]) -> Iterator[str]:
    ranges = learning.choice_ranges
    yield f"There are {sum(one.size for one in ranges)} choices."
    yield ""
    yield "| name | numbers | meaning |"
    yield "|---|---|---|"
    for one in ranges:
        yield f"| `{one.name}` | {_numbers(one.first, one.size)} | {one.meaning} |"


def _layouts(learning: Learning[Any], _seats: Sequence[int]) -> Iterator[str]:
    table = sum(count for _name, count, _meaning in learning.table_layout)
    seat = sum(count for _name, count, _meaning in learning.seat_layout)
    seats = learning.most_seats
    size = table + seats * seat
    yield f"{size} numbers: {table} for the table, then {seat} for each of {seats} seats."
    yield ""
    yield from _layout(learning.table_layout)
    yield ""
    yield f"For the seat `later` places after the observer, from {table} + {seat} * `later` on:"
    yield ""
    yield from _layout(learning.seat_layout)


def _layout(layout: Layout) -> Iterator[str]:
    yield "| name | positions | meaning |"
    yield "|---|---|---|"
    first = 0
    for name, count, meaning in layout:
        yield f"| {name} | {_numbers(first, count)} | {meaning} |"
        first += count


def _heard(learning: Learning[Any], seat_counts: Sequence[int]) -> Iterator[str]:
    hearing = learning.hearing
    assert hearing is not None, "both games have rows"
    size = sum(part.size for part in learning.parts())
    yield "| seats | rows | numbers in all |"
    yield "|---|---|---|"
    for seats in seat_counts:
        rows = hearing.most_rows(seats)
        yield f"| {seats} | {rows} | {size} + 1 + {WIDTH} * {rows} = {size + 1 + WIDTH * rows} |"
    yield ""
    yield "| kind | event | its numbers |"
    yield "|---|---|---|"
    for number, event in enumerate(hearing.kinds, 1):
        info = msgspec.inspect.type_info(event)
        assert isinstance(info, msgspec.inspect.StructType)
        yield f"| {number} | `{info.tag}`: {_sentence(event)} | {_fields(info)} |"
    unheard = "an answer of the seat itself that no event tells it about"
    yield f"| {hearing.unheard} | {unheard} | choices[] |"
    yield ""
    yield "| name | numbers |"
    yield "|---|---|"
    for group, names in hearing.names.items():
        if len(names) > NAMED:
            yield f"| {group} | `{names[0]}` is 0, `{names[-1]}` is {len(names) - 1} |"
        else:
            listed = ", ".join(f"`{name}` {number}" for number, name in enumerate(names))
            yield f"| {group} | {listed} |"


def _sentence(event: type[Event]) -> str:
    first = (event.__doc__ or "").partition("\n")[0].rstrip(".")
    return first[:1].lower() + first[1:]


def _fields(info: msgspec.inspect.StructType) -> str:
    return ", ".join(_field(field.encode_name, field.type) for field in info.fields)


def _field(name: str, kind: msgspec.inspect.Type) -> str:
    """A field by its name, with brackets if it holds several values."""
    match kind:
        case msgspec.inspect.UnionType(types):
            several = [one for one in types if _field(name, one) != name]
            return _field(name, several[0]) if several else name
        case msgspec.inspect.VarTupleType(msgspec.inspect.StructType() as inner):
            return f"{name}[{_fields(inner)}]"
        case msgspec.inspect.VarTupleType() | msgspec.inspect.TupleType():
            return f"{name}[]"
        case msgspec.inspect.DictType():
            return f"{name}{{}}"
        case msgspec.inspect.StructType():
            return f"{name}({_fields(kind)})"
        case _:
            return name


def _numbers(first: int, count: int) -> str:
    return f"{first}" if count == 1 else f"{first} to {first + count - 1}"


KINDS: dict[str, Callable[[Learning[Any], Sequence[int]], Iterator[str]]] = {
    "choices": _ranges,
    "observations": _layouts,
    "heard": _heard,
}


def main() -> None:
    """Write the tables of all pages."""
    for name in PAGES:
        page = DOCS / name
        page.write_text(with_tables(page.read_text(encoding="utf-8")), encoding="utf-8")
        sys.stdout.write(f"docs/{name}\n")


if __name__ == "__main__":
    main()
