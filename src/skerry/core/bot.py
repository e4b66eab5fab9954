"""What a bot is: a way to choose a move from a view."""

from random import Random
from typing import Protocol, TypeVar

from skerry.core.game import Move
from skerry.core.legal import Legal

V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M", bound=Move)


class Bot(Protocol[V_contra, M]):
    """Chooses moves. It is given its view and its legal moves, never the state.

    All chance in its play comes from `random`, so that the same seed gives the same game.
    """

    name: str

    def choose(self, view: V_contra, legal: Legal[M], random: Random) -> M:
        """One of the legal moves, of which there is at least one."""
