"""Events: what happened, as typed data, and who may know it."""

from typing import ClassVar

import msgspec

Seat = int
"""A place at the table, from 0, clockwise."""


class Event(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """One thing that happened. Each game has its own; text is made by whoever shows them."""

    recorded: ClassVar[bool] = True
    """Does the event stand in records? Some only tell that somebody has answered."""


class Announcement(msgspec.Struct, frozen=True):
    """An event with its audience.

    Seats in the audience learn `event`; all others, spectators too, learn `others`, which is the
    same event with its secrets left out, or nothing.
    """

    event: Event
    audience: frozenset[Seat] | None = None
    """None: everybody."""
    others: Event | None = None

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What a seat learns of it; None stands for a spectator, and for nothing learned."""
        if self.audience is None or seat in self.audience:
            return self.event
        return self.others
