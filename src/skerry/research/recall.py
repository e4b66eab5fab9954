"""What a seat remembers, with perfect recall: everything that it has heard, in order."""

from collections.abc import Iterable

import msgspec

from skerry.core.event import Event, Seat
from skerry.core.plugin import AnyMatch


def heard_text(events: Iterable[Event]) -> str:
    """Events as text, one line of JSON each; equal events give equal text."""
    return "\n".join(msgspec.json.encode(event, order="deterministic").decode() for event in events)


def information_state(match: AnyMatch, seat: Seat) -> str:
    """All that a seat knows of a match: what it heard since the beginning, and what it sees now.

    Equal texts mean that the seat cannot tell the matches apart.
    """
    seen = msgspec.json.encode(match.view(seat), order="deterministic").decode()
    return f"{heard_text(match.events_for(seat))}\n{seen}"
