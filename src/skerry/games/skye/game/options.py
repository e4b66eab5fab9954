"""The options of Isle of Skye, and how they are read from words."""

from collections.abc import Mapping
from enum import StrEnum

from skerry.core.game import Options
from skerry.core.options import convert_options
from skerry.games.skye.pieces.tiles import GOALS, Goal


class Farm(StrEnum):
    """Which tiles are next to a farm: all eight around it, or the four beside it."""

    EIGHT = "eight"
    FOUR = "four"


class Tie(StrEnum):
    """What breaks a tie: all gold, or what is left after the exchange into points."""

    GOLD = "gold"
    REMAINDER = "remainder"


class Money(StrEnum):
    """Whether the gold of the others is hidden or open."""

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


def read_options(given: Mapping[str, object], *, words: bool = False) -> SkyeOptions:
    """Options from names and values, as in a record; with `words`, as on a command line.

    >>> read_options({"farm": "four"}).farm
    <Farm.FOUR: 'four'>
    >>> read_options({"castle_on_roads": "true"}, words=True).castle_on_roads
    True

    ValueError names the wrong option and its possible values.
    """
    values = dict(given)
    if "goals" in values:
        goals = values["goals"]
        if words and isinstance(goals, str):
            goals = [goal.strip() for goal in goals.split(",")]
        if not isinstance(goals, list | tuple):
            raise ValueError("option goals: a list of four goals is needed")
        _check_goals(list(goals))
        values["goals"] = goals
    return convert_options(values, SkyeOptions, "skye", words=words)


def _check_goals(goals: list[object]) -> None:
    for goal in goals:
        if goal not in GOALS:
            raise ValueError(f"unknown goal {goal!r} (there are: {', '.join(GOALS)})")
    if len(goals) != 4:
        raise ValueError(f"option goals: four goals are needed, not {len(goals)}")
