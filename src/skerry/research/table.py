"""Which game is studied: its plugin, its door for learners, the seats and the options."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from skerry.core.compiled import choices as c
from skerry.core.compiled.choices import Choices
from skerry.core.game import Options
from skerry.core.learners.hearing import Hearing
from skerry.core.learners.learning import Learning
from skerry.core.options import convert_options
from skerry.core.registry import AnyPlugin, find

REWARDS = {"rank": c.RANK, "win": c.WIN, "margin": c.MARGIN}
"""What a seat is rewarded for at the end of a game, by name."""


@dataclass(frozen=True)
class StudyTable:
    """A game with its seats and options; it can be sent to other processes."""

    name: str
    players: int
    options: Options | None = None

    def __post_init__(self) -> None:
        """Check it; ValueError says what is wrong."""
        plugin = self.plugin
        if plugin.learning is None:
            raise ValueError(f"{plugin.title} has no choices and observations for learners")
        if not isinstance(self.players, int):
            raise ValueError(f"players: a number is needed, not {self.players!r}")
        if self.players not in plugin.seats:
            first, last = plugin.seats[0], plugin.seats[-1]
            raise ValueError(f"{plugin.title} is for {first} to {last} players, not {self.players}")
        plugin.game.start(self.players, self.options)

    @property
    def plugin(self) -> AnyPlugin:
        """The game's plugin; ValueError if there is no such game."""
        return find(self.name)

    @property
    def learning(self) -> Learning[Any]:
        """The game's choices and observations."""
        found = self.plugin.learning
        assert found is not None, "checked when the table was made"
        return found

    @property
    def hearing(self) -> Hearing:
        """How what a seat heard becomes rows of numbers; ValueError if the game does not say."""
        found = self.learning.hearing
        if found is None:
            raise ValueError(f"{self.plugin.title} has no rows for what a seat heard")
        return found

    def choices(self) -> Choices:
        """A new game before anything is drawn."""
        return self.learning.choices(self.plugin.game.start(self.players, self.options))


def study_table(name: str, players: int, given: Mapping[str, object]) -> StudyTable:
    """A table with options in plain words; ValueError names a wrong one."""
    kind = find(name).wire.options
    return StudyTable(
        name, players, convert_options(given, kind, name, words=False) if given else None
    )


def reward_number(name: str) -> int:
    """The number of a reward; ValueError names those that there are."""
    if name not in REWARDS:
        raise ValueError(f"reward: {name!r} is none of {', '.join(REWARDS)}")
    return REWARDS[name]
