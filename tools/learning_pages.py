"""Writes the tables of choices and observations into their pages: `make reference`.

A table stands between two comments, of which the first says which table it is.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from skerry.core.learning import Layout, Learning
from skerry.core.registry import find

DOCS = Path(__file__).parents[1] / "docs"
PAGES = ("choices.md", "observations.md")
_MADE = re.compile(r"(<!-- made: (\w+) (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def with_tables(page: str) -> str:
    """A page with its tables written anew."""
    return _MADE.sub(lambda found: f"{found[1]}{_table(found[2], found[3])}{found[4]}", page)


def _table(kind: str, game: str) -> str:
    learning = find(game).learning
    assert learning is not None, "both games have choices"
    lines = _ranges(learning) if kind == "choices" else _layouts(learning)
    return "".join(f"{line}\n" for line in ("", *lines, ""))


def _ranges(learning: Learning[Any]) -> Iterator[str]:
    ranges = learning.choice_ranges
    yield f"There are {sum(one.size for one in ranges)} choices."
    yield ""
    yield "| name | numbers | meaning |"
    yield "|---|---|---|"
    for one in ranges:
        yield f"| `{one.name}` | {_numbers(one.first, one.size)} | {one.meaning} |"


def _layouts(learning: Learning[Any]) -> Iterator[str]:
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


def _numbers(first: int, count: int) -> str:
    return f"{first}" if count == 1 else f"{first} to {first + count - 1}"


def main() -> None:
    """Write the tables of all pages."""
    for name in PAGES:
        page = DOCS / name
        page.write_text(with_tables(page.read_text(encoding="utf-8")), encoding="utf-8")
        sys.stdout.write(f"docs/{name}\n")


if __name__ == "__main__":
    main()
