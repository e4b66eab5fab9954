"""What the points of Isle of Skye are for."""

from enum import StrEnum

from skerry.core.score import ScoreSource
from skerry.games.skye.pieces.tiles import Goal, Scroll, Slot


class Why(StrEnum):
    """What a goal or the end of the game gives points for."""

    SQUARE = "square"
    SHEEP = "sheep"
    BROCHS = "brochs"
    ANIMALS = "animals"
    CATTLE = "cattle"
    LINKED = "linked"
    LAKE = "lake"
    AREA = "area"
    SET = "set"
    HARBOUR = "harbour"
    COLUMN = "column"
    MOUNTAIN = "mountain"
    MOST = "most"
    SECOND = "second"
    NOTHING = "nothing"
    SCROLL = "scroll"
    SCROLL_DOUBLED = "scroll_doubled"
    GOLD = "gold"


class ClanSource(ScoreSource, frozen=True):
    """Points for gold, and the base of all others."""

    reason: Why


class GoalSource(ClanSource, frozen=True, tag="goal", kw_only=True):
    """Points for a goal."""

    goal: Goal
    slot: Slot | None = None
    """Where the goal lies; None if it is scored outside of a game."""


class ScrollSource(ClanSource, frozen=True, tag="scroll", kw_only=True):
    """Points for a scroll."""

    scroll: Scroll


SkyeSource = ClanSource | GoalSource | ScrollSource
