"""What players and chance can answer, and why an answer is refused."""

from ledges.birds import Bird
from skerry.core.game import Draw, Move
from skerry.core.legal import Reason
from skerry.core.score import Cell


class Settle(Move, frozen=True, tag="settle"):
    """Put a bird from your hand on an empty ledge. That ends your turn."""

    bird: Bird
    cell: Cell
    """(0, 0) is at the bottom left."""


class Whistle(Move, frozen=True, tag="whistle"):
    """Send your whole hand back into the bag and get a new one; once in a game."""


class Deal(Draw, frozen=True, tag="deal"):
    """The new hand of a player whose hand is empty."""

    birds: tuple[Bird, ...]


LedgesMove = Settle | Whistle


class Refused(Reason):
    """Why a move is refused."""

    NOT_NOW = "not_now"
    NOT_IN_HAND = "not_in_hand"
    NO_LEDGE = "no_ledge"
    TAKEN = "taken"
    HAS_WHISTLED = "has_whistled"
