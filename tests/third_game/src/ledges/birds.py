"""What is in the box: the birds in the bag, the cliffs, and the options of a table."""

from enum import StrEnum

from skerry.core.game import Options


class Bird(StrEnum):
    """A kind of bird."""

    PUFFIN = "puffin"
    GULL = "gull"
    FULMAR = "fulmar"


BAG = {Bird.PUFFIN: 14, Bird.GULL: 10, Bird.FULMAR: 12}
"""The birds in the bag before the game; more than any game can use."""
HAND = 3
"""How many birds are dealt at once."""
WIDTH = 4
"""The ledges in a row."""


class Cliff(StrEnum):
    """How high the cliff is."""

    LOW = "low"
    HIGH = "high"

    @property
    def rows(self) -> int:
        """The number of rows."""
        return 4 if self is Cliff.LOW else 5


class LedgesOptions(Options, frozen=True):
    """The options of a table, each with a default."""

    cliff: Cliff = Cliff.LOW
    open_hands: bool = False
    """Whether all hands lie face up."""
