"""Questions that older versions of The Isle of Cats did not ask, and how their tables continue."""

from collections.abc import Sequence

from skerry.games.cats.game.moves import CatsMove, Pass
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import NONE, NOTHING, PAUSE

FIRST_WITH_PAUSE = 2
"""In version 1 phase 3 began with the last payment."""


def bridge(version: int, state: State) -> Sequence[CatsMove]:
    """The answers that a table of an older version gives silently in this state."""
    if version >= FIRST_WITH_PAUSE or state.phase != PAUSE or state.doing != NOTHING:
        return ()
    return [Pass(seat) for seat in range(state.seats) if state.crews[seat].sealed == NONE]
