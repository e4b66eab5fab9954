"""Older versions of The Isle of Cats: how their tables continue, and what they did differently."""

from collections.abc import Sequence

import msgspec

from skerry.core.event import Event
from skerry.core.older import Compare, OlderRules
from skerry.games.cats.game.events import AnytimePlayed, CardsPaid, LessonLaid, PublicLessonLaid
from skerry.games.cats.game.moves import CatsMove, Pass
from skerry.games.cats.pieces.cards import CardId
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import NONE, NOTHING, PAUSE

FIRST_WITH_PAUSE = 2
"""In version 1 phase 3 began with the last payment."""

FIRST_WITH_NEW_LESSONS = 2
"""From this version on a lesson that is bought while phase 3 runs is laid in it."""


def bridge(version: int, state: State) -> Sequence[CatsMove]:
    """The answers that a table of an older version gives silently in this state."""
    if version >= FIRST_WITH_PAUSE or state.phase != PAUSE or state.doing != NOTHING:
        return ()
    return [Pass(seat) for seat in range(state.seats) if state.crews[seat].sealed == NONE]


def compare_with(version: int) -> Compare:
    """What to look for in a log that began by this version."""
    if version < FIRST_WITH_NEW_LESSONS:
        return _NewLessons()
    return lambda events: None


class _NewLessons:
    """Version 1 left a lesson in hand that was bought between the payment and phase 4."""

    def __init__(self) -> None:
        self._bought: set[CardId] = set()
        """The cards that were drawn and kept since the last payment."""

    def __call__(self, events: Sequence[Event]) -> str | None:
        for event in events:
            match event:
                case CardsPaid():
                    self._bought.clear()
                case AnytimePlayed(kept=kept) if kept is not msgspec.UNSET:
                    self._bought.update(kept)
                case LessonLaid(card=card) | PublicLessonLaid(card=card) if card in self._bought:
                    return f"lesson {card} stayed in hand"
        return None


OLDER = OlderRules(bridge, compare_with)
