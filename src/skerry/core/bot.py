"""What a bot is: a way to choose a move from a view.

A plain bot knows its view and its legal moves. A thinker also knows what its seat has heard, can
think less when there is little time, and says what it thinks of several moves, and why.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from skerry.core.event import Event
from skerry.core.game import Move
from skerry.core.legal import Legal

V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M", bound=Move)


class Bot(Protocol[V_contra, M]):
    """Chooses moves. It is given its view and its legal moves, never the state.

    All chance in its play comes from `random`, so that the same seed gives the same game.
    """

    name: str

    def choose(self, view: V_contra, legal: Legal[M], random: Random) -> M:
        """One of the legal moves, of which there is at least one."""


@dataclass(frozen=True)
class Decision(Generic[V, M]):
    """Everything that a thinker may know when it decides.

    Equal decisions have equal answers: a thinker keeps nothing from one to the next.
    """

    view: V
    legal: Legal[M]
    random: Random
    heard: Sequence[Event] = ()
    """What its seat heard since the game began, in order: the kinds of events that it `hears`."""
    effort: float = 1.0
    """The share of its usual work that it should do, from 0 to 1."""
    reasons: bool = True
    """Whether it should say why, which takes time."""


class Why(msgspec.Struct, frozen=True):
    """One reason for a move: a word of the game's own list, and what belongs to it."""

    reason: str
    """What the reason is; the game's texts say it in words."""
    points: float | None = None
    """How many points it is worth, where that can be said."""
    about: tuple[str, ...] = ()
    """What it is about: goals, pieces and seats by their ids, or numbers."""


class Weighed(msgspec.Struct, Generic[M], frozen=True):
    """A move with what it is worth, in points, and why: the most important reason first."""

    move: M
    value: float | None
    """None: the bot only chooses."""
    why: tuple[Why, ...] = ()


@runtime_checkable
class Thinker(Protocol[V, M]):
    """A bot that hears events, thinks as much as it should, and says what it thinks."""

    name: str
    hears: tuple[type[Event], ...]
    """The kinds of events that it wants to know of."""

    def weigh(self, decision: Decision[V, M], most: int = 1) -> list[Weighed[M]]:
        """The best moves, at most that many and at least one, with the one to play first."""

    def choose(self, view: V, legal: Legal[M], random: Random) -> M:
        """The move to play, as if nothing had been heard."""


def answer(bot: Bot[V, M], decision: Decision[V, M]) -> M:
    """The move of a bot; a thinker uses all that it is given."""
    if isinstance(bot, Thinker):
        move: M = bot.weigh(replace(decision, reasons=False))[0].move
        return move
    return bot.choose(decision.view, decision.legal, decision.random)


def heard_by(bot: object, events: Sequence[Event]) -> list[Event]:
    """Those of the events that a bot wants to know of."""
    if not isinstance(bot, Thinker):
        return []
    return [event for event in events if isinstance(event, bot.hears)]
