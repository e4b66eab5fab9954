"""Ledges in text: the cliff as a picture, and events as sentences."""

from collections.abc import Sequence

from ledges.birds import WIDTH
from ledges.events import Dealt, Settled, Whistled
from ledges.table import Table
from skerry.core.event import Event
from skerry.core.text.words import does, many

LEGEND = """\
Each ledge shows its bird and the seat it belongs to: p puffin, g gull, f fulmar.
A puffin scores 1 for each puffin beside it, above it or below it.
A gull scores 3 if no gull sits there. A fulmar scores its row, 0 at the bottom."""


def show(table: Table, names: Sequence[str]) -> str:
    """The cliff with the top row first, then the hands."""
    rows = []
    for y in reversed(range(table.options.cliff.rows)):
        birds = [table.taken.get((x, y)) for x in range(WIDTH)]
        rows.append(f"{y}  " + " ".join(f"{b.bird[0]}{b.seat}" if b else " ." for b in birds))
    rows.append("   " + " ".join(f" {x}" for x in range(WIDTH)))
    for seat, name in enumerate(names):
        hand = ", ".join(bird or "?" for bird in table.hands[seat]) or "no birds"
        rows.append(f"{seat} {name}: {hand}")
    return "\n".join(rows)


def describe_event(event: Event, names: Sequence[str]) -> str:
    """An event as a sentence."""
    match event:
        case Dealt(seat=seat, count=count, birds=birds):
            shown = f": {', '.join(birds)}" if birds else ""
            return f"{does(names[seat], 'get')} {many(count, 'bird')}{shown}."
        case Settled(seat=seat, bird=bird, cell=(x, y)):
            return f"{does(names[seat], 'settle')} a {bird} on {x},{y}."
        case Whistled(seat=seat):
            return f"{does(names[seat], 'whistle')}: all birds fly back into the bag."
    raise ValueError(f"no event of Ledges: {event!r}")
