"""The options of The Isle of Cats, and how they are read from words."""

from collections.abc import Mapping
from enum import StrEnum

from skerry.core.game import Options
from skerry.core.options import convert_options


class Mode(StrEnum):
    """The mode of play."""

    STANDARD = "standard"
    SOLO = "solo"
    FAMILY = "family"


class Difficulty(StrEnum):
    """How many advanced lessons the sister has, from none to four."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    VERY_HARD = "very_hard"
    EXPERT = "expert"


class CatsOptions(Options, frozen=True):
    """The options of a table; an option left out has its default."""

    mode: Mode = Mode.STANDARD
    difficulty: Difficulty | None = None
    """Solo only; the default is easy."""
    column_lesson: bool = False
    """Whether the deck has the extra lesson about columns of one colour."""

    def __post_init__(self) -> None:
        if self.difficulty is not None and self.mode is not Mode.SOLO:
            raise ValueError("option difficulty: only the solo mode has one")
        if self.column_lesson and self.mode is Mode.FAMILY:
            raise ValueError("option column_lesson: the family mode has no discovery cards")


def read_options(given: Mapping[str, object], *, words: bool = False) -> CatsOptions:
    """Options from names and values, as in a record; with `words`, as on a command line.

    >>> read_options({"mode": "solo", "difficulty": "hard"}).difficulty
    <Difficulty.HARD: 'hard'>

    ValueError names the wrong option and its possible values.
    """
    return convert_options(given, CatsOptions, "cats", words=words)
