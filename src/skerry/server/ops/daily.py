"""What one person, and one address, may make the server store and compute in a day.

It is counted in rows of the database: bots move by themselves, so their rows count in advance.
Each worker counts by itself, from its start.
"""

from skerry.server.ops.rate_limits import Buckets

DAY = 24 * 60 * 60.0
NEW_TABLE = 10
"""The rows of a new table."""
BOT_SEAT = 80
"""The rows that a bot adds in a long game."""


class DailyLimit(Exception):
    """A person or their network has used up the day; the message says when to try again."""

    def __init__(self, whose: str, wait: float) -> None:
        hours, minutes = divmod(int(wait) // 60 + 1, 60)
        when = f"{hours} h {minutes} min" if hours else f"{minutes} min"
        super().__init__(f"{whose} used up what this server allows in a day: try again in {when}.")
        self.wait = wait


class DailyRows:
    """The rows that people and addresses may still add.

    >>> rows = DailyRows(person=100, address=150)
    >>> rows.take("ann", "192.0.2.1", 90, now=0.0)
    >>> try:
    ...     rows.take("ann", "192.0.2.1", 20, now=0.0)
    ... except DailyLimit as limit:
    ...     round(limit.wait)
    8640
    """

    def __init__(self, person: int, address: int) -> None:
        self._people = Buckets((person, person / DAY))
        self._addresses = Buckets((address, address / DAY))

    def allow(self, person: int, address: int) -> None:
        """Change the limits; what was counted stays counted."""
        self._people.allow((person, person / DAY))
        self._addresses.allow((address, address / DAY))

    def take(self, person: str, address: str, rows: int, now: float) -> None:
        """Count some rows; DailyLimit if the person or the address has too few left."""
        one, all = self._people.of(person, now), self._addresses.of(address, now)
        if wait := one.take(now, min(rows, one.burst)):
            raise DailyLimit("You have", wait)
        if wait := all.take(now, min(rows, all.burst)):
            one.owe(-min(rows, one.burst))
            raise DailyLimit("Your network has", wait)

    def take_one(self, person: str, address: str, now: float) -> None:
        """Count one row of somebody who plays; DailyLimit.

        Neighbours who have used up the day of an address must not stop a game that runs, unless
        they use up a second day, too.
        """
        all = self._addresses.of(address, now)
        # Nothing is taken, but what was added since is counted.
        all.take(now, 0.0)
        if all.left - 1 < -all.burst:
            raise DailyLimit("Your network has", 1 / all.rate)
        if wait := self._people.of(person, now).take(now):
            raise DailyLimit("You have", wait)
        all.owe(1)

    def owe(self, person: str, address: str, rows: int, now: float) -> None:
        """Count some rows that cannot be refused; with a negative number, give some back."""
        self._people.of(person, now).owe(rows)
        self._addresses.of(address, now).owe(rows)
