"""The five levels of The Isle of Cats: what each knows, how far it looks, how often it slips."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """A way to play; levels differ by knowledge, search and slips, never by hidden cards."""

    name: str
    noise: int
    """How far a value may be misjudged, in hundredths of a point."""
    ignores: tuple[str, ...] = ()
    """Weights that it does not know."""
    lessons: bool = True
    """Whether it plays for its lessons, or only scores them when they happen."""
    ahead: bool = True
    """Whether it thinks through the rest of the day, with the others' cats."""
    places: int = 3
    """How many places of a cat it thinks about."""
    rows: int = 1
    """How many rows of the sister's cards it thinks of."""
    experience: bool = False
    """Whether it knows what lessons brought in many games."""
    purchases: int = 0
    """How many purchases it plays through before it pays."""
    others: int = 25
    """How much of what a public lesson brings to the others counts, in hundredths."""
    days: int = 0
    """How many coming days it plays in its head for one decision, all its tries together."""


BEGINNER: Final = Level(
    "beginner",
    500,
    ("CAPACITY", "SPARE", "HOLE1", "HOLE2", "END", "LONE", "PAIR", "SUPPLY"),
    lessons=False,
    ahead=False,
    places=1,
)
EASY: Final = Level("easy", 330, ("SUPPLY",), ahead=False, places=1)
NORMAL: Final = Level("normal", 190, ahead=False, places=1)
HARD: Final = Level("hard", 60, ahead=False, places=1)
EXPERT: Final = Level("expert", 0, places=4, rows=6, experience=True, purchases=8, days=2500)

LEVELS: Final = (BEGINNER, EASY, NORMAL, HARD, EXPERT)


def level(name: str) -> Level:
    """A level by its name."""
    return next(each for each in LEVELS if each.name == name)
