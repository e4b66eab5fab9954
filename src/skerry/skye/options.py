"""What a table of Isle of Skye can choose, and how the choice is read from words."""

import difflib
from collections.abc import Mapping
from enum import StrEnum

import msgspec

from skerry.core.game import Options
from skerry.skye.tiles import GOALS, Goal


class Farm(StrEnum):
    """Which tiles are next to a farm: all eight around it, or the four beside it."""

    EIGHT = "eight"
    FOUR = "four"


class Tie(StrEnum):
    """What breaks a tie: all gold, or what is left after the exchange into points."""

    GOLD = "gold"
    REMAINDER = "remainder"


class Money(StrEnum):
    """Is the gold of the others hidden or open?"""

    HIDDEN = "hidden"
    OPEN = "open"


class SkyeOptions(Options, frozen=True):
    """The options of a table; an option left out has its default.

    >>> SkyeOptions(farm=Farm.FOUR).farm
    <Farm.FOUR: 'four'>
    """

    farm: Farm = Farm.EIGHT
    castle_on_roads: bool = False
    tie: Tie = Tie.GOLD
    money: Money = Money.HIDDEN
    goals: tuple[Goal, Goal, Goal, Goal] | None = None
    """The goals of the slots A to D; None: they are drawn."""

    def __post_init__(self) -> None:
        if self.goals is not None and len(set(self.goals)) != 4:
            raise ValueError("option goals: four different goals are needed")


_CHOICES: dict[str, type[StrEnum]] = {"farm": Farm, "tie": Tie, "money": Money}


def read_options(given: Mapping[str, object], *, words: bool = False) -> SkyeOptions:
    """Options from names and values, as in a record; with `words`, as on a command line.

    >>> read_options({"farm": "four"}).farm
    <Farm.FOUR: 'four'>
    >>> read_options({"castle_on_roads": "true"}, words=True).castle_on_roads
    True

    ValueError names the option that is wrong and what it could be.
    """
    names = SkyeOptions.__struct_fields__
    for name in given:
        if name not in names:
            near = difflib.get_close_matches(name, names, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise ValueError(f"unknown option {name!r}{hint} (skye has: {', '.join(names)})")
    values = dict(given)
    goals = values.get("goals")
    if words and isinstance(goals, str):
        values["goals"] = [goal.strip() for goal in goals.split(",")]
    for name, value in values.items():
        _check(name, value)
    try:
        return msgspec.convert(values, SkyeOptions, strict=not words)
    except msgspec.ValidationError as error:
        # msgspec names the place as "... - at `$.farm`"; people want "option farm: ...".
        what, _, where = str(error).partition(" - at ")
        place = where.strip("`").removeprefix("$.")
        raise ValueError(f"option {place}: {what}" if place else what) from None


def _check(name: str, value: object) -> None:
    """Name the choices where there are some; msgspec would only say that this is none."""
    if name == "goals":
        if not isinstance(value, list | tuple):
            raise ValueError("option goals: a list of four goals is needed")
        _check_goals(list(value))
    elif name in _CHOICES and value not in list(_CHOICES[name]):
        shown = ", ".join(_CHOICES[name])
        raise ValueError(f"option {name}: {value!r} is none of {shown}")


def _check_goals(goals: list[object]) -> None:
    for goal in goals:
        if goal not in GOALS:
            raise ValueError(f"unknown goal {goal!r} (there are: {', '.join(GOALS)})")
    if len(goals) != 4:
        raise ValueError(f"option goals: four goals are needed, not {len(goals)}")
