"""The settings that the host can change while the server runs, with their bounds.

What the host sets is stored and wins over the flags, until it is reset.
"""

import hashlib
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta

import msgspec
from sqlalchemy import Connection, delete, insert, select

from skerry.core.text.safe_text import clean_line
from skerry.protocol.host_forms import Announcement, HostSetting, Value
from skerry.server.ops.settings import Limits, Policy, Settings
from skerry.server.refusals import Invalid, NotFound
from skerry.server.store.schema import HOST_SETTINGS

LOG = logging.getLogger("skerry.server.host.adjustable")
MOST_ANNOUNCEMENT = 300
"""The most characters of an announcement."""
_BURST_OF_GUESTS, _BURST_OF_CHAT = 2.5, 6.0
"""Minutes of guests, and sixths of a minute of chat, that may come at once."""


@dataclass(frozen=True)
class Adjustable:
    """A setting: how it is read from all settings, and how it changes them."""

    read: Callable[[Settings], Value]
    change: Callable[[Settings, Value], Settings]
    least: int | None = None
    most: int | None = None
    """The bounds of a number, or of the length of a text; None for a switch."""

    def checked(self, name: str, value: Value, text: bool) -> Value:
        """The value, if it is possible; Invalid names the bounds."""
        if text:
            return _checked_text(name, value, self.most or 0)
        if self.least is None or self.most is None:
            if not isinstance(value, bool):
                raise Invalid(f"{name} is on or off: true or false.", "$.value")
            return value
        is_number = isinstance(value, int) and not isinstance(value, bool)
        if not is_number or not self.least <= int(value) <= self.most:
            raise Invalid(f"{name} is a number from {self.least} to {self.most}.", "$.value")
        return value


def _checked_text(name: str, value: Value, most: int) -> str:
    sentence = f"{name} is a line of at most {most} characters, without control characters."
    if not isinstance(value, str) or len(value) > most:
        raise Invalid(sentence, "$.value")
    if not value.strip():
        return ""
    line = clean_line(value)
    if line is None:
        raise Invalid(sentence, "$.value")
    return line


def _limit(
    read: Callable[[Limits], float], change: Callable[[Limits, int], Limits], least: int, most: int
) -> Adjustable:
    return Adjustable(
        lambda settings: round(read(settings.limits)),
        lambda settings, value: replace(settings, limits=change(settings.limits, int(value))),
        least,
        most,
    )


def _policy(
    read: Callable[[Policy], int], change: Callable[[Policy, int], Policy], least: int, most: int
) -> Adjustable:
    return Adjustable(
        lambda settings: read(settings.policy),
        lambda settings, value: replace(settings, policy=change(settings.policy, int(value))),
        least,
        most,
    )


ANNOUNCEMENT = "announcement"
ADJUSTABLE: dict[str, Adjustable] = {
    "invite_only": Adjustable(
        lambda settings: settings.invite_only,
        lambda settings, value: replace(settings, invite_only=bool(value)),
    ),
    ANNOUNCEMENT: Adjustable(
        lambda settings: settings.announcement,
        lambda settings, value: replace(settings, announcement=str(value)),
        0,
        MOST_ANNOUNCEMENT,
    ),
    # New guests and sign-ins of one address in a minute.
    "guests_a_minute": _limit(
        lambda limits: limits.guests[1] * 60,
        lambda limits, value: replace(
            limits, guests=(max(1, round(value * _BURST_OF_GUESTS)), value / 60)
        ),
        1,
        6000,
    ),
    # Lines of chat of one person in a minute.
    "chat_a_minute": _limit(
        lambda limits: limits.chat[1] * 60,
        lambda limits, value: replace(
            limits, chat=(max(1, round(value / _BURST_OF_CHAT)), value / 60)
        ),
        1,
        600,
    ),
    # Unfinished tables of one person.
    "tables_of_one": _limit(
        lambda limits: limits.tables, lambda limits, value: replace(limits, tables=value), 1, 10_000
    ),
    # Games against bots that wait for one person, and for how many days.
    "kept_games": _policy(
        lambda policy: policy.kept_games,
        lambda policy, value: replace(policy, kept_games=value),
        1,
        100,
    ),
    "kept_days": _policy(
        lambda policy: policy.kept.days,
        lambda policy, value: replace(policy, kept=timedelta(days=value)),
        1,
        3650,
    ),
    # Rows that one person, and one address, may add to the database in a day.
    "rows_a_day": _limit(
        lambda limits: limits.daily_rows,
        lambda limits, value: replace(limits, daily_rows=value),
        100,
        10_000_000,
    ),
    "address_rows_a_day": _limit(
        lambda limits: limits.address_daily_rows,
        lambda limits, value: replace(limits, address_daily_rows=value),
        100,
        100_000_000,
    ),
    "address_sockets": _limit(
        lambda limits: limits.address_sockets,
        lambda limits, value: replace(limits, address_sockets=value),
        1,
        100_000,
    ),
}
"""The settings by name, in the order in which they are shown."""


def known(name: str) -> Adjustable:
    """A setting by its name; NotFound lists the names."""
    if name not in ADJUSTABLE:
        names = ", ".join(ADJUSTABLE)
        raise NotFound(f"There is no such setting (there are: {names}).", "$.name")
    return ADJUSTABLE[name]


def checked(name: str, value: Value) -> Value:
    """A value that a setting can have; NotFound or Invalid says what is wrong."""
    return known(name).checked(name, value, text=name == ANNOUNCEMENT)


def store(connection: Connection, name: str, value: Value | None) -> None:
    """Store a checked value; None: the flags decide again."""
    connection.execute(delete(HOST_SETTINGS).where(HOST_SETTINGS.c.name == name))
    if value is not None:
        text = msgspec.json.encode(value).decode()
        connection.execute(insert(HOST_SETTINGS).values(name=name, value=text))


def stored(connection: Connection) -> dict[str, str]:
    """What the host has set, as JSON."""
    return {row.name: row.value for row in connection.execute(select(HOST_SETTINGS))}


def adjusted(flags: Settings, stored: Mapping[str, str]) -> Settings:
    """The settings of the flags, with what the host has set."""
    settings = flags
    for name, value in _readable(stored).items():
        settings = ADJUSTABLE[name].change(settings, value)
    return settings


def described(flags: Settings, stored: Mapping[str, str]) -> tuple[HostSetting, ...]:
    """All settings, with their bounds and with what the flags say."""
    given = _readable(stored)
    return tuple(
        HostSetting(
            name,
            given.get(name, one.read(flags)),
            one.read(flags),
            name in given,
            one.least,
            one.most,
        )
        for name, one in ADJUSTABLE.items()
    )


def _readable(stored: Mapping[str, str]) -> dict[str, Value]:
    """What was stored and is possible; another version may have had other bounds."""
    found: dict[str, Value] = {}
    for name in ADJUSTABLE:
        if name in stored:
            try:
                value: Value = msgspec.json.decode(stored[name], type=Value)
                found[name] = checked(name, value)
            except (msgspec.DecodeError, Invalid) as error:
                LOG.warning("the stored setting %s is ignored: %s", name, error)
    return found


def announcement_of(settings: Settings) -> Announcement:
    """What the host says to all people."""
    text = settings.announcement
    return Announcement(hashlib.sha256(text.encode()).hexdigest()[:12] if text else "", text)
