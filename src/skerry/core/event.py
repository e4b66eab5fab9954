"""Events: what happened, as typed data, and who may know it."""

from typing import ClassVar

import msgspec

Seat = int
"""A place at the table, from 0, clockwise."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """One thing that happened, as data; each game has its own kinds."""

    recorded: ClassVar[bool] = True
    """Whether records keep the event. Some only say that somebody has answered."""
    scores: ClassVar[bool] = False
    """Whether it belongs to a scoring that players look at before they continue."""


class Announcement(msgspec.Struct, frozen=True, gc=False):
    """An event with its audience.

    Seats in the audience see `event`. All others, spectators too, see `others`: the same event
    without its secrets, or None.
    """

    event: Event
    audience: frozenset[Seat] | None = None
    """None: everybody."""
    others: Event | None = None

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What a seat (None: a spectator) sees; None if it sees nothing."""
        if self.audience is None or seat in self.audience:
            return self.event
        return self.others
